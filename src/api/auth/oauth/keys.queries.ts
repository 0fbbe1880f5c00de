import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export interface StoredKey {
  readonly slot: number;
  readonly sealed: Buffer;
}

/** Newest first. */
export async function selectKeys(system: Db): Promise<StoredKey[]> {
  const { rows } = await sql<StoredKey>`select slot, sealed from app.oauth_keys order by slot desc`.execute(
    system,
  );
  return rows;
}

/** Of several processes that make one at once, one does. */
export async function insertKey(system: Db, { slot, sealed }: StoredKey): Promise<void> {
  await sql`insert into app.oauth_keys (slot, sealed) values (${slot}, ${sealed}) on conflict do nothing`.execute(
    system,
  );
}
