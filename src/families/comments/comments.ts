import type { JsonText, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { checkRevision, conflict, notFound, problem } from '#src/platform/errors/index.ts';
import { canManage, managersOf, viewerScope } from '#src/domain/visibility/index.ts';
import type { Comment, Deleted } from '#generated/types.gen.ts';
import type {
  DeleteCommentInput,
  ListCommentsInput,
  UpdateCommentInput,
} from '#generated/families/comments/handlers.ts';
import { recordActivity } from './activity.ts';
import * as writes from './comment-writes.queries.ts';
import * as queries from './comments.queries.ts';
import { membersOf, requireMentionable, notifyMentioned } from './mentions.ts';

export const listComments = (ctx: ReadContext, { query }: ListCommentsInput) =>
  queries.commentList.page(ctx.db, query, viewerScope(ctx));

/** What a deleted comment says is not kept in the audit trail either: what changed is named there, and not from what. */
export async function updateComment(
  ctx: WriteContext,
  { path, body }: UpdateCommentInput,
): Promise<Result<Comment>> {
  const before = await requireComment(ctx, path.id, 'change');
  requireAuthor(ctx, before, 'change');
  checkRevision(before.revision, body.expected_revision);
  requireWords(before);
  const mentioned =
    body.mentioned_user_ids === undefined ? before.mentioned_user_ids : membersOf(body.mentioned_user_ids);
  const added = mentioned.filter((id) => !before.mentioned_user_ids.includes(id));
  const words = body.body_text ?? before.body_text ?? '';
  const changed = [
    ...(words === before.body_text ? [] : ['body_text']),
    ...(added.length === 0 && mentioned.length === before.mentioned_user_ids.length
      ? []
      : ['mentioned_user_ids']),
  ];
  if (changed.length === 0) return showComment(ctx, before.id);

  await requireMentionable(ctx, targetOf(before), body.mentioned_user_ids ?? [], added);
  await writes.updateComment(
    ctx.db,
    before.id,
    { body_text: words, mentioned_user_ids: mentioned, edited_at: ctx.now },
    ctx.now,
  );
  await recordActivity(ctx, before, 'edited');
  await notifyMentioned(ctx, before, words, added);
  ctx.audit({ recordKind: 'comment', recordId: before.id, action: 'updated', changedFields: changed });
  announceChanged(ctx, before);
  return showComment(ctx, before.id);
}

export async function deleteComment(
  ctx: WriteContext,
  { path, query }: DeleteCommentInput,
): Promise<Deleted> {
  const comment = await requireComment(ctx, path.id, 'delete');
  if (comment.is_erased) throw notFound('comment', path.id);
  requireAuthorOrManager(ctx, comment, 'delete it');
  checkRevision(comment.revision, query.expected_revision);
  if (await writes.hasReplies(ctx.db, comment.id)) await writes.eraseComment(ctx.db, comment.id, ctx.now);
  else await deleteWithErasedParents(ctx, comment);
  await recordActivity(ctx, comment, 'deleted');
  const { record_kind, record_id, author_id } = comment;
  ctx.audit({
    recordKind: 'comment',
    recordId: comment.id,
    action: 'deleted',
    previous: { record_kind, record_id, author_id },
  });
  announceChanged(ctx, comment);
  return { id: comment.id, deleted_at: ctx.now.toISOString() };
}

/** With the last reply goes what was left of the deleted comments above it. */
async function deleteWithErasedParents(
  ctx: WriteContext,
  { id, parent_id }: queries.StoredComment,
): Promise<void> {
  await writes.deleteComment(ctx.db, id);
  let above = parent_id;
  while (above != null) {
    const parent = await writes.deleteErasedParent(ctx.db, above);
    if (parent === undefined) return;
    announceChanged(ctx, { id: above, revision: parent.revision });
    above = parent.parent_id;
  }
}

/** Tells whoever shows the comment that it has the next revision, or is gone. */
export const announceChanged = (
  ctx: WriteContext,
  { id, revision }: Pick<queries.StoredComment, 'id' | 'revision'>,
): void => ctx.announce({ kind: 'comment', id, revision: revision + 1 });

/** The comment, locked if asked; 404 when it is unknown or on a record that the caller may not see. */
export async function requireComment(
  ctx: ReadContext,
  id: string,
  lock?: queries.Lock,
): Promise<queries.StoredComment> {
  const comment = await queries.findComment(ctx, id, lock);
  if (comment === undefined) throw notFound('comment', id);
  return comment;
}

export async function showComment(ctx: ReadContext, id: string): Promise<JsonText<Comment>> {
  const comment = await queries.selectComment(ctx, id);
  if (comment === undefined) throw notFound('comment', id);
  return comment;
}

export const targetOf = ({
  record_kind: kind,
  record_id: id,
}: Pick<queries.StoredComment, 'record_kind' | 'record_id'>) => ({ kind, id });

/** 409 when the comment was deleted. */
export function requireWords({ is_erased: isErased }: queries.StoredComment): void {
  if (isErased) throw conflict('The comment was deleted and cannot be changed.');
}

export function requireAuthor({ identity }: ReadContext, comment: queries.StoredComment, verb: string): void {
  if (comment.author_id !== identity.userId)
    throw problem('permission_denied', `Only its author may ${verb} a comment.`);
}

export function requireAuthorOrManager(ctx: ReadContext, comment: queries.StoredComment, what: string): void {
  if (comment.author_id === ctx.identity.userId || canManage(ctx, comment.record_kind)) return;
  throw problem(
    'permission_denied',
    `Only the author of the comment may ${what}; for others it needs ${managersOf(comment.record_kind)}.`,
  );
}
