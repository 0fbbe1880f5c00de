import { sql } from 'kysely';
import type {
  DataImportCell,
  DataImportPlan,
  DataImportProblem,
  DataImportRow,
  DataImportRowProblem,
  ErrorDetail,
  RecordRef,
} from '#generated/console/types.gen.ts';
import type { DataTransferHandlers } from '#generated/console/families/data-transfer/handlers.ts';
import { nameIfVisible, viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, by, list, oneOf, record } from '#src/platform/db/query/index.ts';

export type Outcome = DataImportRow['outcome'];

/** Why a row failed, as it is stored. */
export interface RowProblem {
  readonly column: string | null;
  readonly code: DataImportProblem['code'];
  /** As the plan says it, without the column. */
  readonly message: string;
  readonly error: ErrorDetail;
  /** All problems of the row, this one first; rows that were judged by an earlier version have none. */
  readonly problems?: readonly DataImportRowProblem[];
}

export interface RowResult {
  readonly outcome: Outcome;
  readonly recordId: string | null;
  readonly problem: RowProblem | null;
}

/** A row of the file: its number, and the texts of the columns that the import reads. */
export interface FileRow {
  readonly number: number;
  readonly texts: readonly string[];
}

interface Reader extends ViewerScope {
  readonly importId: string;
  readonly checkId: string;
  /** Whether only rows that are done count: those of an import that ended early. */
  readonly isOver: boolean;
}

const rowsOf = (db: Db, { importId, checkId, isOver }: Reader) => {
  const rows = db
    .selectFrom('data_import_rows as r')
    .innerJoin('data_imports as i', (join) =>
      join.onRef('i.tenant_id', '=', 'r.tenant_id').onRef('i.id', '=', 'r.import_id'),
    )
    .where('r.import_id', '=', importId)
    .where('r.check_id', '=', checkId);
  return isOver ? rows.where('r.is_done', '=', true) : rows;
};

const cells = sql<DataImportCell[]>`coalesce((
  select json_agg(json_build_object('column', i.read_columns[t.place], 'text', left(t.text, 2000)) order by t.place)
  from jsonb_array_elements_text(r.texts) with ordinality t (text, place)), '[]'::json)`;

/** Problems of a row; earlier versions noted the first alone. */
const allProblems = (alias: string) => {
  const problem = sql.ref(`${alias}.problem`);
  return sql`coalesce(${problem} -> 'problems', jsonb_build_array(jsonb_build_object(
    'column', ${problem} -> 'column', 'code', ${problem} -> 'code', 'text', null, 'message', ${problem} -> 'message')))`;
};

const rowRecord = (rows: ReturnType<typeof rowsOf>, reader: Reader) =>
  record<DataImportRow>()(
    rows.select([
      'r.row_number',
      as<Outcome>()('r.outcome').as('outcome'),
      sql<RecordRef | null>`case when r.record_id is not null then json_build_object('kind', i.record_kind, 'id', r.record_id,
        'name', ${nameIfVisible(viewerIn(reader), sql.ref('i.record_kind'), sql.ref('r.record_id'))}) end`.as(
        'record',
      ),
      cells.as('cells'),
      sql<ErrorDetail | null>`r.problem -> 'error'`.as('error'),
      sql<
        DataImportRowProblem[]
      >`case when r.problem is null then '[]'::jsonb else ${allProblems('r')} end`.as('problems'),
    ]),
  );

export const dataImportRows = list<DataTransferHandlers['listDataImportRows'], Reader>()({
  rows: rowsOf,
  record: rowRecord,
  id: 'r.row_number',
  filters: { outcome: oneOf('r.outcome') },
  sorts: { row_number: by('r.row_number') },
  own: [sql`r.row_number`],
});

/** Rows of a check with what would become of them. */
export async function insertRows(
  db: Db,
  importId: string,
  checkId: string,
  rows: readonly (FileRow & RowResult)[],
): Promise<void> {
  await sql`
    insert into data_import_rows (import_id, check_id, row_number, texts, outcome, record_id, problem)
    select ${importId}::uuid, ${checkId}::uuid, w.row_number, w.texts, w.outcome, w.record_id, w.problem
    from jsonb_to_recordset(${JSON.stringify(
      rows.map(({ number, texts, outcome, recordId, problem }) => ({
        row_number: number,
        texts,
        outcome,
        record_id: recordId,
        problem,
      })),
    )}::jsonb) as w (row_number integer, texts jsonb, outcome text, record_id uuid, problem jsonb)`.execute(
    db,
  );
}

/** Notes what became of rows of an import that runs. */
export async function finishRows(
  db: Db,
  importId: string,
  checkId: string,
  rows: readonly ({ readonly number: number } & RowResult)[],
): Promise<void> {
  await sql`
    update data_import_rows r set outcome = w.outcome, record_id = w.record_id, problem = w.problem, is_done = true
    from jsonb_to_recordset(${JSON.stringify(
      rows.map(({ number, outcome, recordId, problem }) => ({
        row_number: number,
        outcome,
        record_id: recordId,
        problem,
      })),
    )}::jsonb) as w (row_number integer, outcome text, record_id uuid, problem jsonb)
    where r.import_id = ${importId} and r.check_id = ${checkId} and r.row_number = w.row_number`.execute(db);
}

/** The last row that a check has come to. */
export async function findLastRow(
  db: Db,
  importId: string,
  checkId: string,
): Promise<{ last: number; count: number }> {
  const { rows } = await sql<{ last: number; count: number }>`
    select coalesce(max(row_number), 0) as last, count(*)::integer as count from data_import_rows
    where import_id = ${importId} and check_id = ${checkId}`.execute(db);
  return rows[0]!;
}

export interface PendingRow extends FileRow {
  readonly outcome: Outcome;
  readonly problem: RowProblem | null;
}

/** The next rows that are not imported yet, in the order of the file. */
export async function selectPending(
  db: Db,
  importId: string,
  checkId: string,
  after: number,
  limit: number,
): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    select row_number as number, texts, outcome, problem from data_import_rows
    where import_id = ${importId} and check_id = ${checkId} and row_number > ${after} and not is_done
    order by row_number limit ${limit}`.execute(db);
  return rows;
}

/** Removes what former checks of an import left in a table, which `key` tells apart within a check, some at a time; answers how many. */
const formerRemover =
  (table: 'data_import_rows' | 'data_import_claims', key: string) =>
  async (db: Db, importId: string, checkId: string, limit: number): Promise<number> => {
    const [from, column] = [sql.table(table), sql.ref(key)];
    const { numAffectedRows } = await sql`
      delete from ${from} where import_id = ${importId} and (check_id, ${column}) in (
        select check_id, ${column} from ${from} where import_id = ${importId} and check_id <> ${checkId} limit ${limit})`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0n);
  };

export const deleteFormerRows = formerRemover('data_import_rows', 'row_number');
export const deleteFormerClaims = formerRemover('data_import_claims', 'claim');

/** Claims for a row what no other row of the file may have; answers the first claim that another row has already, if any. */
export async function claim(
  db: Db,
  importId: string,
  checkId: string,
  row: number,
  claims: readonly string[],
): Promise<string | undefined> {
  if (claims.length === 0) return undefined;
  const taken = await sql<{ claim: string }>`
    select claim from data_import_claims
    where import_id = ${importId} and check_id = ${checkId} and claim = any(${claims}::text[]) and row_number <> ${row}::integer
    order by row_number, array_position(${claims}::text[], claim) limit 1`.execute(db);
  if (taken.rows.length > 0) return taken.rows[0]!.claim;
  await sql`
    insert into data_import_claims (import_id, check_id, claim, row_number)
    select ${importId}::uuid, ${checkId}::uuid, c, ${row}::integer from unnest(${claims}::text[]) c
    on conflict do nothing`.execute(db);
  return undefined;
}

export type Counts = Pick<
  DataImportPlan,
  'created_count' | 'updated_count' | 'unchanged_count' | 'failed_count'
>;

/** How many rows of each outcome there are; with `isDone` of those that are imported. */
export async function countOutcomes(
  db: Db,
  importId: string,
  checkId: string,
  isDone: boolean,
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where outcome = 'created')::integer as created_count,
      count(*) filter (where outcome = 'updated')::integer as updated_count,
      count(*) filter (where outcome = 'unchanged')::integer as unchanged_count,
      count(*) filter (where outcome = 'failed')::integer as failed_count
    from data_import_rows where import_id = ${importId} and check_id = ${checkId} and (is_done or not ${isDone}::boolean)`.execute(
    db,
  );
  return rows[0]!;
}

/** Problems of rows, the most frequent first. */
export async function selectProblems(
  db: Db,
  importId: string,
  checkId: string,
  isDone: boolean,
  limit: number,
): Promise<DataImportProblem[]> {
  const { rows } = await sql<DataImportProblem>`
    select p.problem ->> 'column' as "column", p.problem ->> 'code' as code, false as is_blocking, count(distinct r.row_number)::integer as row_count,
      (array_agg(distinct r.row_number order by r.row_number))[1:10] as first_row_numbers, p.problem ->> 'message' as message
    from data_import_rows r cross join lateral jsonb_array_elements(${allProblems('r')}) p (problem)
    where r.import_id = ${importId} and r.check_id = ${checkId} and r.problem is not null and (r.is_done or not ${isDone}::boolean)
    group by 1, 2, 6 order by count(distinct r.row_number) desc, min(r.row_number) limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** A fingerprint of what would become of the rows, and of what that depends on. */
export async function hashRows(db: Db, importId: string, checkId: string, basis: string): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select encode(sha256(convert_to(${basis}::text || coalesce(string_agg(
      row_number || outcome || coalesce(record_id::text, '') || md5(texts::text), ',' order by row_number), ''), 'UTF8')), 'hex') as hash
    from data_import_rows where import_id = ${importId} and check_id = ${checkId}`.execute(db);
  return rows[0]!.hash;
}

/** Notes what the source calls a record. */
export async function storeKey(
  db: Db,
  key: { readonly sourceName: string; readonly scope: string; readonly key: string },
  record: { readonly kind: string; readonly id: string },
): Promise<void> {
  await sql`
    insert into data_import_keys (source_name, scope, source_key, record_kind, record_id)
    values (${key.sourceName}, ${key.scope}, ${key.key}, ${record.kind}, ${record.id})
    on conflict (tenant_id, source_name, scope, source_key) do update set record_id = excluded.record_id`.execute(
    db,
  );
}

/** Whether the job runs, which nobody ends before the transaction does. */
export async function holdJob(db: Db, jobId: string): Promise<boolean> {
  const { rows } =
    await sql`select from background_jobs where id = ${jobId} and status = 'running' for update`.execute(db);
  return rows.length > 0;
}
