import { sql, type RawBuilder } from 'kysely';
import type {
  DataImport,
  DataImportColumn,
  DataImportMapping,
  DataImportPlan,
  Job,
} from '#generated/console/types.gen.ts';
import type { AttachmentRef } from '#generated/types.gen.ts';
import type { DataTransferHandlers } from '#generated/console/families/data-transfer/handlers.ts';
import { jobRecord, jobsOf } from '#src/domain/background-jobs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  byName,
  countRows,
  iso,
  list,
  nested,
  oneOf,
  record,
  recordFilters,
  recordSorts,
  reviserOf,
  selectRecord,
  storedId,
} from '#src/platform/db/query/index.ts';

export interface Reader {
  readonly userId: string;
  /** Whether the imports of all members are shown. */
  readonly seesAll: boolean;
}

/** Imports with their job, `j`. */
const allImports = (db: Db) =>
  db
    .selectFrom('data_imports as i')
    .leftJoin('background_jobs as j', (join) =>
      join.onRef('j.tenant_id', '=', 'i.tenant_id').onRef('j.id', '=', 'i.job_id'),
    );

const importsOf = (db: Db, { userId, seesAll }: Reader) =>
  seesAll ? allImports(db) : allImports(db).where('i.created_by', '=', userId);

/** Whether the job ended without a word: it was cancelled or failed, or has been removed. */
const isLeft = sql<boolean>`(i.status in ('checking', 'importing') and coalesce(j.status not in ('queued', 'running'), true))`;

/** The status, as the end of the job leaves it. */
const status: RawBuilder<DataImport['status']> = sql`
  case when not ${isLeft} then i.status when i.status = 'checking' then 'draft' when j.status = 'cancelled' then 'cancelled' else 'failed' end`;

/** What an import that ended early did: its rows that are done. */
const leftPlan = sql`(select i.plan || jsonb_build_object(
    'created_count', count(*) filter (where r.outcome = 'created'), 'updated_count', count(*) filter (where r.outcome = 'updated'),
    'unchanged_count', count(*) filter (where r.outcome = 'unchanged'), 'failed_count', count(*) filter (where r.outcome = 'failed'))
  from data_import_rows r where r.tenant_id = i.tenant_id and r.import_id = i.id and r.check_id = i.check_id and r.is_done)`;

const plan: RawBuilder<DataImportPlan | null> = sql`
  case when i.plan is null or not ${isLeft} or i.status = 'checking' then i.plan else ${leftPlan} end`;

/** The mapping; earlier versions stored none of the formats of numbers. */
const mapping: RawBuilder<DataImportMapping[]> = sql`(
  select coalesce(jsonb_agg('{"number_format": null}'::jsonb || m.each order by m.place), '[]')
  from jsonb_array_elements(i.mapping) with ordinality m (each, place))`;

const importRecord = (rows: ReturnType<typeof importsOf>, _reader: Reader, db: Db) =>
  record<DataImport>()(
    rows.select([
      'i.id',
      'i.name',
      as<DataImport['record_kind']>()('i.record_kind').as('record_kind'),
      'i.custom_object_id',
      'i.profile_id',
      'i.process_definition_id',
      'i.source_name',
      sql<AttachmentRef>`json_build_object('id', i.file_id, 'file_name', i.file_name, 'content_type', i.content_type, 'size', i.file_size)`.as(
        'file',
      ),
      'i.sheet_name',
      'i.has_headings',
      'i.row_count',
      as<DataImportColumn[]>()('i.columns').as('columns'),
      mapping.as('mapping'),
      'i.key_column',
      'i.match_targets',
      as<DataImport['on_match']>()('i.on_match').as('on_match'),
      status.as('status'),
      plan.as('plan'),
      nested<Job | null>(
        db,
        jobRecord(
          jobsOf(db)
            .where(sql<boolean>`j.tenant_id = i.tenant_id`)
            .where(sql<boolean>`j.id = i.job_id`),
        ),
      ).as('job'),
      'i.revision',
      iso('i.created_at').as('created_at'),
      iso('i.updated_at').as('updated_at'),
      'i.created_by',
    ]),
  );

export const dataImports = list<DataTransferHandlers['listDataImports'], Reader>()({
  rows: importsOf,
  record: importRecord,
  id: 'i.id',
  filters: {
    updated_after: recordFilters('i').updated_after,
    record_kind: oneOf('i.record_kind'),
    status: (wanted) => sql<boolean>`${status} = any(${wanted}::text[])`,
  },
  sorts: { ...recordSorts('i'), name: byName('i.name') },
});

export const selectImport = (db: Db, reader: Reader, id: string) =>
  selectRecord(db, importRecord(importsOf(db, reader).where('i.id', '=', storedId(id)), reader, db));

/** An import as changes and jobs see it. */
export interface StoredImport {
  readonly id: string;
  readonly name: string;
  readonly record_kind: DataImport['record_kind'];
  readonly custom_object_id: string | null;
  readonly profile_id: string | null;
  readonly process_definition_id: string | null;
  readonly source_name: string | null;
  readonly file_id: string;
  readonly file_name: string;
  readonly sheet_name: string | null;
  readonly has_headings: boolean;
  readonly row_count: number;
  readonly columns: readonly DataImportColumn[];
  readonly mapping: readonly DataImportMapping[];
  readonly key_column: string | null;
  readonly match_targets: readonly string[];
  readonly on_match: DataImport['on_match'];
  readonly status: DataImport['status'];
  readonly plan: DataImportPlan | null;
  readonly check_id: string | null;
  readonly read_columns: readonly string[];
  readonly job_id: string | null;
  readonly revision: number;
  readonly created_by: string;
}

const stored = (db: Db, id: string) =>
  allImports(db)
    .where('i.id', '=', storedId(id))
    .select([
      'i.id',
      'i.name',
      'i.record_kind',
      'i.custom_object_id',
      'i.profile_id',
      'i.process_definition_id',
      'i.source_name',
      'i.file_id',
      'i.file_name',
      'i.sheet_name',
      'i.has_headings',
      'i.row_count',
      'i.columns',
      'i.mapping',
      'i.key_column',
      'i.match_targets',
      'i.on_match',
      status.as('status'),
      'i.plan',
      'i.check_id',
      'i.read_columns',
      'i.job_id',
      'i.revision',
      'i.created_by',
    ]);

export const findImport = (db: Db, id: string): Promise<StoredImport | undefined> =>
  stored(db, id).executeTakeFirst() as Promise<StoredImport | undefined>;

/** The import, which nobody else changes before the transaction ends; its job may end. */
export async function lockImport(db: Db, id: string): Promise<StoredImport | undefined> {
  const locked = await db
    .selectFrom('data_imports')
    .where('id', '=', storedId(id))
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return locked === undefined ? undefined : findImport(db, locked.id);
}

export const reviseImport = reviserOf('data_imports');

export async function deleteImport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('data_imports').where('id', '=', id).execute();
}

export const countImports = (db: Db, userId: string): Promise<number> =>
  countRows(db.selectFrom('data_imports').where('created_by', '=', userId));

/** How many imports of the user are checked or run. */
export const countUnderWay = (db: Db, userId: string): Promise<number> =>
  countRows(
    allImports(db)
      .where('i.created_by', '=', userId)
      .where('i.status', 'in', ['checking', 'importing'])
      .where('j.status', 'in', ['queued', 'running']),
  );
