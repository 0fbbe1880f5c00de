import type { AutomationConfig, AutomationSchedule } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { dayIn } from '#src/domain/working-time/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { Graph, nextRun, type ScheduleStart } from '../flow/index.ts';
import { findWeek, storeSchedule } from './schedule.queries.ts';

export const scheduleTimer = 'start_scheduled_automation';

/** The schedule of a flow; undefined for a flow that starts otherwise. */
export function scheduleOf(config: AutomationConfig): AutomationSchedule | undefined {
  const trigger = new Graph(config).trigger?.config;
  return trigger?.type === 'schedule' ? trigger.schedule : undefined;
}

type Scope = Pick<WriteContext, 'db' | 'now' | 'atCommit'>;

/** Where a schedule counts from: the time of its registration, in the agency's weeks and days. */
export async function startOf(ctx: Pick<WriteContext, 'db'>, beganAt: Date): Promise<ScheduleStart> {
  const { week_start: weekStart, time_zone: zone } = await findWeek(ctx.db);
  return { beganAt, beginsOn: dayIn(beganAt, zone), weekStart };
}

/** Registers the schedule of a published flow from now on: what was missed is not made up for. */
export async function scheduleStarts(
  ctx: Scope,
  automationId: string,
  version: number,
  config: AutomationConfig,
): Promise<void> {
  const schedule = scheduleOf(config);
  const next = schedule === undefined ? null : nextRun(schedule, ctx.now, await startOf(ctx, ctx.now));
  await storeSchedule(ctx.db, automationId, {
    scheduled_version: schedule === undefined ? null : version,
    schedule_synced_at: schedule === undefined ? null : ctx.now.toISOString(),
    next_run_at: next?.toISOString() ?? null,
  });
  setTimer(ctx, { kind: scheduleTimer, recordId: automationId }, next);
}

/** Starts nothing more by its schedule. */
export async function dropSchedule(ctx: Scope, automationId: string): Promise<void> {
  await storeSchedule(ctx.db, automationId, { next_run_at: null });
  setTimer(ctx, { kind: scheduleTimer, recordId: automationId }, null);
}
