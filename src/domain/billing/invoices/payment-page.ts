import type { Invoice } from '#generated/types.gen.ts';
import { hostedAddress, issueToken } from '#src/domain/hosted-addresses/index.ts';
import type { InvoiceWriter } from './writer.ts';

/** Gives a numbered invoice the page on which its client reads and pays it. It stays, whatever becomes of the invoice. */
export async function openPaymentPage(
  ctx: Pick<InvoiceWriter, 'db' | 'now' | 'services'>,
  invoiceId: string,
): Promise<void> {
  const { token } = await issueToken(ctx, {
    purpose: 'invoice_payment',
    recordId: invoiceId,
    expiresAt: null,
  });
  const url = hostedAddress(ctx.services, '/hosted/pay/{token}', token);
  await ctx.db.updateTable('invoices').set({ payment_url: url }).where('id', '=', invoiceId).execute();
}

/** The button of an e-mail about an invoice; none when nothing is due. */
export const paymentAction = ({
  payment_url: url,
}: Pick<Invoice, 'payment_url'>): { readonly action?: { readonly label: string; readonly url: string } } =>
  url === null ? {} : { action: { label: 'View and pay', url } };
