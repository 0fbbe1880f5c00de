import type { Db } from '#src/platform/db/index.ts';

/** A member's reaction to a message with an emoji. */
export interface ReactionKey {
  readonly chat_message_id: string;
  readonly emoji: string;
  readonly user_id: string;
}

export async function selectEmoji(db: Db, messageId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_reactions')
    .where('chat_message_id', '=', messageId)
    .select('emoji')
    .distinct()
    .execute();
  return rows.map(({ emoji }) => emoji);
}

/** Answers whether there was none. */
export async function insertReaction(db: Db, key: ReactionKey, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chat_reactions')
    .values({ ...key, reacted_at: now })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Answers whether there was one. */
export async function deleteReaction(db: Db, key: ReactionKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_reactions')
    .where('chat_message_id', '=', key.chat_message_id)
    .where('emoji', '=', key.emoji)
    .where('user_id', '=', key.user_id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
