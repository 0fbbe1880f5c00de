import { setTimer, type TimerKind } from '#src/platform/timers/index.ts';
import { endTestRun, isOpenTest } from './end.ts';
import { findEnd, lockTestRun, storeTestRun } from './runs.queries.ts';
import { continueTest } from './test-book.ts';
import { childCheckMs, endTestTimer, resumeTestTimer } from './timer-kinds.ts';

/** A wait of a test is over, or the execution that it waits for may be. */
export const resumedTests: TimerKind<never> = {
  kind: resumeTestTimer,
  events: [],
  async fire(ctx, { recordId: id, ranAt }) {
    const run = await lockTestRun(ctx.db, id);
    if (run?.status !== 'running' || run.waiting_kind === null) return;
    const { waiting_execution_id: executionId } = run;
    const wake = executionId === null ? { by: 'time' as const } : await findEnd(ctx.db, executionId);
    if (wake === undefined)
      return setTimer(ctx, { kind: resumeTestTimer, recordId: id }, new Date(ranAt.getTime() + childCheckMs));
    await storeTestRun(ctx.db, id, { wake, waiting_kind: null, waiting_execution_id: null });
    continueTest(ctx, id);
  },
};

/** A test that takes longer than 10 minutes ends. */
export const testDeadlines: TimerKind<never> = {
  kind: endTestTimer,
  events: [],
  async fire(ctx, { recordId: id, ranAt }) {
    const run = await lockTestRun(ctx.db, id);
    if (run !== undefined && isOpenTest(run)) await endTestRun(ctx, run, { status: 'timed_out', at: ranAt });
  },
};
