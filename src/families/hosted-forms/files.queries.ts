import type { Insertable } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { Db } from '#src/platform/db/index.ts';
import { countRows } from '#src/platform/db/query/index.ts';

export async function countUploads(db: Db, submissionId: string): Promise<number> {
  return countRows(db.selectFrom('form_uploads').where('submission_id', '=', submissionId));
}

export async function insertUpload(
  db: Db,
  upload: Insertable<Database['form_uploads']>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('form_uploads')
    .values({ ...upload, created_at: now.toISOString() })
    .execute();
}
