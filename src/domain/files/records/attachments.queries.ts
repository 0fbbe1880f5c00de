import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { FileHolder } from './holders.ts';
import { countRows } from '#src/platform/db/query/index.ts';

export async function selectAttachedIds(db: Db, record: FileHolder): Promise<string[]> {
  const rows = await attachmentsOf(db, record).select('file_id').execute();
  return rows.map((row) => row.file_id);
}

export async function countFiles(db: Db, record: FileHolder): Promise<number> {
  return countRows(attachmentsOf(db, record));
}

/** Attaches the files that are not attached yet, and publishes those that only a working copy showed; answers which those were. */
export async function insertAttachments(
  db: Db,
  { kind, id }: FileHolder,
  fileIds: readonly string[],
  {
    userId,
    now,
    isUnpublished,
  }: { readonly userId: string; readonly now: Date; readonly isUnpublished: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    insert into record_attachments as a (record_kind, record_id, file_id, is_unpublished, attached_at, attached_by)
    select ${kind}, ${id}::uuid, file_id, ${isUnpublished}, ${now}::timestamptz, ${userId}::uuid from unnest(${[...fileIds]}::uuid[]) file_id
    on conflict (tenant_id, record_kind, record_id, file_id) do update set is_unpublished = false
      where a.is_unpublished and not excluded.is_unpublished
    returning file_id`.execute(db);
  return rows.map((row) => row.file_id);
}

/** False when it was not attached. */
export async function deleteAttachment(db: Db, { kind, id }: FileHolder, fileId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('record_attachments')
    .where('record_kind', '=', kind)
    .where('record_id', '=', id)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Removes what only a working copy showed; answers which files those were. */
export async function deleteUnpublished(db: Db, record: FileHolder): Promise<string[]> {
  const rows = await db
    .deleteFrom('record_attachments')
    .where('record_kind', '=', record.kind)
    .where('record_id', '=', record.id)
    .where('is_unpublished', '=', true)
    .returning('file_id')
    .execute();
  return rows.map((row) => row.file_id);
}

const attachmentsOf = (db: Db, { kind, id }: FileHolder) =>
  db.selectFrom('record_attachments').where('record_kind', '=', kind).where('record_id', '=', id);
