import { Temporal } from 'temporal-polyfill';
import type { Recurrence } from '#generated/types.gen.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

const ordinals = { first: 1, second: 2, third: 3, fourth: 4 } as const;
const monthsOf = { monthly: 1, quarterly: 3, yearly: 12 } as const;

type Plain = Temporal.PlainDate;

/** The period to begin looking in for days from `day` on: that of the day or one before. Periods are counted from the anchor's, 0. */
export function firstPeriodNear({ frequency, interval }: Recurrence, anchor: Plain, day: Plain): number {
  if (frequency === 'daily' || frequency === 'weekly') {
    const days = anchor.until(day, { largestUnit: 'days' }).days;
    return Math.max(0, Math.floor(days / (interval * (frequency === 'daily' ? 1 : 7))) - 1);
  }
  const months = (day.year - anchor.year) * 12 + day.month - anchor.month;
  return Math.max(0, Math.floor(months / (interval * monthsOf[frequency])) - 1);
}

/** Days of the recurrence in a period, in order. */
export function periodDays(
  recurrence: Recurrence,
  anchor: Plain,
  weekStart: Weekday,
  period: number,
): Plain[] {
  const { frequency, interval } = recurrence;
  if (frequency === 'daily') return [anchor.add({ days: period * interval })];
  if (frequency === 'weekly') {
    const start = weekOf(anchor, weekStart).add({ weeks: period * interval });
    const named = recurrence.weekdays ?? [weekdays[anchor.dayOfWeek - 1]!];
    return named
      .map((weekday) => start.add({ days: daysFrom(weekStart, weekday) }))
      .sort((one, other) => Temporal.PlainDate.compare(one, other));
  }
  return [dayIn(recurrence, anchor, monthOf(recurrence, frequency, anchor, period * interval))];
}

function monthOf(
  { month }: Recurrence,
  frequency: keyof typeof monthsOf,
  anchor: Plain,
  units: number,
): Plain {
  const first = anchor.with({ day: 1 }).add({ months: units * monthsOf[frequency] });
  if (frequency === 'monthly' || month === undefined) return first;
  if (frequency === 'yearly') return first.with({ month });
  const quarterStart = first.subtract({ months: (first.month - 1) % 3 });
  return quarterStart.add({ months: Math.min(month, 3) - 1 });
}

function dayIn({ day_of_month: day, weekday_of_month: nth }: Recurrence, anchor: Plain, month: Plain): Plain {
  // Temporal takes the last day of a month for any beyond it.
  if (nth === undefined) return month.with({ day: day ?? anchor.day }, { overflow: 'constrain' });
  const weekday = weekdays.indexOf(nth.weekday) + 1;
  if (nth.ordinal === 'last') {
    const last = month.with({ day: month.daysInMonth });
    return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 });
  }
  return month.add({ days: ((weekday - month.dayOfWeek + 7) % 7) + (ordinals[nth.ordinal] - 1) * 7 });
}

const daysFrom = (start: Weekday, weekday: Weekday): number =>
  (weekdays.indexOf(weekday) - weekdays.indexOf(start) + 7) % 7;

const weekOf = (day: Plain, start: Weekday): Plain =>
  day.subtract({ days: daysFrom(start, weekdays[day.dayOfWeek - 1]!) });
