import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, startWebhooks, subscribe, type Webhooks } from './setup.ts';

/** A place in a lane comes with a job that fills it. */
let webhooks: Webhooks;
// No worker: the test takes its part.
beforeAll(async () => void (webhooks = await startWebhooks({ config: { role: 'serve' } })));
afterAll(() => webhooks.stop());

interface Row {
  readonly tenant_id: string;
  readonly endpoint_id: string;
  readonly id: string;
  readonly lane_at: Date | null;
}

it('a retry that found no room is queued anew when there is some, though the job that it came by has not ended', async () => {
  const { service, receiver } = webhooks;
  await subscribe(service, receiver.url(), ['client.created']);
  // The receiver is slow: its lane has four places, which four others have.
  await service.query('update webhook_endpoints set mean_duration_ms = 5000');
  for (const name of ['Retried', 'First', 'Second', 'Third', 'Fourth']) await createClient(service, name);
  await service.query(
    "select app.fan_out_to_webhooks(array_agg(tenant_id), array_agg(id)) from events where event_type = 'client.created'",
  );
  await service.query('update webhook_deliveries set lane_at = now()');
  const [{ id, tenant_id: tenantId, endpoint_id: endpointId }] = (await service.query<Row>(
    `update webhook_deliveries set lane_at = null, status = 'retrying', attempt_count = 1
     where id = (select id from webhook_deliveries order by created_at, id limit 1) returning *`,
  )) as [Row];
  const key = `${id}:2`;
  await service.query(
    `update graphile_worker._private_jobs set key = $1, locked_at = now(), locked_by = 'worker' where key = $2`,
    [key, `${id}:1`],
  );
  const of = 'array[$1]::uuid[], array[$2]::uuid[]';
  expect(await service.query(`select * from app.take_deliveries(${of})`, [tenantId, id])).toEqual([]);

  await service.query('update webhook_deliveries set lane_at = null where id <> $1', [id]);
  await service.query(`select app.fill_webhook_lanes(${of})`, [tenantId, endpointId]);
  const [retried] = await service.query<Row>('select * from webhook_deliveries where id = $1', [id]);
  expect(retried?.lane_at).not.toBeNull();
  expect(
    await service.query('select locked_at from graphile_worker._private_jobs where key = $1', [key]),
  ).toEqual([{ locked_at: null }]);
});
