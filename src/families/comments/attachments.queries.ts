import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export interface FoundFile {
  readonly id: string;
  readonly status: string;
}

export async function findFiles(db: Db, ids: readonly string[]): Promise<FoundFile[]> {
  return ids.length === 0
    ? []
    : db
        .selectFrom('managed_files')
        .where('id', 'in', [...ids])
        .select(['id', 'status'])
        .execute();
}

export async function selectAttachmentIds(db: Db, commentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('record_attachments')
    .where('record_kind', '=', 'comment')
    .where('record_id', '=', commentId)
    .select('file_id')
    .execute();
  return rows.map((row) => row.file_id);
}

export async function insertAttachments(
  db: Db,
  commentId: string,
  fileIds: readonly string[],
  userId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into record_attachments (record_kind, record_id, file_id, attached_at, attached_by)
    select 'comment', ${commentId}::uuid, file_id, ${now}::timestamptz, ${userId}::uuid from unnest(${[...fileIds]}::uuid[]) file_id`.execute(
    db,
  );
}

export async function deleteAttachment(db: Db, commentId: string, fileId: string): Promise<void> {
  await db
    .deleteFrom('record_attachments')
    .where('record_kind', '=', 'comment')
    .where('record_id', '=', commentId)
    .where('file_id', '=', fileId)
    .execute();
}
