import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import type { ChatChannelMember, ChatChannelMembersAdded } from '#generated/types.gen.ts';
import type {
  AddChatChannelMembersInput,
  ListChatChannelMembersInput,
  ListChatMemberCandidatesInput,
  RemoveChatChannelMemberInput,
} from '#generated/families/chat/handlers.ts';
import { requireKeeper } from './archive.ts';
import { announceChannel, requireChannel, requireOpen } from './channels.ts';
import type { StoredChannel } from './channels.queries.ts';
import * as queries from './members.queries.ts';
import { notifyAdded, requireChatters } from './new-members.ts';

const maxMembers = 500;

export async function listChatMemberCandidates(ctx: ReadContext, { query }: ListChatMemberCandidatesInput) {
  if (query.is_member !== undefined && query.channel_id === undefined)
    throw invalid('query.is_member', 'needs channel_id.');
  const channelId =
    query.channel_id === undefined ? queries.noChannel : (await requireOwnOr404(ctx, query.channel_id)).id;
  const { channel_id: _, ...filters } = query;
  return queries.candidateList.page(ctx.db, filters, { userId: ctx.identity.userId, channelId });
}

async function requireOwnOr404(ctx: ReadContext, id: string): Promise<StoredChannel> {
  const channel = await requireChannel(ctx, id, 'read');
  if (!channel.is_member) throw notFound('chat channel', id);
  return channel;
}

export async function listChatChannelMembers(ctx: ReadContext, { path, query }: ListChatChannelMembersInput) {
  const { id } = await requireChannel(ctx, path.id, 'read');
  return queries.memberList.page(ctx.db, query, { channelId: id });
}

export async function addChatChannelMembers(
  ctx: WriteContext,
  { path, body }: AddChatChannelMembersInput,
): Promise<ChatChannelMembersAdded> {
  const channel = await requireChannel(ctx, path.id, 'write');
  const userIds = [...new Set(body.user_ids.map(storedId))];
  await requireChatters(ctx, userIds, body.user_ids, 'body.user_ids');
  checkRevision(channel.revision, body.expected_revision);
  requireGroup(channel);
  requireOpen(channel);
  if ((await queries.countWith(ctx.db, channel.id, userIds)) > maxMembers)
    throw conflict(`A group can have at most ${maxMembers} members.`);
  const added = await queries.insertMembers(
    ctx.db,
    channel.id,
    userIds,
    { watch: 'all', addedBy: ctx.identity.userId },
    ctx.now,
  );
  if (added.length > 0) {
    await changeMembers(ctx, channel, 'members_added');
    await notifyAdded(ctx, channel, added);
  }
  const members = new Map(
    (await queries.selectMembers(ctx.db, channel.id, userIds)).map((member) => [member.user.id, member]),
  );
  return {
    channel_id: channel.id,
    members: userIds.map((id) => members.get(id)!),
    member_count: await queries.countWith(ctx.db, channel.id, []),
  };
}

export async function removeChatChannelMember(
  ctx: WriteContext,
  { path, query }: RemoveChatChannelMemberInput,
): Promise<Result<ChatChannelMember>> {
  const channel = await requireChannel(ctx, path.id, 'write');
  const userId = storedId(path.user_id);
  const isOwn = userId === ctx.identity.userId;
  if (!isOwn) requireKeeper(ctx, channel);
  checkRevision(channel.revision, query.expected_revision);
  requireGroup(channel);
  const ended = await queries.endMembership(ctx.db, channel.id, userId, isOwn ? 'left' : 'removed', ctx.now);
  if (ended === undefined) throw notFound('member of the channel', path.user_id);
  // They do not see the channel any more, whose change the others hear of.
  ctx.announce({ kind: 'chat_member', id: ended, revision: 0 });
  await changeMembers(ctx, channel, isOwn ? 'member_left' : 'member_removed');
  const member = await queries.selectMember(ctx.db, channel.id, userId);
  if (member === undefined) throw notFound('member of the channel', path.user_id);
  return member;
}

/** 409 for a channel whose members follow something else. */
function requireGroup({ kind }: StoredChannel): void {
  if (kind === 'group') return;
  const followed = { direct: 'its two members', department: 'the department', client: "the client's team" }[
    kind
  ];
  throw conflict(`Members of a ${kind} channel follow ${followed}; it cannot be joined or left, only muted.`);
}

async function changeMembers(ctx: WriteContext, channel: StoredChannel, action: string): Promise<void> {
  await reviseRecord(ctx.db, 'chat_channels', channel.id, {}, ctx.now);
  recordHistory(ctx, { kind: 'chat_channel', id: channel.id, action });
  announceChannel(ctx, channel);
}
