import { Cron } from 'croner';
import type { AutomationSchedule } from '#generated/types.gen.ts';
import { nextTime, type RecurrenceStart } from '#src/domain/recurrence/index.ts';

const minuteMs = 60_000;
const minGapMinutes = 5;

const cronOf = ({ expression, time_zone: timezone }: Extract<AutomationSchedule, { type: 'cron' }>): Cron =>
  new Cron(expression, { timezone, mode: '5-part' });

/** Where a schedule is anchored: intervals count from the publication. */
export type ScheduleStart = RecurrenceStart & { readonly beganAt: Date };

/** The first time after an instant; null when there is none any more. */
export function nextRun(schedule: AutomationSchedule, after: Date, start: ScheduleStart): Date | null {
  switch (schedule.type) {
    case 'recurrence':
      return nextTime(schedule.recurrence, after, start);
    case 'cron':
      return cronOf(schedule).nextRun(after);
    case 'interval': {
      const every = schedule.every_minutes * minuteMs;
      const passed = Math.floor((after.getTime() - start.beganAt.getTime()) / every);
      return new Date(start.beganAt.getTime() + (Math.max(passed, 0) + 1) * every);
    }
    case 'once': {
      const at = new Date(schedule.run_at);
      return at > after ? at : null;
    }
  }
}

/** The next times, soonest first. */
export function upcomingRuns(
  schedule: AutomationSchedule,
  after: Date,
  start: ScheduleStart,
  count: number,
): Date[] {
  const times: Date[] = [];
  for (let last: Date | null = after; times.length < count;) {
    last = nextRun(schedule, last, start);
    if (last === null) break;
    times.push(last);
  }
  return times;
}

const maxCounted = 100_000;

/** How many times of the schedule lie after the first instant and not after the second, and the last of them. */
export function runsBetween(
  schedule: AutomationSchedule,
  after: Date,
  until: Date,
  start: ScheduleStart,
): { readonly count: number; readonly last: Date | null } {
  if (schedule.type === 'interval') {
    const every = schedule.every_minutes * minuteMs;
    const first = nextRun(schedule, after, start)!;
    if (first > until) return { count: 0, last: null };
    const more = Math.floor((until.getTime() - first.getTime()) / every);
    return { count: more + 1, last: new Date(first.getTime() + more * every) };
  }
  let count = 0;
  let last: Date | null = null;
  for (let next = nextRun(schedule, after, start); next !== null && next <= until && count < maxCounted;) {
    count += 1;
    last = next;
    next = nextRun(schedule, next, start);
  }
  return { count, last };
}

/** What is wrong with a schedule; undefined when nothing is. */
export function scheduleFault(schedule: AutomationSchedule, now: Date): string | undefined {
  if (schedule.type !== 'cron') return undefined;
  let cron: Cron;
  try {
    cron = cronOf(schedule);
  } catch {
    return `"${schedule.expression}" is not a cron expression. Write minute, hour, day of month, month and day of week, such as 0 9 * * 1.`;
  }
  const [first, second] = cron.nextRuns(2, now);
  if (first === undefined) return 'The cron expression never comes true.';
  if (second !== undefined && smallestGap(cron, now) < minGapMinutes)
    return `The schedule starts more often than every ${minGapMinutes} minutes.`;
  return undefined;
}

// Times of a cron expression repeat within a day; a day has at most 288 that are far enough apart.
const looked = 300;

function smallestGap(cron: Cron, now: Date): number {
  const times = cron.nextRuns(looked, now);
  const gaps = times.slice(1).map((time, index) => (time.getTime() - times[index]!.getTime()) / minuteMs);
  return Math.min(...gaps);
}

/** The time zone that a schedule is written in; null for one without. */
export function zoneOf(schedule: AutomationSchedule): string | null {
  if (schedule.type === 'recurrence') return schedule.recurrence.time_zone;
  return schedule.type === 'cron' ? schedule.time_zone : null;
}
