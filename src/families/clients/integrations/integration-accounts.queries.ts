import { sql } from 'kysely';
import type { ClientIntegrationAccount, ClientIntegrationAccountCreate } from '#generated/types.gen.ts';
import type { ClientsHandlers } from '#generated/families/clients/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  containing,
  emptyLast,
  equalTo,
  fold,
  iso,
  list,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  selectRecord,
} from '#src/platform/db/query/index.ts';

// An account goes when its client is deleted, so every account here is one of a client that can be seen.
const accounts = (db: Db) => db.selectFrom('client_integration_accounts as a');

/** The contract's representation of an account. */
const accountRecord = (query: ReturnType<typeof accounts>) =>
  record<ClientIntegrationAccount>()(
    query.select([
      'a.id',
      'a.client_id',
      as<ClientIntegrationAccount['provider']>()('a.provider').as('provider'),
      'a.external_account_id',
      'a.display_name',
      'a.revision',
      iso('a.created_at').as('created_at'),
      iso('a.updated_at').as('updated_at'),
      'a.created_by',
    ]),
  );

export const integrationAccounts = list<ClientsHandlers['listClientIntegrationAccounts']>()({
  rows: accounts,
  record: accountRecord,
  id: 'a.id',
  filters: {
    ...recordFilters('a'),
    client_id: oneOfIds('a.client_id'),
    provider: oneOf('a.provider'),
    external_account_id: equalTo('a.external_account_id'),
    search: {
      prepare: (typed: string) => containing(fold(typed)),
      condition: (pattern: string) =>
        sql<boolean>`app.fold(concat_ws(' ', a.display_name, a.external_account_id)) like ${pattern}`,
    },
  },
  sorts: {
    created_at: by('a.created_at'),
    provider: by('a.provider'),
    display_name: emptyLast(byName('a.display_name')),
  },
});

export const selectAccount = (db: Db, id: string): Promise<JsonText<ClientIntegrationAccount> | undefined> =>
  selectRecord(db, accountRecord(accounts(db).where('a.id', '=', id)));

/** The id of the new account; undefined when the account belongs to a client already. */
export async function insertAccount(
  db: Db,
  account: ClientIntegrationAccountCreate,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .insertInto('client_integration_accounts')
    .values({ ...account, created_at: now, updated_at: now, created_by: userId })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'provider', 'external_account_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The client that an account belongs to. */
export function findAccountHolder(
  db: Db,
  provider: string,
  externalAccountId: string,
): Promise<{ id: string; name: string } | undefined> {
  return accounts(db)
    .innerJoin('clients as c', (join) =>
      join.onRef('c.tenant_id', '=', 'a.tenant_id').onRef('c.id', '=', 'a.client_id'),
    )
    .where('a.provider', '=', provider)
    .where('a.external_account_id', '=', externalAccountId)
    .select(['c.id', 'c.name'])
    .executeTakeFirst();
}
