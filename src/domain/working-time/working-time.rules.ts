import type { EmployeeSchedule, WeeklyInterval } from '#generated/types.gen.ts';

/** When somebody works, as far as sums of minutes need it. */
export type WorkingTime = Pick<
  EmployeeSchedule,
  'time_zone' | 'hours' | 'capacity_minutes_per_week' | 'exceptions'
>;

interface Stretch {
  readonly from: string;
  readonly to: string;
}

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const dayMs = 86_400_000;
const minutesOfADay = 1440;

/** The hours of an ordinary week: of members who said nothing, and of those without fixed hours. */
const ordinaryHours: readonly WeeklyInterval[] = (
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
).map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));

/** Working time of a member who never said when they work. */
export const ordinaryTime = (timeZone: string): WorkingTime => ({
  time_zone: timeZone,
  hours: [],
  capacity_minutes_per_week: null,
  exceptions: [],
});

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes of these hours together. */
export const sumMinutes = (hours: readonly Stretch[]): number =>
  hours.reduce((sum, { from, to }) => sum + minuteOf(to) - minuteOf(from), 0);

/** Whether the member is away on a day, `2026-03-02`. */
export function isAbsent({ exceptions }: WorkingTime, date: string): boolean {
  return exceptions.some(
    ({ kind, starts_on, ends_on }) => kind !== 'other_hours' && starts_on <= date && date <= ends_on,
  );
}

/** Minutes that the member has for assigned work on a day. */
export const capacityOfDay = (time: WorkingTime, date: string): number =>
  Math.round(minutesWithin(time, date, 0, minutesOfADay) * shareForWork(time));

/** The same for a stretch of time. */
export function capacityBetween(time: WorkingTime, from: Date, to: Date): number {
  if (to <= from) return 0;
  const start = localTime(from, time.time_zone);
  const end = localTime(to, time.time_zone);
  let sum = 0;
  for (let date = start.date; date <= end.date; date = nextDay(date)) {
    sum += minutesWithin(
      time,
      date,
      date === start.date ? start.minute : 0,
      date === end.date ? end.minute : minutesOfADay,
    );
  }
  return Math.round(sum * shareForWork(time));
}

/** Part of the working hours that is meant for assigned work. */
function shareForWork({ hours, capacity_minutes_per_week: capacity }: WorkingTime): number {
  const working = sumMinutes(hours);
  return capacity === null || working === 0 ? 1 : capacity / working;
}

function minutesWithin(time: WorkingTime, date: string, from: number, to: number): number {
  return stretchesOf(time, date).reduce(
    (sum, stretch) =>
      sum + Math.max(0, Math.min(minuteOf(stretch.to), to) - Math.max(minuteOf(stretch.from), from)),
    0,
  );
}

function stretchesOf({ hours, exceptions }: WorkingTime, date: string): readonly Stretch[] {
  const exception = exceptions.find(({ starts_on, ends_on }) => starts_on <= date && date <= ends_on);
  if (exception !== undefined) return exception.hours;
  const weekday = days[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return (hours.length === 0 ? ordinaryHours : hours).filter((interval) => interval.weekday === weekday);
}

/** The calendar day `YYYY-MM-DD` of an instant in a time zone. */
export const dayIn = (instant: Date, timeZone: string): string => localTime(instant, timeZone).date;

export const nextDay = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

const formats = new Map<string, Intl.DateTimeFormat>();
/** The calendar repeats after 400 years. */
const cycleYears = 400;
const cycleMs = 146_097 * dayMs;
const secondYear = Date.parse('0002-01-01T00:00:00Z');

/** What calendar and clock show in a time zone. */
function localTime(instant: Date, timeZone: string): { date: string; minute: number } {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    formats.set(timeZone, format);
  }
  // `Intl` counts years before the year 1 backwards, and shows the year 999 with three digits.
  const isEarly = instant.getTime() < secondYear;
  const [date, time] = format.format(instant.getTime() + (isEarly ? cycleMs : 0)).split(' ');
  const [year, rest] = [date!.slice(0, -6), date!.slice(-6)];
  return { date: yearText(Number(year) - (isEarly ? cycleYears : 0)) + rest, minute: minuteOf(time!) };
}

/** A year as ISO 8601 writes it. */
const yearText = (year: number): string =>
  year < 0 || year > 9999
    ? `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`
    : String(year).padStart(4, '0');

const longestSearchDays = 31;

/**
 * When the member works next, seen from an instant: null when they are at work, and 31 days later when they are away for longer than
 * that.
 */
export function nextWorkingTime(time: WorkingTime, now: Date): Date | null {
  const { date: today, minute } = localTime(now, time.time_zone);
  if (stretchesOf(time, today).some(({ from, to }) => minuteOf(from) <= minute && minute < minuteOf(to)))
    return null;
  let date = today;
  for (let day = 0; day < longestSearchDays; day += 1) {
    const starts = stretchesOf(time, date).map(({ from }) => minuteOf(from));
    const next = Math.min(...starts.filter((start) => date > today || start > minute));
    if (next !== Infinity) return instantAt(date, next, time.time_zone);
    date = nextDay(date);
  }
  return new Date(now.getTime() + longestSearchDays * dayMs);
}

/** The instant at which clocks of the zone show this, or the first after it where they skip it. */
export function instantAt(date: string, minute: number, timeZone: string): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minute * 60_000;
  let instant = wanted;
  // The offset there may be another than the one that was guessed with.
  for (let round = 0; round < 2; round += 1) {
    const shown = localTime(new Date(instant), timeZone);
    instant += wanted - (Date.parse(`${shown.date}T00:00:00Z`) + shown.minute * 60_000);
  }
  return new Date(instant);
}
