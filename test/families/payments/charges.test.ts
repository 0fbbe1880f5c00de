import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { leaveFilesUnread } from '../../support/unread-files.ts';
import { patiently } from '../../support/waiting.ts';
import { usd } from '../billing/billing.ts';
import { manage, newDraft, newOpen } from '../invoices/invoices.ts';
import { connectSimulated, eventsOf, newPayer, saveMethod } from './payments.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  await leaveFilesUnread(service);
  await connectSimulated(service);
});
afterAll(() => service.stop());

const invoiceOf = async (id: string) => (await service.ok('getInvoice', { path: { id } })).data;
const charge = (invoice_id: string, more: object = {}) =>
  service.call('manageInvoice', { body: { action: 'charge', invoice_id, ...more } });

describe('charges', () => {
  it('take the default method of the client, and settle the invoice', async () => {
    const { client, method } = await newPayer(service);
    const { id } = await newOpen(service, { client_id: client.id });
    const { outcome, payment, invoice } = await manage(service, 'charge', id, { amount: usd(4000) });
    expect(outcome).toBe('charged');
    expect(payment).toMatchObject({
      status: 'succeeded',
      amount: usd(4000),
      payment_method_id: method.id,
      method_label: 'Test card ending in 4242',
    });
    expect(invoice).toMatchObject({ status: 'partially_paid', balance_due: usd(6000) });
    expect((await manage(service, 'charge', id)).invoice.status).toBe('paid');
    expect((await charge(id)).status).toBe(409);
  });

  it('under one key happen once, and all who send them at once get the result', async () => {
    const { client } = await newPayer(service);
    const { id } = await newOpen(service, { client_id: client.id });
    const send = () =>
      service.call('manageInvoice', {
        body: { action: 'charge', invoice_id: id },
        headers: { 'idempotency-key': `charge-${id}` },
      });
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { body } of answers) expect(body.data).toEqual(answers[0]!.body.data);
    const { data } = await service.ok('listBillingTransactions', { query: { invoice_id: [id] } });
    expect(data).toHaveLength(1);
    expect((await charge(id)).status).toBe(409);
  });

  it('that are declined leave the invoice due, without retries', async () => {
    const { client } = await newPayer(service, 'sim_card_declined');
    const { id } = await newOpen(service, { client_id: client.id });
    const { payment, invoice } = await manage(service, 'charge', id);
    expect(payment).toMatchObject({ status: 'failed', failure_code: 'card_declined', next_retry_at: null });
    expect(invoice).toMatchObject({ status: 'open', balance_due: usd(10_000) });
  });

  it('keep others away while they are pending, and the invoice from being voided', async () => {
    const { client, method } = await newPayer(service, 'sim_bank_pending');
    await service.query("update payment_methods set status = 'active' where id = $1", [method.id]);
    const { id } = await newOpen(service, { client_id: client.id });
    expect((await manage(service, 'charge', id)).payment!.status).toBe('pending');
    expect((await charge(id)).status).toBe(409);
    const body = { action: 'void', invoice_id: id };
    expect((await service.call('manageInvoice', { body })).status).toBe(409);
    const remove = { action: 'remove', payment_method_id: method.id };
    expect((await service.call('manageClientPaymentMethod', { body: remove })).status).toBe(409);
  });

  it('wait for the mandate of a bank account, and tell of it once', async () => {
    const { client, method } = await newPayer(service, 'sim_bank');
    await service.takeEvents();
    await service.query('update payment_methods set is_authorization_announced = false where id = $1', [
      method.id,
    ]);
    const { id } = await newOpen(service, { client_id: client.id });
    expect((await manage(service, 'charge', id)).payment!.status).toBe('needs_authorization');
    const events = await eventsOf(service, 'client.bank_authorization_required');
    expect(events.map(({ data }) => data.invoice_id)).toEqual([id]);
    expect((await charge(id)).status).toBe(409);
  });

  it('of a method that was reported lost make it fail for good', async () => {
    const { client, method } = await newPayer(service, 'sim_card_lost');
    const { id } = await newOpen(service, { client_id: client.id });
    expect((await manage(service, 'charge', id)).payment).toMatchObject({
      status: 'failed',
      failure_code: 'lost_card',
    });
    const { data } = await service.ok('listPaymentMethods', { query: { id: [method.id] } as never });
    expect(data[0]!.status).toBe('failed');
    expect((await charge(id)).status).toBe(409);
  });

  it('of a method that failed for good make another one of the client the default', async () => {
    const { client, method } = await newPayer(service, 'sim_card_lost');
    const expired = await saveMethod(service, client.id, 'sim_bank_pending');
    const wallet = await saveMethod(service, client.id, 'sim_wallet');
    await service.query("update payment_methods set status = 'failed' where id = $1", [expired.id]);
    const { id } = await newOpen(service, { client_id: client.id });
    await manage(service, 'charge', id);
    const { data } = await service.ok('listPaymentMethods', { query: { client_id: [client.id] } });
    expect(data.filter((each) => each.is_default).map((each) => each.id)).toEqual([wallet.id]);
    expect(data.find((each) => each.id === method.id)!.status).toBe('failed');
    expect((await manage(service, 'charge', id)).payment!.status).toBe('succeeded');
  });

  it('can be sent back, once', async () => {
    const { client } = await newPayer(service);
    const { id } = await newOpen(service, { client_id: client.id });
    const { payment } = await manage(service, 'charge', id);
    const body = { payment_id: payment!.id, mode: 'refund', amount: usd(3000) };
    const { refund, invoice } = await manage(service, 'refund_payment', id, body);
    expect(refund).toMatchObject({ kind: 'refund', status: 'succeeded', amount: usd(-3000) });
    expect(invoice).toMatchObject({ status: 'partially_paid', balance_due: usd(3000) });
    const rest = { action: 'refund_payment', invoice_id: id, ...body, amount: usd(7001) };
    expect((await service.call('manageInvoice', { body: rest })).status).toBe(409);
  });
});

describe('automatic charges', () => {
  const auto = (client_id: string) =>
    service.ok('updateClientBillingSettings', {
      body: { client_id, preferences: { is_auto_charged: true } },
    });

  it('are made when an invoice is sent', async () => {
    const { client } = await newPayer(service);
    await auto(client.id);
    const { id } = await newDraft(service, { client_id: client.id });
    await manage(service, 'send', id);
    await expect.poll(async () => (await invoiceOf(id)).status, patiently).toBe('paid');
  });

  it('that fail are retried 1, 3, 5 and 7 days after the first failure, until they are cancelled', async () => {
    const { client } = await newPayer(service, 'sim_card_declined');
    await auto(client.id);
    const { id } = await newDraft(service, { client_id: client.id });
    await manage(service, 'send', id);
    const stateOf = async () => {
      const [row] = await service.query<{ attempts: number; days: number | null }>(
        `select failed_attempts as attempts, extract(epoch from next_retry_at - first_failed_at)::float8 / 86400 as days
         from invoices where id = $1`,
        [id],
      );
      return [row!.attempts, row!.days];
    };
    await expect.poll(stateOf, patiently).toEqual([1, 1]);
    const due = "update timers set due_at = app.now() where record_id = $1 and kind = 'retry_charge'";
    for (const [attempts, days] of [
      [2, 3],
      [3, 5],
      [4, 7],
      [5, null],
    ] as const) {
      await service.query(due, [id]);
      await expect.poll(stateOf, patiently).toEqual([attempts, days]);
    }
  });

  it('end when the retries are cancelled', async () => {
    const { client } = await newPayer(service, 'sim_card_declined');
    await auto(client.id);
    const { id } = await newDraft(service, { client_id: client.id });
    await manage(service, 'send', id);
    await expect
      .poll(async () => (await invoiceOf(id)).payments![0]?.next_retry_at, patiently)
      .toEqual(expect.any(String));
    expect((await manage(service, 'cancel_retries', id)).outcome).toBe('retries_cancelled');
    const timers = await service.query(
      "select 1 from timers where record_id = $1 and kind = 'retry_charge'",
      [id],
    );
    expect(timers).toEqual([]);
    expect((await invoiceOf(id)).payments![0]!.next_retry_at).toBeNull();
  });
});
