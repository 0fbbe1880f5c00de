import type { WriteContext } from '#src/call/context.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { deleteAnswerFiles } from './answer-files.ts';
import { storeExecution, type StoredExecution } from './executions.queries.ts';
import { answerTimers, resumeTimer } from './timer-kinds.ts';

export function clearTimers(ctx: Pick<WriteContext, 'atCommit'>, executionId: string): void {
  setTimer(ctx, { kind: resumeTimer, recordId: executionId }, null);
  for (const kind of answerTimers) setTimer(ctx, { kind, recordId: executionId }, null);
}

/** Puts a waiting or paused execution back into the line. */
export async function queue(
  ctx: Pick<WriteContext, 'db' | 'now' | 'atCommit'>,
  execution: Pick<StoredExecution, 'id' | 'pending_request'>,
  wake: NonNullable<StoredExecution['wake']>,
): Promise<void> {
  clearTimers(ctx, execution.id);
  await deleteAnswerFiles(ctx.db, execution);
  await storeExecution(
    ctx.db,
    execution.id,
    {
      status: 'queued',
      ready_at: ctx.now.toISOString(),
      wake,
      pending_request: null,
      asked_user_ids: [],
      waiting_kind: null,
      waiting_event_types: [],
      waiting_execution_id: null,
      resumes_at: null,
    },
    ctx.now,
  );
}
