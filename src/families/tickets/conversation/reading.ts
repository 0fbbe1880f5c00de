import type { TicketReadState } from '#generated/types.gen.ts';
import type { MarkTicketReadInput, MarkTicketUnreadInput } from '#generated/families/tickets/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { ticketKey, unknownTicket, visibleTickets } from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { findBefore, findPlace, selectReadState, storeMark, type ReadMark } from './reading.queries.ts';

export async function markTicketRead(
  ctx: WriteContext,
  { path, body }: MarkTicketReadInput,
): Promise<TicketReadState> {
  const ticketId = await requireTicket(ctx, path.id);
  const place = await placeOf(ctx, ticketId, body?.message_id);
  await mark(ctx, ticketId, {
    last_sequence: place?.sequence ?? 0,
    last_read_message_id: place?.id ?? null,
    read_at: ctx.now,
    is_marked_unread: false,
  });
  return selectReadState(ctx.db, ticketId, ctx.identity.userId);
}

export async function markTicketUnread(
  ctx: WriteContext,
  { path, query }: MarkTicketUnreadInput,
): Promise<TicketReadState> {
  const ticketId = await requireTicket(ctx, path.id);
  const first = await placeOf(ctx, ticketId, query.message_id);
  const before = first && (await findBefore(ctx.db, ticketId, first.sequence));
  await mark(ctx, ticketId, {
    last_sequence: first === undefined ? 0 : first.sequence - 1,
    last_read_message_id: before?.id ?? null,
    read_at: before === undefined ? null : ctx.now,
    is_marked_unread: true,
  });
  return selectReadState(ctx.db, ticketId, ctx.identity.userId);
}

async function requireTicket(ctx: WriteContext, id: string): Promise<string> {
  const ticket = await visibleTickets(ctx.db, ctx)
    .where('k.id', '=', storedId(id))
    .select('k.id')
    .executeTakeFirst();
  if (ticket === undefined) throw await unknownTicket(ctx, ticketKey(id));
  return ticket.id;
}

async function placeOf(ctx: WriteContext, ticketId: string, messageId: string | undefined) {
  const place = await findPlace(ctx.db, ticketId, storedId(messageId ?? null));
  if (place === undefined && messageId !== undefined) throw notFound('message of this ticket', messageId);
  return place;
}

/** Only the reader hears of it, whose pages show the ticket anew. */
async function mark(
  ctx: WriteContext,
  ticketId: string,
  values: Omit<ReadMark, 'ticketId' | 'userId'>,
): Promise<void> {
  const id = await storeMark(ctx.db, { ticketId, userId: ctx.identity.userId, ...values });
  if (id !== undefined) ctx.announce({ kind: 'ticket_read', id, revision: 0 });
}
