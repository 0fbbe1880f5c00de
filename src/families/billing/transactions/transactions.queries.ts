import { sql } from 'kysely';
import type { BillingTransaction } from '#generated/types.gen.ts';
import type { BillingHandlers } from '#generated/families/billing/handlers.ts';
import { moneyTransaction } from '#src/domain/billing/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  before,
  by,
  equalTo,
  list,
  mentions,
  oneOf,
  oneOfIds,
  since,
  type RecordQuery,
} from '#src/platform/db/query/index.ts';

/** Both ledgers, with what filters and sorts ask of a transaction. */
const source = sql<Transaction>`(
  select t.id, 'client_payments' as ledger, t.kind, t.status, t.client_id, t.invoice_id,
    (select i.client_program_id from invoices i where i.tenant_id = t.tenant_id and i.id = t.invoice_id) as client_program_id,
    t.payment_method_id, t.currency, t.amount_minor as amount, t.reference, t.method_label as words, t.paid_at, t.created_at, t.created_by
  from payment_transactions t
  where exists (select from clients c where c.tenant_id = t.tenant_id and c.id = t.client_id and c.deleted_at is null)
  union all
  select e.id, 'ai_credit', e.kind, null, null, null, null, null, null, e.amount, null, e.reason, null, e.created_at, e.created_by
  from ledger_entries e where e.ledger = 'ai_credit'
)`;

interface Transaction {
  readonly id: string;
  readonly ledger: string;
  readonly kind: string;
  readonly status: string | null;
  readonly client_id: string | null;
  readonly invoice_id: string | null;
  readonly client_program_id: string | null;
  readonly payment_method_id: string | null;
  readonly currency: string | null;
  readonly amount: number;
  readonly reference: string | null;
  readonly words: string | null;
  readonly paid_at: string | null;
  readonly created_at: string;
  readonly created_by: string | null;
}

const transactions = (db: Db) => db.selectFrom(source.as('x'));

const aiCredit = sql`json_build_object(
  'ledger', 'ai_credit', 'id', e.id, 'kind', e.kind, 'credits', e.amount, 'balance_after_credits', e.balance_after, 'reason', e.reason,
  'purpose', e.purpose, 'ai_request_id', case when e.kind in ('consume', 'refund') then e.cause_id end, 'purchase_id', e.transaction_id,
  'expires_on', e.expires_on::text, 'created_at', app.iso(e.created_at), 'created_by', e.created_by)`;

/** Each ledger has a shape of its own, so that a row is one value here and its columns below. */
const transactionRecord = (query: ReturnType<typeof transactions>): RecordQuery<BillingTransaction> =>
  query.select(
    sql`case x.ledger when 'client_payments'
      then (select ${moneyTransaction} from payment_transactions t where t.id = x.id)
      else (select ${aiCredit} from ledger_entries e where e.id = x.id) end`.as('record'),
  ) as unknown as RecordQuery<BillingTransaction>;

export const transactionList = list<BillingHandlers['listBillingTransactions']>()({
  rows: transactions,
  record: transactionRecord,
  id: 'x.id',
  filters: {
    id: oneOfIds('x.id'),
    ledger: oneOf('x.ledger'),
    kind: oneOf('x.kind'),
    status: oneOf('x.status'),
    client_id: oneOfIds('x.client_id'),
    invoice_id: oneOfIds('x.invoice_id'),
    client_program_id: oneOfIds('x.client_program_id'),
    payment_method_id: oneOfIds('x.payment_method_id'),
    currency: equalTo('x.currency'),
    paid_after: since('x.paid_at'),
    paid_before: before('x.paid_at'),
    created_by: oneOfIds('x.created_by'),
    created_after: since('x.created_at'),
    created_before: before('x.created_at'),
    search: mentions('x.reference', 'x.words'),
  },
  sorts: { created_at: by('x.created_at'), amount: by('x.amount') },
});
