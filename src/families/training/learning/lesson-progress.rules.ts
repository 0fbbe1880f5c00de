import type { TrainingLessonProgress } from '#generated/types.gen.ts';
import type { Standing } from '../grading/attempts.queries.ts';
import { placeOf } from '../grading/standing.rules.ts';
import type { LessonBlock, OutlineLesson } from './outline.queries.ts';
import { percentOf } from './video.rules.ts';

/** How far a run is in a lesson. `blocks` may be those of its videos and its quiz alone. */
export function lessonProgress(
  lesson: OutlineLesson,
  blocks: readonly LessonBlock[],
  watched: ReadonlyMap<string, number>,
  standings: ReadonlyMap<string, Standing>,
  now: Date,
): TrainingLessonProgress {
  const own = blocks.filter((block) => block.lesson_id === lesson.id);
  const quiz = own.find(({ content }) => content.type === 'quiz');
  return {
    lesson_id: lesson.id,
    name: lesson.name,
    is_required: lesson.is_required,
    status: lesson.status,
    video_watched_percent: watchedPercent(own, watched),
    quiz_status:
      quiz === undefined
        ? null
        : placeOf(standings.get(quiz.id), { max_attempts: 0, cooldown_minutes: 0 }, now).status,
    last_block_id: lesson.last_block_id,
    checked_item_ids: lesson.checked_item_ids,
    started_at: lesson.started_at,
    completed_at: lesson.completed_at,
  };
}

/** Of all required videos together; null without one, or while a length is unknown. */
function watchedPercent(blocks: readonly LessonBlock[], watched: ReadonlyMap<string, number>): number | null {
  const videos = blocks.flatMap(({ id, content }) =>
    content.type === 'video' && content.is_required !== false
      ? [{ seconds: watched.get(id) ?? 0, duration: content.duration_seconds ?? null }]
      : [],
  );
  if (videos.length === 0 || videos.some(({ duration }) => duration === null)) return null;
  const total = videos.reduce((sum, { duration }) => sum + duration!, 0);
  return percentOf(
    videos.reduce((sum, { seconds, duration }) => sum + Math.min(seconds, duration!), 0),
    total,
  );
}
