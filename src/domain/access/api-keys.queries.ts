import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';
import type { KeyRecord } from './api-key.rules.ts';

/** Before any tenant is known: the hash of a secret stands for the right to see its key. */
export async function findKeyByHash(system: Db, hash: Buffer): Promise<KeyRecord | undefined> {
  const { rows } = await sql<KeyRecord>`
    select k.*, app.suspension_of(k.tenant_id) as suspension from app.find_api_key(${hash}) k`.execute(
    system,
  );
  return rows[0];
}

export async function updateKeysLastUsed(system: Db, uses: ReadonlyMap<string, Date>): Promise<void> {
  const instants = [...uses.values()].map((at) => at.toISOString());
  await sql`select app.touch_api_keys(${[...uses.keys()]}::uuid[], ${instants}::timestamptz[])`.execute(
    system,
  );
}

export interface NewServiceAccount {
  readonly name: string;
  readonly description: string | null;
  readonly permissions: readonly string[];
  readonly createdBy: string | null;
}

export function insertServiceAccount(db: Db, account: NewServiceAccount): Promise<{ id: string }> {
  return db
    .insertInto('users')
    .values({
      kind: 'service_account',
      name: account.name,
      description: account.description,
      permissions: [...account.permissions],
      created_by: account.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export interface NewKey {
  readonly userId: string;
  readonly name: string;
  readonly hint: string;
  readonly hash: Buffer;
  readonly expiresAt: Date | null;
  readonly createdBy: string | null;
}

export function insertKey(db: Db, key: NewKey): Promise<{ id: string }> {
  return db
    .insertInto('api_keys')
    .values({
      user_id: key.userId,
      name: key.name,
      hint: key.hint,
      hash: key.hash,
      expires_at: key.expiresAt,
      created_by: key.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Takes the row lock, so that two rotations at once follow each other. */
export function findKeyForUpdate(db: Db, id: string) {
  return db
    .selectFrom('api_keys')
    .select(['id', 'user_id', 'name', 'hash', 'expires_at', 'revoked_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateKeySecret(
  db: Db,
  id: string,
  secret: { hash: Buffer; hint: string },
  previous: { hash: Buffer; expiresAt: Date } | null,
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set((eb) => ({
      hash: secret.hash,
      hint: secret.hint,
      previous_hash: previous?.hash ?? null,
      previous_expires_at: previous?.expiresAt ?? null,
      revision: eb('revision', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .execute();
}

export async function updateKeyRevoked(db: Db, id: string, at: Date): Promise<void> {
  await reviseRecord(
    db,
    'api_keys',
    id,
    { revoked_at: at, previous_hash: null, previous_expires_at: null },
    at,
  );
}
