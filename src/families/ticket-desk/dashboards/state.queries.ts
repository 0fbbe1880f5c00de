import { sql } from 'kysely';
import type { TicketDeskState, TicketReportFilter } from '#generated/types.gen.ts';
import { pendingItemCount } from '#src/domain/tickets/index.ts';
import { isFinished, reportTickets, type ReportViewer } from './filter.queries.ts';

/** A deadline that passed counts from then, whether or not its timer has fired; a recorded breach stays until the clock is met. */
const isBreached = (now: Date) => sql<boolean>`(c.status in ('running', 'paused', 'breached')
  and (c.breached_at is not null or (c.status = 'running' and c.due_at < ${now}::timestamptz)))`;

/** Held messages that the viewer may resolve, of the inboxes that the filter names. */
const pendingItems = (viewer: ReportViewer, filter: TicketReportFilter | undefined) =>
  viewer.can('tickets.edit') ? pendingItemCount(viewer, filter?.inbox_ids) : sql<number>`0`;

/** Open work now, of the tickets that the viewer sees and the filter admits. */
export async function selectDeskState(
  viewer: ReportViewer,
  filter: TicketReportFilter | undefined,
): Promise<TicketDeskState> {
  const { now, identity } = viewer;
  const { rows } = await sql<{ state: TicketDeskState }>`
    with ${reportTickets(viewer, filter)},
    o as materialized (select n.id, n.assigned_to, n.created_at from n where not ${isFinished(sql`n.status_category`)}),
    late as (
      select c.ticket_id, bool_or(${isBreached(now)}) as is_breached,
        bool_or(c.status = 'running' and c.at_risk_at is not null and not ${isBreached(now)}) as is_at_risk
      from ticket_sla_clocks c join o on o.id = c.ticket_id group by c.ticket_id)
    select json_build_object(
      'open', (select count(*) from o), 'unassigned', (select count(*) from o where o.assigned_to = '{}'),
      'at_risk', (select count(*) from late where is_at_risk), 'breached', (select count(*) from late where is_breached),
      'pending_draft_reviews', (select count(*) from ticket_drafts d join n on n.id = d.ticket_id where d.status = 'pending_review'
        and ${viewer.can('tickets.review_drafts')}::boolean and d.author_id is distinct from ${identity.userId}::uuid),
      'pending_review_items', ${pendingItems(viewer, filter)}, 'oldest_open_at', (select app.iso(min(o.created_at)) from o)) as state`.execute(
    viewer.db,
  );
  return rows[0]!.state;
}
