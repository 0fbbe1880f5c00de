import type { TrainingLessonSearchHit } from '#generated/types.gen.ts';

const maxExcerpt = 300;
const before = 60;
const maxHighlights = 20;

type Excerpt = { readonly excerpt: string } & Pick<TrainingLessonSearchHit, 'highlights'>;

/** The passage around the text as it is written, in any case; undefined where it is not there. */
export function excerptOf(body: string, search: string): Excerpt | undefined {
  const lower = body.toLowerCase();
  const wanted = search.toLowerCase();
  // Letters that change their length with their case would move what follows.
  if (lower.length !== body.length || wanted === '') return undefined;
  const first = lower.indexOf(wanted);
  if (first < 0) return undefined;
  const from = Math.max(0, first - before);
  const excerpt = body.slice(from, from + maxExcerpt).toWellFormed();
  const highlights: { offset: number; length: number }[] = [];
  for (
    let at = first;
    at >= 0 && at - from + wanted.length <= excerpt.length && highlights.length < maxHighlights;
    at = lower.indexOf(wanted, at + wanted.length)
  )
    highlights.push({ offset: at - from, length: wanted.length });
  return { excerpt, highlights };
}
