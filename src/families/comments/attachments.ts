import { storedId } from '#src/platform/db/query/index.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import {
  attach,
  detach,
  requireAttachable,
  requireReady,
  selectAttachedIds,
} from '#src/domain/files/index.ts';
import { checkRevision, conflict, notFound } from '#src/platform/errors/index.ts';
import type { Comment } from '#generated/types.gen.ts';
import type {
  AttachCommentFileInput,
  DetachCommentFileInput,
} from '#generated/families/comments/handlers.ts';
import { recordActivity } from './activity.ts';
import { updateComment } from './comment-writes.queries.ts';
import {
  announceChanged,
  requireAuthor,
  requireAuthorOrManager,
  requireComment,
  requireWords,
  showComment,
} from './comments.ts';

const maxAttachments = 20;

export async function attachCommentFile(
  ctx: WriteContext,
  { path, body }: AttachCommentFileInput,
): Promise<Result<Comment>> {
  const comment = await requireComment(ctx, path.id, 'change');
  const file = await requireAttachable(ctx, body.attachment_id);
  requireAuthor(ctx, comment, 'attach files to');
  checkRevision(comment.revision, body.expected_revision);
  requireWords(comment);
  const record = { kind: 'comment' as const, id: comment.id };
  const attached = await selectAttachedIds(ctx.db, record);
  if (attached.includes(file.id)) return showComment(ctx, comment.id);
  requireReady(file);
  if (attached.length >= maxAttachments)
    throw conflict(`The comment has ${maxAttachments} files, which is the limit. Remove one first.`);

  await attach(ctx, record, [file.id], ctx.identity.userId);
  await updateComment(ctx.db, comment.id, {}, ctx.now);
  await recordActivity(ctx, comment, 'attachment_added');
  ctx.audit({
    recordKind: 'comment',
    recordId: comment.id,
    action: 'file_attached',
    changedFields: ['attachments'],
  });
  announceChanged(ctx, comment);
  return showComment(ctx, comment.id);
}

export async function detachCommentFile(
  ctx: WriteContext,
  { path, query }: DetachCommentFileInput,
): Promise<Result<Comment>> {
  const comment = await requireComment(ctx, path.id, 'change');
  const fileId = storedId(path.attachment_id);
  const record = { kind: 'comment' as const, id: comment.id };
  if (!(await selectAttachedIds(ctx.db, record)).includes(fileId))
    throw notFound('attachment of the comment', path.attachment_id);
  requireAuthorOrManager(ctx, comment, 'remove its files');
  checkRevision(comment.revision, query.expected_revision);

  await detach(ctx, record, fileId);
  await updateComment(ctx.db, comment.id, {}, ctx.now);
  await recordActivity(ctx, comment, 'attachment_removed');
  ctx.audit({
    recordKind: 'comment',
    recordId: comment.id,
    action: 'file_detached',
    changedFields: ['attachments'],
    previous: { file_id: fileId },
  });
  announceChanged(ctx, comment);
  return showComment(ctx, comment.id);
}
