import { sql, type RawBuilder } from 'kysely';
import type {
  TicketBreakdownDimension,
  TicketBreakdownMeasure,
  TicketBreakdownReport,
  TicketReportFilter,
} from '#generated/types.gen.ts';
import { creations, type FactScope } from './facts.queries.ts';
import { reportTickets, type ReportViewer } from './filter.queries.ts';
import { groupRecord, membersOf } from './groups.queries.ts';
import { backlog, closings, endings, movesSince } from './moves.queries.ts';

type Span = Pick<FactScope, 'from' | 'until'>;

interface Breakdown {
  readonly filter: TicketReportFilter | undefined;
  readonly measure: TicketBreakdownMeasure;
  readonly dimensions: readonly TicketBreakdownDimension[];
  readonly top: number;
  readonly span: Span;
  readonly previous: Span | null;
}

/** Ids of the tickets that a measure counts, each once. */
function counted(measure: TicketBreakdownMeasure, scope: FactScope): RawBuilder<unknown> {
  const among = (facts: RawBuilder<unknown>, ...whats: readonly string[]) =>
    sql`select distinct f.ticket_id from (${facts}) f where f.what in (${sql.join(whats.map((what) => sql.lit(what)))})`;
  if (measure === 'created') return among(creations(scope), 'created');
  if (measure === 'resolved') return among(endings(scope), 'resolved');
  if (measure === 'closed') return among(endings(scope), ...closings);
  return sql`select f.ticket_id from (${backlog(scope)}) f where f.what = 'standing' group by f.ticket_id having sum(f.value) > 0`;
}

/** Counts the tickets of a measure by each dimension, and those of the preceding range in the same groups. */
export async function selectBreakdowns(
  viewer: ReportViewer,
  { filter, measure, dimensions, top, span, previous }: Breakdown,
): Promise<Pick<TicketBreakdownReport, 'total' | 'breakdowns'>> {
  const { now } = viewer;
  const former =
    previous === null
      ? sql``
      : sql` union all select c.ticket_id, true from (${counted(measure, { ...previous, now, isByAuthor: false })}) c`;
  const { rows } = await sql<Pick<TicketBreakdownReport, 'total' | 'breakdowns'>>`
    with ${reportTickets(viewer, filter)}, ${movesSince((previous ?? span).from)},
    counted as materialized (select c.ticket_id, false as is_former from (${counted(measure, { ...span, now, isByAuthor: false })}) c${former}),
    whole as (select count(*) as total from counted where not is_former)
    select w.total, json_build_array(${sql.join(dimensions.map((dimension) => breakdownBy(dimension, top, previous !== null)))}) as breakdowns
    from whole w`.execute(viewer.db);
  return rows[0]!;
}

const breakdownBy = (dimension: TicketBreakdownDimension, top: number, isCompared: boolean) => sql`(
  with members as materialized (
    select distinct on (m.ticket_id, m.key, c.is_former) m.ticket_id, m.key, m.label, c.is_former
    from (${membersOf(dimension)}) m join counted c on c.ticket_id = m.ticket_id),
  ranked as (
    select m.key, min(m.label) as label, count(*) filter (where not m.is_former) as tickets, count(*) filter (where m.is_former) as former
    from members m group by m.key),
  r as (select *, row_number() over (order by tickets desc, key) as rank from ranked where tickets > 0)
  select json_build_object('dimension', ${dimension}::text,
    'groups', (select coalesce(json_agg(json_build_object('group', ${groupRecord(dimension)}, 'ticket_count', r.tickets,
      'share_percent', round(100.0 * r.tickets / w.total, 2)::float8, 'previous_ticket_count', case when ${isCompared}::boolean then r.former end)
      order by r.rank), '[]') from r where r.rank <= ${top}::integer),
    'other_count', (select count(distinct m.ticket_id) from members m join r on r.key = m.key where not m.is_former and r.rank > ${top}::integer)))`;
