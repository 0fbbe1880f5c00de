import type { Db } from '#src/platform/db/index.ts';

/** A member's reaction to a comment with an emoji. */
export interface ReactionKey {
  readonly comment_id: string;
  readonly emoji: string;
  readonly user_id: string;
}

export async function hasReaction(db: Db, { comment_id, emoji, user_id }: ReactionKey): Promise<boolean> {
  const row = await db
    .selectFrom('comment_reactions')
    .where('comment_id', '=', comment_id)
    .where('emoji', '=', emoji)
    .where('user_id', '=', user_id)
    .select('emoji')
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectEmoji(db: Db, commentId: string): Promise<string[]> {
  return (
    await db
      .selectFrom('comment_reactions')
      .where('comment_id', '=', commentId)
      .select('emoji')
      .distinct()
      .execute()
  ).map(({ emoji }) => emoji);
}

export async function insertReaction(db: Db, key: ReactionKey, now: Date): Promise<void> {
  await db
    .insertInto('comment_reactions')
    .values({ ...key, reacted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Answers whether there was one. */
export async function deleteReaction(db: Db, { comment_id, emoji, user_id }: ReactionKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('comment_reactions')
    .where('comment_id', '=', comment_id)
    .where('emoji', '=', emoji)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
