import type { Invoice, InvoiceBuyer, InvoiceSeller, InvoiceTaxSum, Money } from '#generated/types.gen.ts';
import { moneyText } from '../../texts.ts';

/** What a document shows: an invoice, or a credit note on one. */
export interface BillingDocument {
  readonly title: string;
  readonly number: string;
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
    ['Invoice date', invoice.invoice_date!],
    ['Due date', invoice.due_on!],
    ...(invoice.purchase_order_number === null
      ? []
      : [['Purchase order', invoice.purchase_order_number] as const]),
  ];
  return {
    title: 'Invoice',
    number,
    facts,
    seller: invoice.seller,
    buyer: invoice.buyer,
    memo: invoice.memo,
    lines: invoice.lines!.map((line) => ({
      name: line.name,
      description: line.description,
      quantity: String(line.quantity),
      price: moneyText(line.unit_price, locale),
      amount: invoice.is_tax_inclusive ? line.total_amount : line.subtotal,
    })),
    subtotal: invoice.subtotal,
    taxes: invoice.tax_summary,
    note:
      invoice.tax_exemption === null
        ? null
        : `No tax is charged: ${invoice.tax_exemption.reason.replaceAll('_', ' ')}${
            invoice.tax_exemption.certificate_number === null
              ? ''
              : `, certificate ${invoice.tax_exemption.certificate_number}`
          }.`,
    totals: [
      ['Total', invoice.total_amount],
      ...(invoice.credit_applied.amount_minor === 0 ? [] : ([['Balance due', invoice.balance_due]] as const)),
    ],
    footer: invoice.footer,
    locale,
    createdAt: new Date(invoice.finalized_at!),
  };
}
