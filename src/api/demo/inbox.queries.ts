import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** The people of the demo have no mailboxes: what they are told stays in the app. */
export async function keepToInbox(db: Db): Promise<void> {
  await sql`delete from notification_deliveries where due_at is not null`.execute(db);
}
