import { sql } from 'kysely';
import type { ManagedUploadStatus, RecordTarget } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';

/** A session as rules see one. */
export interface StoredUpload {
  readonly id: string;
  readonly file_id: string;
  readonly status: ManagedUploadStatus;
  readonly file_name: string;
  readonly content_type: string;
  readonly size_bytes: number;
  readonly checksum_sha256: string | null;
  readonly part_size: number;
  readonly part_count: number;
  readonly record_kind: RecordTarget['kind'] | null;
  readonly record_id: string | null;
  readonly revision: number;
  readonly created_by: string;
}

export interface StoredPart {
  readonly part_number: number;
  readonly checksum_sha256: string;
}

/** With `lock`, nobody changes it, completes it or adds a part before the transaction ends; `share` lets others add parts. */
export function findUpload(db: Db, id: string, lock?: 'share' | 'change'): Promise<StoredUpload | undefined> {
  return db
    .selectFrom('managed_uploads')
    .where('id', '=', id)
    .select([
      'id',
      'file_id',
      'status',
      'file_name',
      'content_type',
      'size_bytes',
      'checksum_sha256',
      'part_size',
      'part_count',
      sql<StoredUpload['record_kind']>`record_kind`.as('record_kind'),
      'record_id',
      'revision',
      'created_by',
    ])
    .$if(lock === 'change', (query) => query.forUpdate())
    .$if(lock === 'share', (query) => query.forShare())
    .executeTakeFirst() as Promise<StoredUpload | undefined>;
}

export const updateUpload = (
  db: Db,
  id: string,
  values: { status: ManagedUploadStatus; failure_reason?: string | null; checksum_sha256?: string | null },
  now: Date,
): Promise<void> => reviseRecord(db, 'managed_uploads', id, values, now);

export function selectParts(db: Db, uploadId: string): Promise<StoredPart[]> {
  return db
    .selectFrom('managed_upload_parts')
    .where('upload_id', '=', uploadId)
    .select(['part_number', 'checksum_sha256'])
    .orderBy('part_number')
    .execute();
}

/** The part that came last is the one that counts. */
export const upsertPart = (db: Db, uploadId: string, part: StoredPart, now: Date): Promise<void> =>
  upsertParts(db, uploadId, [part], now);

/** Notes parts that came past the service. */
export async function upsertParts(
  db: Db,
  uploadId: string,
  parts: readonly StoredPart[],
  now: Date,
): Promise<void> {
  if (parts.length === 0) return;
  await db
    .insertInto('managed_upload_parts')
    .values(parts.map((part) => ({ upload_id: uploadId, ...part, received_at: now.toISOString() })))
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'upload_id', 'part_number']).doUpdateSet((e) => ({
        checksum_sha256: e.ref('excluded.checksum_sha256'),
        received_at: e.ref('excluded.received_at'),
      })),
    )
    .execute();
}

export async function deleteParts(db: Db, uploadId: string): Promise<void> {
  await db.deleteFrom('managed_upload_parts').where('upload_id', '=', uploadId).execute();
}

/** What the store need not keep any longer, once this is committed. */
export async function insertRemovals(
  db: Db,
  things: readonly { readonly kind: 'file' | 'upload'; readonly id: string }[],
): Promise<void> {
  await db
    .insertInto('content_removals')
    .values([...things])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
