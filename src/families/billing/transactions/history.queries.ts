import { sql } from 'kysely';
import type { Actor, ClientBillingHistoryEntry, InvoiceRef, Money } from '#generated/types.gen.ts';
import type { BillingHandlers } from '#generated/families/billing/handlers.ts';
import { searched } from '#src/domain/filters/index.ts';
import { actorOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  before,
  by,
  emptyLast,
  iso,
  list,
  oneOf,
  oneOfIds,
  record,
  since,
} from '#src/platform/db/query/index.ts';

/** What happened to clients that are there. */
const history = (db: Db) =>
  db.selectFrom('client_billing_history as h').where(sql<boolean>`exists (
    select from clients _client where _client.tenant_id = h.tenant_id and _client.id = h.client_id and _client.deleted_at is null)`);

const money = (column: string) =>
  sql<Money | null>`case when ${sql.ref(column)} is not null then json_build_object('amount_minor', ${sql.ref(column)}, 'currency', h.currency) end`;

const historyRecord = (query: ReturnType<typeof history>) =>
  record<ClientBillingHistoryEntry>()(
    query.select([
      'h.id',
      'h.client_id',
      as<ClientBillingHistoryEntry['kind']>()('h.kind').as('kind'),
      iso('h.occurred_at').as('occurred_at'),
      'h.summary',
      money('h.amount_minor').as('amount'),
      money('h.outstanding_minor').as('outstanding_after'),
      sql<InvoiceRef | null>`(select json_build_object('id', i.id, 'invoice_number', i.invoice_number) from invoices i
        where i.tenant_id = h.tenant_id and i.id = h.invoice_id)`.as('invoice'),
      'h.client_program_id',
      'h.transaction_id',
      sql<Actor>`${actorOf('h')}`.as('actor'),
    ]),
  );

export const historyList = list<BillingHandlers['listClientBillingHistory']>()({
  rows: history,
  record: historyRecord,
  id: 'h.id',
  filters: {
    client_id: oneOfIds('h.client_id'),
    kind: oneOf('h.kind'),
    invoice_id: oneOfIds('h.invoice_id'),
    client_program_id: oneOfIds('h.client_program_id'),
    occurred_after: since('h.occurred_at'),
    occurred_before: before('h.occurred_at'),
    search: searched('h.id', 'search_client_billing_history'),
  },
  sorts: { occurred_at: by('h.occurred_at'), amount: emptyLast('h.amount_minor') },
});
