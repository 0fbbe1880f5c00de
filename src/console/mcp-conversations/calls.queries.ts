import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { McpToolCall } from '#generated/console/types.gen.ts';
import type { ListMcpConversationCallsInput } from '#generated/console/families/mcp-conversations/handlers.ts';
import { iso, selectPage } from '#src/platform/db/records.ts';
import type { Page } from '#src/call/context.ts';

type Db = Kysely<Database>;

const calls = (db: Db, conversationId: string) => db.selectFrom('mcp_calls as m').where('m.conversation_id', '=', conversationId);

const outcome = sql<McpToolCall['outcome']>`case when m.status >= 500 then 'server_error' when m.status >= 400 then 'client_error' else 'success' end`;

export function selectCalls(db: Db, conversationId: string, query: ListMcpConversationCallsInput['query']): Promise<Page<McpToolCall>> {
  const direction = sql.raw(query.order);
  let matching = calls(db, conversationId);
  if (query.outcome !== undefined) matching = matching.where(outcome, 'in', query.outcome);
  return selectPage<McpToolCall>(db, {
    matching,
    record: (rows) => (rows as ReturnType<typeof calls>).select([
      'm.id', 'm.tool_name', 'm.call_id', sql<number>`m.status`.as('status_code'), outcome.as('outcome'), 'm.error_type', 'm.duration_ms', 'm.request_id',
      iso('m.created_at').as('created_at'),
    ]),
    orderBy: [sql`${sql.ref(`m.${query.sort}`)} ${direction}`, sql`m.id ${direction}`],
    limit: query.limit,
    offset: query.offset,
  });
}
