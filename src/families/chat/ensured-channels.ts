import type { WriteContext } from '#src/call/context.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { holdVisible } from '#src/domain/records/index.ts';
import { holdName, insertRecord, parseRecord, storedId } from '#src/platform/db/query/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import type { ChatChannel, ChatChannelEnsured } from '#generated/types.gen.ts';
import type { JsonText } from '#src/call/context.ts';
import type {
  EnsureChatClientChannelInput,
  EnsureChatDepartmentChannelInput,
  EnsureChatDirectMessageInput,
} from '#generated/families/chat/handlers.ts';
import { showChannel } from './channels.ts';
import * as queries from './ensured-channels.queries.ts';
import { findPerson, insertMembers } from './members.queries.ts';

export async function ensureChatDirectMessage(
  ctx: WriteContext,
  { body }: EnsureChatDirectMessageInput,
): Promise<ChatChannelEnsured> {
  const own = ctx.identity.userId;
  const other = await findPerson(ctx.db, storedId(body.user_id));
  if (other === undefined) throw notFound('member', body.user_id);
  if (other.id === own) throw conflict('A direct channel is between two members; name another one.');
  if (!other.may_chat) throw conflict('The other member is inactive or lacks chat.use.');
  const pair = [own, other.id].sort() as [string, string];
  return ensure(ctx, { kind: 'direct', pair }, { first_user_id: pair[0], second_user_id: pair[1] });
}

export async function ensureChatDepartmentChannel(
  ctx: WriteContext,
  { body }: EnsureChatDepartmentChannelInput,
): Promise<ChatChannelEnsured> {
  const id = storedId(body.department_id);
  const department = await queries.findDepartment(ctx.db, id, ctx.identity.userId);
  if (department === undefined) throw notFound('department', body.department_id);
  if (!department.is_member) ctx.demand('chat.moderate');
  return ensure(ctx, { kind: 'department', id }, { department_id: id, name: department.name });
}

/** The client is held, so that its team is whole when it becomes the members. */
export async function ensureChatClientChannel(
  ctx: WriteContext,
  { body }: EnsureChatClientChannelInput,
): Promise<ChatChannelEnsured> {
  const client = await holdVisible(ctx, 'client', body.client_id);
  if (!(await queries.isOnTeam(ctx.db, client.id, ctx.identity.userId))) ctx.demand('chat.moderate');
  return ensure(
    ctx,
    { kind: 'client', id: client.id },
    {
      client_id: client.id,
      name: client.name,
    },
  );
}

type Values = Readonly<
  Partial<Record<'first_user_id' | 'second_user_id' | 'department_id' | 'client_id' | 'name', string>>
>;

/** The channel of the place. Those who ask for it at once wait for the one who creates it. */
async function ensure(ctx: WriteContext, place: queries.Place, values: Values): Promise<ChatChannelEnsured> {
  const existing = await queries.findEnsured(ctx.db, place);
  if (existing !== undefined) return answer(ctx, existing, 'existing');
  // The name of a department's lock is also that of app.follow_chat_department.
  await holdName(ctx.db, `${place.kind} chat`, ...(place.kind === 'direct' ? place.pair : [place.id]));
  const created = await queries.findEnsured(ctx.db, place);
  if (created !== undefined) return answer(ctx, created, 'existing');

  const id = await insertRecord(
    ctx.db,
    'chat_channels',
    { ...values, kind: place.kind, created_by: ctx.identity.userId },
    ctx.now,
  );
  await insertMembers(
    ctx.db,
    id,
    await queries.selectPlaceMembers(ctx.db, place),
    { watch: place.kind === 'direct' ? 'all' : 'mentions', addedBy: null },
    ctx.now,
  );
  recordHistory(ctx, { kind: 'chat_channel', id, action: 'created' });
  ctx.announce({ kind: 'chat_channel', id, revision: 1 });
  return answer(ctx, id, 'created');
}

const answer = async (
  ctx: WriteContext,
  id: string,
  outcome: ChatChannelEnsured['outcome'],
): Promise<ChatChannelEnsured> => ({
  outcome,
  channel: parseRecord((await showChannel(ctx, id)) as JsonText<ChatChannel>),
});
