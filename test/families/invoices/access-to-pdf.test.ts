import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoiceDocument } from '#src/domain/billing/invoices/pdf/invoice-document.ts';
import { startService, type Service } from '../../support/service.ts';
import { manage, newOpen } from './invoices.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const keyWith = async (...permissions: Parameters<Service['keyWith']>[1]) => ({
  key: await service.keyWith(service.agencies[0], permissions),
});
const download = async (id: string, key: { key: string }) =>
  (await service.call('issueAttachmentDownloadUrl', { path: { id } }, key)).status;

it('opens the document to everyone who sees the invoice, and to nobody else', async () => {
  const { id, pdf } = await newOpen(service);
  expect(await download(pdf!.id, await keyWith('billing.view'))).toBe(200);
  expect(await download(pdf!.id, await keyWith('billing.view', 'billing.manage'))).toBe(200);
  expect(await download(pdf!.id, await keyWith('clients.view', 'settings.manage'))).toBe(404);
  const clerk = await keyWith('programs.bill');
  expect(await download(pdf!.id, clerk)).toBe(404);
  await service.query('update invoices set client_program_id = $2 where id = $1', [id, randomUUID()]);
  expect(await download(pdf!.id, clerk)).toBe(200);
});

it('opens the document of an invoice that nobody finalized by hand, and of a client who is there alone', async () => {
  const { pdf, client } = await newOpen(service);
  await service.query('update managed_files set created_by = null where id = $1', [pdf!.id]);
  const reader = await keyWith('billing.view');
  expect(await download(pdf!.id, reader)).toBe(200);
  await service.query('update clients set deleted_at = app.now() where id = $1', [client.id]);
  expect(await download(pdf!.id, reader)).toBe(404);
});

it('says on the document of a void invoice that it is void', async () => {
  const { id, pdf } = await newOpen(service);
  const { invoice } = await manage(service, 'void', id);
  expect(invoice.pdf!.id).not.toBe(pdf!.id);
  const [file] = await service.query<{ name: string }>(
    'select file_name as name from managed_files where id = $1',
    [invoice.pdf!.id],
  );
  expect(invoiceDocument(invoice, 'en-US').stamp).toMatch(/^Void/);
  expect(invoiceDocument({ ...invoice, status: 'open' }, 'en-US').stamp).toBeNull();
  expect(file!.name).toBe(`${invoice.invoice_number}.pdf`);
});
