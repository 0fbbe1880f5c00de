import type { Db } from '#src/platform/db/index.ts';

/** The account of a member; undefined for service accounts, which have none. */
export async function findAccountId(db: Db, userId: string): Promise<string | undefined> {
  const user = await db.selectFrom('users').where('id', '=', userId).select('account_id').executeTakeFirst();
  return user?.account_id ?? undefined;
}

export const findAgencyName = async (db: Db, tenantId: string): Promise<string> =>
  (await db.selectFrom('tenants').where('id', '=', tenantId).select('name').executeTakeFirstOrThrow()).name;
