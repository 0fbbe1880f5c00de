import type { TicketReadState } from '#generated/types.gen.ts';
import type { MarkTicketReadInput, MarkTicketUnreadInput } from '#generated/families/tickets/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { ticketKey, unknownTicket, visibleTickets } from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { findBefore, findPlace, selectReadState, storeMark } from './reading.queries.ts';

export async function markTicketRead(
  ctx: WriteContext,
  { path, body }: MarkTicketReadInput,
): Promise<TicketReadState> {
  const ticketId = await requireTicket(ctx, path.id);
  const place = await placeOf(ctx, ticketId, body?.message_id);
  if (place !== undefined)
    await mark(ctx, ticketId, { sequence: place.sequence, messageId: place.id, readAt: ctx.now });
  return selectReadState(ctx.db, ticketId, ctx.identity.userId);
}

export async function markTicketUnread(
  ctx: WriteContext,
  { path, query }: MarkTicketUnreadInput,
): Promise<TicketReadState> {
  const ticketId = await requireTicket(ctx, path.id);
  const first = await placeOf(ctx, ticketId, query.message_id);
  if (first !== undefined) {
    const before = await findBefore(ctx.db, ticketId, first.sequence);
    await mark(ctx, ticketId, {
      sequence: first.sequence - 1,
      messageId: before?.id ?? null,
      readAt: before === undefined ? null : ctx.now,
    });
  }
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

interface Mark {
  readonly sequence: number;
  readonly messageId: string | null;
  readonly readAt: Date | null;
}

/** Only the reader hears of it, whose pages show the ticket anew. */
async function mark(
  ctx: WriteContext,
  ticketId: string,
  { sequence, messageId, readAt }: Mark,
): Promise<void> {
  await storeMark(ctx.db, {
    ticketId,
    userId: ctx.identity.userId,
    last_sequence: sequence,
    last_read_message_id: messageId,
    read_at: readAt,
  });
}
