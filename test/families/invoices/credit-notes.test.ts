import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { queuedMails } from '../../support/outbox.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newBilledClient, newRate, usd } from '../billing/billing.ts';
import { manage, newDraft, newOpen } from './invoices.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const reason = 'One location was closed';
const credit = (invoice_id: string, more: object = {}) =>
  service.call('createCreditNote', { body: { invoice_id, reason, ...more } });
const credited = async (invoice_id: string, more: object = {}) =>
  (await service.ok('createCreditNote', { body: { invoice_id, reason, ...more } as never })).data;
const invoiceOf = async (id: string) => (await service.ok('getInvoice', { path: { id } })).data;
const pay = (id: string, amount: number) =>
  manage(service, 'record_payment', id, { amount: usd(amount), method: 'cash', reference: randomUUID() });
const balanceOf = async (client_id: string): Promise<number> => {
  const { data } = await service.ok('getClientCreditBalance', { path: { id: client_id } });
  return data.balances[0]?.balance.amount_minor ?? 0;
};
const entriesOf = async (client_id: string) =>
  (await service.ok('listClientCredits', { query: { client_id: [client_id], order: 'asc' } })).data;
const part = (line: { id: string }, amount?: number) => ({
  invoice_line_id: line.id,
  ...(amount !== undefined && { subtotal: usd(amount) }),
});

describe('a credit note', () => {
  it('lowers what is due, keeps its document and is shown by its invoice', async () => {
    const open = await newOpen(service);
    const note = await credited(open.id, {
      lines: [part(open.lines![0]!, 4000)],
      expected_revision: open.revision,
    });
    expect(note).toMatchObject({
      invoice: { id: open.id, invoice_number: open.invoice_number },
      client: { id: open.client.id },
      reason,
      lines: [{ invoice_line_id: open.lines![0]!.id, subtotal: usd(4000), total_amount: usd(4000) }],
      total_amount: usd(4000),
      balance_reduced: usd(4000),
      credited: usd(0),
      refunded: usd(0),
      seller: open.seller,
      buyer: open.buyer,
      sent_at: null,
    });
    expect(note.pdf.file_name).toBe(`${note.credit_note_number}.pdf`);
    const after = await invoiceOf(open.id);
    expect(after).toMatchObject({
      status: 'partially_paid',
      credit_note_total: usd(4000),
      balance_due: usd(6000),
      credit_notes: [{ id: note.id, credit_note_number: note.credit_note_number, total_amount: usd(4000) }],
    });
    expect((await service.ok('getCreditNote', { path: { id: note.id } })).data).toEqual(note);
    const rest = await credited(open.id);
    expect(rest.total_amount).toEqual(usd(6000));
    expect(await invoiceOf(open.id)).toMatchObject({ status: 'paid', balance_due: usd(0) });
    expect((await credit(open.id)).status).toBe(409);
    const { data: history } = await service.ok('listClientBillingHistory', {
      query: { client_id: [open.client.id], kind: ['credit_note_issued'] },
    });
    expect(history).toHaveLength(2);
    expect(history[0]).toMatchObject({ amount: usd(6000), outstanding_after: usd(0) });
  });

  it('credits each tax in proportion, and the last one takes the rest', async () => {
    const rate = await newRate(service, {
      name: `Two ${randomUUID()}`,
      percent: 7.5,
      components: [
        { name: 'State', kind: 'sales_tax', percent: 5 },
        { name: 'City', kind: 'other', percent: 2.5 },
      ],
    });
    const lines = [{ name: 'Work', unit_price: usd(1001), tax_rate_id: rate.id }];
    const open = await newOpen(service, { lines });
    const notes: Awaited<ReturnType<typeof credited>>[] = [];
    for (const amount of [333, 333])
      notes.push(await credited(open.id, { lines: [part(open.lines![0]!, amount)] }));
    notes.push(await credited(open.id, { lines: [part(open.lines![0]!)] }));
    expect(notes.map(({ subtotal }) => subtotal.amount_minor)).toEqual([333, 333, 335]);
    const sum = (of: (note: (typeof notes)[number]) => number) =>
      notes.reduce((total, note) => total + of(note), 0);
    for (const index of [0, 1])
      expect(sum((note) => note.lines[0]!.taxes[index]!.amount.amount_minor)).toBe(
        open.lines![0]!.taxes[index]!.amount.amount_minor,
      );
    expect(sum((note) => note.total_amount.amount_minor)).toBe(open.total_amount.amount_minor);
    expect(notes[0]!.lines[0]!.taxes.map(({ amount }) => amount.amount_minor)).toEqual([17, 8]);
    expect((await invoiceOf(open.id)).balance_due).toEqual(usd(0));
  });

  it('has the next number of its series, without a gap when one is refused', async () => {
    const number = (note: { credit_note_number: string }) => Number(/\d+$/.exec(note.credit_note_number)![0]);
    const open = await newOpen(service);
    const first = number(await credited(open.id, { lines: [part(open.lines![0]!, 1)] }));
    expect((await credit(open.id, { lines: [part(open.lines![0]!, 10_000)] })).status).toBe(409);
    const send = () => credited(open.id, { lines: [part(open.lines![0]!, 1)] });
    const numbers = (await Promise.all([send(), send(), send()])).map(number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual([first + 1, first + 2, first + 3]);
  });

  it('at once with others never credits more than the invoice', async () => {
    const open = await newOpen(service);
    await pay(open.id, 10_000);
    const lines = [part(open.lines![0]!, 6000)];
    const answers = await Promise.all([1, 2, 3, 4].map(() => credit(open.id, { lines })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await balanceOf(open.client.id)).toBe(6000);
  });

  it('under one key is issued once', async () => {
    const open = await newOpen(service);
    const send = () =>
      service.call('createCreditNote', {
        body: { invoice_id: open.id, reason, lines: [part(open.lines![0]!, 10)] },
        headers: { 'idempotency-key': `note-${open.id}` },
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.data.id)).size).toBe(
      1,
    );
    expect((await invoiceOf(open.id)).credit_note_total).toEqual(usd(10));
  });

  it('credits no more than the total of an invoice with a deduction', async () => {
    const lines = [
      { name: 'Work', unit_price: usd(10_000) },
      { name: 'Deduction', unit_price: usd(-4000) },
    ];
    const open = await newOpen(service, { lines });
    const [work, deduction] = open.lines!;
    expect((await credit(open.id, { lines: [part(work!)] })).status).toBe(409);
    expect((await credit(open.id, { lines: [part(deduction!)] })).status).toBe(409);
    expect((await credit(open.id, { lines: [part(deduction!, 1)] })).status).toBe(409);
    expect(
      (await credited(open.id, { lines: [part(deduction!), part(work!)] })).lines.map(({ name }) => name),
    ).toEqual(['Work', 'Deduction']);
    expect((await invoiceOf(open.id)).status).toBe('paid');
  });

  it('gives back what credit paid first, and then what was paid otherwise', async () => {
    const { id: client_id } = await newBilledClient(service);
    await service.ok('createClientCreditEntry', { body: { kind: 'grant', client_id, amount: usd(3000) } });
    const open = await newOpen(service, { client_id });
    await pay(open.id, 5000);
    const note = await credited(open.id);
    expect(note).toMatchObject({ balance_reduced: usd(2000), credited: usd(8000), refunded: usd(0) });
    expect(await invoiceOf(open.id)).toMatchObject({
      status: 'paid',
      credit_applied: usd(0),
      amount_paid: usd(0),
      credit_note_total: usd(10_000),
      balance_due: usd(0),
      is_collection_paused: false,
    });
    expect(await balanceOf(client_id)).toBe(8000);
    expect((await entriesOf(client_id)).slice(2)).toMatchObject([
      { kind: 'apply', amount: usd(3000), credit_note_id: note.id },
      { kind: 'grant', amount: usd(5000), credit_note_id: note.id, remaining_amount: usd(5000) },
    ]);
    const [payment] = (await invoiceOf(open.id)).payments!;
    expect(payment!.refunded_amount).toEqual(usd(5000));
    const again = { action: 'refund_payment', invoice_id: open.id, payment_id: payment!.id, mode: 'record' };
    expect((await service.call('manageInvoice', { body: again })).status).toBe(409);
  });

  it('leaves what an overpayment made credit', async () => {
    const { id: client_id } = await newBilledClient(service);
    const open = await newOpen(service, { client_id });
    await pay(open.id, 12_000);
    await credited(open.id, { lines: [part(open.lines![0]!, 1000)] });
    expect(await balanceOf(client_id)).toBe(3000);
    expect((await invoiceOf(open.id)).amount_paid).toEqual(usd(9000));
  });

  it('is refused for drafts, void and unknown invoices, other lines and old revisions', async () => {
    const draft = await newDraft(service);
    expect((await credit(draft.id)).status).toBe(409);
    const open = await newOpen(service);
    const line = open.lines![0]!;
    expect((await credit(randomUUID())).status).toBe(404);
    expect((await credit(open.id, { lines: [part(draft.lines![0]!)] })).status).toBe(400);
    expect((await credit(open.id, { lines: [part(line, 1), part(line, 1)] })).status).toBe(400);
    expect((await credit(open.id, { lines: [part(line, 0)] })).status).toBe(400);
    expect((await credit(open.id, { lines: [part(line, -1)] })).status).toBe(400);
    expect((await credit(open.id, { lines: [part(line, Number.MAX_SAFE_INTEGER)] })).status).toBe(409);
    const euros = { invoice_line_id: line.id, subtotal: { amount_minor: 1, currency: 'EUR' } };
    expect((await credit(open.id, { lines: [euros] })).status).toBe(400);
    expect((await credit(open.id, { expected_revision: open.revision + 1 })).status).toBe(409);
    expect((await credit(open.id, { reason: ' ' })).status).toBe(400);
    await pay(open.id, 10_000);
    const refund = await credit(open.id, { settle_as: 'refund' });
    expect(refund.status).toBe(409);
    expect(refund.body.error?.message ?? JSON.stringify(refund.body)).toContain('recorded by hand');
    const void_ = await newOpen(service);
    await manage(service, 'void', void_.id);
    expect((await credit(void_.id)).status).toBe(409);
  });

  it('leaves a written-off invoice so until nothing is due', async () => {
    const open = await newOpen(service);
    await manage(service, 'write_off', open.id, { reason: 'Closed' });
    await credited(open.id, { lines: [part(open.lines![0]!, 10)] });
    expect((await invoiceOf(open.id)).status).toBe('uncollectible');
    await credited(open.id);
    expect((await invoiceOf(open.id)).status).toBe('paid');
  });

  it('stops at fifty for one invoice', async () => {
    const open = await newOpen(service);
    const [user] = await service.query<{ id: string }>('select id from users where tenant_id = $1 limit 1', [
      service.agencies[0].id,
    ]);
    await service.query(
      `insert into credit_notes (tenant_id, credit_note_number, invoice_id, client_id, currency, issued_on, reason, subtotal_minor, tax_minor,
        total_minor, tax_summary, balance_reduced_minor, credited_minor, refunded_minor, seller, buyer, created_by)
       select $1, 'OLD-' || n || $2, $2::uuid, $3, 'USD', current_date, 'Old', 1, 0, 1, '[]', 1, 0, 0, '{}', '{}', $4 from generate_series(1, 50) n`,
      [service.agencies[0].id, open.id, open.client.id, user!.id],
    );
    expect((await credit(open.id)).status).toBe(409);
    await service.query('delete from credit_notes where invoice_id = $1', [open.id]);
  });

  it('is mailed to the recipients of the invoice, with its document', async () => {
    const open = await newOpen(service);
    const note = await credited(open.id, { is_sent: true });
    expect(note.sent_at).not.toBeNull();
    const mails = await queuedMails(service, open.recipients[0]!.email);
    const [mail] = mails.filter(({ subject }) =>
      subject.startsWith(`Credit note ${note.credit_note_number}`),
    );
    expect(mail!.text).toContain(`for invoice ${open.invoice_number} attached`);
  });
});

describe('credit notes', () => {
  it('are listed by client, invoice, day and text', async () => {
    const open = await newOpen(service);
    const note = await credited(open.id, { reason: `Reason ${open.id}` });
    const list = async (query: object) =>
      (await service.ok('listCreditNotes', { query: query as never })).data.map(({ id }) => id);
    expect(await list({ client_id: [open.client.id] })).toEqual([note.id]);
    expect(await list({ invoice_id: [open.id] })).toEqual([note.id]);
    expect(await list({ search: open.id })).toEqual([note.id]);
    expect(
      await list({ invoice_id: [open.id], issued_from: note.issued_on, issued_to: note.issued_on }),
    ).toEqual([note.id]);
    expect(await list({ invoice_id: [open.id], issued_to: '2001-01-01' })).toEqual([]);
  });

  it('are of their agency, for those with billing.view and billing.manage', async () => {
    const open = await newOpen(service);
    const note = await credited(open.id, { lines: [part(open.lines![0]!, 1)] });
    const other = { key: service.agencies[1].key };
    const get = await service.call('getCreditNote', { path: { id: note.id } }, other);
    expect(get.status).toBe(404);
    const create = await service.call('createCreditNote', { body: { invoice_id: open.id, reason } }, other);
    expect(create.status).toBe(404);
  });

  it('are read in their document', async () => {
    const open = await newOpen(service);
    const { renderDocument } = await import('#src/domain/billing/invoices/pdf/render-invoice.ts');
    const { creditNoteDocument } = await import('#src/domain/billing/credit-notes/document.ts');
    const note = await credited(open.id);
    const bytes = await renderDocument(creditNoteDocument(note, 'en-US'));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
    for (const shown of [
      `Credit note ${note.credit_note_number}`,
      open.invoice_number!,
      reason,
      'Total credit',
    ])
      expect(text[0]).toContain(shown);
  });
});
