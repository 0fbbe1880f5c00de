import type { UserRef } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** These users as events and answers name them, those who have left too, by their ids. */
export async function userRefsById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, UserRef>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'name', 'email'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same in this order. */
export async function selectUserRefs(db: Db, ids: readonly string[]): Promise<UserRef[]> {
  const found = await userRefsById(db, ids);
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** As `selectUserRefs`, of one user of the agency, such as the caller. */
export async function selectUserRef(db: Db, id: string): Promise<UserRef> {
  const [user] = await selectUserRefs(db, [id]);
  if (user === undefined) throw new Error(`There is no user ${id} in the agency.`);
  return user;
}
