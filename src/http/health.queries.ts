import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';

/** The smallest question that shows whether the database answers. */
export async function selectOne(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db);
}
