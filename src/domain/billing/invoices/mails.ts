import type { Invoice, InvoiceRecipient, Money } from '#generated/types.gen.ts';
import { billingMail, queueMail, type BillingMail } from '#src/platform/mail/index.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import { selectRecipients } from '../clients.queries.ts';
import { tellBilling } from '../history.queries.ts';
import { findLanguage } from '../settings.queries.ts';
import { dayText, moneyText } from '../texts.ts';
import { writtenText } from '../written-text.ts';
import { selectInvoice } from './invoice.queries.ts';
import { paymentAction, withPaymentUrl } from './payment-page.ts';
import type { InvoiceWriter } from './writer.ts';

/** Mails the invoice to its recipients, with the document, and tells of it. */
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
        : [await writtenText(message)],
  });
  await tellBilling(ctx, {
    clientId: invoice.client.id,
    kind: 'invoice_sent',
    summary: `Invoice ${invoice.invoice_number} over ${moneyText(invoice.total_amount)} was mailed.`,
    amount: invoice.total_amount,
    invoiceId: id,
    clientProgramId: invoice.client_program_id,
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

function dueText({ balance_due: balance, due_on: due, is_overdue: isLate }: Invoice, locale: string): string {
  if (balance.amount_minor <= 0) return 'Nothing is left to pay.';
  const verb = isLate ? 'were due on' : 'are due on';
  return `${moneyText(balance, locale)} ${verb} ${dayText(due!, locale)}.`;
}

interface Mailed {
  readonly invoice: Invoice;
  readonly locale: string;
}

const load = async (ctx: InvoiceWriter, id: string): Promise<Mailed> => (await find(ctx, id))!;

async function find(ctx: InvoiceWriter, id: string): Promise<Mailed | undefined> {
  const stored = await selectInvoice(ctx.db, id);
  if (stored === undefined) return undefined;
  const invoice = withPaymentUrl(ctx, parseRecord(stored));
  return { invoice, locale: await findLanguage(ctx.db, invoice.client.id) };
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
