import type { WriteContext } from '#src/call/context.ts';
import {
  checkPositive,
  checkSameCurrency,
  enterCredit,
  findPayment,
  insertTransaction,
  lockInvoiceToSettle,
  moneyOf,
  moneyText,
  type StoredTransaction,
} from '#src/domain/billing/index.ts';
import { findRemaining } from '#src/domain/ledger/index.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { conflict, invalid, notFound, problem } from '#src/platform/errors/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { requireRefundable } from '../payments/refundable.ts';
import type { EntryOf } from './create-entry.ts';
import { findByReference, findInvoiceOfPayment } from './credits.queries.ts';

type Payout = EntryOf<'refund'>;

/** Pays credit out, with the client held. A payment is refunded by its provider once this is committed. Answers the id of the entry. */
export async function payOut(
  ctx: WriteContext<never>,
  clientId: string,
  { amount, method, payment_id: paymentId, reference: given, reason = null }: Payout,
): Promise<string> {
  const reference = given ?? null;
  checkPositive(amount, 'body.amount');
  if (method === 'credit') throw invalid('body.method', 'is credit, which is what is paid out.');
  const known = reference === null ? undefined : await findByReference(ctx.db, clientId, reference);
  if (known !== undefined) return requireSame(known, amount, reference!);
  const source = paymentId === undefined ? undefined : await requirePayment(ctx, clientId, paymentId);
  if (source !== undefined) {
    checkSource(source.payment, amount, method);
    await requireRefundable(ctx.db, source.payment);
  }
  const id = uuid7();
  const isPending = source !== undefined;
  const at = isPending ? null : ctx.now.toISOString();
  await insertTransaction(
    ctx.db,
    {
      id,
      kind: 'refund',
      status: isPending ? 'pending' : 'succeeded',
      client_id: clientId,
      invoice_id: source?.invoiceId ?? null,
      payment_method_id: source?.payment.payment_method_id ?? null,
      method,
      method_label: source?.payment.method_label ?? null,
      currency: amount.currency,
      amount_minor: -amount.amount_minor,
      // All of it is taken from credit, and nothing from what the payment settled.
      credited_minor: -amount.amount_minor,
      surcharge_minor: 0,
      reference,
      note: reason,
      paid_at: at,
      settled_at: at,
      refunds_transaction_id: source?.payment.id ?? null,
      paid_from: 'client_credit',
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  const { entryId } = await enterCredit(ctx, {
    clientId,
    currency: amount.currency,
    kind: 'refund',
    amount: -amount.amount_minor,
    ...(reason !== null && { reason }),
    invoiceId: source?.invoiceId ?? null,
    transactionId: id,
    causeId: id,
    reference,
    ...(await lotOf(ctx, source?.payment, amount.amount_minor)),
    summary: `${moneyText(amount)} of credit was paid out by ${method.replaceAll('_', ' ')}.`,
  });
  if (isPending) addJob(ctx, 'check_refund', { refundId: id, isNew: true });
  return entryId!;
}

/** The entry under the reference; 409 when it is of another amount. */
function requireSame(
  { id, amount: entered, currency }: NonNullable<Awaited<ReturnType<typeof findByReference>>>,
  amount: Payout['amount'],
  reference: string,
): string {
  if (entered === -amount.amount_minor && currency === amount.currency) return id;
  throw conflict(
    `An entry of ${moneyText(moneyOf(entered, currency))} has the reference ${reference} already.`,
  );
}

interface Source {
  readonly invoiceId: string;
  readonly payment: StoredTransaction;
}

/** The payment, with its invoice locked, so that no two refunds give the same back. */
async function requirePayment(
  ctx: WriteContext<never>,
  clientId: string,
  paymentId: string,
): Promise<Source> {
  const id = storedId(paymentId);
  const invoiceId = await findInvoiceOfPayment(ctx.db, clientId, id);
  if (invoiceId === undefined) throw notFound('payment of the client', paymentId);
  await lockInvoiceToSettle(ctx.db, invoiceId);
  return { invoiceId, payment: (await findPayment(ctx.db, invoiceId, id))! };
}

/** 400 and 409 for a payment that cannot carry the payout. */
function checkSource(payment: StoredTransaction, amount: Payout['amount'], method: Payout['method']): void {
  checkSameCurrency(amount, payment.currency, 'body.amount');
  if (method !== payment.method)
    throw invalid(
      'body.method',
      `must be ${payment.method}, as the payment was made, or payment_id be absent.`,
    );
  if (payment.status !== 'succeeded')
    throw problem('state_conflict', `The payment is ${payment.status.replaceAll('_', ' ')}.`);
  const left = payment.amount_minor - payment.returned_minor;
  if (amount.amount_minor > left)
    throw conflict(`Only ${moneyText(moneyOf(left, payment.currency))} of the payment is left to return.`);
}

/** The credit that the payment made, where enough of it is left. */
async function lotOf(
  ctx: WriteContext<never>,
  payment: StoredTransaction | undefined,
  amount: number,
): Promise<{ readonly fromEntryId?: string }> {
  const entryId = payment?.credit_entry_id ?? null;
  if (entryId === null || (await findRemaining(ctx.db, entryId)) < amount) return {};
  return { fromEntryId: entryId };
}
