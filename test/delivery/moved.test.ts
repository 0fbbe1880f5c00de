import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deleteOverride } from '#src/families/webhook-settings/settings.queries.ts';
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
  const endpoints = await service.query<{ id: string; event_type: string | null }>(
    'select id, event_type from webhook_endpoints',
  );
  const [override, global] = [
    endpoints.find((e) => e.event_type !== null)!,
    endpoints.find((e) => e.event_type === null)!,
  ];
  const taker = new pg.Client(service.ownerUrl);
  await taker.connect();
  try {
    // The attempt has looked at the endpoint when it waits for the delivery.
    const taking = await service.db.write(tenantId, async (removal) => {
      await deleteOverride(removal.db, override.id, global.id);
      const attempt = taker.query('select * from app.take_deliveries(array[$1]::uuid[], array[$2]::uuid[])', [
        tenantId,
        id,
      ]);
      await vi.waitFor(
        async () =>
          expect(
            await service.query(
              "select from pg_stat_activity where datname = current_database() and query like '%take_deliveries(array%' and pg_blocking_pids(pid) <> '{}'",
            ),
          ).toHaveLength(1),
        patiently,
      );
      return { attempt };
    });
    expect((await taking.attempt).rows).toEqual([]);
    expect(await deliveriesOf(service)).toMatchObject([
      { status: 'pending', endpoint_kind: 'global', url: receiver.url('/global'), attempt_count: 0 },
    ]);
  } finally {
    await taker.end();
  }
});
