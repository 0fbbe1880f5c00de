import type {
  TrainingBlockContent,
  TrainingLessonCompletion,
  TrainingLessonCompletionResult,
  TrainingLessonProgress,
} from '#generated/types.gen.ts';
import type { SetTrainingLessonCompletionInput } from '#generated/families/training/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, problem, unknownReference } from '#src/platform/errors/index.ts';
import { selectStandings, touchRun } from '../grading/attempts.queries.ts';
import { selectEnrollment } from '../record/enrollment-record.queries.ts';
import { fixedRules } from '../record/settings.queries.ts';
import { settleRuns, type FinishEvents } from '../runs/finish.ts';
import { storeLessonProgress } from './completion.queries.ts';
import { lessonProgress } from './lesson-progress.rules.ts';
import { selectLessonBlocks, selectOutline, selectWatched, type LessonBlock } from './outline.queries.ts';
import { holdOwnLesson, requireInProgress, requireUnlocked, type OwnLesson } from './own-run.ts';
import { percentOf } from './video.rules.ts';

export async function setTrainingLessonCompletion(
  ctx: WriteContext<FinishEvents>,
  { path, body }: SetTrainingLessonCompletionInput,
): Promise<TrainingLessonCompletionResult> {
  const own = await holdOwnLesson(ctx, path.id);
  const { run, lesson } = own;
  const blocks = await selectLessonBlocks(ctx.db, [lesson.id]);
  const wished = wishedProgress(own, blocks, body);
  checkRevision(run.revision, body.expected_revision);
  requireInProgress(run);
  await requireUnlocked(ctx, own);
  if (wished.status === 'completed' && lesson.status !== 'completed')
    await requireDone(ctx, own, blocks, wished.checked_item_ids);
  await storeLessonProgress(ctx.db, { runId: run.id, lessonId: lesson.id, ...wished }, ctx.now);
  await touchRun(ctx.db, run.id, ctx.now);
  if (wished.status !== lesson.status && (wished.status === 'completed' || lesson.status === 'completed')) {
    ctx.audit({
      recordKind: 'training_enrollment',
      recordId: run.id,
      action: wished.status === 'completed' ? 'lesson_completed' : 'lesson_reopened',
      newValues: { lesson_id: lesson.id },
    });
    await settleRuns(ctx, { runId: run.id });
  }
  return {
    lesson: await showProgress(ctx, own, blocks),
    enrollment: await selectEnrollment(ctx.db, run.id),
  };
}

/** 400 for a block or item that the lesson does not have. */
function wishedProgress(
  { lesson }: OwnLesson,
  blocks: readonly LessonBlock[],
  { status, last_block_id: blockId, checked_item_ids: itemIds }: TrainingLessonCompletion,
) {
  if (blockId != null && !blocks.some(({ id }) => id === storedId(blockId)))
    throw unknownReference('body.last_block_id', blockId, 'a block of this lesson');
  const items = new Set(blocks.flatMap(({ content }) => itemsOf(content).map(({ id }) => id)));
  const checked = itemIds?.map(storedId);
  const stray = checked?.findIndex((id) => !items.has(id)) ?? -1;
  if (stray >= 0)
    throw unknownReference(
      `body.checked_item_ids[${stray}]`,
      checked![stray]!,
      'a checklist item of this lesson',
    );
  return {
    status: status ?? (lesson.status === 'not_started' ? ('in_progress' as const) : lesson.status),
    last_block_id: blockId === undefined ? lesson.last_block_id : storedId(blockId),
    checked_item_ids: checked ?? lesson.checked_item_ids,
  };
}

const itemsOf = (content: TrainingBlockContent) => (content.type === 'checklist' ? content.items : []);

/** 409 with what is left to do in the lesson. */
async function requireDone(
  ctx: WriteContext<FinishEvents>,
  { run }: OwnLesson,
  blocks: readonly LessonBlock[],
  checked: readonly string[],
): Promise<void> {
  const watched = await selectWatched(ctx.db, run.id);
  const standings = await selectStandings(ctx.db, run.id);
  for (const { id, content } of blocks) {
    const left = whatIsLeft(content, {
      checked,
      seconds: watched.get(id) ?? 0,
      hasPassed: standings.get(id)?.has_passed ?? false,
    });
    if (left !== undefined) throw problem('state_conflict', `The lesson cannot be completed yet: ${left}`);
  }
}

function whatIsLeft(
  content: TrainingBlockContent,
  done: { readonly checked: readonly string[]; readonly seconds: number; readonly hasPassed: boolean },
): string | undefined {
  if (content.type === 'checklist') {
    const open = content.items.find(
      ({ id, is_required }) => is_required !== false && !done.checked.includes(id!),
    );
    return open === undefined ? undefined : `the item "${open.text}" is not ticked.`;
  }
  if (content.type === 'quiz')
    return content.required_to_pass === true && !done.hasPassed
      ? 'its quiz must be passed first.'
      : undefined;
  if (content.type !== 'video' || content.is_required === false) return undefined;
  const percent = percentOf(done.seconds, content.duration_seconds);
  if (percent === null || percent >= fixedRules.video_required_percent) return undefined;
  return `${percent} % of the video ${content.title === null || content.title === undefined ? '' : `"${content.title}" `}was watched; at least ${fixedRules.video_required_percent} % are needed.`;
}

async function showProgress(
  ctx: WriteContext<FinishEvents>,
  { course, run, lesson }: OwnLesson,
  blocks: readonly LessonBlock[],
): Promise<TrainingLessonProgress> {
  const [lessons, watched, standings] = await Promise.all([
    selectOutline(ctx.db, course.id, run.id),
    selectWatched(ctx.db, run.id),
    selectStandings(ctx.db, run.id),
  ]);
  return lessonProgress(
    lessons.find(({ id }) => id === lesson.id)!,
    blocks,
    watched,
    standings,
    ctx.now,
  );
}
