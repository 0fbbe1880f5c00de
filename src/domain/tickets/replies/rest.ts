import { recordHistory } from '#src/domain/history/index.ts';
import type { LetterReceipt } from '#src/platform/mail/index.ts';
import type { TicketDraft } from '../model/draft.ts';
import { storeTicket } from '../store/store.ts';
import { tell } from '../store/ticket-changes.ts';
import { overall, waitingIn } from './delivery.rules.ts';
import { tellAuthor, type Failure, type SendingContext } from './outcome.ts';
import { settleRecipients, shortened } from './recipients.ts';
import { addAttempt, updateDelivery, type Sending, type Server } from './send.queries.ts';

/**
 * Another attempt for those recipients whom the server put off when it took the message for the others. The message was sent then, and
 * nothing of its ticket changes now but that it has a problem with delivery when they do not get it.
 */
export async function recordRest(
  ctx: SendingContext,
  ticketDraft: TicketDraft,
  sending: Sending,
  outcome: LetterReceipt | (Failure & { readonly isFinal: boolean }),
  server: Server | null,
): Promise<void> {
  const { ticket } = ticketDraft;
  const receipt = 'refused' in outcome ? outcome : putOff(sending, outcome);
  const isTaken = 'refused' in outcome;
  const { delivery, refused } = await settleRecipients(ctx, sending, receipt, server);
  await addAttempt(ctx.db, sending.id, {
    attempted_at: ctx.now.toISOString(),
    outcome: isTaken ? 'accepted' : outcome.isFinal ? 'permanent_error' : 'temporary_error',
    response: shortened(isTaken ? outcome.message : outcome.reason),
  });
  const status = overall(delivery.recipients);
  await updateDelivery(ctx.db, sending.id, { ...delivery, status }, ctx.now);
  ctx.announce({ kind: 'ticket_message', id: sending.id, revision: 0 });
  const [first] = refused;
  if (first === undefined) return;
  ticket.has_delivery_problem = true;
  recordHistory(ctx, {
    kind: 'ticket',
    id: ticket.id,
    action: 'message_failed',
    reason: shortened(first.message),
  });
  tell(ctx, ['ticket.updated'], await storeTicket(ctx, ticketDraft));
  await tellAuthor(ctx, ticketDraft, sending, first.message);
}

/** A server that took nothing said the same of all. */
const putOff = (
  { delivery }: Sending,
  { code, reason, isFinal }: Failure & { readonly isFinal: boolean },
): LetterReceipt => ({
  code,
  message: reason,
  refused: waitingIn(delivery).map(({ destination }) => ({
    address: destination,
    code,
    message: reason,
    isFinal,
  })),
});
