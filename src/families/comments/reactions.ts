import type { Result, WriteContext } from '#src/call/context.ts';
import { canonicalEmoji, maxEmoji } from '#src/domain/reactions/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import type { Comment } from '#generated/types.gen.ts';
import type {
  AddCommentReactionInput,
  RemoveCommentReactionInput,
  ToggleCommentReactionInput,
} from '#generated/families/comments/handlers.ts';
import { recordActivity } from './activity.ts';
import { requireComment, requireWords, showComment } from './comments.ts';
import type { StoredComment } from './comments.queries.ts';
import { notifyAuthor } from './mentions.ts';
import * as queries from './reactions.queries.ts';

// The lock on the comment lets those who react go one by one, so that each knows what is there. Its revision stays: a
// reaction must not be in the way of an author who edits.

export async function toggleCommentReaction(
  ctx: WriteContext,
  { path, body }: ToggleCommentReactionInput,
): Promise<Result<Comment>> {
  const emoji = requireEmoji('body.emoji', body.emoji);
  const comment = await requireComment(ctx, path.id, 'change');
  requireWords(comment);
  return (await queries.hasReaction(ctx.db, keyOf(ctx, comment, emoji)))
    ? remove(ctx, comment, emoji)
    : add(ctx, comment, emoji);
}

export async function addCommentReaction(
  ctx: WriteContext,
  { path }: AddCommentReactionInput,
): Promise<Result<Comment>> {
  const emoji = requireEmoji('path.emoji', path.emoji);
  const comment = await requireComment(ctx, path.id, 'change');
  requireWords(comment);
  return (await queries.hasReaction(ctx.db, keyOf(ctx, comment, emoji)))
    ? showComment(ctx, comment.id)
    : add(ctx, comment, emoji);
}

export async function removeCommentReaction(
  ctx: WriteContext,
  { path }: RemoveCommentReactionInput,
): Promise<Result<Comment>> {
  const emoji = requireEmoji('path.emoji', path.emoji);
  return remove(ctx, await requireComment(ctx, path.id, 'change'), emoji);
}

async function add(ctx: WriteContext, comment: StoredComment, emoji: string): Promise<Result<Comment>> {
  const used = await queries.selectEmoji(ctx.db, comment.id);
  if (used.length >= maxEmoji && !used.includes(emoji))
    throw conflict(`The comment has reactions with ${maxEmoji} different emoji, which is the limit.`);
  await queries.insertReaction(ctx.db, keyOf(ctx, comment, emoji), ctx.now);
  await notifyAuthor(ctx, comment, emoji);
  return changed(ctx, comment, 'reaction_added', emoji);
}

async function remove(ctx: WriteContext, comment: StoredComment, emoji: string): Promise<Result<Comment>> {
  const wasThere = await queries.deleteReaction(ctx.db, keyOf(ctx, comment, emoji));
  return wasThere ? changed(ctx, comment, 'reaction_removed', emoji) : showComment(ctx, comment.id);
}

async function changed(
  ctx: WriteContext,
  comment: StoredComment,
  action: 'reaction_added' | 'reaction_removed',
  emoji: string,
): Promise<Result<Comment>> {
  await recordActivity(ctx, comment, action, emoji);
  ctx.audit({ recordKind: 'comment', recordId: comment.id, action });
  ctx.announce({ kind: 'comment', id: comment.id, revision: comment.revision });
  return showComment(ctx, comment.id);
}

const keyOf = (ctx: WriteContext, comment: StoredComment, emoji: string): queries.ReactionKey => ({
  comment_id: comment.id,
  emoji,
  user_id: ctx.identity.userId,
});

function requireEmoji(place: string, text: string): string {
  const emoji = canonicalEmoji(text);
  if (emoji === undefined) throw invalid(place, 'must be one emoji.');
  return emoji;
}
