import type { Result, WriteContext } from '#src/call/context.ts';
import { attach, requireFiles } from '#src/domain/files/index.ts';
import { readNews } from '#src/domain/notifications/index.ts';
import { actorOf } from '#src/platform/events/index.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import type { ChatMessage } from '#generated/types.gen.ts';
import type { SendChatMessageInput } from '#generated/families/chat/handlers.ts';
import { requireOpen, requireOwnChannel } from './channels.ts';
import type { StoredChannel } from './channels.queries.ts';
import { requireContent, storedReferences, uniqueIds } from './content.ts';
import { notifySent } from './message-news.ts';
import { insertMessage, moveChannel, touchMessage } from './message-writes.queries.ts';
import { showMessage } from './messages.ts';
import { findByClientId, findMessage, type NewMessage, type StoredMessage } from './messages.queries.ts';
import { messagesUpTo } from './reading.queries.ts';

/**
 * Messages of a channel are sent one after the other: each gets the next number, and an instant after that of the one before, so
 * that both put them into the same order.
 */
export async function sendChatMessage(
  ctx: WriteContext,
  { body }: SendChatMessageInput,
): Promise<Result<ChatMessage>> {
  const first = await findSent(ctx, body.client_message_id);
  if (first !== undefined) return first;
  const channel = await requireOwnChannel(ctx, body.channel_id, 'write');
  const root = await findRoot(ctx, body.thread_root_id);
  await requireContent(ctx, channel.id, body);
  const fileIds = await requireFiles(ctx, body.attachment_ids ?? [], 'body.attachment_ids');
  requireOpen(channel);
  if (root !== undefined) requireRoot(root, channel);

  const message: NewMessage = {
    id: uuid7(),
    channel_id: channel.id,
    sequence: channel.last_sequence + 1,
    thread_root_id: root?.id ?? null,
    body_text: body.body_text ?? null,
    author: actorOf(ctx.identity),
    mentioned_user_ids: uniqueIds(body.mentioned_user_ids),
    is_mentioning_all: body.is_mentioning_all ?? false,
    references: storedReferences(body.references),
    client_message_id: storedId(body.client_message_id) ?? null,
    sent_at: afterLatest(channel, ctx.now),
  };
  if (!(await insertMessage(ctx.db, message))) {
    const meanwhile = await findSent(ctx, body.client_message_id);
    if (meanwhile !== undefined) return meanwhile;
  }
  await attach(ctx, { kind: 'chat_message', id: message.id }, fileIds, ctx.identity.userId);
  await moveChannel(ctx.db, message);
  await readNews(ctx, 'chat_message', messagesUpTo(channel.id, message.sequence));
  if (root !== undefined) {
    await touchMessage(ctx.db, root.id, ctx.now);
    ctx.announce({ kind: 'chat_message', id: root.id, revision: root.revision });
  }
  await notifySent(ctx, channel, message);
  ctx.audit({ recordKind: 'chat_message', recordId: message.id, action: 'created' });
  ctx.announce({ kind: 'chat_message', id: message.id, revision: 1 });
  return showMessage(ctx, message.id);
}

/** What the author's program sent before with the same id, where they can still read it. */
async function findSent(
  ctx: WriteContext,
  clientMessageId: string | undefined,
): Promise<Result<ChatMessage> | undefined> {
  if (clientMessageId === undefined) return undefined;
  const sent = await findByClientId(ctx.db, ctx.identity.userId, clientMessageId);
  if (sent === undefined) return undefined;
  await requireOwnChannel(ctx, sent.channel_id, 'read');
  return showMessage(ctx, sent.id);
}

async function findRoot(
  ctx: WriteContext,
  id: string | null | undefined,
): Promise<StoredMessage | undefined> {
  if (id == null) return undefined;
  const root = await findMessage(ctx, storedId(id));
  if (root === undefined) throw notFound('chat message', id);
  return root;
}

/** 409 when nobody can reply to the message in this channel. */
function requireRoot(root: StoredMessage, channel: StoredChannel): void {
  if (root.channel_id !== channel.id) throw conflict('The message to reply to is in another channel.');
  if (root.thread_root_id !== null)
    throw conflict(
      `The message to reply to is a reply; reply to ${root.thread_root_id}, the first of its thread.`,
    );
  if (root.is_deleted) throw conflict('The message to reply to was deleted.');
}

function afterLatest({ last_message_at: latest }: StoredChannel, now: Date): Date {
  const next = latest === null ? 0 : Date.parse(latest) + 1;
  return next > now.getTime() ? new Date(next) : now;
}
