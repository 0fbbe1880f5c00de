import type { DataExport, Job } from '#generated/console/types.gen.ts';
import type {
  CreateDataExportInput,
  GetDataExportInput,
  ListDataExportsInput,
} from '#generated/console/families/data-transfer/handlers.ts';
import type { JsonText, Page, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { startBackgroundJob } from '#src/domain/background-jobs/index.ts';
import { checkFilter, requireAsked, type AskedView } from '#src/domain/views/index.ts';
import { holdName, insertRecord, jsonb, parseRecord, storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { exportKind, type ExportInput } from './export-input.ts';
import { countUnderWay, dataExports, selectExport } from './exports.queries.ts';

/** Exports of one user that wait or run at a time. */
const maxUnderWay = 5;

const readerOf = ({ identity, now }: ReadContext) => ({ userId: identity.userId, now });

export const listDataExports = (
  ctx: ReadContext,
  { query }: ListDataExportsInput,
): Promise<Page<DataExport>> => dataExports.page(ctx.db, query, readerOf(ctx));

export async function getDataExport(
  ctx: ReadContext,
  { path }: GetDataExportInput,
): Promise<Result<DataExport>> {
  const found = await selectExport(ctx.db, readerOf(ctx), path.id);
  if (found === undefined) throw notFound('data export', path.id);
  return found;
}

export async function createDataExport(
  ctx: WriteContext,
  { body }: CreateDataExportInput,
): Promise<Result<DataExport>> {
  const asked = await requireAsked(ctx, body.view, 'body.view');
  await requireNarrowing(ctx, asked);
  const { userId } = ctx.identity;
  await holdName(ctx.db, 'data exports of', userId);
  if ((await countUnderWay(ctx.db, userId)) >= maxUnderWay)
    throw conflict(
      `${maxUnderWay} of your exports are under way. Wait until one of them has ended, or cancel one.`,
    );
  const id = uuid7();
  const input: ExportInput = { exportId: id };
  const job = await startBackgroundJob(ctx, { kind: exportKind, topic: `data export ${id}`, input });
  await insertRecord(
    ctx.db,
    'data_exports',
    {
      id,
      record_kind: asked.kind,
      custom_object_id: asked.objectId,
      view_id: storedId(body.view.view_id) ?? null,
      format: body.format,
      query: jsonb(body.view)!,
      job_id: parseRecord(job as JsonText<Job>).id,
      created_by: userId,
    },
    ctx.now,
  );
  return (await selectExport(ctx.db, readerOf(ctx), id))!;
}

/** What `requireAsked` leaves to whoever runs the view: 400 now, and not in the job. */
async function requireNarrowing(ctx: ReadContext, { list, run }: AskedView): Promise<void> {
  if (run.filter_group != null) await checkFilter(ctx, list, run.filter_group, 'body.view.filter_group');
  if (run.group_value !== undefined && run.view.group_by === null)
    throw invalid('body.view.group_value', 'is only allowed in views with group_by.');
}
