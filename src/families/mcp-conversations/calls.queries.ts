import { sql } from 'kysely';
import type { McpToolCall } from '#generated/console/types.gen.ts';
import type { McpConversationsHandlers } from '#generated/console/families/mcp-conversations/handlers.ts';
import { as, by, iso, list, oneOf, record } from '#src/platform/db/query/index.ts';

const outcome = sql<
  McpToolCall['outcome']
>`case when m.status >= 500 then 'server_error' when m.status >= 400 then 'client_error' else 'success' end`;

/** What was called in a conversation. */
export const conversationCalls = list<
  McpConversationsHandlers['listMcpConversationCalls'],
  { conversationId: string }
>()({
  rows: (db, { conversationId }) =>
    db.selectFrom('mcp_calls as m').where('m.conversation_id', '=', conversationId),
  record: (calls) =>
    record<McpToolCall>()(
      calls.select([
        'm.id',
        'm.tool_name',
        'm.call_id',
        'm.status as status_code',
        outcome.as('outcome'),
        as<McpToolCall['error_type']>()('m.error_type').as('error_type'),
        'm.duration_ms',
        'm.request_id',
        iso('m.created_at').as('created_at'),
      ]),
    ),
  id: 'm.id',
  filters: { outcome: oneOf(outcome) },
  sorts: { created_at: by('m.created_at'), duration_ms: by('m.duration_ms') },
});
