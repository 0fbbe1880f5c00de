import type { Temporal } from 'temporal-polyfill';
import type { Recurrence } from '#generated/types.gen.ts';
import type { Weekday } from '#src/domain/recurrence/index.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const daysOfWeek = 7;
const monthsOfQuarter = 3;

/**
 * The key of the period that a day belongs to: it stays the same when the schedule moves within the period, so that no period has a second
 * task. Weeks are numbered by the year of their middle, as calendars do; with several weekdays each has a number in the week.
 */
export function periodKey(recurrence: Recurrence, date: Temporal.PlainDate, weekStart: Weekday): string {
  switch (recurrence.frequency) {
    case 'daily':
      return date.toString();
    case 'weekly':
      return weekKey(recurrence.weekdays ?? [], date, weekStart);
    case 'monthly':
      return date.toPlainYearMonth().toString();
    case 'quarterly':
      return `${yearOf(date)}-Q${Math.ceil(date.month / monthsOfQuarter)}`;
    case 'yearly':
      return yearOf(date);
  }
}

function weekKey(named: readonly Weekday[], date: Temporal.PlainDate, weekStart: Weekday): string {
  const place = (weekday: Weekday) =>
    (weekdays.indexOf(weekday) - weekdays.indexOf(weekStart) + daysOfWeek) % daysOfWeek;
  const own = weekdays[date.dayOfWeek - 1]!;
  const middle = date.subtract({ days: place(own) }).add({ days: 3 });
  const week = `${yearOf(middle)}-W${String(Math.ceil(middle.dayOfYear / daysOfWeek)).padStart(2, '0')}`;
  if (named.length < 2) return week;
  const order = named.toSorted((one, other) => place(one) - place(other));
  return `${week}-${order.indexOf(own) + 1}`;
}

const yearOf = (date: Temporal.PlainDate): string => String(date.year).padStart(4, '0');
