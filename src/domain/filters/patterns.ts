import { containing, fold, literally } from '#src/platform/db/query/index.ts';

/** LIKE pattern for lower-case text that holds `text` anywhere. */
export const containsPattern = (text: string): string => containing(text.toLowerCase());

/** LIKE pattern for lower-case text that begins with `text`. */
export const startsWithPattern = (text: string): string => `${literally(text.toLowerCase())}%`;

/**
 * LIKE pattern, for text that `app.fold` made, of what a person types into a search box: words in their order, with anything
 * between them.
 */
export const searchPattern = (typed: string): string =>
  `%${fold(typed).trim().split(/\s+/).map(literally).join('%')}%`;

/**
 * The same, and the digits alone of what may be a phone number: numbers are stored without separators, and `2026-11-0042` may be an
 * invoice as well. A text is found by either.
 */
export function searchPatterns(typed: string): string[] {
  const text = fold(typed).trim();
  const digits = text.replace(/\D/g, '');
  const pattern = searchPattern(typed);
  const isLikePhone = /^\+?[\d\s().\-/]+$/.test(text) && digits.length >= 5;
  return isLikePhone && pattern !== `%${digits}%` ? [pattern, `%${digits}%`] : [pattern];
}
