import type {
  TrainingContentDeleted,
  TrainingLessonChanged,
  TrainingLessonsCreated,
} from '#generated/types.gen.ts';
import type {
  CreateTrainingLessonsInput,
  DeleteTrainingLessonsInput,
  UpdateTrainingLessonInput,
} from '#generated/families/training/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { attach } from '#src/domain/files/index.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, problem, unknownReference } from '#src/platform/errors/index.ts';
import { refreshProgress } from '../runs/progress.queries.ts';
import { settleRuns, type FinishEvents } from '../runs/finish.ts';
import { filesOf, loadContentCheck, newLessons, requireRoomInCourse, textOf } from './check-content.ts';
import { deleted, deletionOutcomes, keepsLast, placed } from './deletion.ts';
import { holdLesson, holdModule, holdParts } from './hold-part.ts';
import { measureCourse, selectBlocks, selectLessons, selectModules } from './parts.queries.ts';
import { selectRequiredParts } from './required.queries.ts';
import { deleteParts, insertLessons, placeParts, storeText, touch } from './store.queries.ts';

const maxLessonsOfModule = 200;

export async function createTrainingLessons(
  ctx: WriteContext,
  { body }: CreateTrainingLessonsInput,
): Promise<TrainingLessonsCreated> {
  const { course, module } = await holdModule(ctx, body.module_id, body.expected_revision);
  const check = await loadContentCheck(
    ctx,
    body.lessons.flatMap(({ blocks }) => blocks ?? []),
  );
  const made = newLessons(check, body.lessons, module.id, 'body.lessons');
  const order = await lessonIds(ctx, course.id, module.id);
  requireRoomInModule(order.length + made.length);
  const present = await measureCourse(ctx.db, course.id);
  const contents = made.flatMap(({ blocks }) => blocks.map(({ content }) => content));
  requireRoomInCourse({ lessons: present.lessons + made.length, blocks: present.blocks + contents.length });
  await insertLessons(ctx.db, course.id, made, { userId: ctx.identity.userId, now: ctx.now });
  const ids = made.map(({ id }) => id);
  await placeParts(ctx.db, 'training_lessons', placed(order, ids, body.position));
  await attach(ctx, { kind: 'training_course', id: course.id }, filesOf(contents), ctx.identity.userId);
  const module_revision = await touch(ctx.db, 'training_modules', module.id, ctx.now);
  for (const id of ids) recordHistory(ctx, { kind: 'training_lesson', id, action: 'created' });
  await refreshProgress(ctx.db, { courseId: course.id }, ctx.now);
  const lessons = await selectLessons(ctx.db, course.id);
  return { lessons: ids.map((id) => lessons.find((lesson) => lesson.id === id)!), module_revision };
}

function requireRoomInModule(count: number): void {
  if (count > maxLessonsOfModule)
    throw conflict(`A module has at most ${maxLessonsOfModule} lessons; this would make ${count}.`);
}

const lessonIds = async (
  ctx: Pick<WriteContext, 'db'>,
  courseId: string,
  moduleId: string,
): Promise<string[]> =>
  (await selectLessons(ctx.db, courseId)).flatMap(({ id, module_id }) =>
    module_id === moduleId ? [id] : [],
  );

export async function updateTrainingLesson(
  ctx: WriteContext<FinishEvents>,
  { path, body }: UpdateTrainingLessonInput,
): Promise<TrainingLessonChanged> {
  const { course, lesson } = await holdLesson(ctx, path.id, body.expected_revision);
  const modules = await selectModules(ctx.db, course.id);
  const moduleId = storedId(body.module_id) ?? lesson.module_id;
  const target = modules.find(({ id }) => id === moduleId);
  if (target === undefined) throw unknownReference('body.module_id', moduleId, 'a module of this course');
  const isMoved = moduleId !== lesson.module_id;
  const former = await lessonIds(ctx, course.id, moduleId);
  if (isMoved) requireRoomInModule(former.length + 1);
  const order = isMoved || body.position !== undefined ? placed(former, [lesson.id], body.position) : former;
  const values = {
    name: body.name === undefined ? lesson.name : body.name.trim(),
    summary: body.summary === undefined ? lesson.summary : body.summary,
    is_required: body.is_required ?? lesson.is_required,
    estimated_minutes:
      body.estimated_minutes === undefined ? lesson.estimated_minutes : body.estimated_minutes,
    module_id: moduleId,
  };
  const changes = changesBetween(
    { ...lesson },
    { ...lesson, ...values, position: order.indexOf(lesson.id) },
    ['name', 'summary', 'is_required', 'estimated_minutes', 'module_id', 'position'],
  );
  if (changes === null) return { lesson, module_revision: target.revision, previous_module_revision: null };
  if (course.status === 'published' && lesson.is_required && !values.is_required) {
    const required = await selectRequiredParts(ctx.db, course.id);
    if (required.length === 1) throw problem('state_conflict', keepsLast);
  }
  await reviseRecord(ctx.db, 'training_lessons', lesson.id, values, ctx.now);
  const hasOtherPlace = isMoved || order.join() !== former.join();
  if (hasOtherPlace) await placeParts(ctx.db, 'training_lessons', order);
  if (isMoved)
    await placeParts(ctx.db, 'training_lessons', await lessonIds(ctx, course.id, lesson.module_id));
  if (values.name !== lesson.name || values.summary !== lesson.summary) {
    const blocks = await selectBlocks(ctx.db, [lesson.id]);
    const contents = blocks.map(({ content }) => content);
    await storeText(ctx.db, lesson.id, textOf(values, contents));
  }
  const previous = isMoved ? await touch(ctx.db, 'training_modules', lesson.module_id, ctx.now) : null;
  const module_revision = hasOtherPlace
    ? await touch(ctx.db, 'training_modules', moduleId, ctx.now)
    : target.revision;
  recordHistory(ctx, { kind: 'training_lesson', id: lesson.id, action: 'updated', changes });
  if (values.is_required !== lesson.is_required) await settleRuns(ctx, { courseId: course.id });
  const lessons = await selectLessons(ctx.db, course.id);
  return {
    lesson: lessons.find(({ id }) => id === lesson.id)!,
    module_revision,
    previous_module_revision: previous,
  };
}

export async function deleteTrainingLessons(
  ctx: WriteContext<FinishEvents>,
  { body }: DeleteTrainingLessonsInput,
): Promise<TrainingContentDeleted> {
  const { course, parentId, known } = await holdParts(ctx, 'training_lessons', body.ids);
  const module =
    course === undefined
      ? undefined
      : (await selectModules(ctx.db, course.id)).find(({ id }) => id === parentId);
  if (course === undefined || module === undefined)
    return deleted(deletionOutcomes(body.ids, known, 'lesson of this module').outcomes, null);
  checkRevision(module.revision, body.expected_revision);
  const left = new Set((await selectRequiredParts(ctx.db, course.id)).map(({ id }) => id));
  const { outcomes, gone } = deletionOutcomes(body.ids, known, 'lesson of this module', (id) => {
    if (course.status === 'published' && left.has(id) && left.size === 1) return keepsLast;
    left.delete(id);
    return undefined;
  });
  if (gone.length === 0) return deleted(outcomes, module.revision);
  await deleteParts(ctx.db, 'training_lessons', gone, { userId: ctx.identity.userId, now: ctx.now });
  await placeParts(ctx.db, 'training_lessons', await lessonIds(ctx, course.id, module.id));
  const revision = await touch(ctx.db, 'training_modules', module.id, ctx.now);
  for (const id of gone) ctx.audit({ recordKind: 'training_lesson', recordId: id, action: 'deleted' });
  await settleRuns(ctx, { courseId: course.id });
  return deleted(outcomes, revision);
}
