import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Holds the participants, always in the same order, so that two merges of the same clients go one after the other. Merged ones are held too. */
export async function holdParticipants(db: Db, ids: readonly string[]): Promise<void> {
  await db.selectFrom('clients').where('id', 'in', ids).select('id').orderBy('id').forUpdate().execute();
}

/**
 * Leaves a tombstone that leads to the survivor, as those do that led to the source. Its contacts and addresses are the survivor's now, and its
 * unique values are free.
 */
export async function bury(
  db: Db,
  id: string,
  { survivorId, userId, now }: { survivorId: string; userId: string; now: Date },
): Promise<void> {
  await sql`
    update clients set merged_into_id = ${survivorId}, merged_at = ${now}, deleted_at = ${now}, deleted_by = ${userId}, updated_at = ${now},
      contacts = '[]', addresses = '[]', revision = revision + 1
    where id = ${id}`.execute(db);
  await sql`update clients set merged_into_id = ${survivorId} where merged_into_id = ${id}`.execute(db);
  await sql`delete from field_unique_values where record_id = ${id}`.execute(db);
}
