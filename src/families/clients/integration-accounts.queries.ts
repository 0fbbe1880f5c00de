import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { ClientIntegrationAccount, ClientIntegrationAccountCreate } from '#generated/types.gen.ts';
import type { ListClientIntegrationAccountsInput } from '#generated/families/clients/handlers.ts';
import type { JsonText, Page } from '#src/call/context.ts';
import { recordConditions } from '#src/platform/db/record-filters.ts';
import { iso, orderBy, selectPage, selectRecord } from '#src/platform/db/records.ts';
import { containsPattern } from '#src/domain/filters/index.ts';

type Db = Kysely<Database>;

// An account goes when its client is deleted, so every account here is one of a client that can be seen.
const accounts = (db: Db) => db.selectFrom('client_integration_accounts as a');

const accountColumns = [
  'a.id', 'a.client_id', 'a.provider', 'a.external_account_id', 'a.display_name', 'a.revision',
  iso('a.created_at').as('created_at'), iso('a.updated_at').as('updated_at'), 'a.created_by',
] as const;

export function selectAccounts(db: Db, filters: ListClientIntegrationAccountsInput['query']): Promise<Page<ClientIntegrationAccount>> {
  const { client_id: clientIds, provider, external_account_id: externalId, search, sort, order } = filters;
  const bySort: Record<typeof sort, RawBuilder<unknown>> = {
    created_at: sql`a.created_at`, provider: sql`a.provider`, display_name: sql`lower(a.display_name)`,
  };
  const direction = sql.raw(order);
  const common = recordConditions('a', filters).reduce((query, condition) => query.where(condition), accounts(db));
  return selectPage<ClientIntegrationAccount>(db, {
    matching: common
      .$if(clientIds !== undefined, (query) => query.where('a.client_id', 'in', clientIds ?? []))
      .$if(provider !== undefined, (query) => query.where('a.provider', 'in', provider ?? []))
      .$if(externalId !== undefined, (query) => query.where('a.external_account_id', '=', externalId ?? ''))
      .$if(search !== undefined, (query) => query.where(sql<boolean>`lower(concat_ws(' ', a.display_name, a.external_account_id)) like ${containsPattern(search ?? '')}`)),
    record: (query) => query.select(accountColumns),
    orderBy: [sort === 'created_at' ? sql`a.created_at ${direction}` : orderBy(bySort[sort], order), sql`a.id ${direction}`],
    limit: filters.limit,
    offset: filters.offset,
  });
}

export const selectAccount = (db: Db, id: string): Promise<JsonText<ClientIntegrationAccount> | undefined> =>
  selectRecord<ClientIntegrationAccount>(db, accounts(db).where('a.id', '=', id).select(accountColumns));

/** The id of the new account; undefined when the account belongs to a client already. */
export async function insertAccount(db: Db, account: ClientIntegrationAccountCreate, userId: string, now: Date): Promise<string | undefined> {
  const row = await db.insertInto('client_integration_accounts')
    .values({ ...account, created_at: now, updated_at: now, created_by: userId })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'provider', 'external_account_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The client that an account belongs to. */
export function findAccountHolder(db: Db, provider: string, externalAccountId: string): Promise<{ id: string; name: string } | undefined> {
  return accounts(db)
    .innerJoin('clients as c', (join) => join.onRef('c.tenant_id', '=', 'a.tenant_id').onRef('c.id', '=', 'a.client_id'))
    .where('a.provider', '=', provider).where('a.external_account_id', '=', externalAccountId)
    .select(['c.id', 'c.name'])
    .executeTakeFirst();
}
