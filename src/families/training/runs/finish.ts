import type { EventType } from '#generated/events.ts';
import type { WriteContext } from '#src/call/context.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { userRefsById } from '#src/domain/people/index.ts';
import { changesOf } from '#src/platform/events/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { findEveryCourse, type StoredCourse } from '../record/course-record.queries.ts';
import { insertCertifications, type NewCertification } from './certify.queries.ts';
import * as queries from './progress.queries.ts';
import type { DoneRun, Runs } from './progress.queries.ts';

/** What may come of work in a course. */
export type FinishEvents = Extract<EventType, 'training.course_completed'>;

export type Finisher<E extends EventType = FinishEvents> = Pick<
  WriteContext<E>,
  'db' | 'identity' | 'now' | 'audit' | 'announce' | 'atCommit' | 'emit'
>;

/**
 * Counts what is done in these runs anew, and ends those with nothing left to do: completed, or with a manager who reviews the work first.
 * Of failed runs, those end that a regraded attempt gave all they lacked. Answers certifications by run.
 */
export async function settleRuns(
  ctx: Finisher,
  runs: Runs,
  from: 'in_progress' | 'failed' = 'in_progress',
): Promise<ReadonlyMap<string, NewCertification>> {
  if (from === 'in_progress') await queries.refreshProgress(ctx.db, runs, ctx.now);
  const done = await queries.lockDoneRuns(ctx.db, runs, from);
  if (done.length === 0) return new Map();
  const [course] = await findEveryCourse(ctx.db, [done[0]!.course_id]);
  if (course!.has_manager_review) {
    await submitForReview(ctx, course!, done);
    return new Map();
  }
  return completeRuns(ctx, course!, done, from);
}

async function submitForReview(ctx: Finisher, course: StoredCourse, runs: readonly DoneRun[]): Promise<void> {
  await queries.storeStatus(
    ctx.db,
    runs.map(({ id }) => id),
    'awaiting_review',
    ctx.now,
  );
  await queries.insertCourseReviews(ctx.db, runs, ctx.now);
  for (const { id } of runs)
    ctx.audit({
      recordKind: 'training_enrollment',
      recordId: id,
      action: 'submitted',
      newValues: { status: 'awaiting_review' },
    });
  await tellReviewers(
    ctx,
    course,
    runs.map((run) => run.user_id),
    `Work in ${course.name} waits for your review`,
  );
}

/** Tells those who lead the learners that something waits for them. */
export async function tellReviewers(
  ctx: Pick<Finisher, 'db' | 'identity' | 'now' | 'announce'>,
  course: StoredCourse,
  userIds: readonly string[],
  title: string,
): Promise<void> {
  const reviewers = await queries.selectReviewers(ctx.db, userIds);
  await notify(
    ctx,
    { kind: 'training', title, record: { kind: 'training_course', id: course.id }, topic: 'review' },
    [...new Set([...reviewers.values()].flat())],
  );
}

/** Completes locked runs of one course, with events, and certificates if the course has them. */
export async function completeRuns(
  ctx: Finisher,
  course: StoredCourse,
  runs: readonly DoneRun[],
  from: 'in_progress' | 'awaiting_review' | 'failed' = 'in_progress',
): Promise<ReadonlyMap<string, NewCertification>> {
  await queries.storeCompleted(
    ctx.db,
    runs.map(({ id }) => id),
    ctx.now,
  );
  const issued = course.template_id === null ? [] : await insertCertifications(ctx.db, course, runs, ctx.now);
  const byRun = new Map(issued.map((each) => [each.enrollment_id, each]));
  const users = await userRefsById(
    ctx.db,
    runs.map((run) => run.user_id),
  );
  if (issued.length > 0) addJob(ctx, 'render_certificates', {});
  for (const { id, user_id, run_number, score_percent } of runs) {
    const certification = byRun.get(id);
    ctx.audit({
      recordKind: 'training_enrollment',
      recordId: id,
      action: 'completed',
      newValues: { status: 'completed' },
    });
    if (certification !== undefined)
      ctx.audit({ recordKind: 'training_certification', recordId: certification.id, action: 'issued' });
    ctx.emit('training.course_completed', {
      course: { id: course.id, name: course.name },
      user: users.get(user_id)!,
      run_number,
      completed_at: ctx.now.toISOString(),
      score_percent,
      certification:
        certification === undefined
          ? null
          : { id: certification.id, code: certification.code, expires_at: certification.expires_at },
      ...changesOf(['status'], { status: from }),
    });
  }
  return byRun;
}

/** Fails a locked run. */
export async function failRun(
  ctx: Finisher<'training.course_failed'>,
  course: StoredCourse,
  run: Pick<DoneRun, 'id' | 'user_id' | 'run_number' | 'score_percent'>,
  from: 'in_progress' | 'awaiting_review',
  reason: 'attempts_exhausted' | 'review_rejected',
): Promise<void> {
  await queries.storeFailed(ctx.db, run.id, reason, ctx.now);
  const users = await userRefsById(ctx.db, [run.user_id]);
  ctx.audit({
    recordKind: 'training_enrollment',
    recordId: run.id,
    action: 'failed',
    newValues: { status: 'failed', failure_reason: reason },
  });
  ctx.emit('training.course_failed', {
    course: { id: course.id, name: course.name },
    user: users.get(run.user_id)!,
    run_number: run.run_number,
    reason,
    score_percent: run.score_percent,
    ...changesOf(['status'], { status: from }),
  });
}
