import type { Connections } from '#src/platform/db/index.ts';
import { changeAsSystem, type SystemChangeContext } from '#src/platform/events/index.ts';
import type { TaskHandler } from '#src/platform/jobs/index.ts';
import type { Scanner } from '#src/platform/scanner/index.ts';
import { ContentDiffers, fileKey, partKey, type Content, type Storage } from '#src/platform/storage/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { inspect, type Verdict } from '../content/inspect.ts';
import { announceUpload, endUpload } from './end-upload.ts';
import { storeFile } from './store-file.ts';
import { findUpload, selectParts, updateUpload, type StoredUpload } from './uploads.queries.ts';

interface Tools {
  readonly storage: Storage;
  readonly scanner: Scanner | null;
}

type State = StoredUpload['status'];

/**
 * Assembles the parts of a session and looks at what they are together. Each step is known by the state of the session, and doing one again
 * does no harm: a worker that is killed leaves it to the next try.
 */
export const finishUpload =
  ({ storage, scanner }: Tools): TaskHandler<'finish_upload'> =>
  async ({ tenantId, uploadId }, { db }) => {
    const upload = await findUpload(db.read(tenantId), uploadId);
    if (upload === undefined || !isUnderWay(upload.status)) return;
    const key = fileKey(tenantId, upload.file_id);
    const parts = await selectParts(db.read(tenantId), uploadId);
    const keys = parts.map((part) => partKey(tenantId, uploadId, part.part_number, part.checksum_sha256));
    const content = await storage.assemble(key, keys).catch((error: unknown) => {
      if (error instanceof ContentDiffers) return error;
      throw error;
    });
    if (content instanceof ContentDiffers)
      return change(db, tenantId, uploadId, (ctx, found) => reopen(ctx, found, content.message));
    const { checksum_sha256: expected } = upload;
    if (expected !== null && expected !== content.sha256) {
      const fault = `The file has the SHA-256 checksum ${content.sha256}, not ${expected}.`;
      return change(db, tenantId, uploadId, (ctx, found) => reopen(ctx, found, fault));
    }
    await change(db, tenantId, uploadId, async (ctx, found) => {
      await updateUpload(ctx.db, found.id, { status: 'checking' }, ctx.now);
      announceUpload(ctx, found);
    });
    const told = { fileName: upload.file_name, contentType: upload.content_type };
    const verdict = await inspect({ storage, scanner }, { key, size: content.size }, told);
    await change(db, tenantId, uploadId, (ctx, found) => settle(ctx, found, verdict, content));
  };

const isUnderWay = (status: State): boolean => status === 'assembling' || status === 'checking';

/** One step of a session that is still under way. */
function change(
  db: Connections,
  tenantId: string,
  uploadId: string,
  step: (ctx: SystemChangeContext, upload: StoredUpload) => Promise<void>,
): Promise<void> {
  return changeAsSystem(db, tenantId, { name: 'finish_upload', events: [], openness }, async (ctx) => {
    const upload = await findUpload(ctx.db, uploadId, 'change');
    if (upload !== undefined && isUnderWay(upload.status)) await step(ctx, upload);
  });
}

/** The sender can send the parts again that were wrong. */
async function reopen(ctx: SystemChangeContext, upload: StoredUpload, fault: string): Promise<void> {
  const reason = `${fault} Send the parts that differ again, then complete the upload.`;
  await updateUpload(ctx.db, upload.id, { status: 'uploading', failure_reason: reason }, ctx.now);
  announceUpload(ctx, upload);
}

async function settle(
  ctx: SystemChangeContext,
  upload: StoredUpload,
  verdict: Verdict,
  content: Content,
): Promise<void> {
  if (verdict.isRefused) return endUpload(ctx, upload, 'quarantined', verdict.reason);
  await storeFile({ ...ctx, demand: () => {} }, upload, verdict.file, content);
}
