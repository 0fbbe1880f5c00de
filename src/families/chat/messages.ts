import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { attach, detach, requireFiles } from '#src/domain/files/index.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { withdrawNews } from '#src/domain/notifications/index.ts';
import { canManage, viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound, problem } from '#src/platform/errors/index.ts';
import type { ChatMessage, Deleted } from '#generated/types.gen.ts';
import type {
  DeleteChatMessageInput,
  GetChatMessageInput,
  ListChatMessagesInput,
  UpdateChatMessageInput,
} from '#generated/families/chat/handlers.ts';
import { requireChannel, requireMembership, requireOpen } from './channels.ts';
import type { StoredChannel } from './channels.queries.ts';
import { requireContent, storedReferences, uniqueIds } from './content.ts';
import { notifyNewlyMentioned } from './message-news.ts';
import * as writes from './message-writes.queries.ts';
import * as queries from './messages.queries.ts';

const editHours = 24;

export async function listChatMessages(ctx: ReadContext, { query }: ListChatMessagesInput) {
  for (const id of [query.before_message_id, query.after_message_id])
    if (id !== undefined) await requireMessage(ctx, id);
  return queries.messageList.page(ctx.db, query, {
    ...viewerScope(ctx),
    isNamed: query.channel_id !== undefined,
  });
}

export async function getChatMessage(
  ctx: ReadContext,
  { path }: GetChatMessageInput,
): Promise<Result<ChatMessage>> {
  const { id } = await requireMessage(ctx, path.id);
  return showMessage(ctx, id);
}

/** What a message said before is not kept in the audit trail: what changed is named there, and not from what. */
export async function updateChatMessage(
  ctx: WriteContext,
  { path, body }: UpdateChatMessageInput,
): Promise<Result<ChatMessage>> {
  const { message: before, channel } = await holdMessage(ctx, path.id);
  requireMembership(channel);
  if (before.actor_id !== ctx.identity.userId)
    throw problem('permission_denied', 'Only its author may change a chat message.');
  const files = await writes.selectFileIds(ctx.db, before.id);
  await requireContent(ctx, channel.id, body, keptBy(before, files));
  const after = {
    ...before,
    body_text: body.body_text === undefined ? before.body_text : body.body_text,
    mentioned_user_ids: body.mentioned_user_ids
      ? uniqueIds(body.mentioned_user_ids)
      : before.mentioned_user_ids,
    is_mentioning_all: body.is_mentioning_all ?? before.is_mentioning_all,
    referred: body.references ? storedReferences(body.references) : before.referred,
  };
  const filesAfter = body.attachment_ids
    ? await requireFiles(ctx, body.attachment_ids, 'body.attachment_ids', files)
    : files;
  if (!before.is_deleted && after.body_text === null && filesAfter.length === 0)
    throw invalid('body.body_text', 'cannot be null for a message without files.');
  checkRevision(before.revision, body.expected_revision);
  requireChangeable(ctx, before);
  requireOpen(channel);
  const added = filesAfter.filter((id) => !files.includes(id));

  const changed = [
    ...(['body_text', 'mentioned_user_ids', 'is_mentioning_all', 'referred'] as const).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    ),
    ...(added.length > 0 || filesAfter.length < files.length ? (['attachments'] as const) : []),
  ];
  if (changed.length === 0) return showMessage(ctx, before.id);
  const { body_text, mentioned_user_ids, is_mentioning_all, referred } = after;
  await writes.reviseMessage(
    ctx.db,
    before.id,
    { body_text, mentioned_user_ids, is_mentioning_all, referred },
    ctx.now,
  );
  const record = { kind: 'chat_message', id: before.id } as const;
  await attach(ctx, record, added, ctx.identity.userId);
  for (const id of files) if (!filesAfter.includes(id)) await detach(ctx, record, id);
  await notifyNewlyMentioned(ctx, channel, after, before);
  ctx.audit({
    recordKind: 'chat_message',
    recordId: before.id,
    action: 'updated',
    changedFields: changed.map((name) => (name === 'referred' ? 'references' : name)),
  });
  announceMessage(ctx, before);
  return showMessage(ctx, before.id);
}

export async function deleteChatMessage(
  ctx: WriteContext,
  { path, query }: DeleteChatMessageInput,
): Promise<Deleted> {
  const { message } = await holdMessage(ctx, path.id);
  if (message.is_deleted) throw notFound('chat message', path.id);
  if (message.actor_id !== ctx.identity.userId && !canManage(ctx, 'chat_channel'))
    throw problem(
      'permission_denied',
      'Only its author and holders of chat.moderate may delete a chat message.',
    );
  checkRevision(message.revision, query.expected_revision);
  await writes.eraseMessage(ctx.db, message.id, ctx.identity.userId, ctx.now);
  await withdrawNews(ctx, { kind: 'chat_message', id: message.id });
  if (message.thread_root_id !== null) {
    const root = await queries.findMessage(ctx, message.thread_root_id);
    await writes.touchMessage(ctx.db, message.thread_root_id, ctx.now);
    if (root !== undefined) ctx.announce({ kind: 'chat_message', id: root.id, revision: root.revision });
  }
  recordHistory(ctx, { kind: 'chat_message', id: message.id, action: 'deleted' });
  announceMessage(ctx, message);
  return { id: message.id, deleted_at: ctx.now.toISOString() };
}

/** Tells whoever shows the message that it has the next revision. */
const announceMessage = (ctx: WriteContext, { id, revision }: queries.StoredMessage): void =>
  ctx.announce({ kind: 'chat_message', id, revision: revision + 1 });

/** The message; 404 when it is unknown or in a channel that the caller may not see. */
export async function requireMessage(ctx: ReadContext, id: string): Promise<queries.StoredMessage> {
  const message = await queries.findMessage(ctx, storedId(id));
  if (message === undefined) throw notFound('chat message', id);
  return message;
}

/** The message and its channel, in which nobody writes or changes anything before the transaction ends. */
export async function holdMessage(
  ctx: ReadContext,
  id: string,
): Promise<{ message: queries.StoredMessage; channel: StoredChannel }> {
  const { channel_id: channelId } = await requireMessage(ctx, id);
  const channel = await requireChannel(ctx, channelId, 'write');
  return { channel, message: await requireMessage(ctx, id) };
}

export async function showMessage(ctx: ReadContext, id: string): Promise<Result<ChatMessage>> {
  const message = await queries.selectMessage(ctx, id);
  if (message === undefined) throw notFound('chat message', id);
  return message;
}

/** What the message has already may stay, even if the author could not name it anew. */
const keptBy = (message: queries.StoredMessage, files: readonly string[]): ReadonlySet<string> =>
  new Set([...message.mentioned_user_ids, ...message.referred.map(({ id }) => id), ...files]);

/** 409 for a deleted message, and 24 hours after it was sent. */
function requireChangeable(ctx: WriteContext, message: queries.StoredMessage): void {
  if (message.is_deleted) throw conflict('The message was deleted and cannot be changed.');
  if (ctx.now.getTime() - new Date(message.sent_at).getTime() > editHours * 3_600_000)
    throw conflict(`A message can be changed for ${editHours} hours after it was sent.`);
}
