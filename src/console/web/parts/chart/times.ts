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

const hourIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' });
const dayIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** Clocks and language that a chart is read by. */
export interface Reading {
  readonly timeZone: string;
  readonly locale: string;
}

/** Marks at round times of the reader's clocks, as many as there is room for. */
export function marksOf(starts: readonly number[], { timeZone, locale }: Reading, most: number): Mark[] {
  const clock = clockIn(timeZone);
  const [hour, date] = [hourIn(locale), dayIn(locale)];
  const shown = starts.map(clock);
  for (const step of steps) {
    const isNew = (index: number, length: number) =>
      index > 0 && Math.floor(shown[index]! / length) !== Math.floor(shown[index - 1]! / length);
    const marks = shown.flatMap((at, index) =>
      isNew(index, step) ? [{ index, label: (isNew(index, day) ? date : hour).format(at) }] : [],
    );
    if (marks.length <= most) return marks;
  }
  return [];
}

/** Such as "2 Mar, 14:00–14:15 CET", on the reader's clocks. */
export function stretchIn({ timeZone, locale }: Reading): (start: number, length: number) => string {
  const clock = clockIn(timeZone);
  const [hour, date] = [hourIn(locale), dayIn(locale)];
  const named = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
  const zoneAt = (instant: number) =>
    named.formatToParts(instant).find(({ type }) => type === 'timeZoneName')!.value;
  return (start, length) =>
    `${date.format(clock(start))}, ${hour.format(clock(start))}–${hour.format(clock(start + length))} ${zoneAt(start)}`;
}
