import type { BulkResult, TrainingEnrollment } from '#generated/types.gen.ts';
import type {
  AssignTrainingInput,
  BulkUpdateTrainingEnrollmentsInput,
  UpdateTrainingEnrollmentInput,
} from '#generated/console/families/training/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound, problem } from '#src/platform/errors/index.ts';
import { findCourse } from '../record/course-record.queries.ts';
import { findLatestRun, lockRun, selectEnrollment } from '../record/enrollment-record.queries.ts';
import { selectTrainingSettings } from '../record/settings.queries.ts';
import {
  holdRuns,
  insertRun,
  refreshDueDates,
  upsertSource,
  type TouchedRun,
} from '../runs/coverage.queries.ts';
import { tellAssigned } from '../runs/reconcile.ts';
import {
  findAssignableMember,
  selectPathCourses,
  storeDueDate,
  storeWithdrawn,
} from './enrollments.queries.ts';

interface Change {
  readonly due_date?: string | null | undefined;
  readonly status?: 'withdrawn' | undefined;
  readonly is_waived?: boolean | undefined;
  readonly withdrawal_note?: string | null | undefined;
}

export async function updateTrainingEnrollment(
  ctx: WriteContext,
  { path, body }: UpdateTrainingEnrollmentInput,
): Promise<TrainingEnrollment> {
  await change(ctx, path.id, body, body.expected_revision);
  return selectEnrollment(ctx.db, storedId(path.id));
}

export function bulkUpdateTrainingEnrollments(
  ctx: WriteContext,
  { body }: BulkUpdateTrainingEnrollmentsInput,
): Promise<BulkResult> {
  const expected = expectedRevisions(body.ids, body.expected_revisions);
  return runBulk(ctx, body.ids, (id) => change(ctx, id, body, expected(id)));
}

async function change(
  ctx: WriteContext,
  givenId: string,
  { due_date: dueDate, status, is_waived: isWaived = false, withdrawal_note: note = null }: Change,
  expected: number | undefined,
): Promise<'succeeded' | 'unchanged'> {
  const run = await lockRun(ctx.db, storedId(givenId));
  if (run === undefined) throw notFound('training run', givenId);
  checkRevision(run.revision, expected);
  if (run.status !== 'assigned' && run.status !== 'in_progress')
    throw problem(
      'state_conflict',
      `The run is ${run.status}; only assigned runs and those in_progress can be changed.`,
    );
  const hasOtherDate = dueDate !== undefined && toIso(dueDate) !== run.due_date;
  if (!hasOtherDate && status === undefined) return 'unchanged';
  if (hasOtherDate) await storeDueDate(ctx.db, run.id, toIso(dueDate), ctx.now);
  if (status === 'withdrawn')
    await storeWithdrawn(ctx.db, run.id, { reason: isWaived ? 'waived' : 'withdrawn', note }, ctx.now);
  ctx.audit({
    recordKind: 'training_enrollment',
    recordId: run.id,
    action: status === undefined ? 'updated' : 'withdrawn',
    changedFields: [...(hasOtherDate ? ['due_date'] : []), ...(status === undefined ? [] : ['status'])],
    previous: { due_date: run.due_date, status: run.status },
    reason: note,
  });
  return 'succeeded';
}

const toIso = (instant: string | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

export async function assignTraining(ctx: WriteContext, { body }: AssignTrainingInput): Promise<BulkResult> {
  const courseIds = await coursesToAssign(ctx, body);
  const { default_due_in_days: days } = await selectTrainingSettings(ctx.db);
  const byDefault = days === null ? null : new Date(ctx.now.getTime() + days * 86_400_000);
  const dueDate =
    body.due_date === undefined ? byDefault : body.due_date === null ? null : new Date(body.due_date);
  await holdRuns(ctx.db);
  const assigned: TouchedRun[] = [];
  const result = await runBulk(ctx, body.user_ids, async (given) => {
    const userId = storedId(given);
    if (!(await findAssignableMember(ctx.db, userId))) throw notFound('member', given);
    const own: TouchedRun[] = [];
    for (const courseId of courseIds) own.push(...(await assignOne(ctx, courseId, userId, dueDate)));
    assigned.push(...own);
    return 'succeeded';
  });
  await refreshDueDates(ctx.db, { courseIds, userIds: body.user_ids.map(storedId) }, ctx.now);
  await tellAssigned(ctx, assigned);
  return result;
}

/** The course, or the published required courses of the path; 404 for one that is unknown, 409 for one that is not published. */
async function coursesToAssign(
  ctx: WriteContext,
  { course_id: courseId, learning_path_id: pathId }: AssignTrainingInput['body'],
): Promise<string[]> {
  if (courseId !== undefined) {
    const course = await findCourse(ctx, storedId(courseId));
    if (course === undefined) throw notFound('course', courseId);
    requirePublished('course', course.status);
    return [course.id];
  }
  const path = await selectPathCourses(ctx.db, storedId(pathId!));
  if (path === undefined) throw notFound('learning path', pathId!);
  requirePublished('path', path.status);
  return path.course_ids;
}

function requirePublished(noun: string, status: string): void {
  if (status !== 'published')
    throw problem('state_conflict', `The ${noun} is ${status}; only a published one can be assigned.`);
}

/** A new run, or a further reason for one that is open; answers new ones. */
async function assignOne(
  ctx: WriteContext,
  courseId: string,
  userId: string,
  dueDate: Date | null,
): Promise<TouchedRun[]> {
  const source = { kind: 'assigner' as const, sourceId: null, assignedBy: ctx.identity.userId, dueDate };
  const run = await findLatestRun(ctx.db, courseId, userId, true);
  if (run !== undefined && ['assigned', 'in_progress', 'awaiting_review'].includes(run.status)) {
    await upsertSource(ctx.db, run.id, source, ctx.now);
    return [];
  }
  const id = await insertRun(ctx.db, { courseId, userId, status: 'assigned', ...source }, ctx.now);
  return id === undefined ? [] : [{ id, course_id: courseId, user_id: userId }];
}
