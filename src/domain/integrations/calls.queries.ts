import { sql } from 'kysely';
import type { IntegrationCallError, IntegrationOutcome } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { jsonb } from '#src/platform/db/query/index.ts';
import type { Subaccount } from './catalogue/index.ts';

export interface NewCall {
  readonly connectionId: string;
  readonly endpointKey: string;
  readonly subaccountKey: string | null;
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly caller: Caller;
}

/** Who calls, as the log tells it. */
export interface Caller {
  readonly type: 'user' | 'service_account' | 'automation' | 'system';
  readonly id: string | null;
  readonly name: string | null;
  readonly executionId: string | null;
}

/**
 * Stores a call that is about to be sent, as `unknown`; seconds to wait instead, when the connection had its calls of this minute. The lock
 * of the connection makes two callers count one after the other.
 */
export async function beginCall(
  db: Db,
  call: NewCall,
  callsPerMinute: number | null,
  now: Date,
): Promise<{ readonly id: string } | { readonly retryAfterSeconds: number }> {
  await db
    .updateTable('connections')
    .set({ last_used_at: now.toISOString() })
    .where('id', '=', call.connectionId)
    .execute();
  if (callsPerMinute !== null) {
    const { rows } = await sql<{ wait: number | null }>`
      select ceil(extract(epoch from called_at + interval '1 minute' - ${now}::timestamptz))::int as wait from connection_calls
      where connection_id = ${call.connectionId} and endpoint_key = ${call.endpointKey} and called_at > ${now}::timestamptz - interval '1 minute'
      order by called_at desc offset ${callsPerMinute - 1} limit 1`.execute(db);
    const [full] = rows;
    if (full !== undefined) return { retryAfterSeconds: Math.max(1, full.wait ?? 1) };
  }
  return db
    .insertInto('connection_calls')
    .values({
      connection_id: call.connectionId,
      endpoint_key: call.endpointKey,
      subaccount_key: call.subaccountKey,
      method: call.method,
      host: call.host,
      path: call.path.slice(0, 1000),
      outcome: 'unknown',
      duration_ms: 0,
      actor_type: call.caller.type,
      actor_id: call.caller.id,
      actor_name: call.caller.name?.slice(0, 200) ?? null,
      execution_id: call.caller.executionId,
      called_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export interface EndedCall {
  readonly outcome: IntegrationOutcome;
  readonly statusCode: number | null;
  readonly error: IntegrationCallError | null;
  readonly durationMs: number;
}

export async function endCall(db: Db, id: string, call: EndedCall): Promise<void> {
  await db
    .updateTable('connection_calls')
    .set({
      outcome: call.outcome,
      status_code: call.statusCode,
      error: call.error === null ? null : jsonb(call.error),
      duration_ms: Math.round(call.durationMs),
    })
    .where('id', '=', id)
    .execute();
}

/** What calls and checks show of a connection. Nothing is stored for one that is as it was. */
export async function noteState(
  db: Db,
  id: string,
  {
    status,
    message,
    label,
  }: {
    readonly status: 'active' | 'failing';
    readonly message: string | null;
    readonly label?: string | null;
  },
  now: Date,
): Promise<void> {
  await db
    .updateTable('connections')
    .set((e) => ({
      status,
      status_message: message,
      ...(label != null && { account_label: label }),
      last_checked_at: now.toISOString(),
      updated_at: now.toISOString(),
      revision: e('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', 'in', ['active', 'failing'])
    .where((e) =>
      e.or([
        e('status', '!=', status),
        sql<boolean>`status_message is distinct from ${message}`,
        sql<boolean>`${label ?? null}::text <> coalesce(account_label, '')`,
      ]),
    )
    .execute();
}

/** Puts the accounts that a service lists in place of those it listed before. */
export async function replaceSubaccounts(
  db: Db,
  connectionId: string,
  accounts: readonly Subaccount[],
  now: Date,
): Promise<void> {
  // The lock makes two readers store one after the other.
  await db
    .updateTable('connections')
    .set({ subaccounts_fetched_at: now })
    .where('id', '=', connectionId)
    .execute();
  await sql`delete from connection_subaccounts where connection_id = ${connectionId}`.execute(db);
  await sql`
    insert into connection_subaccounts (connection_id, key, name, kind, parent_key, currency, time_zone, is_selectable, position)
    select ${connectionId}, a.key, a.name, a.kind, a.parent_key, a.currency, a.time_zone, a.is_selectable, a.position
    from jsonb_to_recordset(${JSON.stringify(accounts.map((one, position) => ({ ...one, position })))}::jsonb)
      as a (key text, name text, kind text, parent_key text, currency text, time_zone text, is_selectable boolean, position integer)`.execute(
    db,
  );
}
