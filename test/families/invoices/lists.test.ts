import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListInvoicesInput } from '#generated/families/invoices/handlers.ts';
import { startService, type Service } from '../../support/service.ts';
import { newBilledClient, usd } from '../billing/billing.ts';
import { manage, newDraft } from './invoices.ts';

let service: Service;
let client_id: string;
/** Invoices of one client: a draft, one that is overdue, one paid in part, one paid. */
let ids: Record<'draft' | 'overdue' | 'partial' | 'paid', string>;

beforeAll(async () => {
  service = await startService();
  client_id = (await newBilledClient(service)).id;
  const add = async (name: string, amount: number, day: string, due_on = '2099-01-01') => {
    const lines = [{ name: 'Work', unit_price: usd(amount) }];
    const body = { client_id, lines, memo: `About ${name}`, invoice_date: day, due_on };
    return (await newDraft(service, body)).id;
  };
  ids = {
    draft: await add('drafts', 100, '2026-01-01'),
    overdue: await add('delays', 400, '2026-01-02', '2026-01-20'),
    partial: await add('parts', 300, '2026-01-03'),
    paid: await add('sums', 200, '2026-01-04'),
  };
  await manage(service, 'send', ids.overdue);
  await manage(service, 'finalize', ids.partial);
  await manage(service, 'finalize', ids.paid);
  await manage(service, 'record_payment', ids.partial, { amount: usd(50), method: 'cash' });
  await manage(service, 'record_payment', ids.paid, { amount: usd(200), method: 'cash' });
  await manage(service, 'pause_collection', ids.partial);
});
afterAll(() => service.stop());

type Query = ListInvoicesInput['query'];
/** Names of the client's invoices that the list answers, in its order. */
async function listed(query: Partial<Query>): Promise<string[]> {
  const { data } = await service.ok('listInvoices', { query: { client_id: [client_id], ...query } as never });
  return data.map(({ id }) => Object.entries(ids).find(([, each]) => each === id)![0]);
}

describe('invoices are found', () => {
  it.each<[string, Partial<Query>, string[]]>([
    ['state', { status: ['draft', 'paid'] }, ['draft', 'paid']],
    ['a balance past the due date', { is_overdue: true }, ['overdue']],
    ['none past the due date', { is_overdue: false }, ['draft', 'paid', 'partial']],
    ['their origin', { origin: ['program'] }, []],
    ['currency', { currency: 'EUR' }, []],
    ['date', { invoice_date_from: '2026-01-02', invoice_date_to: '2026-01-03' }, ['overdue', 'partial']],
    ['due date', { due_from: '2026-01-20', due_to: '2026-01-20' }, ['overdue']],
    ['paused collection', { is_collection_paused: true }, ['partial']],
    ['having been sent', { is_sent: true }, ['overdue']],
    ['having been opened by the client', { is_viewed: true }, []],
    ['words of the memo', { search: 'delay' }, ['overdue']],
    ['programs, which nobody has', { program_id: ['0191f3a2-6c1e-7b42-9d51-2f4c0a6e9081'] }, []],
  ])('by %s', async (_, query, expected) => {
    expect((await listed(query)).toSorted()).toEqual(expected);
  });

  it('by the name of their buyer, once they have a number', async () => {
    const company_name = 'Café Harbor PLLC';
    const address = {
      line1: '14 Quay Street',
      city: 'Portland',
      region: 'ME',
      postal_code: '04101',
      country: 'US',
    };
    const { id } = await newBilledClient(service);
    await service.ok('createClientBillingAddress', {
      path: { client_id: id },
      body: { address, company_name },
    });
    const draft = await newDraft(service, { client_id: id });
    const found = async () => (await service.ok('listInvoices', { query: { search: 'cafe harb' } })).data;
    expect(await found()).toEqual([]);
    await manage(service, 'finalize', draft.id);
    expect((await found()).map((each) => each.id)).toEqual([draft.id]);
  });

  it('by number', async () => {
    const { data } = await service.ok('getInvoice', { path: { id: ids.paid } });
    expect(await listed({ invoice_number: data.invoice_number! })).toEqual(['paid']);
  });
});

describe('invoices are sorted', () => {
  it.each<[NonNullable<Query['sort']>, string[]]>([
    ['created_at', ['draft', 'overdue', 'partial', 'paid']],
    ['invoice_date', ['draft', 'overdue', 'partial', 'paid']],
    // A draft has no number, and comes last.
    ['invoice_number', ['overdue', 'partial', 'paid', 'draft']],
    ['total_amount', ['draft', 'paid', 'partial', 'overdue']],
    ['balance_due', ['paid', 'draft', 'partial', 'overdue']],
  ])('by %s', async (sort, expected) => {
    expect(await listed({ sort, order: 'asc' })).toEqual(expected);
  });
});

it('adds lines and payments only when asked to', async () => {
  const of = { client_id: [client_id], status: ['paid' as const] };
  const { data: plain } = await service.ok('listInvoices', { query: of });
  expect(plain[0]).not.toHaveProperty('lines');
  expect(plain[0]).not.toHaveProperty('payments');
  const { data: whole } = await service.ok('listInvoices', {
    query: { ...of, include: ['lines', 'payments'] },
  });
  expect(whole[0]!.lines).toMatchObject([{ name: 'Work', unit_price: usd(200) }]);
  expect(whole[0]!.payments).toMatchObject([{ amount: usd(200), method: 'cash' }]);
});

it('omits invoices of a client who is deleted', async () => {
  const { id } = await newBilledClient(service);
  const draft = await newDraft(service, { client_id: id });
  await service.ok('deleteClient', { path: { id } });
  const { data } = await service.ok('listInvoices', { query: { client_id: [id] } });
  expect(data).toEqual([]);
  expect((await service.call('getInvoice', { path: { id: draft.id } })).status).toBe(404);
});

describe('permissions', () => {
  const keyOf = async (...permissions: Parameters<Service['keyWith']>[1]) => ({
    key: await service.keyWith(service.agencies[0], permissions),
  });
  const statusOf = async (key: { key: string }, operation: Parameters<Service['call']>[0], input: object) =>
    (await service.call(operation, input, key)).status;

  it('let `billing.view` read, and change nothing', async () => {
    const reader = await keyOf('billing.view', 'clients.view');
    expect(await statusOf(reader, 'listInvoices', {})).toBe(200);
    expect(await statusOf(reader, 'getInvoice', { path: { id: ids.draft } })).toBe(200);
    const change = { path: { id: ids.draft }, body: { memo: 'Mine' } };
    expect(await statusOf(reader, 'updateInvoice', change)).toBe(403);
    expect(await statusOf(reader, 'deleteInvoice', { path: { id: ids.draft } })).toBe(403);
    const send = { body: { action: 'finalize', invoice_id: ids.draft } };
    expect(await statusOf(reader, 'manageInvoice', send)).toBe(403);
    expect(await statusOf(reader, 'createInvoice', { body: { client_id, lines: [] } })).toBe(403);
  });

  it('show members with `programs.bill` alone the invoices of enrolments', async () => {
    const clerk = await keyOf('programs.bill', 'clients.view');
    const { body } = await service.call('listInvoices', { query: { client_id: [client_id] } }, clerk);
    expect(body.data).toEqual([]);
    expect(await statusOf(clerk, 'getInvoice', { path: { id: ids.draft } })).toBe(404);
    const send = { body: { action: 'finalize', invoice_id: ids.draft } };
    expect(await statusOf(clerk, 'manageInvoice', send)).toBe(404);
    const change = { path: { id: ids.draft }, body: { memo: 'Mine' } };
    expect(await statusOf(clerk, 'updateInvoice', change)).toBe(404);
    await service.query('update invoices set client_program_id = $2 where id = $1', [ids.paid, ids.paid]);
    expect(await statusOf(clerk, 'getInvoice', { path: { id: ids.paid } })).toBe(200);
    const { body: own } = await service.call('listInvoices', { query: { client_id: [client_id] } }, clerk);
    expect(own.data.map(({ id }: { id: string }) => id)).toEqual([ids.paid]);
  });

  it('show nobody else any', async () => {
    const stranger = await keyOf('clients.view');
    expect(await statusOf(stranger, 'listInvoices', {})).toBe(403);
    expect(await statusOf(stranger, 'getInvoice', { path: { id: ids.draft } })).toBe(403);
  });
});

it('shows invoices in views', async () => {
  const body = {
    record_kind: 'invoice' as const,
    columns: [{ key: 'invoice_number' }, { key: 'balance_minor' }],
    sort_by: [{ field: 'balance_minor', order: 'desc' as const }],
    filter_group: {
      logical_operator: 'AND' as const,
      conditions: [{ field: 'client_id', operator: 'in_list' as const, value: [client_id] }],
      groups: [],
    },
  };
  const { data } = await service.ok('queryViewRecords', { body });
  expect(data.rows.map(({ record }) => record.id)).toEqual([ids.overdue, ids.partial, ids.draft, ids.paid]);
  expect(data.rows[0]!.cells).toMatchObject({ balance_minor: 400 });
});
