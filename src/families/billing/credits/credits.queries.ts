import { sql } from 'kysely';
import type { ClientCreditEntry, ClientCurrencyCredit, Money } from '#generated/types.gen.ts';
import type { BillingHandlers } from '#generated/families/billing/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { clientRef } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  before,
  by,
  dayOrNull,
  emptyLast,
  equalTo,
  holds,
  iso,
  list,
  mentions,
  oneOf,
  oneOfIds,
  record,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';

const money = (column: string) =>
  sql<Money>`json_build_object('amount_minor', ${sql.ref(column)}, 'currency', e.currency)`;

/** Entries of clients that are there. */
const entries = (db: Db) =>
  db
    .selectFrom('ledger_entries as e')
    .leftJoin('ledger_lots as l', (join) =>
      join.onRef('l.tenant_id', '=', 'e.tenant_id').onRef('l.entry_id', '=', 'e.id'),
    )
    .where('e.ledger', '=', 'client_credit').where(sql<boolean>`exists (
      select from clients _client where _client.tenant_id = e.tenant_id and _client.id = e.owner_id and _client.deleted_at is null)`);

const entryRecord = (query: ReturnType<typeof entries>) =>
  record<ClientCreditEntry>()(
    query.select([
      'e.id',
      clientRef('e.owner_id').as('client'),
      as<ClientCreditEntry['kind']>()('e.kind').as('kind'),
      money('e.amount').as('amount'),
      money('e.balance_after').as('balance_after'),
      sql<Money | null>`case when e.kind = 'grant' then json_build_object('amount_minor', coalesce(l.remaining, 0), 'currency', e.currency) end`.as(
        'remaining_amount',
      ),
      'e.reason',
      'e.invoice_id',
      'e.credit_note_id',
      'e.transaction_id',
      dayOrNull('e.expires_on').as('expires_on'),
      iso('e.created_at').as('created_at'),
      'e.created_by',
    ]),
  );

export const creditList = list<BillingHandlers['listClientCredits']>()({
  rows: entries,
  record: entryRecord,
  id: 'e.id',
  filters: {
    id: oneOfIds('e.id'),
    client_id: oneOfIds('e.owner_id'),
    kind: oneOf('e.kind'),
    currency: equalTo('e.currency'),
    invoice_id: oneOfIds('e.invoice_id'),
    is_expiring: holds(sql<boolean>`e.kind = 'grant' and e.expires_on is not null and l.remaining > 0`),
    created_by: oneOfIds('e.created_by'),
    created_after: since('e.created_at'),
    created_before: before('e.created_at'),
    search: mentions('e.reason', 'e.reference'),
  },
  sorts: {
    created_at: by('e.created_at'),
    amount: by('e.amount'),
    expires_on: emptyLast('e.expires_on'),
  },
});

export const selectEntry = (db: Db, id: string): Promise<JsonText<ClientCreditEntry> | undefined> =>
  selectRecord(db, entryRecord(entries(db).where('e.id', '=', id)));

/** What a client has in each currency, and what of it ends first. */
export async function selectBalances(db: Db, clientId: string): Promise<ClientCurrencyCredit[]> {
  const { rows } = await sql<ClientCurrencyCredit>`
    select json_build_object('amount_minor', a.balance, 'currency', a.currency) as balance,
      case when next.day is not null then json_build_object('amount_minor', next.amount, 'currency', a.currency) end as expiring,
      next.day::text as next_expiry_date
    from ledger_accounts a
    left join lateral (
      select l.expires_on as day, sum(l.remaining) as amount from ledger_lots l
      where l.ledger = a.ledger and l.owner_id = a.owner_id and l.currency = a.currency and l.expires_on is not null
      group by l.expires_on order by l.expires_on limit 1) next on true
    where a.ledger = 'client_credit' and a.owner_id = ${clientId}
      and exists (select from ledger_entries e where e.ledger = a.ledger and e.owner_id = a.owner_id and e.currency = a.currency)
    order by a.currency limit 50`.execute(db);
  return rows;
}

/** The entry of the client with this reference. */
export async function findByReference(
  db: Db,
  clientId: string,
  reference: string,
): Promise<{ readonly id: string; readonly amount: number; readonly currency: string } | undefined> {
  return db
    .selectFrom('ledger_entries')
    .where('ledger', '=', 'client_credit')
    .where('owner_id', '=', clientId)
    .where('reference', '=', reference)
    .select(['id', sql<number>`amount::float8`.as('amount'), 'currency'])
    .executeTakeFirst();
}

/** The invoice that a payment of the client is for. */
export async function findInvoiceOfPayment(
  db: Db,
  clientId: string,
  paymentId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_transactions')
    .where('id', '=', paymentId)
    .where('client_id', '=', clientId)
    .where('kind', '=', 'payment')
    .where('invoice_id', 'is not', null)
    .select('invoice_id')
    .executeTakeFirst();
  return row?.invoice_id ?? undefined;
}
