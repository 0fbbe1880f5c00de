import type { ConversationIdentity } from '#generated/mcp/types.gen.ts';

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
