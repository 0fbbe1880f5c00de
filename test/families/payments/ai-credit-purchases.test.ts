import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addJob } from '#src/platform/jobs/index.ts';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { usd } from '../billing/billing.ts';
import { newPayer, connectSimulated } from './payments.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  await connectSimulated(service);
});
afterAll(() => service.stop());

const buy = (amount: number, more: object = {}) =>
  service.call('createAiCreditPurchase', { body: { amount: usd(amount), ...more } });
const balance = async () => (await service.ok('getBillingBalance')).data.balance_credits;
async function save(token: string, more: object = {}): Promise<string> {
  const type = token.startsWith('sim_bank') ? 'bank_account' : 'card';
  const body = { action: 'add', type, setup_token: `${token}.agency`, ...more } as never;
  return (await service.ok('manageAgencyPaymentMethod', { body })).data.payment_method.id;
}

describe('a purchase of AI credit', () => {
  it('needs a payment method of the agency', async () => {
    expect((await buy(5000)).status).toBe(409);
    const { method } = await newPayer(service);
    expect((await buy(5000, { payment_method_id: method.id })).status).toBe(404);
    expect((await buy(5000, { payment_method_id: randomUUID() })).status).toBe(404);
  });

  it('charges the default method and adds the credit once', async () => {
    const payment_method_id = await save('sim_card');
    const before = await balance();
    const { body } = await buy(5000);
    expect(body.data).toMatchObject({
      status: 'succeeded',
      is_automatic: false,
      amount: usd(5000),
      credits: 5_000_000,
      payment_method_id,
      failure_message: null,
    });
    expect(await balance()).toBe(before + 5_000_000);
    await service.db.write(service.agencies[0].id, async (scope) =>
      addJob(scope, 'run_credit_purchase', { purchaseId: body.data.id }),
    );
    const left = 'select count(*)::integer as jobs from graphile_worker._private_jobs';
    await expect.poll(async () => (await service.query(left))[0], patiently).toEqual({ jobs: 0 });
    expect(await balance()).toBe(before + 5_000_000);
    const { data } = await service.ok('listBillingTransactions', {
      query: { ledger: ['ai_credit'] } as never,
    });
    expect(data.filter((each) => 'purchase_id' in each && each.purchase_id === body.data.id)).toHaveLength(1);
  });

  it('under one key is charged once', async () => {
    const before = await balance();
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => service.call('createAiCreditPurchase', { body: { amount: usd(700) }, headers });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.data.id)).size).toBe(
      1,
    );
    expect(await balance()).toBe(before + 700_000);
    expect((await service.ok('listAiCreditPurchases', { query: { status: ['pending'] } })).data).toEqual([]);
  });

  it('that is declined adds nothing, and a lost card is charged no more', async () => {
    const before = await balance();
    const declined = await save('sim_card_declined');
    expect((await buy(500, { payment_method_id: declined })).body.data).toMatchObject({
      status: 'failed',
      failure_message: 'The test card was declined.',
    });
    const lost = await save('sim_card_lost');
    expect((await buy(500, { payment_method_id: lost })).body.data.status).toBe('failed');
    expect((await buy(500, { payment_method_id: lost })).status).toBe(409);
    expect(await balance()).toBe(before);
    const { data } = await service.ok('listAiCreditPurchases', { query: { status: ['failed'] } });
    expect(data).toHaveLength(2);
  });

  it('whose process was lost is charged once by its timer', async () => {
    const before = await balance();
    const method = (
      await service.ok('listPaymentMethods', { query: { owner_kind: 'agency', is_default: true } })
    ).data[0]!;
    const [row] = await service.query<{ id: string }>(
      `insert into ai_credit_purchases (tenant_id, status, is_automatic, amount_minor, currency, credits, payment_method_id)
       values ($1, 'pending', false, 500, 'USD', 500000, $2) returning id`,
      [service.agencies[0].id, method.id],
    );
    const statusOf = async () =>
      (
        await service.query<{ status: string }>('select status from ai_credit_purchases where id = $1', [
          row!.id,
        ])
      )[0]!.status;
    expect((await buy(500)).status).toBe(409);
    const remove = { action: 'remove', payment_method_id: method.id };
    expect((await service.call('manageAgencyPaymentMethod', { body: remove })).status).toBe(409);
    await service.query(
      "insert into timers (tenant_id, kind, record_id, due_at) values ($1, 'check_credit_purchase', $2, app.now())",
      [service.agencies[0].id, row!.id],
    );
    await expect.poll(statusOf, patiently).toBe('succeeded');
    expect(await balance()).toBe(before + 500_000);
  });

  it('that was prepared and never charged has failed', async () => {
    const before = await balance();
    const method = (
      await service.ok('listPaymentMethods', { query: { owner_kind: 'agency', is_default: true } })
    ).data[0]!;
    const id = randomUUID();
    await service.query(
      `insert into ai_credit_purchases (tenant_id, id, status, is_automatic, amount_minor, currency, credits, payment_method_id, external_id)
       values ($1, $2::uuid, 'pending', false, 500, 'USD', 500000, $3, 'sim_payment:declined:' || $2::text)`,
      [service.agencies[0].id, id, method.id],
    );
    await service.db.write(service.agencies[0].id, async (scope) =>
      addJob(scope, 'run_credit_purchase', { purchaseId: id }),
    );
    const statusOf = async () =>
      (
        await service.query<{ status: string }>('select status from ai_credit_purchases where id = $1', [id])
      )[0]!.status;
    await expect.poll(statusOf, patiently).toBe('failed');
    expect(await balance()).toBe(before);
  });

  it('at once with another is refused, and one that is pending keeps others away', async () => {
    const method = await save('sim_bank_pending');
    await service.query("update payment_methods set status = 'active' where id = $1", [method]);
    const send = () => buy(500, { payment_method_id: method });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { data } = await service.ok('listAiCreditPurchases', { query: { status: ['pending'] } });
    expect(data).toHaveLength(1);
    expect((await buy(500)).status).toBe(409);
    await service.query("update ai_credit_purchases set status = 'failed' where id = $1", [data[0]!.id]);
  });

  it('is in USD, from 500 to 10000000 cents, and for those with billing.manage', async () => {
    for (const amount of [499, 0, -500, 10_000_001, Number.MAX_SAFE_INTEGER])
      expect((await buy(amount)).status).toBe(400);
    const body = { amount: { amount_minor: 5000, currency: 'JPY' } };
    expect((await service.call('createAiCreditPurchase', { body })).status).toBe(400);
    const { data } = await service.ok('listAiCreditPurchases', {}, { key: service.agencies[1].key });
    expect(data).toEqual([]);
  });
});
