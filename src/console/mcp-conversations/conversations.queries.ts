import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { McpConversation, McpConversationDetails } from '#generated/console/types.gen.ts';
import type { ListMcpConversationsInput } from '#generated/console/families/mcp-conversations/handlers.ts';
import { credentialRef } from '#src/domain/access/credential-ref.queries.ts';
import type { JsonText, Page } from '#src/call/context.ts';
import { containing } from '#src/platform/db/like.ts';
import { recordConditions } from '#src/platform/db/record-filters.ts';
import { iso, selectPage, selectRecord } from '#src/platform/db/records.ts';

type Db = Kysely<Database>;

/** `ownerId` is whose conversations there are to see; null for everybody's. */
const conversations = (db: Db, ownerId: string | null) => {
  const all = db.selectFrom('mcp_conversations as c');
  return ownerId === null ? all : all.where('c.user_id', '=', ownerId);
};

const state = sql<McpConversation['state']>`case when c.ended_at is not null or c.expires_at <= now() then 'ended' else 'open' end`;

const userRef = (column: string) => sql`(
  select json_build_object('id', u.id, 'name', u.name, 'email', u.email) from users u where u.tenant_id = c.tenant_id and u.id = ${sql.ref(column)})`;

/** The contract's representation of a conversation. */
const withRecord = (query: ReturnType<typeof conversations>) => query.select([
  'c.id', userRef('c.user_id').as('user'), credentialRef('c.tenant_id', 'c.credential_id').as('credential'),
  'c.client_model', 'c.client_provider', 'c.user_agent', sql<string>`left(c.prompt, 300)`.as('prompt_start'), state.as('state'),
  sql<string | null>`case when c.ended_at is not null then 'ended' when c.expires_at <= now() then 'expired' end`.as('end_reason'),
  sql<string | null>`app.iso(coalesce(c.ended_at, case when c.expires_at <= now() then c.expires_at end))`.as('ended_at'),
  userRef('c.ended_by').as('ended_by'), 'c.call_count',
  iso('c.created_at').as('created_at'), iso('c.last_used_at').as('last_used_at'), iso('c.expires_at').as('expires_at'),
]);

export function selectConversations(db: Db, query: ListMcpConversationsInput['query'], ownerId: string | null): Promise<Page<McpConversation>> {
  const direction = sql.raw(query.order);
  let matching = conversations(db, ownerId);
  if (query.state !== undefined) matching = matching.where(state, 'in', query.state);
  if (query.user_id !== undefined) matching = matching.where('c.user_id', 'in', query.user_id);
  if (query.credential_id !== undefined) matching = matching.where('c.credential_id', 'in', query.credential_id);
  if (query.client_model !== undefined) matching = matching.where('c.client_model', 'in', query.client_model);
  for (const condition of recordConditions('c', query)) matching = matching.where(condition);
  if (query.search !== undefined) matching = matching.where('c.prompt', 'ilike', containing(query.search));
  return selectPage<McpConversation>(db, {
    matching,
    record: (rows) => withRecord(rows as ReturnType<typeof conversations>),
    orderBy: [sql`${sql.ref(`c.${query.sort}`)} ${direction}`, sql`c.id ${direction}`],
    limit: query.limit,
    offset: query.offset,
  });
}

export const selectConversation = (db: Db, id: string, ownerId: string | null): Promise<JsonText<McpConversation> | undefined> =>
  selectRecord<McpConversation>(db, withRecord(conversations(db, ownerId).where('c.id', '=', id)));

/** With the names of its records for who may see them; those of families that are not there yet have none. */
export function selectConversationDetails(db: Db, id: string, ownerId: string | null, maySeeClients: boolean): Promise<JsonText<McpConversationDetails> | undefined> {
  const one = conversations(db, ownerId).where('c.id', '=', id);
  const clientName = sql`(select left(n.name, 300) from clients n where n.tenant_id = c.tenant_id and n.id = c.client_id and ${maySeeClients}::boolean)`;
  return selectRecord<McpConversationDetails>(db, one.select([
    db.selectFrom(withRecord(one).as('r')).select(sql`row_to_json(r)`.as('conversation')).as('conversation'),
    'c.prompt', 'c.allowed_tools', 'c.used_tools',
    sql`(
      select coalesce(json_agg(json_build_object('kind', g.kind, 'id', g.id, 'name', g.name) order by g.kind), '[]')
      from (values ('client', c.client_id, ${clientName}), ('task', c.task_id, null), ('ticket', c.ticket_id, null)) g (kind, id, name)
      where g.id is not null)`.as('grounding'),
  ]));
}

export const hasConversation = async (db: Db, id: string, ownerId: string | null): Promise<boolean> =>
  (await conversations(db, ownerId).where('c.id', '=', id).select('c.id').executeTakeFirst()) !== undefined;

/** Takes the row lock. */
export const findConversationForUpdate = (db: Db, id: string, ownerId: string | null) =>
  conversations(db, ownerId).where('c.id', '=', id).select(['c.id', state.as('state')]).forUpdate().executeTakeFirst();

export async function updateEnded(db: Db, id: string, by: string, at: Date): Promise<void> {
  await db.updateTable('mcp_conversations').set({ ended_at: at, ended_by: by }).where('id', '=', id).execute();
}
