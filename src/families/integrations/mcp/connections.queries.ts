import { sql } from 'kysely';
import type { McpConnection } from '#generated/types.gen.ts';
import type { IntegrationsHandlers } from '#generated/families/integrations/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  byName,
  countRows,
  emptyLast,
  insertRecord,
  iso,
  isoOrNull,
  list,
  mentions,
  oneOf,
  record,
  recordFilters,
  recordSorts,
  reviseRecord,
  selectRecord,
} from '#src/platform/db/query/index.ts';

const all = (db: Db) => db.selectFrom('mcp_connections as m');

const toolCount = (condition = sql<boolean>`true`) =>
  sql<number>`(select count(*)::int from mcp_connection_tools t where t.tenant_id = m.tenant_id and t.connection_id = m.id and ${condition})`;

/** The contract's representation: nothing that is proved to the server. */
const connectionRecord = (query: ReturnType<typeof all>) =>
  record<McpConnection>()(
    query.select([
      'm.id',
      'm.name',
      'm.description',
      'm.server_url',
      'm.server_name',
      'm.server_version',
      'm.protocol_version',
      as<McpConnection['authentication']>()('m.authentication').as('authentication'),
      as<McpConnection['status']>()('m.status').as('status'),
      'm.status_message',
      toolCount().as('tool_count'),
      toolCount(sql<boolean>`t.is_enabled`).as('enabled_tool_count'),
      isoOrNull('m.last_used_at').as('last_used_at'),
      isoOrNull('m.last_checked_at').as('last_checked_at'),
      'm.revision',
      iso('m.created_at').as('created_at'),
      iso('m.updated_at').as('updated_at'),
      'm.created_by',
    ]),
  );

export const mcpConnections = list<IntegrationsHandlers['listMcpConnections']>()({
  rows: all,
  record: connectionRecord,
  id: 'm.id',
  filters: {
    ...recordFilters('m'),
    status: oneOf('m.status'),
    search: mentions('m.name', 'm.description', 'm.server_name', 'm.server_url'),
  },
  sorts: {
    ...recordSorts('m'),
    name: byName('m.name'),
    last_used_at: emptyLast('m.last_used_at'),
  },
});

export const selectMcpConnection = (db: Db, id: string): Promise<JsonText<McpConnection> | undefined> =>
  selectRecord(db, connectionRecord(all(db).where('m.id', '=', id)));

export const countMcpConnections = (db: Db): Promise<number> => countRows(all(db));

export interface NewMcpConnection {
  readonly name: string;
  readonly description: string | null;
  readonly server_url: string;
  readonly authentication: 'none' | 'api_key' | 'oauth';
  readonly status: 'active' | 'needs_authorization';
  readonly status_message: string | null;
  readonly access_sealed: Buffer | null;
  readonly created_by: string;
}

export const insertMcpConnection = (db: Db, row: NewMcpConnection, now: Date): Promise<string> =>
  insertRecord(db, 'mcp_connections', row, now);

export interface McpConnectionChange {
  readonly name?: string;
  readonly description?: string | null;
  readonly access_sealed?: Buffer;
  readonly status?: 'active' | 'disabled' | 'needs_authorization' | 'unreachable';
  readonly status_message?: string | null;
}

export const updateMcpConnectionRow = (
  db: Db,
  id: string,
  change: McpConnectionChange,
  now: Date,
): Promise<void> => reviseRecord(db, 'mcp_connections', id, change, now);

export async function deleteMcpConnectionRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mcp_connections').where('id', '=', id).execute();
}
