import { sql } from 'kysely';
import type { McpToolEffect } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { jsonb } from '#src/platform/db/query/index.ts';
import type { FetchedTool } from './tools.rules.ts';

export type McpStatus = 'active' | 'unreachable' | 'needs_authorization' | 'disabled';
export type McpAuthentication = 'none' | 'api_key' | 'oauth';

/** A connection as rules see one. */
export interface McpConnectionRow {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly server_url: string;
  readonly authentication: McpAuthentication;
  readonly status: McpStatus;
  readonly status_message: string | null;
  readonly access_sealed: Buffer | null;
  readonly token_expires_at: Date | null;
  readonly consent_user_id: string | null;
  readonly consent_state_hash: Buffer | null;
  readonly consent_sealed: Buffer | null;
  readonly consent_expires_at: Date | null;
  readonly tools_fetched_at: Date | null;
  readonly last_checked_at: Date | null;
  readonly revision: number;
}

export async function findMcpConnection(
  db: Db,
  id: string,
  lock = false,
): Promise<McpConnectionRow | undefined> {
  const found = await db
    .selectFrom('mcp_connections')
    .where('id', '=', id)
    .select([
      'id',
      'name',
      'description',
      'server_url',
      'authentication',
      'status',
      'status_message',
      'access_sealed',
      'token_expires_at',
      'consent_user_id',
      'consent_state_hash',
      'consent_sealed',
      'consent_expires_at',
      'tools_fetched_at',
      'last_checked_at',
      'revision',
    ])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (found === undefined) return undefined;
  return {
    ...found,
    token_expires_at: dateOf(found.token_expires_at),
    consent_expires_at: dateOf(found.consent_expires_at),
    tools_fetched_at: dateOf(found.tools_fetched_at),
    last_checked_at: dateOf(found.last_checked_at),
  } as unknown as McpConnectionRow;
}

const dateOf = (value: unknown): Date | null => (value === null ? null : new Date(value as string | Date));

export interface McpTool {
  readonly name: string;
  readonly effect: McpToolEffect;
  readonly is_enabled: boolean;
}

export function findMcpTool(db: Db, connectionId: string, name: string): Promise<McpTool | undefined> {
  return db
    .selectFrom('mcp_connection_tools')
    .where('connection_id', '=', connectionId)
    .where('name', '=', name)
    .select(['name', 'effect', 'is_enabled'])
    .executeTakeFirst() as Promise<McpTool | undefined>;
}

/** What a server said of itself and its tools; null where it did not answer. */
export interface Found {
  readonly serverName: string | null;
  readonly serverVersion: string | null;
  readonly protocolVersion: string | null;
  readonly tools: readonly FetchedTool[];
}

export interface Checked {
  readonly status: Exclude<McpStatus, 'disabled'>;
  readonly message: string | null;
  readonly found: Found | null;
}

interface Storing {
  readonly now: Date;
  /** Somebody asked for the check: they see a new revision. */
  readonly isAsked?: boolean;
  /** The same call has made a new revision already. */
  readonly isNew?: boolean;
}

/**
 * Stores what a check of the server found. The revision grows when something changed that callers see. A connection
 * that was disabled meanwhile stays so.
 */
export async function storeCheck(
  db: Db,
  id: string,
  { status, message, found }: Checked,
  { now, isAsked = false, isNew = false }: Storing,
): Promise<void> {
  // The lock makes two checks store one after the other.
  const before = await findMcpConnection(db, id, true);
  if (before === undefined || before.status === 'disabled') return;
  const isListed = found !== null && (await storeTools(db, id, found.tools));
  const isOther = before.status !== status || before.status_message !== message;
  const isChanged = !isNew && (isAsked || isListed || isOther);
  await db
    .updateTable('mcp_connections')
    .set((e) => ({
      status,
      status_message: message,
      last_checked_at: now.toISOString(),
      ...(found !== null && {
        server_name: found.serverName,
        server_version: found.serverVersion,
        protocol_version: found.protocolVersion,
        tools_fetched_at: now.toISOString(),
      }),
      ...(isChanged && { revision: e('revision', '+', 1), updated_at: now.toISOString() }),
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * Puts the tools that the server lists in place of those before; whether anything changed. Tools that only read are allowed at once. Others
 * stay allowed while their input schema and effect stay.
 */
export async function storeTools(db: Db, id: string, tools: readonly FetchedTool[]): Promise<boolean> {
  const listed = jsonb(tools.map((tool, position) => ({ ...tool, position })));
  const rows = sql`jsonb_to_recordset(${listed}) as n (name text, title text, description text, effect text, input_schema jsonb, output_schema jsonb, position integer)`;
  const removed = await sql<{ name: string }>`
    delete from mcp_connection_tools t where t.connection_id = ${id}
      and not exists (select 1 from ${rows} where n.name = t.name) returning t.name`.execute(db);
  const stored = await sql<{ name: string }>`
    insert into mcp_connection_tools as t (connection_id, name, title, description, effect, is_enabled, input_schema, output_schema, position)
    select ${id}, n.name, n.title, n.description, n.effect, n.effect = 'read', n.input_schema,
      case when jsonb_typeof(n.output_schema) = 'object' then n.output_schema end, n.position
    from ${rows}
    on conflict (tenant_id, connection_id, name) do update set
      title = excluded.title, description = excluded.description, effect = excluded.effect,
      input_schema = excluded.input_schema, output_schema = excluded.output_schema, position = excluded.position,
      is_enabled = t.is_enabled and (excluded.effect = 'read' or (excluded.effect = t.effect and excluded.input_schema = t.input_schema))
    where (t.title, t.description, t.effect, t.input_schema, t.output_schema, t.position)
      is distinct from (excluded.title, excluded.description, excluded.effect, excluded.input_schema, excluded.output_schema, excluded.position)
    returning t.name`.execute(db);
  return removed.rows.length > 0 || stored.rows.length > 0;
}

/** Whether this caller may check the server now: of all that saw the same last check, one does. */
export async function claimCheck(
  db: Db,
  { id, last_checked_at: seen }: Pick<McpConnectionRow, 'id' | 'last_checked_at'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mcp_connections')
    .set({ last_checked_at: now.toISOString() })
    .where('id', '=', id)
    .where(sql<boolean>`last_checked_at is not distinct from ${seen?.toISOString() ?? null}::timestamptz(3)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What a call of a tool showed of its server. */
export async function noteUse(db: Db, id: string, tool: string, now: Date): Promise<void> {
  const at = { last_used_at: now.toISOString() };
  await db.updateTable('mcp_connections').set(at).where('id', '=', id).execute();
  await db
    .updateTable('mcp_connection_tools')
    .set(at)
    .where('connection_id', '=', id)
    .where('name', '=', tool)
    .execute();
}

/** Keeps new tokens. */
export async function storeAccess(
  db: Db,
  id: string,
  { sealed, expiresAt }: { readonly sealed: Buffer; readonly expiresAt: Date | null },
): Promise<void> {
  await db
    .updateTable('mcp_connections')
    .set({
      access_sealed: sealed,
      token_expires_at: expiresAt?.toISOString() ?? null,
      refreshing_until: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Whether this process may renew this very token now: of all that want to, one does until `until`. */
export async function claimRenewal(
  db: Db,
  { id, sealed }: { readonly id: string; readonly sealed: Buffer },
  now: Date,
  until: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mcp_connections')
    .set({ refreshing_until: until.toISOString() })
    .where('id', '=', id)
    .where(sql<boolean>`access_sealed = ${sealed}`)
    .where(sql<boolean>`(refreshing_until is null or refreshing_until < ${now}::timestamptz)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface BegunConsent {
  readonly userId: string;
  readonly stateHash: Buffer;
  readonly sealed: Buffer;
  readonly expiresAt: Date;
}

export async function storeConsent(db: Db, id: string, consent: BegunConsent | null): Promise<void> {
  await db
    .updateTable('mcp_connections')
    .set({
      consent_user_id: consent?.userId ?? null,
      consent_state_hash: consent?.stateHash ?? null,
      consent_sealed: consent?.sealed ?? null,
      consent_expires_at: consent?.expiresAt.toISOString() ?? null,
    })
    .where('id', '=', id)
    .execute();
}
