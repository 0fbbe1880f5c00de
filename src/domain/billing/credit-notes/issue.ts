import { parseRecord, uuid7 } from '#src/platform/db/query/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { moneyOf } from '../amounts.rules.ts';
import { enterCredit } from '../client-credit.ts';
import { storeDocument } from '../invoices/pdf/store-pdf.ts';
import { resettle } from '../invoices/settle.ts';
import type { StoredInvoice } from '../invoices/store.queries.ts';
import { insertTransaction } from '../invoices/transactions.queries.ts';
import type { InvoiceWriter } from '../invoices/writer.ts';
import { takeNumber } from '../number-series.queries.ts';
import { findBillingSettings, findLanguage, findToday } from '../settings.queries.ts';
import { moneyText } from '../texts.ts';
import { selectCreditNote } from './credit-note.queries.ts';
import { creditNoteDocument } from './document.ts';
import { mailCreditNote } from './mail.ts';
import type { CreditNotePlan, CreditNoteWish } from './plan.ts';
import { insertCreditNote, selectParties, setPdf } from './store.queries.ts';

/** Issues a credit note that was planned with the invoice locked, settles the invoice, and answers its id. */
export async function issueCreditNote(
  ctx: InvoiceWriter,
  invoice: StoredInvoice,
  plan: CreditNotePlan,
  { reason, settle_as: settleAs = 'credit', is_sent: isSent = false }: Omit<CreditNoteWish, 'lines'>,
): Promise<string> {
  const { lines, totals, split, parts } = plan;
  const refunded = settleAs === 'refund' ? parts.reduce((sum, { amount }) => sum + amount, 0) : 0;
  const settings = await findBillingSettings(ctx.db);
  const today = await findToday(ctx.db, ctx.now);
  const id = uuid7();
  const form = {
    prefix: settings.credit_note_number_prefix,
    digits: settings.invoice_number_digits,
    isByYear: settings.is_numbered_by_year,
  };
  const { text: number } = await takeNumber(ctx.db, 'credit_note', form, today);
  await insertCreditNote(
    ctx.db,
    {
      id,
      credit_note_number: number,
      invoice_id: invoice.id,
      client_id: invoice.client_id,
      currency: invoice.currency,
      issued_on: today,
      reason,
      subtotal_minor: totals.subtotal_minor,
      tax_minor: totals.tax_minor,
      total_minor: totals.total_minor,
      tax_summary: JSON.stringify(totals.tax_summary),
      balance_reduced_minor: split.reduced,
      credited_minor: totals.total_minor - split.reduced - refunded,
      refunded_minor: refunded,
      ...(await selectParties(ctx.db, invoice.id)),
      sent_at: isSent ? ctx.now.toISOString() : null,
      created_by: ctx.identity.userId,
    },
    lines,
    ctx.now,
  );
  const total = moneyOf(totals.total_minor, invoice.currency);
  await resettle(
    ctx,
    invoice,
    {
      credit_note_minor: invoice.credit_note_minor + totals.total_minor,
      credit_minor: invoice.credit_minor - split.toCredit,
      paid_minor: invoice.paid_minor - split.paidBack,
    },
    {
      kind: 'credit_note_issued',
      summary: `Credit note ${number} over ${moneyText(total)} for invoice ${invoice.invoice_number}.`,
      amount: total,
    },
  );
  await giveBack(ctx, invoice, plan, { id, number, reason, refunded });
  ctx.audit({
    recordKind: 'credit_note',
    recordId: id,
    action: 'created',
    newValues: {
      credit_note_number: number,
      invoice_id: invoice.id,
      total_minor: totals.total_minor,
      currency: invoice.currency,
    },
    reason,
  });
  await storePdf(ctx, id);
  if (isSent) await mailCreditNote(ctx, id, invoice);
  return id;
}

interface Issued {
  readonly id: string;
  readonly number: string;
  readonly reason: string;
  readonly refunded: number;
}

/** Gives back what the invoice was settled with beyond what is due. */
async function giveBack(
  ctx: InvoiceWriter,
  invoice: StoredInvoice,
  { split, parts }: CreditNotePlan,
  { id, number, reason, refunded }: Issued,
): Promise<void> {
  const { currency } = invoice;
  const entry = {
    clientId: invoice.client_id,
    currency,
    invoiceId: invoice.id,
    creditNoteId: id,
    causeId: id,
    reason: `Credit note ${number}`,
  };
  if (split.toCredit > 0)
    await enterCredit(ctx, {
      ...entry,
      kind: 'apply',
      amount: split.toCredit,
      summary: `${moneyText(moneyOf(split.toCredit, currency))} that credit had paid for invoice ${invoice.invoice_number} is credit again.`,
    });
  const granted = split.paidBack - refunded;
  if (granted > 0)
    await enterCredit(ctx, {
      ...entry,
      kind: 'grant',
      amount: granted,
      summary: `${moneyText(moneyOf(granted, currency))} of credit note ${number} became credit.`,
    });
  for (const part of parts) await returnPart(ctx, invoice, part, { id, reason, isRefund: refunded > 0 });
}

/** Records what is given back of a payment: at once as credit, or by its provider once this is committed. */
async function returnPart(
  ctx: InvoiceWriter,
  invoice: StoredInvoice,
  { id: paymentId, amount, ...payment }: CreditNotePlan['parts'][number],
  {
    id: noteId,
    reason,
    isRefund,
  }: { readonly id: string; readonly reason: string; readonly isRefund: boolean },
): Promise<void> {
  const id = uuid7();
  const at = isRefund ? null : ctx.now.toISOString();
  await insertTransaction(
    ctx.db,
    {
      id,
      kind: 'refund',
      status: isRefund ? 'pending' : 'succeeded',
      client_id: invoice.client_id,
      invoice_id: invoice.id,
      payment_method_id: payment.payment_method_id,
      method: isRefund ? payment.method : 'credit',
      method_label: isRefund ? payment.method_label : null,
      currency: invoice.currency,
      amount_minor: -amount,
      credited_minor: 0,
      surcharge_minor: 0,
      reference: null,
      note: reason,
      paid_at: at,
      settled_at: at,
      refunds_transaction_id: paymentId,
      paid_from: 'credit_note',
      credit_note_id: noteId,
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  if (isRefund) addJob(ctx, 'check_refund', { refundId: id, isNew: true });
}

/** Stores the document of the credit note. */
async function storePdf(ctx: InvoiceWriter, id: string): Promise<void> {
  // Drawing is loaded with the first document: most processes never make one.
  const { renderDocument } = await import('../invoices/pdf/render-invoice.ts');
  const note = parseRecord((await selectCreditNote(ctx.db, id))!);
  const locale = await findLanguage(ctx.db, note.client.id);
  const bytes = await renderDocument(creditNoteDocument(note, locale));
  const name = `${note.credit_note_number.replaceAll('/', '-')}.pdf`;
  await setPdf(ctx.db, id, await storeDocument(ctx, name, bytes));
}
