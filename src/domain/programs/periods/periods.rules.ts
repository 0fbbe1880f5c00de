import { Temporal } from 'temporal-polyfill';
import type { ProgramBillingFrequency } from '#generated/types.gen.ts';

// Periods of billing as days of the agency, `2026-03-01`. A period begins on the day it is billed and ends the day before the next one.

const monthsOf = { monthly: 1, quarterly: 3, semiannually: 6, yearly: 12 } as const;
const daysOfWeek = 7;

/** How often an enrolment is billed, and on which day of the month; null for weekly and once. */
export interface Rhythm {
  readonly frequency: ProgramBillingFrequency;
  readonly billing_anchor_day: number | null;
}

export interface Period {
  readonly start: string;
  /** Last day. */
  readonly end: string;
  /** First day of the one after it; null when none follows. */
  readonly next: string | null;
  readonly days: number;
  /** Days of a whole period: more than `days` when this one is cut to reach the anchor day. */
  readonly wholeDays: number;
}

const plain = (day: string): Temporal.PlainDate => Temporal.PlainDate.from(day);

/** Days from one to another, the second not included. */
export const daysBetween = (from: string, to: string): number =>
  plain(from).until(plain(to), { largestUnit: 'days' }).days;

export const plusDays = (day: string, days: number): string => plain(day).add({ days }).toString();

/** Months later, on the last day of a shorter month (domain model D17). */
export const plusMonths = (day: string, months: number): string => plain(day).add({ months }).toString();

/** The day before what lasts that many months from `start`: its last day. */
export const lastDayAfter = (start: string, months: number): string =>
  plusDays(plusMonths(start, months), -1);

export const isMonthly = (frequency: ProgramBillingFrequency): frequency is keyof typeof monthsOf =>
  frequency in monthsOf;

/** The anchor day of an enrolment that begins on a day: its day of the month unless another is given; null without months. */
export const anchorDayOf = (
  frequency: ProgramBillingFrequency,
  start: string,
  given?: number | null,
): number | null => (isMonthly(frequency) ? (given ?? plain(start).day) : null);

/** The period that begins on `start`: until the day before the next anchor day. */
export function periodFrom(start: string, { frequency, billing_anchor_day: anchorDay }: Rhythm): Period {
  if (frequency === 'one_time') return { start, end: start, next: null, days: 1, wholeDays: 1 };
  if (frequency === 'weekly') return between(start, plusDays(start, daysOfWeek), daysOfWeek);
  const months = monthsOf[frequency];
  const first = plain(start);
  const day = anchorDay ?? first.day;
  const anchored = onDay(first, day);
  if (anchored.equals(first)) {
    const next = onDay(first.with({ day: 1 }).add({ months }), day);
    return between(start, next.toString(), daysBetween(start, next.toString()));
  }
  const next =
    Temporal.PlainDate.compare(first, anchored) < 0
      ? anchored
      : onDay(first.with({ day: 1 }).add({ months: 1 }), day);
  const wholeStart = onDay(next.with({ day: 1 }).subtract({ months }), day);
  return between(start, next.toString(), daysBetween(wholeStart.toString(), next.toString()));
}

function between(start: string, next: string, wholeDays: number): Period {
  return { start, end: plusDays(next, -1), next, days: daysBetween(start, next), wholeDays };
}

/** The day of the month of a day, or its last one. */
const onDay = (day: Temporal.PlainDate, wanted: number): Temporal.PlainDate =>
  day.with({ day: wanted }, { overflow: 'constrain' });

/** The period cut after a last day; `null` leaves it whole. */
export function cutAfter(period: Period, lastDay: string | null): Period {
  if (lastDay === null || lastDay >= period.end) return period;
  return { ...period, end: lastDay, next: null, days: daysBetween(period.start, lastDay) + 1 };
}

/** Periods that a pause can skip: two hundred years of weeks. */
const mostPeriods = 12_000;

/** The first beginning of a period from `next` on that is not before `day`: what a pause skipped is not billed (domain model D20). */
export function billingDateFrom(next: string, rhythm: Rhythm, day: string): string | null {
  let start: string | null = next;
  for (let skipped = 0; start !== null && start < day && skipped < mostPeriods; skipped += 1)
    start = rhythm.frequency === 'one_time' ? day : periodFrom(start, rhythm).next;
  return start;
}
