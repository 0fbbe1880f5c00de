import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadHealth } from '#src/compose.ts';
import { openOwnerPool } from '#src/platform/db/index.ts';
import { Measures, type HealthPart, type Sample } from '#src/platform/health/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { newAgency } from '../support/agencies.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';

/** What an operator sees of work that waits: true figures, soon, and at no cost to the work. */
let core: CoreDatabase;
const open: Measures[] = [];
beforeAll(async () => void (core = await openCoreDatabase()));
afterAll(async () => {
  await Promise.all(open.map((one) => one.close()));
  await core.close();
});

const later = '2 minutes';

function measures(parts: readonly HealthPart[], options: { keptMs?: number; patienceMs?: number } = {}) {
  const one = new Measures({
    owner: openOwnerPool(core.ownerUrl, 'test-health', 1),
    parts,
    log: createLogger('silent'),
    ...options,
  });
  open.push(one);
  return one;
}

const valueOf = (samples: readonly Sample[], metric: string, label?: string): number | undefined =>
  samples.find(
    (sample) =>
      sample.metric === metric && (label === undefined || Object.values(sample.labels ?? {}).includes(label)),
  )?.value;

/** Leaves timers, e-mails, events and deliveries of an agency that are two minutes late. */
async function leaveWork(id: string): Promise<void> {
  const { owner } = core;
  await core.db.write(id, async (scope) => {
    setTimer(scope, { kind: 'note', recordId: id, slot: 'late' }, new Date(Date.now() - 120_000));
    setTimer(scope, { kind: 'note', recordId: id, slot: 'parked' }, new Date(Date.now() - 240_000));
    setTimer(scope, { kind: 'note', recordId: id, slot: 'future' }, new Date(Date.now() + 240_000));
  });
  await owner.query("update timers set parked_at = now() where slot = 'parked'");
  await owner.query(
    `insert into email_deliveries (tenant_id, category, kind, status, from_address, to_address, subject, sealed, provider, attempt_count, expires_at, created_at)
     select $1, 'other', 'note', status, 'a@b.example', 'c@d.example', 'Hello', case when status = 'queued' then '\\x00'::bytea end, 'smtp', tries, now() + interval '1 day', now() - $2::interval
     from (values ('queued', 0), ('queued', 3), ('failed', 1), ('sent', 1)) mails (status, tries)`,
    [id, later],
  );
  await owner.query(
    `insert into events (tenant_id, sequence, event_type, correlation_id, data, created_at)
     select $1, nextval('app.event_sequence'), 'client.created', 'c', '{}', now() - $2::interval from generate_series(1, 5)`,
    [id, later],
  );
  await owner.query(
    `insert into app.event_positions (consumer, tenant_id, position, ready_to, due_at, failures)
     select 'webhooks', $1, min(sequence), max(sequence), now(), 1 from events where tenant_id = $1`,
    [id],
  );
  await owner.query(
    `insert into webhook_endpoints (tenant_id, id, url, status) values ($1, $1, 'https://a.example', 'active')`,
    [id],
  );
  await owner.query(
    `insert into webhook_deliveries (tenant_id, event_id, event_type, endpoint_id, endpoint_kind, url, status, body, error_class, next_attempt_at)
     select $1, gen_random_uuid(), 'client.created', $1, 'global', 'https://a.example', status, '{}', error_class, now() - $2::interval
     from (values ('pending', null), ('retrying', 'timeout'), ('retrying', 'timeout'), ('delivered', null)) deliveries (status, error_class)`,
    [id, later],
  );
}

/** Leaves jobs of an agency: one that waits, one that failed, one that is dead. */
async function leaveJobs(id: string): Promise<void> {
  const { owner } = core;
  await core.db.write(id, async (scope) => {
    for (let n = 0; n < 3; n += 1) addJob(scope, 'send_mail', { mailId: id });
  });
  await owner.query(
    `insert into graphile_worker._private_tasks (identifier) values ('send_mail') on conflict do nothing`,
  );
  await owner.query(`update graphile_worker._private_jobs set run_at = now() - $1::interval`, [later]);
  await owner.query(
    'update graphile_worker._private_jobs set attempts = max_attempts where id = (select min(id) from graphile_worker._private_jobs)',
  );
  await owner.query(
    'update graphile_worker._private_jobs set attempts = 2 where id = (select max(id) from graphile_worker._private_jobs)',
  );
}

it('tells what waits, fails and is parked, and for how long; of suspended agencies only that they are', async () => {
  const { id } = await newAgency(core.db, 'Health');
  const { id: suspended } = await newAgency(core.db, 'Suspended');
  const { owner } = core;
  for (const agency of [id, suspended]) await leaveWork(agency);
  await leaveJobs(id);
  await owner.query(
    "update timers set parked_at = null, due_at = now() - interval '1 day' where tenant_id = $1",
    [suspended],
  );
  await owner.query("update tenants set status = 'suspended', suspended_at = now() where id = $1", [
    suspended,
  ]);
  await owner.query(
    `insert into app.held_jobs (tenant_id, task, payload, max_attempts) values ($1, 'send_mail', '{}', 1)`,
    [suspended],
  );

  const samples = await measures(await loadHealth()).read();
  expect(samples.filter(({ metric }) => metric === 'health_unmeasured').map(({ value }) => value)).toEqual([
    0, 0, 0, 0, 0, 0, 0, 0,
  ]);
  const counts = {
    events_waiting: valueOf(samples, 'events_waiting', 'webhooks'),
    events_failing_agencies: valueOf(samples, 'events_failing_agencies', 'webhooks'),
    jobs_waiting: valueOf(samples, 'jobs_waiting', 'send_mail'),
    jobs_failing: valueOf(samples, 'jobs_failing', 'send_mail'),
    jobs_parked: valueOf(samples, 'jobs_parked', 'send_mail'),
    timers_due: valueOf(samples, 'timers_due'),
    timers_parked: valueOf(samples, 'timers_parked', 'note'),
    active: valueOf(samples, 'agencies', 'active'),
    suspended: valueOf(samples, 'agencies', 'suspended'),
    jobs_held: valueOf(samples, 'jobs_held'),
    workers_running: valueOf(samples, 'workers_running'),
    mails_waiting: valueOf(samples, 'mails_waiting', 'agency'),
    mails_failing: valueOf(samples, 'mails_failing', 'agency'),
    mails_failed: valueOf(samples, 'mails_failed', 'agency'),
    first: valueOf(samples, 'webhook_deliveries_waiting', 'none'),
    timeouts: valueOf(samples, 'webhook_deliveries_waiting', 'timeout'),
  };
  expect(counts).toEqual({
    events_waiting: 4,
    events_failing_agencies: 1,
    jobs_waiting: 2,
    jobs_failing: 1,
    jobs_parked: 1,
    timers_due: 1,
    timers_parked: 1,
    active: 1,
    suspended: 1,
    jobs_held: 1,
    workers_running: 0,
    mails_waiting: 2,
    mails_failing: 1,
    // Given up, whoever they are of.
    mails_failed: 2,
    first: 1,
    timeouts: 2,
  });
  const ages = [
    valueOf(samples, 'events_oldest_seconds', 'webhooks'),
    valueOf(samples, 'jobs_oldest_seconds', 'send_mail'),
    valueOf(samples, 'timers_late_seconds'),
    valueOf(samples, 'mails_oldest_seconds', 'agency'),
    valueOf(samples, 'webhook_deliveries_late_seconds'),
  ];
  for (const age of ages) {
    expect(age).toBeGreaterThanOrEqual(115);
    expect(age).toBeLessThan(200);
  }
});

it('asks the database once in a while, however often it is asked', async () => {
  let asked = 0;
  const part: HealthPart = {
    name: 'counted',
    thresholds: [],
    measure: async () => [{ metric: 'counted', value: (asked += 1) }],
  };
  const one = measures([part]);
  await Promise.all(Array.from({ length: 20 }, () => one.read()));
  expect(valueOf(await one.read(), 'counted')).toBe(1);
  expect(asked).toBe(1);
});

it('leaves out what the database does not answer in time, and nothing else', async () => {
  const slow: HealthPart = {
    name: 'slow',
    thresholds: [],
    measure: async (owner) => {
      await owner.query('select pg_sleep(60)');
      return [{ metric: 'slow', value: 1 }];
    },
  };
  const quick: HealthPart = {
    name: 'quick',
    thresholds: [],
    measure: async () => [{ metric: 'quick', value: 1 }],
  };
  const one = measures([quick, slow], { patienceMs: 200 });
  const startedAt = performance.now();
  const samples = await one.read();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  expect(valueOf(samples, 'quick')).toBe(1);
  expect(valueOf(samples, 'health_unmeasured', 'slow')).toBe(1);
  // Its statement is ended by the database, so that closing waits for two seconds at most.
  await one.close();
  open.splice(open.indexOf(one), 1);
  expect(performance.now() - startedAt).toBeLessThan(30_000);
});
