import type { Result, WriteContext } from '#src/call/context.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { canManage } from '#src/domain/visibility/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';
import { atRevision, conflict, problem } from '#src/platform/errors/index.ts';
import type { ChatChannel } from '#generated/types.gen.ts';
import type {
  ArchiveChatChannelInput,
  UnarchiveChatChannelInput,
} from '#generated/console/families/chat/handlers.ts';
import { announceChannel, requireChannel, showChannel } from './channels.ts';
import type { StoredChannel } from './channels.queries.ts';

export async function archiveChatChannel(
  ctx: WriteContext,
  { path, body }: ArchiveChatChannelInput,
): Promise<Result<ChatChannel>> {
  const channel = await requireChannel(ctx, path.id, 'write');
  requireKeeper(ctx, channel);
  return atRevision(channel.revision, body?.expected_revision, () => {
    if (channel.kind !== 'group')
      throw conflict(`Only groups are archived; a ${channel.kind} channel can be muted by its watch state.`);
    return channel.is_archived ? showChannel(ctx, channel.id) : setArchived(ctx, channel, ctx.now);
  });
}

export async function unarchiveChatChannel(
  ctx: WriteContext,
  { path, body }: UnarchiveChatChannelInput,
): Promise<Result<ChatChannel>> {
  const channel = await requireChannel(ctx, path.id, 'write');
  requireKeeper(ctx, channel);
  return atRevision(channel.revision, body?.expected_revision, () => {
    if (channel.is_archived_by_service)
      throw conflict(`The channel was archived with its ${channel.kind} and stays so.`);
    return channel.is_archived ? setArchived(ctx, channel, null) : showChannel(ctx, channel.id);
  });
}

/** 403 for others than the creator and those with chat.moderate. */
export function requireKeeper(ctx: WriteContext, channel: StoredChannel): void {
  if (channel.created_by === ctx.identity.userId || canManage(ctx, 'chat_channel')) return;
  throw problem(
    'permission_denied',
    'Only the creator of the channel and holders of chat.moderate may do this.',
  );
}

async function setArchived(
  ctx: WriteContext,
  channel: StoredChannel,
  at: Date | null,
): Promise<Result<ChatChannel>> {
  await reviseRecord(ctx.db, 'chat_channels', channel.id, { archived_at: at }, ctx.now);
  recordHistory(ctx, {
    kind: 'chat_channel',
    id: channel.id,
    action: at === null ? 'unarchived' : 'archived',
  });
  announceChannel(ctx, channel);
  return showChannel(ctx, channel.id);
}
