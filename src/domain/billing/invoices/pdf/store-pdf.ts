import { hash } from 'node:crypto';
import { createFile } from '#src/domain/files/index.ts';
import { parseRecord, uuid7 } from '#src/platform/db/query/index.ts';
import { once } from '#src/platform/once.ts';
import { fileKey } from '#src/platform/storage/index.ts';
import { findLanguage } from '../../settings.queries.ts';
import { selectInvoice } from '../invoice.queries.ts';
import type { InvoiceWriter } from '../writer.ts';
import { invoiceDocument } from './invoice-document.ts';

/**
 * Makes the PDF of a numbered invoice, and another when its memo or due date changes, and when it is void: it shows what was agreed, whatever
 * is paid later.
 */
export async function storePdf(ctx: InvoiceWriter, invoiceId: string): Promise<void> {
  // Drawing is loaded with the first document: most processes never make one.
  const { renderDocument } = await import('./render-invoice.ts');
  const invoice = parseRecord((await selectInvoice(ctx.db, invoiceId))!);
  const locale = await findLanguage(ctx.db, invoice.client.id);
  const bytes = await renderDocument(invoiceDocument(invoice, locale));
  const name = `${invoice.invoice_number!.replaceAll('/', '-')}.pdf`;
  const id = await storeDocument(ctx, name, bytes);
  await ctx.db.updateTable('invoices').set({ pdf_file_id: id }).where('id', '=', invoiceId).execute();
}

/** Stores a document as a file of the agency; answers its id. */
export async function storeDocument(ctx: InvoiceWriter, fileName: string, bytes: Buffer): Promise<string> {
  const id = uuid7();
  const content = { size: bytes.length, sha256: hash('sha256', bytes) };
  // The row first: what the quota refuses is not stored.
  await createFile(
    {
      db: ctx.db,
      now: ctx.now,
      identity: ctx.identity,
      can: (permission) => ctx.can(permission),
      // It is attached to no record, which somebody would need a right for.
      demand: () => {},
      audit: (entry) => ctx.audit(entry),
      announce: (change) => ctx.announce(change),
      atCommit: (statement) => ctx.atCommit(statement),
    },
    {
      file_id: id,
      record_kind: null,
      record_id: null,
      created_by: ctx.identity.userId,
      source: 'generated',
    },
    { fileName, contentType: 'application/pdf' },
    content,
  );
  await ctx.services.storage.put(fileKey(ctx.identity.tenantId, id), once(bytes), content);
  return id;
}
