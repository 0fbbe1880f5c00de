import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestHours } from '#src/api/door/periodic.ts';
import { openOwnerPool } from '#src/platform/db/owner.ts';
import { startService, type Service } from '../../support/service.ts';

/** Reports over weeks come from calls counted by hour, and say what the calls themselves say. */
let service: Service;
beforeAll(async () => {
  service = await startService({});
});
afterAll(() => service?.stop());

const withOwner = async <T>(work: (owner: PoolClient) => Promise<T>): Promise<T> => {
  const pool = openOwnerPool(service.ownerUrl, 'test', 1);
  const owner = await pool.connect();
  return work(owner).finally(async () => {
    owner.release();
    await pool.end();
  });
};

const rollUp = () => withOwner((owner) => requestHours.run((piece) => piece(owner)));

/** To the end: a run stops after its turn, and the next one goes on. */
const rollUpAll = async () => {
  for (;;) {
    await rollUp();
    const [state] = await service.query<{ is_done: boolean }>(
      "select rolled_to >= now() - interval '80 minutes' as is_done from app.request_hours_done",
    );
    if (state!.is_done) return;
  }
};

// The last hours are not counted yet, and the oldest are beyond a month.
const storeCalls = (hours: string, count: number) =>
  service.query(
    `insert into api_request_logs (tenant_id, request_id, channel, operation_id, method, path, status, error_type, error_message, duration_ms,
       request_bytes, response_bytes, user_id, credential_id, created_at)
     select t.id, 'x', case when n % 5 = 0 then 'mcp' else 'rest' end, 'operation' || n % 13, 'GET', '/v1/x',
       (array[200, 200, 200, 404, 409, 500])[1 + n % 6], case when n % 6 > 2 then 'conflict' end, 'No.', 1 + n % 97, 0, 0, k.user_id, k.id,
       date_trunc('hour', now()) - interval '${hours}' * n / $1
     from generate_series(1, $1::integer) n, tenants t join api_keys k on k.tenant_id = t.id`,
    [count],
  );

const requests = async (window: 'week' | 'month') =>
  (await service.ok('getIntegrationHealth', { query: { window } })).data.requests;

type Figures = Awaited<ReturnType<typeof requests>>;

/** Percentiles are in both: of the calls by the same steps. */
const stable = ({ credentials: _, ...figures }: Figures) => figures;

it.each(['week', 'month'] as const)(
  'has the same figures of a %s before and after it counts',
  async (window) => {
    await service.query('truncate api_request_logs, api_request_hours');
    await service.query('update app.request_hours_done set rolled_to = null');
    await storeCalls('700 hours', 6_000);
    const before = await requests(window);
    await rollUpAll();
    const after = await requests(window);
    // The calls of this test itself are in the second reading alone, in its last bucket.
    const past = ({ buckets, errors }: Figures) => ({ buckets: buckets.slice(0, -1), errors });
    expect(past(stable(after) as Figures)).toEqual(past(stable(before) as Figures));
    expect(after.operations.slice(0, 5)).toEqual(before.operations.slice(0, 5));
    expect(after.totals.server_error_count).toBe(before.totals.server_error_count);
    expect(after.totals.client_error_count).toBe(before.totals.client_error_count);
    expect(after.totals_before?.client_error_count).toEqual(before.totals_before?.client_error_count);
    expect(after.totals.p95_ms! / before.totals.p95_ms!).toBeCloseTo(1, 1);
    expect(after.credentials!.map(({ credential }) => credential)).toEqual(
      before.credentials!.map(({ credential }) => credential),
    );
    // It did read the counts: without the lines of before, they are still there.
    await service.query(
      "delete from api_request_logs where status = 500 and created_at < now() - interval '1 day'",
    );
    expect((await requests(window)).totals.server_error_count).toBe(before.totals.server_error_count);
  },
);

it('makes up for hours without a worker, and counts lines that came late', async () => {
  await rollUpAll();
  await service.query("update app.request_hours_done set rolled_to = rolled_to - interval '3 days'");
  await service.query('truncate api_request_logs, api_request_hours');
  await storeCalls('60 hours', 60);
  await rollUpAll();
  const counted = async () =>
    (
      await service.query<{ n: number }>(
        `select coalesce(sum(rest_success + rest_client_error + rest_server_error + mcp_success + mcp_client_error + mcp_server_error), 0)::integer as n
         from api_request_hours where tenant_id = $1`,
        [service.agencies[0].id],
      )
    )[0]!.n;
  const complete = await counted();
  expect(complete).toBeGreaterThan(50);
  await storeCalls('60 hours', 60);
  await service.query("update app.request_hours_done set rolled_to = rolled_to - interval '2 hours'");
  await rollUpAll();
  expect(await counted()).toBeGreaterThan(complete);
});

it('counts again without counting twice', async () => {
  const countAll = async () => {
    await service.query('update app.request_hours_done set rolled_to = null');
    await rollUpAll();
    return service.query(
      "select * from api_request_hours where starts_at < now() - interval '3 hours' order by tenant_id, starts_at",
    );
  };
  const once = await countAll();
  expect(once.length).toBeGreaterThan(10);
  expect(await countAll()).toEqual(once);
});
