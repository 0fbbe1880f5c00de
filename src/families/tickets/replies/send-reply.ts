import type { TicketDraftReviewReason, UserRef } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { attach, detach } from '#src/domain/files/index.ts';
import {
  addressChannelReply,
  addressReply,
  answerTo,
  countTemplateUse,
  findAnswered,
  findChatAddress,
  findDefaultSender,
  findSender,
  missingForResolution,
  queueReply,
  requireMailable,
  reviewReasons,
  selectReviewRules,
  selectReviewers,
  updateDraft,
  wishedSender,
  type Answered,
  type QueuedReply,
  type Reply,
  type ReplySender,
  type StoredDraft,
  type TicketState,
} from '#src/domain/tickets/index.ts';
import { conflict, invalid, listed } from '#src/platform/errors/index.ts';

/** A reply that can leave as it is. */
export type SettledReply = QueuedReply;

interface Settled {
  readonly reply: SettledReply;
  readonly sender: ReplySender;
  readonly answered: { readonly id: string; readonly message_reference: string | null } | undefined;
}

/**
 * What a reply leaves open, filled in from the conversation. Errors: 400 without a recipient or a text; 409 without a sender, and when it
 * would resolve the ticket while something is missing.
 */
export async function settleReply(
  ctx: Pick<WriteContext, 'db'>,
  ticket: TicketState,
  reply: Reply,
  authorId: string,
): Promise<Settled> {
  if (!/\S/.test(reply.body_text)) throw invalid('body.body_text', 'is required: the reply has no text.');
  const answered = await findAnswered(ctx.db, ticket.id, reply.in_reply_to_id);
  const sender = await (reply.sender_id === null
    ? findDefaultSender(ctx.db, ticket.inbox.id, wishedSender(ticket.channel, answered))
    : findSender(ctx.db, { inboxId: ticket.inbox.id, authorId }, reply.sender_id));
  const addressed =
    sender === undefined || sender.channel === 'email'
      ? await addressMail(ctx, reply, ticket, answered)
      : {
          ...{ cc: [], bcc: [], subject: null, body_html: null, signature_id: null },
          ...addressChannelReply(reply, ticket.correspondents, answered, sender),
        };
  if (sender === undefined)
    throw conflict(
      reply.sender_id === null
        ? `The inbox ${ticket.inbox.name} has no e-mail address to reply from. Add one with updateTicketInbox.`
        : 'The sender of the reply can no longer send for this ticket. Choose another with sender_id.',
    );
  if (sender.problem !== null)
    throw conflict(
      `Nothing can be sent from ${sender.address}. ${sender.problem} Or choose another sender with sender_id.`,
    );
  const missing = reply.status_after === 'resolved' ? missingForResolution(ticket, ticket.inbox) : [];
  if (missing.length > 0)
    throw conflict(
      `The ticket cannot be resolved before it has what its inbox asks for: ${listed(missing.map((one) => one.replace('_', ' ')))}.`,
    );
  return {
    reply: {
      ...reply,
      ...addressed,
      in_reply_to_id: answered?.id ?? null,
    },
    sender,
    answered,
  };
}

/** Errors: 400 without a recipient, and for one without an e-mail address; 409 where nobody has one because a chat cannot go on. */
async function addressMail(
  ctx: Pick<WriteContext, 'db'>,
  reply: Reply,
  ticket: TicketState,
  answered: Answered | undefined,
) {
  const people = addressReply(reply, ticket.correspondents, answered);
  if (people.to.length === 0) {
    if (reply.sender_id === null && answered?.channel === 'chat' && answered.own_address !== null)
      throw conflict(await chatObstacle(ctx, ticket, answered.own_address));
    throw invalid(
      'body.to',
      'is required: the ticket has no correspondent with an e-mail address to reply to.',
    );
  }
  requireMailable(people);
  return { ...people, subject: reply.subject ?? answerTo(ticket.subject) };
}

/** Why a chat with the address cannot go on, and what helps. */
async function chatObstacle(
  { db }: Pick<WriteContext, 'db'>,
  { inbox }: TicketState,
  address: string,
): Promise<string> {
  const found = await findChatAddress(db, inbox.id, address);
  const problem =
    found === undefined
      ? `The chat cannot go on: ${address} is no address of the inbox ${inbox.name} any more. Add it again with updateTicketInbox, or`
      : `Nothing can be sent from ${address}. ${found.problem ?? ''} Or`;
  return `${problem} reply by e-mail: name the recipients in to.`;
}

interface Sending {
  readonly draftId: string | null;
  readonly authorId: string;
  readonly retryOfId?: string | null;
}

/** Queues a settled reply, counts the use of its template, and finishes its draft. Answers the id of the message. */
export async function sendReply(
  ctx: WriteContext,
  ticket: TicketState,
  { reply, sender, answered }: Settled,
  { draftId, authorId, retryOfId = null }: Sending,
): Promise<string> {
  const messageId = await queueReply(ctx, ticket, reply, {
    sender,
    answered,
    authorId,
    draftId,
    retryOfId,
    isAutoSent: false,
  });
  if (reply.reply_template_id !== null && retryOfId === null)
    await countTemplateUse(ctx.db, reply.reply_template_id, ctx.now);
  if (draftId !== null)
    await updateDraft(ctx.db, draftId, null, { status: 'approved', message_id: messageId }, ctx.now);
  return messageId;
}

/** Why a reply of the author has to be reviewed first, and by whom; null when it need not. Errors: 409 when nobody could. */
export async function reviewNeeded(
  ctx: Pick<WriteContext, 'db'>,
  ticket: TicketState,
  authorId: string,
  isGenerated: boolean,
): Promise<{ readonly reason: TicketDraftReviewReason; readonly reviewers: readonly UserRef[] } | null> {
  const rules = await selectReviewRules(ctx.db, ticket.inbox.id, authorId);
  const [reason] = reviewReasons(rules, isGenerated);
  if (reason === undefined) return null;
  const reviewers = await selectReviewers(ctx.db, ticket.id, authorId);
  if (reviewers.length === 0)
    throw conflict(
      'The reply has to be reviewed, and no other member who sees the ticket holds tickets.review_drafts.',
    );
  return { reason, reviewers };
}

/** Brings the files of a draft to those of its reply. */
export async function keepFiles(
  ctx: WriteContext,
  draft: Pick<StoredDraft, 'id' | 'file_ids'>,
  fileIds: readonly string[],
): Promise<void> {
  const record = { kind: 'ticket_draft', id: draft.id } as const;
  await attach(ctx, record, fileIds, ctx.identity.userId);
  for (const id of draft.file_ids) if (!fileIds.includes(id)) await detach(ctx, record, id);
}
