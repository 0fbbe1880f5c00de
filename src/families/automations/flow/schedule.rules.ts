import { Cron } from 'croner';
import { Temporal } from 'temporal-polyfill';
import type { AutomationSchedule } from '#generated/types.gen.ts';
import { instantAt, nextTime, recurrenceFault, type RecurrenceStart } from '#src/domain/recurrence/index.ts';

const minuteMs = 60_000;
const minGapMinutes = 5;

type CronSchedule = Extract<AutomationSchedule, { type: 'cron' }>;

const cronIn = ({ expression }: CronSchedule, timezone: string): Cron =>
  new Cron(expression, { timezone, mode: '5-part' });

/** Times of every hour go on through a change of clocks; those of named hours are wall times. */
const isHourly = ({ expression }: CronSchedule): boolean => expression.split(' ')[1] === '*';

const gapHours = 3;

/** The next time of a cron expression; as times of a recurrence, those that a change of clocks skips come later by the gap (D18). */
function nextCronRun(schedule: CronSchedule, after: Date): Date | null {
  const { time_zone: zone } = schedule;
  if (isHourly(schedule)) return cronIn(schedule, zone).nextRun(after);
  // Read as UTC, wall times are apart from all changes of clocks.
  const cron = cronIn(schedule, 'UTC');
  const now = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(zone);
  const isChanging = now.subtract({ hours: gapHours }).offsetNanoseconds !== now.offsetNanoseconds;
  const from = now.toPlainDateTime().subtract({ hours: isChanging ? gapHours : 0 });
  let wall = cron.nextRun(new Date(from.toZonedDateTime('UTC').epochMilliseconds));
  for (; wall !== null; wall = cron.nextRun(wall)) {
    const utc = Temporal.Instant.fromEpochMilliseconds(wall.getTime()).toZonedDateTimeISO('UTC');
    const at = instantAt(utc.toPlainDateTime(), zone);
    if (at > after) return at;
  }
  return null;
}

/** Where a schedule is anchored: intervals count from the publication. */
export type ScheduleStart = RecurrenceStart & { readonly beganAt: Date };

/** The first time after an instant; null when there is none any more. */
export function nextRun(schedule: AutomationSchedule, after: Date, start: ScheduleStart): Date | null {
  switch (schedule.type) {
    case 'recurrence':
      return nextTime(schedule.recurrence, after, start);
    case 'cron':
      return nextCronRun(schedule, after);
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

/** What is wrong with a schedule, and where in it. */
export interface ScheduleFault {
  readonly place: string;
  readonly message: string;
}

/** What is wrong with a schedule; undefined when nothing is. */
export function scheduleFault(schedule: AutomationSchedule, now: Date): ScheduleFault | undefined {
  switch (schedule.type) {
    case 'interval':
      return undefined;
    case 'recurrence': {
      const fault = recurrenceFault(schedule.recurrence, now);
      if (fault === undefined) return undefined;
      const { property, message } = fault;
      return { place: `recurrence.${property}`, message: `${property} ${message}` };
    }
    case 'cron': {
      const message = cronFault(schedule, now);
      return message === undefined ? undefined : { place: 'expression', message };
    }
    case 'once':
      return new Date(schedule.run_at) > now
        ? undefined
        : { place: 'run_at', message: 'The time has passed. Name one in the future.' };
  }
}

function cronFault(schedule: CronSchedule, now: Date): string | undefined {
  let cron: Cron;
  try {
    cron = cronIn(schedule, 'UTC');
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
