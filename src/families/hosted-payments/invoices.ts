import type { ByteAnswer } from '#generated/bodies.ts';
import type {
  GetInvoicePdfInput,
  GetPayableInvoiceInput,
  GetPaymentPageInput,
  MarkPayableInvoiceViewedInput,
} from '#generated/hosted/families/hosted-payments/handlers.ts';
import type { PayableInvoice, PayableInvoiceViewed } from '#generated/hosted/types.gen.ts';
import type { ReadContext, ScriptedPage, WriteContext } from '#src/call/hosted.ts';
import { findLanguage, moneyText, tellBilling } from '#src/domain/billing/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { systemIdentity } from '#src/platform/events/index.ts';
import { fileKey } from '#src/platform/storage/index.ts';
import { markViewed, selectPdf } from './invoices.queries.ts';
import { page } from './page.ts';
import { payableInvoice, requireInvoice } from './payable.ts';

export async function getPaymentPage(
  ctx: ReadContext,
  { query }: GetPaymentPageInput,
): Promise<ScriptedPage> {
  const { invoice_number: number, seller, client } = await requireInvoice(ctx);
  return page({
    kind: 'payment',
    locale: await findLanguage(ctx.db, client.id),
    title: `Invoice ${number} from ${seller.name}`,
    path: ctx.address,
    paymentId: query.payment_id ?? null,
  });
}

export const getPayableInvoice = async (
  ctx: ReadContext,
  _input: GetPayableInvoiceInput,
): Promise<PayableInvoice> => payableInvoice(ctx.db, await requireInvoice(ctx));

/** The first view counts. */
export async function markPayableInvoiceViewed(
  ctx: WriteContext,
  _input: MarkPayableInvoiceViewedInput,
): Promise<PayableInvoiceViewed> {
  const invoice = await requireInvoice(ctx);
  if (invoice.viewed_at !== null) return { viewed_at: invoice.viewed_at };
  const viewedAt = ctx.now.toISOString();
  if (await markViewed(ctx.db, invoice.id, viewedAt)) {
    const identity = systemIdentity(ctx.identity.tenantId, 'markPayableInvoiceViewed');
    await tellBilling(
      { db: ctx.db, now: ctx.now, identity },
      {
        clientId: invoice.client.id,
        kind: 'invoice_viewed',
        summary: `The client viewed invoice ${invoice.invoice_number} over ${moneyText(invoice.total_amount)}.`,
        amount: invoice.total_amount,
        invoiceId: invoice.id,
        clientProgramId: invoice.client_program_id,
        isByClient: true,
      },
    );
    ctx.announce({ kind: 'invoice', id: invoice.id, revision: invoice.revision });
  }
  return { viewed_at: (await requireInvoice(ctx)).viewed_at ?? viewedAt };
}

export async function getInvoicePdf(ctx: ReadContext, _input: GetInvoicePdfInput): Promise<ByteAnswer> {
  const { id } = await requireInvoice(ctx);
  const pdf = await selectPdf(ctx.db, id);
  if (pdf === undefined) throw notFound('PDF of the invoice', 'of this address');
  const key = fileKey(ctx.identity.tenantId, pdf.id);
  return {
    contentType: 'application/pdf',
    size: pdf.size_bytes,
    ...(pdf.checksum_sha256 !== null && { etag: pdf.checksum_sha256 }),
    saveAs: pdf.file_name,
    read: (range) => ctx.services.storage.get(key, range),
  };
}
