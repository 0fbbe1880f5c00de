import type { Ticket } from '#generated/types.gen.ts';
import type { MoveTicketInput } from '#generated/families/tickets/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  agentsIn,
  holdTicket,
  requireInbox,
  requireNotClosed,
  requireUnarchived,
  storeTicket,
  tell,
  ticketKey,
  type TicketDraft,
  type TicketState,
} from '#src/domain/tickets/index.ts';
import { checkRevision } from '#src/platform/errors/index.ts';
import { showChanged } from './tickets.ts';

export type Moving = WriteContext<'ticket.unassigned' | 'ticket.moved' | 'ticket.updated'>;

export async function moveTicket(ctx: Moving, { path, body }: MoveTicketInput): Promise<Ticket> {
  const draft = await holdTicket(ctx, ticketKey(path.id));
  const inbox = await requireInbox(ctx, body.inbox_id, 'body.inbox_id');
  checkRevision(draft.ticket.revision, body.expected_revision);
  requireNotClosed(draft, 'it stays in its inbox');
  requireUnarchived(inbox);
  await moveTo(ctx, draft, inbox);
  return showChanged(ctx, draft.ticket.id);
}

/**
 * Moves a ticket that is held; a category that the inbox lacks is cleared, and agents who could not open it there are in charge no
 * more. Answers whether it was elsewhere.
 */
export async function moveTo(ctx: Moving, draft: TicketDraft, inbox: TicketState['inbox']): Promise<boolean> {
  requireNotClosed(draft, 'it stays in its inbox');
  const { ticket } = draft;
  if (ticket.inbox.id === inbox.id) return false;
  ticket.inbox = inbox;
  if (ticket.category_key !== null && !inbox.category_keys.includes(ticket.category_key))
    ticket.category_key = null;
  ticket.assigned_to = await agentsIn(ctx, inbox.id, ticket.assigned_to);
  tell(ctx, ['ticket.unassigned', 'ticket.moved', 'ticket.updated'], await storeTicket(ctx, draft));
  return true;
}
