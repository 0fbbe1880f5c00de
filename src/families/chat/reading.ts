import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { readNews } from '#src/domain/notifications/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import type { ChatChannel, ChatReadState, ChatUnreadSummary } from '#generated/types.gen.ts';
import type {
  MarkChatChannelReadInput,
  SetChatChannelWatchStateInput,
} from '#generated/families/chat/handlers.ts';
import { requireOwnChannel, showChannel } from './channels.ts';
import * as queries from './reading.queries.ts';

export const getChatUnreadSummary = (ctx: ReadContext): Promise<ChatUnreadSummary> =>
  queries.selectUnreadSummary(ctx.db, ctx.identity.userId);

/** Devices report in any order: a marker never moves back (domain model §12). */
export async function markChatChannelRead(
  ctx: WriteContext,
  { path, body }: MarkChatChannelReadInput,
): Promise<ChatReadState> {
  const channel = await requireOwnChannel(ctx, path.id, 'read');
  const place = await queries.findPlace(ctx.db, channel.id, storedId(body?.message_id));
  if (place === undefined && body?.message_id !== undefined) throw notFound('chat message', body.message_id);
  if (place !== undefined) await readUpTo(ctx, channel.id, place);
  return queries.selectReadState(ctx.db, channel.id, ctx.identity.userId);
}

/** What the caller was told about messages up to there is read with them (D32), whether or not the marker moves. */
async function readUpTo(ctx: WriteContext, channelId: string, place: queries.Place): Promise<void> {
  const moved = await queries.moveMarker(ctx.db, channelId, ctx.identity.userId, place, ctx.now);
  await readNews(ctx, 'chat_message', queries.messagesUpTo(channelId, place.sequence));
  if (moved !== undefined) ctx.announce({ kind: 'chat_read', id: moved, revision: place.sequence });
}

export async function setChatChannelWatchState(
  ctx: WriteContext,
  { path, body }: SetChatChannelWatchStateInput,
): Promise<Result<ChatChannel>> {
  const channel = await requireOwnChannel(ctx, path.id, 'read');
  await queries.setWatchState(ctx.db, channel.id, ctx.identity.userId, body.watch_state);
  return showChannel(ctx, channel.id);
}
