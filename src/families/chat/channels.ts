import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { insertRecord, reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound, problem } from '#src/platform/errors/index.ts';
import type { ChatChannel } from '#generated/types.gen.ts';
import type {
  CreateChatChannelInput,
  GetChatChannelInput,
  ListChatChannelsInput,
  UpdateChatChannelInput,
} from '#generated/families/chat/handlers.ts';
import * as queries from './channels.queries.ts';
import { insertMembers } from './members.queries.ts';
import { othersOf, notifyAdded, requireChatters } from './new-members.ts';

export const listChatChannels = (ctx: ReadContext, { query }: ListChatChannelsInput) => {
  if (query.is_member === false) ctx.demand('chat.moderate');
  return queries.channelList.page(ctx.db, query, viewerScope(ctx));
};

export async function getChatChannel(
  ctx: ReadContext,
  { path }: GetChatChannelInput,
): Promise<Result<ChatChannel>> {
  const channel = await queries.selectChannel(ctx, path.id);
  if (channel === undefined) throw notFound('chat channel', path.id);
  return channel;
}

export async function createChatChannel(
  ctx: WriteContext,
  { body }: CreateChatChannelInput,
): Promise<Result<ChatChannel>> {
  const others = othersOf(ctx, body.member_ids ?? []);
  await requireChatters(ctx, others, body.member_ids ?? [], 'body.member_ids');
  const { userId } = ctx.identity;
  const id = await insertRecord(
    ctx.db,
    'chat_channels',
    { kind: 'group', name: body.name, description: body.description ?? null, created_by: userId },
    ctx.now,
  );
  await insertMembers(ctx.db, id, [userId, ...others], { watch: 'all', addedBy: userId }, ctx.now);
  recordHistory(ctx, { kind: 'chat_channel', id, action: 'created' });
  ctx.announce({ kind: 'chat_channel', id, revision: 1 });
  await notifyAdded(ctx, { id, name: body.name }, others);
  return showChannel(ctx, id);
}

export async function updateChatChannel(
  ctx: WriteContext,
  { path, body }: UpdateChatChannelInput,
): Promise<Result<ChatChannel>> {
  const channel = await requireChannel(ctx, path.id, 'write');
  const { expected_revision: expectedRevision, ...values } = body;
  checkRevision(channel.revision, expectedRevision);
  if (channel.kind === 'direct')
    throw conflict('A direct channel has neither a name nor a description to change.');
  if (values.name !== undefined && values.name !== channel.name && channel.kind !== 'group')
    throw conflict(`A ${channel.kind} channel has the name of its ${channel.kind}; rename that instead.`);
  const changes = changesBetween(channel, { ...channel, ...values }, ['name', 'description']);
  if (changes !== null) {
    await reviseRecord(ctx.db, 'chat_channels', channel.id, values, ctx.now);
    recordHistory(ctx, { kind: 'chat_channel', id: channel.id, action: 'updated', changes });
    announceChannel(ctx, channel);
  }
  return showChannel(ctx, channel.id);
}

/** Tells whoever shows the channel that it has the next revision. */
export const announceChannel = (
  ctx: WriteContext,
  { id, revision }: Pick<queries.StoredChannel, 'id' | 'revision'>,
): void => ctx.announce({ kind: 'chat_channel', id, revision: revision + 1 });

/** The channel; 404 when it is unknown or the caller may not see it. */
export async function requireChannel(
  ctx: ReadContext,
  id: string,
  access: queries.Access,
): Promise<queries.StoredChannel> {
  const channel = await queries.findChannel(ctx, storedId(id), access);
  if (channel === undefined) throw notFound('chat channel', id);
  return channel;
}

/** As `requireChannel`; 403 for those who see it and are no members. */
export async function requireOwnChannel(
  ctx: ReadContext,
  id: string,
  access: queries.Access,
): Promise<queries.StoredChannel> {
  const channel = await requireChannel(ctx, id, access);
  requireMembership(channel);
  return channel;
}

export function requireMembership({ is_member: isMember }: Pick<queries.StoredChannel, 'is_member'>): void {
  if (!isMember) throw problem('permission_denied', 'Only members of the channel may do this.');
}

/** 409 when the channel takes nothing more. */
export function requireOpen({
  is_archived: isArchived,
  has_lost_other: hasLostOther,
  name,
}: queries.StoredChannel): void {
  if (isArchived) throw conflict('The channel is archived; it can be read, and takes nothing more.');
  if (hasLostOther)
    throw conflict(`${name} was removed from the agency; the channel can be read, and takes nothing more.`);
}

/** As the caller sees it, who is known to see it. */
export async function showChannel(ctx: ReadContext, id: string): Promise<Result<ChatChannel>> {
  const channel = await queries.selectKnownChannel(ctx, id);
  if (channel === undefined) throw notFound('chat channel', id);
  return channel;
}
