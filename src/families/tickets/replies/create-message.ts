import type { TicketMessageCreate, TicketReplyResult } from '#generated/types.gen.ts';
import type { CreateTicketMessageInput } from '#generated/families/tickets/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  holdTicket,
  insertDraft,
  lockDraft,
  lockLiveDraft,
  noteDraftOfAi,
  requireNotClosed,
  storeTicket,
  submitDraft,
  tell,
  ticketKey,
  updateDraft,
  type Reply,
  type StoredDraft,
  type TicketDraft,
  type TicketState,
} from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, unknownReference } from '#src/platform/errors/index.ts';
import { showMessage } from '../conversation/messages.ts';
import { showDraft } from './drafts.queries.ts';
import { recordMessage, type RecordedEvent } from './record-message.ts';
import {
  findMessageOfTicket,
  findNewerMessage,
  hasOtherProblems,
  isSentAgain,
  lockRetried,
} from './references.queries.ts';
import { blankReply, changedReply, wishOf } from './reply-wish.ts';
import { peopleToRetry } from './retry.rules.ts';
import { keepFiles, reviewNeeded, sendReply, settleReply } from './send-reply.ts';

export type ReplyContext = WriteContext<RecordedEvent | 'ticket.draft_review_requested'>;

const onlyRecorded = [
  'direction',
  'correspondent',
  'channel',
  'occurred_at',
  'duration_seconds',
  'recording_file_id',
  'external_id',
] as const;

export async function createTicketMessage(
  ctx: ReplyContext,
  { body }: CreateTicketMessageInput,
): Promise<TicketReplyResult> {
  if (body.mode === 'record') return recordMessage(ctx, body);
  const recorded = onlyRecorded.find((name) => body[name] !== undefined);
  if (recorded !== undefined || body.is_imported === true)
    throw invalid(`body.${recorded ?? 'is_imported'}`, 'is only for mode record.');
  const draft = await holdTicket(ctx, ticketKey(body.ticket_id));
  const { ticket } = draft;
  requireNotClosed(draft, 'it cannot be answered');
  await requireSeen(ctx, ticket, body.last_seen_message_id);
  const start = await startOf(ctx, ticket, body);
  const reply = await changedReply(ctx, ticket, start.reply, wishOf(body));
  const review = await reviewNeeded(ctx, ticket, ctx.identity.userId, reply.generated);
  const settled = await settleReply(ctx, ticket, reply, ctx.identity.userId);
  if (review === null) {
    const draftId = await draftOf(ctx, ticket, start.draft, reply);
    await clearProblem(ctx, draft, start.retriedId);
    const messageId = await sendReply(ctx, ticket, settled, {
      draftId,
      authorId: ctx.identity.userId,
      retryOfId: start.retriedId,
    });
    return {
      ...statusOf(ticket),
      outcome: 'queued',
      message: await showMessage(ctx, messageId),
      draft: draftId === null || reply.send_at === null ? null : await showDraft(ctx, draftId),
    };
  }
  const waiting = start.draft ?? (await lockLiveDraft(ctx.db, ticket.id, ctx.identity.userId));
  if (waiting !== undefined) requireEditable(waiting);
  const id = await storeDraft(ctx, ticket, waiting, reply);
  const stored = (await lockDraft(ctx.db, id))!;
  await submitDraft(ctx, ticket, stored, review);
  return {
    ...statusOf(ticket),
    outcome: 'pending_review',
    message: null,
    draft: await showDraft(ctx, id),
  };
}

const statusOf = ({ status, status_category }: TicketState) => ({ status, status_category });

/** 409 when others wrote since the author last looked (T19). */
async function requireSeen(ctx: ReplyContext, ticket: TicketState, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const seen = await findMessageOfTicket(ctx.db, ticket.id, storedId(id));
  if (seen === undefined) throw unknownReference('body.last_seen_message_id', id, 'a message of this ticket');
  const newer = await findNewerMessage(ctx.db, ticket.id, seen.sequence, ctx.identity.userId);
  if (newer !== undefined)
    throw conflict(`The ticket has a newer message, ${newer.id}. Read it, and send the reply again.`);
}

interface Start {
  readonly reply: Reply;
  readonly draft: StoredDraft | undefined;
  readonly retriedId: string | null;
}

/** What the reply begins with: a draft, a message that failed, or nothing. */
async function startOf(ctx: ReplyContext, ticket: TicketState, body: TicketMessageCreate): Promise<Start> {
  if (body.draft_id !== undefined && body.retry_of_id !== undefined)
    throw invalid('body.retry_of_id', 'cannot be combined with draft_id: both provide the reply.');
  if (body.draft_id !== undefined) {
    const draft = await requireDraft(ctx, ticket, body.draft_id);
    return { reply: draft, draft, retriedId: null };
  }
  if (body.retry_of_id === undefined)
    return { reply: await blankReply(ctx, ticket, ctx.identity.userId), draft: undefined, retriedId: null };
  const failed = await lockRetried(ctx.db, ticket.id, storedId(body.retry_of_id));
  if (failed === undefined)
    throw unknownReference('body.retry_of_id', body.retry_of_id, 'a sent message of this ticket');
  const people = peopleToRetry(failed);
  if (people === null)
    throw conflict(
      `The message is ${failed.delivery_status}; only one that failed or bounced, for all or some of its recipients, is sent again.`,
    );
  if (await isSentAgain(ctx.db, failed.id))
    throw conflict('The message was sent again already. Send that one again if it failed, too.');
  const reply = { ...failed, ...people, send_at: null, is_cancelled_by_reply: false };
  return { reply, draft: undefined, retriedId: failed.id };
}

/** A draft of the ticket that the caller may finish: their own, or one of the AI. */
export async function requireDraft(ctx: ReplyContext, ticket: TicketState, id: string): Promise<StoredDraft> {
  const draft = await lockDraft(ctx.db, storedId(id));
  const isTheirs = draft?.author_id === null || draft?.author_id === ctx.identity.userId;
  if (draft === undefined || draft.ticket_id !== ticket.id || !isTheirs)
    throw unknownReference('body.draft_id', id, 'a draft of yours, or of the AI, on this ticket');
  requireEditable(draft);
  return draft;
}

/** 409 for a draft that a reviewer has, or that has gone its way. */
export function requireEditable({ status }: Pick<StoredDraft, 'status'>): void {
  if (status === 'editing' || status === 'changes_requested') return;
  const words = status === 'pending_review' ? 'waits for review' : `is ${status}`;
  throw conflict(`The draft ${words}; a draft that is editing or changes_requested can be changed.`);
}

/** The draft that goes with the message: a scheduled one has one, by which it is withdrawn. */
async function draftOf(
  ctx: ReplyContext,
  ticket: TicketState,
  draft: StoredDraft | undefined,
  reply: Reply,
): Promise<string | null> {
  if (draft === undefined && reply.send_at === null) return null;
  if (draft === undefined && (await lockLiveDraft(ctx.db, ticket.id, ctx.identity.userId)) !== undefined)
    throw conflict('You have another draft on this ticket. Send that with draft_id, or delete it first.');
  return storeDraft(ctx, ticket, draft, reply);
}

/** Stores the reply as the draft of the caller. */
export async function storeDraft(
  ctx: ReplyContext,
  ticket: TicketState,
  draft: StoredDraft | undefined,
  reply: Reply,
): Promise<string> {
  const { userId } = ctx.identity;
  if (draft === undefined) {
    const row = { ticket_id: ticket.id, author_id: userId, status: 'editing' as const };
    const id = await insertDraft(ctx.db, reply, row, ctx.now);
    await keepFiles(ctx, { id, file_ids: [] }, reply.file_ids);
    await noteDraftOfAi(ctx, ticket.id, reply.ai_request_id, id);
    return id;
  }
  if (draft.author_id === null && (await lockLiveDraft(ctx.db, ticket.id, userId)) !== undefined)
    throw conflict(
      'You have another draft on this ticket. Send or delete it before you take over one of the AI.',
    );
  await updateDraft(ctx.db, draft.id, reply, { author_id: userId }, ctx.now);
  await keepFiles(ctx, draft, reply.file_ids);
  await noteDraftOfAi(ctx, ticket.id, reply.ai_request_id, draft.id);
  return draft.id;
}

/** Sending a failed message again ends the problem of the ticket, unless another message has one. */
async function clearProblem(ctx: ReplyContext, draft: TicketDraft, retriedId: string | null): Promise<void> {
  const { ticket } = draft;
  if (retriedId === null || !ticket.has_delivery_problem) return;
  if (await hasOtherProblems(ctx.db, ticket.id, retriedId)) return;
  ticket.has_delivery_problem = false;
  tell(ctx, ['ticket.updated'], await storeTicket(ctx, draft));
}
