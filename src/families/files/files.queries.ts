import { sql } from 'kysely';
import type { Attachment } from '#generated/types.gen.ts';
import type { FilesHandlers } from '#generated/families/files/handlers.ts';
import {
  definitionsWithFiles,
  fileRecord,
  files,
  isOwnUnattached,
  isSeenAttachment,
  isSeenFile,
} from '#src/domain/files/index.ts';
import { isVisibleRecord, viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  by,
  byName,
  list,
  mentions,
  oneOf,
  recordFilters,
  reviseRecord,
  type Condition,
} from '#src/platform/db/query/index.ts';

/** Attached to one of these records, which the viewer sees. */
const attachedTo = (scope: Scope, records: Condition): Condition => sql<boolean>`exists (
  select from record_attachments a where a.tenant_id = f.tenant_id and a.file_id = f.id and ${records}
    and ${isSeenAttachment(viewerIn(scope), 'a')} and ${isVisibleRecord(viewerIn(scope), sql`a.record_kind`, sql`a.record_id`)})`;

/** The record itself, and what belongs to it: files of a task include those of its stages. */
const isOfRecord = (kind: string, id: string): Condition => sql<boolean>`(
  (a.record_kind = ${kind} and a.record_id = ${id}::uuid)
  or (${kind} = 'task' and a.record_kind = 'task_stage' and a.record_id in (
    select s.id from task_stages s where s.tenant_id = a.tenant_id and s.task_id = ${id}::uuid)))`;

const isOfClients = (ids: readonly string[]): Condition =>
  sql<boolean>`(a.record_kind = 'client' and a.record_id = any(${ids}::uuid[]))`;

const isOfPartsOfClients = (ids: readonly string[]): Condition => sql<boolean>`(
  (a.record_kind = 'client' and a.record_id = any(${ids}::uuid[]))
  or (a.record_kind = 'client_note' and a.record_id in (
    select n.id from client_notes n where n.tenant_id = a.tenant_id and n.client_id = any(${ids}::uuid[])))
  or (a.record_kind = 'task' and a.record_id in (
    select t.id from tasks t where t.tenant_id = a.tenant_id and t.client_id = any(${ids}::uuid[])))
  or (a.record_kind = 'task_stage' and a.record_id in (
    select s.id from task_stages s join tasks t on t.tenant_id = s.tenant_id and t.id = s.task_id
    where t.tenant_id = a.tenant_id and t.client_id = any(${ids}::uuid[])))
  or (a.record_kind = 'ticket' and a.record_id in (
    select k.id from tickets k where k.tenant_id = a.tenant_id and k.client_id = any(${ids}::uuid[]))))`;

/** `isOwn`: only what the caller uploaded and has attached to nothing. `recordId` goes with the kind that the query names. */
export type Scope = ViewerScope & {
  readonly isOwn: boolean;
  readonly recordId: string;
  readonly hasParts: boolean;
};

export const fileList = list<FilesHandlers['listAttachments'], Scope>()({
  rows: (db: Db, scope) =>
    files(db).where(scope.isOwn ? isOwnUnattached(scope.userId) : isSeenFile(viewerIn(scope))),
  record: (rows, scope) => fileRecord(rows, viewerIn(scope)),
  id: 'f.id',
  filters: {
    ...recordFilters('f'),
    record_kind: (kind, scope) => attachedTo(scope, isOfRecord(kind, scope.recordId)),
    // Beside the kind, which it requires.
    record_id: () => sql<boolean>`true`,
    file_kind: oneOf('f.file_kind'),
    content_type: oneOf('f.content_type'),
    source: oneOf('f.source'),
    search: mentions('f.file_name'),
    client_id: (ids, scope) => attachedTo(scope, scope.hasParts ? isOfPartsOfClients(ids) : isOfClients(ids)),
    is_including_parts: () => sql<boolean>`true`,
  },
  sorts: { created_at: by('f.created_at'), file_name: byName('f.file_name'), size: by('f.size_bytes') },
});

export const renameFile = async (db: Db, id: string, fileName: string, now: Date): Promise<void> => {
  await reviseRecord(db, 'managed_files', id, { file_name: fileName }, now);
};

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('managed_files').where('id', '=', id).execute();
}

export async function isLogo(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('tenants')
    .where('id', '=', sql<string>`app.tenant_id()`)
    .where('logo_file_id', '=', id)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a layout, a modal or a shared section shows the file. */
export async function isInLayout(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('layout_uses')
    .where('used_kind', '=', 'file')
    .where('used_id', '=', id)
    .select('used_id')
    .executeTakeFirst();
  return found !== undefined;
}

export async function isFieldValue(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{
    used: boolean;
  }>`select app.is_field_value(app.tenant_id(), ${id}::uuid) as used`.execute(db);
  return rows[0]!.used;
}

/** Records that a file is attached to, seen or not. */
export async function selectRecordsOf(
  db: Db,
  fileId: string,
): Promise<{ kind: Attachment['records'][number]['kind']; id: string }[]> {
  const { rows } = await sql<{ kind: Attachment['records'][number]['kind']; id: string }>`
    select record_kind as kind, record_id as id from record_attachments
    where file_id = ${fileId}::uuid and record_kind <> all(${[...definitionsWithFiles]}::text[])`.execute(db);
  return rows;
}
