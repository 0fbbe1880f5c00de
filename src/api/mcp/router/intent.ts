import { stem, words } from './text.ts';
import type { Tool } from './catalogue.ts';
import type { Demand } from './demand.ts';

/** What a request wants done. */
export type Intent =
  | 'read'
  | 'count'
  | 'create'
  | 'change'
  | 'delete'
  | 'move'
  | 'assign'
  | 'send'
  | 'copy'
  | 'merge'
  | 'decide'
  | 'start'
  | 'stop'
  | 'restore';

/** Ordinary verbs, and the few nouns that stand for one, of each intent. */
const VERBS: Readonly<Record<Intent, string>> = {
  read: 'show list find search look read display view see check tell who what which where when why whether what happened explain see overview report summarise summarize pull fetch open history',
  count: 'count total many number statistics breakdown share percentage average',
  create:
    'create add new make write draft record register enter set up build open start begin invite onboard log jot raise introduce define prepare',
  change:
    'change update edit rename correct fix set adjust mark turn switch replace put raise lower extend reprice reschedule postpone call modify configure rewrite swap',
  delete:
    'delete remove drop purge erase discard throw dispose rid clear wipe scrap forget dissolve kill unlink unpin detach sever',
  move: 'move transfer shift put relocate reorder sort hand',
  assign: 'assign reassign give hand delegate charge responsible owner take',
  send: 'send reply answer respond message notify tell write email ping forward post share ask inform remind',
  copy: 'copy duplicate clone replicate template',
  merge: 'merge combine consolidate duplicate join same',
  decide: 'approve reject decline accept sign confirm decide review',
  start: 'start run launch begin trigger publish republish activate enable resume live on kick reopen',
  stop: 'stop pause cancel disable end deactivate suspend unpublish offline off archive halt close hold withdraw unschedule',
  restore: 'restore undo revert recover back rollback undelete reinstate',
};

/** The verbs at the beginning of tool names that carry an intent out. */
const TOOL_VERBS: Readonly<Record<Intent, RegExp>> = {
  read: /^(list|get|read|search|lookup|query|find|preview|check|resolve|show|count)_/,
  count:
    /_(counts?|summary|metrics|analytics|breakdowns|throughput|balance|statistics)(_|$)|^(count|query|list)_/,
  create: /^(create|add|manage|save|invite|start|record|submit|prepare|ensure|set)_/,
  change: /^(update|set|manage|replace|rename|bulk_update|save|transition|mark)_/,
  delete: /^(bulk_)?(delete|remove|dismiss|unlink|purge|cancel|archive)_/,
  move: /^(bulk_)?(move|transfer|reorder|jump|transition|update)_/,
  assign: /(^|_)(assign|reassign|bulk_assign|claim)(_|$)|assignment|^(bulk_)?update_/,
  send: /^(send|create_.*(message|comment|reply)|save_.*draft|reply|respond|submit|share|redeliver|resend)/,
  copy: /^(duplicate|copy|clone)_/,
  merge: /(^|_)merge(_|$)|duplicate_suggestion/,
  decide: /^(decide|approve|reject|review|resolve|respond|accept|confirm)_/,
  start: /^(start|run|publish|republish|activate|enable|resume|transition|apply|reopen|rerun|trigger)_/,
  stop: /^(stop|pause|cancel|disable|unpublish|archive|transition|close|update|end)_/,
  restore: /^(restore|undo|reopen|recover|revert)_/,
};

const intentsOfWord = new Map<string, Intent[]>();
for (const [intent, verbs] of Object.entries(VERBS) as [Intent, string][]) {
  for (const verb of verbs.split(' '))
    intentsOfWord.set(stem(verb), [...(intentsOfWord.get(stem(verb)) ?? []), intent]);
}

/** What a word may want done. */
export const intentsOf = (word: string): readonly Intent[] => intentsOfWord.get(stem(word)) ?? [];

/** `no longer part of it`, `the old one can go`. */
const unwanted = /\bno longer\b|\b(can|must|should|has to|have to) go(?=\s*($|[.,;!?]|now\b))/i;
const negation = /\b(not|nobody|never|nothing|none)\b|n['’]t\b/i;
const anyMore = /\bany ?(more|longer)\b/i;

/** `nobody should see it any more`. Each sentence is read once: a prompt may be long. */
const isNegatedForGood = (sentence: string): boolean => {
  const start = sentence.search(negation);
  return start !== -1 && anyMore.test(sentence.slice(start));
};

export const isUnwanted = (text: string): boolean =>
  unwanted.test(text) || text.split(/[.?!]/).some(isNegatedForGood);

/** The intents that a request names, by its words and the stems of what they stand for. */
export function intentsIn(text: string, synonyms: Iterable<string> = []): ReadonlySet<Intent> {
  const found = new Set<Intent>();
  for (const term of [...words(text).slice(0, 120).map(stem), ...synonyms])
    for (const intent of intentsOfWord.get(term) ?? []) found.add(intent);
  // What is no longer wanted is to be taken away or stopped, by whatever verb, but a question about it wants to know.
  if (!found.has('read') && !found.has('count') && isUnwanted(text)) found.add('delete').add('stop');
  if (/\bhow (many|much)\b/i.test(text)) found.add('count').add('read');
  if (text.includes('?')) found.add('read');
  return found;
}

/** How well the verb of a tool fits the intents: more than 1 when it carries one of them out, less when it does something else. */
export function fit(tool: Tool, intents: ReadonlySet<Intent>): number {
  if (intents.size === 0) return tool.readOnly ? 1.1 : 1;
  let fits = 0;
  for (const intent of intents) if (TOOL_VERBS[intent].test(tool.name)) fits += 1;
  if (fits > 0) return 1.2 + Math.min(fits, 3) * 0.1;
  return tool.destructive ? 0.6 : 0.85;
}

interface Consequence {
  /** Words of the names of the tools. */
  readonly tools: RegExp;
  /** Stem of the verb that people use for it. */
  readonly verb: string;
  /** What it does, if that is not the first of the intents. */
  readonly does?: Intent;
  /** The intents that ask for such a tool. */
  readonly intents: readonly [Intent, ...Intent[]];
  /** Words of which the request has to name one besides: the intents alone are those of many harmless requests. */
  readonly words?: string;
}

const letOut =
  'publish republish live release activate reactivate enable launch share online public available automation workflow flow rule bot sequence form page survey questionnaire signup intake quiz link sheet version';

/** Tools that take something away or let something out. */
const CONSEQUENTIAL: readonly Consequence[] = [
  { tools: /(^|_)(delete|purge|revoke)_/, verb: 'delete', intents: ['delete'] },
  // A scheduled reply is a draft: it is cancelled, withdrawn or taken back.
  { tools: /^delete_.*_draft$/, verb: 'cancel', intents: ['stop', 'delete', 'restore'] },
  // Whoever undoes a reaction or a link takes it away.
  { tools: /(^|_)(remove|detach|unlink|unpin)_/, verb: 'remove', intents: ['delete', 'restore'] },
  { tools: /(^|_)merge_/, verb: 'merge', intents: ['merge'] },
  { tools: /(^|_)archive_/, verb: 'archive', intents: ['stop', 'delete'] },
  // It makes all changes of a session, which may delete and publish.
  { tools: /^apply_builder_session$/, verb: 'apply', intents: ['start', 'create', 'change', 'decide'] },
  { tools: /^(re)?publish_/, verb: 'publish', intents: ['start', 'send'], words: letOut },
  {
    tools: /^unpublish_/,
    verb: 'unpublish',
    intents: ['stop', 'delete'],
    words: 'unpublish offline down form page survey questionnaire link',
  },
  { tools: /^(re)?send_|^create_.*message$/, verb: 'send', intents: ['send'] },
  {
    tools: /^(re)?send_|^create_.*message$/,
    verb: 'send',
    does: 'send',
    intents: ['create'],
    words: 'message reply email mail chat post write call record sms text log letter line',
  },
];

/** Whether a tool takes something away or lets something out. */
export const hasConsequences = ({ name, destructive }: Pick<Tool, 'name' | 'destructive'>): boolean =>
  destructive || CONSEQUENTIAL.some(({ tools }) => tools.test(name));

/** Whether somebody who wants this asks for a tool with consequences: none is offered for its nouns alone. */
export function asksFor(tool: Tool, { intents, named, forbidden }: Demand): boolean {
  const consequences = CONSEQUENTIAL.filter(({ tools }) => tools.test(tool.name));
  const isForbidden = ({ verb, intents: [first], does = first }: Consequence): boolean =>
    !named.has(stem(verb)) &&
    [...forbidden].some((word) => !named.has(word) && (intentsOfWord.get(word) ?? []).includes(does));
  const isNamed = ({ words: some }: Consequence): boolean =>
    some === undefined || words(some).some((word) => named.has(stem(word)));
  return (
    consequences.length === 0 ||
    consequences.some(
      (each) => each.intents.some((intent) => intents.has(intent)) && isNamed(each) && !isForbidden(each),
    )
  );
}
