import type { SopSearchMatch } from '#generated/types.gen.ts';

const maxTerms = 20;
const maxExcerpt = 300;
const maxHighlights = 20;

/** What a search asks for: words one by one, and phrases in double quotes as they are written. */
export function termsOf(search: string): string[] {
  const terms = [...search.matchAll(/"([^"]+)"|([^\s"]+)/gu)].map(([, phrase, word]) =>
    (phrase ?? word ?? '').replaceAll(/\s+/gu, ' ').trim(),
  );
  return [
    ...new Map(terms.filter((term) => term !== '').map((term) => [term.toLowerCase(), term])).values(),
  ].slice(0, maxTerms);
}

/** Marks that stand around the words that the database found in a text. */
export const marks = { start: '\u0002', end: '\u0003' } as const;

export type Excerpt = Pick<SopSearchMatch, 'excerpt' | 'highlights'>;

/** A marked passage as text, with the places of its words. */
export function readMarked(marked: string): Excerpt {
  let excerpt = '';
  let start: number | undefined;
  const highlights: Excerpt['highlights'] = [];
  for (const letter of marked.trim()) {
    if (letter === marks.start) start = excerpt.length;
    else if (letter === marks.end) {
      if (start !== undefined && excerpt.length > start)
        highlights.push({ offset: start, length: excerpt.length - start });
      start = undefined;
    } else excerpt += letter;
  }
  const kept = excerpt.slice(0, maxExcerpt).toWellFormed();
  return {
    excerpt: kept,
    highlights: highlights
      .filter(({ offset, length }) => offset + length <= kept.length)
      .slice(0, maxHighlights),
  };
}

/** The passage around the first of the terms as they are written, for texts in which the database finds no separate words. */
export function excerptOf(text: string, terms: readonly string[]): Excerpt {
  const lower = text.toLowerCase();
  const found = terms.flatMap((term) => {
    const offset = lower.indexOf(term.toLowerCase());
    return offset < 0 || lower.length !== text.length ? [] : [{ offset, length: term.length }];
  });
  const first = Math.min(...found.map(({ offset }) => offset), text.length);
  const from = found.length === 0 ? 0 : Math.max(0, first - 60);
  const excerpt = text.slice(from, from + maxExcerpt).toWellFormed();
  return {
    excerpt,
    highlights: found
      .map(({ offset, length }) => ({ offset: offset - from, length }))
      .filter(({ offset, length }) => offset >= 0 && offset + length <= excerpt.length)
      .sort((a, b) => a.offset - b.offset)
      .slice(0, maxHighlights),
  };
}
