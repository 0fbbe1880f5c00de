import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Keys of the statuses of all client profiles, archived ones included. */
export async function selectClientStatusKeys(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('client_status_options')
    .select('key')
    .groupBy('key')
    .orderBy(sql`min(position)`)
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}
