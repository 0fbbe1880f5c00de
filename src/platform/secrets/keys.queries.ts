import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { openOwnerPool, type Db } from '#src/platform/db/index.ts';

/** Names of the keys that secrets of this database were ever sealed with. */
export async function selectKeyIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key_id: string }>`select key_id from app.sealing_keys`.execute(db);
  return rows.map((row) => row.key_id);
}

export async function insertKeyId(db: Db, keyId: string): Promise<void> {
  await sql`insert into app.sealing_keys (key_id) values (${keyId}) on conflict do nothing`.execute(db);
}

/** The key itself is for the owner role alone, which only a start uses. */
export async function withOwner<T>(ownerUrl: string, work: (owner: PoolClient) => Promise<T>): Promise<T> {
  const pool = openOwnerPool(ownerUrl, 'agency-secrets', 1);
  const owner = await pool.connect();
  try {
    return await work(owner);
  } finally {
    owner.release();
    await pool.end();
  }
}

/** A key that secrets of this database were ever sealed with; with the key itself where the database keeps it. */
export interface KnownKey {
  readonly key_id: string;
  readonly key: Buffer | null;
}

export async function selectKnownKeys(owner: Pick<PoolClient, 'query'>): Promise<KnownKey[]> {
  return (await owner.query<KnownKey>('select key_id, key from app.sealing_keys')).rows;
}

export async function insertKeptKey(owner: PoolClient, keyId: string, key: Buffer): Promise<void> {
  await owner.query('insert into app.sealing_keys (key_id, key) values ($1, $2) on conflict do nothing', [
    keyId,
    key,
  ]);
}

/** Removes a key that the database keeps; its name stays. Resolves with whether it was there. */
export async function deleteKeptKey(owner: PoolClient, keyId: string): Promise<boolean> {
  const { rowCount } = await owner.query(
    'update app.sealing_keys set key = null where key is not null and key_id = $1',
    [keyId],
  );
  return rowCount === 1;
}

/** Forgets a key by name, and the key itself where the database keeps it. Resolves with whether it was known. */
export async function deleteKeyId(owner: PoolClient, keyId: string): Promise<boolean> {
  const { rowCount } = await owner.query('delete from app.sealing_keys where key_id = $1', [keyId]);
  return rowCount === 1;
}
