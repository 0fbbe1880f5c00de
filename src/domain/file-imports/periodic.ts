// The job that copies a file; it is loaded by processes that work.
import { ConnectionUnusable, findConnection, type Connector } from '#src/domain/connections/index.ts';
import { createFile, insertRemovals, inspect } from '#src/domain/files/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { toProblem, type Connections } from '#src/platform/db/index.ts';
import { changeAsSystem, type SystemChangeContext } from '#src/platform/events/index.ts';
import type { TaskHandler } from '#src/platform/jobs/index.ts';
import type { Scanner } from '#src/platform/scanner/index.ts';
import { fileKey, spooled, TooLong, type Storage } from '#src/platform/storage/index.ts';
import { maxImportBytes, NotImportable, openDriveFile } from './google-drive.ts';
import { findImport, updateImport, type StoredImport } from './imports.queries.ts';

interface Tools {
  readonly storage: Storage;
  readonly scanner: Scanner | null;
  readonly connector: Connector;
}

interface Place {
  readonly db: Connections;
  readonly tenantId: string;
}

/** How long a drive that does not answer is asked again. */
const patienceMs = 60 * 60_000;

/** Copies a file from its drive. Each step may be done again: the file has its id before it has its content. */
export const importFile =
  (tools: Tools): TaskHandler<'import_file'> =>
  async ({ tenantId, importId }, { db }) => {
    const place = { db, tenantId };
    const wanted = await findImport(db.read(tenantId), importId);
    if (wanted === undefined || !isUnderWay(wanted)) return;
    await change(place, importId, (ctx) => updateImport(ctx.db, importId, { status: 'importing' }, ctx.now));
    try {
      await copy(place, tools, wanted);
    } catch (error) {
      const reason = reasonOf(error, db.clock.now().getTime() - wanted.created_at.getTime() > patienceMs);
      if (reason === undefined) throw error;
      await fail(place, wanted, 'failed', reason);
    }
  };

const isUnderWay = ({ status }: StoredImport): boolean =>
  status === 'queued' || status === 'importing' || status === 'checking';

async function copy(place: Place, tools: Tools, wanted: StoredImport): Promise<void> {
  const { db, tenantId } = place;
  const { storage, connector } = tools;
  const connection = await findConnection(db.read(tenantId), wanted.connection_id);
  if (connection === undefined) throw new NotImportable('The connected account was removed.');
  const drive = { connector, db, tenantId, connection };
  const file = await openDriveFile(drive, wanted.external_id, wanted.export_content_type);
  const told = { fileName: wanted.file_name ?? file.name, contentType: file.contentType };
  await spooled(await file.bytes(), maxImportBytes, async (content, read) => {
    if (content.size === 0) throw new NotImportable('It is empty.');
    const key = fileKey(tenantId, wanted.file_id);
    await storage.put(key, read(), content);
    await change(place, wanted.id, (ctx) => updateImport(ctx.db, wanted.id, { status: 'checking' }, ctx.now));
    const verdict = await inspect(tools, { key, size: content.size }, told);
    if (verdict.isRefused) return fail(place, wanted, 'quarantined', verdict.reason);
    await change(place, wanted.id, async (ctx) => {
      await updateImport(ctx.db, wanted.id, { status: 'ready', failure_reason: null }, ctx.now);
      await createFile({ ...ctx, demand: () => {} }, { ...wanted, source: 'cloud' }, verdict.file, content);
    });
  });
}

/** One step of an import that is still under way. */
const change = (
  { db, tenantId }: Place,
  id: string,
  step: (ctx: SystemChangeContext) => Promise<void>,
): Promise<void> =>
  changeAsSystem(db, tenantId, { name: 'import_file', events: [], openness }, async (ctx) => {
    const found = await findImport(ctx.db, id, true);
    if (found !== undefined && isUnderWay(found)) await step(ctx);
  });

/** Ends an import without a file; what was stored of it is removed. */
const fail = (
  place: Place,
  { id, file_id: fileId }: StoredImport,
  status: 'failed' | 'quarantined',
  reason: string,
): Promise<void> =>
  change(place, id, async (ctx) => {
    await updateImport(ctx.db, id, { status, failure_reason: reason.slice(0, 1000) }, ctx.now);
    await insertRemovals(ctx.db, [{ kind: 'file', id: fileId }]);
  });

/** What to tell whoever asked for the file; undefined for what another try may mend. */
function reasonOf(error: unknown, isLate: boolean): string | undefined {
  if (error instanceof NotImportable) return error.message;
  if (error instanceof TooLong) return 'It has more than 100 MB. Upload it in parts instead.';
  if (error instanceof ConnectionUnusable && error.kind === 'ended') return error.message;
  const refusal = toProblem(error);
  if (refusal !== undefined && refusal.status < 500) return refusal.message;
  return isLate ? 'The drive did not answer for an hour. Import the file again.' : undefined;
}
