import { changeAsPart, type Operations } from '#src/call/transact.ts';
import {
  bookReturn,
  findPayment,
  lockInvoiceToSettle,
  type InvoiceWriter,
} from '#src/domain/billing/index.ts';
import type { TaskHandler } from '#src/platform/jobs/index.ts';
import type { ReturnedMoney } from '#src/platform/payments/index.ts';
import { findAccount } from './accounts.queries.ts';
import { findAttempt } from './attempts.queries.ts';
import type { PaymentDesk } from './desk.ts';
import { selectReturns } from './refunds.queries.ts';
import { settleRefund } from './refunds.ts';

/** Asks the provider what has gone back of a payment, and books what is not booked: refunds that were made there, and disputes that were lost. */
export const checkReturns =
  (operations: Operations, desk: PaymentDesk): TaskHandler<'check_payment_returns'> =>
  async ({ tenantId, transactionId }, { db }) => {
    const reads = db.read(tenantId);
    const payment = await findAttempt(reads, transactionId);
    if (payment?.status !== 'succeeded' || payment.external_id === null) return;
    const { payment_provider_id: accountId } = payment;
    const account = accountId === null ? undefined : await findAccount(reads, accountId);
    if (account === undefined || account.status === 'disconnected') return;
    const { provider, access } = desk.reach(tenantId, account);
    const returns = await provider.findReturns(access, payment.external_id);
    if (returns.length === 0) return;
    await changeAsPart(operations, tenantId, 'check_payment_returns', (ctx) =>
      settleReturns(ctx, { invoiceId: payment.invoice_id, paymentId: payment.id }, returns),
    );
  };

interface Place {
  readonly invoiceId: string;
  readonly paymentId: string;
}

async function settleReturns(
  ctx: InvoiceWriter,
  place: Place,
  returns: readonly ReturnedMoney[],
): Promise<void> {
  for (const returned of returns) await settleReturn(ctx, place, returned);
}

/** Books each return once: the lock of the invoice keeps two who come with the same one apart. */
async function settleReturn(
  ctx: InvoiceWriter,
  { invoiceId, paymentId }: Place,
  { externalId, kind, amount, key, reason }: ReturnedMoney,
): Promise<void> {
  const invoice = await lockInvoiceToSettle(ctx.db, invoiceId);
  const payment = await findPayment(ctx.db, invoiceId, paymentId);
  if (invoice === undefined || payment === undefined) return;
  const known = await selectReturns(ctx.db, paymentId);
  const own = known.find(({ id }) => id === key);
  if (own !== undefined) return settleRefund(ctx, own.id, { externalId, status: 'succeeded', message: null });
  if (known.some(({ external_id: id }) => id === externalId)) return;
  // With a surcharge more may go back than the invoice counts.
  const booked = Math.min(amount, payment.amount_minor - payment.returned_minor);
  if (booked <= 0) return;
  await bookReturn(ctx, invoice, {
    kind,
    payment,
    amount: booked,
    method: payment.method,
    reason,
    externalId,
  });
}
