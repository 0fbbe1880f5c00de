import { compose, plain, type Written } from './layout.ts';
import type { MailedFile, Message } from './index.ts';

/** What a client is told about an invoice or a credit note. */
export interface BillingMail {
  readonly kind:
    | 'invoice'
    | 'invoice_reminder'
    | 'receipt'
    | 'credit_note'
    | 'payment_setup'
    | 'enrolment_link';
  readonly agency: string;
  readonly subject: string;
  readonly paragraphs: readonly (string | Written)[];
  /** Where questions go. */
  readonly contact: string | null;
  readonly file: MailedFile | null;
  /** Where to pay, or to save a payment method. */
  readonly action?: { readonly label: string; readonly url: string };
}

export const billingMail = ({
  kind,
  agency,
  subject,
  paragraphs,
  contact,
  file,
  action,
}: BillingMail): Message => ({
  kind,
  category: 'billing',
  ...(file !== null && { files: [file] }),
  ...compose({
    subject,
    heading: subject,
    paragraphs,
    ...(action !== undefined && { action }),
    notes: [
      contact === null
        ? `This message was sent on behalf of ${plain(agency)}.`
        : `This message was sent on behalf of ${plain(agency)}. Questions? Write to ${contact}.`,
    ],
  }),
});
