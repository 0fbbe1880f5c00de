import { sql } from 'kysely';
import type { AttachmentRef } from '#generated/types.gen.ts';
import { isSeenFile } from '#src/domain/files/index.ts';
import { isVisibleRecord, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A file as far as a block needs to know it. */
export interface NamedFile {
  readonly id: string;
  readonly status: string;
  readonly duration_seconds: number | null;
}

/** Those of these files that the viewer sees, ready or not. */
export async function selectNamedFiles(
  db: Db,
  viewer: RecordViewer,
  ids: readonly string[],
): Promise<NamedFile[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('managed_files as f')
    .where(sql<boolean>`f.id = any(${[...ids]}::uuid[])`)
    .where(isSeenFile(viewer))
    .select(['f.id', 'f.status', 'f.duration_seconds'])
    .execute();
}

/** Those of these SOPs that the viewer may read. */
export async function selectReadableSops(
  db: Db,
  viewer: RecordViewer,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select named.sop_id as id from unnest(${[...ids]}::uuid[]) named (sop_id)
    where ${isVisibleRecord(viewer, sql.lit('sop'), sql.ref('named.sop_id'), ['sop'])}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The files among these that are ready and that the viewer sees, as answers list them, in this order. */
export async function selectFileRefs(
  db: Db,
  viewer: RecordViewer,
  ids: readonly string[],
): Promise<AttachmentRef[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<AttachmentRef>`
    select f.id, f.file_name, f.content_type, f.size_bytes as size from managed_files f
    where f.id = any(${[...ids]}::uuid[]) and f.status = 'ready' and ${isSeenFile(viewer)}
    order by array_position(${[...ids]}::uuid[], f.id)`.execute(db);
  return rows;
}
