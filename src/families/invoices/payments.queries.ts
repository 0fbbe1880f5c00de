import { sql } from 'kysely';
import type { BillingPaymentTransaction, InvoicePayment } from '#generated/types.gen.ts';
import { moneyTransaction, paymentObject } from '#src/domain/billing/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A payment as invoices show it, and what of it became credit of the client. */
export async function selectPayment(
  db: Db,
  id: string,
): Promise<{ readonly payment: InvoicePayment; readonly credited: number }> {
  return db
    .selectFrom('payment_transactions as t')
    .where('t.id', '=', id)
    .select([
      sql<InvoicePayment>`${paymentObject}`.as('payment'),
      sql<number>`t.credited_minor::float8`.as('credited'),
    ])
    .executeTakeFirstOrThrow();
}

/** A movement of money as the list of transactions shows it. */
export async function selectTransaction(db: Db, id: string): Promise<BillingPaymentTransaction> {
  const { transaction } = await db
    .selectFrom('payment_transactions as t')
    .where('t.id', '=', id)
    .select(sql<BillingPaymentTransaction>`${moneyTransaction}`.as('transaction'))
    .executeTakeFirstOrThrow();
  return transaction;
}
