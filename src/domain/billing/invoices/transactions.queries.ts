import { sql } from 'kysely';
import type { PaymentAttemptStatus, PaymentChannel } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, updaterOf } from '#src/platform/db/query/index.ts';

const money = (column: string) =>
  sql`json_build_object('amount_minor', ${sql.ref(column)}, 'currency', t.currency)`;

/** A movement of money, `t`, as the list of transactions shows it. */
export const moneyTransaction = sql`json_build_object(
  'ledger', 'client_payments', 'id', t.id, 'kind', t.kind, 'status', t.status, 'amount', ${money('t.amount_minor')},
  'surcharge', ${money('t.surcharge_minor')}, 'fee', case when t.fee_minor is not null then ${money('t.fee_minor')} end,
  'client_id', t.client_id, 'invoice_id', t.invoice_id,
  'client_program_id', (select i.client_program_id from invoices i where i.tenant_id = t.tenant_id and i.id = t.invoice_id),
  'payment_method_id', t.payment_method_id, 'method', t.method, 'method_label', t.method_label, 'reference', t.reference,
  'attempt_number', t.attempt_number, 'next_retry_at', app.iso(t.next_retry_at), 'failure_code', t.failure_code,
  'failure_message', t.failure_message, 'refunds_transaction_id', t.refunds_transaction_id, 'created_at', app.iso(t.created_at),
  'settled_at', app.iso(t.settled_at), 'created_by', t.created_by)`;

/** A movement of a client's money, to be stored. */
export interface NewTransaction {
  readonly id: string;
  readonly kind: 'payment' | 'refund' | 'reversal';
  readonly status: PaymentAttemptStatus;
  readonly client_id: string;
  readonly invoice_id: string | null;
  readonly payment_method_id: string | null;
  readonly method: PaymentChannel;
  readonly method_label: string | null;
  readonly currency: string;
  readonly amount_minor: number;
  readonly credited_minor: number;
  readonly surcharge_minor: number;
  readonly reference: string | null;
  readonly note: string | null;
  readonly paid_at: string | null;
  readonly settled_at: string | null;
  readonly refunds_transaction_id?: string | null;
  readonly external_id?: string;
  /** What a refund gives back; what its invoice was paid with when absent. */
  readonly paid_from?: 'credit_note' | 'client_credit';
  readonly credit_note_id?: string;
  readonly created_by: string | null;
}

export async function insertTransaction(db: Db, transaction: NewTransaction, now: Date): Promise<void> {
  await db
    .insertInto('payment_transactions')
    .values({ ...transaction, created_at: now.toISOString() })
    .execute();
}

export const updateTransaction = updaterOf('payment_transactions');

/** A payment as its refund needs it. */
export interface StoredTransaction {
  readonly id: string;
  readonly status: PaymentAttemptStatus;
  readonly amount_minor: number;
  readonly currency: string;
  /** What was given back of it. */
  readonly returned_minor: number;
  readonly payment_method_id: string | null;
  readonly method: PaymentChannel;
  readonly method_label: string | null;
  readonly reference: string | null;
  readonly external_id: string | null;
  /** The grant of credit that it made. */
  readonly credit_entry_id: string | null;
}

const payments = (db: Db, invoiceId: string) =>
  db
    .selectFrom('payment_transactions as t')
    .where('t.invoice_id', '=', invoiceId)
    .where('t.kind', '=', 'payment')
    .select([
      't.id',
      as<PaymentAttemptStatus>()('t.status').as('status'),
      sql<number>`t.amount_minor::float8`.as('amount_minor'),
      't.currency',
      sql<number>`coalesce((select -sum(r.amount_minor) from payment_transactions r
        where r.tenant_id = t.tenant_id and r.refunds_transaction_id = t.id and r.status <> 'failed'), 0)::float8`.as(
        'returned_minor',
      ),
      't.payment_method_id',
      as<PaymentChannel>()('t.method').as('method'),
      't.method_label',
      't.reference',
      't.external_id',
      sql<string | null>`(select e.id from ledger_entries e
        where e.tenant_id = t.tenant_id and e.ledger = 'client_credit' and e.kind = 'grant' and e.cause_id = t.id)`.as(
        'credit_entry_id',
      ),
    ]);

/** A payment of the invoice, which is locked. */
export const findPayment = (db: Db, invoiceId: string, id: string): Promise<StoredTransaction | undefined> =>
  payments(db, invoiceId).where('t.id', '=', id).executeTakeFirst();

/** The payment of the invoice with this reference. */
export const findByReference = (
  db: Db,
  invoiceId: string,
  reference: string,
): Promise<StoredTransaction | undefined> =>
  payments(db, invoiceId).where('t.reference', '=', reference).executeTakeFirst();

/** When the last payment of the invoice was made: one that is recorded later may have come earlier than others. */
export async function findLastPaidAt(db: Db, invoiceId: string): Promise<Date> {
  const { at } = await db
    .selectFrom('payment_transactions')
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', 'payment')
    .where('status', '=', 'succeeded')
    .select(sql<string>`app.iso(max(paid_at))`.as('at'))
    .executeTakeFirstOrThrow();
  return new Date(at);
}
