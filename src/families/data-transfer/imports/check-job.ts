import type { DataImportProblem } from '#generated/console/types.gen.ts';
import type { Services } from '#src/call/services.ts';
import type { Operations } from '#src/call/transact.ts';
import type { BackgroundJobKind, JobRun } from '#src/domain/background-jobs/index.ts';
import { jsonb } from '#src/platform/db/query/index.ts';
import { checkKind, type ImportInput } from './import-input.ts';
import { findImport, lockImport, reviseImport, type StoredImport } from './imports.queries.ts';
import { asCreatorOf, rowsAtOnce, withRefusals, type AsCreator } from './job-work.ts';
import { findNumberFormats } from './number-formats.ts';
import { blockingProblems, planHash, planOf, unclearNumbers } from './plan.ts';
import { readRows } from './read-file.ts';
import type { NumberFormat } from './reading/numbers.rules.ts';
import { tryRow } from './rows/import-row.ts';
import { loadKit } from './rows/kit.ts';
import {
  deleteFormerClaims,
  deleteFormerRows,
  findLastRow,
  holdJob,
  insertRows,
  type FileRow,
  type RowResult,
} from './rows/rows.queries.ts';
import type { Writer } from './targets/kinds.ts';

const removedAtOnce = 5_000;

type Tools = Pick<Services, 'storage' | 'isolate'>;

/** Tries every row of an import and takes it back, some at a time; one that begins again goes on behind the last row it came to. */
export const checkData = (operations: Pick<Operations, 'transact'>, services: Tools): BackgroundJobKind => ({
  kind: checkKind,
  run: (job) =>
    withRefusals(async () => {
      const { importId } = job.input as ImportInput;
      const wanted = await findImport(job.db.read(job.tenantId), importId);
      if (wanted === undefined || !isChecked(wanted, job)) return {};
      const asCreator = asCreatorOf(operations, job, checkKind);
      await removeFormer(job, wanted.id);
      const kit = await asCreator((ctx) => loadKit(ctx, wanted));
      let blocking: readonly DataImportProblem[] = blockingProblems(kit);
      if (blocking.length === 0) {
        const { found, unclear } = await findNumberFormats(job, services, wanted, kit.reading.columns);
        if (found.size > 0) await asCreator((ctx) => noteFormats(ctx, job, wanted.id, found));
        blocking = unclearNumbers(wanted, unclear);
      }
      if (blocking.length > 0 || (await checkRows(job, services, wanted, asCreator)))
        await asCreator((ctx) => finish(ctx, job, wanted.id, blocking));
      return {};
    }),
});

const isChecked = ({ status, check_id: checkId }: StoredImport, { jobId }: JobRun): boolean =>
  status === 'checking' && checkId === jobId;

/** Rows and claims of former checks count no more. */
async function removeFormer(job: JobRun, importId: string): Promise<void> {
  for (const remove of [deleteFormerRows, deleteFormerClaims])
    for (let count = removedAtOnce; count === removedAtOnce;) {
      job.signal?.throwIfAborted();
      count = await job.db.write(job.tenantId, ({ db }) => remove(db, importId, job.jobId, removedAtOnce));
    }
}

/** Answers whether it came to the end; false once the check was cancelled. */
async function checkRows(
  job: JobRun,
  services: Tools,
  wanted: StoredImport,
  asCreator: AsCreator,
): Promise<boolean> {
  const knownTags = new Map<string, boolean>();
  const places = wanted.read_columns.map((name) =>
    wanted.columns.findIndex((column) => column.name === name),
  );
  const file = { ...wanted, id: wanted.file_id };
  let { last, count } = await findLastRow(job.db.read(job.tenantId), wanted.id, job.jobId);
  for (let hasMore = true; hasMore;) {
    const window = await readRows({ tenantId: job.tenantId, services }, file, last, places);
    for (let at = 0; at < window.rows.length; at += rowsAtOnce) {
      job.signal?.throwIfAborted();
      const some = window.rows.slice(at, at + rowsAtOnce);
      if (!(await asCreator((ctx) => checkSome(ctx, job, wanted.id, some, knownTags)))) return false;
      count += some.length;
      last = some.at(-1)!.number;
      if (!(await job.progress(Math.min(99, Math.floor((99 * count) / wanted.row_count))))) return false;
    }
    hasMore = window.hasMore;
  }
  return true;
}

async function checkSome(
  ctx: Writer,
  job: JobRun,
  importId: string,
  rows: readonly FileRow[],
  knownTags: Map<string, boolean>,
): Promise<boolean> {
  const wanted = await lockImport(ctx.db, importId);
  if (wanted === undefined || !isChecked(wanted, job) || !(await holdJob(ctx.db, job.jobId))) return false;
  const kit = await loadKit(ctx, wanted, { isTrial: true, knownTags });
  const results: (FileRow & RowResult)[] = [];
  for (const row of rows) results.push({ ...row, ...(await tryRow(ctx, kit, row)) });
  await insertRows(ctx.db, importId, job.jobId, results);
  return true;
}

/** The mapping says how numbers are read, and the run reads them so. */
async function noteFormats(
  ctx: Writer,
  job: JobRun,
  importId: string,
  found: ReadonlyMap<string, NumberFormat>,
): Promise<void> {
  const wanted = await lockImport(ctx.db, importId);
  if (wanted === undefined || !isChecked(wanted, job)) return;
  const mapping = wanted.mapping.map((each) => ({
    ...each,
    number_format: each.number_format ?? found.get(each.column) ?? null,
  }));
  await reviseImport(ctx.db, importId, { mapping: jsonb(mapping)! }, ctx.now);
}

async function finish(
  ctx: Writer,
  job: JobRun,
  importId: string,
  blocking: readonly DataImportProblem[],
): Promise<void> {
  const wanted = await lockImport(ctx.db, importId);
  if (wanted === undefined || !isChecked(wanted, job) || !(await holdJob(ctx.db, job.jobId))) return;
  const hash = await planHash(ctx.db, await loadKit(ctx, wanted), job.jobId);
  const plan = await planOf(ctx.db, wanted, job.jobId, {
    hash,
    checkedAt: ctx.now.toISOString(),
    isDone: false,
  });
  await reviseImport(
    ctx.db,
    importId,
    {
      status: blocking.length > 0 ? 'invalid' : 'ready',
      plan: jsonb({ ...plan, problems: [...blocking, ...plan.problems].slice(0, 100) }),
    },
    ctx.now,
  );
}
