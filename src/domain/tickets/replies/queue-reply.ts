import type { WriteContext } from '#src/call/context.ts';
import { attach } from '#src/domain/files/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { noteReplyOfAi } from '../ai/used-reply.ts';
import { conversationOf } from '../channels/conversation.rules.ts';
import { recount } from '../conversation/move-messages.queries.ts';
import type { TicketState } from '../model/state.ts';
import { setClosingTimer } from '../store/store.ts';
import { queuedDelivery } from './delivery.rules.ts';
import { chainOf, newMessageId } from './message-ids.rules.ts';
import { insertOutgoing, selectReferences } from './queue.queries.ts';
import type { Reply } from './reply.ts';
import { sendingKind } from './sending-kind.ts';
import type { ReplySender } from './senders.queries.ts';

type Context = Pick<WriteContext, 'db' | 'identity' | 'now' | 'audit' | 'announce' | 'atCommit'>;

export interface QueuedReply extends Reply {
  /** Where a chat goes on, as the provider names it. */
  readonly conversation_id?: string | null;
}

interface Circumstances {
  readonly sender: ReplySender;
  readonly answered: { readonly message_reference: string | null } | undefined;
  readonly authorId: string | null;
  readonly draftId: string | null;
  readonly retryOfId: string | null;
  readonly isAutoSent: boolean;
  readonly kind?: 'message' | 'auto_reply';
}

const conversationKeyOf = (
  { channel, address: own }: ReplySender,
  phone: string | null,
  conversationId: string | null,
): string | null =>
  channel === 'email' ? null : (conversationOf({ channel, own, phone, conversationId })?.key ?? null);

/** Queues a reply whose recipients, sender and files are settled; the ticket is locked. Answers the id of the message. */
export async function queueReply(
  ctx: Context,
  ticket: Pick<TicketState, 'id' | 'status_category'> & { last_sequence: number },
  { file_ids: fileIds, sender_id: _sender, conversation_id: conversationId = null, ...reply }: QueuedReply,
  { sender, answered, authorId, draftId, retryOfId, isAutoSent, kind = 'message' }: Circumstances,
): Promise<string> {
  const id = uuid7();
  const references = await selectReferences(ctx.db, ticket.id);
  ticket.last_sequence += 1;
  await insertOutgoing(
    ctx.db,
    {
      ...reply,
      id,
      ticket_id: ticket.id,
      sequence: ticket.last_sequence,
      kind,
      author_id: authorId,
      draft_id: draftId,
      retry_of_id: retryOfId,
      auto_sent: isAutoSent,
      delivery: queuedDelivery(reply, reply.send_at, conversationId),
      message_reference: sender.channel === 'email' ? newMessageId(id, sender.address) : null,
      conversation_key: conversationKeyOf(sender, reply.to[0]?.phone ?? null, conversationId),
      created_by: authorId,
    },
    { sender, conversationId, chain: chainOf([...references, answered?.message_reference ?? null]) },
    ctx.now,
  );
  await noteReplyOfAi(ctx, ticket.id, reply.ai_request_id, {
    text: reply.body_text,
    messageId: id,
    draftId,
  });
  await recount(ctx.db, ticket.id, ctx.now);
  await attach(ctx, { kind: 'ticket_message', id }, fileIds, authorId ?? ctx.identity.userId);
  ctx.audit({ recordKind: 'ticket_message', recordId: id, action: 'created' });
  ctx.announce({ kind: 'ticket_message', id, revision: 1 });
  if (reply.send_at === null) addJob(ctx, 'send_ticket_message', { messageId: id });
  else setTimer(ctx, { kind: sendingKind, recordId: id }, new Date(reply.send_at));
  // A message that waits keeps the ticket open.
  await setClosingTimer(ctx, ticket);
  return id;
}
