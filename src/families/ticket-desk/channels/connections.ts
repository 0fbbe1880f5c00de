import type { ChannelConnection } from '#generated/console/types.gen.ts';
import type { Deleted } from '#generated/types.gen.ts';
import type {
  CheckChannelConnectionInput,
  CreateChannelConnectionInput,
  DeleteChannelConnectionInput,
  ListChannelConnectionsInput,
  UpdateChannelConnectionInput,
} from '#generated/console/families/ticket-desk/handlers.ts';
import type { Page, ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { issueToken, revokeTokens } from '#src/domain/hosted-addresses/index.ts';
import { intakeUrlOf } from '#src/domain/tickets/index.ts';
import {
  addressPurpose,
  secretPurpose,
  type ChannelAccess,
  type Verdict,
} from '#src/platform/channels/index.ts';
import { holdName, parseRecord, storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound } from '#src/platform/errors/index.ts';
import {
  accessOf,
  askProvider,
  askTwilio,
  isSameAccess,
  outcomeOf,
  requireFitting,
  requireReachable,
  sealFor,
} from './asking.ts';
import * as queries from './connections.queries.ts';

/** Of an agency: lists of them are sorted without an index. */
const maxConnections = 100;

export async function listChannelConnections(
  ctx: ReadContext,
  { query }: ListChannelConnectionsInput,
): Promise<Page<ChannelConnection>> {
  const { items, total } = await queries.connectionList.page(ctx.db, query, {});
  const connections = typeof items === 'string' ? parseRecord(items) : items;
  return { items: connections.map((connection) => shown(ctx, connection)), total };
}

/** The provider is asked before the transaction, which must not stay open for it. */
export const createChannelConnection: PreparedWrite<
  CreateChannelConnectionInput,
  { readonly verdict: Verdict | undefined },
  ChannelConnection
> = Object.assign(create, { prepare: tryNew });

async function tryNew(ctx: ReadContext, { body }: CreateChannelConnectionInput) {
  const {
    provider,
    channels,
    external_account_id: externalAccountId = null,
    send_url: sendUrl = null,
  } = body;
  requireFitting({ provider, channels, externalAccountId, sendUrl });
  if (sendUrl !== null) await requireReachable(ctx, sendUrl);
  const access = { externalAccountId, sendUrl, secret: body.provider_secret };
  return { verdict: provider === 'twilio' ? await askTwilio(ctx, access) : undefined };
}

async function create(
  ctx: WriteContext,
  input: CreateChannelConnectionInput,
  prepared?: { readonly verdict: Verdict | undefined },
): Promise<ChannelConnection> {
  const { verdict } = prepared ?? (await tryNew(ctx, input));
  const { body } = input;
  await holdConnections(ctx);
  if ((await queries.countConnections(ctx.db)) >= maxConnections)
    throw conflict(
      `The agency has ${maxConnections} channel connections, which is the limit. Delete one first.`,
    );
  const name = await freeName(ctx, body.name, null);
  const id = uuid7();
  const { token } = await issueToken(ctx, { purpose: 'channel_messages', recordId: id, expiresAt: null });
  await queries.insertConnection(
    ctx.db,
    {
      id,
      name,
      provider: body.provider,
      channels: [...body.channels],
      external_account_id: body.external_account_id ?? null,
      address_sealed: sealFor(ctx, token, addressPurpose),
      secret_sealed: sealFor(ctx, body.provider_secret, secretPurpose),
      send_url: body.send_url ?? null,
      ...outcomeOf(verdict, false),
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  note(ctx, 'channel_connection_created', { name, provider: body.provider });
  return show(ctx, id);
}

/** Account data that were tried; the verdict is undefined where there was nothing to ask. */
interface Tried {
  readonly access: ChannelAccess;
  readonly verdict: Verdict | undefined;
}

/** Account data that change are tried before the transaction; null where none do. */
export const updateChannelConnection: PreparedWrite<
  UpdateChannelConnectionInput,
  Tried | null,
  ChannelConnection
> = Object.assign(update, { prepare: tryChanged });

async function tryChanged(
  ctx: ReadContext,
  { path, body }: UpdateChannelConnectionInput,
): Promise<Tried | null> {
  const before = await requireConnection(ctx, path.id, body.expected_revision);
  const wished = wishedOf(before, body);
  requireFitting(wished);
  const { sendUrl } = wished;
  if (sendUrl !== null && sendUrl !== before.send_url) await requireReachable(ctx, sendUrl);
  if (!isAccountNew(before, body)) return null;
  const access = wishedAccess(ctx, before, body);
  return { access, verdict: before.provider === 'twilio' ? await askTwilio(ctx, access) : undefined };
}

async function update(
  ctx: WriteContext,
  input: UpdateChannelConnectionInput,
  prepared?: Tried | null,
): Promise<ChannelConnection> {
  const { path, body } = input;
  const tried = prepared === undefined ? await tryChanged(ctx, input) : prepared;
  await holdConnections(ctx);
  const before = await requireConnection(ctx, path.id, body.expected_revision, true);
  const wished = wishedOf(before, body);
  requireFitting(wished);
  const name = body.name === undefined ? before.name : await freeName(ctx, body.name, before.id);
  const use = body.channels && (await queries.findUse(ctx.db, before.id, body.channels));
  if (use !== undefined)
    throw conflict(`The inbox address ${use.value} uses the connection for ${use.channel}. Change it first.`);
  const isNew = isAccountNew(before, body);
  if (isNew && !isSameAccess(wishedAccess(ctx, before, body), tried?.access)) throw changedMeanwhile();
  const changes = {
    ...(name !== before.name && { name }),
    ...(body.channels?.join() !== undefined &&
      body.channels.join() !== before.channels.join() && { channels: [...body.channels] }),
    ...(wished.externalAccountId !== before.external_account_id && {
      external_account_id: wished.externalAccountId,
    }),
    ...(wished.sendUrl !== before.send_url && { send_url: wished.sendUrl }),
    ...(body.is_paused !== undefined && body.is_paused !== before.is_paused && { is_paused: body.is_paused }),
    ...(body.provider_secret !== undefined && {
      secret_sealed: sealFor(ctx, body.provider_secret, secretPurpose),
    }),
  };
  if (Object.keys(changes).length === 0) return show(ctx, before.id);
  const outcome = isNew ? outcomeOf(tried?.verdict, false) : {};
  await queries.reviseConnection(ctx.db, before.id, { ...changes, ...outcome }, ctx.now);
  note(ctx, 'channel_connection_updated', { name, fields: Object.keys(changes) });
  return show(ctx, before.id);
}

export async function deleteChannelConnection(
  ctx: WriteContext,
  { path, query }: DeleteChannelConnectionInput,
): Promise<Deleted> {
  const { id, name, provider } = await requireConnection(ctx, path.id, query.expected_revision, true);
  const use = await queries.findUse(ctx.db, id, []);
  if (use !== undefined)
    throw conflict(`The inbox address ${use.value} (${use.channel}) uses the connection. Remove it first.`);
  await queries.deleteConnectionRow(ctx.db, id);
  await revokeTokens(ctx, { recordId: id });
  note(ctx, 'channel_connection_deleted', { name, provider });
  return { id, deleted_at: ctx.now.toISOString() };
}

/** What was asked, and with which account data: an answer about former ones says nothing of new ones. */
interface Asked {
  readonly verdict: Verdict;
  readonly access: ChannelAccess;
}

export const checkChannelConnection: PreparedWrite<CheckChannelConnectionInput, Asked, ChannelConnection> =
  Object.assign(check, { prepare: ask });

async function ask(ctx: ReadContext, { path }: CheckChannelConnectionInput): Promise<Asked> {
  const connection = await requireConnection(ctx, path.id);
  const access = accessOf(ctx, connection);
  const verdict = await askProvider(ctx, connection.provider, access);
  if (verdict === undefined)
    throw conflict('The connection only receives, so nothing can be asked. Its first message tests it.');
  return { verdict, access };
}

async function check(
  ctx: WriteContext,
  input: CheckChannelConnectionInput,
  prepared?: Asked,
): Promise<ChannelConnection> {
  const { verdict, access } = prepared ?? (await ask(ctx, input));
  const connection = await requireConnection(ctx, input.path.id, undefined, true);
  if (!isSameAccess(accessOf(ctx, connection), access)) throw changedMeanwhile();
  await queries.reviseConnection(ctx.db, connection.id, outcomeOf(verdict, true), ctx.now);
  note(ctx, 'channel_connection_checked', { name: connection.name, result: verdict.kind });
  return show(ctx, connection.id);
}

const changedMeanwhile = () =>
  conflict('The connection was changed while its provider was asked. Try again.');

const holdConnections = (ctx: WriteContext): Promise<void> =>
  holdName(ctx.db, 'channel_connections', ctx.identity.tenantId);

const isAccountNew = (
  before: queries.StoredConnection,
  {
    provider_secret: secret,
    external_account_id: account,
    send_url: url,
  }: UpdateChannelConnectionInput['body'],
): boolean =>
  secret !== undefined ||
  (account !== undefined && account !== before.external_account_id) ||
  (url !== undefined && url !== before.send_url);

const wishedOf = (before: queries.StoredConnection, body: UpdateChannelConnectionInput['body']) => ({
  provider: before.provider,
  channels: body.channels ?? before.channels,
  externalAccountId: body.external_account_id ?? before.external_account_id,
  sendUrl: body.send_url === undefined ? before.send_url : body.send_url,
});

const wishedAccess = (
  ctx: ReadContext,
  before: queries.StoredConnection,
  body: UpdateChannelConnectionInput['body'],
): ChannelAccess => {
  const { externalAccountId, sendUrl } = wishedOf(before, body);
  const secret = body.provider_secret ?? accessOf(ctx, before).secret;
  return { externalAccountId, sendUrl, secret };
};

async function freeName(ctx: WriteContext, wanted: string, exceptId: string | null): Promise<string> {
  const name = wanted.trim();
  if (await queries.isNameTaken(ctx.db, name, exceptId))
    throw conflict(`Another channel connection is called ${name}. Choose another name.`);
  return name;
}

async function requireConnection(
  ctx: Pick<ReadContext, 'db'>,
  id: string,
  expectedRevision?: number,
  isLocked = false,
): Promise<queries.StoredConnection> {
  const connection = await queries.findConnection(ctx.db, storedId(id), isLocked);
  if (connection === undefined) throw notFound('channel connection', id);
  checkRevision(connection.revision, expectedRevision);
  return connection;
}

const shown = (ctx: ReadContext, connection: ChannelConnection): ChannelConnection => ({
  ...connection,
  intake_url: intakeUrlOf(ctx.services, ctx.identity.tenantId, Buffer.from(connection.intake_url, 'base64')),
});

const show = async (ctx: ReadContext, id: string): Promise<ChannelConnection> =>
  shown(ctx, (await queries.selectConnection(ctx.db, id))!);

/** Connections belong to the settings of the desk in the audit trail. */
function note(ctx: WriteContext, action: string, newValues: Readonly<Record<string, unknown>>): void {
  ctx.audit({ recordKind: 'ticket_settings', recordId: ctx.identity.tenantId, action, newValues });
}
