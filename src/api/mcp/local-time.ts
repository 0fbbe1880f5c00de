import type { Days } from './investigation/question.rules.ts';

/** What "today" and "this week" mean in a zone. */
export interface LocalTime {
  /** With its offset from UTC. */
  readonly time: string;
  readonly zone: string;
  /** Weekday and date. */
  readonly today: string;
  /** First and last day of the week. */
  readonly week: readonly [string, string];
}

export type WeekStart = 'monday' | 'saturday' | 'sunday';

const firstDays: Readonly<Record<WeekStart, number>> = { sunday: 0, monday: 1, saturday: 6 };
const day = 86_400_000;

export function localTime(now: Date, zone: string, weekStart: WeekStart): LocalTime {
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
      ...{ second: '2-digit', weekday: 'long', timeZoneName: 'longOffset' },
    })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  const offset = parts.get('timeZoneName')!.replace('GMT', '') || '+00:00';
  const midnight = new Date(`${date}T00:00:00Z`);
  const into = (midnight.getUTCDay() - firstDays[weekStart] + 7) % 7;
  const dayAt = (days: number) => new Date(midnight.getTime() + days * day).toISOString().slice(0, 10);
  return {
    time: `${date}T${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}${offset}`,
    zone,
    today: `${parts.get('weekday')}, ${date}`,
    week: [dayAt(-into), dayAt(6 - into)],
  };
}

/** The instants at which the days begin that questions name, by the clock of a zone. */
export function daysOf({ today: named, week, zone }: LocalTime): Days {
  const today = named.split(', ')[1]!;
  const [year, month] = today.split('-').map(Number);
  const firstOf = (offset: number) =>
    startOfDay(new Date(Date.UTC(year!, month! - 1 + offset, 1)).toISOString().slice(0, 10), zone);
  return {
    today: startOfDay(today, zone),
    weekStart: startOfDay(week[0], zone),
    lastMonth: firstOf(-1),
    monthStart: firstOf(0),
    nextMonth: firstOf(1),
  };
}

function startOfDay(date: string, zone: string): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const guess = new Date(midnight - offsetAt(new Date(midnight), zone));
  return new Date(midnight - offsetAt(guess, zone));
}

/** Milliseconds by which a zone is ahead of UTC. */
function offsetAt(at: Date, zone: string): number {
  const { value } = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')!;
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(value) ?? [];
  return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
