import type { TimerKind } from '#src/platform/timers/index.ts';
import { lockRun } from '../record/enrollment-record.queries.ts';
import { findAttempt } from './attempts.queries.ts';
import { submit, type SubmitEvents } from './grade.ts';

/** Submits the saved answers of an attempt whose time limit is over, with the grace that an answer on its way has. */
export const attemptDeadlines: TimerKind<SubmitEvents> = {
  kind: 'training_attempt',
  events: [
    'training.assessment_submitted',
    'training.assessment_passed',
    'training.assessment_failed',
    'training.course_completed',
    'training.course_failed',
  ],
  async fire(ctx, { recordId: id }) {
    const known = await findAttempt(ctx.db, id);
    const run = known === undefined ? undefined : await lockRun(ctx.db, known.enrollment_id);
    const attempt = run === undefined ? undefined : await findAttempt(ctx.db, id, true);
    if (run === undefined || attempt?.status !== 'open') return;
    await submit(ctx, run, attempt, attempt.answers, true);
    ctx.audit({ recordKind: 'training_enrollment', recordId: run.id, action: 'attempt_expired' });
  },
};
