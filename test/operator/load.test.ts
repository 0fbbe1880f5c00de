import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';
import { operatorOf, type Operate } from './command.ts';

/** Which agencies an operator finds the service busy with. */
let core: CoreDatabase;
let ops: Operate;
const ids: string[] = [];

beforeAll(async () => {
  core = await openCoreDatabase();
  ops = operatorOf({ DATABASE_URL: core.ownerUrl, ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') });
  for (const slug of ['quiet', 'noisy', 'waiting', 'silent']) {
    const id = await core.createTenant();
    ids.push(id);
    await core.owner.query('update tenants set slug = $2 where id = $1', [id, slug]);
  }
});
afterAll(() => core?.close());

const addCalls = (
  agency: string,
  count: number,
  ms: number,
  operation: string,
  status: number,
  ago: string,
) =>
  core.owner.query(
    `insert into api_request_logs (tenant_id, request_id, operation_id, method, path, status, duration_ms, request_bytes, response_bytes, created_at)
     select $1, 'r', $4, 'GET', '/v1/x', $5, $3, 0, 0, now() - $6::interval from generate_series(1, $2)`,
    [agency, count, ms, operation, status, ago],
  );

it('sorts agencies by the time that their calls took, and tells what else waits for them', async () => {
  const [quiet, noisy, waiting] = ids as [string, string, string];
  await addCalls(quiet, 10, 100, 'getClient', 200, '1 minute');
  await addCalls(noisy, 30, 90, 'listTasks', 200, '2 minutes');
  await addCalls(noisy, 60, 5, 'getTask', 429, '3 minutes');
  await addCalls(noisy, 1_000, 500, 'exportTasks', 200, '40 minutes');
  await core.owner.query(
    `insert into graphile_worker._private_tasks (identifier) values ('send_mail') on conflict do nothing`,
  );
  await core.owner.query(
    `insert into graphile_worker._private_jobs (task_id, payload) select t.id, json_build_object('tenantId', $1::text)
     from graphile_worker._private_tasks t, generate_series(1, 3) where t.identifier = 'send_mail'`,
    [waiting],
  );
  const { stdout } = await ops('agencies', 'busy', '--json');
  const { data, message } = JSON.parse(stdout) as { data: object[]; message: string };
  expect(data).toEqual([
    {
      agency: 'noisy',
      share: '75 %',
      calls: 90,
      seconds: 3,
      limited: 60,
      failed: 0,
      heaviest: 'listTasks',
      events: 0,
      jobs: 0,
      deliveries: 0,
    },
    {
      agency: 'quiet',
      share: '25 %',
      calls: 10,
      seconds: 1,
      limited: 0,
      failed: 0,
      heaviest: 'getClient',
      events: 0,
      jobs: 0,
      deliveries: 0,
    },
    {
      agency: 'waiting',
      share: '0 %',
      calls: 0,
      seconds: 0,
      limited: 0,
      failed: 0,
      heaviest: null,
      events: 0,
      jobs: 3,
      deliveries: 0,
    },
  ]);
  expect(message).toBe('3 agencies with 100 calls of 4.0 s in 15 minutes');

  const hour = JSON.parse(
    (await ops('agencies', 'busy', '--minutes', '60', '--agency', 'noisy', '--json')).stdout,
  ) as { data: object[] };
  expect(hour.data).toMatchObject([{ calls: 1_090, heaviest: 'exportTasks', share: '100 %' }]);
  expect((await ops('agencies', 'busy', '--minutes', '0')).code).toBe(2);
});

it('looks at thousands of agencies within the patience of an operator', async () => {
  await core.owner.query(
    "insert into tenants (name, slug) select 'Many', 'many-' || n from generate_series(1, 3000) n",
  );
  await core.owner.query(
    `insert into api_request_logs (tenant_id, request_id, operation_id, method, path, status, duration_ms, request_bytes, response_bytes, created_at)
     select id, 'r', 'getClient', 'GET', '/v1/x', 200, 1, 0, 0, now() from tenants where slug like 'many-%'`,
  );
  const startedAt = performance.now();
  const { stdout } = await ops('agencies', 'busy', '--limit', '3');
  expect(stdout).toContain('3003 agencies');
  expect(stdout).toMatch(/the first 3 are shown/);
  expect(performance.now() - startedAt).toBeLessThan(30_000);
});
