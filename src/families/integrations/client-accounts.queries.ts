import type { Db } from '#src/platform/db/index.ts';

export interface MappedAccount {
  readonly id: string;
  readonly client_id: string;
  readonly provider: string;
  readonly external_account_id: string;
  readonly revision: number;
}

/** The mapping of an account to a client, locked. */
export const lockAccount = (db: Db, id: string): Promise<MappedAccount | undefined> =>
  db
    .selectFrom('client_integration_accounts')
    .where('id', '=', id)
    .select(['id', 'client_id', 'provider', 'external_account_id', 'revision'])
    .forUpdate()
    .executeTakeFirst();

export async function deleteAccount(db: Db, id: string): Promise<void> {
  await db.deleteFrom('client_integration_accounts').where('id', '=', id).execute();
}
