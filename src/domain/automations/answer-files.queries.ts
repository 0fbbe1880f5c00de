import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { countRows } from '#src/platform/db/query/index.ts';

/** A file that somebody outside the agency uploaded for a field of a question. */
export interface AnswerFile {
  readonly file_id: string;
  readonly execution_id: string;
  /** Who was asked. */
  readonly asked_id: string;
  readonly field_key: string;
}

export const countAnswerFiles = (db: Db, executionId: string, askedId: string): Promise<number> =>
  countRows(
    db
      .selectFrom('automation_answer_files')
      .where('execution_id', '=', executionId)
      .where('asked_id', '=', askedId)
      .where('is_sent', '=', false),
  );

export async function insertAnswerFile(db: Db, file: AnswerFile, now: Date): Promise<void> {
  await db
    .insertInto('automation_answer_files')
    .values({ ...file, created_at: now.toISOString() })
    .execute();
}

/** What this person uploaded for the question that the execution asks. */
export const selectAnswerFiles = (db: Db, executionId: string, askedId: string): Promise<AnswerFile[]> =>
  db
    .selectFrom('automation_answer_files')
    .where('execution_id', '=', executionId)
    .where('asked_id', '=', askedId)
    .where('is_sent', '=', false)
    .select(['file_id', 'execution_id', 'asked_id', 'field_key'])
    .execute();

/** These files belong to the answer; they are kept as long as the data of the execution. */
export async function markSent(db: Db, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await db
    .updateTable('automation_answer_files')
    .set({ is_sent: true })
    .where('file_id', 'in', [...fileIds])
    .execute();
}

/** Forgets what was not sent with an answer; answers the files. */
export async function deleteUnsent(db: Db, executionId: string): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    delete from automation_answer_files where execution_id = ${executionId}::uuid and not is_sent returning file_id`.execute(
    db,
  );
  return rows.map(({ file_id: id }) => id);
}
