import type { TrainingVideoProgress } from '#generated/types.gen.ts';
import type {
  ListTrainingVideoProgressInput,
  SetTrainingVideoProgressInput,
} from '#generated/families/training/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, notFound } from '#src/platform/errors/index.ts';
import { findParts } from '../content/parts.queries.ts';
import { touchRun } from '../grading/attempts.queries.ts';
import { requireSight } from '../record/learners.ts';
import { openLesson } from './completion.queries.ts';
import { selectLessonBlocks } from './outline.queries.ts';
import { holdOwnLesson, requireInProgress, requireUnlocked } from './own-run.ts';
import { findWatched, selectVideoProgress, storeWatched, videoList } from './video.queries.ts';
import { secondsOf, watchedAfter } from './video.rules.ts';

/** Videos are watched at twice their speed at most. */
const fastest = 2;
// What a player reports at once may be a little ahead of the clock.
const slackSeconds = 1;

export async function setTrainingVideoProgress(
  ctx: WriteContext,
  { body }: SetTrainingVideoProgressInput,
): Promise<TrainingVideoProgress> {
  const blockId = storedId(body.block_id);
  const what = { noun: 'video of a course that you have started', id: body.block_id };
  const [part] = await findParts(ctx.db, 'training_blocks', [blockId]);
  if (part === undefined || part.is_deleted) throw notFound(what.noun, what.id);
  const own = await holdOwnLesson(ctx, part.parent_id, what);
  const video = (await selectLessonBlocks(ctx.db, [own.lesson.id], ['video'])).find(
    ({ id }) => id === blockId,
  );
  if (video?.content.type !== 'video') throw notFound(what.noun, what.id);
  const duration = video.content.duration_seconds ?? null;
  for (const [index, range] of body.watched_ranges.entries()) {
    const place = `body.watched_ranges[${index}].to_seconds`;
    if (range.to_seconds <= range.from_seconds) throw invalid(place, 'must be after from_seconds.');
    if (duration !== null && range.to_seconds > duration)
      throw invalid(place, `is after the end of the video, which has ${duration} seconds.`);
  }
  if (duration !== null && body.position_seconds > duration)
    throw invalid('body.position_seconds', `is after the end of the video, which has ${duration} seconds.`);
  requireInProgress(own.run);
  await requireUnlocked(ctx, own);
  const openedAt = await openLesson(ctx.db, own.run.id, own.lesson.id, ctx.now);
  const elapsed = Math.max(0, ctx.now.getTime() - openedAt.getTime()) / 1000;
  const known = await findWatched(ctx.db, own.run.id, blockId);
  const room = Math.max(secondsOf(known), fastest * elapsed + slackSeconds);
  const watched = watchedAfter(known, body.watched_ranges, room);
  await storeWatched(
    ctx.db,
    {
      runId: own.run.id,
      blockId,
      lessonId: own.lesson.id,
      courseId: own.course.id,
      userId: own.run.user_id,
      watched,
      seconds: secondsOf(watched),
      position: body.position_seconds,
    },
    ctx.now,
  );
  await touchRun(ctx.db, own.run.id, ctx.now);
  return selectVideoProgress(ctx.db, own.run.id, blockId);
}

const seeing = ['training.review', 'training.manage'] as const;

export function listTrainingVideoProgress(ctx: ReadContext, { query }: ListTrainingVideoProgressInput) {
  const userIds = query.user_id ?? [ctx.identity.userId];
  requireSight(ctx, userIds, seeing);
  return videoList.page(ctx.db, { ...query, user_id: [...userIds] }, {});
}
