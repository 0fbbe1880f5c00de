import { sql } from 'kysely';
import type { TicketsHandlers } from '#generated/families/tickets/handlers.ts';
import { recordList } from '#src/domain/lists/index.ts';
import { visibleTickets } from '#src/domain/tickets/index.ts';
import { viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import {
  by,
  byName,
  emptyLast,
  parseRecord,
  recordSorts,
  selectRecord,
  type Listing,
  type QueryOf,
} from '#src/platform/db/query/index.ts';
import { ticketColumns } from './columns.queries.ts';
import { ticketFilters } from './ticket-filters.queries.ts';
import { storedTicket, type StoredTicket } from './ticket-record.queries.ts';

/** Tickets are listed with clocks that are read afterwards. */
type StoredList = Listing<QueryOf<TicketsHandlers['listTickets']>, StoredTicket>;

const optionOrder = sql`(
  select o.position from status_options o where o.tenant_id = k.tenant_id and o.record_kind = 'ticket' and o.template_id is null and o.key = k.status)`;

/** Tickets, `k`, that the viewer may see: what the list shows and counts count. */
export const ticketList = recordList<StoredList, ViewerScope>()({
  columns: ticketColumns,
  rows: (db, scope) => visibleTickets(db, viewerIn(scope)),
  record: (rows, scope) => storedTicket(rows, viewerIn(scope)),
  id: 'k.id',
  cutFirst: 'k',
  filters: ticketFilters,
  sorts: {
    last_message_at: emptyLast('k.last_message_at'),
    last_activity_at: by('k.last_activity_at'),
    ...recordSorts('k'),
    number: by('k.number'),
    priority_level: by('k.priority_rank'),
    sla_due_date: emptyLast('k.sla_due_at'),
    subject: byName('k.subject'),
    status: optionOrder,
  },
});

/** A ticket that the caller may see. */
export async function selectTicket(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  id: string,
): Promise<StoredTicket | undefined> {
  const text = await selectRecord(
    ctx.db,
    storedTicket(visibleTickets(ctx.db, ctx).where('k.id', '=', id), ctx),
  );
  return text === undefined ? undefined : parseRecord(text as JsonText<StoredTicket>);
}

/** As `selectTicket`, of one that the caller may have lost sight of by changing it. */
export async function selectChangedTicket(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  id: string,
): Promise<StoredTicket> {
  const tickets = ctx.db.selectFrom('tickets as k').where('k.id', '=', id) as ReturnType<
    typeof visibleTickets
  >;
  return parseRecord((await selectRecord(ctx.db, storedTicket(tickets, ctx)))!);
}
