import type { AccountAgency } from '#src/domain/access/sessions/index.ts';
import type { Db } from '#src/platform/db/index.ts';

export async function findUserEmail(db: Db, userId: string): Promise<string | null> {
  const user = await db.selectFrom('users').where('id', '=', userId).select('email').executeTakeFirst();
  return user?.email ?? null;
}

/** The agency of the transaction. */
export const selectOwnAgency = (db: Db): Promise<AccountAgency[]> =>
  db.selectFrom('tenants').select(['id', 'name', 'slug', 'time_zone']).execute();
