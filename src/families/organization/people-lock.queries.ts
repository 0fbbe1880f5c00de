import { sql } from 'kysely';
import type { Db } from '#src/platform/db/db.ts';

/**
 * Lets those who change who belongs where and holds what go one by one in an agency, so that rules over several records
 * hold: the last owner stays, departments form no circle. The first statement of such a change.
 */
export async function lockPeople(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('people ' || app.tenant_id()::text, 0))`.execute(db);
}
