import type { EventType } from '#generated/events.ts';
import type { WriteContext } from '#src/call/context.ts';
import { createFile, insertRemovals } from '#src/domain/files/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { Content } from '#src/platform/storage/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { expiryKind } from './expiry.ts';
import { findExport, holdRunning, reviseExport, type StoredExport } from './exports.queries.ts';

const days = 24 * 3_600_000;
const lifetimeMs = 7 * days;

const contentTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<StoredExport['format'], string>;

/** Makes the file of an export whose content is in the store; one that was cancelled meanwhile gets none. */
export async function finishExport(
  ctx: WriteContext<EventType>,
  jobId: string,
  wanted: StoredExport,
  { content, recordCount }: { readonly content: Content; readonly recordCount: number },
): Promise<void> {
  const isWanted = await holdRunning(ctx.db, jobId);
  const stored = await findExport(ctx.db, wanted.id);
  if (stored?.record_count != null) return;
  if (!isWanted || stored === undefined) return discardContent(ctx.db, wanted);
  const expiresAt = new Date(ctx.now.getTime() + lifetimeMs);
  await createFile(
    ctx,
    {
      file_id: wanted.file_id,
      record_kind: null,
      record_id: null,
      created_by: wanted.created_by,
      source: 'generated',
    },
    { fileName: nameOf(wanted, stored.record_kind, ctx.now), contentType: contentTypes[wanted.format] },
    content,
  );
  await reviseExport(
    ctx.db,
    wanted.id,
    { record_count: recordCount, expires_at: expiresAt.toISOString() },
    ctx.now,
  );
  ctx.audit({
    recordKind: 'attachment',
    recordId: wanted.file_id,
    action: 'exported',
    newValues: { record_kind: stored.record_kind, record_count: recordCount, format: wanted.format },
  });
  setTimer(ctx, { kind: expiryKind, recordId: wanted.id }, expiresAt);
}

/** Has content removed from the store that no file has. */
export const discardContent = (db: Db, { file_id: id }: StoredExport): Promise<void> =>
  insertRemovals(db, [{ kind: 'file', id }]);

const nameOf = ({ format }: StoredExport, kind: string, now: Date): string =>
  `${kind.replaceAll('_', '-')}-export-${now.toISOString().slice(0, 10)}.${format}`;
