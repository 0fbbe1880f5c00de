import { instantAt } from './working-time.rules.ts';

/** Hours on one day; `to` is up to `24:00`. */
interface Hours {
  readonly from: string;
  readonly to: string;
}

/** Weekly hours in a time zone, and days with other hours. */
export interface BusinessHours {
  readonly time_zone: string;
  readonly intervals: readonly (Hours & { readonly weekday: string })[];
  readonly holidays: readonly { readonly date: string; readonly hours: readonly Hours[] }[];
}

/** A stretch of time, its end not included, in milliseconds since 1970. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const dayMs = 86_400_000;
/** Nobody promises anything for a time further ahead; hours that hardly ever come end here. */
const horizonMs = 3653 * dayMs;

/** Business milliseconds from one instant to another, clocks that are put forward or back included (domain model D12); without `hours` every minute counts. */
export function businessMsBetween(hours: BusinessHours | null, from: Date, to: Date): number {
  const [start, end] = [from.getTime(), to.getTime()];
  if (end <= start) return 0;
  if (hours === null) return end - start;
  let sum = 0;
  for (const stretch of stretchesFrom(hours, start, end))
    sum += Math.min(stretch.to, end) - Math.max(stretch.from, start);
  return sum;
}

/** Stretches of business time between two instants, in order; those that reach beyond are whole. */
export const businessStretches = (hours: BusinessHours, from: Date, to: Date): readonly Stretch[] =>
  Array.from(stretchesFrom(hours, from.getTime(), to.getTime()));

/** When so much business time has passed since the instant; at most ten years later. */
export function afterBusinessMs(hours: BusinessHours | null, from: Date, ms: number): Date {
  const start = from.getTime();
  if (hours === null || ms <= 0) return new Date(start + Math.max(0, ms));
  let left = ms;
  for (const stretch of stretchesFrom(hours, start, start + horizonMs)) {
    const begin = Math.max(stretch.from, start);
    if (stretch.to - begin >= left) return new Date(begin + left);
    left -= stretch.to - begin;
  }
  return new Date(start + horizonMs);
}

/** Whether the instant is within the hours. */
export function isBusinessTime(hours: BusinessHours | null, at: Date): boolean {
  if (hours === null) return true;
  for (const { from } of stretchesFrom(hours, at.getTime(), at.getTime() + 1)) return from <= at.getTime();
  return false;
}

/** Stretches of business time that end after `start` and begin before `end`, in order. */
function* stretchesFrom(hours: BusinessHours, start: number, end: number): Generator<Stretch> {
  const days = calendarOf(hours);
  // The day before, since the date of a zone may be behind that of UTC.
  for (let day = Math.floor(start / dayMs) - 1; day * dayMs <= end + dayMs; day += 1)
    for (const stretch of stretchesOf(hours, days, day))
      if (stretch.to > start && stretch.from < end) yield stretch;
}

type Days = Map<number, readonly Stretch[]>;

// What a day's hours are as instants asks the time zone database, which costs more than all else; agencies share few calendars.
const maxCalendars = 200;
const maxDays = 8_000;
const calendars = new Map<string, Days>();
const keys = new WeakMap<BusinessHours, Days>();

function calendarOf(hours: BusinessHours): Days {
  const known = keys.get(hours);
  if (known !== undefined) return known;
  const key = JSON.stringify([hours.time_zone, hours.intervals, hours.holidays]);
  let days = calendars.get(key);
  if (days === undefined) {
    if (calendars.size >= maxCalendars) calendars.delete(calendars.keys().next().value!);
    days = new Map();
    calendars.set(key, days);
  }
  keys.set(hours, days);
  return days;
}

function stretchesOf(hours: BusinessHours, days: Days, day: number): readonly Stretch[] {
  let stretches = days.get(day);
  if (stretches === undefined) {
    if (days.size >= maxDays) days.clear();
    stretches = computeDay(hours, day);
    days.set(day, stretches);
  }
  return stretches;
}

/** The hours of the calendar day so many days after 1970-01-01. */
function computeDay(
  { time_zone: zone, intervals, holidays }: BusinessHours,
  day: number,
): readonly Stretch[] {
  const at = new Date(day * dayMs);
  const date = at.toISOString().slice(0, 10);
  const weekday = weekdays[at.getUTCDay()];
  const hours: readonly Hours[] =
    holidays.find((holiday) => holiday.date === date)?.hours ??
    intervals.filter((interval) => interval.weekday === weekday);
  return hours
    .map(({ from, to }) => ({
      from: instantAt(date, minuteOf(from), zone).getTime(),
      to: instantAt(date, minuteOf(to), zone).getTime(),
    }))
    .filter(({ from, to }) => to > from)
    .sort((one, other) => one.from - other.from);
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** What is wrong with these hours of one day, if anything: an end before its beginning, or two that overlap. */
export function hoursFault(hours: readonly Hours[]): string | null {
  const sorted = [...hours].sort((one, other) => minuteOf(one.from) - minuteOf(other.from));
  for (const [index, { from, to }] of sorted.entries()) {
    if (minuteOf(to) <= minuteOf(from)) return `the hours from ${from} end at ${to}, which is not later`;
    const next = sorted[index + 1];
    if (next !== undefined && minuteOf(next.from) < minuteOf(to))
      return `the hours ${from}–${to} and ${next.from}–${next.to} overlap`;
  }
  return null;
}
