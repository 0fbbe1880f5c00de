import type { ConversationIdentity } from '#generated/mcp/types.gen.ts';
import type { Days } from './investigation/question.rules.ts';

export type WeekStart = 'monday' | 'saturday' | 'sunday';

const firstDays: Readonly<Record<WeekStart, number>> = { sunday: 0, monday: 1, saturday: 6 };
const day = 86_400_000;

/** What "today" and "this week" mean in a zone. */
export function localTime(
  now: Date,
  zone: string,
  weekStart: WeekStart,
): Pick<ConversationIdentity, 'local_time' | 'week'> {
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
    local_time: `${date}T${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}${offset}`,
    week: { today: `${parts.get('weekday')}, ${date}`, starts_on: dayAt(-into), ends_on: dayAt(6 - into) },
  };
}

/** The instants at which the days begin that questions name, by the clock of a zone. */
export function daysOf({ week, time_zone: zone }: Pick<ConversationIdentity, 'week' | 'time_zone'>): Days {
  const today = week.today.split(', ')[1]!;
  const [year, month] = today.split('-').map(Number);
  const firstOf = (offset: number) =>
    startOfDay(new Date(Date.UTC(year!, month! - 1 + offset, 1)).toISOString().slice(0, 10), zone);
  return {
    today: startOfDay(today, zone),
    weekStart: startOfDay(week.starts_on, zone),
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
