import { sql } from 'kysely';
import type { Instant } from '#generated/database.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Whose a conversation is: one person or service account, through one program. */
export interface Holder {
  readonly userId: string;
  readonly subject: string;
}

export interface Conversation {
  readonly id: string;
  readonly prompt: string;
  readonly client_id: string | null;
  readonly task_id: string | null;
  readonly ticket_id: string | null;
  readonly allowed_tools: readonly string[];
  readonly used_tools: readonly string[];
}

/** What `service_start` says of a conversation. */
export interface Beginning {
  readonly prompt: string;
  readonly clientModel: string;
  readonly clientProvider: string | null;
  readonly userAgent: string | null;
  readonly clientId: string | null;
  readonly taskId: string | null;
  readonly ticketId: string | null;
  readonly allowedTools: readonly string[];
}

export interface MadeCall {
  readonly tool_name: string;
  readonly call_id: string | null;
  readonly status: number;
  readonly error_type: string | null;
  readonly duration_ms: number;
  readonly request_id: string;
}

const open = (db: Db, { userId, subject }: Holder) =>
  db
    .selectFrom('mcp_conversations')
    .where('user_id', '=', userId)
    .where('subject', '=', subject)
    .where('expires_at', '>', sql<Instant>`now()`)
    .where('ended_at', 'is', null);

export async function findConversation(
  db: Db,
  holder: Holder,
  id: string,
): Promise<Conversation | undefined> {
  return open(db, holder)
    .where('id', '=', id)
    .select(['id', 'prompt', 'client_id', 'task_id', 'ticket_id', 'allowed_tools', 'used_tools'])
    .executeTakeFirst();
}

export async function hasConversation(db: Db, holder: Holder): Promise<boolean> {
  return (await open(db, holder).select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function insertConversation(
  db: Db,
  holder: Holder & { readonly credentialId: string },
  beginning: Beginning,
  expiresAt: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('mcp_conversations')
    .values({
      user_id: holder.userId,
      subject: holder.subject,
      credential_id: holder.credentialId,
      ...columns(beginning),
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The refined prompt and its tools instead of the former ones. */
export async function updateConversation(
  db: Db,
  id: string,
  beginning: Beginning,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('mcp_conversations')
    .set({ ...columns(beginning), last_used_at: sql<string>`now()`, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

const columns = (beginning: Beginning) => ({
  prompt: beginning.prompt,
  client_model: beginning.clientModel,
  client_provider: beginning.clientProvider,
  user_agent: beginning.userAgent,
  client_id: beginning.clientId,
  task_id: beginning.taskId,
  ticket_id: beginning.ticketId,
  allowed_tools: [...beginning.allowedTools],
});

/** One statement, so that two requests at once both keep what they added. */
export async function updateAllowedTools(
  db: Db,
  id: string,
  added: readonly string[],
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('mcp_conversations')
    .set({
      allowed_tools: sql<
        string[]
      >`(select array_agg(distinct tool) from unnest(allowed_tools || ${[...added]}::text[]) tool)`,
      last_used_at: sql<string>`now()`,
      expires_at: expiresAt,
    })
    .where('id', '=', id)
    .execute();
}

/** What was called, in the history of the conversation; the tools move to the end of those it has used. */
export async function insertCalls(
  db: Db,
  id: string,
  calls: readonly MadeCall[],
  expiresAt: Date,
  maxUsedTools: number,
): Promise<void> {
  const tools = [...new Set(calls.map(({ tool_name: name }) => name))];
  await sql`
    with called as (
      insert into mcp_calls (conversation_id, tool_name, call_id, status, error_type, duration_ms, request_id)
      select ${id}::uuid, tool_name, call_id, status, error_type, duration_ms, request_id
      from jsonb_to_recordset(${JSON.stringify(calls)}::jsonb)
        as c (tool_name text, call_id text, status integer, error_type text, duration_ms real, request_id text))
    update mcp_conversations c set
      used_tools = (
        select coalesce(array_agg(tool order by place), '{}') from (
          select tool, max(place) as place from unnest(c.used_tools || ${tools}::text[]) with ordinality used (tool, place)
          group by tool order by 2 desc limit ${maxUsedTools}) kept),
      call_count = c.call_count + ${calls.length},
      last_used_at = now(),
      expires_at = ${expiresAt}
    where c.id = ${id}::uuid`.execute(db);
}
