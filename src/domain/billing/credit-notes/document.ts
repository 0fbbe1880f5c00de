import type { CreditNote } from '#generated/console/types.gen.ts';
import type { BillingDocument } from '../invoices/pdf/invoice-document.ts';
import { dayText, moneyText } from '../texts.ts';

/** A credit note as a document. */
export const creditNoteDocument = (note: CreditNote, locale: string): BillingDocument => ({
  title: 'Credit note',
  number: note.credit_note_number,
  stamp: null,
  facts: [
    ['Date', dayText(note.issued_on, locale)],
    ['Invoice', note.invoice.invoice_number ?? ''],
  ],
  seller: note.seller,
  buyer: note.buyer,
  memo: note.reason,
  lines: note.lines.map(({ name, subtotal }) => ({
    name,
    description: null,
    quantity: '1',
    price: moneyText(subtotal, locale),
    amount: subtotal,
  })),
  subtotal: note.subtotal,
  taxes: note.tax_summary,
  note: null,
  totals: [['Total credit', note.total_amount]],
  footer: null,
  locale,
  createdAt: new Date(note.created_at),
});
