import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { patiently } from '../support/waiting.ts';
import { createClient, deliveriesOf, startWebhooks, type Webhooks } from './setup.ts';

/** Nothing is sent to an address that was removed before the attempt began, least of all with the headers of another. */
let webhooks: Webhooks;
// No worker: the test takes its part.
beforeAll(async () => void (webhooks = await startWebhooks({ config: { role: 'serve' } })));
afterAll(() => webhooks.stop());

it('an attempt that begins while its override is removed is not made', async () => {
  const { service, receiver } = webhooks;
  const [{ id: tenantId }] = service.agencies;
  const save = (body: object) => service.ok('updateWebhookSettings', { body });
  await save({
    endpoint: { url: receiver.url('/global'), headers: { authorization: 'of the global address' } },
    overrides: [{ event_type: 'client.created', url: receiver.url('/own') }],
    enabled_events: ['client.created'],
  });
  await createClient(service, 'Moved');
  await service.query(
    "select app.fan_out_to_webhooks(array_agg(tenant_id), array_agg(id)) from events where event_type = 'client.created'",
  );
  const [{ id }] = await deliveriesOf(service);
  const taker = new pg.Client(service.ownerUrl);
  const holder = new pg.Client(service.ownerUrl);
  await Promise.all([taker.connect(), holder.connect()]);
  try {
    // Both wait for the row: first the removal, then the attempt, which has looked at the endpoint already.
    await holder.query('begin');
    await holder.query('select from webhook_deliveries for update');
    const removing = save({ overrides: [] });
    const waiting = async (count: number) =>
      vi.waitFor(
        async () =>
          expect(
            await service.query(
              "select from pg_stat_activity where datname = current_database() and pg_blocking_pids(pid) <> '{}'",
            ),
          ).toHaveLength(count),
        patiently,
      );
    await waiting(1);
    const taking = taker.query('select * from app.take_deliveries(array[$1]::uuid[], array[$2]::uuid[])', [
      tenantId,
      id,
    ]);
    await waiting(2);
    await holder.query('commit');
    await removing;
    expect((await taking).rows).toEqual([]);
    expect(await deliveriesOf(service)).toMatchObject([
      { status: 'pending', endpoint_kind: 'global', url: receiver.url('/global'), attempt_count: 0 },
    ]);
  } finally {
    await Promise.all([taker.end(), holder.end()]);
  }
});
