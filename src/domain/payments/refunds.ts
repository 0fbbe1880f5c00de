import type { WriteContext } from '#src/call/context.ts';
import {
  bookOtherRefund,
  bookReturn,
  creditFailedRefund,
  findPayment,
  lockInvoiceToSettle,
  updateTransaction,
  type InvoiceWriter,
  type StoredInvoice,
  type StoredTransaction,
} from '#src/domain/billing/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import type { RefundState } from '#src/platform/payments/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { findRefund } from './refunds.queries.ts';
import { nextCheck, ownMs } from './retries.rules.ts';

/** Looks up what became of a refund. */
export const refundTimer = 'check_refund';

/** Stores a refund that is about to be sent, with the invoice locked: what it gives back cannot be given back twice. */
export async function beginRefund(
  scope: Pick<WriteContext, 'db' | 'now' | 'atCommit'>,
  invoice: StoredInvoice,
  payment: StoredTransaction,
  { amount, reason, createdBy }: { amount: number; reason: string | null; createdBy: string | null },
): Promise<string> {
  const id = uuid7();
  await scope.db
    .insertInto('payment_transactions')
    .values({
      id,
      kind: 'refund',
      status: 'pending',
      client_id: invoice.client_id,
      invoice_id: invoice.id,
      payment_method_id: payment.payment_method_id,
      method: payment.method,
      method_label: payment.method_label,
      currency: payment.currency,
      amount_minor: -amount,
      note: reason ?? 'Returned to the client.',
      refunds_transaction_id: payment.id,
      created_at: scope.now.toISOString(),
      created_by: createdBy,
    })
    .execute();
  setTimer(scope, { kind: refundTimer, recordId: id }, new Date(scope.now.getTime() + ownMs));
  return id;
}

/** Stores the provider's result of a pending refund, once; null while it is unknown. The refund is booked once the money is returned. */
export async function settleRefund(
  ctx: InvoiceWriter,
  refundId: string,
  state: RefundState | null,
): Promise<void> {
  const found = await findRefund(ctx.db, refundId);
  const invoice = found === undefined ? undefined : await lockInvoiceToSettle(ctx.db, found.invoice_id);
  // Read again behind the lock of the invoice: of two with a result the second finds that it has ended.
  const refund = await findRefund(ctx.db, refundId);
  if (invoice === undefined || refund === undefined || refund.status !== 'pending') return;
  const external = state === null || state.externalId === '' ? {} : { external_id: state.externalId };
  if (state === null || state.status === 'pending') {
    await updateTransaction(ctx.db, refundId, { ...external, checks: refund.checks + 1 });
    return setTimer(ctx, { kind: refundTimer, recordId: refundId }, nextCheck(ctx.now, refund.checks + 3));
  }
  setTimer(ctx, { kind: refundTimer, recordId: refundId }, null);
  const { paid_from: source } = refund;
  if (state.status === 'failed') {
    const message = (state.message ?? 'The provider could not return the money.').slice(0, 1000);
    await updateTransaction(ctx.db, refundId, {
      ...external,
      status: 'failed',
      failure_code: 'refund_failed',
      failure_message: message,
      settled_at: ctx.now.toISOString(),
    });
    if (source !== 'invoice') await creditFailedRefund(ctx, { ...refund, paid_from: source }, message);
    return;
  }
  if ('external_id' in external) await updateTransaction(ctx.db, refundId, external);
  if (source !== 'invoice') return bookOtherRefund(ctx, { ...refund, paid_from: source });
  const payment = await findPayment(ctx.db, invoice.id, refund.payment_id);
  await bookReturn(ctx, invoice, {
    kind: 'refund',
    payment: payment!,
    amount: refund.amount_minor,
    method: payment!.method,
    reason: refund.note ?? 'Returned to the client.',
    begunId: refundId,
  });
}
