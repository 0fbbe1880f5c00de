import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Webhooks,
  attemptsOf,
  createClient,
  deliveriesOf,
  forgetDeliveries,
  received,
  settled,
  startWebhooks,
  subscribe,
} from '../../delivery/setup.ts';

let webhooks: Webhooks;
beforeAll(async () => void (webhooks = await startWebhooks()));
beforeEach(() => subscribe(webhooks.service, webhooks.receiver.url(), ['client.created']));
afterEach(async () => {
  await forgetDeliveries(webhooks);
  await webhooks.service.query('delete from webhook_endpoints');
});
afterAll(() => webhooks?.stop());

const send = (id: string, key = webhooks.service.agencies[0].key) =>
  webhooks.service.call('sendWebhookDelivery', { path: { id } }, { key });

/** A delivery whose first attempt failed, and whose second one is due in half a minute. */
async function waiting() {
  const { service, receiver } = webhooks;
  receiver.answer(503);
  await createClient(service, 'Waits');
  const [delivery] = await settled(service, 'retrying');
  receiver.answer(200);
  receiver.forget();
  expect(delivery.next_attempt_at.getTime(), 'it is not due yet').toBeGreaterThan(Date.now() + 5_000);
  return delivery;
}

describe('a waiting delivery', () => {
  it('is sent now, as its next attempt', async () => {
    const { id } = await waiting();
    const { status, body } = await send(id);
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ id, status: 'retrying', attempt_count: 1 }),
    ]);
    expect(Date.parse(body.data.next_attempt_at)).toBeLessThanOrEqual(Date.now());
    await received(webhooks.receiver, 1);
    await settled(webhooks.service, 'delivered');
    expect(
      (await attemptsOf(webhooks.service, id)).map(({ number, status_code }) => [number, status_code]),
    ).toEqual([
      [1, 503],
      [2, 200],
    ]);
  });

  it('is sent once when two people ask at the same time', async () => {
    const { id } = await waiting();
    let release = () => {};
    webhooks.receiver.respond = (_request, response) => void (release = () => response.end());
    const answers = await Promise.all([send(id), send(id), send(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await received(webhooks.receiver, 1);
    release();
    await settled(webhooks.service, 'delivered');
    expect(await attemptsOf(webhooks.service, id)).toHaveLength(2);
    expect(
      await webhooks.service.query("select from audit_log where record_id = $1 and action = 'sent_now'", [
        id,
      ]),
    ).toHaveLength(1);
    expect(webhooks.receiver.requests).toHaveLength(1);
  });

  it('takes its turn when the lane of its endpoint is full', async () => {
    const { service, receiver } = webhooks;
    const { id, endpoint_id: endpointId } = await waiting();
    await service.query('update webhook_endpoints set mean_duration_ms = 100000');
    await service.query(
      `insert into webhook_deliveries (tenant_id, event_id, event_type, endpoint_id, endpoint_kind, url, status, body, lane_at, last_attempt_at)
      select $1, gen_random_uuid(), 'client.created', $2, 'global', $3, 'delivering', '{}', now(), now() from generate_series(1, 4)`,
      [service.agencies[0].id, endpointId, receiver.url()],
    );
    expect((await send(id)).status).toBe(200);
    expect((await deliveriesOf(service)).find((row) => row.id === id)).toMatchObject({
      status: 'retrying',
      lane_at: null,
    });
    expect((await send(id)).status, 'a delivery that is due already stays as it is').toBe(200);
    expect(receiver.requests).toHaveLength(0);
    await service.query("delete from webhook_deliveries where body = '{}'");
    // The sweep finds the room that came by no other way.
    await received(receiver, 1);
  });
});

it.each(['delivered', 'exhausted', 'skipped'])('refuses a delivery that is %s', async (status) => {
  const { id } = await waiting();
  await webhooks.service.query('update webhook_deliveries set status = $1, next_attempt_at = null', [status]);
  const refused = await send(id);
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    `The delivery is ${status}, so no attempt is pending. Send it again instead.`,
  ]);
  expect(await deliveriesOf(webhooks.service)).toMatchObject([{ status, next_attempt_at: null }]);
});

it('refuses a delivery whose endpoint is off', async () => {
  const { id } = await waiting();
  // As it is until the worker has skipped what waits.
  await webhooks.service.query(
    "update webhook_endpoints set status = 'disabled_by_failures', disabled_at = now()",
  );
  const refused = await send(id);
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    expect.stringMatching(
      /^The (endpoint .* is not active\. Set its status to active, then try again|delivery is skipped)/,
    ),
  ]);
  expect(webhooks.receiver.requests).toHaveLength(0);
});

it('is for the agency that the delivery belongs to, with settings.webhooks', async () => {
  const { service } = webhooks;
  const { id } = await waiting();
  expect((await send(id, service.agencies[1].key)).status).toBe(404);
  expect((await send(id, await service.keyWith(service.agencies[0], ['settings.view']))).status).toBe(403);
  expect((await send(randomUUID())).status).toBe(404);
  expect(webhooks.receiver.requests).toHaveLength(0);
});
