import { Temporal } from 'temporal-polyfill';
import type { Evaluation, Surroundings } from '../evaluate.ts';
import { ExpressionFault } from '../syntax.ts';
import { isEmpty, toNumber, toText, type Value } from '../values.ts';
import { ofValues, type ExpressionFunction } from './declare.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;
const maxMoved = 10_000_000;

/** An instant in the agency's time zone; a day alone is its start there. */
export function zoned(
  { surroundings: { timeZone } }: Pick<Evaluation, 'surroundings'>,
  value: Value,
): Temporal.ZonedDateTime {
  const text = toText(value).trim();
  try {
    if (day.test(text)) return Temporal.PlainDate.from(text).toZonedDateTime(timeZone);
    return Temporal.Instant.from(text).toZonedDateTimeISO(timeZone);
  } catch {
    throw new ExpressionFault(
      `"${text.slice(0, 60)}" is not a time. Write it like 2026-03-02T14:05:00Z, or a day like 2026-03-02.`,
    );
  }
}

/** The instant of a value that an expression gave. */
export const toInstant = (value: Value, surroundings: Surroundings): Date =>
  new Date(zoned({ surroundings }, value).epochMilliseconds);

const written = (time: Temporal.ZonedDateTime): string =>
  new Date(time.toInstant().epochMilliseconds).toISOString();

/** A day stays a day when days or months are added. */
const moved = (unit: 'minutes' | 'days' | 'months'): ExpressionFunction =>
  ofValues(2, 2, (evaluation, time = null, count = null) => {
    if (isEmpty(time)) return null;
    const number = Math.trunc(toNumber(count));
    if (Math.abs(number) > maxMoved) throw new ExpressionFault('A time cannot be moved that far.');
    const at = zoned(evaluation, time);
    try {
      const later = at.add({ [unit]: number });
      return unit !== 'minutes' && day.test(toText(time).trim())
        ? later.toPlainDate().toString()
        : written(later);
    } catch (error) {
      if (error instanceof RangeError) throw new ExpressionFault('A time cannot be moved that far.');
      throw error;
    }
  });

const units = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
type Unit = (typeof units)[number];

function unitOf(value: Value): Unit {
  const unit = toText(value).replace(/s$/, '') as Unit;
  if (!units.includes(unit)) throw new ExpressionFault(`A unit is one of ${units.join(', ')}.`);
  return unit;
}

function startOf(time: Temporal.ZonedDateTime, unit: Unit): Temporal.ZonedDateTime {
  if (unit === 'minute' || unit === 'hour') return time.round({ smallestUnit: unit, roundingMode: 'floor' });
  const start = time.startOfDay();
  if (unit === 'week') return start.subtract({ days: time.dayOfWeek - 1 });
  if (unit === 'month') return start.with({ day: 1 });
  return unit === 'year' ? start.with({ month: 1, day: 1 }) : start;
}

const pad = (number: number, length = 2): string => String(number).padStart(length, '0');

function formatted(time: Temporal.ZonedDateTime, pattern: string, locale: string): string {
  const date = new Date(time.epochMilliseconds);
  const worded = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { timeZone: time.timeZoneId, ...options }).format(date);
  const parts: Readonly<Record<string, () => string>> = {
    YYYY: () => pad(time.year, 4),
    YY: () => pad(time.year % 100),
    MMMM: () => worded({ month: 'long' }),
    MMM: () => worded({ month: 'short' }),
    MM: () => pad(time.month),
    M: () => String(time.month),
    DD: () => pad(time.day),
    D: () => String(time.day),
    dddd: () => worded({ weekday: 'long' }),
    ddd: () => worded({ weekday: 'short' }),
    HH: () => pad(time.hour),
    H: () => String(time.hour),
    mm: () => pad(time.minute),
    ss: () => pad(time.second),
  };
  return pattern.replace(/YYYY|YY|MMMM|MMM|MM|M|DD|D|dddd|ddd|HH|H|mm|ss/g, (part) => parts[part]!());
}

export const times = {
  now: ofValues(0, 0, ({ surroundings }) => surroundings.now.toISOString()),
  today: ofValues(0, 0, (evaluation) =>
    zoned(evaluation, evaluation.surroundings.now.toISOString()).toPlainDate().toString(),
  ),
  add_minutes: moved('minutes'),
  add_days: moved('days'),
  add_months: moved('months'),
  start_of: ofValues(2, 2, (evaluation, time = null, unit = null) =>
    isEmpty(time) ? null : written(startOf(zoned(evaluation, time), unitOf(unit))),
  ),
  difference: ofValues(3, 3, (evaluation, one = null, other = null, unit = null) => {
    if (isEmpty(one) || isEmpty(other)) return null;
    const wanted = unitOf(unit);
    return Math.trunc(
      zoned(evaluation, other)
        .until(zoned(evaluation, one), { largestUnit: wanted })
        .total({ unit: wanted, relativeTo: zoned(evaluation, other) }),
    );
  }),
  format_date: ofValues(1, 2, (evaluation, time = null, pattern = null) =>
    isEmpty(time)
      ? ''
      : formatted(
          zoned(evaluation, time),
          pattern === null ? 'YYYY-MM-DD' : toText(pattern),
          evaluation.surroundings.locale,
        ),
  ),
} satisfies Record<string, ExpressionFunction>;
