import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import pg from 'pg';
import { connectionName } from '#src/platform/jobs/pools.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';
import { operatorOf, type Operate } from './command.ts';

/** What an operator is told of deliveries that stand still. */
let core: CoreDatabase;
let ops: Operate;
let alder: string;
let birch: string;

beforeAll(async () => {
  core = await openCoreDatabase();
  ops = operatorOf({ DATABASE_URL: core.ownerUrl, ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') });
});
afterAll(() => core?.close());

beforeEach(async () => {
  [alder, birch] = [await newAgency('alder'), await newAgency('birch')] as [string, string];
  await core.owner.query(
    'delete from webhook_deliveries; delete from webhook_endpoints; delete from email_deliveries',
  );
  await core.owner.query(
    'delete from app.event_positions; delete from app.job_pools; delete from app.held_jobs',
  );
});

async function newAgency(slug: string): Promise<string> {
  const id = await core.createTenant();
  await core.owner.query('update tenants set slug = id::text where slug = $1', [slug]);
  await core.owner.query('update tenants set slug = $2, name = $2 where id = $1', [id, slug]);
  return id;
}

const addEndpoint = async (agency: string, url: string, values = '') => {
  const { rows } = await core.owner.query<{ id: string }>(
    'insert into webhook_endpoints (tenant_id, url) values ($1, $2) returning id',
    [agency, url],
  );
  if (values !== '')
    await core.owner.query(`update webhook_endpoints set ${values} where id = $1`, [rows[0]!.id]);
  return rows[0]!.id;
};

const addDelivery = async (agency: string, endpoint: string, dueIn: string, status = 'pending') => {
  const { rows } = await core.owner.query<{ id: string }>(
    `insert into webhook_deliveries (tenant_id, event_id, event_type, endpoint_id, endpoint_kind, url, status, body, attempt_count, next_attempt_at, last_attempt_at)
     select $1, gen_random_uuid(), 'client.created', $2, 'global', 'https://x.example', $3, '{}', case $3 when 'retrying' then 1 else 0 end, now() + $4::interval,
       case $3 when 'retrying' then now() - interval '1 hour' end returning id`,
    [agency, endpoint, status, dueIn],
  );
  return rows[0]!.id;
};

const run = async (...words: string[]) => {
  const { stdout, code } = await ops('deliveries', ...words, '--json');
  expect(code).toBe(0);
  return JSON.parse(stdout) as { data: Record<string, unknown>[]; message: string };
};

async function withWorker<T>(work: () => Promise<T>): Promise<T> {
  await core.owner.query("insert into app.job_pools (id) values ('pool-of-test')");
  const worker = new pg.Client({
    connectionString: core.ownerUrl,
    application_name: connectionName('pool-of-test'),
  });
  await worker.connect();
  return work().finally(() => worker.end());
}

it('says that nothing is wrong while all is in time', async () => {
  const endpoint = await addEndpoint(alder, 'https://a.example');
  await addDelivery(alder, endpoint, '1 minute');
  const { data, message } = await withWorker(() => run());
  expect(data).toMatchObject([
    {
      kind: 'webhook',
      agency: 'alder',
      target: 'https://a.example',
      waiting: 1,
      failing: 0,
      state: 'in time',
    },
  ]);
  expect(message).toMatch(/^1 worker running, last heartbeat \d+ s ago\.\nNothing is wrong here\.$/);
});

it('says that no worker runs, and since when', async () => {
  expect((await run()).message).toBe('No worker runs (none has ever run): start one with ROLE=work or all.');
  await core.owner.query(
    "insert into app.job_pools (id, seen_at) values ('gone', now() - interval '90 seconds')",
  );
  expect((await run()).message).toMatch(/^No worker runs \(last heartbeat 9\d s ago\)/);
});

it('names an endpoint that fails, with its answer and since when, and one that is late', async () => {
  const failing = await addEndpoint(
    alder,
    'https://down.example',
    "consecutive_failures = 7, last_success_at = now() - interval '3 hours'",
  );
  const delivery = await addDelivery(alder, failing, '1 hour', 'retrying');
  await core.owner.query(
    `insert into webhook_attempts (tenant_id, delivery_id, number, url, started_at, duration_ms, status_code)
     select $1, $2, number, 'https://down.example', started_at::timestamptz, 5, 503
     from (values (1, '2026-01-01 10:00:00Z'), (2, '2026-01-01 11:00:00Z')) a (number, started_at)`,
    [alder, delivery],
  );
  await core.owner.query(
    "update webhook_endpoints set last_success_at = '2026-01-01 10:30:00Z' where id = $1",
    [failing],
  );
  const late = await addEndpoint(birch, 'https://late.example');
  await addDelivery(birch, late, '-1 hour');
  const { data, message } = await withWorker(() => run());
  expect(data).toMatchObject([
    { agency: 'birch', state: expect.stringMatching(/^late: was due at 20/) },
    {
      agency: 'alder',
      waiting: 1,
      failing: 1,
      state: 'fails since 2026-01-01 11:00:00Z, 7 times in a row',
      last_error: 'HTTP 503',
    },
  ]);
  expect(message).toContain(
    'endpoint https://down.example of alder: fails since 2026-01-01 11:00:00Z, 7 times in a row (HTTP 503); 1 waiting.',
  );
  const { data: one } = await run('--agency', 'birch');
  expect(one).toMatchObject([{ agency: 'birch' }]);
});

it('tells who or what turned an endpoint off', async () => {
  await addEndpoint(alder, 'https://broken.example', "status = 'disabled_by_failures', disabled_at = now()");
  await addEndpoint(birch, 'https://off.example', "status = 'disabled_by_user', disabled_at = now()");
  await core.owner.query(
    `insert into audit_log (tenant_id, record_kind, record_id, action, operation_id, actor_type, actor_name, request_id)
     values ($1, 'webhook_settings', $1, 'updated', 'updateWebhookSettings', 'user', 'Dana', 'r')`,
    [birch],
  );
  const { data } = await run();
  expect(data.map(({ state }) => state).toSorted()).toEqual([
    expect.stringMatching(/^turned off since 20.*Z, after 50 failures in a row$/),
    expect.stringMatching(/^turned off since 20.*Z, by Dana$/),
  ]);
  await core.owner.query("update webhook_endpoints set disabled_at = now() - interval '8 days'");
  expect((await run()).data).toEqual([]);
  expect((await run('--agency', 'birch')).data).toHaveLength(1);
});

it('tells what is held for a suspended agency, and of e-mails and events that fail', async () => {
  await core.owner.query("update tenants set status = 'suspended', suspended_at = now() where id = $1", [
    alder,
  ]);
  await core.owner.query(
    "insert into app.held_jobs (tenant_id, task, payload, max_attempts) values ($1, 'send_push', '{}', 1)",
    [alder],
  );
  await core.owner.query(
    `insert into email_deliveries (tenant_id, category, kind, status, from_address, to_address, subject, sealed, provider, attempt_count, error_message, expires_at)
     values ($1, 'other', 'note', 'queued', 'a@b.example', 'c@d.example', 'Hello', '\\x00', 'smtp', 3, 'connect ECONNREFUSED', now() + interval '1 day')`,
    [birch],
  );
  await core.owner.query(
    `insert into app.event_positions (consumer, tenant_id, position, ready_to, due_at, failures, last_error) values ('webhooks', $1, 0, 1, now(), 4, 'no such function')`,
    [birch],
  );
  const { data, message } = await run();
  expect(data).toMatchObject([
    { kind: 'event', agency: 'birch', state: 'fails', last_error: 'no such function' },
    {
      kind: 'e-mail',
      agency: 'birch',
      waiting: 1,
      failing: 1,
      state: 'fails',
      last_error: 'connect ECONNREFUSED',
    },
    {
      kind: 'push',
      agency: 'alder',
      waiting: 1,
      state: expect.stringMatching(/^held: the agency is suspended since/),
    },
  ]);
  expect(message).toContain('e-mails of birch: fails (connect ECONNREFUSED); 1 waiting.');
});
