import type { TrainingCourse, TrainingCourseUpdate } from '#generated/types.gen.ts';
import type {
  MoveTrainingCourseInput,
  UpdateTrainingCourseInput,
} from '#generated/families/training/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { attach } from '#src/domain/files/index.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { requireRecord } from '#src/domain/references/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import { changesOf } from '#src/platform/events/index.ts';
import { tidyTags } from '#src/platform/tidy.ts';
import { changeAssessments } from '../content/assessments.ts';
import { keepsLast } from '../content/deletion.ts';
import { countRequired, selectModules } from '../content/parts.queries.ts';
import { touch } from '../content/store.queries.ts';
import { courses, showCourse, takeName } from '../record/course-life.ts';
import type { StoredCourse } from '../record/course-record.queries.ts';
import { trainingFolders } from '../record/folder-kind.ts';
import { requireImages } from '../record/images.ts';
import { storeRequirements } from '../record/requirements.ts';
import { settleRuns, type FinishEvents } from '../runs/finish.ts';
import { reconcile, withdrawAssigned } from '../runs/reconcile.ts';
import { certificationValues, requireCertification } from './create.ts';
import { countOpenRuns } from './courses.queries.ts';

const tracked = [
  'name',
  'summary',
  'description',
  'status',
  'folder_id',
  'tags',
  'difficulty',
  'language',
  'estimated_minutes',
  'cover_file_id',
  'owner_id',
  'is_sequential',
  'can_restart',
  'has_manager_review',
  'template_id',
  'valid_months',
  'recertify',
] as const satisfies readonly (keyof StoredCourse)[];

export async function updateTrainingCourse(
  ctx: WriteContext<FinishEvents>,
  { path, body }: UpdateTrainingCourseInput,
): Promise<Result<TrainingCourse>> {
  requireRights(ctx, body);
  const before = await courses.lock(ctx, path.id);
  await requireReferences(ctx, before, body);
  await courses.lock(ctx, path.id, body.expected_revision);
  const values = await valuesOf(ctx, before, body);
  await requireStatus(ctx, before, body.status);
  const modules = new Set((await selectModules(ctx.db, before.id)).map(({ id }) => id));
  const hasOtherTests = await changeAssessments(ctx, before.id, body, (id) =>
    modules.has(id) ? id : undefined,
  );
  const status = body.status ?? before.status;
  if (status === 'published' && (hasOtherTests || before.status !== 'published'))
    await requireContent(ctx, before);
  const hasOtherRules = await storeRequirements(
    ctx,
    { column: 'course_id', id: before.id },
    body.required_for,
  );

  const changes = await courses.revise(ctx, before, values, [...tracked]);
  if (changes === null && (hasOtherTests || hasOtherRules))
    await touch(ctx.db, 'training_courses', before.id, ctx.now);
  const beside = [...(hasOtherTests ? ['assessments'] : []), ...(hasOtherRules ? ['required_for'] : [])];
  if (beside.length > 0)
    recordHistory(ctx, {
      kind: 'training_course',
      id: before.id,
      action: 'updated',
      changes: { event: changesOf(beside, {}), previous: {}, newValues: {} },
    });
  if (body.cover_file_id != null)
    await attach(
      ctx,
      { kind: 'training_course', id: before.id },
      [storedId(body.cover_file_id)],
      ctx.identity.userId,
    );
  await followRuns(ctx, before, status, { hasOtherTests, hasOtherRules });
  return showCourse(ctx, before.id);
}

/** Rules of who must learn it need training.assign, everything else training.author. */
function requireRights(ctx: WriteContext<FinishEvents>, body: TrainingCourseUpdate): void {
  ctx.demand('training.learn');
  const { required_for: rules, expected_revision: _revision, ...others } = body;
  if (rules !== undefined) ctx.demand('training.assign');
  if (rules === undefined || Object.keys(others).length > 0) ctx.demand('training.author');
}

async function requireReferences(
  ctx: WriteContext<FinishEvents>,
  before: StoredCourse,
  body: TrainingCourseUpdate,
): Promise<void> {
  if (body.owner_id !== undefined && storedId(body.owner_id) !== before.owner_id)
    await requireRecord(ctx, 'working_member', body.owner_id, 'body.owner_id');
  if (body.cover_file_id !== undefined && storedId(body.cover_file_id) !== before.cover_file_id)
    await requireImages(ctx, [{ id: body.cover_file_id, place: 'body.cover_file_id' }]);
  await requireCertification(ctx, body.certification);
}

async function valuesOf(
  ctx: WriteContext<FinishEvents>,
  before: StoredCourse,
  body: TrainingCourseUpdate,
): Promise<Partial<StoredCourse>> {
  const { status } = body;
  return {
    ...(body.name !== undefined && {
      name: await takeName(ctx, 'training_courses', body.name, before.id),
    }),
    ...(body.summary !== undefined && { summary: body.summary }),
    ...(body.description !== undefined && { description: body.description }),
    ...(body.tags !== undefined && { tags: tidyTags(body.tags) }),
    ...(body.difficulty !== undefined && { difficulty: body.difficulty }),
    ...(body.language !== undefined && { language: body.language }),
    ...(body.estimated_minutes !== undefined && { estimated_minutes: body.estimated_minutes }),
    ...(body.cover_file_id !== undefined && { cover_file_id: storedId(body.cover_file_id) }),
    ...(body.owner_id !== undefined && { owner_id: storedId(body.owner_id) }),
    ...(body.is_sequential !== undefined && { is_sequential: body.is_sequential }),
    ...(body.can_restart !== undefined && { can_restart: body.can_restart }),
    ...(body.has_manager_review !== undefined && { has_manager_review: body.has_manager_review }),
    ...(body.certification !== undefined && certificationValues(body.certification)),
    ...(status !== undefined &&
      status !== before.status && {
        status,
        ...(status === 'published' && { published_at: ctx.now.toISOString() }),
      }),
  };
}

async function requireStatus(
  ctx: WriteContext<FinishEvents>,
  before: StoredCourse,
  status: TrainingCourseUpdate['status'],
): Promise<void> {
  if (status !== 'draft' || before.status === 'draft') return;
  const open = await countOpenRuns(ctx.db, before.id);
  if (open > 0)
    throw problem(
      'state_conflict',
      `The course is ${before.status} and has ${open} open ${open === 1 ? 'run' : 'runs'}, so it cannot return to draft. Archive it instead.`,
    );
}

async function requireContent(ctx: WriteContext<FinishEvents>, before: StoredCourse): Promise<void> {
  if ((await countRequired(ctx.db, before.id)) > 0) return;
  throw problem(
    'state_conflict',
    before.status === 'published'
      ? keepsLast
      : 'The course has no required lesson or assessment, so nobody could complete it. Add one before publishing it.',
  );
}

/** Who must learn it, and what they have left to do, follow what changed. */
async function followRuns(
  ctx: WriteContext<FinishEvents>,
  before: StoredCourse,
  status: StoredCourse['status'],
  { hasOtherTests, hasOtherRules }: { readonly hasOtherTests: boolean; readonly hasOtherRules: boolean },
): Promise<void> {
  if (status === 'archived' && before.status !== 'archived') await withdrawAssigned(ctx, before.id);
  if (status === 'published' && (hasOtherRules || before.status !== 'published'))
    await reconcile(ctx, { courseIds: [before.id] });
  if (hasOtherTests) await settleRuns(ctx, { courseId: before.id });
}

export async function moveTrainingCourse(
  ctx: WriteContext,
  { path, body }: MoveTrainingCourseInput,
): Promise<Result<TrainingCourse>> {
  const before = await courses.lock(ctx, path.id);
  await requireFolder(ctx, trainingFolders, body.folder_id);
  await courses.lock(ctx, path.id, body.expected_revision);
  await courses.revise(ctx, before, { folder_id: storedId(body.folder_id) }, ['folder_id']);
  return showCourse(ctx, before.id);
}
