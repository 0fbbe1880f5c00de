import type { TicketDraftSave, TicketMessageCreate } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { requireFiles } from '#src/domain/files/index.ts';
import {
  findSender,
  findUsableSignature,
  findUsableTemplate,
  onCopy,
  safeReplyHtml,
  selectDefaultSignatureId,
  sumSizes,
  tidyRecipients,
  type Reply,
  type TicketState,
} from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, unknownReference } from '#src/platform/errors/index.ts';
import { findAiRequest, findMessageOfTicket } from './references.queries.ts';

/** What requests say of a reply; what they leave out stays as it is. */
export type ReplyWish = Partial<
  Pick<
    TicketDraftSave,
    | 'body_text'
    | 'body_html'
    | 'to'
    | 'cc'
    | 'bcc'
    | 'subject'
    | 'sender_id'
    | 'attachment_ids'
    | 'reply_template_id'
    | 'in_reply_to_id'
    | 'status_after'
    | 'send_at'
    | 'is_cancelled_by_reply'
    | 'signature_id'
    | 'ai_request_id'
  >
>;

/** Names of the properties of `ReplyWish` in the order in which they are judged. */
export const wishOf = (body: TicketMessageCreate | TicketDraftSave): ReplyWish => body;

/** A reply before anybody wrote a word: to whom the conversation says, with the default signature. */
export async function blankReply(
  ctx: Pick<WriteContext, 'db'>,
  ticket: TicketState,
  authorId: string,
): Promise<Reply> {
  return {
    sender_id: null,
    to: [],
    cc: onCopy(ticket.correspondents),
    bcc: [],
    subject: null,
    body_text: '',
    body_html: null,
    file_ids: [],
    reply_template_id: null,
    in_reply_to_id: null,
    status_after: 'unchanged',
    send_at: null,
    is_cancelled_by_reply: false,
    signature_id: await selectDefaultSignatureId(ctx.db, authorId, ticket.inbox.id),
    generated: false,
    ai_request_id: null,
  };
}

/** The reply alone, of a draft or a message that holds one. */
export const replyOf = (reply: Reply): Reply => ({
  sender_id: reply.sender_id,
  to: reply.to,
  cc: reply.cc,
  bcc: reply.bcc,
  subject: reply.subject,
  body_text: reply.body_text,
  body_html: reply.body_html,
  file_ids: reply.file_ids,
  reply_template_id: reply.reply_template_id,
  in_reply_to_id: reply.in_reply_to_id,
  status_after: reply.status_after,
  send_at: reply.send_at,
  is_cancelled_by_reply: reply.is_cancelled_by_reply,
  signature_id: reply.signature_id,
  generated: reply.generated,
  ai_request_id: reply.ai_request_id,
});

const maxDays = 90;
const maxFileBytes = 20 * 1024 * 1024;

/** The reply with what the request says of it. Errors: 400 at the place of what it names and cannot. */
export async function changedReply(
  ctx: WriteContext,
  ticket: TicketState,
  before: Reply,
  wish: ReplyWish,
): Promise<Reply> {
  await requireReferences(ctx, ticket, wish);
  const fileIds =
    wish.attachment_ids === undefined
      ? before.file_ids
      : await requireFiles(ctx, wish.attachment_ids, 'body.attachment_ids', before.file_ids);
  if (wish.attachment_ids !== undefined && (await sumSizes(ctx.db, fileIds)) > maxFileBytes)
    throw invalid('body.attachment_ids', 'would be more than 20 MB together. Send a link to larger files.');
  const people = (['to', 'cc', 'bcc'] as const).map((kind) =>
    wish[kind] === undefined ? before[kind] : tidyRecipients(wish[kind], `body.${kind}`),
  );
  const isNewText = wish.body_text !== undefined && wish.body_text !== before.body_text;
  return {
    sender_id: given(wish.sender_id, before.sender_id),
    to: people[0]!,
    cc: people[1]!,
    bcc: people[2]!,
    subject: wish.subject === undefined ? before.subject : wish.subject?.trim() || null,
    body_text: wish.body_text ?? before.body_text,
    // The page was made of the former text.
    body_html:
      wish.body_html === undefined
        ? isNewText
          ? null
          : before.body_html
        : wish.body_html === null
          ? null
          : (await safeReplyHtml(wish.body_html)) || null,
    file_ids: fileIds,
    reply_template_id: given(wish.reply_template_id, before.reply_template_id),
    in_reply_to_id: given(wish.in_reply_to_id, before.in_reply_to_id),
    status_after: wish.status_after ?? before.status_after,
    send_at: wish.send_at === undefined ? before.send_at : sendAt(ctx, wish.send_at),
    is_cancelled_by_reply: wish.is_cancelled_by_reply ?? before.is_cancelled_by_reply,
    signature_id: given(wish.signature_id, before.signature_id),
    generated: before.generated || wish.ai_request_id != null,
    ai_request_id: given(wish.ai_request_id, before.ai_request_id),
  };
}

const given = (wish: string | null | undefined, before: string | null): string | null =>
  wish === undefined ? before : wish === null ? null : storedId(wish);

function sendAt({ now }: WriteContext, at: string | null): string | null {
  if (at === null) return null;
  const instant = new Date(at);
  if (instant <= now) throw invalid('body.send_at', 'must be in the future; leave it out to send at once.');
  if (instant.getTime() - now.getTime() > maxDays * 86_400_000)
    throw invalid('body.send_at', `must be within ${maxDays} days.`);
  return instant.toISOString();
}

async function requireReferences(ctx: WriteContext, ticket: TicketState, wish: ReplyWish): Promise<void> {
  const checks: readonly [string, string | null | undefined, string, (id: string) => Promise<unknown>][] = [
    [
      'sender_id',
      wish.sender_id,
      'a reply sender of this ticket',
      (id) => findSender(ctx.db, { inboxId: ticket.inbox.id, authorId: ctx.identity.userId }, id),
    ],
    [
      'reply_template_id',
      wish.reply_template_id,
      'a reply template of this agency',
      (id) => findUsableTemplate(ctx.db, ctx, id),
    ],
    [
      'in_reply_to_id',
      wish.in_reply_to_id,
      'a message of this ticket',
      (id) => findMessageOfTicket(ctx.db, ticket.id, id),
    ],
    [
      'signature_id',
      wish.signature_id,
      'a signature that you can send with',
      (id) => findUsableSignature(ctx.db, ctx.identity.userId, id),
    ],
    ['ai_request_id', wish.ai_request_id, 'an AI request of this agency', (id) => findAiRequest(ctx.db, id)],
  ];
  for (const [name, id, what, find] of checks)
    if (id != null && (await find(storedId(id))) === undefined)
      throw unknownReference(`body.${name}`, id, what);
}
