import { refundToCredit } from './credit-notes/store.queries.ts';
import { enterCredit } from './client-credit.ts';
import { moneyOf } from './amounts.rules.ts';
import { tellBilling } from './history.queries.ts';
import { updateTransaction } from './invoices/transactions.queries.ts';
import type { InvoiceWriter } from './invoices/writer.ts';
import { moneyText } from './texts.ts';

// Refunds that leave the invoice of their payment as it is: what they give back was taken from a credit note, or from credit of the client,
// before they were sent.

export interface OtherRefund {
  readonly id: string;
  readonly client_id: string;
  readonly invoice_id: string;
  readonly currency: string;
  readonly amount_minor: number;
  readonly paid_from: 'credit_note' | 'client_credit';
  readonly credit_note_id: string | null;
}

/** Books a refund that its provider made. */
export async function bookOtherRefund(ctx: InvoiceWriter, refund: OtherRefund): Promise<void> {
  const at = ctx.now.toISOString();
  await updateTransaction(ctx.db, refund.id, { status: 'succeeded', paid_at: at, settled_at: at });
  const money = moneyOf(refund.amount_minor, refund.currency);
  await tellBilling(ctx, {
    clientId: refund.client_id,
    kind: 'payment_refunded',
    summary: `${moneyText(money)} was refunded.`,
    amount: moneyOf(-refund.amount_minor, refund.currency),
    invoiceId: refund.invoice_id,
    transactionId: refund.id,
  });
}

/** Gives the client credit for a refund that its provider could not make. */
export async function creditFailedRefund(
  ctx: InvoiceWriter,
  refund: OtherRefund,
  message: string,
): Promise<void> {
  const { id, credit_note_id: creditNoteId, amount_minor: amount, currency } = refund;
  const isOfNote = creditNoteId !== null;
  if (isOfNote) await refundToCredit(ctx.db, creditNoteId, amount);
  await enterCredit(ctx, {
    clientId: refund.client_id,
    currency,
    kind: isOfNote ? 'grant' : 'adjust',
    amount,
    reason: `A refund could not be made: ${message}`.slice(0, 1000),
    invoiceId: refund.invoice_id,
    creditNoteId,
    transactionId: id,
    causeId: id,
    summary: `${moneyText(moneyOf(amount, currency))} could not be refunded and became credit.`,
  });
}
