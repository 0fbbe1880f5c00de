import type {
  RefreshMcpConnectionInput,
  UpdateMcpToolEnabledInput,
} from '#generated/console/families/integrations/handlers.ts';
import type { ListMcpConnectionToolsInput } from '#generated/families/integrations/handlers.ts';
import type { McpConnection, McpTool } from '#generated/types.gen.ts';
import type { Page, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import {
  findMcpTool,
  storeCheck,
  type Checked,
  type McpConnectionRow,
} from '#src/domain/mcp-connections/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { requireEnabled, requireMcpConnection } from './access.ts';
import { showMcpConnection } from './connections.ts';
import { allowMcpTool, mcpTools, selectMcpTool } from './tools.queries.ts';

/** Tools as the server listed them within the last quarter of an hour. */
export async function listMcpConnectionTools(
  ctx: ReadContext,
  { path, query }: ListMcpConnectionToolsInput,
): Promise<Page<McpTool>> {
  const known = await requireMcpConnection(ctx, path.id);
  const { tenantId } = ctx.identity;
  const isRead = await ctx.outside(() => ctx.services.mcpServers.readThrough(tenantId, known, ctx.now));
  const connection = isRead ? await requireMcpConnection(ctx, path.id) : known;
  requireListed(connection);
  return mcpTools.page(ctx.db, query, { connectionId: connection.id });
}

/** What was never listed, or is no longer shown to us, cannot be listed. */
function requireListed({
  name,
  status,
  status_message: message,
  tools_fetched_at: at,
}: McpConnectionRow): void {
  if (status === 'needs_authorization' || at === null)
    throw conflict(`The tools of ${name} are not known. ${message ?? 'Refresh the connection.'}`);
}

/** The server is asked before the transaction, which must not stay open for it. */
export const refreshMcpConnection: PreparedWrite<
  RefreshMcpConnectionInput,
  Checked,
  Result<McpConnection>
> = Object.assign(refresh, { prepare: check });

async function check(ctx: ReadContext, { path }: RefreshMcpConnectionInput): Promise<Checked> {
  const connection = await requireMcpConnection(ctx, path.id);
  requireEnabled(connection);
  return ctx.outside(() => ctx.services.mcpServers.check(ctx.identity.tenantId, connection));
}

async function refresh(
  ctx: WriteContext,
  input: RefreshMcpConnectionInput,
  prepared?: Checked,
): Promise<Result<McpConnection>> {
  const checked = prepared ?? (await check(ctx, input));
  const connection = await requireMcpConnection(ctx, input.path.id, { lock: true });
  requireEnabled(connection);
  await storeCheck(ctx.db, connection.id, checked, { now: ctx.now, isAsked: true });
  return showMcpConnection(ctx, connection.id);
}

export async function updateMcpToolEnabled(
  ctx: WriteContext,
  { path, body }: UpdateMcpToolEnabledInput,
): Promise<Result<McpTool>> {
  const { id, name } = await requireMcpConnection(ctx, path.id, {
    lock: true,
    expectedRevision: body.expected_revision,
  });
  const tool = await findMcpTool(ctx.db, id, body.name);
  if (tool === undefined)
    throw invalid('body.name', `is ${body.name}, which is no tool of ${name}. See listMcpConnectionTools.`);
  const of = { connectionId: id };
  if (tool.is_enabled !== body.is_enabled) {
    await allowMcpTool(ctx.db, of, tool.name, body.is_enabled, ctx.now);
    recordHistory(ctx, {
      kind: 'mcp_connection',
      id,
      action: body.is_enabled ? 'tool_allowed' : 'tool_forbidden',
      reason: tool.name,
    });
  }
  return (await selectMcpTool(ctx.db, of, tool.name))!;
}
