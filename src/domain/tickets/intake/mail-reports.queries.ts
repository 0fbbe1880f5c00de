import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Undefined when the same body came before. */
export async function insertMailReport(
  db: Db,
  { digest, body }: { readonly digest: string; readonly body: string },
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .insertInto('mail_reports')
    .values({ digest, body, received_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'digest']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The body of a report that waits, for the one job that applies it. */
export async function takeMailReport(db: Db, id: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ body: string }>`
    update mail_reports set status = 'processed', processed_at = ${now}::timestamptz where id = ${id}::uuid and status = 'stored' returning body`.execute(
    db,
  );
  return rows[0]?.body;
}
