import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/**
 * Keeps the agency's definitions as they are until the transaction ends. Whoever changes values of a record that exists
 * asks for this before locking the record (`Promise.all([holdDefinitions(db), lockClient(...)])` is one round trip):
 * a change of definitions takes its locks in the same order, so that neither waits for the other in a circle.
 */
export async function holdDefinitions(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(app.field_lock_key())`.execute(db);
}

/**
 * The first statement of whoever changes definitions, or which fields a record has: waits for, and then keeps out,
 * everybody else who changes them or stores values of the agency. What follows may rewrite every record of the agency,
 * some 10,000 a second, so that a large one needs more time than other statements are given.
 */
export async function lockDefinitions(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(app.field_lock_key()), set_config('statement_timeout', '10min', true)`.execute(
    db,
  );
}
