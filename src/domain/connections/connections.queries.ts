import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** A connection as rules see one. */
export interface StoredConnection {
  readonly id: string;
  readonly integration_key: string;
  readonly name: string;
  readonly status: 'pending' | 'active' | 'expired' | 'revoked' | 'failing';
  readonly visibility: 'agency' | 'personal';
  readonly owner_id: string;
  readonly access_token_sealed: Buffer | null;
  readonly refresh_token_sealed: Buffer | null;
  readonly token_expires_at: Date | null;
  readonly inputs_sealed: Buffer | null;
  readonly scopes: readonly string[];
  readonly revision: number;
  readonly consent_user_id: string | null;
  readonly consent_state_hash: Buffer | null;
  readonly consent_verifier_sealed: Buffer | null;
  readonly consent_expires_at: Date | null;
}

export async function findConnection(
  db: Db,
  id: string,
  lock = false,
): Promise<StoredConnection | undefined> {
  const found = await db
    .selectFrom('connections')
    .where('id', '=', id)
    .select([
      'id',
      'integration_key',
      'name',
      'status',
      'visibility',
      'owner_id',
      'access_token_sealed',
      'refresh_token_sealed',
      'token_expires_at',
      'inputs_sealed',
      'scopes',
      'revision',
      'consent_user_id',
      'consent_state_hash',
      'consent_verifier_sealed',
      'consent_expires_at',
    ])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return found && (dated(found) as unknown as StoredConnection);
}

const dated = (row: { token_expires_at: unknown; consent_expires_at: unknown }) => ({
  ...row,
  token_expires_at: dateOf(row.token_expires_at),
  consent_expires_at: dateOf(row.consent_expires_at),
});

const dateOf = (value: unknown): Date | null => (value === null ? null : new Date(value as string | Date));

export interface NewConnection {
  readonly integration_key: string;
  readonly name: string;
  readonly visibility: StoredConnection['visibility'];
  readonly owner_id: string;
  readonly status?: StoredConnection['status'];
  readonly status_message?: string | null;
  readonly inputs_sealed?: Buffer | null;
  readonly account_label?: string | null;
  readonly last_checked_at?: string | null;
}

export async function insertConnection(db: Db, connection: NewConnection, now: Date): Promise<string> {
  const at = now.toISOString();
  const { id } = await db
    .insertInto('connections')
    .values({ ...connection, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface Consent {
  readonly userId: string;
  readonly stateHash: Buffer;
  readonly verifierSealed: Buffer;
  readonly expiresAt: Date;
}

export async function updateConsent(db: Db, id: string, consent: Consent | null): Promise<void> {
  await db
    .updateTable('connections')
    .set({
      consent_user_id: consent?.userId ?? null,
      consent_state_hash: consent?.stateHash ?? null,
      consent_verifier_sealed: consent?.verifierSealed ?? null,
      consent_expires_at: consent?.expiresAt.toISOString() ?? null,
    })
    .where('id', '=', id)
    .execute();
}

export interface Tokens {
  readonly access: Buffer;
  /** Null: the former one stays. */
  readonly refresh: Buffer | null;
  readonly expiresAt: Date | null;
  /** Null: as before. */
  readonly scopes: readonly string[] | null;
}

/** Keeps new tokens: the connection works from now on. One that was revoked meanwhile stays revoked. */
export async function updateTokens(db: Db, id: string, tokens: Tokens, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('connections')
    .set((e) => ({
      access_token_sealed: tokens.access,
      ...(tokens.refresh !== null && { refresh_token_sealed: tokens.refresh }),
      ...(tokens.scopes !== null && { scopes: [...tokens.scopes] }),
      token_expires_at: tokens.expiresAt?.toISOString() ?? null,
      refreshing_until: null,
      status: 'active' as const,
      status_message: null,
      last_checked_at: now.toISOString(),
      updated_at: now.toISOString(),
      revision: e('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '!=', 'revoked')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a connection until somebody consents again; its tokens are forgotten. False when it had ended already. */
export async function endConnection(
  db: Db,
  id: string,
  { status, message }: { readonly status: 'expired' | 'revoked'; readonly message: string | null },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('connections')
    .set((e) => ({
      status,
      status_message: message,
      access_token_sealed: null,
      refresh_token_sealed: null,
      ...(status === 'revoked' && {
        inputs_sealed: null,
        // A consent that is under way must not take it back.
        consent_state_hash: null,
        consent_verifier_sealed: null,
        consent_expires_at: null,
        scopes: [],
        revoked_at: now.toISOString(),
      }),
      token_expires_at: null,
      refreshing_until: null,
      updated_at: now.toISOString(),
      revision: e('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', 'not in', ['revoked', status])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the personal connections of a member, and erases what they prove themselves with; the ids of those that ended. */
export async function endPersonalConnections(db: Db, ownerId: string, now: Date): Promise<string[]> {
  const ended = await db
    .updateTable('connections')
    .set((e) => ({
      status: 'revoked' as const,
      status_message: null,
      access_token_sealed: null,
      refresh_token_sealed: null,
      inputs_sealed: null,
      consent_user_id: null,
      consent_state_hash: null,
      consent_verifier_sealed: null,
      consent_expires_at: null,
      token_expires_at: null,
      refreshing_until: null,
      scopes: [],
      revoked_at: now.toISOString(),
      updated_at: now.toISOString(),
      revision: e('revision', '+', 1),
    }))
    .where('owner_id', '=', ownerId)
    .where('visibility', '=', 'personal')
    .where('status', '!=', 'revoked')
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** A new consent takes a revoked connection back. */
export async function reviveConnection(db: Db, id: string): Promise<void> {
  await db
    .updateTable('connections')
    .set({ status: 'pending', revoked_at: null })
    .where('id', '=', id)
    .where('status', '=', 'revoked')
    .execute();
}

/** Whether this process may renew this very token now: of all that want to, one does until `until`. */
export async function claimRefresh(
  db: Db,
  { id, token }: { readonly id: string; readonly token: Buffer },
  now: Date,
  until: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('connections')
    .set({ refreshing_until: until.toISOString() })
    .where('id', '=', id)
    .where(sql<boolean>`access_token_sealed = ${token}`)
    .where('status', 'in', ['active', 'failing'])
    .where((e) =>
      e.or([e('refreshing_until', 'is', null), sql<boolean>`refreshing_until < ${now}::timestamptz`]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The token could not be renewed for now. */
export async function noteFailing(db: Db, id: string, message: string, now: Date): Promise<void> {
  await db
    .updateTable('connections')
    .set({
      refreshing_until: null,
      status: 'failing',
      status_message: message,
      last_checked_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('status', 'in', ['active', 'failing'])
    .execute();
}

/** The service no longer takes this token, however long it was to live. */
export async function expireToken(db: Db, id: string, token: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('connections')
    .set({ token_expires_at: now.toISOString() })
    .where('id', '=', id)
    .where(sql<boolean>`access_token_sealed = ${token}`)
    .execute();
}

export interface LoggedCall {
  readonly connection_id: string;
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly status_code: number | null;
  readonly failure: string | null;
  readonly duration_ms: number;
}

export async function insertCall(db: Db, call: LoggedCall, now: Date): Promise<void> {
  await db
    .insertInto('connection_calls')
    .values({ ...call, called_at: now.toISOString() })
    .execute();
  await db
    .updateTable('connections')
    .set({ last_used_at: now.toISOString() })
    .where('id', '=', call.connection_id)
    .execute();
}
