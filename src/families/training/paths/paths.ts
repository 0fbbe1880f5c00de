import type {
  Deleted,
  LearningPath,
  LearningPathCourseInput,
  LearningPathUpdate,
} from '#generated/types.gen.ts';
import type {
  CreateLearningPathInput,
  DeleteLearningPathInput,
  GetLearningPathInput,
  ListLearningPathsInput,
  ReplaceLearningPathCoursesInput,
  UpdateLearningPathInput,
} from '#generated/families/training/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { attach } from '#src/domain/files/index.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { requireRecords } from '#src/domain/references/index.ts';
import { reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, notFound, problem } from '#src/platform/errors/index.ts';
import { changesOf } from '#src/platform/events/index.ts';
import { tidyTags } from '#src/platform/tidy.ts';
import { takeName } from '../record/course-life.ts';
import { seesRequirements } from '../record/course-record.queries.ts';
import { requireImages } from '../record/images.ts';
import { learnerAsked } from '../record/learners.ts';
import { storeRequirements } from '../record/requirements.ts';
import { reconcile } from '../runs/reconcile.ts';
import * as queries from './paths.queries.ts';
import type { PathCourse, PathScope, StoredPath } from './paths.queries.ts';

const paths = recordLife({
  table: 'learning_paths',
  kind: 'learning_path',
  noun: 'learning path',
  lock: (ctx, id): Promise<StoredPath | undefined> =>
    queries.lockPath(ctx.db, id, ctx.can('training.author')),
});

const scopeOf = (ctx: Pick<ReadContext, 'identity' | 'can'>, learnerId?: string): PathScope => ({
  learnerId: learnerId ?? ctx.identity.userId,
  seesDrafts: ctx.can('training.author'),
  seesRules: seesRequirements(ctx),
});

export async function listLearningPaths(ctx: ReadContext, { query }: ListLearningPathsInput) {
  return queries.pathList.page(ctx.db, query, scopeOf(ctx, await learnerAsked(ctx, query.user_id)));
}

export const getLearningPath = async (
  ctx: ReadContext,
  { path, query }: GetLearningPathInput,
): Promise<LearningPath> => showPath(ctx, path.id, await learnerAsked(ctx, query.user_id));

async function showPath(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  id: string,
  learnerId?: string,
): Promise<LearningPath> {
  const found = await queries.selectPath(ctx.db, scopeOf(ctx, learnerId), storedId(id));
  if (found === undefined) throw notFound('learning path', id);
  return found;
}

export async function createLearningPath(
  ctx: WriteContext,
  { body }: CreateLearningPathInput,
): Promise<LearningPath> {
  if (body.required_for !== undefined) ctx.demand('training.assign');
  const courses = await checkedCourses(ctx, body.courses ?? [], []);
  await requireImages(ctx, [{ id: body.cover_file_id, place: 'body.cover_file_id' }]);
  const name = await takeName(ctx, 'learning_paths', body.name);
  const id = await paths.insert(ctx, {
    name,
    description: body.description ?? null,
    is_sequential: body.is_sequential ?? false,
    tags: tidyTags(body.tags ?? []),
    cover_file_id: storedId(body.cover_file_id ?? null),
  });
  await queries.replaceCourses(ctx.db, id, courses);
  await storeRequirements(ctx, { column: 'learning_path_id', id }, body.required_for);
  await attachCover(ctx, id, body.cover_file_id);
  return showPath(ctx, id);
}

const attachCover = (ctx: WriteContext, id: string, fileId: string | null | undefined): Promise<unknown> =>
  attach(ctx, { kind: 'learning_path', id }, fileId == null ? [] : [storedId(fileId)], ctx.identity.userId);

/** The courses of a request, each once; those that the path has may stay. */
async function checkedCourses(
  ctx: WriteContext,
  inputs: readonly LearningPathCourseInput[],
  former: readonly PathCourse[],
): Promise<PathCourse[]> {
  const ids = inputs.map((input) => storedId(input.course_id));
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (repeated >= 0) throw invalid(`body.courses[${repeated}].course_id`, 'stands in the path already.');
  const known = new Set(former.map((course) => course.course_id));
  for (const [index, id] of ids.entries())
    if (!known.has(id))
      await requireRecords(ctx, 'training_course', [id], `body.courses[${index}].course_id`);
  return inputs.map(({ is_required }, index) => ({
    course_id: ids[index]!,
    is_required: is_required ?? true,
  }));
}

export async function updateLearningPath(
  ctx: WriteContext,
  { path, body }: UpdateLearningPathInput,
): Promise<LearningPath> {
  requireRights(ctx, body);
  const before = await paths.lock(ctx, path.id);
  if (body.cover_file_id !== undefined && storedId(body.cover_file_id) !== before.cover_file_id)
    await requireImages(ctx, [{ id: body.cover_file_id, place: 'body.cover_file_id' }]);
  await paths.lock(ctx, path.id, body.expected_revision);
  await requireStatus(ctx, before, body.status);
  const hasOtherRules = await storeRequirements(
    ctx,
    { column: 'learning_path_id', id: before.id },
    body.required_for,
  );
  const values = {
    ...(body.name !== undefined && { name: await takeName(ctx, 'learning_paths', body.name, before.id) }),
    ...(body.description !== undefined && { description: body.description }),
    ...(body.status !== undefined && { status: body.status }),
    ...(body.is_sequential !== undefined && { is_sequential: body.is_sequential }),
    ...(body.tags !== undefined && { tags: tidyTags(body.tags) }),
    ...(body.cover_file_id !== undefined && { cover_file_id: storedId(body.cover_file_id) }),
  };
  const changes = await paths.revise(ctx, before, values, [
    'name',
    'description',
    'status',
    'is_sequential',
    'tags',
    'cover_file_id',
  ]);
  await attachCover(ctx, before.id, body.cover_file_id);
  if (hasOtherRules) await noteBeside(ctx, before, 'required_for', changes === null);
  if (hasOtherRules || (body.status !== undefined && body.status !== before.status))
    await follow(ctx, before.id, []);
  return showPath(ctx, before.id);
}

/** What stands beside the row changed: its history, and its revision where nothing else raised it. */
async function noteBeside(
  ctx: WriteContext,
  path: StoredPath,
  property: string,
  isAlone: boolean,
): Promise<void> {
  if (isAlone) await reviseRecord(ctx.db, 'learning_paths', path.id, {}, ctx.now);
  recordHistory(ctx, {
    kind: 'learning_path',
    id: path.id,
    action: 'updated',
    changes: { event: changesOf([property], {}), previous: {}, newValues: {} },
  });
}

/** Runs of the courses of the path, and of those that it had, follow. */
async function follow(ctx: WriteContext, pathId: string, former: readonly PathCourse[]): Promise<void> {
  const courses = await queries.selectCourses(ctx.db, pathId);
  const ids = new Set([...courses, ...former].map((course) => course.course_id));
  if (ids.size > 0) await reconcile(ctx, { courseIds: [...ids] });
}

/** Rules of who must take it need training.assign, everything else training.author. */
function requireRights(ctx: WriteContext, body: LearningPathUpdate): void {
  ctx.demand('training.learn');
  const { required_for: rules, expected_revision: _revision, ...others } = body;
  if (rules !== undefined) ctx.demand('training.assign');
  if (rules === undefined || Object.keys(others).length > 0) ctx.demand('training.author');
}

async function requireStatus(
  ctx: WriteContext,
  before: StoredPath,
  status: LearningPathUpdate['status'],
): Promise<void> {
  if (status === undefined || status === before.status) return;
  if (status === 'published') {
    const courses = await queries.selectCourses(ctx.db, before.id);
    if (!courses.some((course) => course.status === 'published'))
      throw problem('state_conflict', 'The path has no published course. Publish one of its courses first.');
  }
  if (status === 'draft') {
    const open = await queries.countPathRuns(ctx.db, before.id);
    if (open > 0)
      throw problem(
        'state_conflict',
        `${open} open ${open === 1 ? 'run comes' : 'runs come'} from the path, so it cannot return to draft. Archive it instead.`,
      );
  }
}

export async function replaceLearningPathCourses(
  ctx: WriteContext,
  { path, body }: ReplaceLearningPathCoursesInput,
): Promise<LearningPath> {
  const before = await paths.lock(ctx, path.id);
  const former = await queries.selectCourses(ctx.db, before.id);
  const courses = await checkedCourses(ctx, body.courses, former);
  await paths.lock(ctx, path.id, body.expected_revision);
  if (before.status === 'published' && courses.length === 0)
    throw conflict('A published path keeps at least one course. Archive it instead.');
  const same = (some: readonly PathCourse[]) =>
    JSON.stringify(some.map((course) => [course.course_id, course.is_required]));
  if (same(courses) === same(former)) return showPath(ctx, before.id);
  await queries.replaceCourses(ctx.db, before.id, courses);
  await noteBeside(ctx, before, 'courses', true);
  await follow(ctx, before.id, former);
  return showPath(ctx, before.id);
}

export async function deleteLearningPath(
  ctx: WriteContext,
  { path, query }: DeleteLearningPathInput,
): Promise<Deleted> {
  const before = await paths.lock(ctx, path.id, query.expected_revision);
  const deleted = await paths.softDelete(ctx, before, ['name', 'status']);
  await follow(ctx, before.id, []);
  return deleted;
}
