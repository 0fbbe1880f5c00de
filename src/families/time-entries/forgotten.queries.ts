import type { PoolClient } from 'pg';
import type { Db } from '#src/platform/db/index.ts';
import { stopKind } from './change-entry.ts';

export const selectOwner = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('time_entries').where('id', '=', id).select('user_id').executeTakeFirst())?.user_id;

/** A timer for each that runs and that nothing stops. As the owner role. */
export async function insertMissingStops(owner: PoolClient): Promise<void> {
  await owner.query(
    `insert into timers (tenant_id, kind, record_id, due_at)
    select tenant_id, $1, id, stops_at from time_entries where duration_seconds is null and deleted_at is null
    on conflict do nothing`,
    [stopKind],
  );
}
