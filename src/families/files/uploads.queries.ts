import { sql } from 'kysely';
import type { Attachment, ManagedUpload, RecordTarget } from '#generated/types.gen.ts';
import type { FilesHandlers } from '#generated/console/families/files/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { fileRecord, files, namedRecord } from '#src/domain/files/index.ts';
import { viewerIn, type RecordViewer, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  by,
  insertRecord,
  iso,
  list,
  nested,
  oneOf,
  record,
  selectRecord,
  since,
  type RecordQuery,
} from '#src/platform/db/query/index.ts';

const uploads = (db: Db) => db.selectFrom('managed_uploads as u');

const fileOf = (db: Db, viewer: RecordViewer) =>
  nested<Attachment | null>(
    db,
    fileRecord(
      files(db)
        .where(sql<boolean>`f.tenant_id = u.tenant_id`)
        .where(sql<boolean>`f.id = u.file_id`),
      viewer,
    ),
  );

const recordOf = (viewer: RecordViewer) => sql<
  ManagedUpload['record']
>`case when u.record_kind is not null then
  json_build_object('kind', u.record_kind, 'id', u.record_id,
    'name', (select name from ${namedRecord(viewer, sql`u.record_kind`, sql`u.record_id`)})) end`;

/** Those that are noted, and those that the store tells of besides. */
const receivedParts = (arrived: readonly number[]) => sql<number[]>`(
  select coalesce(json_agg(n.part_number order by n.part_number), '[]') from (
    select p.part_number from managed_upload_parts p where p.tenant_id = u.tenant_id and p.upload_id = u.id
    union select unnest(${[...arrived]}::integer[])) n)`;

const uploadRecord = (
  db: Db,
  query: ReturnType<typeof uploads>,
  viewer: RecordViewer,
  arrived: readonly number[] = [],
): RecordQuery<ManagedUpload> =>
  record<ManagedUpload>()(
    query.select([
      'u.id',
      'u.status',
      'u.file_name',
      'u.content_type',
      'u.size_bytes as size',
      'u.checksum_sha256',
      'u.part_size',
      'u.part_count',
      receivedParts(arrived).as('received_parts'),
      recordOf(viewer).as('record'),
      fileOf(db, viewer).as('attachment'),
      'u.failure_reason',
      iso('u.expires_at').as('expires_at'),
      'u.revision',
      iso('u.created_at').as('created_at'),
      iso('u.updated_at').as('updated_at'),
      'u.created_by',
    ]),
  );

/** `isAll`: the caller sees those of others too. */
type Scope = ViewerScope & { readonly isAll: boolean };

export const uploadList = list<FilesHandlers['listManagedUploads'], Scope>()({
  rows: (db, { isAll, userId }) => (isAll ? uploads(db) : uploads(db).where('u.created_by', '=', userId)),
  record: (rows, scope, db) => uploadRecord(db, rows, viewerIn(scope)),
  id: 'u.id',
  filters: { status: oneOf('u.status'), updated_after: since('u.updated_at') },
  sorts: { created_at: by('u.created_at'), updated_at: by('u.updated_at') },
});

export const selectUpload = (
  db: Db,
  viewer: RecordViewer,
  id: string,
  arrived?: readonly number[],
): Promise<JsonText<ManagedUpload> | undefined> =>
  selectRecord(db, uploadRecord(db, uploads(db).where('u.id', '=', id), viewer, arrived));

export interface NewUpload {
  readonly file_name: string;
  readonly content_type: string;
  readonly size: number;
  readonly checksum_sha256: string | null;
  readonly record: RecordTarget | null;
  readonly partSize: number;
  readonly partCount: number;
  readonly expiresAt: Date;
  readonly userId: string;
}

export const insertUpload = (db: Db, upload: NewUpload, now: Date): Promise<string> =>
  insertRecord(
    db,
    'managed_uploads',
    {
      file_name: upload.file_name,
      content_type: upload.content_type,
      size_bytes: upload.size,
      checksum_sha256: upload.checksum_sha256,
      record_kind: upload.record?.kind ?? null,
      record_id: upload.record?.id ?? null,
      part_size: upload.partSize,
      part_count: upload.partCount,
      expires_at: upload.expiresAt.toISOString(),
      created_by: upload.userId,
    },
    now,
  );
