import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Timers of all open runs and active certifications follow the days of the settings: their triggers set them anew. */
export async function resetReminders(db: Db): Promise<void> {
  await sql`update training_enrollments set due_date = due_date where is_open and due_date is not null`.execute(
    db,
  );
  await sql`update training_certifications set expires_at = expires_at
    where expires_at > app.now() and revoked_at is null and superseded_by_id is null`.execute(db);
}
