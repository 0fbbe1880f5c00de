import { invalid } from '#src/platform/errors/index.ts';

/** Days, both included, as `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const maxDays = 366;

const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
export const plusDays = (day: string, days: number): string => textOf(Date.parse(day) + days * dayMs);
const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one < other ? other : one);

/** The day, week (from Monday) or month around a day. */
export function rangeAround(day: string, scope: 'day' | 'week' | 'month'): DayRange {
  if (scope === 'day') return { from: day, to: day };
  if (scope === 'week') {
    const monday = plusDays(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));
    return { from: monday, to: plusDays(monday, 6) };
  }
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  // Years below 100 are years, not those of the last century.
  const last = new Date(Date.UTC(2000, month, 0));
  last.setUTCFullYear(year, month, 0);
  return { from: `${day.slice(0, 8)}01`, to: textOf(last.getTime()) };
}

/** 400 for a range that ends before its start, or is longer than a year. */
export function checkRange({ from, to }: DayRange): void {
  if (to < from) throw invalid('body.ends_on', `is before the first day, ${from}.`);
  if (Date.parse(to) - Date.parse(from) > maxDays * dayMs)
    throw invalid('body.ends_on', `is more than ${maxDays} days after the first day, ${from}.`);
}

/** What of the range none of the others covers; they do not overlap. */
export function gapsIn({ from, to }: DayRange, covered: readonly DayRange[]): DayRange[] {
  const gaps: DayRange[] = [];
  let next = from;
  for (const each of covered.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    if (each.to < next || each.from > to) continue;
    if (each.from > next) gaps.push({ from: next, to: plusDays(each.from, -1) });
    next = plusDays(each.to, 1);
  }
  return next <= to ? [...gaps, { from: next, to }] : gaps;
}

/** What is left of a period without the range, and what both have in common. */
export const cut = (period: DayRange, range: DayRange): { rest: DayRange[]; common: DayRange } => ({
  rest: gapsIn(period, [range]),
  common: { from: later(period.from, range.from), to: earlier(period.to, range.to) },
});
