import { divideHalfEven } from '#src/domain/billing/index.ts';
import { daysBetween } from './periods.rules.ts';

/** Part of a price for some of the days of a whole period, rounded half to even once (domain model D22). */
export const partOf = (priceMinor: number, days: number, wholeDays: number): number =>
  Number(divideHalfEven(BigInt(priceMinor) * BigInt(days), BigInt(wholeDays)));

/** A billed period: what a whole one cost then. */
export interface BilledPeriod {
  readonly period_start_date: string;
  readonly period_end_date: string;
  readonly price_minor: number;
  readonly whole_days: number;
  readonly tax_rate_id: string | null;
}

/** A billed period as it is settled. */
export interface SettledPeriod extends BilledPeriod {
  /** What a whole one costs since a settled change, before and with tax; null before the first. */
  readonly applied_price_minor: number | null;
  readonly applied_total_minor: number | null;
  readonly invoice_id: string | null;
  /** `void` for a deleted draft, too; null when the period cost nothing. */
  readonly invoice_status: string | null;
  /** Lines of the period on its invoice, as priced and with tax; null for none. */
  readonly line_minor: number | null;
  readonly line_total_minor: number | null;
}

/** An amount before tax, as lines are priced, and with tax. */
export interface Value {
  readonly minor: number;
  readonly totalMinor: number;
}

/** Days of a period, and what they cost as it stands. */
export interface Rest extends Value {
  readonly start: string;
  readonly end: string;
  readonly days: number;
}

const daysOf = (period: BilledPeriod): number =>
  daysBetween(period.period_start_date, period.period_end_date) + 1;

/** Whether the agency no longer asks for the period: its invoice is void, deleted or written off, or has no line of it. */
export const isWaived = (period: SettledPeriod): boolean =>
  period.invoice_status === 'void' ||
  period.invoice_status === 'uncollectible' ||
  (period.invoice_id !== null &&
    period.line_minor === null &&
    partOf(period.price_minor, daysOf(period), period.whole_days) !== 0);

/** What some of the days cost as it stands: what was settled last, or else what its invoice says, which a member may have changed. */
function valueOf(period: SettledPeriod, days: number): Value {
  const { applied_price_minor: price, applied_total_minor: total, whole_days: whole } = period;
  if (price !== null && total !== null)
    return { minor: partOf(price, days, whole), totalMinor: partOf(total, days, whole) };
  const all = daysOf(period);
  const line = period.line_minor ?? 0;
  const isAsBilled = line === partOf(period.price_minor, all, whole);
  return {
    minor: isAsBilled ? partOf(period.price_minor, days, whole) : partOf(line, days, all),
    totalMinor: partOf(period.line_total_minor ?? 0, days, all),
  };
}

/** Days of a billed period from `day` on, that day included, until its end or a last day; undefined for none. */
export function restFrom(period: SettledPeriod, day: string, lastDay?: string): Rest | undefined {
  const start = day > period.period_start_date ? day : period.period_start_date;
  const end = lastDay !== undefined && lastDay < period.period_end_date ? lastDay : period.period_end_date;
  if (start > end) return undefined;
  const days = daysBetween(start, end) + 1;
  return { start, end, days, ...valueOf(period, days) };
}
