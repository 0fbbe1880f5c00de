import { intentsIn, isUnwanted, type Intent } from './intent.ts';
import { clauses, quotedApart, stem, words } from './text.ts';
import { synonymsIn } from './synonyms.ts';

// What a request asks to be done, for tools that delete, merge, send or publish: what it forbids, quotes and asks about the past is in the
// words of the same verbs, and asks for none of them.

export interface Demand {
  readonly intents: ReadonlySet<Intent>;
  /** Stems of the verbs that it names, and of those that it forbids. */
  readonly named: ReadonlySet<string>;
  readonly forbidden: ReadonlySet<string>;
}

export function demandOf(text: string): Demand {
  const forbidden = new Set<string>();
  const kept = quotedApart(withoutMails(text))
    .asked.split(/(?<=[.!?;\n])(?=\s|$)/)
    .map((sentence) => (isUnwanted(sentence) ? sentence : wished(sentence, forbidden)))
    .join(' ');
  const intents = new Set(
    clauses(kept).flatMap((part) => [...intentsIn(part, synonymsIn(part.slice(0, 4000)))]),
  );
  const named = new Set(words(kept).map(stem));
  return { intents, named, forbidden };
}

/** Lines that quote a mail, blocks between fences, and what follows `Ana wrote:` up to an empty line. */
const withoutMails = (text: string): string =>
  text
    .replace(/```[^`]{0,8000}```/g, ' ')
    .replace(/^[ \t]*>.*$/gm, ' ')
    .replace(
      /\b(wrote|writes|says|said|asks|asked|mail|e-mail|email|message):[ \t]*\n?(?:(?!\n\s*\n)[^]){1,8000}/gi,
      '$1. ',
    );

const breaks = /,|\bbut\b|\bjust\b|\bonly\b|\binstead\b(?! of)|\s[-–—]\s/i;
const refusal =
  /\b(?:do not|don['’]t|never|must not|mustn['’]t|should not|shouldn['’]t|may not|without|no need to|not to|rather than|instead of)\b/i;
const noRefusal =
  /\b(?:do not|don['’]t|never) (?:forget|hesitate|only|wait)\b|\b(?:why|could|would|can|will) ?(?:don['’]t|n['’]t|not)? (?:you|we)\b/i;
const ofNothing = /^\W*(?:(?:please|so|and|then)\s+)?(\p{L}+)\s+(?:nothing|nobody|no one|none|no)\b/iu;

/** Whether the text has one and, somewhere behind it, the other: in one pass, where a pattern of both begins anew at each of the first. */
function follows(text: string, first: RegExp, then: RegExp): boolean {
  const found = first.exec(text);
  return found !== null && then.test(text.slice(found.index));
}

const beginsInThePast = /^\W*(?:did|was|were|has|had|have (?:you|we|they|i|any))\b/i;
const whatHappens = /\bwhat (?:else )?(?:happens|will happen|happened)\b/i;
const questionWord = /\b(?:who|whom|what|which|why|how|when|where)\b/i;

/** `Did we send it?`, `Who did you write to?`, `Has she deleted it?`, `What would a merge do?`, and `What happens if I delete it?` */
const onlyAsks = (text: string): boolean =>
  beginsInThePast.test(text) ||
  whatHappens.test(text) ||
  follows(text, questionWord, /\bdid\b/i) ||
  follows(text, /\bwhat\b/i, /\bwould\b/i);

/** `Tell me what it says` sends nothing. */
const toMe = /\b(?:tell|inform|remind|notify|answer) (?:me|us)\b/gi;
/** What somebody still wants: `I want it deleted`, `it should be sent`. */
const stillWanted = /\b(?:want|wants|need|needs|get|be|like|must|should|to have|see)\b/i;
const past = /\b(?!need|feed|embed)\p{L}{2,}ed\b|\b(?:sent|wrote|written)\b/giu;
/** A mail that there is, not one to be sent. */
const thing =
  /\b(the|this|that|these|those|his|her|their|its|last|latest|each|every|which|whose)\s+(?:e-?mails?|mails?|messages?|repl(?:y|ies)|answers?|merge|copy)\b/gi;

/** The parts of a sentence that ask for something, in its order; what it forbids is added to `forbidden`. */
function wished(sentence: string, forbidden: Set<string>): string {
  const forbid = (text: string) =>
    words(text.replace(past, ' ')).forEach((word) => forbidden.add(stem(word)));
  const parts = sentence.split(breaks).map((part) => {
    if (onlyAsks(part)) return '';
    const [, verb] = ofNothing.exec(part) ?? [];
    if (verb !== undefined) {
      forbid(verb);
      return '';
    }
    const found = noRefusal.test(part) ? null : refusal.exec(part);
    if (found !== null) forbid(part.slice(found.index + found[0].length));
    const head = found === null ? part : part.slice(0, found.index);
    return (stillWanted.test(head) ? head : head.replace(past, ' ')).replace(thing, '$1').replace(toMe, ' ');
  });
  return parts.join(', ');
}
