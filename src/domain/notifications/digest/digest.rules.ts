import { instantAt } from '#src/domain/working-time/index.ts';

/** Clock of a member, as digests go by it. */
export interface Mornings {
  readonly timeZone: string;
  /** First day of the agency's week. */
  readonly weekStart: 'monday' | 'saturday' | 'sunday';
}

export type DigestPeriod = 'daily' | 'weekly';

const minuteOfDigest = 8 * 60;
const dayMs = 86_400_000;
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The next morning, or the next morning that begins a week, after an instant: at eight by the member's clocks. */
export function nextDigestAt(period: DigestPeriod, { timeZone, weekStart }: Mornings, after: Date): Date {
  for (let day = -1; ; day += 1) {
    const date = new Date(after.getTime() + day * dayMs).toISOString().slice(0, 10);
    const morning = instantAt(date, minuteOfDigest, timeZone);
    const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
    if (morning > after && (period === 'daily' || weekday === weekStart)) return morning;
  }
}
