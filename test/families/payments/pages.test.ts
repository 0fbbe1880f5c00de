import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { leaveFilesUnread } from '../../support/unread-files.ts';
import { patiently } from '../../support/waiting.ts';
import { newBilledClient, usd } from '../billing/billing.ts';
import { hosted } from '../forms/filling.ts';
import { manage, newOpen } from '../invoices/invoices.ts';
import { connectSimulated, eventsOf, lookUp, newPayer } from './payments.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  await leaveFilesUnread(service);
  await connectSimulated(service);
});
afterAll(() => service.stop());

const settings = (body: object) => service.ok('updateBillingPaymentSettings', { body: body as never });

describe('the page of an invoice', () => {
  it('shows the invoice to its client, and runs only its own script', async () => {
    const { payment_url: url } = await newOpen(service);
    const page = await hosted('GET', url!, undefined, { accept: 'text/html' });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'sha256-[^;]+; connect-src 'self'/,
    );
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    const { data } = await hosted('GET', `${url}/invoice`);
    expect(data).toMatchObject({ status: 'open', balance_due: usd(10_000), has_pdf: true });
    expect(data.options).toMatchObject({
      accepted_types: ['card', 'bank_account', 'wallet'],
      can_pay_partially: false,
    });
    expect(JSON.stringify(data)).not.toContain('internal_note');
    const pdf = await hosted('GET', `${url}/pdf`, undefined, { accept: 'application/pdf' });
    expect(pdf.text.startsWith('%PDF')).toBe(true);
  });

  it('counts as viewed when it says so, at the first time', async () => {
    const { id, payment_url: url } = await newOpen(service);
    await hosted('GET', url!, undefined, { accept: 'text/html' });
    expect((await service.ok('getInvoice', { path: { id } })).data.viewed_at).toBeNull();
    const first = await hosted('POST', `${url}/viewed`);
    expect((await hosted('POST', `${url}/viewed`)).data).toEqual(first.data);
    const { data } = await service.ok('getInvoice', { path: { id } });
    expect(data.viewed_at).toBe(first.data.viewed_at);
  });

  it('takes a payment, whose result it is told', async () => {
    const { id, payment_url: url } = await newOpen(service);
    const started = await hosted('POST', `${url}/payments`, { type: 'card' });
    expect(started.data).toMatchObject({
      amount: usd(10_000),
      surcharge: usd(0),
      form: { provider: 'simulated', redirect_url: null },
    });
    await lookUp(service, started.data.payment_id);
    const place = `${url}/payments/${started.data.payment_id}`;
    await expect.poll(async () => (await hosted('GET', place)).data.status, patiently).toBe('succeeded');
    expect((await hosted('GET', place)).data.balance_due).toEqual(usd(0));
    const { data } = await service.ok('getInvoice', { path: { id } });
    expect(data).toMatchObject({ status: 'paid', payment_url: null });
    expect((await hosted('GET', `${url}/invoice`)).data.options).toBeNull();
    expect((await hosted('POST', `${url}/payments`, { type: 'card' })).status).toBe(409);
  });

  it('starts a payment once for a key', async () => {
    const { payment_url: url } = await newOpen(service);
    const send = () =>
      hosted('POST', `${url}/payments`, { type: 'wallet' }, { 'idempotency-key': 'pay-once' });
    const [first, again] = [await send(), await send()];
    expect(again.data).toEqual(first.data);
    expect((await hosted('POST', `${url}/payments`, { type: 'wallet' })).status).toBe(409);
  });

  it('keeps to what the agency allows', async () => {
    await settings({
      can_pay_partially: true,
      minimum_part_payment: usd(500),
      is_address_required: true,
      can_save_methods: false,
      card_surcharge_percent: 2.5,
      terms_url: 'https://northlight.example/terms',
    });
    const { payment_url: url } = await newOpen(service);
    const address = { line1: '14 Quay Street', city: 'Portland', country: 'US' };
    const start = async (more: object) =>
      hosted('POST', `${url}/payments`, {
        type: 'card',
        is_terms_accepted: true,
        billing_address: address,
        ...more,
      });
    expect((await start({ is_terms_accepted: false })).status).toBe(400);
    expect((await start({ billing_address: undefined })).status).toBe(400);
    expect((await start({ is_method_saved: true })).status).toBe(400);
    expect((await start({ amount: usd(499) })).status).toBe(409);
    expect((await start({ amount: usd(10_001) })).status).toBe(409);
    expect((await start({ amount: { amount_minor: 600, currency: 'EUR' } })).status).toBe(400);
    const { data } = await start({ amount: usd(1000) });
    expect([data.amount, data.surcharge]).toEqual([usd(1000), usd(25)]);
    await settings({
      can_pay_partially: false,
      minimum_part_payment: null,
      is_address_required: false,
      can_save_methods: true,
      card_surcharge_percent: 0,
      terms_url: null,
    });
  });

  it('saves the method where the client wants that', async () => {
    const { payment_url: url, client } = await newOpen(service);
    const { data } = await hosted('POST', `${url}/payments`, { type: 'card', is_method_saved: true });
    await lookUp(service, data.payment_id);
    const saved = async () =>
      (await service.ok('listPaymentMethods', { query: { client_id: [client.id] } })).data.map(
        ({ type }) => type,
      );
    await expect
      .poll(async () => (await hosted('GET', `${url}/invoice`)).data.status, patiently)
      .toBe('paid');
    await expect.poll(saved, patiently).toEqual(['card']);
  });
});

describe('the page to save a method', () => {
  const request = async (client_id: string) => {
    const body = { action: 'request_setup', client_id } as const;
    return (await service.ok('manageClientPaymentMethod', { body })).data.setup_request!.url;
  };

  it('saves one, with consent, once', async () => {
    const client = await newBilledClient(service);
    const url = await request(client.id);
    expect((await hosted('GET', url, undefined, { accept: 'text/html' })).status).toBe(200);
    const { data } = await hosted('GET', `${url}/details`);
    expect(data).toMatchObject({
      client_name: client.name,
      accepted_types: ['card', 'bank_account', 'wallet'],
    });
    const { data: form } = await hosted('POST', `${url}/start`, { type: 'card' });
    const body = { type: 'card', setup_token: form.client_token, is_consent_given: true };
    expect((await hosted('POST', `${url}/complete`, { ...body, is_consent_given: false })).status).toBe(400);
    expect(
      (await hosted('POST', `${url}/complete`, { ...body, setup_token: 'sim_card.client:x' })).status,
    ).toBe(400);
    const saved = await hosted('POST', `${url}/complete`, body);
    expect(saved.data).toMatchObject({ method_label: 'Test card ending in 4242', status: 'active' });
    expect((await hosted('GET', `${url}/details`)).status).toBe(404);
    const { data: methods } = await service.ok('listPaymentMethods', { query: { client_id: [client.id] } });
    expect(methods).toMatchObject([{ is_default: true, created_by: null }]);
  });

  it('tells that a bank account needs more, where the provider says so', async () => {
    const client = await newBilledClient(service);
    const url = await request(client.id);
    await service.takeEvents();
    const body = {
      type: 'bank_account',
      setup_token: `sim_bank_unverified.client:${client.id}`,
      is_consent_given: true,
    };
    expect((await hosted('POST', `${url}/complete`, body)).data.status).toBe('needs_authorization');
    expect(await eventsOf(service, 'client.bank_authorization_required')).toHaveLength(1);
  });
});

describe('addresses of pages', () => {
  it('are in the database neither in clear nor as their token', async () => {
    const { client, method } = await newPayer(service, 'sim_bank');
    const { id, payment_url: url } = await newOpen(service, { client_id: client.id });
    const rows = await service.query<{ text: string }>(
      `select encode(payment_url_sealed, 'escape') as text from invoices where id = $1
       union all select encode(authorization_url_sealed, 'escape') || coalesce(authorization_url, '')
       from payment_methods where id = $2`,
      [id, method.id],
    );
    expect(rows).toHaveLength(2);
    for (const address of [url!, method.authorization_url!]) {
      const token = address.split('/').at(-1)!;
      expect(token).toMatch(/^at_/);
      for (const { text } of rows) expect(text).not.toContain(token);
    }
    const { data } = await service.ok('listInvoices', { query: { client_id: [client.id] } });
    expect(data.map(({ payment_url: listed }) => listed)).toEqual([url]);
    const { data: methods } = await service.ok('listPaymentMethods', { query: { client_id: [client.id] } });
    expect(methods.map(({ authorization_url: listed }) => listed)).toEqual([method.authorization_url]);
  });
});

describe('the page to authorize debits', () => {
  it('activates the account and makes the charges that waited for it', async () => {
    const { client, method } = await newPayer(service, 'sim_bank');
    const { id } = await newOpen(service, { client_id: client.id });
    expect((await manage(service, 'charge', id)).payment!.status).toBe('needs_authorization');
    const url = method.authorization_url!;
    expect((await hosted('GET', url, undefined, { accept: 'text/html' })).status).toBe(200);
    expect((await hosted('GET', `${url}/details`)).data).toMatchObject({
      client_name: client.name,
      scheme: 'ach',
      status: 'needs_authorization',
      method_label: 'Test bank ending in 6789',
    });
    const body = { account_holder_name: 'Priya Shah', is_accepted: true };
    expect((await hosted('POST', `${url}/confirm`, { ...body, is_accepted: false })).status).toBe(400);
    const confirmed = await hosted('POST', `${url}/confirm`, body);
    expect(confirmed.data).toEqual({ status: 'active', redirect_url: null });
    expect((await hosted('POST', `${url}/confirm`, body)).data).toEqual(confirmed.data);
    const statusOf = async () => (await service.ok('getInvoice', { path: { id } })).data.status;
    await expect.poll(statusOf, patiently).toBe('paid');
  });
});
