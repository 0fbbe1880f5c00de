import type { WriteContext } from '#src/call/context.ts';
import { deleteAttachment, deleteUnpublished, insertAttachments } from './attachments.queries.ts';
import type { FileHolder } from './holders.ts';

type Writer = Pick<WriteContext, 'db' | 'now' | 'audit'>;

/**
 * Attaches files that may be attached, for `userId`; one that is attached already stays as it is. The record keeps the history. Files that
 * only its working copy shows are unpublished: those who do not read that do not see them, until they are attached without it.
 */
export async function attach(
  ctx: Writer,
  record: FileHolder,
  fileIds: readonly string[],
  userId: string,
  { isUnpublished = false }: { readonly isUnpublished?: boolean } = {},
): Promise<readonly string[]> {
  if (fileIds.length === 0) return [];
  const attached = await insertAttachments(ctx.db, record, fileIds, { userId, now: ctx.now, isUnpublished });
  for (const fileId of attached)
    ctx.audit({
      recordKind: 'attachment',
      recordId: fileId,
      action: 'attached',
      newValues: { record_kind: record.kind, record_id: record.id },
    });
  return attached;
}

/** The record has a new version, whose files are attached: what its working copy showed besides is let go. */
export async function detachUnpublished(ctx: Writer, record: FileHolder): Promise<void> {
  for (const fileId of await deleteUnpublished(ctx.db, record)) noteDetached(ctx, record, fileId);
}

/** False when it was not attached. */
export async function detach(ctx: Writer, record: FileHolder, fileId: string): Promise<boolean> {
  if (!(await deleteAttachment(ctx.db, record, fileId))) return false;
  noteDetached(ctx, record, fileId);
  return true;
}

const noteDetached = (ctx: Writer, record: FileHolder, fileId: string): void =>
  ctx.audit({
    recordKind: 'attachment',
    recordId: fileId,
    action: 'detached',
    previous: { record_kind: record.kind, record_id: record.id },
  });
