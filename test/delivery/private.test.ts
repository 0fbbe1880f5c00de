import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { forgetDeliveries, received, startWebhooks, subscribe, type Webhooks } from './setup.ts';

/** What receivers get of private records, as the settings of the agency have it. */
let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await startWebhooks();
  await subscribe(webhooks.service, webhooks.receiver.url(), ['process.instance_created']);
});
afterEach(() => forgetDeliveries(webhooks));
afterAll(() => webhooks.stop());

const setFull = (has_full_private_payloads: boolean) =>
  webhooks.service.ok('updateAgencySettings', { body: { has_full_private_payloads } });

async function toldOf(is_private: boolean) {
  const name = 'Salaries of the design team';
  const { data: task } = await webhooks.service.ok('createTask', { body: { name, is_private } });
  const [request] = await received(webhooks.receiver, 1);
  const { data } = JSON.parse(request!.body) as { data: { task: object } };
  return { task, told: data.task };
}

it('is which one it is, its status and its times, unless the agency wants everything', async () => {
  const { service } = webhooks;
  expect((await service.ok('getAgencySettings')).data.has_full_private_payloads).toBe(false);
  const kept = await toldOf(true);
  expect(kept.told).toMatchObject({
    id: kept.task.id,
    name: null,
    is_private: true,
    created_at: expect.any(String),
  });
});

it('is everything where the agency wants that, from then on and until it does not', async () => {
  expect((await setFull(true)).data.has_full_private_payloads).toBe(true);
  const full = await toldOf(true);
  expect(full.told).toMatchObject({
    id: full.task.id,
    name: 'Salaries of the design team',
    is_private: true,
  });
  await forgetDeliveries(webhooks);
  await setFull(false);
  expect((await toldOf(true)).told).toMatchObject({ name: null });
});

it('does not concern open ones', async () => {
  expect((await toldOf(false)).told).toMatchObject({
    name: 'Salaries of the design team',
    is_private: false,
  });
});
