import { sql, type RawBuilder } from 'kysely';
import type { TicketReportFilter, TicketReportGroup, TicketReportGroupBy } from '#generated/types.gen.ts';
import type { Facts } from './facts.queries.ts';
import { reportTickets, type ReportViewer } from './filter.queries.ts';
import { groupRecord, membersOf, type Dimension } from './groups.queries.ts';
import { movesSince } from './moves.queries.ts';
import type { Buckets } from './range.rules.ts';

const maxGroups = 20;

/** Figures of a bucket, and of a group in it. */
export interface Point<F> {
  /** Index of the bucket. */
  readonly bucket: number;
  readonly group: TicketReportGroup | null;
  readonly figures: F;
}

export interface ReportRows<F> {
  readonly totals: F;
  /** Figures of a bucket in which nothing happened. */
  readonly nothing: F;
  /** Those with something, in chronological order. */
  readonly points: readonly Point<F>[];
}

interface Report {
  readonly filter: TicketReportFilter | undefined;
  readonly buckets: Buckets;
  readonly groupBy: TicketReportGroupBy;
  readonly facts: readonly Facts[];
  /** Aggregates over facts, `f`, as a JSON object. */
  readonly figures: RawBuilder<unknown>;
}

/** Runs a report: facts of visible tickets, in buckets and groups, and altogether. */
export async function selectReport<F>(viewer: ReportViewer, report: Report): Promise<ReportRows<F>> {
  const { filter, buckets, groupBy, facts, figures } = report;
  const { rows } = await sql<{ report: ReportRows<F> }>`
    with ${reportTickets(viewer, filter)}, ${movesSince(buckets.from)},
    facts as materialized (
      select row_number() over () as no, a.*, width_bucket(a.at, ${buckets.starts.map((at) => at.toISOString())}::timestamptz[]) - 1 as bucket
      from (${sql.join([noFacts, ...facts], sql` union all `)}) a),
    whole as materialized (${sumsOf(sql`(select f.*, 0 as rank from facts f)`)}),
    ${groupBy === 'none' ? points(figures) : groupedPoints(groupBy, figures)}
    select json_build_object('totals', (select ${figures} from whole f), 'nothing', (select ${figures} from whole f where false),
      'points', (select coalesce(json_agg(json_build_object('bucket', p.bucket, 'group', p.shown_group, 'figures', p.figures)
        order by p.bucket, p.rank), '[]') from points p)) as report`.execute(viewer.db);
  return rows[0]!.report;
}

/** The columns of facts with their types. */
const noFacts = sql`select null::uuid as ticket_id, null::timestamptz as at, null::text as what, null::float8 as value, null::uuid as author_id where false`;

/** Figures are made of sums, since there may be a million facts; durations stay one by one, for percentiles. */
const sumsOf = (source: RawBuilder<unknown>) => sql`
  select f.bucket, f.rank, f.what, null::float8 as value, count(*) as n, sum(f.value) as delta from ${source} f
  where f.value is null or ${isDelta} group by f.bucket, f.rank, f.what
  union all
  select f.bucket, f.rank, f.what, f.value, 1, null from ${source} f where f.value is not null and not ${isDelta}`;

const isDelta = sql`f.what in ('standing', 'change')`;

const points = (figures: RawBuilder<unknown>) => sql`points as (
  select f.bucket, null::json as shown_group, f.rank, ${figures} as figures from whole f group by f.bucket, f.rank)`;

/** A fact counts once in each group of its ticket; among the groups beyond the largest, once altogether. */
const groupedPoints = (dimension: Dimension, figures: RawBuilder<unknown>) => sql`
  members as materialized (${membersOf(dimension)}),
  ranked as materialized (
    select m.key, min(m.label) as label, row_number() over (order by count(*) desc, m.key) as rank
    from members m where m.ticket_id in (select f.ticket_id from facts f) group by m.key),
  placed as materialized (
    select f.no, f.bucket, f.what, f.value, case when r.rank <= ${sql.lit(maxGroups)} then r.rank end as rank
    from facts f left join members m on ${isMember(dimension)} join ranked r on r.key = ${keyOf(dimension)}),
  shown as (
    select p.bucket, p.what, p.value, p.rank from placed p where p.rank is not null
    union all
    select o.bucket, o.what, o.value, null from (select distinct p.no, p.bucket, p.what, p.value from placed p where p.rank is null) o),
  sums as (${sumsOf(sql`shown`)}),
  counted as materialized (select f.bucket, f.rank, ${figures} as figures from sums f group by f.bucket, f.rank),
  points as (
    select c.bucket, ${groupRecord(dimension)} as shown_group, coalesce(c.rank, ${sql.lit(maxGroups + 1)}) as rank, c.figures
    from counted c left join ranked r on r.rank = c.rank)`;

/** Replies are their author's, whoever else answered the ticket. */
const keyOf = (dimension: Dimension) =>
  dimension === 'author' ? sql`coalesce(f.author_id::text, m.key, '')` : sql`m.key`;

const isMember = (dimension: Dimension) =>
  dimension === 'author'
    ? sql`m.ticket_id = f.ticket_id and f.author_id is null and f.what <> 'outbound'`
    : sql`m.ticket_id = f.ticket_id`;
