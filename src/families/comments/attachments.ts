import { storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { checkRevision, conflict, notFound, unknownReference } from '#src/platform/errors/index.ts';
import type { Comment } from '#generated/types.gen.ts';
import type {
  AttachCommentFileInput,
  DetachCommentFileInput,
} from '#generated/families/comments/handlers.ts';
import { recordActivity } from './activity.ts';
import * as queries from './attachments.queries.ts';
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
  const [file] = await queries.findFiles(ctx.db, [body.attachment_id]);
  if (file === undefined) throw notFound('file', body.attachment_id);
  requireAuthor(ctx, comment, 'attach files to');
  checkRevision(comment.revision, body.expected_revision);
  requireWords(comment);
  const attached = await queries.selectAttachmentIds(ctx.db, comment.id);
  if (attached.includes(file.id)) return showComment(ctx, comment.id);
  requireReady(file);
  if (attached.length >= maxAttachments)
    throw conflict(`The comment has ${maxAttachments} files, which is the limit. Remove one first.`);

  await queries.insertAttachments(ctx.db, comment.id, [file.id], ctx.identity.userId, ctx.now);
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
  if (!(await queries.selectAttachmentIds(ctx.db, comment.id)).includes(fileId))
    throw notFound('attachment of the comment', path.attachment_id);
  requireAuthorOrManager(ctx, comment, 'remove its files');
  checkRevision(comment.revision, query.expected_revision);

  await queries.deleteAttachment(ctx.db, comment.id, fileId);
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

/** The files of a new comment, each once; 400 with its place when one is unknown. */
export async function requireFiles(ctx: ReadContext, ids: readonly string[]): Promise<queries.FoundFile[]> {
  const found = new Map((await queries.findFiles(ctx.db, ids)).map((file) => [file.id, file]));
  const unknown = ids.findIndex((id) => !found.has(storedId(id)));
  if (unknown >= 0)
    throw unknownReference(`body.attachment_ids[${unknown}]`, ids[unknown]!, 'a file of this agency');
  return [...found.values()];
}

/** 409 for a file whose upload is not completed or was refused. */
export function requireReady({ id, status }: queries.FoundFile): void {
  if (status !== 'ready') throw conflict(`The file ${id} is ${status}; only ready files can be attached.`);
}
