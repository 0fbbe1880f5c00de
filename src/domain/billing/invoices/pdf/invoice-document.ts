import type {
  Invoice,
  InvoiceBuyer,
  InvoiceLine,
  InvoiceSeller,
  InvoiceTaxSum,
  Money,
} from '#generated/types.gen.ts';
import { dayText, figureText, moneyText } from '../../texts.ts';

/** What a document shows: an invoice, or a credit note on one. */
export interface BillingDocument {
  readonly title: string;
  readonly number: string;
  /** What has to be read first: that the document is void. */
  readonly stamp: string | null;
  /** Such as the date, in the order shown. */
  readonly facts: readonly (readonly [string, string])[];
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceBuyer;
  readonly memo: string | null;
  readonly lines: readonly DocumentLine[];
  readonly subtotal: Money;
  readonly taxes: readonly InvoiceTaxSum[];
  readonly note: string | null;
  readonly totals: readonly (readonly [string, Money])[];
  readonly footer: string | null;
  readonly locale: string;
  readonly createdAt: Date;
}

export interface DocumentLine {
  readonly name: string;
  readonly description: string | null;
  readonly quantity: string;
  readonly price: string;
  readonly amount: Money;
}

/** An invoice as a document. */
export function invoiceDocument(invoice: Invoice, locale: string): BillingDocument {
  const number = invoice.invoice_number!;
  const facts: (readonly [string, string])[] = [
    ['Invoice date', dayText(invoice.invoice_date!, locale)],
    ['Due date', dayText(invoice.due_on!, locale)],
    ...(invoice.purchase_order_number === null
      ? []
      : [['Purchase order', invoice.purchase_order_number] as const]),
  ];
  return {
    title: 'Invoice',
    number,
    stamp: invoice.status === 'void' ? 'Void. This invoice is not to be paid.' : null,
    facts,
    seller: invoice.seller,
    buyer: invoice.buyer,
    memo: invoice.memo,
    lines: invoice.lines!.map((line) => ({
      name: line.name,
      description:
        [line.description, discountText(line, locale)].filter((text) => text !== null).join('\n') || null,
      quantity: figureText(line.quantity, locale),
      price: moneyText(line.unit_price, locale),
      amount: invoice.is_tax_inclusive ? line.total_amount : line.subtotal,
    })),
    subtotal: invoice.subtotal,
    taxes: invoice.tax_summary,
    note: notesOf(invoice),
    totals: [
      ['Total', invoice.total_amount],
      // As it was when the invoice got its number: what is paid later is no part of the document.
      ...(invoice.credit_applied.amount_minor === 0 ? [] : ([['Balance due', lessCredit(invoice)]] as const)),
    ],
    footer: invoice.footer,
    locale,
    createdAt: new Date(invoice.finalized_at!),
  };
}

const lessCredit = ({ total_amount: total, credit_applied: credit }: Invoice): Money => ({
  ...total,
  amount_minor: total.amount_minor - credit.amount_minor,
});

/** What was taken off the price of a line. */
function discountText(
  { discount_percent: percent, discount_amount: amount }: InvoiceLine,
  locale: string,
): string | null {
  if (amount !== null) return `Discount: ${moneyText(amount, locale)}`;
  return percent === 0 ? null : `Discount: ${figureText(percent, locale)} %`;
}

/** An exemption of one place does not keep taxes of another from being charged. */
function notesOf({
  is_tax_inclusive: isInclusive,
  tax_exemption: exemption,
  tax_total: tax,
}: Invoice): string | null {
  const notes = [
    ...(isInclusive ? ['Prices and amounts of lines include tax.'] : []),
    ...(exemption === null || tax.amount_minor !== 0
      ? []
      : [`The client is exempt from tax: ${reasonText(exemption)}.`]),
  ];
  return notes.length === 0 ? null : notes.join('\n');
}

const reasonText = ({ reason, certificate_number: number }: NonNullable<Invoice['tax_exemption']>): string =>
  `${reason.replaceAll('_', ' ')}${number === null ? '' : `, certificate ${number}`}`;
