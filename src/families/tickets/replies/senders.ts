import type { ListTicketReplySendersInput } from '#generated/families/tickets/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { ticketKey, unknownTicket, visibleTickets } from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { senderList } from './senders.queries.ts';

export async function listTicketReplySenders(ctx: ReadContext, { path, query }: ListTicketReplySendersInput) {
  const ticket = await visibleTickets(ctx.db, ctx)
    .where('k.id', '=', storedId(path.id))
    .select('k.inbox_id')
    .executeTakeFirst();
  if (ticket === undefined) throw await unknownTicket(ctx, ticketKey(path.id));
  return senderList.page(ctx.db, query, { inboxId: ticket.inbox_id, userId: ctx.identity.userId });
}
