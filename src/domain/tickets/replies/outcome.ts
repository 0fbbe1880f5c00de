import type { EventData } from '#generated/events.ts';
import type { TicketStatusCategory } from '#generated/types.gen.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import type { InNameOf, SystemChangeContext } from '#src/platform/events/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import type { LetterReceipt } from '#src/platform/mail/index.ts';
import { recount } from '../conversation/move-messages.queries.ts';
import { TicketDraft } from '../model/draft.ts';
import { ticketMachine } from '../model/machine.rules.ts';
import { missingForResolution } from '../model/state.ts';
import { moveTicketTo } from '../model/status.rules.ts';
import { selectEventMessage, selectEventTicket } from '../store/event-ticket.queries.ts';
import { setClosingTimer, storeTicket } from '../store/store.ts';
import { tell } from '../store/ticket-changes.ts';
import { findAuthor } from './author.queries.ts';
import { withStatus } from './delivery.rules.ts';
import { updateDraft } from './drafts.queries.ts';
import { nextAttempt, settleRecipients, shortened } from './recipients.ts';
import { addAttempt, insertLetterLog, updateDelivery, type Sending, type Server } from './send.queries.ts';

type SendingEvent = 'ticket.message_sent' | 'ticket.status_changed' | 'ticket.updated';
export type SendingContext = SystemChangeContext<SendingEvent>;
type Context = SendingContext;
type Emit = <T extends SendingEvent>(type: T, data: EventData[T]) => void;

export interface Failure {
  readonly code: number | null;
  readonly reason: string;
}

/**
 * The channel took it (domain model §3.3): the clock of the first response stops, `status_after` applies, and subscribers hear of it. Its
 * author did so, and what a server refused is no deed of the author.
 */
export async function recordSent(
  ctx: Context,
  inNameOf: InNameOf<SendingEvent>,
  ticketDraft: TicketDraft,
  sending: Sending,
  receipt: LetterReceipt,
  server: Server | null,
): Promise<void> {
  const { ticket } = ticketDraft;
  const { message } = receipt;
  await addAttempt(ctx.db, sending.id, {
    attempted_at: ctx.now.toISOString(),
    outcome: 'accepted',
    response: shortened(message),
  });
  const { delivery, refused } = await settleRecipients(ctx, sending, receipt, server);
  const isReply = sending.kind === 'message';
  const isFirst = isReply && ticket.first_inbound_at !== null && ticket.first_response_at === null;
  const sent = { ...delivery, status: 'sent', sent_at: ctx.now.toISOString() } as const;
  await updateDelivery(ctx.db, sending.id, sent, ctx.now, {
    occurred_at: ctx.now,
    is_first_response: isFirst,
  });
  await recount(ctx.db, ticket.id, ctx.now);
  if (isFirst) ticket.first_response_at = ctx.now.toISOString();
  if (isReply) applyStatusAfter(ticketDraft, sending.status_after);
  if (sending.draft_id !== null)
    await updateDraft(ctx.db, sending.draft_id, null, { status: 'sent', sent_at: ctx.now }, ctx.now);
  const author = await findAuthor(ctx.db, ctx.identity.tenantId, sending.id);
  const by = author === undefined ? ctx : inNameOf(author);
  recordHistory(by, { kind: 'ticket', id: ticket.id, action: 'message_sent' });
  ctx.announce({ kind: 'ticket_message', id: sending.id, revision: 0 });
  const events = await storeTicket(by, ticketDraft);
  if (isReply)
    (by.emit as Emit)('ticket.message_sent', {
      ticket: (await selectEventTicket(ctx.db, ticket.id))!,
      message: await selectEventMessage(ctx.db, sending.id),
      draft_id: sending.draft_id,
      auto_sent: sending.auto_sent,
      generated: sending.generated,
    });
  tell(by, ['ticket.status_changed', 'ticket.updated'], events);
  if (refused.length > 0) await markProblem(ctx, ticketDraft);
  await setClosingTimer(ctx, ticket);
  if (refused.length > 0) await tellAuthor(ctx, ticketDraft, sending, refused[0]!.message);
}

async function markProblem(ctx: Context, { ticket, statuses, worker, now }: TicketDraft): Promise<void> {
  const marked = new TicketDraft({ before: structuredClone(ticket), ticket, statuses, worker, now });
  ticket.has_delivery_problem = true;
  tell(ctx, ['ticket.updated'], await storeTicket(ctx, marked));
}

/** What the reply asked for, as far as the ticket can still become it; a new ticket is open once it was answered. */
export function applyStatusAfter(draft: TicketDraft, wish: Sending['status_after']): void {
  const { ticket } = draft;
  const to: TicketStatusCategory = wish === 'unchanged' ? 'open' : wish;
  if (wish === 'unchanged' && ticket.status_category !== 'new') return;
  if (to === ticket.status_category) return;
  if (!ticketMachine.reachable(ticket.status_category, undefined).includes(to)) return;
  if (to === 'resolved' && missingForResolution(ticket, ticket.inbox).length > 0) return;
  moveTicketTo(draft, to);
}

/** What may pass: it is tried again, five times within an hour. False when all attempts are used up. */
export async function recordRetry(ctx: Context, sending: Sending, failure: Failure): Promise<boolean> {
  const nextAt = nextAttempt(ctx, sending);
  if (nextAt === null) return false;
  await addAttempt(ctx.db, sending.id, {
    attempted_at: ctx.now.toISOString(),
    outcome: 'temporary_error',
    response: shortened(failure.reason),
  });
  const delivery = withStatus(sending.delivery, 'queued', {
    next_attempt_at: nextAt.toISOString(),
    error: shortened(failure.reason),
  });
  await updateDelivery(ctx.db, sending.id, delivery, ctx.now);
  addJob(ctx, 'send_ticket_message', { messageId: sending.id }, { runAt: nextAt });
  return true;
}

/** It did not leave: its author is told, the ticket marked, and the draft back in the author's hands (T8). */
export async function recordFailure(
  ctx: Context,
  ticketDraft: TicketDraft,
  sending: Sending,
  { code, reason }: Failure,
  server: Server | null,
): Promise<void> {
  const { ticket } = ticketDraft;
  const error = shortened(reason);
  await addAttempt(ctx.db, sending.id, {
    attempted_at: ctx.now.toISOString(),
    outcome: 'permanent_error',
    response: error,
  });
  const letters = sending.delivery.recipients.map(({ destination }) => ({
    recipient: destination,
    status: 'failed' as const,
    code,
    message: error,
  }));
  const logIds = await insertLetterLog(ctx.db, sending, letters, server);
  const failed = withStatus(sending.delivery, 'failed', { error, next_attempt_at: null });
  await updateDelivery(
    ctx.db,
    sending.id,
    {
      ...failed,
      recipients: failed.recipients.map((one, index) => ({
        ...one,
        reply_code: code === null ? null : String(code),
        email_delivery_id: logIds[index] ?? null,
      })),
    },
    ctx.now,
  );
  await recount(ctx.db, ticket.id, ctx.now);
  if (sending.draft_id !== null)
    await updateDraft(ctx.db, sending.draft_id, null, { status: 'editing', message_id: null }, ctx.now);
  ticket.has_delivery_problem = true;
  recordHistory(ctx, { kind: 'ticket', id: ticket.id, action: 'message_failed', reason: error });
  ctx.announce({ kind: 'ticket_message', id: sending.id, revision: 0 });
  tell(ctx, ['ticket.status_changed', 'ticket.updated'], await storeTicket(ctx, ticketDraft));
  await setClosingTimer(ctx, ticket);
  await tellAuthor(ctx, ticketDraft, sending, reason);
}

export const tellAuthor = async (
  ctx: Context,
  { ticket }: TicketDraft,
  { author_id: authorId, id }: Sending,
  reason: string,
): Promise<unknown> =>
  authorId === null
    ? undefined
    : notify(
        ctx,
        {
          kind: 'ticket_message',
          title: `Your reply on ${ticket.subject} (#${ticket.number}) was not delivered`,
          body: reason,
          record: { kind: 'ticket', id: ticket.id },
          topic: id,
        },
        [authorId],
      );
