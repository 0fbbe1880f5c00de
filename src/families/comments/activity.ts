import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { actorOf } from '#src/platform/events/index.ts';
import type { Target } from '#src/domain/records/index.ts';
import { historyRow, insertHistory } from '#src/domain/tasks/index.ts';
import type { Comment, CommentActivityKind } from '#generated/types.gen.ts';
import type { ListEscalationCommentActivityInput } from '#generated/families/comments/handlers.ts';
import { findTaskOfStage, insertCommentActivity, commentActivity } from './activity.queries.ts';

export const listEscalationCommentActivity = (
  ctx: ReadContext,
  { query }: ListEscalationCommentActivityInput,
) => commentActivity.page(ctx.db, query, {});

/** Keeps what happened to a comment, when it is on an escalation. */
export async function recordActivity(
  ctx: Pick<WriteContext, 'db' | 'identity' | 'now'>,
  comment: Pick<Comment, 'id' | 'record_kind' | 'record_id' | 'thread_id'>,
  kind: CommentActivityKind,
  emoji: string | null = null,
): Promise<void> {
  if (comment.record_kind !== 'escalation') return;
  const row = {
    escalation_id: comment.record_id,
    comment_id: comment.id,
    thread_id: comment.thread_id,
    kind,
    emoji,
  };
  await insertCommentActivity(ctx.db, row, actorOf(ctx.identity), ctx.now);
}

/** Tells in the activity of a task that somebody commented on it or on one of its stages. The words stay with the comment. */
export async function recordOnTask(
  ctx: Pick<WriteContext, 'db' | 'identity' | 'requestId' | 'now'>,
  { kind, id }: Target,
  commentId: string,
): Promise<void> {
  if (kind !== 'task' && kind !== 'task_stage') return;
  const taskId = kind === 'task' ? id : await findTaskOfStage(ctx.db, id);
  const entry = {
    kind: 'comment',
    action: 'commented',
    stage_id: kind === 'task' ? null : id,
    record_kind: 'comment',
    record_id: commentId,
  };
  await insertHistory(ctx.db, [historyRow(ctx, taskId, entry)]);
}
