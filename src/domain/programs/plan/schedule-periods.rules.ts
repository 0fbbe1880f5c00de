import { Temporal } from 'temporal-polyfill';
import type { Recurrence } from '#generated/types.gen.ts';
import { nextTime, type Weekday } from '#src/domain/recurrence/index.ts';
import { businessStretches, type BusinessHours } from '#src/domain/working-time/index.ts';
import { periodKey } from './period-keys.rules.ts';

/** When a schedule makes tasks. */
export interface SchedulePlan {
  readonly recurrence: Recurrence | null;
  readonly lead_days: number;
  readonly day_shift: 'none' | 'before' | 'after';
}

/** What a schedule depends on besides: the days of the enrolment, and the agency. */
export interface Surroundings {
  readonly startDate: string;
  readonly endDate: string | null;
  readonly timeZone: string;
  readonly weekStart: Weekday;
  readonly hours: BusinessHours;
}

export interface SchedulePeriod {
  readonly date: string;
  readonly key: string;
  /** When it begins, on the day to which it was moved. */
  readonly begins: Date;
  /** When its task is created. */
  readonly taskAt: Date;
}

const mostShift = 31;
const dayMs = 86_400_000;
/** Periods to look through: a day of each of many years. */
const mostPeriods = 2_000;

/** The periods of a schedule that begin at an instant or later, in order, until the enrolment ends. */
export function* periodsFrom(
  plan: SchedulePlan,
  around: Surroundings,
  from: Date,
): Generator<SchedulePeriod> {
  if (plan.recurrence === null) {
    const single = singlePeriod(plan, around);
    if (single.begins >= from) yield single;
    return;
  }
  const { recurrence } = plan;
  const start = { beginsOn: around.startDate, weekStart: around.weekStart };
  // A period that is moved to a later day may begin by its own before the instant.
  let cursor = new Date(from.getTime() - (mostShift + 1) * dayMs);
  for (let looked = 0; looked < mostPeriods; looked += 1) {
    cursor = nextTime(recurrence, cursor, start);
    const local = Temporal.Instant.fromEpochMilliseconds(cursor.getTime()).toZonedDateTimeISO(
      recurrence.time_zone,
    );
    const date = local.toPlainDate();
    if (around.endDate !== null && date.toString() > around.endDate) return;
    if (date.toString() < around.startDate) continue;
    const time = Temporal.PlainTime.from(recurrence.time_of_day);
    const period = onDay(plan, around, { date, time, timeZone: recurrence.time_zone });
    if (period.begins >= from)
      yield { ...period, date: date.toString(), key: periodKey(recurrence, date, around.weekStart) };
  }
}

/** The single task of a schedule without a recurrence, when the enrolment starts. */
function singlePeriod(plan: SchedulePlan, around: Surroundings): SchedulePeriod {
  const date = Temporal.PlainDate.from(around.startDate);
  const time = Temporal.PlainTime.from('00:00');
  const period = onDay(plan, around, { date, time, timeZone: around.timeZone });
  return { ...period, date: around.startDate, key: around.startDate };
}

interface Moment {
  readonly date: Temporal.PlainDate;
  readonly time: Temporal.PlainTime;
  readonly timeZone: string;
}

function onDay({ day_shift: shift, lead_days: lead }: SchedulePlan, { hours }: Surroundings, at: Moment) {
  const moved = shift === 'none' ? at.date : movedDay(at.date, shift === 'before' ? -1 : 1, hours);
  const instant = (date: Temporal.PlainDate) =>
    new Date(date.toZonedDateTime({ timeZone: at.timeZone, plainTime: at.time }).epochMilliseconds);
  return { begins: instant(moved), taskAt: instant(moved.subtract({ days: lead })) };
}

/** When the task of a period is due: at the same time of day in the agency, days later. */
export const dueAfter = (begins: Date, days: number, timeZone: string): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(begins.getTime()).toZonedDateTimeISO(timeZone).add({ days })
      .epochMilliseconds,
  );

/** The day itself, or the nearest one in a direction that has working hours; the day itself when there is none for a month. */
function movedDay(date: Temporal.PlainDate, direction: 1 | -1, hours: BusinessHours): Temporal.PlainDate {
  for (let days = 0; days <= mostShift; days += 1) {
    const day = date.add({ days: direction * days });
    if (hasHours(day, hours)) return day;
  }
  return date;
}

function hasHours(day: Temporal.PlainDate, hours: BusinessHours): boolean {
  const beginning = (date: Temporal.PlainDate) =>
    new Date(date.toZonedDateTime(hours.time_zone).epochMilliseconds);
  return businessStretches(hours, beginning(day), beginning(day.add({ days: 1 }))).length > 0;
}

/** Keys of periods that make no task: they have one, or are skipped. */
export type Taken = ReadonlySet<string>;

/** The first period from an instant on that is to have a task. */
export function nextPeriod(
  plan: SchedulePlan,
  around: Surroundings,
  from: Date,
  taken: Taken,
): SchedulePeriod | undefined {
  for (const period of periodsFrom(plan, around, from)) if (!taken.has(period.key)) return period;
  return undefined;
}

/** The latest period between two instants, the second not included, that has no task. */
export function lastMissed(
  plan: SchedulePlan,
  around: Surroundings,
  [since, until]: readonly [Date, Date],
  taken: Taken,
): SchedulePeriod | undefined {
  let last: SchedulePeriod | undefined;
  for (const period of periodsFrom(plan, around, since)) {
    if (period.begins >= until) break;
    if (!taken.has(period.key)) last = period;
  }
  return last;
}
