import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Where the transaction can be taken back to. One name is enough: the savepoints of a bulk request do not nest. */
export const setSavepoint = (db: Db) => sql`savepoint item`.execute(db);
export const keepSavepoint = (db: Db) => sql`release savepoint item`.execute(db);
export const returnToSavepoint = (db: Db) => sql`rollback to savepoint item`.execute(db);

/** Does work and takes back whatever it stored: what it answers is what would be. */
export async function withoutTrace<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await setSavepoint(db);
  try {
    return await work();
  } finally {
    await returnToSavepoint(db);
  }
}
