import { billingMail, queueMail } from '#src/platform/mail/index.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import type { StoredInvoice } from '../invoices/store.queries.ts';
import type { InvoiceWriter } from '../invoices/writer.ts';
import { findLanguage } from '../settings.queries.ts';
import { moneyText } from '../texts.ts';
import { selectCreditNote } from './credit-note.queries.ts';

/** Mails the credit note to the recipients of its invoice, with the document. */
export async function mailCreditNote(ctx: InvoiceWriter, id: string, invoice: StoredInvoice): Promise<void> {
  const note = parseRecord((await selectCreditNote(ctx.db, id))!);
  const locale = await findLanguage(ctx.db, invoice.client_id);
  const { pdf, seller, credit_note_number: number } = note;
  const message = billingMail({
    kind: 'credit_note',
    subject: `Credit note ${number} from ${seller.name}`,
    paragraphs: [
      `You find credit note ${number} over ${moneyText(note.total_amount, locale)} for invoice ${invoice.invoice_number} attached.`,
    ],
    agency: seller.name,
    contact: seller.email,
    file: { id: pdf.id, fileName: pdf.file_name, contentType: pdf.content_type },
  });
  const record = { kind: 'invoice', id: invoice.id, name: invoice.invoice_number! } as const;
  for (const { email } of invoice.recipients ?? [])
    await queueMail(ctx, message, { email, userId: null }, record);
}
