import { sql } from 'kysely';
import type { McpTool } from '#generated/types.gen.ts';
import type { IntegrationsHandlers } from '#generated/families/integrations/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  byName,
  emptyLast,
  holds,
  isoOrNull,
  list,
  mentions,
  oneOf,
  record,
  reviseRecord,
  selectRecord,
} from '#src/platform/db/query/index.ts';

export interface ToolsOf {
  readonly connectionId: string;
}

const all = (db: Db, { connectionId }: ToolsOf) =>
  db.selectFrom('mcp_connection_tools as t').where('t.connection_id', '=', connectionId);

const toolRecord = (query: ReturnType<typeof all>) =>
  record<McpTool>()(
    query.select([
      't.name',
      't.title',
      't.description',
      as<McpTool['effect']>()('t.effect').as('effect'),
      't.is_enabled',
      as<McpTool['input_schema']>()('t.input_schema').as('input_schema'),
      as<McpTool['output_schema']>()('t.output_schema').as('output_schema'),
      isoOrNull('t.last_used_at').as('last_used_at'),
    ]),
  );

export const mcpTools = list<IntegrationsHandlers['listMcpConnectionTools'], ToolsOf>()({
  rows: all,
  record: toolRecord,
  id: 't.name',
  filters: {
    is_enabled: holds('t.is_enabled'),
    effect: oneOf('t.effect'),
    search: mentions('t.name', 't.title', 't.description'),
  },
  sorts: { name: byName('t.name'), last_used_at: emptyLast('t.last_used_at') },
  own: [sql`t.position`],
});

export const selectMcpTool = (db: Db, of: ToolsOf, name: string): Promise<JsonText<McpTool> | undefined> =>
  selectRecord(db, toolRecord(all(db, of).where('t.name', '=', name)));

export async function allowMcpTool(
  db: Db,
  of: ToolsOf,
  name: string,
  isEnabled: boolean,
  now: Date,
): Promise<void> {
  await db
    .updateTable('mcp_connection_tools')
    .set({ is_enabled: isEnabled })
    .where('connection_id', '=', of.connectionId)
    .where('name', '=', name)
    .execute();
  await reviseRecord(db, 'mcp_connections', of.connectionId, {}, now);
}
