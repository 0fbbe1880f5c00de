import { parseRecord } from '#src/platform/db/query/index.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { holdVisible } from '#src/domain/records/index.ts';
import type { Comment, CommentInThread, CommentTarget } from '#generated/types.gen.ts';
import type { AddCommentToThreadInput, CreateCommentInput } from '#generated/families/comments/handlers.ts';
import { requireComment, showComment, targetOf } from './comments.ts';
import { selectLatestReplies, selectParticipants } from './comments.queries.ts';
import { requireSameRecord, writeComment, type Writing } from './write-comment.ts';

const maxReplies = 50;
const maxParticipants = 200;

export async function createComment(
  ctx: WriteContext<'escalation.comment_added'>,
  { body }: CreateCommentInput,
): Promise<Result<Comment>> {
  const record = await holdVisible(ctx, body.record_kind, body.record_id);
  if (body.parent_id == null) return writeComment(ctx, { record, words: body });
  const parent = await requireComment(ctx, body.parent_id, 'reply');
  requireSameRecord(parent, record);
  return writeComment(ctx, { record, parent, words: body });
}

export async function addCommentToThread(
  ctx: WriteContext<'escalation.comment_added'>,
  { body }: AddCommentToThreadInput,
): Promise<Result<CommentInThread>> {
  const place = await placeOf(ctx, body.target);
  const comment = await writeComment(ctx, {
    ...place,
    words: body,
    toParticipants: body.notify === 'participants',
  });
  const isFirst = comment.thread_id === comment.id;
  return {
    comment,
    record: place.record,
    first_comment: isFirst ? comment : parseRecord(await showComment(ctx, comment.thread_id)),
    replies: isFirst ? [] : await selectLatestReplies(ctx, comment.thread_id, maxReplies),
    participants: await selectParticipants(ctx.db, comment.thread_id, maxParticipants),
  };
}

/** The record is held before the comment on it, as by whoever merges records and moves their comments. */
async function placeOf(
  ctx: WriteContext,
  target: CommentTarget,
): Promise<Pick<Writing, 'record' | 'parent'>> {
  if (target.type === 'record')
    return { record: await holdVisible(ctx, target.record_kind, target.record_id) };
  const { kind, id } = targetOf(await requireComment(ctx, target.comment_id));
  const record = await holdVisible(ctx, kind, id);
  return { record, parent: await requireComment(ctx, target.comment_id, 'reply') };
}
