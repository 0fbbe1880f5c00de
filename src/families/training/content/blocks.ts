import type {
  TrainingBlockOrder,
  TrainingContentDeleted,
  TrainingLessonBlockChanged,
} from '#generated/types.gen.ts';
import type {
  CreateTrainingLessonBlockInput,
  DeleteTrainingLessonBlocksInput,
  ReorderTrainingLessonBlocksInput,
  UpdateTrainingLessonBlockInput,
} from '#generated/families/training/handlers.ts';
import type { TrainingBlockContent } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { isSameBlock, type CompleteBlock } from '#src/domain/blocks/index.ts';
import { reviseRecord, storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { checkRevision, unknownReference } from '#src/platform/errors/index.ts';
import { reordered, tidyIds } from '#src/platform/tidy.ts';
import { loadContentCheck, requireRoomInCourse, requireRoomInLesson } from './check-content.ts';
import { deleted, deletionOutcomes, placed } from './deletion.ts';
import { holdLesson, holdPart, holdParts, lessonChanged } from './hold-part.ts';
import { measureCourse, selectBlock, selectBlocks, selectLessons } from './parts.queries.ts';
import { deleteParts, forgetWatched, insertBlocks, placeParts } from './store.queries.ts';

export async function createTrainingLessonBlock(
  ctx: WriteContext,
  { path, body }: CreateTrainingLessonBlockInput,
): Promise<TrainingLessonBlockChanged> {
  const { course, lesson } = await holdLesson(ctx, path.id, body.expected_revision);
  const check = await loadContentCheck(ctx, [body.content]);
  const content = check(body.content, 'body.content');
  const blocks = await selectBlocks(ctx.db, [lesson.id]);
  requireRoomInLesson([...blocks.map((block) => block.content), content]);
  const present = await measureCourse(ctx.db, course.id);
  requireRoomInCourse({ ...present, blocks: present.blocks + 1 });
  const id = uuid7();
  const stamp = { userId: ctx.identity.userId, now: ctx.now };
  await insertBlocks(
    ctx.db,
    course.id,
    [{ id, content, lesson_id: lesson.id, position: blocks.length }],
    stamp,
  );
  await placeParts(
    ctx.db,
    'training_blocks',
    placed(
      blocks.map((block) => block.id),
      [id],
      body.position,
    ),
  );
  const lesson_revision = await lessonChanged(ctx, course, lesson, [content]);
  return { block: await selectBlock(ctx.db, lesson.id, id), lesson_revision, previous_lesson_revision: null };
}

const isSame = (a: TrainingBlockContent, b: TrainingBlockContent): boolean =>
  isSameBlock(a as CompleteBlock, b as CompleteBlock);

export async function updateTrainingLessonBlock(
  ctx: WriteContext,
  { path, body }: UpdateTrainingLessonBlockInput,
): Promise<TrainingLessonBlockChanged> {
  const { course, part } = await holdPart(ctx, 'training_blocks', path.id);
  const lessons = await selectLessons(ctx.db, course.id);
  const lesson = lessons.find(({ id }) => id === part.parent_id)!;
  const block = await selectBlock(ctx.db, lesson.id, part.id);
  checkRevision(block.revision, body.expected_revision);
  const content = body.content === undefined ? block.content : await judged(ctx, body.content, block.content);
  const targetId = storedId(body.lesson_id) ?? lesson.id;
  const target = lessons.find(({ id }) => id === targetId);
  if (target === undefined) throw unknownReference('body.lesson_id', targetId, 'a lesson of this course');
  const isMoved = target.id !== lesson.id;
  const there = await selectBlocks(ctx.db, [target.id]);
  const former = there.map(({ id }) => id);
  const order = isMoved || body.position !== undefined ? placed(former, [block.id], body.position) : former;
  const isChanged = !isSame(content, block.content);
  if (!isMoved && !isChanged && order.join() === former.join())
    return { block, lesson_revision: lesson.revision, previous_lesson_revision: null };

  requireRoomInLesson([...there.flatMap((each) => (each.id === block.id ? [] : [each.content])), content]);
  await reviseRecord(
    ctx.db,
    'training_blocks',
    block.id,
    { content: JSON.stringify(content), lesson_id: target.id },
    ctx.now,
  );
  if (hasOtherSource(block.content, content)) await forgetWatched(ctx.db, block.id);
  await placeParts(ctx.db, 'training_blocks', order);
  let previous: number | null = null;
  if (isMoved) {
    const left = await selectBlocks(ctx.db, [lesson.id]);
    await placeParts(
      ctx.db,
      'training_blocks',
      left.map(({ id }) => id),
    );
    previous = await lessonChanged(ctx, course, lesson, []);
  }
  const lesson_revision = await lessonChanged(ctx, course, target, isChanged ? [content] : []);
  return {
    block: await selectBlock(ctx.db, target.id, block.id),
    lesson_revision,
    previous_lesson_revision: previous,
  };
}

/** Items of a checklist that come without ids keep those that stand at their places. */
async function judged(
  ctx: WriteContext,
  sent: TrainingBlockContent,
  stored: TrainingBlockContent,
): Promise<TrainingBlockContent> {
  const kept =
    sent.type === 'checklist' && stored.type === 'checklist'
      ? {
          ...sent,
          items: sent.items.map((item, index) => {
            const id = item.id ?? stored.items[index]?.id;
            return id === undefined || sent.items.some((other) => other !== item && other.id === id)
              ? item
              : { ...item, id };
          }),
        }
      : sent;
  const check = await loadContentCheck(ctx, [kept]);
  return check(kept, 'body.content');
}

const hasOtherSource = (before: TrainingBlockContent, after: TrainingBlockContent): boolean =>
  before.type === 'video' &&
  (after.type !== 'video' || before.file_id !== after.file_id || before.url !== after.url);

export async function deleteTrainingLessonBlocks(
  ctx: WriteContext,
  { body }: DeleteTrainingLessonBlocksInput,
): Promise<TrainingContentDeleted> {
  const { course, parentId, known } = await holdParts(ctx, 'training_blocks', body.ids);
  const lesson =
    course === undefined
      ? undefined
      : (await selectLessons(ctx.db, course.id)).find(({ id }) => id === parentId);
  const { outcomes, gone } = deletionOutcomes(body.ids, known, 'block of this lesson');
  if (course === undefined || lesson === undefined) return deleted(outcomes, null);
  checkRevision(lesson.revision, body.expected_revision);
  if (gone.length === 0) return deleted(outcomes, lesson.revision);
  await deleteParts(ctx.db, 'training_blocks', gone, { userId: ctx.identity.userId, now: ctx.now });
  const left = await selectBlocks(ctx.db, [lesson.id]);
  await placeParts(
    ctx.db,
    'training_blocks',
    left.map(({ id }) => id),
  );
  return deleted(outcomes, await lessonChanged(ctx, course, lesson, []));
}

export async function reorderTrainingLessonBlocks(
  ctx: WriteContext,
  { path, body }: ReorderTrainingLessonBlocksInput,
): Promise<TrainingBlockOrder> {
  const { course, lesson } = await holdLesson(ctx, path.id, body.expected_revision);
  const before = (await selectBlocks(ctx.db, [lesson.id])).map(({ id }) => id);
  const stray = body.ids.findIndex((id) => !before.includes(storedId(id)));
  if (stray >= 0) throw unknownReference(`body.ids[${stray}]`, body.ids[stray]!, 'a block of this lesson');
  const ids = reordered(before, tidyIds(body.ids));
  if (ids.join() === before.join()) return { ids, lesson_revision: lesson.revision };
  await placeParts(ctx.db, 'training_blocks', ids);
  return { ids, lesson_revision: await lessonChanged(ctx, course, lesson, []) };
}
