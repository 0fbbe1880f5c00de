import type { ManagedUploadStatus } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { deleteParts, insertRemovals, updateUpload, type StoredUpload } from './uploads.queries.ts';

export const expiryKind = 'expire_upload';

export type UploadContext = Pick<WriteContext, 'db' | 'now' | 'atCommit' | 'announce'>;

type EndStatus = Extract<ManagedUploadStatus, 'ready' | 'failed' | 'quarantined' | 'expired'>;

/** Ends a session, which is locked. Its parts are removed from the store, and the file too unless there is one now. */
export async function endUpload(
  ctx: UploadContext,
  upload: StoredUpload,
  status: EndStatus,
  reason: string | null = null,
): Promise<void> {
  await updateUpload(ctx.db, upload.id, { status, failure_reason: reason }, ctx.now);
  if (status === 'ready') await deleteParts(ctx.db, upload.id);
  await insertRemovals(ctx.db, [
    { kind: 'upload', id: upload.id },
    ...(status === 'ready' ? [] : [{ kind: 'file' as const, id: upload.file_id }]),
  ]);
  setTimer(ctx, { kind: expiryKind, recordId: upload.id }, null);
  announceUpload(ctx, upload);
}

/** A session has no kind of its own among records: whoever shows it is told by the file that it becomes. */
export const announceUpload = (ctx: UploadContext, { file_id: id, revision }: StoredUpload): void =>
  ctx.announce({ kind: 'attachment', id, revision: revision + 1 });
