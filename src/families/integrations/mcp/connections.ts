import type {
  CreateMcpConnectionInput,
  DeleteMcpConnectionInput,
  UpdateMcpConnectionInput,
} from '#generated/console/families/integrations/handlers.ts';
import type { McpConnectionAuthorizing } from '#generated/console/types.gen.ts';
import type { ListMcpConnectionsInput } from '#generated/families/integrations/handlers.ts';
import type { Deleted, McpConnection } from '#generated/types.gen.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { storeCheck, type Checked, type McpConnectionRow } from '#src/domain/mcp-connections/index.ts';
import { holdName, parseRecord } from '#src/platform/db/query/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { requireMcpConnection } from './access.ts';
import { beginAuthorization } from './authorize.ts';
import { requireSendable, tryServer, type TriedServer } from './connect.ts';
import {
  countMcpConnections,
  deleteMcpConnectionRow,
  insertMcpConnection,
  mcpConnections,
  selectMcpConnection,
  updateMcpConnectionRow,
} from './connections.queries.ts';

/** Of an agency: lists of them are sorted without an index. */
export const maxMcpConnections = 100;

export const listMcpConnections = (ctx: ReadContext, { query }: ListMcpConnectionsInput) =>
  mcpConnections.page(ctx.db, query, {});

/** The server is tried before the transaction, which must not stay open for it. */
export const createMcpConnection: PreparedWrite<
  CreateMcpConnectionInput,
  TriedServer,
  McpConnectionAuthorizing
> = Object.assign(create, {
  prepare: (ctx: ReadContext, { body }: CreateMcpConnectionInput) => tryServer(ctx, body),
});

async function create(
  ctx: WriteContext,
  { body }: CreateMcpConnectionInput,
  prepared?: TriedServer,
): Promise<McpConnectionAuthorizing> {
  const { checked, client } = prepared ?? (await tryServer(ctx, body));
  const { tenantId, userId } = ctx.identity;
  await holdName(ctx.db, 'mcp_connections', tenantId);
  if ((await countMcpConnections(ctx.db)) >= maxMcpConnections)
    throw conflict(
      `The agency has ${maxMcpConnections} MCP connections, which is the limit. Delete those that are not in use.`,
    );
  const id = await insertMcpConnection(
    ctx.db,
    {
      name: body.name,
      description: body.description ?? null,
      server_url: body.server_url,
      authentication: body.authentication as McpConnectionRow['authentication'],
      status: checked === null ? 'needs_authorization' : 'active',
      status_message: checked === null ? 'Consent is missing. Authorize the connection.' : checked.message,
      access_sealed:
        body.token === undefined ? null : ctx.services.mcpServers.seal(tenantId, { token: body.token }),
      created_by: userId,
    },
    ctx.now,
  );
  recordHistory(ctx, { kind: 'mcp_connection', id, action: 'created' });
  if (checked !== null) await storeCheck(ctx.db, id, checked, { now: ctx.now, isNew: true });
  const authorization =
    client === null ? null : await beginAuthorization(ctx, { id, name: body.name }, client);
  return { connection: parseRecord(await showMcpConnection(ctx, id)), authorization };
}

/** A new token, and a server that is used again, are tried before the transaction; null where nothing has to be. */
export const updateMcpConnection: PreparedWrite<
  UpdateMcpConnectionInput,
  Checked | null,
  Result<McpConnection>
> = Object.assign(update, { prepare: tryChanged });

async function tryChanged(
  ctx: ReadContext,
  { path, body }: UpdateMcpConnectionInput,
): Promise<Checked | null> {
  const connection = await requireMcpConnection(ctx, path.id, { expectedRevision: body.expected_revision });
  const { token } = body;
  if (token !== undefined) {
    if (connection.authentication !== 'api_key')
      throw invalid(
        'body.token',
        `is not for this connection, whose authentication is ${connection.authentication}.`,
      );
    requireSendable(token);
  }
  const { tenantId } = ctx.identity;
  const isEnabled = body.is_enabled ?? connection.status !== 'disabled';
  const isChecked = token !== undefined || (isEnabled && connection.status === 'disabled');
  if (!isChecked) return null;
  const { mcpServers } = ctx.services;
  const tried =
    token === undefined ? connection : { ...connection, access_sealed: mcpServers.seal(tenantId, { token }) };
  const checked = await ctx.outside(() => mcpServers.check(tenantId, tried));
  if (token !== undefined && checked.status === 'needs_authorization')
    throw invalid('body.token', 'was refused by the server. Enter another one.');
  return checked;
}

async function update(
  ctx: WriteContext,
  input: UpdateMcpConnectionInput,
  prepared?: Checked | null,
): Promise<Result<McpConnection>> {
  const { path, body } = input;
  const checked = prepared === undefined ? await tryChanged(ctx, input) : prepared;
  const before = await requireMcpConnection(ctx, path.id, {
    expectedRevision: body.expected_revision,
    lock: true,
  });
  const isEnabled = body.is_enabled ?? before.status !== 'disabled';
  const values = {
    ...(body.name !== undefined && { name: body.name }),
    ...(body.description !== undefined && { description: body.description }),
  };
  const status = statusAfter(before, isEnabled, checked);
  const isToken = body.token !== undefined;
  const after = { ...before, ...values, status };
  const changes = changesBetween(before, after, ['name', 'description', 'status']);
  if (changes === null && !isToken) return showMcpConnection(ctx, before.id);
  await updateMcpConnectionRow(
    ctx.db,
    before.id,
    {
      ...values,
      ...(isToken && {
        access_sealed: ctx.services.mcpServers.seal(ctx.identity.tenantId, { token: body.token! }),
      }),
      ...(status !== before.status && {
        status,
        status_message: status === 'disabled' ? null : (checked?.message ?? before.status_message),
      }),
    },
    ctx.now,
  );
  if (isEnabled && checked !== null)
    await storeCheck(ctx.db, before.id, checked, { now: ctx.now, isNew: true });
  recordHistory(ctx, {
    kind: 'mcp_connection',
    id: before.id,
    action: isToken ? 'token_replaced' : 'updated',
    ...(changes !== null && { changes }),
  });
  return showMcpConnection(ctx, before.id);
}

function statusAfter(
  { status }: McpConnectionRow,
  isEnabled: boolean,
  checked: Checked | null,
): McpConnectionRow['status'] {
  if (!isEnabled) return 'disabled';
  return checked?.status ?? (status === 'disabled' ? 'unreachable' : status);
}

export async function deleteMcpConnection(
  ctx: WriteContext,
  { path, query }: DeleteMcpConnectionInput,
): Promise<Deleted> {
  const { id, name, server_url } = await requireMcpConnection(ctx, path.id, {
    expectedRevision: query.expected_revision,
    lock: true,
  });
  await deleteMcpConnectionRow(ctx.db, id);
  ctx.audit({
    recordKind: 'mcp_connection',
    recordId: id,
    action: 'deleted',
    previous: { name, server_url },
  });
  return { id, deleted_at: ctx.now.toISOString() };
}

export async function showMcpConnection(
  ctx: Pick<ReadContext, 'db'>,
  id: string,
): Promise<NonNullable<Awaited<ReturnType<typeof selectMcpConnection>>>> {
  return (await selectMcpConnection(ctx.db, id))!;
}
