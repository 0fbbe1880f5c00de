import type { Insertable } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A submission that begins; undefined when its captcha has begun another. */
export async function insertSubmission(
  db: Db,
  row: Insertable<Database['form_submissions']>,
  now: Date,
): Promise<string | undefined> {
  const at = now.toISOString();
  const stored = await db
    .insertInto('form_submissions')
    .values({ ...row, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored?.id;
}
