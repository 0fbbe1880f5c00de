import { divideHalfEven } from '#src/domain/billing/index.ts';
import { daysBetween } from './periods.rules.ts';

/** Part of a price for some of the days of a whole period, rounded half to even once (domain model D22). */
export const partOf = (priceMinor: number, days: number, wholeDays: number): number =>
  Number(divideHalfEven(BigInt(priceMinor) * BigInt(days), BigInt(wholeDays)));

/** A billed period as it is settled: what a whole one cost then. */
export interface BilledPeriod {
  readonly period_start_date: string;
  readonly period_end_date: string;
  readonly price_minor: number;
  readonly whole_days: number;
  readonly tax_rate_id: string | null;
}

/** Days of the period from a day on, and what they cost; undefined when none is left. */
export interface Rest {
  readonly start: string;
  readonly end: string;
  readonly days: number;
  readonly paidMinor: number;
}

/** What is left of a billed period from `day` on, that day included. */
export function restFrom(period: BilledPeriod, day: string): Rest | undefined {
  const start = day > period.period_start_date ? day : period.period_start_date;
  if (start > period.period_end_date) return undefined;
  const days = daysBetween(start, period.period_end_date) + 1;
  return {
    start,
    end: period.period_end_date,
    days,
    paidMinor: partOf(period.price_minor, days, period.whole_days),
  };
}
