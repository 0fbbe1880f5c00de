import type { Db } from '#src/platform/db/index.ts';

/** Answers whether the mark is new. */
export async function insertFavorite(db: Db, noteId: string, userId: string, now: Date): Promise<boolean> {
  const result = await db
    .insertInto('client_note_favorites')
    .values({ note_id: noteId, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Answers whether there was a mark. */
export async function deleteFavorite(db: Db, noteId: string, userId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('client_note_favorites')
    .where('note_id', '=', noteId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
