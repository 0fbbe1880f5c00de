import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Receiver } from '../support/receiver.ts';
import type { Received } from '../support/receiver.ts';
import { createClient, startWebhooks, subscribe, type Webhooks } from './setup.ts';
import { patiently } from '../support/waiting.ts';

const backlog = 100_000;

let webhooks: Webhooks;
let slow: Receiver;
beforeAll(async () => {
  webhooks = await startWebhooks();
  slow = await Receiver.start();
  // Takes every request and answers none.
  slow.respond = () => {};
  const [alder, birch] = webhooks.service.agencies;
  await subscribe(webhooks.service, slow.url(), ['client.created'], alder);
  await subscribe(webhooks.service, webhooks.receiver.url(), ['client.created'], birch);
});
afterAll(async () => {
  await slow.stop();
  await webhooks.stop();
});

const arrivalOf = (receiver: Receiver, name: string): Promise<Received> =>
  vi.waitFor(() => {
    const found = receiver.requests.find(({ body }) => body.includes(name));
    if (found === undefined) throw new Error(`${name} has not arrived`);
    return found;
  }, patiently);

describe('an agency with a hundred thousand deliveries to a slow endpoint', () => {
  it('does not delay those of another', async () => {
    const { service, receiver } = webhooks;
    const [alder, birch] = service.agencies;
    await createClient(service, 'Before the flood', birch);
    await arrivalOf(receiver, 'Before the flood');
    await service.query(
      `
      insert into webhook_deliveries (tenant_id, event_id, event_type, endpoint_id, endpoint_kind, url, status, body, next_attempt_at)
      select $1, gen_random_uuid(), 'client.created', e.id, 'global', e.url, 'pending', '{"n":' || n || '}', now()
      from webhook_endpoints e, generate_series(1, ${backlog}) n where e.tenant_id = $1`,
      [alder.id],
    );
    // The receiver has been slow for a while already.
    await service.query('update webhook_endpoints set mean_duration_ms = 25000 where tenant_id = $1', [
      alder.id,
    ]);
    await service.query(
      'select app.fill_webhook_lanes(array_agg(tenant_id), array_agg(id)) from webhook_endpoints where tenant_id = $1',
      [alder.id],
    );
    await vi.waitFor(() => expect(slow.open).toBeGreaterThanOrEqual(4), patiently);

    const delays: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      // One more of the flood each time: it waits its turn.
      await createClient(service, `Flood ${index}`, alder);
      await createClient(service, `Other ${index}`, birch);
      const answeredAt = Date.now();
      delays.push((await arrivalOf(receiver, `Other ${index}`)).at - answeredAt);
    }
    // In one queue they would wait for days. A quiet machine needs less than a second.
    expect(Math.max(...delays)).toBeLessThan(20_000);
    expect(slow.mostOpen).toBeLessThanOrEqual(4);
    const [jobs] = await service.query<{ n: number }>(
      "select count(*)::integer as n from graphile_worker._private_jobs where payload ->> 'tenantId' = $1",
      [alder.id],
    );
    expect(jobs!.n).toBeLessThanOrEqual(8);
  });

  it('has as many under way as an endpoint of its speed may have', async () => {
    const rows = await webhooks.service.query(
      'select app.webhook_lane(ms) as lane from unnest($1::real[]) as ms',
      [[0, 5, 200, 1000, 30_000]],
    );
    expect(rows.map(({ lane }) => lane)).toEqual([100, 100, 100, 20, 4]);
  });
});
