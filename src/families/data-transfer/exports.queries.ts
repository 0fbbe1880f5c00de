import { sql } from 'kysely';
import type { DataExport, Job, ViewQuery } from '#generated/console/types.gen.ts';
import type { AttachmentRef } from '#generated/types.gen.ts';
import type { DataTransferHandlers } from '#generated/console/families/data-transfer/handlers.ts';
import { jobRecord, jobsOf } from '#src/domain/background-jobs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  countRows,
  iso,
  isoOrNull,
  list,
  nested,
  record,
  recordFilters,
  recordSorts,
  reviserOf,
  selectRecord,
} from '#src/platform/db/query/index.ts';

interface Reader {
  readonly userId: string;
  readonly now: Date;
}

const exportsOf = (db: Db, { userId }: Pick<Reader, 'userId'>) =>
  db.selectFrom('data_exports as e').where('e.created_by', '=', userId);

/** The file, until it expires: the moment counts, and not when it is removed. */
const fileOf = (db: Db, now: Date) =>
  record<AttachmentRef>()(
    db
      .selectFrom('managed_files as f')
      .where(sql<boolean>`f.tenant_id = e.tenant_id`)
      .where(sql<boolean>`f.id = e.file_id`)
      .where(sql<boolean>`e.expires_at > ${now}`)
      .select(['f.id', 'f.file_name', 'f.content_type', 'f.size_bytes as size']),
  );

const exportRecord = (rows: ReturnType<typeof exportsOf>, { now }: Reader, db: Db) =>
  record<DataExport>()(
    rows.select([
      'e.id',
      as<DataExport['record_kind']>()('e.record_kind').as('record_kind'),
      'e.custom_object_id',
      'e.view_id',
      as<DataExport['format']>()('e.format').as('format'),
      'e.record_count',
      nested<AttachmentRef | null>(db, fileOf(db, now)).as('file'),
      nested<Job>(
        db,
        jobRecord(
          jobsOf(db)
            .where(sql<boolean>`j.tenant_id = e.tenant_id`)
            .where(sql<boolean>`j.id = e.job_id`),
        ),
      ).as('job'),
      isoOrNull('e.expires_at').as('expires_at'),
      'e.revision',
      iso('e.created_at').as('created_at'),
      iso('e.updated_at').as('updated_at'),
      'e.created_by',
    ]),
  );

export const dataExports = list<DataTransferHandlers['listDataExports'], Reader>()({
  rows: exportsOf,
  record: exportRecord,
  id: 'e.id',
  filters: { updated_after: recordFilters('e').updated_after },
  sorts: recordSorts('e'),
});

export const selectExport = (db: Db, reader: Reader, id: string) =>
  selectRecord(db, exportRecord(exportsOf(db, reader).where('e.id', '=', id), reader, db));

/** How many exports of the user are queued or run. */
export const countUnderWay = (db: Db, userId: string): Promise<number> =>
  countRows(
    exportsOf(db, { userId })
      .innerJoin('background_jobs as j', (join) =>
        join.onRef('j.tenant_id', '=', 'e.tenant_id').onRef('j.id', '=', 'e.job_id'),
      )
      .where('j.status', 'in', ['queued', 'running']),
  );

/** An export as its job sees it. */
export interface StoredExport {
  readonly id: string;
  readonly format: DataExport['format'];
  readonly query: ViewQuery;
  readonly record_kind: DataExport['record_kind'];
  readonly file_id: string;
  readonly record_count: number | null;
  readonly created_by: string;
}

export const findExport = (db: Db, id: string): Promise<StoredExport | undefined> =>
  db
    .selectFrom('data_exports')
    .where('id', '=', id)
    .select(['id', 'record_kind', 'format', 'query', 'file_id', 'record_count', 'created_by'])
    .executeTakeFirst() as Promise<StoredExport | undefined>;

/** Whether the job of the export still runs, which nobody ends before the transaction does. */
export async function holdRunning(db: Db, jobId: string): Promise<boolean> {
  const job = await db
    .selectFrom('background_jobs')
    .where('id', '=', jobId)
    .where('status', '=', 'running')
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return job !== undefined;
}

export const reviseExport = reviserOf('data_exports');
