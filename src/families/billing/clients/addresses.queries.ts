import { sql } from 'kysely';
import type { Address, ClientBillingAddress } from '#generated/types.gen.ts';
import type { BillingHandlers } from '#generated/families/billing/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  byName,
  countRows,
  emptyLast,
  holds,
  iso,
  list,
  mentions,
  oneOfIds,
  otherThan,
  record,
  recordFilters,
  recordSorts,
  selectRecord,
} from '#src/platform/db/query/index.ts';

/** Addresses of clients that are there. */
const addresses = (db: Db) =>
  db.selectFrom('client_billing_addresses as a').where('a.deleted_at', 'is', null).where(sql<boolean>`exists (
    select from clients _client where _client.tenant_id = a.tenant_id and _client.id = a.client_id and _client.deleted_at is null)`);

const addressRecord = (query: ReturnType<typeof addresses>) =>
  record<ClientBillingAddress>()(
    query.select([
      'a.id',
      'a.client_id',
      'a.label',
      'a.company_name',
      'a.attention',
      as<Address>()('a.address').as('address'),
      'a.tax_number',
      'a.is_default',
      'a.revision',
      iso('a.created_at').as('created_at'),
      iso('a.updated_at').as('updated_at'),
      'a.created_by',
    ]),
  );

export const addressList = list<BillingHandlers['listClientBillingAddresses']>()({
  rows: addresses,
  record: addressRecord,
  id: 'a.id',
  filters: {
    ...recordFilters('a'),
    client_id: oneOfIds('a.client_id'),
    is_default: holds('a.is_default'),
    country: (country) => sql<boolean>`a.address ->> 'country' = ${country}`,
    search: mentions('a.label', 'a.company_name', 'a.attention', sql`a.address::text`),
  },
  sorts: {
    company_name: emptyLast(byName('a.company_name')),
    ...recordSorts('a'),
  },
  own: [sql`a.is_default desc`, sql`a.created_at desc`],
});

export const selectAddress = (
  db: Db,
  clientId: string,
  id: string,
): Promise<JsonText<ClientBillingAddress> | undefined> =>
  selectRecord(db, addressRecord(addresses(db).where('a.client_id', '=', clientId).where('a.id', '=', id)));

/** Makes one address of the client the default, or none. */
export async function setDefaultAddress(
  db: Db,
  clientId: string,
  id: string | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('client_billing_addresses')
    .set({ is_default: false, revision: sql<number>`revision + 1`, updated_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`id is distinct from ${id}`)
    .execute();
  if (id === null) return;
  await db
    .updateTable('client_billing_addresses')
    .set({ is_default: true })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute();
}

export async function countOthers(db: Db, clientId: string, id?: string): Promise<number> {
  return countRows(
    db
      .selectFrom('client_billing_addresses')
      .where('client_id', '=', clientId)
      .where('deleted_at', 'is', null)
      .where(otherThan('id', id)),
  );
}

/** Whether a draft names the address. */
export async function isUsedByDraft(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('invoices')
    .where('billing_address_id', '=', id)
    .where('status', '=', 'draft')
    .where('deleted_at', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
