import { sql } from 'kysely';
import type { McpConversation, McpConversationDetails } from '#generated/console/types.gen.ts';
import type { McpConversationsHandlers } from '#generated/console/families/mcp-conversations/handlers.ts';
import { credentialRef } from '#src/domain/access/index.ts';
import { userRef, userRefOrNull } from '#src/domain/refs/index.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  by,
  iso,
  list,
  mentions,
  nested,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  selectRecord,
} from '#src/platform/db/query/index.ts';

/** `ownerId` is whose conversations there are to see; null for everybody's. */
const conversations = (db: Db, ownerId: string | null) => {
  const all = db.selectFrom('mcp_conversations as c');
  return ownerId === null ? all : all.where('c.user_id', '=', ownerId);
};

const status = sql<
  McpConversation['status']
>`case when c.ended_at is not null or c.expires_at <= now() then 'ended' else 'open' end`;

/** The contract's representation of a conversation. */
const conversationRecord = (query: ReturnType<typeof conversations>) =>
  record<McpConversation>()(
    query.select([
      'c.id',
      userRef('c.user_id').as('user'),
      credentialRef('c.tenant_id', 'c.credential_id').as('credential'),
      'c.client_model',
      'c.client_provider',
      'c.user_agent',
      sql<string>`left(c.prompt, 300)`.as('prompt_start'),
      status.as('status'),
      sql<
        McpConversation['end_reason']
      >`case when c.ended_at is not null then 'ended' when c.expires_at <= now() then 'expired' end`.as(
        'end_reason',
      ),
      sql<
        string | null
      >`app.iso(coalesce(c.ended_at, case when c.expires_at <= now() then c.expires_at end))`.as('ended_at'),
      userRefOrNull('c.ended_by').as('ended_by'),
      'c.call_count',
      iso('c.created_at').as('created_at'),
      iso('c.last_used_at').as('last_used_at'),
      iso('c.expires_at').as('expires_at'),
    ]),
  );

export const conversationList = list<
  McpConversationsHandlers['listMcpConversations'],
  { ownerId: string | null }
>()({
  rows: (db, { ownerId }) => conversations(db, ownerId),
  record: conversationRecord,
  id: 'c.id',
  filters: {
    ...recordFilters('c'),
    status: oneOf(status),
    user_id: oneOfIds('c.user_id'),
    credential_id: oneOfIds('c.credential_id'),
    client_model: oneOf('c.client_model'),
    search: mentions('c.prompt'),
  },
  sorts: {
    created_at: by('c.created_at'),
    last_used_at: by('c.last_used_at'),
    call_count: by('c.call_count'),
  },
});

export const selectConversation = (
  db: Db,
  id: string,
  ownerId: string | null,
): Promise<JsonText<McpConversation> | undefined> =>
  selectRecord(db, conversationRecord(conversations(db, ownerId).where('c.id', '=', id)));

/** With the names of its records for who may see them; those of families that are not there yet have none. */
export function selectConversationDetails(
  db: Db,
  id: string,
  ownerId: string | null,
  maySeeClients: boolean,
): Promise<JsonText<McpConversationDetails> | undefined> {
  const one = conversations(db, ownerId).where('c.id', '=', id);
  const clientName = sql`(select left(n.name, 300) from clients n where n.tenant_id = c.tenant_id and n.id = c.client_id and ${maySeeClients}::boolean)`;
  return selectRecord(
    db,
    record<McpConversationDetails>()(
      one.select([
        nested(db, conversationRecord(one)).as('conversation'),
        'c.prompt',
        'c.allowed_tools',
        'c.used_tools',
        sql<McpConversationDetails['grounding']>`(
      select coalesce(json_agg(json_build_object('kind', g.kind, 'id', g.id, 'name', g.name) order by g.kind), '[]')
      from (values ('client', c.client_id, ${clientName}), ('task', c.task_id, null), ('ticket', c.ticket_id, null)) g (kind, id, name)
      where g.id is not null)`.as('grounding'),
      ]),
    ),
  );
}

export const hasConversation = async (db: Db, id: string, ownerId: string | null): Promise<boolean> =>
  (await conversations(db, ownerId).where('c.id', '=', id).select('c.id').executeTakeFirst()) !== undefined;

/** Takes the row lock. */
export const findConversationForUpdate = (db: Db, id: string, ownerId: string | null) =>
  conversations(db, ownerId)
    .where('c.id', '=', id)
    .select(['c.id', status.as('status')])
    .forUpdate()
    .executeTakeFirst();

export async function updateEnded(db: Db, id: string, by: string, at: Date): Promise<void> {
  await db
    .updateTable('mcp_conversations')
    .set({ ended_at: at, ended_by: by })
    .where('id', '=', id)
    .execute();
}
