import type { ReadContext } from '#src/call/context.ts';
import { findMcpConnection, type McpConnectionRow } from '#src/domain/mcp-connections/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound } from '#src/platform/errors/index.ts';

interface Wanted {
  readonly lock?: boolean;
  readonly expectedRevision?: number | undefined;
}

/** The connection at this path; 404 otherwise, 409 at another revision. */
export async function requireMcpConnection(
  ctx: Pick<ReadContext, 'db'>,
  id: string,
  { lock = false, expectedRevision }: Wanted = {},
): Promise<McpConnectionRow> {
  const connection = await findMcpConnection(ctx.db, storedId(id), lock);
  if (connection === undefined) throw notFound('MCP connection', id);
  checkRevision(connection.revision, expectedRevision);
  return connection;
}

export function requireEnabled({ name, status }: McpConnectionRow): void {
  if (status === 'disabled') throw conflict(`The MCP connection ${name} is disabled. Enable it first.`);
}
