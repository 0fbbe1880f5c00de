import { isStopWord } from '../router/text.ts';

/** Words that begin a sentence and are no names. */
const openers = new Set(
  'a an the and or but what which who whose where when why how is are was were do does did can could will would should may please show list find get give tell check look see i we you they he she it all any open my our their his her in on at for to of with about'.split(
    ' ',
  ),
);

/** What a text seems to name: what stands in quotation marks, and runs of capitalised words. The longest first. */
export function namesIn(text: string): string[] {
  const quoted = [...text.matchAll(/["“'‘„«「『]([^"”'’“»」』\n]{2,80})["”'’“»」』]/gu)].map(([, name]) =>
    name!.trim(),
  );
  const capitalised = [...text.matchAll(runs)].flatMap(([run]) => groupsOf(run)).map(withoutOpener);
  const names = [...quoted, ...capitalised]
    .map((name) => name.replace(/(?:'s|[.,;:!?])+$/u, ''))
    .filter((name) => name.length > 1 && !isDate(name));
  return [...new Set(names)].sort((left, right) => right.split(' ').length - left.split(' ').length);
}

const runs = /\p{Lu}[\p{L}\p{N}&'.-]*(?:\s+(?:(?:of|and|&|de|van|von)\s+)?\p{Lu}[\p{L}\p{N}&'.-]*)*/gu;

/** "and" joins two names or is part of one. */
export const isJoined = (name: string): boolean => / and /.test(name);

const maxParts = 4;

/** A run of words with "and" in it as every name that it may hold. */
function groupsOf(run: string): string[] {
  const parts = run.split(/\s+and\s+/);
  if (parts.length > maxParts) return parts;
  return parts.flatMap((_, from) =>
    parts.slice(from).map((__, length) => parts.slice(from, from + length + 1).join(' and ')),
  );
}

/** Words that begin a sentence and stand alone there: their capital says nothing. */
export const openingWords = (text: string): ReadonlySet<string> =>
  new Set(
    [
      ...text.matchAll(
        /(?:^|[.!?:;\n]\s*)(\p{Lu}[\p{L}\p{N}-]*)(?!['’.-]?[\p{L}\p{N}])(?!\s+(?:(?:of|&|de|van|von)\s+)?\p{Lu})/gu,
      ),
    ].map(([, word]) => word!),
  );

const maxPairs = 16;

/** Words in lower case beside each other, of which a name may consist. */
export function lowerCasePairs(text: string): string[] {
  const pairs = [
    ...text.matchAll(
      /(?<![\p{L}\p{N}])(?=(\p{Ll}[\p{L}\p{M}\p{N}'’-]*)\s+((?:(?:of|and|&|de|van|von)\s+)?\p{Ll}[\p{L}\p{M}\p{N}'’-]*))/gu,
    ),
  ]
    .filter(([, left, right]) => ![left!, right!].some(isStopWord))
    .map(([, left, right]) => `${left} ${right}`.replace(/\s+/g, ' ').replace(/['’]s$/, ''));
  return [...new Set(pairs)].slice(0, maxPairs);
}

const dates =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i;
const isDate = (name: string): boolean => dates.test(name);

function withoutOpener(run: string): string {
  const words = run.split(/\s+/);
  while (words.length > 0 && openers.has(words[0]!.toLowerCase())) words.shift();
  return words.join(' ');
}
