import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newBilledClient } from '../billing/billing.ts';
import { connectSimulated, eventsOf, newPayer, saveMethod } from './payments.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
  await connectSimulated(service);
});
afterAll(() => service.stop());

const act = (action: string, more: object) =>
  service.call('manageClientPaymentMethod', { body: { action, ...more } });

describe('payment methods of clients', () => {
  it('are masked, the first is the default, and none is saved twice', async () => {
    const { client, method } = await newPayer(service);
    expect(method).toMatchObject({ last4: '4242', is_default: true, status: 'active', client_id: client.id });
    const twice = { client_id: client.id, type: 'card', setup_token: `sim_card.client:${client.id}` };
    expect((await act('add', twice)).status).toBe(409);
    const second = await saveMethod(service, client.id, 'sim_wallet');
    expect(second.is_default).toBe(false);
    const changed = await act('set_default', { payment_method_id: second.id });
    expect(changed.body.data).toMatchObject({ outcome: 'updated', payment_method: { is_default: true } });
    const { data } = await service.ok('listPaymentMethods', { query: { client_id: [client.id] } });
    expect(data.map(({ id, is_default: isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [method.id, false],
    ]);
  });

  it('are saved only by a token of their client and type', async () => {
    const [{ id: one }, { id: other }] = [await newBilledClient(service), await newBilledClient(service)];
    const add = (setup_token: string, type = 'card') => act('add', { client_id: one, type, setup_token });
    expect((await add(`sim_card.client:${other}`)).status).toBe(400);
    expect((await add('sim_card')).status).toBe(400);
    expect((await add(`sim_unknown.client:${one}`)).status).toBe(400);
    expect((await add(`sim_card.client:${one}`, 'bank_account')).status).toBe(400);
    expect((await act('add', { client_id: randomUUID(), type: 'card', setup_token: 'x' })).status).toBe(404);
  });

  it('ask once for the mandate of a bank account that a member saves', async () => {
    const { client, method } = await newPayer(service, 'sim_bank');
    expect(method).toMatchObject({ status: 'needs_authorization', scheme: 'ach' });
    expect(method.authorization_url).toContain('/hosted/bank-authorization/at_');
    const [event, ...more] = await eventsOf(service, 'client.bank_authorization_required');
    expect(more).toEqual([]);
    expect(event!.data).toMatchObject({
      client: { id: client.id },
      payment_method: { id: method.id, type: 'bank_account', last4: '6789' },
      provider: 'simulated',
      authorization_url: method.authorization_url,
      invoice_id: null,
    });
    const again = await act('request_authorization', { payment_method_id: method.id });
    expect(again.body.data.outcome).toBe('authorization_requested');
    expect(await eventsOf(service, 'client.bank_authorization_required')).toEqual([]);
  });

  it('can be renamed and removed, and then are charged no more', async () => {
    const { client, method } = await newPayer(service);
    const named = await act('update', { payment_method_id: method.id, label: 'Practice card' });
    expect(named.body.data.payment_method.label).toBe('Practice card');
    expect((await act('request_authorization', { payment_method_id: method.id })).status).toBe(409);
    expect((await act('remove', { payment_method_id: method.id })).body.data.outcome).toBe('removed');
    expect((await act('remove', { payment_method_id: method.id })).status).toBe(404);
    const { data } = await service.ok('listPaymentMethods', { query: { client_id: [client.id] } });
    expect(data).toEqual([]);
  });

  it('are asked for on a page that is mailed', async () => {
    const client = await newBilledClient(service);
    const { body } = await act('request_setup', { client_id: client.id });
    expect(body.data).toMatchObject({ outcome: 'setup_requested', payment_method: null });
    expect(body.data.setup_request.url).toContain('/hosted/payment-setup/at_');
    expect(body.data.setup_request.recipients).toHaveLength(1);
  });

  it('are seen by members who bill programs only where there is an enrolment', async () => {
    await newPayer(service);
    const key = await service.keyWith(service.agencies[0], ['programs.bill']);
    const { data } = await service.ok('listPaymentMethods', {}, { key });
    expect(data).toEqual([]);
    const query = { owner_kind: 'agency' } as const;
    expect((await service.call('listPaymentMethods', { query }, { key })).status).toBe(403);
    const none = await service.keyWith(service.agencies[0], []);
    expect((await service.call('listPaymentMethods', {}, { key: none })).status).toBe(403);
  });
});
