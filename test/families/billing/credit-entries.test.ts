import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { manage, newOpen } from '../invoices/invoices.ts';
import { newBilledClient, usd } from './billing.ts';

let service: Service;
let client_id: string;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const enter = (body: object, id = client_id) =>
  service.call('createClientCreditEntry', { body: { client_id: id, ...body } });
const balanceOf = async (id = client_id): Promise<number> => {
  const { data } = await service.ok('getClientCreditBalance', { path: { id } });
  return data.balances[0]?.balance.amount_minor ?? 0;
};
const newCredit = async (amount: number) => {
  client_id = (await newBilledClient(service)).id;
  await enter({ kind: 'grant', amount: usd(amount) });
};

describe('credit of a client', () => {
  it('is granted until a day, and corrected with a reason', async () => {
    await newCredit(1000);
    const { body } = await enter({
      kind: 'grant',
      amount: usd(500),
      reason: 'Late delivery',
      expires_on: '2031-12-31',
    });
    expect(body.data).toMatchObject({
      kind: 'grant',
      amount: usd(500),
      balance_after: usd(1500),
      remaining_amount: usd(500),
      reason: 'Late delivery',
      expires_on: '2031-12-31',
    });
    const [timer] = await service.query<{ kind: string }>('select kind from timers where record_id = $1', [
      body.data.id,
    ]);
    expect(timer).toEqual({ kind: 'expire_client_credit' });
    const down = await enter({ kind: 'adjust', amount: usd(-1200), reason: 'Granted twice' });
    expect(down.body.data).toMatchObject({ kind: 'adjust', balance_after: usd(300), remaining_amount: null });
    expect(
      (await enter({ kind: 'adjust', amount: usd(100), reason: 'Counted again' })).body.data.balance_after,
    ).toEqual(usd(400));
    const { data: history } = await service.ok('listClientBillingHistory', {
      query: { client_id: [client_id], kind: ['credit_changed'] },
    });
    expect(history).toHaveLength(4);
  });

  it('never falls below zero, whoever takes it at once', async () => {
    await newCredit(1000);
    const take = () => enter({ kind: 'adjust', amount: usd(-600), reason: 'Taken back' });
    const pay = () => enter({ kind: 'refund', amount: usd(600), method: 'bank_transfer' });
    const answers = await Promise.all([take(), pay(), take(), pay()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await balanceOf()).toBe(400);
  });

  it('is paid out once for a reference, as a transaction', async () => {
    await newCredit(1000);
    const body = {
      kind: 'refund',
      amount: usd(700),
      method: 'bank_transfer',
      reference: 'OUT-1',
      reason: 'Wanted it',
    };
    const answers = await Promise.all([enter(body), enter(body), enter(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body: { data } }) => data.id)).size).toBe(1);
    expect(answers[0]!.body.data).toMatchObject({
      kind: 'refund',
      amount: usd(-700),
      balance_after: usd(300),
    });
    expect((await enter({ ...body, amount: usd(100) })).status).toBe(409);
    const { data } = await service.ok('listBillingTransactions', { query: { client_id: [client_id] } });
    expect(data).toMatchObject([
      { kind: 'refund', status: 'succeeded', amount: usd(-700), method: 'bank_transfer', reference: 'OUT-1' },
    ]);
    expect(data[0]!.id).toBe(answers[0]!.body.data.transaction_id);
  });

  it('is not paid out to a payment that was recorded by hand, or of another client', async () => {
    await newCredit(1000);
    const { id } = await newOpen(service, { client_id });
    const { payment } = await manage(service, 'record_payment', id, {
      amount: usd(9000),
      method: 'bank_transfer',
      reference: randomUUID(),
    });
    await enter({ kind: 'grant', amount: usd(1000) });
    const body = { kind: 'refund', amount: usd(10), method: 'bank_transfer', payment_id: payment!.id };
    expect((await enter(body)).status).toBe(409);
    const { id: other } = await newBilledClient(service);
    await enter({ kind: 'grant', amount: usd(1000) }, other);
    expect((await enter(body, other)).status).toBe(404);
    expect(await balanceOf(other)).toBe(1000);
  });

  it('is refused for amounts, days and methods that cannot be', async () => {
    await newCredit(1000);
    const status = async (body: object) => (await enter(body)).status;
    expect(await status({ kind: 'grant', amount: usd(0) })).toBe(400);
    expect(await status({ kind: 'grant', amount: usd(-5) })).toBe(400);
    expect(await status({ kind: 'grant', amount: { amount_minor: 5, currency: 'XXQ' } })).toBe(400);
    expect(await status({ kind: 'grant', amount: usd(5), expires_on: '2001-01-01' })).toBe(400);
    expect(await status({ kind: 'grant', amount: usd(5), expires_on: '9999-12-31' })).toBe(400);
    expect(await status({ kind: 'grant', amount: usd(Number.MAX_SAFE_INTEGER) })).toBe(409);
    expect(await status({ kind: 'adjust', amount: usd(0), reason: 'x' })).toBe(400);
    expect(await status({ kind: 'adjust', amount: usd(5) })).toBe(400);
    expect(await status({ kind: 'adjust', amount: usd(-Number.MAX_SAFE_INTEGER), reason: 'x' })).toBe(409);
    expect(await status({ kind: 'refund', amount: usd(5), method: 'credit' })).toBe(400);
    expect(await status({ kind: 'refund', amount: usd(-5), method: 'cash' })).toBe(400);
    expect((await enter({ kind: 'grant', amount: usd(5) }, randomUUID())).status).toBe(404);
    const other = { key: service.agencies[1].key };
    const body = { kind: 'grant', client_id, amount: usd(5) };
    expect((await service.call('createClientCreditEntry', { body }, other)).status).toBe(404);
    expect(await balanceOf()).toBe(1000);
  });
});
