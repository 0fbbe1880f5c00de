import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newBilledClient, newRate, usd } from '../billing/billing.ts';
import { manage, newDraft, newOpen } from './invoices.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const create = (body: object) => service.call('createInvoice', { body });
const eur = (amount_minor: number) => ({ amount_minor, currency: 'EUR' });

describe('drafts', () => {
  it('have no number and compute their lines, half to even', async () => {
    const { percent, id: tax_rate_id, name } = await newRate(service, { percent: 5.5 });
    const draft = await newDraft(service, {
      lines: [
        { name: 'Half', quantity: 0.5, unit_price: usd(1), tax_rate_id },
        { name: 'Hours', quantity: 1.5, unit_price: usd(333), discount_percent: 10, tax_rate_id },
        { name: 'Off', quantity: 1, unit_price: usd(1000), discount_amount: usd(100), tax_rate_id: null },
      ],
    });
    expect(draft).toMatchObject({
      status: 'draft',
      invoice_number: null,
      reachable_statuses: ['open'],
      pdf: null,
    });
    const [half, hours, off] = draft.lines!;
    expect(half!.subtotal).toEqual(usd(0));
    // 1.5 × 3.33 less 10 % is 4.4955, and 5.5 % of 4.50 are 0.2475.
    expect(hours).toMatchObject({ subtotal: usd(450), tax: usd(25), tax_percent: percent });
    expect(off).toMatchObject({
      subtotal: usd(900),
      taxes: [],
      discount_amount: usd(100),
      tax_rate_id: null,
    });
    expect(draft).toMatchObject({
      subtotal: usd(1350),
      discount_total: usd(150),
      tax_total: usd(25),
      total_amount: usd(1375),
    });
    expect(draft.tax_summary).toEqual([
      { name, kind: 'sales_tax', percent: 5.5, taxable_amount: usd(450), amount: usd(25) },
    ]);
  });

  it('compute each component on the net amount, and take tax out of prices that include it', async () => {
    const components = [
      { name: 'GST', kind: 'gst', percent: 5 },
      { name: 'PST', kind: 'pst', percent: 7 },
    ];
    const { id: tax_rate_id } = await newRate(service, { percent: 12, components });
    const added = await newDraft(service, { lines: [{ name: 'A', unit_price: usd(10_000), tax_rate_id }] });
    expect(added.lines![0]).toMatchObject({ tax: usd(1200), tax_percent: 12 });
    expect(added.lines![0]!.taxes.map(({ amount }) => amount)).toEqual([usd(500), usd(700)]);
    await service.ok('updateBillingSettings', { body: { is_tax_inclusive: true } });
    const within = await newDraft(service, { lines: [{ name: 'A', unit_price: usd(11_200), tax_rate_id }] });
    await service.ok('updateBillingSettings', { body: { is_tax_inclusive: false } });
    expect(within).toMatchObject({
      is_tax_inclusive: true,
      subtotal: usd(10_000),
      total_amount: usd(11_200),
    });
  });

  it('carry no tax for a client who is exempt', async () => {
    const client = await newBilledClient(service);
    const { id: tax_rate_id } = await newRate(service);
    const lines = [{ name: 'A', unit_price: usd(10_000), tax_rate_id }];
    const { id } = await newDraft(service, { client_id: client.id, lines });
    await service.ok('updateClientTaxExemption', {
      path: { id: client.id },
      body: { is_exempt: true, reason: 'reseller' },
    });
    expect((await service.ok('getInvoice', { path: { id } })).data.tax_total).toEqual(usd(0));
    const { invoice } = await manage(service, 'finalize', id);
    expect(invoice).toMatchObject({ tax_total: usd(0), tax_exemption: { reason: 'reseller' } });
    expect(invoice.lines![0]!.taxes).toEqual([]);
  });

  it('carry taxes of other places than that of the exemption', async () => {
    const { id: client_id } = await newBilledClient(service);
    const rates = [
      await newRate(service, { country: 'US', region: 'ME' }),
      await newRate(service, { country: 'GB' }),
      await newRate(service),
    ];
    await service.ok('updateClientTaxExemption', {
      path: { id: client_id },
      body: { is_exempt: true, reason: 'government', country: 'GB' },
    });
    const { lines } = await newDraft(service, {
      client_id,
      lines: rates.map(({ id }) => ({ name: 'Work', unit_price: usd(10_000), tax_rate_id: id })),
    });
    expect(lines!.map(({ tax }) => tax)).toEqual([usd(550), usd(0), usd(0)]);
  });

  it('keep a rate that is archived later, and take no other that is', async () => {
    const [kept, gone] = [await newRate(service), await newRate(service)];
    const { id: client_id } = await newBilledClient(service);
    const { id } = await newDraft(service, {
      client_id,
      lines: [{ name: 'Work', unit_price: usd(10_000), tax_rate_id: kept.id }],
    });
    await service.ok('updateBillingSettings', { body: { archive_tax_rate_ids: [kept.id, gone.id] } });
    const work = (tax_rate_id: string) => ({ name: 'Work', unit_price: usd(20_000), tax_rate_id });
    const { data } = await service.ok('updateInvoice', {
      path: { id },
      body: { lines: [work(kept.id)] } as never,
    });
    expect(data.tax_total).toEqual(usd(1100));
    for (const body of [
      await service.call('createInvoice', { body: { client_id, lines: [work(gone.id)] } as never }),
      await service.call('updateInvoice', { path: { id }, body: { lines: [work(gone.id)] } as never }),
    ])
      expect([body.status, body.body.error?.message]).toEqual([
        400,
        expect.stringContaining('body.lines[0].tax_rate_id is archived'),
      ]);
  });

  it('take price, name and rate from a service', async () => {
    const rate = await newRate(service);
    const { data: category } = await service.ok('createClientServiceCategory', {
      body: { name: `C ${randomUUID()}` },
    });
    const { data } = await service.ok('createClientServices', {
      body: {
        category_id: category.id,
        services: [{ name: 'Audit', unit_price: usd(5000), tax_rate_id: rate.id }],
      },
    });
    const draft = await newDraft(service, { lines: [{ service_id: data.services[0]!.id, quantity: 2 }] });
    expect(draft.lines![0]).toMatchObject({ name: 'Audit', subtotal: usd(10_000), tax_rate_id: rate.id });
  });

  it('refuse what makes no sense, with its place', async () => {
    const { id: client_id } = await newBilledClient(service);
    const refused = async (line: object): Promise<string> => {
      const { status, body } = await create({
        client_id,
        lines: [{ name: 'A', unit_price: usd(100), ...line }],
      });
      expect(status).toBe(400);
      return body.error.message;
    };
    expect(await refused({ quantity: 1.00001 })).toContain('body.lines[0].quantity');
    expect(await refused({ unit_price: eur(100) })).toContain('unit_price.currency');
    expect(await refused({ discount_amount: usd(101) })).toContain('discount_amount');
    expect(await refused({ discount_amount: usd(1), discount_percent: 5 })).toContain('discount_amount');
    expect(await refused({ tax_rate_id: randomUUID() })).toContain('tax_rate_id');
    expect(await refused({ service_id: randomUUID() })).toContain('service_id');
    expect(await refused({ quantity: 1_000_000, unit_price: usd(9_007_199_254_740_991) })).toContain(
      'minor units',
    );
    expect(await refused({ period_start_date: '2026-02-01', period_end_date: '2026-01-01' })).toContain(
      'period_end_date',
    );
    expect((await create({ client_id: randomUUID(), lines: [] })).status).toBe(404);
    expect((await create({ client_id, client_program_id: randomUUID(), lines: [] })).status).toBe(404);
    expect((await create({ client_id, lines: [], billing_address_id: randomUUID() })).status).toBe(400);
    expect((await create({ client_id, lines: [], currency: 'XXY' })).status).toBe(400);
  });

  it('change as a whole, and are deleted', async () => {
    const draft = await newDraft(service);
    const { data } = await service.ok('updateInvoice', {
      path: { id: draft.id },
      body: {
        currency: 'EUR',
        lines: [{ name: 'B', unit_price: eur(500) }],
        internal_note: 'Check.',
        expected_revision: 1,
      },
    });
    expect(data).toMatchObject({
      currency: 'EUR',
      total_amount: eur(500),
      internal_note: 'Check.',
      revision: 2,
    });
    const path = { id: draft.id };
    expect(
      (await service.call('updateInvoice', { path, body: { memo: 'x', expected_revision: 1 } })).status,
    ).toBe(409);
    expect((await service.call('updateInvoice', { path, body: { currency: 'USD' } })).status).toBe(400);
    await service.ok('deleteInvoice', { path });
    expect((await service.call('getInvoice', { path })).status).toBe(404);
  });

  it('keep a billing address that they name from being deleted', async () => {
    const { id: client_id } = await newBilledClient(service);
    const { data: address } = await service.ok('createClientBillingAddress', {
      path: { client_id },
      body: { company_name: 'Harbor Dental PLLC', address: { line1: '14 Quay Street' } },
    });
    const draft = await newDraft(service, { client_id, billing_address_id: address.id });
    expect(draft.buyer).toMatchObject({ name: 'Harbor Dental PLLC', address: { line1: '14 Quay Street' } });
    const path = { client_id, id: address.id };
    expect((await service.call('deleteClientBillingAddress', { path })).status).toBe(409);
    const { invoice } = await manage(service, 'finalize', draft.id);
    await service.ok('deleteClientBillingAddress', { path });
    expect(invoice.buyer.name).toBe('Harbor Dental PLLC');
  });
});

describe('recorded time on invoices', () => {
  const recorded = async (client_id: string, seconds: number, more: object = {}): Promise<string> => {
    const { data } = await service.ok('createTimeEntry', {
      body: {
        client_id,
        spent_on: '2026-03-02',
        duration_seconds: seconds,
        is_billable: true,
        ...more,
      } as never,
    });
    return data.id;
  };

  it('is billed once, locked with the number and freed when the invoice is void', async () => {
    const { id: client_id } = await newBilledClient(service);
    const ids = [await recorded(client_id, 3600), await recorded(client_id, 1800)];
    const lines = [{ name: 'Hours', unit_price: usd(10_000), time_entry_ids: ids }];
    const draft = await newDraft(service, { client_id, lines });
    expect(draft.lines![0]).toMatchObject({
      kind: 'time',
      quantity: 1.5,
      subtotal: usd(15_000),
      time_entry_ids: ids,
    });
    expect((await create({ client_id, lines })).status).toBe(409);
    await manage(service, 'finalize', draft.id);
    const { data: locked } = await service.ok('getTimeEntry', { path: { id: ids[0]! } });
    expect(locked).toMatchObject({ status: 'locked', billing_rate: usd(10_000) });
    await manage(service, 'void', draft.id, { reason: 'Wrong client' });
    const { data: freed } = await service.ok('getTimeEntry', { path: { id: ids[0]! } });
    expect(freed).toMatchObject({ status: 'recorded' });
    await newDraft(service, { client_id, lines });
  });

  it('is free again when its draft is deleted or bills something else', async () => {
    const { id: client_id } = await newBilledClient(service);
    const id = await recorded(client_id, 3600);
    const lines = [{ name: 'Hours', unit_price: usd(1), time_entry_ids: [id] }];
    const first = await newDraft(service, { client_id, lines });
    await service.ok('updateInvoice', { path: { id: first.id }, body: { lines: [] } });
    const second = await newDraft(service, { client_id, lines });
    await service.ok('deleteInvoice', { path: { id: second.id } });
    await newDraft(service, { client_id, lines });
  });

  it('is of the client, billable and has a price', async () => {
    const { id: client_id } = await newBilledClient(service);
    const other = await recorded((await newBilledClient(service)).id, 60);
    const free = await recorded(client_id, 60, { is_billable: false });
    const unpriced = await recorded(client_id, 60);
    for (const [id, words] of [
      [other, 'of the client'],
      [free, 'not billable'],
      [unpriced, 'no rate'],
    ] as const) {
      const { status, body } = await create({ client_id, lines: [{ name: 'H', time_entry_ids: [id] }] });
      expect([status, body.error.message]).toEqual([400, expect.stringContaining(words)]);
    }
  });
});

describe('late fees', () => {
  it('are a line of the next invoice, once', async () => {
    const { id: client_id } = await newBilledClient(service);
    await service.ok('updateClientPaymentTerms', {
      path: { id: client_id },
      body: { terms: { due_in_days: 0, late_fee_percent: 1.5 } },
    });
    const late = await newOpen(service, { client_id, invoice_date: '2026-01-10' });
    const next = await newDraft(service, { client_id });
    expect(next.lines![1]).toMatchObject({
      kind: 'late_fee',
      name: `Late fee for ${late.invoice_number}`,
      total_amount: usd(150),
    });
    expect((await newDraft(service, { client_id })).lines).toHaveLength(1);
    await service.ok('deleteInvoice', { path: { id: next.id } });
    const again = await newDraft(service, { client_id });
    expect(again.lines).toHaveLength(2);
    await manage(service, 'finalize', again.id);
    expect((await newDraft(service, { client_id })).lines).toHaveLength(1);
    await manage(service, 'void', again.id);
    expect((await newDraft(service, { client_id })).lines).toHaveLength(2);
  });

  it('go with the invoice that was late, once that is void, and leave the rest of the draft', async () => {
    const { id: client_id } = await newBilledClient(service);
    await service.ok('updateClientPaymentTerms', {
      path: { id: client_id },
      body: { terms: { due_in_days: 0, late_fee_percent: 1.5 } },
    });
    const late = await newOpen(service, { client_id, invoice_date: '2026-01-10' });
    const { id, total_amount } = await newDraft(service, { client_id });
    expect(total_amount).toEqual(usd(10_150));
    await manage(service, 'void', late.id);
    const { data } = await service.ok('getInvoice', { path: { id } });
    expect(data.total_amount).toEqual(usd(10_000));
    expect(data.lines!.map(({ kind }) => kind)).toEqual(['item']);
  });
});
