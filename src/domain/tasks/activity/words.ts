const maxNames = 5;
const maxQuoteLength = 500;
const maxTextLength = 2000;

/** `A, B and C`; of many the first ones and how many there are besides. */
export function listed(words: readonly string[]): string {
  const shown =
    words.length > maxNames
      ? [...words.slice(0, maxNames - 1), `${words.length - maxNames + 1} others`]
      : words;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** `the ticket #1042 Invoice is wrong`; without the number where an entry does not hold it. */
export const numbered = (noun: string, number: unknown, name: string): string =>
  `${noun}${typeof number === 'number' ? ` #${number}` : ''} ${name}`;

/** What somebody wrote, shortened. */
export const quoted = (text: string): string =>
  `"${cut(text.trim().replaceAll(/\s+/g, ' '), maxQuoteLength)}"`;

/** The end of a sentence that gives a reason: `: "No longer needed"`. */
export const because = (reason: string | null): string => (reason === null ? '' : `: ${quoted(reason)}`);

/** A sentence as the contract bounds it. */
export const sentence = (text: string): string => `${cut(text, maxTextLength - 1)}.`;

/** By characters as people count them, so that none is cut in two. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = length - 1;
  if (/[\uD800-\uDBFF]/.test(text[end - 1]!)) end -= 1;
  return `${text.slice(0, end)}…`;
}
