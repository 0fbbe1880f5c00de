import { sql, type RawBuilder } from 'kysely';
import type { Attachment, UserRef } from '#generated/types.gen.ts';
import type {
  FileKindSize,
  FileSourceSize,
  RecordKindSize,
  StorageUsage,
} from '#generated/console/types.gen.ts';
import type { ExportStoredFilesInput } from '#generated/console/families/oversight/handlers.ts';
import { definitionsWithFiles, files, isSeenFile, recordsOf } from '#src/domain/files/index.ts';
import { userRefOrNull } from '#src/domain/refs/index.ts';
import { viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  before,
  by,
  iso,
  list,
  oneOf,
  record,
  since,
  type Listing,
} from '#src/platform/db/query/index.ts';

type Sizes = Omit<StorageUsage, 'used_bytes' | 'limit_bytes'>;

const size = (condition: RawBuilder<boolean> = sql`true`) => sql`json_build_object(
  'file_count', count(*) filter (where ${condition}), 'size_bytes', coalesce(sum(size_bytes) filter (where ${condition}), 0))`;

/** Groups as the contract has them, largest first. */
const groups = <T>(name: string, from: RawBuilder<unknown>) => sql<T[]>`(
  select coalesce(json_agg(json_build_object(${sql.lit(name)}, g.name, 'file_count', g.files, 'size_bytes', g.bytes) order by g.bytes desc, g.name), '[]')
  from (select r.name, count(*) as files, sum(r.size_bytes) as bytes from (${from}) r group by r.name) g)`;

const perColumn = (column: 'file_kind' | 'source') =>
  sql`select ${sql.ref(column)} as name, size_bytes from stored`;

const perRecordKind = sql`
  select distinct a.record_kind as name, s.id, s.size_bytes from stored s join record_attachments a on a.tenant_id = s.tenant_id and a.file_id = s.id
  where a.record_kind <> all(${[...definitionsWithFiles]}::text[])`;

/** What the files of the agency take up, everybody's. */
export async function selectSizes(db: Db): Promise<Sizes> {
  const { rows } = await sql<Sizes>`
    with stored as materialized (
      select tenant_id, id, file_kind, source, size_bytes, unattached_since from managed_files where status = 'ready'
    ), uploads as (
      select size_bytes from managed_uploads where status in ('created', 'uploading', 'assembling', 'checking')
    )
    select (select ${size()} from stored) as files,
      (select ${size()} from uploads) as uploads_under_way,
      (select ${size(sql`unattached_since is not null`)} from stored) as unattached,
      ${groups<FileKindSize>('file_kind', perColumn('file_kind'))} as by_file_kind,
      ${groups<FileSourceSize>('source', perColumn('source'))} as by_source,
      ${groups<RecordKindSize>('record_kind', perRecordKind)} as by_record_kind`.execute(db);
  return rows[0]!;
}

/** A file, and who brought it. */
export type StoredFile = Pick<
  Attachment,
  'id' | 'file_name' | 'file_kind' | 'content_type' | 'size' | 'source' | 'records' | 'created_at'
> & { readonly creator: UserRef | null };

type ExportQuery = ExportStoredFilesInput['query'] & {
  readonly sort: 'size';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
};

export const storedFiles = list<Listing<ExportQuery, StoredFile>, ViewerScope>()({
  rows: (db: Db, scope) => files(db).where(isSeenFile(viewerIn(scope))),
  record: (rows, scope) =>
    record<StoredFile>()(
      rows.select([
        'f.id',
        'f.file_name',
        as<Attachment['file_kind']>()('f.file_kind').as('file_kind'),
        'f.content_type',
        'f.size_bytes as size',
        as<Attachment['source']>()('f.source').as('source'),
        recordsOf(viewerIn(scope)).as('records'),
        iso('f.created_at').as('created_at'),
        userRefOrNull('f.created_by').as('creator'),
      ]),
    ),
  id: 'f.id',
  filters: {
    file_kind: oneOf('f.file_kind'),
    created_after: since('f.created_at'),
    created_before: before('f.created_at'),
  },
  sorts: { size: by('f.size_bytes') },
});
