import type { WriteContext } from '#src/call/context.ts';
import {
  applyCredit,
  bookPayment,
  bookReturn,
  clientCredit,
  findByReference,
  findPayment,
  mailReceipt,
  moneyOf,
  type StoredInvoice,
  type StoredTransaction,
} from '#src/domain/billing/index.ts';
import { settleRefund } from '#src/domain/payments/index.ts';
import { readAccount } from '#src/domain/ledger/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { amountText, checkAmount } from './amount.ts';
import type { ActionOf, Done } from './manage.ts';
import type { Refunded } from './refunds.ts';
import { selectPayment, selectTransaction } from './payments.queries.ts';
import { payable, requireState } from './states.ts';

/** A payment outside the payment page. Its reference makes it happen once: 409 when it comes with another amount. */
export async function recordPayment(
  ctx: WriteContext<never>,
  invoice: StoredInvoice,
  body: ActionOf<'record_payment'>,
): Promise<Done> {
  const { amount, method, reference = null, paid_at: given, note = null, has_receipt: hasReceipt } = body;
  checkAmount(invoice, amount);
  if (method === 'credit') throw invalid('body.method', 'is credit: use apply_credit instead.');
  const known = reference === null ? undefined : await findByReference(ctx.db, invoice.id, reference);
  if (known !== undefined) {
    if (known.amount_minor !== amount.amount_minor)
      throw conflict(
        `A payment of ${amountText(invoice, known.amount_minor)} is recorded under the reference ${reference}.`,
      );
    return { outcome: 'payment_recorded', ...(await shown(ctx, known.id)) };
  }
  requireState(invoice, [...payable, 'paid'], 'paid');
  const paidAt = given === undefined ? ctx.now : new Date(given);
  if (paidAt > ctx.now) throw invalid('body.paid_at', 'must not be in the future.');
  const { id } = await bookPayment(ctx, invoice, {
    amount: amount.amount_minor,
    paidAt,
    method,
    method_label: null,
    payment_method_id: null,
    reference,
    note,
    surcharge_minor: 0,
    created_by: ctx.identity.userId,
  });
  if (hasReceipt === true) await mailReceipt(ctx, invoice.id, amount);
  return { outcome: 'payment_recorded', ...(await shown(ctx, id)) };
}

/** The payment and what of it became credit. */
export async function shown(
  ctx: WriteContext<never>,
  id: string,
): Promise<Pick<Done, 'payment' | 'credited'>> {
  const { payment, credited } = await selectPayment(ctx.db, id);
  return { payment, credited: credited === 0 ? null : moneyOf(credited, payment.amount.currency) };
}

export async function applyCreditTo(
  ctx: WriteContext<never>,
  invoice: StoredInvoice,
  { amount }: ActionOf<'apply_credit'>,
): Promise<Done> {
  requireState(invoice, payable, 'paid by credit');
  if (amount !== undefined) checkAmount(invoice, amount);
  const { balance } = await readAccount(ctx.db, clientCredit(invoice.client_id, invoice.currency));
  const most = Math.min(balance, invoice.balance_minor);
  const wanted = amount?.amount_minor ?? most;
  if (wanted === 0 || wanted > balance)
    throw conflict(`The client has ${amountText(invoice, balance)} of credit.`);
  if (wanted > most) throw conflict(`Only ${amountText(invoice, invoice.balance_minor)} is due.`);
  await applyCredit(ctx, invoice, wanted);
  return { outcome: 'credit_applied' };
}

const kinds = { refund: 'refund', credit: 'refund', record: 'refund', reversal: 'reversal' } as const;

/** Judges a return: 400, 404 and 409 with the reason why it cannot be made. Answers the amount. */
export function requireReturnable(
  invoice: StoredInvoice,
  payment: StoredTransaction | undefined,
  { payment_id: paymentId, mode, amount }: ActionOf<'refund_payment'>,
): number {
  if (payment === undefined) throw notFound('payment of the invoice', paymentId);
  if (payment.status !== 'succeeded')
    throw conflict(
      `The payment is ${payment.status.replaceAll('_', ' ')}; only one that arrived can be returned.`,
    );
  if (amount !== undefined) checkAmount(invoice, amount);
  const left = payment.amount_minor - payment.returned_minor;
  const wanted = amount?.amount_minor ?? left;
  if (wanted === 0 || wanted > left)
    throw conflict(`Only ${amountText(invoice, left)} of the payment is left to return.`);
  if (mode === 'refund' && payment.external_id === null)
    throw conflict('The payment was recorded by hand: pay the money back yourself and use the mode record.');
  return wanted;
}

/** Gives a payment back, or records that it was. `refunded`: the provider was asked to send it back before the transaction. */
export async function refundPayment(
  ctx: WriteContext<never>,
  invoice: StoredInvoice,
  body: ActionOf<'refund_payment'>,
  refunded: Refunded | undefined,
): Promise<Done> {
  const { payment_id: paymentId, mode, reason = 'Returned to the client.' } = body;
  if (refunded !== undefined) return showRefund(ctx, storedId(paymentId), refunded);
  if (mode === 'refund')
    throw conflict('A payment cannot be sent back within another operation. Call manageInvoice by itself.');
  const payment = await findPayment(ctx.db, invoice.id, storedId(paymentId));
  const wanted = requireReturnable(invoice, payment, body);
  const { id } = await bookReturn(ctx, invoice, {
    kind: kinds[mode],
    payment: payment!,
    amount: wanted,
    method: mode === 'credit' ? 'credit' : payment!.method,
    reason,
  });
  const { payment: shownPayment } = await selectPayment(ctx.db, payment!.id);
  return {
    outcome: 'payment_refunded',
    payment: shownPayment,
    refund: await selectTransaction(ctx.db, id),
    credited: mode === 'credit' ? moneyOf(wanted, invoice.currency) : null,
  };
}

/** Books a refund that was sent. `status` of `refund` says whether the provider returned the money, still works on it, or could not. */
async function showRefund(
  ctx: WriteContext<never>,
  paymentId: string,
  { refundId, state }: Refunded,
): Promise<Done> {
  await settleRefund(ctx, refundId, state);
  const { payment } = await selectPayment(ctx.db, paymentId);
  return {
    outcome: 'payment_refunded',
    payment,
    refund: await selectTransaction(ctx.db, refundId),
    credited: null,
  };
}
