import type { WriteContext } from '#src/call/context.ts';
import type { Target } from '#src/domain/records/index.ts';
import { deleteAttachment, insertAttachments } from './attachments.queries.ts';

type Writer = Pick<WriteContext, 'db' | 'now' | 'audit'>;

/** Attaches files that may be attached, for `userId`; one that is attached already stays as it is. The record keeps the history. */
export async function attach(
  ctx: Writer,
  record: Target,
  fileIds: readonly string[],
  userId: string,
): Promise<readonly string[]> {
  if (fileIds.length === 0) return [];
  const attached = await insertAttachments(ctx.db, record, fileIds, { userId, now: ctx.now });
  for (const fileId of attached)
    ctx.audit({
      recordKind: 'attachment',
      recordId: fileId,
      action: 'attached',
      newValues: { record_kind: record.kind, record_id: record.id },
    });
  return attached;
}

/** False when it was not attached. */
export async function detach(ctx: Writer, record: Target, fileId: string): Promise<boolean> {
  if (!(await deleteAttachment(ctx.db, record, fileId))) return false;
  ctx.audit({
    recordKind: 'attachment',
    recordId: fileId,
    action: 'detached',
    previous: { record_kind: record.kind, record_id: record.id },
  });
  return true;
}
