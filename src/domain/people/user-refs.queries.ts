import type { UserRef } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** These users as events and answers name them, those who have left too, in this order. */
export async function selectUserRefs(db: Db, ids: readonly string[]): Promise<UserRef[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('users').where('id', 'in', ids).select(['id', 'name', 'email']).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** As `selectUserRefs`, of one user of the agency, such as the caller. */
export async function selectUserRef(db: Db, id: string): Promise<UserRef> {
  const [user] = await selectUserRefs(db, [id]);
  if (user === undefined) throw new Error(`There is no user ${id} in the agency.`);
  return user;
}
