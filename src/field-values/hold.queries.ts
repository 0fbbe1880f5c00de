import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';

/**
 * Keeps the agency's definitions as they are until the transaction ends. Whoever changes values of a record that exists
 * asks for this before locking the record (`Promise.all([holdDefinitions(db), lockClient(...)])` is one round trip):
 * a change of definitions takes its locks in the same order, so that neither waits for the other in a circle.
 */
export async function holdDefinitions(db: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(app.field_lock_key())`.execute(db);
}
