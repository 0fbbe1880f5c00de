import type { ListTicketReplySendersInput } from '#generated/families/tickets/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import {
  findAnswered,
  findDefaultSender,
  ticketKey,
  unknownTicket,
  visibleTickets,
  wishedSender,
} from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { senderList } from './senders.queries.ts';

export async function listTicketReplySenders(ctx: ReadContext, { path, query }: ListTicketReplySendersInput) {
  const ticket = await visibleTickets(ctx.db, ctx)
    .where('k.id', '=', storedId(path.id))
    .select(['k.id', 'k.inbox_id', 'k.channel'])
    .executeTakeFirst();
  if (ticket === undefined) throw await unknownTicket(ctx, ticketKey(path.id));
  const answered = await findAnswered(ctx.db, ticket.id, null);
  const wished = wishedSender(ticket.channel, answered);
  const usual = await findDefaultSender(ctx.db, ticket.inbox_id, wished);
  return senderList.page(ctx.db, query, {
    inboxId: ticket.inbox_id,
    userId: ctx.identity.userId,
    defaultId: usual?.id ?? null,
  });
}
