import type { AutomationStepError, AutomationTestRun } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { storeTestRun, type StoredTestRun } from './runs.queries.ts';
import { endOpenTestSteps } from './steps.queries.ts';
import { endTestTimer, resumeTestTimer } from './timer-kinds.ts';

interface End {
  readonly status: Exclude<AutomationTestRun['status'], 'queued' | 'running'>;
  readonly error?: AutomationStepError;
  /** Instead of the time of the call. */
  readonly at?: Date;
}

/** Ends a test that is locked: nothing of it goes on. */
export async function endTestRun(
  ctx: Pick<WriteContext, 'db' | 'now' | 'atCommit'>,
  { id }: Pick<StoredTestRun, 'id'>,
  { status, error, at = ctx.now }: End,
): Promise<void> {
  for (const kind of [resumeTestTimer, endTestTimer]) setTimer(ctx, { kind, recordId: id }, null);
  if (status !== 'passed')
    await endOpenTestSteps(ctx.db, id, status === 'failed' ? 'failed' : 'cancelled', at);
  await storeTestRun(ctx.db, id, {
    status,
    ...(error !== undefined && { error }),
    current_node_key: null,
    waiting_kind: null,
    waiting_execution_id: null,
    wake: null,
    finished_at: at.toISOString(),
  });
}

export const isOpenTest = ({ status }: Pick<StoredTestRun, 'status'>): boolean =>
  status === 'queued' || status === 'running';
