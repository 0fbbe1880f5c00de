import type { EventType } from '#generated/events.ts';
import type { WriteContext } from '#src/call/context.ts';
import type { Operations } from '#src/call/transact.ts';
import type { BackgroundJobKind, JobRun } from '#src/domain/background-jobs/index.ts';
import { exportRows, exportView, requireAsked, type ExportedView } from '#src/domain/views/index.ts';
import { csvBytes } from '#src/platform/csv.ts';
import { toProblem } from '#src/platform/db/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import type { SheetCell } from '#src/platform/sheet-cell.ts';
import { fileKey, spooled, TooLong, type Content, type Storage } from '#src/platform/storage/index.ts';
import { xlsxBytes } from '#src/platform/xlsx.ts';
import { exportKind, type ExportInput } from './export-input.ts';
import { findExport, type StoredExport } from './exports.queries.ts';
import { discardContent, finishExport } from './finish-export.ts';

export type Work<T> = (ctx: WriteContext<EventType>) => Promise<T>;

/** Does something with the rights that the creator has by then. */
export type AsCreator = <T>(work: Work<T>) => Promise<T>;

const maxRecords = 100_000;
const maxBytes = 200 * 1_000_000;
const rowsAtOnce = 500;

/** The job was cancelled while the file was written. */
class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** Writes the records of an export to its file, some at a time, each with the rights that its creator has by then. */
export const exportData = (
  operations: Pick<Operations, 'transact'>,
  storage: Storage,
): BackgroundJobKind => ({
  kind: exportKind,
  async run(job) {
    const { exportId } = job.input as ExportInput;
    const wanted = await findExport(job.db.read(job.tenantId), exportId);
    if (wanted === undefined || wanted.record_count !== null) return {};
    const asCreator: AsCreator = (work) =>
      operations.transact(
        { tenantId: job.tenantId, userId: job.userId, part: exportKind },
        { name: exportKind, requestId: `job_${job.jobId}` },
        work,
      );
    try {
      await write(job, storage, wanted, asCreator);
    } catch (error) {
      if (error instanceof Cancelled) return {};
      if (error instanceof TooLong)
        throw conflict('The file would have more than 200 MB. Choose fewer columns or records.');
      throw toProblem(error) ?? error;
    }
    return {};
  },
});

async function write(
  job: JobRun,
  storage: Storage,
  wanted: StoredExport,
  asCreator: AsCreator,
): Promise<void> {
  const view = await asCreator(async (ctx) =>
    exportView(ctx, await requireAsked(ctx, wanted.query, 'body.view'), maxRecords),
  );
  if (view.ids.length > maxRecords)
    throw conflict('The list has more than 100,000 records. Narrow it with conditions.');
  const counted = { rows: 0 };
  const rows = rowsOf(job, wanted, view, asCreator, counted);
  const headings = view.columns.flatMap((column) => column.headings);
  const bytes = wanted.format === 'csv' ? csvBytes(headings, rows) : xlsxBytes(headings, rows);
  await spooled(bytes, maxBytes, async (content, read) => {
    await storage.put(fileKey(job.tenantId, wanted.file_id), read(), content);
    await finish(job, asCreator, wanted, { content, recordCount: counted.rows });
  });
}

/** What is refused at the end, such as beyond the quota, leaves nothing in the store. */
async function finish(
  job: JobRun,
  asCreator: AsCreator,
  wanted: StoredExport,
  made: { readonly content: Content; readonly recordCount: number },
): Promise<void> {
  try {
    await asCreator((ctx) => finishExport(ctx, job.jobId, wanted, made));
  } catch (error) {
    if (toProblem(error) !== undefined)
      await job.db.write(job.tenantId, ({ db }) => discardContent(db, wanted));
    throw error;
  }
}

async function* rowsOf(
  job: JobRun,
  { query }: StoredExport,
  { ids, columns }: ExportedView,
  asCreator: AsCreator,
  counted: { rows: number },
): AsyncGenerator<readonly (readonly SheetCell[])[], void, void> {
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    job.signal?.throwIfAborted();
    const some = ids.slice(at, at + rowsAtOnce);
    const rows = await asCreator(async (ctx) =>
      exportRows(ctx, await requireAsked(ctx, query, 'body.view'), columns, some),
    );
    counted.rows += rows.length;
    yield rows;
    if (!(await job.progress(Math.floor((99 * (at + some.length)) / ids.length)))) throw new Cancelled();
  }
}
