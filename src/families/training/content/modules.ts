import type { TrainingContentDeleted, TrainingModuleChanged } from '#generated/types.gen.ts';
import type {
  CreateTrainingModuleInput,
  DeleteTrainingModulesInput,
  UpdateTrainingModuleInput,
} from '#generated/families/training/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { reviseRecord, uuid7 } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict } from '#src/platform/errors/index.ts';
import { courses } from '../record/course-life.ts';
import { settleRuns, type FinishEvents } from '../runs/finish.ts';
import { deleted, deletionOutcomes, keepsLast, placed } from './deletion.ts';
import { holdModule, holdParts } from './hold-part.ts';
import { selectModules } from './parts.queries.ts';
import { selectRequiredParts } from './required.queries.ts';
import { deleteParts, insertModules, placeParts, touch } from './store.queries.ts';

const maxModules = 100;

export async function createTrainingModule(
  ctx: WriteContext,
  { path, body }: CreateTrainingModuleInput,
): Promise<TrainingModuleChanged> {
  const course = await courses.lock(ctx, path.id, body.expected_revision);
  const modules = await selectModules(ctx.db, course.id);
  if (modules.length >= maxModules)
    throw conflict(`A course has at most ${maxModules} modules; this one has ${modules.length}.`);
  const name = freeName(modules, body.name);
  const id = uuid7();
  await insertModules(
    ctx.db,
    course.id,
    [{ id, name, description: body.description ?? null, position: modules.length }],
    {
      userId: ctx.identity.userId,
      now: ctx.now,
    },
  );
  await placeParts(ctx.db, 'training_modules', placed(idsOf(modules), [id], body.position));
  const course_revision = await touch(ctx.db, 'training_courses', course.id, ctx.now);
  recordHistory(ctx, { kind: 'training_module', id, action: 'created' });
  ctx.announce({ kind: 'training_course', id: course.id, revision: course_revision });
  return { module: await showModule(ctx, course.id, id), course_revision };
}

const idsOf = (parts: readonly { readonly id: string }[]): string[] => parts.map(({ id }) => id);

function freeName(
  modules: readonly { readonly id: string; readonly name: string }[],
  wished: string,
  exceptId?: string,
): string {
  const name = wished.trim();
  if (modules.some((module) => module.id !== exceptId && module.name.toLowerCase() === name.toLowerCase()))
    throw conflict(`A module of the course is called "${name}" already. Choose another name.`);
  return name;
}

const showModule = async (ctx: Pick<WriteContext, 'db'>, courseId: string, id: string) =>
  (await selectModules(ctx.db, courseId)).find((module) => module.id === id)!;

export async function updateTrainingModule(
  ctx: WriteContext,
  { path, body }: UpdateTrainingModuleInput,
): Promise<TrainingModuleChanged> {
  const { course, modules, module } = await holdModule(ctx, path.id, body.expected_revision);
  const values = {
    name: body.name === undefined ? module.name : freeName(modules, body.name, module.id),
    description: body.description === undefined ? module.description : body.description,
  };
  const order =
    body.position === undefined ? idsOf(modules) : placed(idsOf(modules), [module.id], body.position);
  const isMoved = order.join() !== idsOf(modules).join();
  const changes = changesBetween(
    { ...module },
    { ...module, ...values, position: order.indexOf(module.id) },
    ['name', 'description', 'position'],
  );
  if (changes === null) return { module, course_revision: course.revision };
  await reviseRecord(ctx.db, 'training_modules', module.id, values, ctx.now);
  if (isMoved) await placeParts(ctx.db, 'training_modules', order);
  const course_revision = isMoved
    ? await touch(ctx.db, 'training_courses', course.id, ctx.now)
    : course.revision;
  recordHistory(ctx, { kind: 'training_module', id: module.id, action: 'updated', changes });
  ctx.announce({ kind: 'training_course', id: course.id, revision: course_revision });
  return { module: await showModule(ctx, course.id, module.id), course_revision };
}

export async function deleteTrainingModules(
  ctx: WriteContext<FinishEvents>,
  { body }: DeleteTrainingModulesInput,
): Promise<TrainingContentDeleted> {
  const { course, known } = await holdParts(ctx, 'training_modules', body.ids);
  if (course === undefined)
    return deleted(deletionOutcomes(body.ids, known, 'module of this course').outcomes, null);
  checkRevision(course.revision, body.expected_revision);
  const required = await selectRequiredParts(ctx.db, course.id);
  const left = new Set(required);
  const { outcomes, gone } = deletionOutcomes(body.ids, known, 'module of this course', (id) => {
    const rest = [...left].filter((part) => part.module_id !== id);
    if (course.status === 'published' && rest.length === 0) return keepsLast;
    for (const part of left) if (part.module_id === id) left.delete(part);
    return undefined;
  });
  if (gone.length === 0) return deleted(outcomes, course.revision);
  await deleteParts(ctx.db, 'training_modules', gone, { userId: ctx.identity.userId, now: ctx.now });
  await placeParts(ctx.db, 'training_modules', idsOf(await selectModules(ctx.db, course.id)));
  const revision = await touch(ctx.db, 'training_courses', course.id, ctx.now);
  for (const id of gone) ctx.audit({ recordKind: 'training_module', recordId: id, action: 'deleted' });
  ctx.announce({ kind: 'training_course', id: course.id, revision });
  await settleRuns(ctx, { courseId: course.id });
  return deleted(outcomes, revision);
}
