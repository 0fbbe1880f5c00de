import { sql, type RawBuilder } from 'kysely';
import type { TicketCounts } from '#generated/types.gen.ts';
import type { GetTicketCountsInput } from '#generated/families/tickets/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { pendingItemCount, visibleTickets } from '#src/domain/tickets/index.ts';
import { isAtRisk, isBreached, isUnreadBy } from '../list/ticket-filters.queries.ts';

type Viewer = Pick<ReadContext, 'db' | 'identity' | 'can'>;

const categories = ['new', 'open', 'pending', 'on_hold', 'resolved', 'closed'] as const;

const isOpen = sql<boolean>`n.status_category not in ('resolved', 'closed')`;
const count = (condition: RawBuilder<boolean>) => sql`count(*) filter (where not n.is_spam and ${condition})`;

/** Visible tickets in figures; each ticket is read once. */
export async function selectCounts(ctx: Viewer, query: GetTicketCountsInput['query']): Promise<TicketCounts> {
  const { userId } = ctx.identity;
  const among = (column: string, ids: readonly string[] | undefined) =>
    ids === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`;
  const isAssigned =
    query.assigned_to === undefined
      ? sql<boolean>`true`
      : sql<boolean>`k.assigned_to && ${query.assigned_to}::uuid[]`;
  const tickets = visibleTickets(ctx.db, ctx)
    .where(among('k.inbox_id', query.inbox_id))
    .where(among('k.client_id', query.client_id))
    .where(isAssigned)
    .select([
      'k.id',
      'k.tenant_id',
      'k.inbox_id',
      'k.status_category',
      'k.priority_level',
      'k.priority_rank',
      'k.is_spam',
      'k.assigned_to',
      'k.watcher_ids',
      'k.has_delivery_problem',
      isUnreadBy(userId).as('is_unread'),
      isAtRisk.as('is_at_risk'),
      isBreached.as('is_breached'),
    ]);
  const perCategory = sql.join(
    categories.map(
      (name) => sql`${sql.lit(name)}, ${count(sql<boolean>`n.status_category = ${sql.lit(name)}`)}`,
    ),
  );
  const { rows } = await sql<{ counts: TicketCounts }>`
    with n as materialized (${tickets})
    select json_build_object('total', ${count(sql<boolean>`true`)}, 'by_status_category', json_build_object(${perCategory}),
      'by_priority_level', (select coalesce(json_agg(json_build_object('priority_level', p.priority_level, 'count', p.count) order by p.rank desc), '[]')
        from (select n.priority_level, n.priority_rank as rank, count(*) as count from n where not n.is_spam and ${isOpen} group by 1, 2) p),
      'by_inbox', (select coalesce(json_agg(json_build_object('inbox', json_build_object('id', i.id, 'name', i.name), 'count', c.count) order by i.position, i.id), '[]')
        from (select n.inbox_id, count(*) as count from n where not n.is_spam and ${isOpen} group by 1) c
        join ticket_inboxes i on i.tenant_id = app.tenant_id() and i.id = c.inbox_id),
      'mine', ${count(sql<boolean>`${isOpen} and ${userId}::uuid = any(n.assigned_to)`)},
      'watched', ${count(sql<boolean>`${isOpen} and ${userId}::uuid = any(n.watcher_ids)`)},
      'unassigned', ${count(sql<boolean>`${isOpen} and n.assigned_to = '{}'`)}, 'unread', ${count(sql<boolean>`n.is_unread`)},
      'sla_at_risk', ${count(sql<boolean>`n.is_at_risk`)}, 'sla_breached', ${count(sql<boolean>`n.is_breached`)},
      'delivery_problems', ${count(sql<boolean>`n.has_delivery_problem`)},
      'pending_draft_reviews', (select count(*) from ticket_drafts d join n on n.id = d.ticket_id where d.status = 'pending_review'
        and ${ctx.can('tickets.review_drafts')}::boolean and d.author_id is distinct from ${userId}::uuid),
      'pending_review_items', ${ctx.can('tickets.edit') ? pendingItemCount(ctx, query.inbox_id) : sql<number>`0`}, 'spam', count(*) filter (where n.is_spam)) as counts
    from n`.execute(ctx.db);
  return rows[0]!.counts;
}
