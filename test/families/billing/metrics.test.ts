import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { manage, newOpen } from '../invoices/invoices.ts';
import { newBilledClient, usd } from './billing.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

it('adds up what a client was billed, paid and owes', async () => {
  const { id: client_id } = await newBilledClient(service);
  const paid = await newOpen(service, { client_id });
  await manage(service, 'record_payment', paid.id, { amount: usd(10_000), method: 'cash' });
  const late = await newOpen(service, { client_id, invoice_date: '2020-01-01' });
  await manage(service, 'record_payment', late.id, { amount: usd(1000), method: 'cash' });
  const path = { id: client_id };
  const { data } = await service.ok('getClientBillingMetrics', { path });
  expect(data.figures).toMatchObject([
    {
      currency: 'USD',
      invoiced: usd(20_000),
      paid: usd(11_000),
      outstanding: usd(9000),
      overdue: usd(9000),
      refunded: usd(0),
    },
  ]);
  expect(data).toMatchObject({
    invoice_count: 2,
    open_invoice_count: 1,
    overdue_invoice_count: 1,
    on_time_percent: 100,
    first_invoice_date: '2020-01-01',
  });
  const { data: early } = await service.ok('getClientBillingMetrics', {
    path,
    query: { period_to: '2020-12-31' },
  });
  expect(early).toMatchObject({ invoice_count: 1, figures: [{ invoiced: usd(10_000), paid: usd(0) }] });
  const backwards = { period_from: '2026-02-01', period_to: '2026-01-01' };
  expect((await service.call('getClientBillingMetrics', { path, query: backwards })).status).toBe(400);
});

it('counts a payment on the day on which it was made, whenever it is recorded', async () => {
  const { id: client_id } = await newBilledClient(service);
  const { id } = await newOpen(service, { client_id, invoice_date: '2020-03-01', due_on: '2020-03-15' });
  const pay = (day: string, amount: number) =>
    manage(service, 'record_payment', id, {
      amount: usd(amount),
      method: 'bank_transfer',
      reference: `WIRE-${day}`,
      paid_at: `${day}T12:00:00Z`,
    });
  await pay('2020-03-12', 4000);
  const { invoice } = await pay('2020-03-10', 6000);
  expect(invoice).toMatchObject({ status: 'paid', paid_at: '2020-03-12T12:00:00.000Z' });
  const inMonth = async (from: string, to: string) =>
    (
      await service.ok('getClientBillingMetrics', {
        path: { id: client_id },
        query: { period_from: from, period_to: to },
      })
    ).data;
  const march = await inMonth('2020-03-01', '2020-03-31');
  expect(march).toMatchObject({ on_time_percent: 100, figures: [{ paid: usd(10_000) }] });
  expect((await inMonth('2020-04-01', '2099-01-01')).figures[0]!.paid).toEqual(usd(0));
  const paid = async (query: object) =>
    (await service.ok('listBillingTransactions', { query: { client_id: [client_id], ...query } })).data
      .length;
  expect(await paid({ paid_after: '2020-03-11T00:00:00Z' })).toBe(1);
  expect(await paid({ paid_before: '2020-03-11T00:00:00Z' })).toBe(1);
  expect(await paid({ paid_after: '2020-03-13T00:00:00Z' })).toBe(0);
});

it('tells money paid and paid back, whatever became credit meanwhile', async () => {
  const { id: client_id } = await newBilledClient(service);
  const figures = async () =>
    (await service.ok('getClientBillingMetrics', { path: { id: client_id } })).data.figures[0];
  const first = await newOpen(service, { client_id });
  const { payment } = await manage(service, 'record_payment', first.id, {
    amount: usd(10_000),
    method: 'cash',
  });
  await manage(service, 'refund_payment', first.id, { payment_id: payment!.id, mode: 'credit' });
  expect(await figures()).toMatchObject({
    invoiced: usd(10_000),
    paid: usd(10_000),
    refunded: usd(0),
    outstanding: usd(10_000),
    credit_balance: usd(10_000),
  });
  await manage(service, 'apply_credit', first.id, { amount: usd(7000) });
  await service.ok('createClientCreditEntry', {
    body: { kind: 'refund', client_id, amount: usd(1000), method: 'cash', reason: 'Asked for it' } as never,
  });
  expect(await figures()).toMatchObject({
    paid: usd(10_000),
    refunded: usd(1000),
    outstanding: usd(3000),
    credit_balance: usd(2000),
  });
  // Its first 2000 are paid by the credit that is left.
  const second = await newOpen(service, { client_id });
  await manage(service, 'record_payment', second.id, { amount: usd(8000), method: 'cash' });
  await service.ok('createCreditNote', {
    body: { invoice_id: second.id, reason: 'Undelivered', settle_as: 'credit' } as never,
  });
  // Money in less money out is what invoices took, and what is left as credit.
  expect(await figures()).toMatchObject({
    invoiced: usd(10_000),
    paid: usd(18_000),
    refunded: usd(1000),
    outstanding: usd(3000),
    credit_balance: usd(10_000),
  });
});

it('lists what clients paid and got back as transactions', async () => {
  const { id: client_id } = await newBilledClient(service);
  const { id } = await newOpen(service, { client_id });
  const body = { amount: usd(5000), method: 'bank_transfer', reference: 'WIRE-77' };
  const { payment } = await manage(service, 'record_payment', id, body);
  await manage(service, 'refund_payment', id, { payment_id: payment!.id, mode: 'record', reason: 'Twice' });
  const { data } = await service.ok('listBillingTransactions', { query: { client_id: [client_id] } });
  expect(data).toMatchObject([
    { ledger: 'client_payments', kind: 'refund', amount: usd(-5000), refunds_transaction_id: payment!.id },
    { kind: 'payment', reference: 'WIRE-77', invoice_id: id },
  ]);
  const { data: found } = await service.ok('listBillingTransactions', {
    query: { search: 'wire-77', ledger: ['client_payments'], kind: ['payment'] },
  });
  expect(found).toHaveLength(1);
});
