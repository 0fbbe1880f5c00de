import { sql } from 'kysely';
import type { TicketAutoCloseDay, TicketReportFilter } from '#generated/types.gen.ts';
import { autoCloseAt, visibleTickets } from '#src/domain/tickets/index.ts';
import { dayIn, nextDay } from '#src/domain/working-time/index.ts';
import type { Facts, FactScope } from './facts.queries.ts';
import { reportTickets, type ReportViewer } from './filter.queries.ts';
import { bucketsOf } from './range.rules.ts';

/** Tickets that the timer closed and that a later ticket, which the viewer sees, follows up; as of their closing. */
export const followUps = (viewer: ReportViewer, { until }: FactScope): Facts => sql`
  select m.ticket_id, m.at, 'followed_up', null, null from moves m
  where m.category = 'closed' and m.reason = 'auto_close' and m.at < ${until}::timestamptz and m.ticket_id in (
    ${visibleTickets(viewer.db, viewer).where('k.follow_up_of_id', 'is not', null).select('k.follow_up_of_id')})`;

const maxDays = 90;

/** Tickets that the timer will close, by the day in a time zone; those that are due already are closed today. */
export async function selectUpcoming(
  viewer: ReportViewer,
  filter: TicketReportFilter | undefined,
  timeZone: string,
): Promise<TicketAutoCloseDay[]> {
  const dates = daysFrom(dayIn(viewer.now, timeZone));
  const days = { period_from: dates[0]!, period_to: dates.at(-1)!, time_zone: timeZone };
  const { starts } = bucketsOf(days, 'day');
  const { rows } = await sql<{ day: number; ticket_count: number }>`
    with ${reportTickets(viewer, filter)},
    due as (
      select ${autoCloseAt} as at from n join tickets k on k.id = n.id
      join ticket_inboxes i on i.id = k.inbox_id where n.status_category = 'resolved')
    select greatest(width_bucket(d.at, ${starts.map((at) => at.toISOString())}::timestamptz[]) - 1, 0) as day, count(*)::integer as ticket_count
    from due d where d.at is not null group by 1 order by 1 limit ${maxDays}`.execute(viewer.db);
  return rows.map(({ day, ticket_count }) => ({ due_on: dates[day]!, ticket_count }));
}

/** Today and the days on which the longest closing rule may close. */
function daysFrom(today: string): string[] {
  const dates = [today];
  while (dates.length <= maxDays) dates.push(nextDay(dates.at(-1)!));
  return dates;
}
