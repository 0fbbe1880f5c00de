import type { TrainingQuestion } from '#generated/types.gen.ts';
import type { BackgroundJobKind, JobRun } from '#src/domain/background-jobs/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { changeAsSystem } from '#src/platform/events/index.ts';
import { regraded } from '../questions/regrade.rules.ts';
import { lockRun } from '../record/enrollment-record.queries.ts';
import { refreshEnded, refreshProgress } from '../runs/progress.queries.ts';
import { findAttempt } from './attempts.queries.ts';
import { concluded, store } from './grade.ts';
import { findQuestions, selectSubmittedIds, storeQuestions } from './regrade.queries.ts';

export const regradeKind = 'regrade_assessment';

/** What the job is told. */
export interface RegradeInput {
  readonly assessmentId: string;
  /** `X-Request-Id` of the call that asked for it, which its events name. */
  readonly requestId: string;
}

/** Grades attempts again, each in a transaction with what follows from it. One that was graded before changes nothing. */
export const regradeAssessment: BackgroundJobKind = {
  kind: regradeKind,
  async run(job) {
    const { assessmentId, requestId } = job.input as RegradeInput;
    const reads = job.db.read(job.tenantId);
    const questions = await findQuestions(reads, assessmentId);
    if (questions === undefined) throw notFound('training assessment', assessmentId);
    const ids = await selectSubmittedIds(reads, assessmentId);
    for (const [index, id] of ids.entries()) {
      job.signal?.throwIfAborted();
      if (!(await job.progress(Math.floor((99 * index) / ids.length)))) break;
      await regradeAttempt(job, { id, questions, requestId });
    }
    return {};
  },
};

function regradeAttempt(
  { db, tenantId }: JobRun,
  {
    id,
    questions,
    requestId,
  }: { readonly id: string; readonly questions: readonly TrainingQuestion[]; readonly requestId: string },
): Promise<void> {
  const events = [
    'training.assessment_passed',
    'training.assessment_failed',
    'training.course_completed',
    'training.course_failed',
  ] as const;
  return changeAsSystem(db, tenantId, { name: regradeKind, events, openness, requestId }, async (ctx) => {
    const known = await findAttempt(ctx.db, id);
    const run = known === undefined ? undefined : await lockRun(ctx.db, known.enrollment_id);
    const before = run === undefined ? undefined : await findAttempt(ctx.db, id, true);
    if (run === undefined || before === undefined) return;
    const changed = regraded(before, questions);
    if (changed === undefined) return;
    const attempt = await store(ctx, { ...before, questions: changed.questions }, changed.results);
    await storeQuestions(ctx.db, id, changed.questions);
    ctx.audit({
      recordKind: 'training_enrollment',
      recordId: run.id,
      action: 'attempt_regraded',
      newValues: { attempt_id: id, score_percent: attempt.score_percent },
    });
    if (run.status === 'in_progress') await refreshProgress(ctx.db, { runId: run.id }, ctx.now);
    else await refreshEnded(ctx.db, run.id, ctx.now);
    if (before.status === 'failed' && attempt.status === 'passed') await concluded(ctx, run, attempt, true);
  });
}
