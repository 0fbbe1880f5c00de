import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { reviserOf } from '#src/platform/db/query/index.ts';

/** Gives the submission these values and the next revision. */
export const reviseSubmission = reviserOf('form_submissions');

/** What was found out about the submission; it is no change of it. */
export async function storeVerdict(
  db: Db,
  id: string,
  {
    score,
    signals,
    content,
  }: { readonly score: number; readonly signals: readonly string[]; readonly content: string },
): Promise<void> {
  await db
    .updateTable('form_submissions')
    .set({ spam_score: String(score), spam_signals: [...signals], content_hash: content })
    .where('id', '=', id)
    .execute();
}

export async function settleUpload(
  db: Db,
  id: string,
  status: 'kept' | 'refused',
  reason: string | null,
): Promise<void> {
  await db.updateTable('form_uploads').set({ status, reason }).where('id', '=', id).execute();
}

/** Uploads that no answer names are removed, and their contents with them. */
export async function deleteUnusedUploads(
  db: Db,
  submissionId: string,
  usedIds: readonly string[],
): Promise<void> {
  await sql`delete from form_uploads where submission_id = ${submissionId}::uuid and status = 'stored' and not (id = any(${[...usedIds]}::uuid[]))`.execute(
    db,
  );
}

/** Whether the form has had the same answers within these days, from whomever. */
export async function hasRepeat(
  db: Db,
  submission: { readonly id: string; readonly form_id: string },
  contentHash: string,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('form_submissions')
    .where('form_id', '=', submission.form_id)
    .where('content_hash', '=', contentHash)
    .where('id', '<>', submission.id)
    .where(sql<boolean>`submitted_at > ${since}::timestamptz`)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
