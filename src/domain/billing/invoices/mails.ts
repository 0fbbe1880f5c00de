import type { Invoice, InvoiceRecipient, Money } from '#generated/types.gen.ts';
import { billingMail, queueMail, type BillingMail } from '#src/platform/mail/index.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import { selectRecipients } from '../clients.queries.ts';
import { findAgency } from '../settings.queries.ts';
import { moneyText } from '../texts.ts';
import { selectInvoice } from './invoice.queries.ts';
import { paymentAction, withPaymentUrl } from './payment-page.ts';
import type { InvoiceWriter } from './writer.ts';

/** Mails the invoice to its recipients, with the document. */
export async function mailInvoice(
  ctx: InvoiceWriter,
  id: string,
  recipients: readonly InvoiceRecipient[] | undefined,
  message: string | null,
): Promise<void> {
  const { invoice, locale } = await load(ctx, id);
  await mail(ctx, invoice, recipients ?? invoice.recipients, {
    kind: 'invoice',
    subject: `Invoice ${invoice.invoice_number} from ${invoice.seller.name}`,
    paragraphs:
      message === null
        ? [
            `You find invoice ${invoice.invoice_number} over ${moneyText(invoice.total_amount, locale)} attached.`,
            dueText(invoice, locale),
          ]
        : message.trim().split(/\s*\n\s*/),
  });
}

/** Reminds of an unpaid invoice; answers how many were reminded. */
export async function mailReminder(ctx: InvoiceWriter, id: string): Promise<number> {
  const { invoice, locale } = await load(ctx, id);
  const recipients = await selectRecipients(ctx.db, invoice.client.id, 'reminders');
  await mail(ctx, invoice, recipients, {
    kind: 'invoice_reminder',
    subject: `Reminder: invoice ${invoice.invoice_number} from ${invoice.seller.name}`,
    paragraphs: [
      dueText(invoice, locale),
      'You find the invoice attached. If you have paid in the meantime, please ignore this message.',
    ],
  });
  return recipients.length;
}

/** Confirms a payment to the recipients of receipts; none of a client who was deleted meanwhile. */
export async function mailReceipt(ctx: InvoiceWriter, id: string, amount: Money): Promise<void> {
  const loaded = await find(ctx, id);
  if (loaded === undefined) return;
  const { invoice, locale } = loaded;
  const recipients = await selectRecipients(ctx.db, invoice.client.id, 'receipts');
  await mail(ctx, invoice, recipients, {
    kind: 'receipt',
    subject: `Receipt for invoice ${invoice.invoice_number}`,
    paragraphs: [
      `Thank you for your payment of ${moneyText(amount, locale)}.`,
      invoice.balance_due.amount_minor > 0
        ? `${moneyText(invoice.balance_due, locale)} remain due.`
        : 'The invoice is paid in full.',
    ],
  });
}

const dueText = ({ balance_due: balance, due_on: due }: Invoice, locale: string): string =>
  balance.amount_minor > 0 ? `${moneyText(balance, locale)} are due on ${due}.` : 'Nothing is left to pay.';

interface Mailed {
  readonly invoice: Invoice;
  readonly locale: string;
}

const load = async (ctx: InvoiceWriter, id: string): Promise<Mailed> => (await find(ctx, id))!;

async function find(ctx: InvoiceWriter, id: string): Promise<Mailed | undefined> {
  const [{ locale }, invoice] = await Promise.all([findAgency(ctx.db), selectInvoice(ctx.db, id)]);
  return invoice && { invoice: withPaymentUrl(ctx, parseRecord(invoice)), locale };
}

async function mail(
  ctx: InvoiceWriter,
  invoice: Invoice,
  recipients: readonly InvoiceRecipient[],
  text: Pick<BillingMail, 'kind' | 'subject' | 'paragraphs'>,
): Promise<void> {
  const { pdf, seller } = invoice;
  const message = billingMail({
    ...text,
    agency: seller.name,
    contact: seller.email,
    ...paymentAction(invoice),
    file: pdf === null ? null : { id: pdf.id, fileName: pdf.file_name, contentType: pdf.content_type },
  });
  const record = { kind: 'invoice', id: invoice.id, name: invoice.invoice_number } as const;
  for (const { email } of recipients) await queueMail(ctx, message, { email, userId: null }, record);
}
