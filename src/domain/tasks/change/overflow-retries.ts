import type { WriteContext } from '#src/call/context.ts';
import { replaceTimers, type TimerKind } from '#src/platform/timers/index.ts';
import { selectSettings } from '../assignment/settings.queries.ts';
import { tryHoldTask } from '../load/hold.ts';
import type { StageState } from '../model/state.ts';
import { plusMinutes } from '../rules/due.rules.ts';
import { isInOverflow, overflowRetryKind, setOverflowRetry } from '../store/task-timers.ts';
import { insertMissingRetries, selectWaitingTasks } from './overflow-retries.queries.ts';
import { retryStages } from './retry.ts';

/** Tries again to assign what is in the overflow, as often as each agency wants it. */
export const overflowRetries: TimerKind<'process.instance_updated'> = {
  kind: overflowRetryKind,
  events: ['process.instance_updated'],
  async fire(ctx, { recordId: id, dueAt, ranAt }) {
    const draft = await tryHoldTask(ctx, { id });
    if (draft === undefined) return;
    const { is_enabled: isEnabled, retry_interval_minutes: minutes } = await selectSettings(ctx.db);
    if (!isEnabled || minutes === null) return;
    const isDue = (stage: StageState): boolean =>
      isInOverflow(stage) &&
      stage.overflow_attempted_at !== null &&
      plusMinutes(stage.overflow_attempted_at, minutes) <= dueAt.toISOString();
    // After an outage of days one attempt makes up for all that were missed.
    draft.attemptAt = ranAt.toISOString();
    await retryStages(
      ctx,
      draft,
      draft.task.stages.filter(isDue).map((stage) => stage.id),
    );
    await setOverflowRetry(ctx, draft.task);
  },
  setMissing: insertMissingRetries,
};

/** Follows a change of how often the agency wants it, if at all. */
export async function rescheduleRetries(ctx: Pick<WriteContext, 'db' | 'atCommit'>): Promise<void> {
  const { is_enabled: isEnabled, retry_interval_minutes: minutes } = await selectSettings(ctx.db);
  const waiting = isEnabled && minutes !== null ? await selectWaitingTasks(ctx.db) : [];
  replaceTimers(
    ctx,
    overflowRetryKind,
    waiting.map(({ id, attempted_at: at }) => ({
      recordId: id,
      dueAt: new Date(plusMinutes(at, minutes ?? 0)),
    })),
  );
}
