import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newBilledClient } from '../billing/billing.ts';
import { connectSimulated } from './payments.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
  await connectSimulated(service);
});
afterAll(() => service.stop());

const start = (body: object) => service.call('startPaymentMethodSetup', { body });
const act = (action: string, more: object) =>
  service.call('manageAgencyPaymentMethod', { body: { action, ...more } });

it('opens a form for a method of a client or of the agency', async () => {
  const { id } = await newBilledClient(service);
  const { body } = await start({ owner_kind: 'client', client_id: id, type: 'card' });
  expect(body.data).toMatchObject({
    provider: 'simulated',
    client_token: `sim_card.client:${id}`,
    redirect_url: null,
  });
  expect((await start({ owner_kind: 'client', type: 'card' })).status).toBe(400);
  expect((await start({ owner_kind: 'agency', client_id: id, type: 'card' })).status).toBe(400);
});

it('saves, renames and removes methods of the agency', async () => {
  const { body: form } = await start({ owner_kind: 'agency', type: 'card' });
  const add = { type: 'card', setup_token: form.data.client_token, label: 'Company card' };
  const { body } = await act('add', add);
  expect(body.data).toMatchObject({
    outcome: 'added',
    payment_method: { owner_kind: 'agency', client_id: null, label: 'Company card', is_default: true },
  });
  expect((await act('add', add)).status).toBe(409);
  const { id } = body.data.payment_method;
  const wallet = await act('add', { type: 'wallet', setup_token: 'sim_wallet.agency' });
  expect((await act('remove', { payment_method_id: id })).status).toBe(409);
  const other = wallet.body.data.payment_method.id;
  expect((await act('set_default', { payment_method_id: other })).body.data.outcome).toBe('updated');
  expect((await act('update', { payment_method_id: id, label: null })).body.data.outcome).toBe('updated');
  expect((await act('remove', { payment_method_id: id })).body.data.outcome).toBe('removed');
  const { data } = await service.ok('listPaymentMethods', { query: { owner_kind: 'agency' } });
  expect(data.map((method) => method.id)).toEqual([other]);
});
