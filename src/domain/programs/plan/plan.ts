import type { WriteContext } from '#src/call/context.ts';
import { findBeginning, findToday } from '#src/domain/billing/index.ts';
import { findAgencyHours } from '#src/domain/working-time/index.ts';
import { setEachTimer, setTimer } from '#src/platform/timers/index.ts';
import type { StoredEnrollment } from '../record/stored.queries.ts';
import { lastMissed, nextPeriod, type SchedulePeriod, type Surroundings } from './schedule-periods.rules.ts';
import {
  clearNext,
  findWeek,
  selectSchedules,
  storeNext,
  type NextTask,
  type StoredSchedule,
} from './plan.queries.ts';

type Writer = Pick<WriteContext, 'db' | 'now' | 'atCommit'>;
type Enrolled = Pick<StoredEnrollment, 'id' | 'status' | 'start_date' | 'end_date'>;

/** Creates the task of the next period of a process. */
export const taskTimer = 'create_program_task';

export async function surroundingsOf(
  { db }: Pick<Writer, 'db'>,
  { start_date: startDate, end_date: endDate }: Enrolled,
): Promise<Surroundings> {
  return { startDate, endDate, ...(await findWeek(db)), hours: await findAgencyHours(db) };
}

/**
 * Plans the next tasks of an enrolment that starts, or goes on after it stopped at an instant. What was missed in between is left out, but
 * for the latest period of schedules that catch it up.
 */
export async function planSchedules(ctx: Writer, enrollment: Enrolled, stoppedAt?: Date): Promise<void> {
  const around = await surroundingsOf(ctx, enrollment);
  // What began earlier today is part of the start; the days before are not.
  const from =
    stoppedAt === undefined ? await findBeginning(ctx.db, await findToday(ctx.db, ctx.now)) : ctx.now;
  for (const schedule of await selectSchedules(ctx.db, enrollment.id)) {
    const missed =
      stoppedAt !== undefined && schedule.catch_up === 'last'
        ? lastMissed(schedule, around, [stoppedAt, ctx.now], takenOf(schedule))
        : undefined;
    await setNext(
      ctx,
      schedule,
      missed ?? nextPeriod(schedule, around, startOf(schedule, from), takenOf(schedule)),
    );
  }
}

/** A single task is made whenever the enrolment is active, however long ago it started. */
export const startOf = ({ recurrence }: Pick<StoredSchedule, 'recurrence'>, from: Date): Date =>
  recurrence === null ? new Date(0) : from;

/** Plans one schedule of an enrolment again, after a change of it, from an instant on. */
export async function planSchedule(
  ctx: Writer,
  enrollment: Enrolled,
  schedule: StoredSchedule,
  from: Date = ctx.now,
): Promise<void> {
  const isRunning = enrollment.status === 'active' && schedule.is_active;
  const around = isRunning ? await surroundingsOf(ctx, enrollment) : undefined;
  const next = around === undefined ? undefined : nextPeriod(schedule, around, from, takenOf(schedule));
  await setNext(ctx, schedule, next);
}

export const takenOf = (
  schedule: Pick<StoredSchedule, 'made_period_keys' | 'skipped_period_keys'>,
): ReadonlySet<string> => new Set([...schedule.made_period_keys, ...schedule.skipped_period_keys]);

async function setNext(
  ctx: Writer,
  { id, is_active: isActive }: StoredSchedule,
  period: SchedulePeriod | undefined,
): Promise<void> {
  const next = isActive ? nextTask(period, ctx.now) : nextTask(undefined, ctx.now);
  await storeNext(ctx.db, id, next);
  setTimer(
    ctx,
    { kind: taskTimer, recordId: id },
    next.next_task_at === null ? null : new Date(next.next_task_at),
  );
}

/** A period whose task was due before is made at once. */
function nextTask(period: SchedulePeriod | undefined, now: Date): NextTask {
  if (period === undefined) return { next_period_date: null, next_period_key: null, next_task_at: null };
  const at = new Date(Math.max(period.taskAt.getTime(), now.getTime()));
  return {
    next_period_date: period.date,
    next_period_key: period.key,
    next_task_at: at.toISOString(),
  };
}

/** Creates no more tasks for an enrolment that pauses or ends. */
export async function stopSchedules(ctx: Writer, clientProgramId: string): Promise<void> {
  const ids = await clearNext(ctx.db, clientProgramId);
  setEachTimer(
    ctx,
    taskTimer,
    ids.map((recordId) => ({ recordId, slot: '', dueAt: null })),
  );
}
