import type { DataImport, Job } from '#generated/console/types.gen.ts';
import type {
  PreviewDataImportInput,
  RunDataImportInput,
} from '#generated/console/families/data-transfer/handlers.ts';
import type { JsonText, Result, WriteContext } from '#src/call/context.ts';
import { startBackgroundJob } from '#src/domain/background-jobs/index.ts';
import { holdName, parseRecord } from '#src/platform/db/query/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { checkKind, importKind, importTopic, type ImportInput } from './import-input.ts';
import { countUnderWay, reviseImport, selectImport, type StoredImport } from './imports.queries.ts';
import { holdOwn, readerOf, requireUnbegun } from './imports.ts';
import { planHash } from './plan.ts';
import { demandRights, loadKit } from './rows/kit.ts';

/** Imports of one member that are checked or run at a time. */
const maxUnderWay = 5;

export async function previewDataImport(
  ctx: WriteContext,
  { path, body }: PreviewDataImportInput,
): Promise<Result<DataImport>> {
  const wanted = await holdOwn(ctx, path.id, body?.expected_revision);
  demandRights(ctx, wanted.record_kind);
  requireUnbegun(wanted);
  const jobId = await start(ctx, wanted, checkKind);
  const read = new Set([wanted.key_column, ...wanted.mapping.map(({ column }) => column)]);
  await reviseImport(
    ctx.db,
    wanted.id,
    {
      status: 'checking',
      plan: null,
      job_id: jobId,
      check_id: jobId,
      read_columns: wanted.columns.map(({ name }) => name).filter((name) => read.has(name)),
    },
    ctx.now,
  );
  return (await selectImport(ctx.db, readerOf(ctx), wanted.id))!;
}

export async function runDataImport(
  ctx: WriteContext,
  { path, body }: RunDataImportInput,
): Promise<Result<DataImport>> {
  const wanted = await holdOwn(ctx, path.id, body.expected_revision);
  demandRights(ctx, wanted.record_kind);
  if (wanted.status !== 'ready' || wanted.plan === null || wanted.check_id === null)
    throw conflict(
      `The import is ${wanted.status}; only one that is ready can be run. ${wanted.status === 'invalid' ? 'Mend its mapping, then preview' : 'Preview'} it first.`,
    );
  const hash = await planHash(ctx.db, await loadKit(ctx, wanted), wanted.check_id);
  if (hash !== body.plan_hash || hash !== wanted.plan.plan_hash)
    throw conflict('The plan has changed since it was previewed. Preview the import again.');
  const jobId = await start(ctx, wanted, importKind);
  await reviseImport(ctx.db, wanted.id, { status: 'importing', job_id: jobId }, ctx.now);
  return (await selectImport(ctx.db, readerOf(ctx), wanted.id))!;
}

async function start(ctx: WriteContext, { id }: StoredImport, kind: string): Promise<string> {
  const { userId } = ctx.identity;
  await holdName(ctx.db, 'data imports under way of', userId);
  if ((await countUnderWay(ctx.db, userId)) >= maxUnderWay)
    throw conflict(
      `${maxUnderWay} of your imports are under way. Wait until one of them has ended, or cancel one.`,
    );
  const input: ImportInput = { importId: id, requestId: ctx.requestId };
  const job = await startBackgroundJob(ctx, { kind, topic: importTopic(id), input });
  return parseRecord(job as JsonText<Job>).id;
}
