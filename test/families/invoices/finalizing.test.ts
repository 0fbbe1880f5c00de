import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceDocument } from '#src/domain/billing/invoices/pdf/invoice-document.ts';
import { startService, type Service } from '../../support/service.ts';
import { auditActions, newClient, newProfile } from '../client-records.ts';
import { newBilledClient, usd } from '../billing/billing.ts';
import { manage, newDraft, newOpen } from './invoices.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const act = (action: string, invoice_id: string, more: object = {}) =>
  service.call('manageInvoice', { body: { action, invoice_id, ...more } });

describe('numbers', () => {
  it('have no gaps, also when several are finalized at once', async () => {
    await service.ok('updateBillingSettings', { body: { next_running_number: 43 } });
    const { data: settings } = await service.ok('getInvoiceSettings');
    expect(settings.next_invoice_number).toBe('INV-00043');
    const drafts = await Promise.all(Array.from({ length: 5 }, () => newDraft(service)));
    const done = await Promise.all(drafts.map(({ id }) => manage(service, 'finalize', id)));
    const numbers = done.map(({ invoice }) => invoice.invoice_number).sort();
    expect(numbers).toEqual(['INV-00043', 'INV-00044', 'INV-00045', 'INV-00046', 'INV-00047']);
  });

  it('are not used up by a finalization that fails', async () => {
    const { data: before } = await service.ok('getInvoiceSettings');
    const client = await newClient(service, (await newProfile(service)).id);
    const draft = await newDraft(service, { client_id: client.id });
    expect((await act('finalize', draft.id)).status).toBe(409);
    const { id } = await newDraft(service, { lines: [] });
    expect((await act('finalize', id)).status).toBe(409);
    const { data: after } = await service.ok('getInvoiceSettings');
    expect(after.next_invoice_number).toBe(before.next_invoice_number);
  });

  it('never come back: a numbered invoice is voided, not deleted', async () => {
    const { id } = await newOpen(service);
    expect((await service.call('deleteInvoice', { path: { id } })).status).toBe(409);
  });
});

describe('the document', () => {
  it('says what was taken off, and whether prices include tax', async () => {
    await service.ok('updateBillingSettings', { body: { is_tax_inclusive: true } });
    const open = await newOpen(service, {
      lines: [
        { name: 'A', description: 'Two pages', unit_price: usd(10_000), discount_percent: 12.5 },
        { name: 'B', unit_price: usd(10_000), discount_amount: usd(500) },
        { name: 'C', unit_price: usd(10_000) },
      ],
    });
    await service.ok('updateBillingSettings', { body: { is_tax_inclusive: false } });
    const { lines, note } = invoiceDocument(open, 'en-US');
    expect(lines.map(({ description }) => description)).toEqual([
      'Two pages\nDiscount: 12.5 %',
      'Discount: 5.00 USD',
      null,
    ]);
    expect(note).toContain('include tax');
  });

  it('is made anew when its memo or due date changes', async () => {
    const { id, pdf } = await newOpen(service);
    const documents = [pdf!.id];
    for (const body of [{ memo: 'See the contract.' }, { due_on: '2030-01-31' }, { due_on: '2030-01-31' }]) {
      const { data } = await service.ok('updateInvoice', { path: { id }, body });
      documents.push(data.pdf!.id);
    }
    expect(new Set(documents).size).toBe(3);
    expect(documents[3]).toBe(documents[2]);
  });
});

describe('finalizing', () => {
  it('freezes seller, buyer, lines and terms, and makes the document', async () => {
    await service.ok('updateBillingSettings', {
      body: { legal_name: 'Northlight Studio LLC', payment_terms: { due_in_days: 30 } },
    });
    const open = await newOpen(service, { invoice_date: '2026-03-01' });
    expect(open).toMatchObject({
      status: 'open',
      reachable_statuses: ['partially_paid', 'paid', 'void', 'uncollectible'],
      invoice_date: '2026-03-01',
      due_on: '2026-03-31',
      seller: { name: 'Northlight Studio LLC' },
      pdf: { content_type: 'application/pdf', file_name: `${open.invoice_number}.pdf` },
    });
    expect(open.is_overdue).toBe(true);
    await service.ok('updateBillingSettings', { body: { legal_name: 'Other' } });
    const { data: later } = await service.ok('getInvoice', { path: { id: open.id } });
    expect(later.seller.name).toBe('Northlight Studio LLC');
    expect(await auditActions(service, open.id)).toEqual(['created', 'finalized']);
  });

  it('opens with end-of-month terms, and pays at once what is free', async () => {
    const { id: client_id } = await newBilledClient(service);
    await service.ok('updateClientPaymentTerms', {
      path: { id: client_id },
      body: { terms: { due_in_days: 10, is_end_of_month: true } },
    });
    expect((await newOpen(service, { client_id, invoice_date: '2026-02-03' })).due_on).toBe('2026-03-10');
    const free = await newOpen(service, { lines: [{ name: 'Gift', unit_price: usd(0) }] });
    expect(free).toMatchObject({ status: 'paid', balance_due: usd(0) });
    expect(free.paid_at).not.toBeNull();
  });

  it('refuses days that nothing can follow, and a due date before the invoice', async () => {
    const { id: client_id } = await newBilledClient(service);
    const create = (days: object) =>
      service.call('createInvoice', {
        body: { client_id, lines: [{ name: 'Work', unit_price: usd(1) }], ...days },
      });
    const late = await create({ invoice_date: '9999-12-31' });
    expect([late.status, late.body.error.message]).toEqual([
      400,
      'body.invoice_date must not be after 9998-12-31.',
    ]);
    expect((await create({ due_on: '9999-01-01' })).body.error.message).toContain('body.due_on');
    expect((await create({ invoice_date: '2030-03-02', due_on: '2030-03-01' })).status).toBe(400);
    // The invoice date is that of the day on which it gets its number.
    const early = await create({ due_on: '2020-03-01' });
    expect(early.body.error.message).toMatch(/^body\.due_on must not be before today/);
    const { id } = await newDraft(service, { client_id, due_on: '2099-03-01' });
    await service.query("update invoices set due_on = '2020-03-01' where id = $1", [id]);
    const refused = await act('finalize', id);
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      expect.stringContaining('The due date 2020-03-01 is before the invoice date'),
    ]);
    expect((await service.ok('updateInvoice', { path: { id }, body: { memo: 'Soon' } })).data.due_on).toBe(
      '2020-03-01',
    );
  });

  it('refuses a total below zero, and leaves an open invoice as it is', async () => {
    const { id } = await newDraft(service, { lines: [{ name: 'Back', unit_price: usd(-1) }] });
    expect((await act('finalize', id)).status).toBe(409);
    const open = await newOpen(service);
    expect((await manage(service, 'finalize', open.id)).outcome).toBe('unchanged');
  });

  it('lets only due date, recipients and memo change afterwards', async () => {
    const { id } = await newOpen(service);
    const change = (body: object) => service.call('updateInvoice', { path: { id }, body });
    const { body } = await change({ due_on: '2099-01-01', memo: 'Thank you.' });
    expect(body.data).toMatchObject({ due_on: '2099-01-01', memo: 'Thank you.', is_overdue: false });
    expect((await change({ footer: 'x' })).status).toBe(409);
    expect((await change({ lines: [] })).status).toBe(409);
    expect((await change({ due_on: null })).status).toBe(400);
    const updated = await manage(service, 'update', id, { changes: { memo: 'Thank you.' } });
    expect(updated.outcome).toBe('unchanged');
  });
});

describe('sending', () => {
  it('gives a draft its number and mails every recipient, with the document', async () => {
    const { id } = await newDraft(service);
    const recipients = [{ email: 'a@harbordental.example' }, { email: 'b@harbordental.example', kind: 'cc' }];
    const { outcome, invoice } = await manage(service, 'send', id, { recipients, message: 'Here it is.' });
    expect(outcome).toBe('sent');
    expect(invoice.recipients.map(({ email }) => email)).toEqual(recipients.map(({ email }) => email));
    expect(invoice.sent_at).not.toBeNull();
    const mails = await service.query<{ to_address: string; category: string }>(
      'select to_address, category from email_deliveries where record_id = $1 order by to_address',
      [id],
    );
    expect(mails).toEqual(recipients.map(({ email }) => ({ to_address: email, category: 'billing' })));
    expect((await manage(service, 'send', id)).outcome).toBe('sent');
  });

  it('does not send what is void', async () => {
    const { id } = await newOpen(service);
    await manage(service, 'void', id);
    expect((await act('send', id)).status).toBe(409);
  });
});

describe('the history of a client', () => {
  it('tells what was sent, paid and changed, with what is owed', async () => {
    const { id: client_id } = await newBilledClient(service);
    const { id } = await newOpen(service, { client_id });
    await manage(service, 'record_payment', id, { amount: usd(4000), method: 'cash' });
    const { data } = await service.ok('listClientBillingHistory', { query: { client_id: [client_id] } });
    expect(data.map(({ kind, outstanding_after: owed }) => [kind, owed])).toEqual([
      ['payment_succeeded', usd(6000)],
      ['invoice_finalized', usd(10_000)],
    ]);
    await manage(service, 'record_payment', id, { amount: usd(8000), method: 'cash' });
    const { id: next } = await newOpen(service, { client_id });
    expect(next).not.toBe(id);
    const { data: all } = await service.ok('listClientBillingHistory', {
      query: { client_id: [client_id], order: 'asc' },
    });
    expect(all.slice(2).map(({ kind, amount, outstanding_after: owed }) => [kind, amount, owed])).toEqual([
      ['credit_changed', usd(2000), null],
      ['payment_succeeded', usd(8000), usd(0)],
      ['invoice_paid', usd(10_000), usd(0)],
      ['invoice_finalized', usd(10_000), usd(10_000)],
      ['credit_changed', usd(-2000), usd(8000)],
    ]);
    const { data: payments } = await service.ok('listClientBillingHistory', {
      query: { invoice_id: [id], kind: ['payment_succeeded'], search: 'cash' },
    });
    expect(payments).toHaveLength(2);
    await manage(service, 'send', next);
    const { data: mailed } = await service.ok('listClientBillingHistory', {
      query: { invoice_id: [next], kind: ['invoice_finalized', 'invoice_sent'], order: 'asc' },
    });
    expect(mailed.map(({ kind }) => kind)).toEqual(['invoice_finalized', 'invoice_sent']);
  });
});
