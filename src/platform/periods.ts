import { invalid } from './errors/index.ts';

/** From the first instant up to the second, which is no longer part of it. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

interface PeriodLimits {
  /** As errors name the parameter of the beginning, such as `query.started_after`. */
  readonly place: string;
  /** How long the period is when the caller leaves its beginning open. */
  readonly usualDays: number;
  readonly maxDays: number;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Where the instants of the contract begin. */
const firstInstantMs = Date.parse('0001-01-01T00:00:00Z');

/**
 * The period that a caller bounds by two instants: up to now, and as long as usual, unless it says otherwise. Its beginning is never
 * before the year 1. 400 for one that is empty, or longer than allowed.
 */
export function requirePeriod(
  now: Date,
  { after, before }: { readonly after: string | undefined; readonly before: string | undefined },
  { place, usualDays, maxDays }: PeriodLimits,
): Period {
  const until = before === undefined ? now : new Date(before);
  const from =
    after === undefined
      ? new Date(Math.max(until.getTime() - usualDays * dayMs, firstInstantMs))
      : new Date(after);
  if (from >= until) throw invalid(place, 'must be before the end of the period.');
  if (daysOf({ from, until }) > maxDays) throw invalid(place, `makes a period of more than ${maxDays} days.`);
  return { from, until };
}

export const daysOf = ({ from, until }: Period): number => (until.getTime() - from.getTime()) / dayMs;
