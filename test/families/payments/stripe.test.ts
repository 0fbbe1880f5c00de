import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signEvent } from '#src/platform/payments/index.ts';
import { OutsideWorld } from '../../support/outside-world.ts';
import { startService, type Service } from '../../support/service.ts';
import { FakeStripe, testBank, testCard } from '../../support/stripe.ts';
import { leaveFilesUnread } from '../../support/unread-files.ts';
import { patiently } from '../../support/waiting.ts';
import { newBilledClient, usd } from '../billing/billing.ts';
import { hosted } from '../forms/filling.ts';
import { manage, newOpen } from '../invoices/invoices.ts';

const world = new OutsideWorld();
let stripe: FakeStripe;
let service: Service;
let accountId: string;
beforeAll(async () => {
  await world.start();
  stripe = new FakeStripe(world);
  const { config, outbound } = world.options;
  service = await startService({ config: { ...config, role: 'all', callsAtOnce }, outbound });
  await leaveFilesUnread(service);
  const { data } = await service.ok('manageClientPaymentProvider', {
    body: { action: 'connect', provider: 'stripe', ...keys, is_test_mode: true },
  });
  accountId = data.payment_provider.id;
});
afterAll(async () => {
  await service.stop();
  await world.stop();
});
beforeEach(() => {
  stripe.decline = null;
  stripe.losesConfirmations = false;
  stripe.losesPreparations = false;
  stripe.requests.length = 0;
});

const callsAtOnce = 3;
const keys = { secret_key: 'sk_test_good', publishable_key: 'pk_test_good' };

async function newPayer(method = testCard) {
  const client = await newBilledClient(service);
  const setup_token = stripe.newSetup(`client:${client.id}`, {
    ...method,
    ...('card' in method && { card: { ...method.card, fingerprint: client.id } }),
  });
  const type = method === testCard ? 'card' : 'bank_account';
  const { data } = await service.ok('manageClientPaymentMethod', {
    body: { action: 'add', client_id: client.id, type, setup_token },
  });
  return { client, method: data.payment_method! };
}

const paymentOf = async (id: string) => (await service.ok('getInvoice', { path: { id } })).data.payments![0]!;

describe('an account at Stripe', () => {
  it('is connected by its keys, which are sealed and shown to nobody', async () => {
    const [row] = await service.query<{ sealed: Buffer; account: string }>(
      'select secret_key_sealed as sealed, external_id as account from payment_providers where id = $1',
      [accountId],
    );
    expect(row!.account).toBe('acct_1');
    expect(row!.sealed.toString()).not.toContain('sk_test_good');
    const body = { action: 'refresh', payment_provider_id: accountId };
    const { body: shown } = await service.call('manageClientPaymentProvider', { body });
    expect(shown.data.payment_provider).toMatchObject({
      name: 'Northlight at Stripe',
      status: 'active',
      is_test_mode: true,
      supported_types: ['card', 'bank_account'],
      currencies: ['USD', 'EUR', 'CAD'],
    });
    expect(JSON.stringify(shown)).not.toContain('_test_good');
  });

  it('needs keys of one mode that Stripe takes', async () => {
    const connect = async (body: object) =>
      (
        await service.call('manageClientPaymentProvider', {
          body: { action: 'connect', provider: 'stripe', ...body },
        })
      ).status;
    expect(await connect({})).toBe(400);
    expect(
      await connect({ secret_key: 'sk_test_wrong', publishable_key: 'pk_test_x', is_test_mode: true }),
    ).toBe(400);
    expect(await connect({ ...keys, publishable_key: 'pk_live_good' })).toBe(400);
    expect(await connect(keys)).toBe(400);
    expect(await connect({ ...keys, is_test_mode: true })).toBe(409);
  });
});

describe('a charge', () => {
  it('is prepared, stored and confirmed, each once', async () => {
    const { client } = await newPayer();
    const { id } = await newOpen(service, { client_id: client.id });
    stripe.requests.length = 0;
    const { payment, invoice } = await manage(service, 'charge', id);
    expect(payment).toMatchObject({ status: 'succeeded', method_label: 'Visa ending in 4242' });
    expect(invoice.status).toBe('paid');
    const sent = stripe.requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ path }) => path.replace(/pi_\w+/, 'pi'))).toEqual([
      'payment_intents',
      'payment_intents/pi/confirm',
    ]);
    expect(sent[0]!.key).toBe(`${payment!.id}:prepare`);
    expect(Object.fromEntries(sent[0]!.form)).toMatchObject({
      amount: '10000',
      currency: 'usd',
      customer: 'cus_1',
      'metadata[payment_id]': payment!.id,
    });
    const { data } = await service.ok('listBillingTransactions', { query: { invoice_id: [id] } });
    expect(data[0]).toMatchObject({ fee: usd(320) });
  });

  it('that is declined fails in the words of the bank', async () => {
    const { client } = await newPayer();
    const { id } = await newOpen(service, { client_id: client.id });
    stripe.decline = 'insufficient_funds';
    expect((await manage(service, 'charge', id)).payment).toMatchObject({
      status: 'failed',
      failure_code: 'insufficient_funds',
      failure_message: 'Your card was declined.',
    });
  });

  it('whose answer is lost is looked up, and not made again', async () => {
    const { client } = await newPayer();
    const { id } = await newOpen(service, { client_id: client.id });
    stripe.requests.length = 0;
    stripe.losesConfirmations = true;
    const { payment } = await manage(service, 'charge', id);
    expect(payment!.status).toBe('pending');
    stripe.losesConfirmations = false;
    await service.query(
      "update timers set due_at = app.now() where record_id = $1 and kind = 'check_payment'",
      [payment!.id],
    );
    await expect.poll(async () => (await paymentOf(id)).status, patiently).toBe('succeeded');
    expect(stripe.requests.filter(({ path }) => path.endsWith('/confirm'))).toHaveLength(1);
    expect(
      stripe.requests.filter(({ method, path }) => method === 'POST' && path === 'payment_intents'),
    ).toHaveLength(1);
  });

  it('is sent back by a refund of its payment', async () => {
    const { client } = await newPayer();
    const { id } = await newOpen(service, { client_id: client.id });
    const { payment } = await manage(service, 'charge', id);
    const { refund } = await manage(service, 'refund_payment', id, {
      payment_id: payment!.id,
      mode: 'refund',
    });
    expect(refund).toMatchObject({ status: 'succeeded', amount: usd(-10_000) });
    expect(stripe.refunds.at(-1)).toMatchObject({ amount: 10_000, metadata: { refund_id: refund!.id } });
  });
});

describe('what a credit note and a payout give back', () => {
  const refundsOf = (id: string) => stripe.refunds.filter((each) => each['payment_intent'] === id);
  const paid = async () => {
    const { client } = await newPayer();
    const { id } = await newOpen(service, { client_id: client.id });
    const { payment } = await manage(service, 'charge', id);
    const [row] = await service.query<{ intent: string }>(
      'select external_id as intent from payment_transactions where id = $1',
      [payment!.id],
    );
    return { client_id: client.id, invoice_id: id, payment_id: payment!.id, intent: row!.intent };
  };
  const statusesOf = async (paymentId: string) => {
    const rows = await service.query<{ status: string }>(
      "select status from payment_transactions where refunds_transaction_id = $1 and kind = 'refund'",
      [paymentId],
    );
    return rows.map(({ status }) => status);
  };
  const note = (invoice_id: string) =>
    service.ok('createCreditNote', { body: { invoice_id, reason: 'Not delivered', settle_as: 'refund' } });

  it('is sent once to the card of the payment, and the invoice stays paid', async () => {
    const { invoice_id, payment_id, intent } = await paid();
    const { data } = await note(invoice_id);
    expect(data).toMatchObject({ refunded: usd(10_000), credited: usd(0), balance_reduced: usd(0) });
    await expect.poll(() => statusesOf(payment_id), patiently).toEqual(['succeeded']);
    expect(refundsOf(intent)).toMatchObject([{ amount: 10_000 }]);
    const { data: after } = await service.ok('getInvoice', { path: { id: invoice_id } });
    expect(after).toMatchObject({ status: 'paid', balance_due: usd(0), is_collection_paused: false });
  });

  it('becomes credit when the bank refuses it', async () => {
    const { invoice_id, payment_id, client_id } = await paid();
    stripe.failsRefunds = true;
    const { data } = await note(invoice_id);
    await expect.poll(() => statusesOf(payment_id), patiently).toEqual(['failed']);
    stripe.failsRefunds = false;
    const { data: after } = await service.ok('getCreditNote', { path: { id: data.id } });
    expect(after).toMatchObject({ refunded: usd(0), credited: usd(10_000) });
    const { data: entries } = await service.ok('listClientCredits', { query: { client_id: [client_id] } });
    expect(entries).toMatchObject([{ kind: 'grant', amount: usd(10_000), credit_note_id: data.id }]);
  });

  it('pays credit out to the card, and takes it from nothing else', async () => {
    const { client_id, invoice_id, payment_id, intent } = await paid();
    const entry = (body: object) => service.call('createClientCreditEntry', { body: { client_id, ...body } });
    await entry({ kind: 'grant', amount: usd(6000) });
    const payout = { kind: 'refund', amount: usd(4000), method: 'card', payment_id };
    expect((await entry({ ...payout, method: 'cash' })).status).toBe(400);
    expect((await entry({ ...payout, payment_id: client_id })).status).toBe(404);
    expect((await entry(payout)).body.data).toMatchObject({ amount: usd(-4000), balance_after: usd(2000) });
    await expect.poll(() => statusesOf(payment_id), patiently).toEqual(['succeeded']);
    expect(refundsOf(intent)).toMatchObject([{ amount: 4000 }]);
    const { data: after } = await service.ok('getInvoice', { path: { id: invoice_id } });
    expect(after).toMatchObject({ status: 'paid', balance_due: usd(0) });
    expect((await entry({ ...payout, amount: usd(2001) })).status).toBe(409);
    stripe.failsRefunds = true;
    await entry({ ...payout, amount: usd(2000) });
    await expect
      .poll(async () => (await statusesOf(payment_id)).toSorted(), patiently)
      .toEqual(['failed', 'succeeded']);
    stripe.failsRefunds = false;
    const { data: balance } = await service.ok('getClientCreditBalance', { path: { id: client_id } });
    expect(balance.balances[0]!.balance).toEqual(usd(2000));
    // The rest of the payment can be refunded no further than was paid with it.
    await entry({ kind: 'grant', amount: usd(10_000) });
    expect((await entry({ ...payout, amount: usd(6001) })).status).toBe(409);
  });
});

describe('the page of an invoice', () => {
  it('sends the payer to Stripe, and learns of the payment by an event', async () => {
    const { id, payment_url: url, client } = await newOpen(service);
    const { data } = await hosted('POST', `${url}/payments`, { type: 'card', is_method_saved: true });
    const session = [...stripe.sessions.values()].at(-1)!;
    expect(data.form).toMatchObject({ provider: 'stripe', client_token: null, redirect_url: session['url'] });
    expect(session['success_url']).toBe(`${url}?payment_id=${data.payment_id}`);
    expect((await hosted('GET', session['success_url'], undefined, { accept: 'text/html' })).status).toBe(
      200,
    );
    stripe.payOnPage(session, testCard);
    const event = {
      id: 'evt_1',
      type: 'checkout.session.completed',
      data: { object: { id: session['id'], metadata: session['metadata'] } },
    };
    expect((await sendEvent(event)).data).toEqual({ is_received: true });
    await expect.poll(async () => (await paymentOf(id)).status, patiently).toBe('succeeded');
    expect((await sendEvent(event)).data).toEqual({ is_received: true });
    const { data: methods } = await service.ok('listPaymentMethods', { query: { client_id: [client.id] } });
    expect(methods).toMatchObject([{ type: 'card', brand: 'Visa', provider: 'stripe' }]);
  });
});

describe('pages while Stripe is slow', () => {
  it('leave the turn of their agency to others', async () => {
    const urls: string[] = [];
    for (let count = 0; count <= callsAtOnce; count += 1) urls.push((await newOpen(service)).payment_url!);
    stripe.isSilent = true;
    const payments = urls.map((url) => hosted('POST', `${url}/payments`, { type: 'card' }));
    await expect.poll(() => stripe.held.length, patiently).toBe(urls.length);
    expect((await service.call('listInvoices')).status).toBe(200);
    stripe.isSilent = false;
    for (const response of stripe.held.splice(0)) response.destroy();
    expect((await Promise.all(payments)).map(({ status }) => status)).toEqual(urls.map(() => 409));
  });
});

/** The address that Stripe was told of. */
const eventAddress = async (): Promise<string> => {
  await expect.poll(() => stripe.webhooks.size, patiently).toBe(1);
  const [{ sealed }] = (await service.query<{ sealed: boolean }>(
    'select webhook_secret_sealed is not null as sealed from payment_providers where id = $1',
    [accountId],
  )) as [{ sealed: boolean }];
  expect(sealed).toBe(true);
  return [...stripe.webhooks.values()][0]!['url'] as string;
};

async function sendEvent(event: object, secret = 'whsec_test', at = new Date()) {
  const body = JSON.stringify(event);
  const response = await fetch(await eventAddress(), {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signEvent(secret, Buffer.from(body), at),
    },
  });
  const answer = (await response.json()) as { data?: unknown };
  return { status: response.status, data: answer.data };
}

describe('events of Stripe', () => {
  it('need a signature of their account, over the body, of the last minutes', async () => {
    const event = { id: 'evt_2', type: 'payment_intent.succeeded', data: { object: { id: 'pi_x' } } };
    expect((await sendEvent(event, 'whsec_other')).status).toBe(401);
    expect((await sendEvent(event, 'whsec_test', new Date(Date.now() - 400_000))).status).toBe(401);
    const [row] = await service.query<{ status: string }>(
      'select webhook_status as status from payment_providers where id = $1',
      [accountId],
    );
    expect(row!.status).toBe('failing');
    expect((await sendEvent(event)).status).toBe(200);
  });
});

describe('money that goes back at Stripe', () => {
  const returnsOf = (payment: string) =>
    service.query<{ kind: string; amount: number }>(
      `select kind, amount_minor::float8 as amount from payment_transactions
       where refunds_transaction_id = $1 and status = 'succeeded' order by created_at, id`,
      [payment],
    );
  const paidByStripe = async () => {
    const { client } = await newPayer();
    const { id } = await newOpen(service, { client_id: client.id });
    const { payment } = await manage(service, 'charge', id);
    const [row] = await service.query<{ external: string }>(
      'select external_id as external from payment_transactions where id = $1',
      [payment!.id],
    );
    return { id, paymentId: payment!.id, intent: row!.external };
  };
  let events = 0;
  const tell = (type: string, object: object) =>
    sendEvent({ id: `evt_return_${(events += 1)}`, type, data: { object } });

  it('by a refund that was made there is booked, once', async () => {
    const { id, paymentId, intent } = await paidByStripe();
    stripe.refunds.push({ id: 're_there', status: 'succeeded', amount: 2500, payment_intent: intent });
    await tell('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: intent });
    await expect.poll(() => returnsOf(paymentId), patiently).toEqual([{ kind: 'refund', amount: -2500 }]);
    const { data: invoice } = await service.ok('getInvoice', { path: { id } });
    expect(invoice).toMatchObject({ status: 'partially_paid', balance_due: usd(2500) });
    stripe.refunds.push({ id: 're_more', status: 'succeeded', amount: 500, payment_intent: intent });
    stripe.refunds.push({ id: 're_never', status: 'failed', amount: 500, payment_intent: intent });
    await tell('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: intent });
    await expect
      .poll(() => returnsOf(paymentId), patiently)
      .toEqual([
        { kind: 'refund', amount: -2500 },
        { kind: 'refund', amount: -500 },
      ]);
  });

  it('by a refund that was asked for here is not booked again', async () => {
    const { id, paymentId, intent } = await paidByStripe();
    await manage(service, 'refund_payment', id, { payment_id: paymentId, mode: 'refund', amount: usd(1000) });
    stripe.refunds.push({ id: 're_after', status: 'succeeded', amount: 1, payment_intent: intent });
    await tell('charge.refunded', { id: 'ch_2', object: 'charge', payment_intent: intent });
    await expect
      .poll(() => returnsOf(paymentId), patiently)
      .toEqual([
        { kind: 'refund', amount: -1000 },
        { kind: 'refund', amount: -1 },
      ]);
  });

  it('by a dispute counts once it is lost, up to what the invoice has of the payment', async () => {
    const { id, paymentId, intent } = await paidByStripe();
    const dispute = { id: 'dp_1', status: 'under_review', amount: 10_300, payment_intent: intent };
    stripe.disputes.push(dispute);
    stripe.refunds.push({ id: 're_before', status: 'succeeded', amount: 1, payment_intent: intent });
    const closed = { id: 'dp_1', object: 'dispute', payment_intent: intent };
    await tell('charge.dispute.closed', closed);
    await expect.poll(() => returnsOf(paymentId), patiently).toEqual([{ kind: 'refund', amount: -1 }]);
    dispute.status = 'lost';
    await tell('charge.dispute.closed', closed);
    await expect
      .poll(() => returnsOf(paymentId), patiently)
      .toEqual([
        { kind: 'refund', amount: -1 },
        { kind: 'reversal', amount: -9999 },
      ]);
    const { data: invoice } = await service.ok('getInvoice', { path: { id } });
    expect(invoice).toMatchObject({ status: 'open', is_collection_paused: true, balance_due: usd(10_000) });
  });
});

describe('an account that changes at Stripe', () => {
  it('is asked for its state when Stripe reports it', async () => {
    const state = async () =>
      (
        await service.query<{ status: string; requirements: string[] }>(
          'select status, requirements from payment_providers where id = $1',
          [accountId],
        )
      )[0]!;
    const { account } = stripe;
    const requirements = { currently_due: ['company.tax_id'] };
    stripe.account = { ...account, charges_enabled: false, requirements };
    const changed = (id: string) => ({ id, type: 'account.updated', data: { object: { id: 'acct_1' } } });
    await sendEvent(changed('evt_restricted'));
    await expect
      .poll(state, patiently)
      .toEqual({ status: 'restricted', requirements: ['Stripe needs company: tax id.'] });
    stripe.account = account;
    await sendEvent(changed('evt_open'));
    await expect.poll(async () => (await state()).status, patiently).toBe('active');
  });
});

describe('a client who is deleted', () => {
  // An admin may do so with `force`, whatever is open.
  const remove = (id: string) =>
    service.query('update clients set deleted_at = app.now() where id = $1', [id]);

  it('while a charge is on its way has paid all the same', async () => {
    const { client } = await newPayer();
    const { id } = await newOpen(service, { client_id: client.id });
    stripe.losesConfirmations = true;
    const { payment } = await manage(service, 'charge', id);
    expect(payment!.status).toBe('pending');
    await remove(client.id);
    await service.query(
      "update timers set due_at = app.now() where record_id = $1 and kind = 'check_payment'",
      [payment!.id],
    );
    const stored = () =>
      service.query(
        `select t.status, i.status as invoice from payment_transactions t
         join invoices i on i.tenant_id = t.tenant_id and i.id = t.invoice_id where t.id = $1`,
        [payment!.id],
      );
    await expect.poll(stored, patiently).toEqual([{ status: 'succeeded', invoice: 'paid' }]);
  });

  it('before a charge is sent is not charged', async () => {
    const { client } = await newPayer();
    const { id } = await newOpen(service, { client_id: client.id });
    stripe.requests.length = 0;
    stripe.losesPreparations = true;
    const { payment } = await manage(service, 'charge', id);
    stripe.losesPreparations = false;
    await remove(client.id);
    await service.query(
      "update timers set due_at = app.now() where record_id = $1 and kind = 'check_payment'",
      [payment!.id],
    );
    const stored = () =>
      service.query('select status, failure_code as code from payment_transactions where id = $1', [
        payment!.id,
      ]);
    await expect.poll(stored, patiently).toEqual([{ status: 'failed', code: 'not_due' }]);
    expect(stripe.requests.filter(({ path }) => path.endsWith('/confirm'))).toEqual([]);
  });
});

describe('a bank account at Stripe', () => {
  it('that a member saves is debited once the client has authorized it', async () => {
    const { client, method } = await newPayer(testBank as never);
    expect(method).toMatchObject({
      status: 'needs_authorization',
      bank_name: 'Casco Savings',
      scheme: 'ach',
    });
    const url = method.authorization_url!;
    const confirmed = await hosted('POST', `${url}/confirm`, {
      account_holder_name: 'Priya Shah',
      is_accepted: true,
    });
    expect(confirmed.data.status).toBe('active');
    const { id } = await newOpen(service, { client_id: client.id });
    expect((await manage(service, 'charge', id)).payment!.status).toBe('succeeded');
  });
});
