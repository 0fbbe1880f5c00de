import type { TrainingEnrollment } from '#generated/types.gen.ts';
import type {
  RestartTrainingCourseInput,
  StartTrainingCourseInput,
} from '#generated/families/training/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound, problem } from '#src/platform/errors/index.ts';
import { requireCourse } from '../record/course-life.ts';
import { findLatestRun, selectEnrollment, type StoredRun } from '../record/enrollment-record.queries.ts';
import { requireLearner } from '../record/learners.ts';
import { holdRuns, insertRun } from '../runs/coverage.queries.ts';
import { refreshProgress } from '../runs/progress.queries.ts';
import { selectCourseBefore, storeStarted } from './start.queries.ts';

export async function startTrainingCourse(
  ctx: WriteContext,
  { path, body }: StartTrainingCourseInput,
): Promise<TrainingEnrollment> {
  const course = await requireCourse(ctx, path.id);
  await requireLearner(ctx);
  await holdRuns(ctx.db);
  const { userId } = ctx.identity;
  const run = await findLatestRun(ctx.db, course.id, userId, true);
  if (run !== undefined) checkRevision(run.revision, body?.expected_revision);
  if (run?.status === 'in_progress') return selectEnrollment(ctx.db, run.id);
  if (run !== undefined && run.status !== 'assigned' && run.status !== 'withdrawn')
    throw problem(
      'state_conflict',
      `Your run of the course is ${run.status}. ${run.status === 'awaiting_review' ? 'Wait for the decision of your manager.' : 'Restart the course (restartTrainingCourse) to take it again.'}`,
    );
  if (course.status !== 'published')
    throw problem('state_conflict', `The course is ${course.status}; only published courses can be started.`);
  const before = await selectCourseBefore(ctx.db, course.id, userId);
  if (before !== undefined)
    throw problem(
      'state_conflict',
      `The course "${before.name}" comes first in the learning path "${before.path_name}". Complete it, then start this one.`,
    );
  const id = run?.status === 'assigned' ? run.id : await begin(ctx, course.id, userId);
  if (run?.status === 'assigned') await storeStarted(ctx.db, run.id, ctx.now);
  await refreshProgress(ctx.db, { runId: id }, ctx.now);
  ctx.audit({
    recordKind: 'training_enrollment',
    recordId: id,
    action: 'started',
    newValues: { status: 'in_progress' },
  });
  return selectEnrollment(ctx.db, id);
}

async function begin(
  ctx: WriteContext,
  courseId: string,
  userId: string,
  dueDate: Date | null = null,
): Promise<string> {
  const isOwn = userId === ctx.identity.userId;
  const id = await insertRun(
    ctx.db,
    {
      courseId,
      userId,
      status: 'in_progress',
      kind: isOwn ? 'self' : 'assigner',
      sourceId: null,
      assignedBy: isOwn ? null : ctx.identity.userId,
      dueDate,
    },
    ctx.now,
  );
  if (id === undefined) throw conflict('A member can take a course at most 10,000 times.');
  return id;
}

export async function restartTrainingCourse(
  ctx: WriteContext,
  { path, body }: RestartTrainingCourseInput,
): Promise<TrainingEnrollment> {
  const userId = storedId(body?.user_id) ?? ctx.identity.userId;
  const isOwn = userId === ctx.identity.userId;
  ctx.demand('training.learn');
  if (!isOwn || body?.due_date !== undefined) ctx.demand('training.assign');
  const course = await requireCourse(ctx, path.id);
  if (isOwn) await requireLearner(ctx);
  // A learner restarts what the course lets them restart.
  if (!course.can_restart) ctx.demand('training.assign');
  await holdRuns(ctx.db);
  const run = await findLatestRun(ctx.db, course.id, userId, true);
  if (run === undefined) throw notFound('run of the course', path.id);
  checkRevision(run.revision, body?.expected_revision);
  requireEnded(run);
  if (course.status !== 'published')
    throw problem(
      'state_conflict',
      `The course is ${course.status}; only published courses can be restarted.`,
    );
  const dueDate = body?.due_date == null ? null : new Date(body.due_date);
  const id = await begin(ctx, course.id, userId, dueDate);
  await refreshProgress(ctx.db, { runId: id }, ctx.now);
  ctx.audit({
    recordKind: 'training_enrollment',
    recordId: id,
    action: 'restarted',
    newValues: { status: 'in_progress' },
  });
  return selectEnrollment(ctx.db, id);
}

function requireEnded({ status, run_number: number }: StoredRun): void {
  if (status !== 'completed' && status !== 'failed')
    throw problem(
      'state_conflict',
      `Run ${number} of the course is ${status}; only a completed or failed course can be restarted.`,
    );
}
