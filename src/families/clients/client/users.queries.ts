import type { UserRef } from '#generated/types.gen.ts';
import type { Person } from '#src/domain/people/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Those of the users that belong to the agency, in the order asked for. */
export async function selectUserRefs(db: Db, ids: readonly string[]): Promise<UserRef[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .where('id', 'in', ids)
    .where('status', '<>', 'removed')
    .select(['id', 'name', 'email'])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Those of the users who have not left, with what decides whether they can be put in charge. */
export async function selectPeople(db: Db, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .where('id', 'in', ids)
    .where('status', '<>', 'removed')
    .select(['id', 'name', 'kind', 'status'])
    .execute();
  return rows as Person[];
}
