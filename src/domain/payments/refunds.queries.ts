import { sql } from 'kysely';
import type { PaymentAttemptStatus } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as } from '#src/platform/db/query/index.ts';

/** A refund that a provider makes, with the payment that it gives back. */
export const findRefund = (db: Db, id: string) =>
  db
    .selectFrom('payment_transactions as t')
    .innerJoin('payment_transactions as p', (join) =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.refunds_transaction_id'),
    )
    .where('t.id', '=', id)
    .where('t.kind', '=', 'refund')
    .select([
      't.id',
      as<PaymentAttemptStatus>()('t.status').as('status'),
      sql<string>`t.invoice_id`.as('invoice_id'),
      't.note',
      't.checks',
      't.client_id',
      't.currency',
      as<'invoice' | 'credit_note' | 'client_credit'>()('t.paid_from').as('paid_from'),
      't.credit_note_id',
      sql<number>`(-t.amount_minor)::float8`.as('amount_minor'),
      'p.id as payment_id',
      'p.payment_provider_id',
      sql<string>`p.external_id`.as('payment_external_id'),
    ])
    .executeTakeFirst();

/** What was returned of a payment, or is about to be. */
export const selectReturns = (
  db: Db,
  paymentId: string,
): Promise<{ readonly id: string; readonly external_id: string | null }[]> =>
  db
    .selectFrom('payment_transactions')
    .where('refunds_transaction_id', '=', paymentId)
    .select(['id', 'external_id'])
    .execute();
