import type { AutomationConfig } from '#generated/types.gen.ts';
import { setTimer, type TimerKind } from '#src/platform/timers/index.ts';
import { Graph, nextRun, runsBetween } from '../flow/index.ts';
import { scheduleOf, scheduleTimer, startOf } from '../record/schedule.ts';
import { findFlow, lockAutomation } from '../record/stored.queries.ts';
import { insertMissedRuns, storeRun } from './schedule.queries.ts';
import { surroundingsOf } from './scope.ts';
import { startByTrigger } from './start.ts';

/**
 * Starts an automation at its times. What the service missed is counted; as `catch_up` says, the last of it starts late or not at all.
 */
export const scheduledStarts: TimerKind<never> = {
  kind: scheduleTimer,
  events: [],
  async fire(ctx, { recordId: id, dueAt, ranAt }) {
    const automation = await lockAutomation(ctx.db, id);
    if (automation?.status !== 'active' || automation.scheduled_version === null) return;
    const flow = await findFlow(ctx.db, id, automation.scheduled_version);
    const schedule = flow === undefined ? undefined : scheduleOf(flow);
    if (flow === undefined || schedule === undefined || automation.next_run_at === null) return;
    const start = await startOf(ctx, new Date(automation.schedule_synced_at!));
    const missed = runsBetween(schedule, dueAt, ranAt, start);
    const isLate = ranAt.getTime() - dueAt.getTime() > toleranceMs || missed.count > 0;
    const isSkipped = isLate && catchUpOf(flow) === 'skip';
    const startsFor = missed.last ?? dueAt;
    const missedCount = missed.count + (isSkipped ? 1 : 0);
    if (missedCount > 0) await insertMissedRuns(ctx.db, id, missedCount, ranAt);
    const executionId = isSkipped
      ? null
      : await startByTrigger(
          { db: ctx.db, now: ranAt },
          { id, version: automation.scheduled_version, flow },
          {
            origin: 'schedule',
            eventType: null,
            eventId: null,
            record: null,
            actor: { type: 'system' },
            depth: 0,
            causedBy: null,
            correlationId: ctx.requestId,
            input: { scheduled_at: startsFor.toISOString() },
          },
          await surroundingsOf(ctx),
        );
    const next = nextRun(schedule, missed.last ?? dueAt, start);
    await storeRun(ctx.db, id, {
      next_run_at: next?.toISOString() ?? null,
      ...(!isSkipped && {
        last_run_at: ranAt.toISOString(),
        last_run_due_at: startsFor.toISOString(),
        last_run_execution_id: executionId,
      }),
    });
    setTimer(ctx, { kind: scheduleTimer, recordId: id }, next);
  },
};

/** Up to five minutes late is on time (`AutomationScheduleHealth`). */
export const toleranceMs = 5 * 60_000;

function catchUpOf(flow: AutomationConfig): 'skip' | 'once' {
  const config = new Graph(flow).trigger?.config;
  return config?.type === 'schedule' ? (config.catch_up ?? 'once') : 'once';
}
