import { clockIn } from '../zone.ts';

const minute = 60_000;
const day = 86_400_000;

/** How far marks below a chart may be apart, closest first. */
const steps = [
  10 * minute,
  20 * minute,
  60 * minute,
  180 * minute,
  360 * minute,
  720 * minute,
  day,
  2 * day,
  5 * day,
  10 * day,
];

export interface Mark {
  /** Bucket that it stands before. */
  readonly index: number;
  readonly label: string;
}

const hourOf = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' });
const dayOf = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** Marks at round times of the agency's clocks, as many as there is room for. */
export function marksOf(starts: readonly number[], timeZone: string, most: number): Mark[] {
  const clock = clockIn(timeZone);
  const shown = starts.map(clock);
  for (const step of steps) {
    const isNew = (index: number, length: number) =>
      index > 0 && Math.floor(shown[index]! / length) !== Math.floor(shown[index - 1]! / length);
    const marks = shown.flatMap((at, index) =>
      isNew(index, step) ? [{ index, label: (isNew(index, day) ? dayOf : hourOf).format(at) }] : [],
    );
    if (marks.length <= most) return marks;
  }
  return [];
}

/** Such as "2 Mar, 14:00–14:15 CET", on the agency's clocks. */
export function stretchIn(timeZone: string): (start: number, length: number) => string {
  const clock = clockIn(timeZone);
  const named = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' });
  const zoneAt = (instant: number) =>
    named.formatToParts(instant).find(({ type }) => type === 'timeZoneName')!.value;
  return (start, length) =>
    `${dayOf.format(clock(start))}, ${hourOf.format(clock(start))}–${hourOf.format(clock(start + length))} ${zoneAt(start)}`;
}
