import { containing, fold, literally } from '#src/platform/db/query/index.ts';

/** LIKE pattern for lower-case text that holds `text` anywhere. */
export const containsPattern = (text: string): string => containing(text.toLowerCase());

/** LIKE pattern for lower-case text that begins with `text`. */
export const startsWithPattern = (text: string): string => `${literally(text.toLowerCase())}%`;

/**
 * LIKE pattern, for text that `app.fold` made, of what a person types into a search box: words in their order, with anything
 * between them. A phone number loses its separators, since numbers are stored without.
 */
export function searchPattern(typed: string): string {
  const text = fold(typed).trim();
  if (/^\+?[\d\s().\-/]+$/.test(text) && text.replace(/\D/g, '').length >= 5)
    return `%${text.replace(/\D/g, '')}%`;
  return `%${text.split(/\s+/).map(literally).join('%')}%`;
}
