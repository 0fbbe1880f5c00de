import type { Invoice } from '#generated/types.gen.ts';
import { hostedAddress, issueToken } from '#src/domain/hosted-addresses/index.ts';
import type { Services } from '#src/call/services.ts';
import type { InvoiceWriter } from './writer.ts';

export const paymentUrlPurpose = 'payment_page_address';

interface Agency {
  readonly identity: { readonly tenantId: string };
  readonly services: Pick<Services, 'sealer'>;
}

const sealedFor = ({ identity }: Agency) => ({ tenantId: identity.tenantId, purpose: paymentUrlPurpose });

/** The invoice with the address of its page, which is stored sealed. */
export const withPaymentUrl = (ctx: Agency, invoice: Invoice): Invoice =>
  invoice.payment_url === null
    ? invoice
    : {
        ...invoice,
        payment_url: openPaymentUrl(ctx, Buffer.from(invoice.payment_url, 'base64')),
      };

/** The address of the page of an invoice, which is stored sealed. */
export const openPaymentUrl = (ctx: Agency, sealed: Buffer): string =>
  ctx.services.sealer.open(sealed, sealedFor(ctx));

/** Gives a numbered invoice the page on which its client reads and pays it. It stays, whatever becomes of the invoice. */
export async function openPaymentPage(
  ctx: Pick<InvoiceWriter, 'db' | 'now' | 'services' | 'identity'>,
  invoiceId: string,
): Promise<void> {
  const { token } = await issueToken(ctx, {
    purpose: 'invoice_payment',
    recordId: invoiceId,
    expiresAt: null,
  });
  const url = hostedAddress(ctx.services, '/hosted/pay/{token}', token);
  const sealed = ctx.services.sealer.seal(url, sealedFor(ctx));
  await ctx.db
    .updateTable('invoices')
    .set({ payment_url_sealed: sealed })
    .where('id', '=', invoiceId)
    .execute();
}

/** The button of an e-mail about an invoice; none when nothing is due. */
export const paymentAction = ({
  payment_url: url,
}: Pick<Invoice, 'payment_url'>): { readonly action?: { readonly label: string; readonly url: string } } =>
  url === null ? {} : { action: { label: 'View and pay', url } };
