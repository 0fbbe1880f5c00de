import type { PayableInvoice } from '#generated/hosted/types.gen.ts';
import type { Invoice } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/hosted.ts';
import { selectInvoice } from '#src/domain/billing/index.ts';
import { findWays, type WaysToPay } from '#src/domain/payments/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';

/** The invoice behind the address; 404 once it or its client is deleted. */
export async function requireInvoice({
  db,
  identity,
}: Pick<ReadContext, 'db' | 'identity'>): Promise<Invoice> {
  const invoice = await selectInvoice(db, identity.recordId);
  if (invoice === undefined) throw notFound('invoice', 'of this address');
  return parseRecord(invoice);
}

const due: readonly Invoice['status'][] = ['open', 'partially_paid', 'uncollectible'];

export const isDue = ({ status, balance_due: balance }: Invoice): boolean =>
  due.includes(status) && balance.amount_minor > 0;

/** The invoice as its client sees it: without notes of the agency. */
export async function payableInvoice(db: Db, invoice: Invoice): Promise<PayableInvoice> {
  const ways = isDue(invoice) ? await findWays(db, invoice.currency) : undefined;
  return {
    invoice_number: invoice.invoice_number!,
    status: invoice.status,
    is_overdue: invoice.is_overdue,
    invoice_date: invoice.invoice_date!,
    due_on: invoice.due_on!,
    seller: invoice.seller,
    buyer: invoice.buyer,
    tax_exemption: invoice.tax_exemption,
    is_tax_inclusive: invoice.is_tax_inclusive,
    purchase_order_number: invoice.purchase_order_number,
    lines: (invoice.lines ?? []).map((line) => ({
      name: line.name,
      description: line.description,
      quantity: line.quantity,
      unit_price: line.unit_price,
      discount_percent: line.discount_percent,
      discount_amount: line.discount_amount,
      taxes: line.taxes,
      subtotal: line.subtotal,
      total_amount: line.total_amount,
      period_start_date: line.period_start_date,
      period_end_date: line.period_end_date,
    })),
    subtotal: invoice.subtotal,
    tax_summary: invoice.tax_summary,
    tax_total: invoice.tax_total,
    total_amount: invoice.total_amount,
    credit_applied: invoice.credit_applied,
    credit_note_total: invoice.credit_note_total,
    amount_paid: invoice.amount_paid,
    balance_due: invoice.balance_due,
    memo: invoice.memo,
    footer: invoice.footer,
    has_pdf: invoice.pdf !== null,
    options: ways === undefined ? null : optionsOf(ways, invoice.currency),
  };
}

function optionsOf({ settings, types }: WaysToPay, currency: string): NonNullable<PayableInvoice['options']> {
  const { minimum_part_payment: minimum } = settings;
  return {
    accepted_types: [...types],
    can_pay_partially: settings.can_pay_partially,
    minimum_part_payment: minimum?.currency === currency ? minimum : null,
    can_save_method: settings.can_save_methods,
    is_address_required: settings.is_address_required,
    card_surcharge_percent: settings.card_surcharge_percent,
    message: settings.page_message,
    terms_url: settings.terms_url,
  };
}
