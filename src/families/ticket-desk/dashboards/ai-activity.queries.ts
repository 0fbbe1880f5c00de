import { sql } from 'kysely';
import type { TicketAiKindCount, TicketReportFilter } from '#generated/types.gen.ts';
import { within, type Facts, type FactScope } from './facts.queries.ts';
import { reportTickets, type ReportViewer } from './filter.queries.ts';

const isReply = sql<boolean>`i.kind in ('reply_suggestion', 'reply_draft')`;

/** Uses of AI by when they were: each as such, as a reply with what became of it, and with its confidence. */
export const aiUses = (scope: FactScope): Facts => sql`
  select i.ticket_id, i.created_at, w.what, w.value, null
  from ticket_ai_interactions i join n on n.id = i.ticket_id
  cross join lateral (values
    ('interaction', null::float8), (case when ${isReply} and i.outcome <> 'failed' then 'draft' end, null),
    (case when ${isReply} and i.outcome in ('accepted', 'edited', 'dismissed') then 'reply:' || i.outcome end, null),
    (case when i.kind = 'auto_reply' and i.outcome <> 'failed' then 'sent_automatically' end, null),
    (case when i.outcome = 'failed' then 'failed' end, null),
    (case when i.confidence is not null then 'confidence' end, i.confidence::float8)) w (what, value)
  where w.what is not null and ${within(sql`i.created_at`, scope)}`;

/** How often AI did what, the most frequent first. */
export async function selectKindCounts(
  viewer: ReportViewer,
  filter: TicketReportFilter | undefined,
  scope: Pick<FactScope, 'from' | 'until'>,
): Promise<TicketAiKindCount[]> {
  const { rows } = await sql<TicketAiKindCount>`
    with ${reportTickets(viewer, filter)}
    select i.kind, count(*)::integer as interaction_count from ticket_ai_interactions i join n on n.id = i.ticket_id
    where ${within(sql`i.created_at`, scope)} group by i.kind order by 2 desc, 1`.execute(viewer.db);
  return rows;
}
