import type { Result, WriteContext } from '#src/call/context.ts';
import { canonicalEmoji, maxEmoji } from '#src/domain/reactions/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import type { ChatMessage } from '#generated/types.gen.ts';
import type { SetChatMessageReactionInput } from '#generated/families/chat/handlers.ts';
import { requireMembership, requireOpen } from './channels.ts';
import { touchMessage } from './message-writes.queries.ts';
import { holdMessage, showMessage } from './messages.ts';
import * as queries from './reactions.queries.ts';

/** The lock on the channel lets those who react go one by one, so that each knows what is there. The revision stays. */
export async function setChatMessageReaction(
  ctx: WriteContext,
  { path, body }: SetChatMessageReactionInput,
): Promise<Result<ChatMessage>> {
  const emoji = canonicalEmoji(body.emoji);
  if (emoji === undefined) throw invalid('body.emoji', 'must be one emoji.');
  const { message, channel } = await holdMessage(ctx, path.id);
  requireMembership(channel);
  if (message.is_deleted) throw conflict('The message was deleted and takes no reactions.');
  requireOpen(channel);
  const key = { chat_message_id: message.id, emoji, user_id: ctx.identity.userId };
  if (body.is_set) {
    const used = await queries.selectEmoji(ctx.db, message.id);
    if (used.length >= maxEmoji && !used.includes(emoji))
      throw conflict(`The message has reactions with ${maxEmoji} different emoji, which is the limit.`);
  }
  const isChanged = body.is_set
    ? await queries.insertReaction(ctx.db, key, ctx.now)
    : await queries.deleteReaction(ctx.db, key);
  if (isChanged) {
    await touchMessage(ctx.db, message.id, ctx.now);
    ctx.audit({
      recordKind: 'chat_message',
      recordId: message.id,
      action: body.is_set ? 'reaction_added' : 'reaction_removed',
    });
    ctx.announce({ kind: 'chat_message', id: message.id, revision: message.revision });
  }
  return showMessage(ctx, message.id);
}
