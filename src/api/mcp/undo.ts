import type { Tool } from './router/catalogue.ts';
import type { OperationTool } from './toolbox.ts';

/** Verbs that take something away or let something out, with those that undo them, the best first. */
const INVERSES: Readonly<Record<string, readonly string[]>> = {
  archive: ['unarchive', 'restore'],
  delete: ['restore'],
  detach: ['attach'],
  dismiss: ['restore'],
  publish: ['unpublish', 'disable'],
  remove: ['restore', 'add', 'attach', 'toggle'],
  republish: ['unpublish'],
  send: ['delete'],
  unlink: ['link'],
  unpin: ['pin'],
  unpublish: ['publish', 'republish'],
};

/** Verbs of tools that let something out, which takes nothing away, but cannot be taken for granted either. */
const LETS_OUT = /^(send|publish|republish)_/;

/**
 * How a call that took something away is undone, by the contract's own names; undefined for a tool that takes nothing away.
 * Where nothing undoes it, that is said, so that nobody is promised otherwise.
 */
export function undoOf(tool: Tool, tools: Iterable<OperationTool>): string | undefined {
  const { verb, noun } = partsOf(tool.name);
  if (!tool.destructive && INVERSES[verb] === undefined) return undefined;
  const built = [...tools].filter(({ pending }) => !pending);
  const forNoun = (verbs: readonly string[]): OperationTool | undefined =>
    verbs
      .map((wanted) =>
        built.find(({ name }) => {
          const other = partsOf(name);
          return other.verb === wanted && other.noun === noun;
        }),
      )
      .find((found) => found !== undefined);
  // Where records can be archived, restoring is for those alone.
  const isForArchived = verb === 'delete' && forNoun(['archive']) !== undefined;
  const undoing = isForArchived ? undefined : forNoun(INVERSES[verb] ?? []);
  if (undoing !== undefined)
    return `To undo this, call ${undoing.name} for the same record${isAboutSeveral(tool.name) ? 's' : ''}; request the tool if it is not in the conversation.`;
  if (LETS_OUT.test(tool.name)) return 'This cannot be undone with a tool: tell the person what went out.';
  const creating = verb === 'delete' ? forNoun(['create', 'save']) : undefined;
  const instead =
    creating === undefined ? '' : ` ${creating.name} creates a new record, with another id and no history.`;
  return `This cannot be undone with a tool: tell the person.${instead}`;
}

/** `bulk_delete_tasks` deletes a task. */
function partsOf(name: string): { verb: string; noun: string } {
  const [, verb = name, noun = ''] = /^(?:bulk_)?([a-z]+)_(.+)$/.exec(name) ?? [];
  return { verb, noun: noun.split('_').map(singular).join('_') };
}

const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch)es$/, '$1')
    .replace(/([^su])s$/, '$1');

const isAboutSeveral = (name: string): boolean => name.startsWith('bulk_') || /[^su]s$/.test(name);
