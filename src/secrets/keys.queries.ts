import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';

/** Names of the keys that secrets of this database were ever sealed with. */
export async function selectKeyIds(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ key_id: string }>`select key_id from app.sealing_keys`.execute(db);
  return rows.map((row) => row.key_id);
}

export async function insertKeyId(db: Kysely<Database>, keyId: string): Promise<void> {
  await sql`insert into app.sealing_keys (key_id) values (${keyId}) on conflict do nothing`.execute(db);
}
