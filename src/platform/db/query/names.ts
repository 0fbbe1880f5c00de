import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** What a lock is called: a noun, and ids that tell one from another. */
export type Name = readonly string[];

/** Waits until nobody else of the agency holds what the name stands for, and holds it until the transaction ends. */
export const holdName = (db: Db, ...name: Name): Promise<void> => holdNames(db, [name]);

/** The same for several names in one statement, one after another in one order, so that nobody waits in a circle. */
export async function holdNames(db: Db, names: readonly Name[]): Promise<void> {
  const keys = names.map((name) => name.join(' ')).sort();
  await sql`select pg_advisory_xact_lock(hashtextextended(app.tenant_id()::text || ' ' || key, 0))
    from (select key from unnest(${keys}::text[]) with ordinality k (key, place) order by place) ordered`.execute(
    db,
  );
}
