import type { DataImport } from '#generated/console/types.gen.ts';
import type { Operations } from '#src/call/transact.ts';
import type { BackgroundJobKind, JobOutcome, JobRun } from '#src/domain/background-jobs/index.ts';
import { isPassingConflict, toProblem } from '#src/platform/db/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { holdName, jsonb } from '#src/platform/db/query/index.ts';
import { importKind, type ImportInput } from './import-input.ts';
import { findImport, lockImport, reviseImport, type StoredImport } from './imports.queries.ts';
import { asCreatorOf, rowsAtOnce, withRefusals, type AsCreator } from './job-work.ts';
import { planOf } from './plan.ts';
import { addChoices, forgetFormerChoices, newChoices } from './reading/choices.ts';
import { runRow, textsOf } from './rows/import-row.ts';
import { loadKit } from './rows/kit.ts';
import { finishRows, holdJob, selectPending, type RowResult } from './rows/rows.queries.ts';
import { scopeOf, type Writer } from './targets/kinds.ts';

/** Imports the rows of a plan, some at a time, each once: what became of a row is stored in the transaction that stores its record. */
export const importData = (operations: Pick<Operations, 'transact'>): BackgroundJobKind => ({
  kind: importKind,
  run: (job) =>
    withRefusals(async () => {
      const { importId } = job.input as ImportInput;
      const wanted = await findImport(job.db.read(job.tenantId), importId);
      if (wanted === undefined || wanted.job_id !== job.jobId) return {};
      if (wanted.status !== 'importing') return { failedCount: wanted.plan?.failed_count ?? 0 };
      try {
        const isWhole = await importRows(job, wanted, asCreatorOf(operations, job, importKind));
        return await finish(job, importId, isWhole ? null : 'cancelled');
      } catch (error) {
        if (error instanceof Problem && error.status < 500) await finish(job, importId, 'failed');
        throw error;
      }
    }),
});

/** Answers whether it came to the end; false once the import was cancelled. */
async function importRows(job: JobRun, wanted: StoredImport, asCreator: AsCreator): Promise<boolean> {
  const knownTags = new Map<string, boolean>();
  for (let after = 0; ;) {
    job.signal?.throwIfAborted();
    await addNewChoices(job, wanted.id, after, asCreator);
    const done = await asCreator((ctx) => importSome(ctx, job, wanted.id, after, knownTags));
    if (done === null) return false;
    if (done.count === 0) return true;
    after = done.last;
    const percent = Math.floor((99 * done.last) / Math.max(wanted.row_count + 1, done.last));
    if (!(await job.progress(percent))) return false;
  }
}

/** Choices that the next rows bring are added before them and stay, so that no row changes definitions that others are judged by. */
async function addNewChoices(
  job: JobRun,
  importId: string,
  after: number,
  asCreator: AsCreator,
): Promise<void> {
  const wanted = await findImport(job.db.read(job.tenantId), importId);
  if (wanted?.check_id == null || !wanted.mapping.some((mapping) => mapping.is_adding_choices)) return;
  const hasAdded = await asCreator(async (ctx) => {
    const rows = await selectPending(ctx.db, importId, wanted.check_id!, after, rowsAtOnce);
    const kit = await loadKit(ctx, wanted);
    const choices = newChoices(
      kit.reading.columns,
      rows.filter(({ problem }) => problem === null),
      (row, column) => textsOf(kit, row)(column),
    );
    if (choices.size === 0 || !(await holdJob(ctx.db, job.jobId))) return false;
    await addChoices(ctx, choices);
    return true;
  }).catch((error: unknown) => {
    // Rows whose choices are refused, as by somebody without the right, are refused one by one.
    if (toProblem(error).status < 500 && !isPassingConflict(error)) return false;
    throw error;
  });
  if (hasAdded) forgetFormerChoices(job.tenantId);
}

/** The next rows; null when they are not wanted any more. */
async function importSome(
  ctx: Writer,
  job: JobRun,
  importId: string,
  after: number,
  knownTags: Map<string, boolean>,
): Promise<{ readonly count: number; readonly last: number } | null> {
  const wanted = await lockImport(ctx.db, importId);
  if (wanted?.job_id !== job.jobId || wanted.check_id === null || !(await holdJob(ctx.db, job.jobId)))
    return null;
  // Of two imports that would create the same record, the second finds that of the first.
  await holdName(ctx.db, 'data imports into', scopeOf(wanted));
  const rows = await selectPending(ctx.db, importId, wanted.check_id, after, rowsAtOnce);
  if (rows.length === 0) return { count: 0, last: after };
  const kit = await loadKit(ctx, wanted, { knownTags });
  const results: ({ readonly number: number } & RowResult)[] = [];
  for (const row of rows)
    results.push({
      number: row.number,
      // What the plan refuses is left out.
      ...(row.problem === null
        ? await runRow(ctx, kit, row)
        : { outcome: 'failed', recordId: null, problem: row.problem }),
    });
  await finishRows(ctx.db, importId, wanted.check_id, results);
  return { count: rows.length, last: rows.at(-1)!.number };
}

/** Notes what became of the import. It counts the rows that are done. */
const finish = (job: JobRun, importId: string, early: 'cancelled' | 'failed' | null): Promise<JobOutcome> =>
  job.db.write(job.tenantId, async ({ db }) => {
    const wanted = await lockImport(db, importId);
    if (wanted?.job_id !== job.jobId || wanted.check_id === null || wanted.plan === null) return {};
    const { plan_hash: hash, checked_at: checkedAt } = wanted.plan;
    const plan = await planOf(db, wanted, wanted.check_id, { hash, checkedAt, isDone: true });
    const whole: DataImport['status'] = plan.failed_count > 0 ? 'partially_imported' : 'imported';
    await reviseImport(db, importId, { status: early ?? whole, plan: jsonb(plan) }, job.db.clock.now());
    return { failedCount: plan.failed_count };
  });
