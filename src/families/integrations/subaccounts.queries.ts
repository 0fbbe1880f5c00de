import { sql } from 'kysely';
import type { IntegrationSubaccount } from '#generated/types.gen.ts';
import type { IntegrationsHandlers } from '#generated/families/integrations/handlers.ts';
import type { Db } from '#src/platform/db/index.ts';
import { byName, by, holds, list, mentions, oneOfIds, record } from '#src/platform/db/query/index.ts';

interface Scope {
  readonly connectionId: string;
}

/** Accounts of a connection, with the client that each is mapped to. */
const accounts = (db: Db, { connectionId }: Scope) =>
  db
    .selectFrom('connection_subaccounts as s')
    .innerJoin('connections as c', (join) =>
      join.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.id', '=', 's.connection_id'),
    )
    .leftJoin('client_integration_accounts as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 's.tenant_id')
        .onRef('a.provider', '=', 'c.integration_key')
        .onRef('a.external_account_id', '=', 's.key'),
    )
    .where('s.connection_id', '=', connectionId);

export const subaccounts = list<IntegrationsHandlers['listIntegrationSubaccounts'], Scope>()({
  rows: accounts,
  record: (rows) =>
    record<IntegrationSubaccount>()(
      rows.select([
        's.key',
        's.name',
        's.kind',
        's.parent_key',
        's.currency',
        's.time_zone',
        's.is_selectable',
        'a.client_id',
      ]),
    ),
  id: 's.key',
  filters: {
    client_id: oneOfIds('a.client_id'),
    is_mapped: (flag: boolean) =>
      flag ? sql<boolean>`a.client_id is not null` : sql<boolean>`a.client_id is null`,
    is_selectable: holds('s.is_selectable'),
    search: mentions('s.name', 's.key'),
  },
  sorts: { name: byName('s.name'), key: by('s.key') },
  own: [sql`s.position`],
});

/** When the accounts of a connection were read last. */
export async function findFetched(db: Db, connectionId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('connections')
    .where('id', '=', connectionId)
    .select('subaccounts_fetched_at')
    .executeTakeFirst();
  return row?.subaccounts_fetched_at == null ? null : new Date(row.subaccounts_fetched_at);
}
