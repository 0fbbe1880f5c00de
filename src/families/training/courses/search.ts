import type { TrainingCourseSearchHit, TrainingLessonSearchHit } from '#generated/types.gen.ts';
import type { SearchTrainingCoursesInput } from '#generated/families/training/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { searchPatterns } from '#src/domain/filters/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { containing, fold } from '#src/platform/db/query/index.ts';
import { excerptOf } from './excerpt.rules.ts';
import { searchHits, type FoundLesson } from './search.queries.ts';

export async function searchTrainingCourses(
  ctx: ReadContext,
  { query }: SearchTrainingCoursesInput,
): Promise<Page<TrainingCourseSearchHit>> {
  const search = query.search.trim();
  const { items, total } = await searchHits.objects(ctx.db, query, {
    ...viewerScope(ctx),
    patterns: searchPatterns(search),
    part: containing(fold(search)),
    learnerId: ctx.identity.userId,
    readsAll: ctx.can('training.author'),
  });
  return {
    items: items.map(({ lessons, ...hit }) => ({
      ...hit,
      lessons: lessons.map((lesson) => shown(lesson, search)),
    })),
    total,
  };
}

function shown({ id, name, text }: FoundLesson, search: string): TrainingLessonSearchHit {
  // The text begins with the name.
  const body = text === null ? '' : text.slice(name.length).trim();
  const excerpt = excerptOf(body, search);
  return { id, name, excerpt: excerpt?.excerpt ?? null, highlights: excerpt?.highlights ?? [] };
}
