import { sql, type RawBuilder } from 'kysely';

const isOneOf = (whats: readonly string[]) =>
  sql<boolean>`f.what in (${sql.join(whats.map((what) => sql.lit(what)))})`;

// Aggregates over sums of facts, `f`: `n` of them, with what they add up to, or one by one with a duration.

/** How many facts are one of these. */
export const countOf = (...whats: readonly string[]): RawBuilder<number> =>
  sql<number>`coalesce(sum(f.n) filter (where ${isOneOf(whats)}), 0)`;

/** What the values of these facts add up to. */
export const sumOf = (what: string): RawBuilder<number> =>
  sql<number>`coalesce(sum(f.delta) filter (where f.what = ${sql.lit(what)}), 0)`;

/** With two decimals; null of nothing. */
const rounded = (value: RawBuilder<unknown>) => sql<number | null>`round((${value})::numeric, 2)::float8`;

/** The share of the first among all these, in percent. */
export const percentOf = (part: string[], whole: readonly string[]): RawBuilder<number | null> =>
  rounded(sql`100.0 * ${countOf(...part)} / nullif(${countOf(...whole)}, 0)`);

/** The value that this share of the facts does not exceed. */
export const percentileOf = (what: string, share: number): RawBuilder<number | null> =>
  rounded(
    sql`percentile_cont(${sql.lit(share)}) within group (order by f.value) filter (where f.what = ${sql.lit(what)})`,
  );

/** The mean of these facts' values. */
export const meanOf = (what: string): RawBuilder<number | null> =>
  rounded(sql`avg(f.value) filter (where f.what = ${sql.lit(what)})`);

/** The contract's `TicketTimeStatistics` of durations in minutes. */
export const statisticsOf = (what: string): RawBuilder<unknown> => sql`json_build_object(
  'ticket_count', ${countOf(what)}, 'mean_minutes', ${rounded(sql`avg(f.value) filter (where f.what = ${sql.lit(what)})`)},
  'median_minutes', ${percentileOf(what, 0.5)}, 'p90_minutes', ${percentileOf(what, 0.9)}, 'p95_minutes', ${percentileOf(what, 0.95)})`;
