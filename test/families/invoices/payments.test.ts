import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newBilledClient, usd } from '../billing/billing.ts';
import { manage, newDraft, newOpen } from './invoices.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const act = (action: string, invoice_id: string, more: object = {}) =>
  service.call('manageInvoice', { body: { action, invoice_id, ...more } });
const pay = (id: string, amount: number, reference: string = randomUUID()) =>
  manage(service, 'record_payment', id, { amount: usd(amount), method: 'bank_transfer', reference });
const balanceOf = async (client_id: string): Promise<number> => {
  const { data } = await service.ok('getClientCreditBalance', { path: { id: client_id } });
  return data.balances[0]?.balance.amount_minor ?? 0;
};

describe('payments', () => {
  it('settle an invoice in parts', async () => {
    const { id } = await newOpen(service);
    const { outcome, payment, invoice } = await pay(id, 4000);
    expect(outcome).toBe('payment_recorded');
    expect(payment).toMatchObject({ status: 'succeeded', amount: usd(4000), method: 'bank_transfer' });
    expect(invoice).toMatchObject({
      status: 'partially_paid',
      amount_paid: usd(4000),
      balance_due: usd(6000),
    });
    expect((await pay(id, 6000)).invoice).toMatchObject({ status: 'paid', balance_due: usd(0) });
  });

  it('are recorded once for a reference, and 409 with another amount', async () => {
    const { id } = await newOpen(service);
    const first = await pay(id, 4000, 'WIRE-1');
    const again = await pay(id, 4000, 'WIRE-1');
    expect(again.payment!.id).toBe(first.payment!.id);
    expect(again.invoice.amount_paid).toEqual(usd(4000));
    const other = { amount: usd(5000), method: 'bank_transfer', reference: 'WIRE-1' };
    expect((await act('record_payment', id, other)).status).toBe(409);
  });

  it('need a reference, a past day and the currency of the invoice', async () => {
    const { id } = await newOpen(service);
    const refused = async (more: object) =>
      (await act('record_payment', id, { amount: usd(1), method: 'cash', ...more })).status;
    expect(await refused({ method: 'check' })).toBe(400);
    expect(await refused({ amount: usd(0) })).toBe(400);
    expect(await refused({ amount: { amount_minor: 1, currency: 'EUR' } })).toBe(400);
    expect(await refused({ paid_at: '2099-01-01T00:00:00.000Z' })).toBe(400);
    expect(await refused({ method: 'credit', reference: 'x' })).toBe(400);
    const draft = await newDraft(service);
    expect((await act('record_payment', draft.id, { amount: usd(1), method: 'cash' })).status).toBe(409);
  });

  it('become credit as far as they are over the balance', async () => {
    const { id: client_id } = await newBilledClient(service);
    const { id } = await newOpen(service, { client_id });
    const { credited, invoice } = await pay(id, 12_500);
    expect(credited).toEqual(usd(2500));
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: usd(10_000) });
    expect((await pay(id, 100)).credited).toEqual(usd(100));
    expect(await balanceOf(client_id)).toBe(2600);
    const { data } = await service.ok('listClientCredits', {
      query: { client_id: [client_id], sort: 'amount' },
    });
    expect(data[0]).toMatchObject({
      kind: 'grant',
      amount: usd(2500),
      remaining_amount: usd(2500),
      invoice_id: id,
    });
  });

  it('settle what was written off', async () => {
    const { id } = await newOpen(service);
    expect((await act('write_off', id)).status).toBe(400);
    const { invoice } = await manage(service, 'write_off', id, { reason: 'Closed' });
    expect(invoice).toMatchObject({ status: 'uncollectible', status_reason: 'Closed' });
    expect((await pay(id, 10_000)).invoice.status).toBe('paid');
  });

  it('keep an invoice from being voided', async () => {
    const { id } = await newOpen(service);
    await pay(id, 1);
    expect((await act('void', id)).body.error.message).toContain('can become');
  });

  it('send a receipt when asked to', async () => {
    const { id } = await newOpen(service);
    await manage(service, 'record_payment', id, { amount: usd(1), method: 'cash', has_receipt: true });
    const mails = await service.query('select 1 from email_deliveries where record_id = $1', [id]);
    expect(mails).toHaveLength(1);
  });
});

describe('credit', () => {
  it('pays new invoices by itself, unless the client wants otherwise', async () => {
    const { id: client_id } = await newBilledClient(service);
    const first = await newOpen(service, { client_id });
    await pay(first.id, 14_000);
    const second = await newOpen(service, { client_id });
    expect(second).toMatchObject({
      status: 'partially_paid',
      credit_applied: usd(4000),
      balance_due: usd(6000),
    });
    expect(await balanceOf(client_id)).toBe(0);
    const preferences = { is_credit_auto_applied: false };
    await service.ok('updateClientBillingSettings', { body: { client_id, preferences } });
    await pay(second.id, 7000);
    const third = await newOpen(service, { client_id });
    expect(third.credit_applied).toEqual(usd(0));
    const { outcome, invoice } = await manage(service, 'apply_credit', third.id, { amount: usd(400) });
    expect([outcome, invoice.credit_applied]).toEqual(['credit_applied', usd(400)]);
    expect((await act('apply_credit', third.id, { amount: usd(601) })).status).toBe(409);
    expect((await manage(service, 'apply_credit', third.id)).invoice.credit_applied).toEqual(usd(1000));
    expect((await act('apply_credit', third.id)).status).toBe(409);
  });
});

describe('refunds and reversals', () => {
  it('reopen the balance as a transaction of their own, and pause collection', async () => {
    const { id } = await newOpen(service);
    const { payment } = await pay(id, 10_000);
    const body = { payment_id: payment!.id, mode: 'record', amount: usd(3000), reason: 'Goodwill' };
    const { refund, invoice, payment: after } = await manage(service, 'refund_payment', id, body);
    expect(refund).toMatchObject({ kind: 'refund', amount: usd(-3000), refunds_transaction_id: payment!.id });
    expect(after!.refunded_amount).toEqual(usd(3000));
    expect(invoice).toMatchObject({
      status: 'partially_paid',
      balance_due: usd(3000),
      is_collection_paused: true,
      paid_at: null,
    });
    expect((await act('refund_payment', id, { ...body, amount: usd(7001) })).status).toBe(409);
    const rest = { payment_id: payment!.id, mode: 'record', reason: 'All of it' };
    expect((await manage(service, 'refund_payment', id, rest)).invoice.status).toBe('open');
    expect((await act('refund_payment', id, rest)).status).toBe(409);
  });

  it('take back unspent credit that the payment made', async () => {
    const { id: client_id } = await newBilledClient(service);
    const { id } = await newOpen(service, { client_id });
    const { payment } = await pay(id, 13_000);
    const { invoice } = await manage(service, 'refund_payment', id, {
      payment_id: payment!.id,
      mode: 'reversal',
      reason: 'Bank',
    });
    expect(invoice).toMatchObject({ status: 'open', balance_due: usd(10_000) });
    expect(await balanceOf(client_id)).toBe(0);
  });

  it('make due again what credit of the payment was spent', async () => {
    const { id: client_id } = await newBilledClient(service);
    const first = await newOpen(service, { client_id });
    const { payment } = await pay(first.id, 13_000);
    await newOpen(service, { client_id });
    const { invoice } = await manage(service, 'refund_payment', first.id, {
      payment_id: payment!.id,
      mode: 'reversal',
      reason: 'Bank',
    });
    expect(invoice).toMatchObject({ status: 'open', balance_due: usd(13_000) });
    // More is due than was billed: the invoice is part of an account that voiding would break.
    expect(invoice.reachable_statuses).not.toContain('void');
    expect((await act('void', first.id)).status).toBe(409);
  });

  it('leave an invoice written off', async () => {
    const { id } = await newOpen(service);
    const { payment } = await pay(id, 4000);
    await manage(service, 'write_off', id, { reason: 'Closed for good' });
    const back = { payment_id: payment!.id, mode: 'record', reason: 'By mistake' };
    const { invoice } = await manage(service, 'refund_payment', id, back);
    expect(invoice).toMatchObject({ status: 'uncollectible', balance_due: usd(10_000) });
  });

  it('become credit when that was agreed, and need a provider to go back to a card', async () => {
    const { id: client_id } = await newBilledClient(service);
    const { id } = await newOpen(service, { client_id });
    const { payment } = await pay(id, 10_000);
    const of = { payment_id: payment!.id, amount: usd(1000), reason: 'Sorry' };
    expect((await act('refund_payment', id, { ...of, mode: 'refund' })).status).toBe(409);
    const { credited } = await manage(service, 'refund_payment', id, { ...of, mode: 'credit' });
    expect(credited).toEqual(usd(1000));
    expect(await balanceOf(client_id)).toBe(1000);
    expect(
      (await act('refund_payment', id, { ...of, mode: 'credit', payment_id: randomUUID() })).status,
    ).toBe(404);
  });
});

describe('charging', () => {
  const charge = async (id: string, more: object = {}) => {
    const { status, body } = await act('charge', id, more);
    return [status, body.error.type];
  };

  it('is refused while the client has no saved payment method', async () => {
    const { id, revision } = await newOpen(service);
    expect(await charge(id)).toEqual([409, 'conflict']);
    expect(await charge(id, { payment_method_id: randomUUID() })).toEqual([404, 'not_found']);
    const { data } = await service.ok('getInvoice', { path: { id } });
    expect(data).toMatchObject({ revision, status: 'open', payments: [] });
  });

  it('takes an amount up to the balance, of an invoice that can be paid', async () => {
    const { id } = await newOpen(service);
    expect((await charge(id, { amount: usd(0) }))[0]).toBe(400);
    expect((await charge(id, { amount: { amount_minor: 1, currency: 'EUR' } }))[0]).toBe(400);
    expect((await act('charge', id, { amount: usd(10_001) })).body.error.message).toContain('100.00 USD');
    const draft = await newDraft(service);
    expect((await act('charge', draft.id)).body.error.message).toContain('The invoice is draft');
  });

  it('names the default method, and only one of the client', async () => {
    const { id, client } = await newOpen(service);
    const { id: other } = await newBilledClient(service);
    const [method] = await service.query<{ id: string }>(
      `insert into payment_methods (tenant_id, owner_kind, client_id, provider, type, status, is_default, external_id, fingerprint)
       values ($1, 'client', $2, 'stripe', 'card', 'active', true, 'pm_1', 'card-1') returning id`,
      [service.agencies[0].id, client.id],
    );
    const { body } = await act('charge', id);
    expect(body.error.message).toContain('is not connected');
    const foreign = await newOpen(service, { client_id: other });
    expect(await charge(foreign.id, { payment_method_id: method!.id })).toEqual([404, 'not_found']);
  });

  it('has no retries to cancel unless a charge failed', async () => {
    const { id } = await newOpen(service);
    expect((await manage(service, 'cancel_retries', id)).outcome).toBe('unchanged');
    await service.query(`update invoices set next_retry_at = now() + interval '1 day' where id = $1`, [id]);
    const { outcome, invoice } = await manage(service, 'cancel_retries', id);
    expect([outcome, invoice.status]).toEqual(['retries_cancelled', 'open']);
    expect((await manage(service, 'cancel_retries', id)).outcome).toBe('unchanged');
  });
});

describe('collection', () => {
  it('pauses until a member or a day resumes it', async () => {
    const { id } = await newOpen(service);
    expect((await act('pause_collection', id, { resumes_on: '2020-01-01' })).status).toBe(400);
    const paused = await manage(service, 'pause_collection', id, { resumes_on: '2099-01-01' });
    expect(paused.invoice).toMatchObject({ is_collection_paused: true, collection_resumes_on: '2099-01-01' });
    expect((await manage(service, 'pause_collection', id, { resumes_on: '2099-01-01' })).outcome).toBe(
      'unchanged',
    );
    expect((await manage(service, 'resume_collection', id)).invoice.is_collection_paused).toBe(false);
    expect((await manage(service, 'resume_collection', id)).outcome).toBe('unchanged');
  });
});

describe('a client with open invoices', () => {
  it('is kept', async () => {
    const { id: client_id } = await newBilledClient(service);
    await newOpen(service, { client_id });
    const { status, body } = await service.call('deleteClient', { path: { id: client_id } });
    expect([status, body.error.message]).toEqual([409, expect.stringContaining('1 open invoice')]);
  });
});
