import type { Ticket } from '#generated/types.gen.ts';
import type { MoveTicketInput } from '#generated/families/tickets/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  holdTicket,
  requireInboxForTickets,
  requireNotClosed,
  storeTicket,
  tell,
  ticketKey,
  type TicketDraft,
  type TicketState,
} from '#src/domain/tickets/index.ts';
import { showChanged } from './tickets.ts';

type Context = WriteContext<'ticket.moved' | 'ticket.updated'>;

export async function moveTicket(ctx: Context, { path, body }: MoveTicketInput): Promise<Ticket> {
  const draft = await holdTicket(ctx, ticketKey(path.id), body.expected_revision);
  requireNotClosed(draft, 'it stays in its inbox');
  await moveTo(ctx, draft, await requireTarget(ctx, body.inbox_id));
  return showChanged(ctx, draft.ticket.id);
}

/** The inbox that tickets are to move to: 404 when the caller sees none, 409 for an archived one. */
const requireTarget = (ctx: WriteContext, id: string): Promise<TicketState['inbox']> =>
  requireInboxForTickets(ctx, id, null);

/** Moves a ticket that is held; a category that the inbox lacks is cleared. Answers whether it was elsewhere. */
export async function moveTo(
  ctx: Context,
  draft: TicketDraft,
  inbox: TicketState['inbox'],
): Promise<boolean> {
  requireNotClosed(draft, 'it stays in its inbox');
  const { ticket } = draft;
  if (ticket.inbox.id === inbox.id) return false;
  ticket.inbox = inbox;
  if (ticket.category_key !== null && !inbox.category_keys.includes(ticket.category_key))
    ticket.category_key = null;
  tell(ctx, ['ticket.moved', 'ticket.updated'], await storeTicket(ctx, draft));
  return true;
}
