import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** The smallest question that shows whether the database answers. */
export async function selectOne(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
