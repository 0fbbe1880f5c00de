import { sql } from 'kysely';
import type { Target } from '#src/domain/records/index.ts';
import type { Db } from '#src/platform/db/index.ts';

export async function selectAttachedIds(db: Db, { kind, id }: Target): Promise<string[]> {
  const rows = await attachmentsOf(db, { kind, id }).select('file_id').execute();
  return rows.map((row) => row.file_id);
}

export async function countFiles(db: Db, record: Target): Promise<number> {
  const { count } = await attachmentsOf(db, record)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Attaches the files that are not attached yet; answers which those were. */
export async function insertAttachments(
  db: Db,
  { kind, id }: Target,
  fileIds: readonly string[],
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    insert into record_attachments (record_kind, record_id, file_id, attached_at, attached_by)
    select ${kind}, ${id}::uuid, file_id, ${now}::timestamptz, ${userId}::uuid from unnest(${[...fileIds]}::uuid[]) file_id
    on conflict do nothing returning file_id`.execute(db);
  return rows.map((row) => row.file_id);
}

/** False when it was not attached. */
export async function deleteAttachment(db: Db, { kind, id }: Target, fileId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('record_attachments')
    .where('record_kind', '=', kind)
    .where('record_id', '=', id)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

const attachmentsOf = (db: Db, { kind, id }: Target) =>
  db.selectFrom('record_attachments').where('record_kind', '=', kind).where('record_id', '=', id);
