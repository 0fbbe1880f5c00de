import type { TicketReportInterval, TicketReportRange } from '#generated/types.gen.ts';
import { instantAt, nextDay } from '#src/domain/working-time/index.ts';
import { invalid } from '#src/platform/errors/index.ts';

/** Days of a report in their time zone. */
export type ReportRange = Required<TicketReportRange>;

/** The range in instants, and where each bucket of it begins. */
export interface Buckets {
  readonly from: Date;
  /** The first instant after the range. */
  readonly until: Date;
  readonly starts: readonly Date[];
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const maxDays = 366;
/** Days between these have a day before and after them with a date of four digits. */
const [firstDay, lastDay] = ['1970-01-01', '9998-12-31'];
const maxBuckets = 400;
/** With 20 groups and the rest, the series stays below its 2,000 points. */
const maxGroupedBuckets = 95;

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;
const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
const dayCount = ({ period_from: from, period_to: to }: TicketReportRange): number =>
  dayNumber(to) - dayNumber(from) + 1;

/** The range that is asked for, by default in the time zone of the agency; 400 for one that cannot be reported. */
export function requireRange(range: TicketReportRange, agencyZone: string): ReportRange {
  for (const name of ['period_from', 'period_to'] as const)
    if (range[name] < firstDay || range[name] > lastDay)
      throw invalid(`body.range.${name}`, `must be a day from ${firstDay} to ${lastDay}.`);
  const days = dayCount(range);
  if (days < 1)
    throw invalid('body.range.period_to', `must not be before period_from, ${range.period_from}.`);
  if (days > maxDays)
    throw invalid(
      'body.range.period_to',
      `makes a range of ${days} days; the limit is ${maxDays}. Choose a later period_from or an earlier period_to.`,
    );
  return { ...range, time_zone: range.time_zone ?? agencyZone };
}

/** As many days, right before. */
export function precedingRange(range: ReportRange): ReportRange {
  const first = dayNumber(range.period_from);
  return { ...range, period_from: dateOf(first - dayCount(range)), period_to: dateOf(first - 1) };
}

/** Cuts the range; 400 when that makes too many buckets for a series. */
export function requireBuckets(
  range: ReportRange,
  interval: TicketReportInterval,
  isGrouped: boolean,
): Buckets {
  const buckets = bucketsOf(range, interval);
  const max = isGrouped ? maxGroupedBuckets : maxBuckets;
  const { length } = buckets.starts;
  if (length <= max) return buckets;
  throw invalid(
    'body.interval',
    `makes ${length} buckets; the limit is ${max}${isGrouped ? ' with group_by' : ''}. Choose a longer interval or a shorter range.`,
  );
}

/** Local hours, days, weeks from Monday, or months. The first begins with the range. */
export function bucketsOf(range: ReportRange, interval: TicketReportInterval): Buckets {
  const midnight = (date: string) => instantAt(date, 0, range.time_zone);
  const [from, until] = [midnight(range.period_from), midnight(nextDay(range.period_to))];
  if (interval === 'none') return { from, until, starts: [from] };
  const dates = datesOf(range).filter((date, index) => index === 0 || beginsBucket[interval](date));
  const starts = dates.map(midnight);
  if (interval !== 'hour') return { from, until, starts };
  const ends = [...starts.slice(1), until];
  return { from, until, starts: starts.flatMap((start, index) => hoursOf(start, ends[index]!)) };
}

const beginsBucket: Readonly<Record<Exclude<TicketReportInterval, 'none'>, (date: string) => boolean>> = {
  hour: () => true,
  day: () => true,
  week: (date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1,
  month: (date) => date.endsWith('-01'),
};

const datesOf = (range: ReportRange): string[] =>
  Array.from({ length: dayCount(range) }, (_, index) => dateOf(dayNumber(range.period_from) + index));

/** Hours of a day, which has 23 or 25 of them when clocks change. */
function hoursOf(start: Date, end: Date): Date[] {
  const count = Math.ceil((end.getTime() - start.getTime()) / hourMs);
  return Array.from({ length: count }, (_, index) => new Date(start.getTime() + index * hourMs));
}
