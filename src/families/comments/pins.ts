import type { Result, WriteContext } from '#src/call/context.ts';
import { checkRevision } from '#src/platform/errors/index.ts';
import type { Comment } from '#generated/types.gen.ts';
import type { SetCommentPinInput, ToggleCommentPinInput } from '#generated/families/comments/handlers.ts';
import { recordActivity } from './activity.ts';
import { updateComment } from './comment-writes.queries.ts';
import { announceChanged, requireComment, requireWords, showComment } from './comments.ts';
import type { StoredComment } from './comments.queries.ts';

export async function toggleCommentPin(
  ctx: WriteContext,
  { path }: ToggleCommentPinInput,
): Promise<Result<Comment>> {
  const comment = await requireComment(ctx, path.id, 'change');
  return changePin(ctx, comment, !comment.is_pinned);
}

export async function setCommentPin(
  ctx: WriteContext,
  { path, body }: SetCommentPinInput,
): Promise<Result<Comment>> {
  const comment = await requireComment(ctx, path.id, 'change');
  checkRevision(comment.revision, body.expected_revision);
  return changePin(ctx, comment, body.is_pinned);
}

async function changePin(
  ctx: WriteContext,
  comment: StoredComment,
  isPinned: boolean,
): Promise<Result<Comment>> {
  requireWords(comment);
  if (comment.is_pinned === isPinned) return showComment(ctx, comment.id);
  await updateComment(
    ctx.db,
    comment.id,
    isPinned ? { pinned_at: ctx.now, pinned_by: ctx.identity.userId } : { pinned_at: null, pinned_by: null },
    ctx.now,
  );
  const action = isPinned ? 'pinned' : 'unpinned';
  await recordActivity(ctx, comment, action);
  ctx.audit({
    recordKind: 'comment',
    recordId: comment.id,
    action,
    changedFields: ['is_pinned'],
    previous: { is_pinned: comment.is_pinned },
  });
  announceChanged(ctx, comment);
  return showComment(ctx, comment.id);
}
