import type { ReadContext, WriteContext } from '#src/door/context.ts';
import { actorOf } from '#src/events/actor.ts';
import type { Comment, CommentActivityKind } from '#generated/types.gen.ts';
import type { ListEscalationCommentActivityInput } from '#generated/families/comments/handlers.ts';
import { insertCommentActivity, selectCommentActivity } from './activity.queries.ts';

export const listEscalationCommentActivity = (ctx: ReadContext, { query }: ListEscalationCommentActivityInput) => selectCommentActivity(ctx.db, query);

/** Keeps what happened to a comment, when it is on an escalation. */
export async function recordActivity(
  ctx: Pick<WriteContext, 'db' | 'identity' | 'now'>, comment: Pick<Comment, 'id' | 'record_kind' | 'record_id' | 'thread_id'>,
  kind: CommentActivityKind, emoji: string | null = null,
): Promise<void> {
  if (comment.record_kind !== 'escalation') return;
  const row = { escalation_id: comment.record_id, comment_id: comment.id, thread_id: comment.thread_id, kind, emoji };
  await insertCommentActivity(ctx.db, row, actorOf(ctx.identity), ctx.now);
}
