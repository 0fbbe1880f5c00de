import type { AutomationConfig, AutomationProblem, AutomationScheduleHealth } from '#generated/types.gen.ts';
import type {
  GetAutomationScheduleHealthInput,
  SyncAutomationScheduleInput,
} from '#generated/families/automations/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { problem } from '#src/platform/errors/index.ts';
import { toleranceMs } from '../engine/schedule.ts';
import { upcomingRuns, zoneOf } from '../flow/index.ts';
import { processProblems } from '../record/archived-processes.queries.ts';
import { problemsOf } from '../record/facts.ts';
import { life, requireAutomation } from '../record/life.ts';
import { scheduleStarts, scheduleOf, startOf } from '../record/schedule.ts';
import { findFlow, type StoredAutomation } from '../record/stored.queries.ts';
import { findRuns, type Runs } from './health.queries.ts';

const shownTimes = 10;

export async function getAutomationScheduleHealth(
  ctx: ReadContext,
  { path }: GetAutomationScheduleHealthInput,
): Promise<AutomationScheduleHealth> {
  return healthOf(ctx, await requireAutomation(ctx, path.id));
}

/** The schedule of an automation as it is registered, and whether it is kept. */
export async function healthOf(
  ctx: Pick<ReadContext, 'db' | 'now'>,
  automation: StoredAutomation,
): Promise<AutomationScheduleHealth> {
  const { id, published_version: version, status } = automation;
  const flow = version === null ? undefined : await findFlow(ctx.db, id, version);
  const schedule = flow === undefined ? undefined : scheduleOf(flow);
  const runs = await findRuns(ctx.db, id, ctx.now);
  const isActive = status === 'active' && schedule !== undefined;
  const next = isActive && automation.next_run_at !== null ? new Date(automation.next_run_at) : null;
  const start = await startOf(ctx, new Date(automation.schedule_synced_at ?? ctx.now));
  const following =
    next === null || schedule === undefined ? [] : upcomingRuns(schedule, next, start, shownTimes - 1);
  return {
    automation_id: id,
    status: statusOf(ctx, automation, schedule !== undefined, runs),
    version: automation.scheduled_version,
    time_zone: schedule === undefined ? null : zoneOf(schedule),
    next_run_at: next?.toISOString() ?? null,
    upcoming_at: next === null ? [] : [next, ...following].map((time) => time.toISOString()),
    last_run_at: runs.last_run_at,
    last_run_delay_seconds: delayOf(runs),
    last_execution_id: runs.last_run_execution_id,
    missed_run_count: runs.missed_run_count,
    problems:
      flow === undefined || schedule === undefined ? [] : await problemsNow(ctx, automation, flow, runs),
    synced_at: automation.schedule_synced_at,
    checked_at: ctx.now.toISOString(),
  };
}

/**
 * A time that has come since the schedule was registered, or at which it started, is no fault of it. What its steps name may have been
 * archived since they were published.
 */
async function problemsNow(
  ctx: Pick<ReadContext, 'db' | 'now'>,
  { schedule_synced_at: syncedAt }: StoredAutomation,
  flow: AutomationConfig,
  { last_run_due_at: startedAt }: Runs,
): Promise<AutomationProblem[]> {
  const times = [ctx.now.toISOString(), syncedAt, startedAt].map((at) =>
    at === null ? Infinity : Date.parse(at),
  );
  const before = new Date(Math.min(...times) - 1);
  return [...(await problemsOf({ db: ctx.db, now: before }, flow)), ...(await processProblems(ctx.db, flow))];
}

const delayOf = ({ last_run_at: at, last_run_due_at: dueAt }: Runs): number | null =>
  at === null || dueAt === null
    ? null
    : Math.max(0, Math.floor((Date.parse(at) - Date.parse(dueAt)) / 1_000));

function statusOf(
  ctx: Pick<ReadContext, 'now'>,
  automation: StoredAutomation,
  hasSchedule: boolean,
  runs: Runs,
): AutomationScheduleHealth['status'] {
  if (!hasSchedule) return 'not_scheduled';
  if (automation.status === 'disabled') return 'disabled';
  if (automation.scheduled_version !== automation.published_version) return 'out_of_sync';
  if (automation.next_run_at === null) return 'ended';
  const isOverdue = ctx.now.getTime() - Date.parse(automation.next_run_at) > toleranceMs;
  const wasLate = (delayOf(runs) ?? 0) * 1_000 > toleranceMs || runs.was_last_missed;
  return isOverdue || wasLate ? 'late' : 'healthy';
}

/** Registers the published schedule again where it differs; what was missed is not made up for. */
export async function syncAutomationSchedule(
  ctx: WriteContext,
  { path }: SyncAutomationScheduleInput,
): Promise<AutomationScheduleHealth> {
  const automation = await life.lock(ctx, path.id);
  const { published_version: version, status } = automation;
  const flow = version === null ? undefined : await findFlow(ctx.db, automation.id, version);
  if (version === null || flow === undefined || scheduleOf(flow) === undefined)
    throw problem('state_conflict', 'The published version has no schedule.');
  if (status !== 'active') throw problem('state_conflict', 'The automation is disabled. Enable it first.');
  const isSame =
    automation.scheduled_version === version &&
    automation.next_run_at !== null &&
    Date.parse(automation.next_run_at) > ctx.now.getTime();
  if (!isSame) {
    await scheduleStarts(ctx, automation.id, version, flow);
    ctx.audit({ recordKind: 'automation', recordId: automation.id, action: 'schedule_synced' });
  }
  return healthOf(ctx, await requireAutomation(ctx, automation.id));
}
