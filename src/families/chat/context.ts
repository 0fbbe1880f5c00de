import type { ReadContext } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import type { ChatMessage, ChatMessageContext } from '#generated/types.gen.ts';
import type { JsonText } from '#src/call/context.ts';
import type {
  GetChatMessageContextInput,
  ListChatThreadMessagesInput,
} from '#generated/families/chat/handlers.ts';
import { requireOwnChannel } from './channels.ts';
import { requireMessage, showMessage } from './messages.ts';
import { selectBeside, threadList } from './messages.queries.ts';

/** One more than asked for on each side tells whether there are more. */
export async function getChatMessageContext(
  ctx: ReadContext,
  { path, query }: GetChatMessageContextInput,
): Promise<ChatMessageContext> {
  const message = await requireMessage(ctx, path.id);
  const channel = await requireOwnChannel(ctx, message.channel_id, 'read');
  const { before_count: beforeCount, after_count: afterCount } = query;
  const earlier = await selectBeside(ctx, message, 'before', beforeCount + 1);
  const later = await selectBeside(ctx, message, 'after', afterCount + 1);
  return {
    channel: { id: channel.id, name: channel.name },
    thread_root: message.thread_root_id === null ? null : await messageOf(ctx, message.thread_root_id),
    before: earlier.slice(0, beforeCount).reverse(),
    chat_message: await messageOf(ctx, message.id),
    after: later.slice(0, afterCount),
    has_more_before: earlier.length > beforeCount,
    has_more_after: later.length > afterCount,
  };
}

export async function listChatThreadMessages(ctx: ReadContext, { path, query }: ListChatThreadMessagesInput) {
  const message = await requireMessage(ctx, path.id);
  await requireOwnChannel(ctx, message.channel_id, 'read');
  return threadList.page(ctx.db, query, {
    ...viewerScope(ctx),
    rootId: message.thread_root_id ?? message.id,
  });
}

const messageOf = async (ctx: ReadContext, id: string): Promise<ChatMessage> =>
  parseRecord((await showMessage(ctx, id)) as JsonText<ChatMessage>);
