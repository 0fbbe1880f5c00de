import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jsonOf, operatorOf, type Operate } from '../operator/command.ts';
import { startService, type Service } from '../support/service.ts';
import { patiently } from '../support/waiting.ts';

/** What callers and operators see while somebody locks a table that every call needs. */
let service: Service;
let ops: Operate;
let holder: pg.Client;

beforeAll(async () => {
  service = await startService({});
  ops = operatorOf(service.environment);
  holder = new pg.Client({ connectionString: service.ownerUrl, application_name: 'psql of Dana' });
  await holder.connect();
});
afterAll(async () => {
  await holder?.end();
  await service?.stop();
});

const locksCheck = async () =>
  (jsonOf(await ops('check', '--json')) as { check: string; state: string; detail: string }[]).find(
    ({ check }) => check === 'locks',
  )!;

const figure = async (name: string) => {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  return Number(new RegExp(String.raw`^${name} (\S+)$`, 'm').exec(text)?.[1]);
};

it('calls get 503 that says to repeat them, the process stays ready, and the holder is named', async () => {
  expect(await locksCheck()).toMatchObject({ state: 'ok', detail: 'nobody waits for one' });
  await holder.query('begin; lock table clients in access exclusive mode');
  const headers = { authorization: `Bearer ${service.agencies[0].key}` };
  // Each waits 50 ms at a time, so that at most moments one of them does.
  const calls = Array.from({ length: 6 }, () => fetch(`${service.url}/v1/clients`, { headers }));
  await sleep(1_000);
  const found = await locksCheck();
  expect(found.state).toBe('warn');
  expect(found.detail).toMatch(
    /process \d+ \(psql of Dana, idle in transaction\), locks clients, keeps \d statements? waiting, open for \d+ s, «begin; lock table clients in access exclusive mode»/,
  );
  expect(await figure('db_lock_holders')).toBe(1);
  expect(await figure('db_lock_held_seconds')).toBeGreaterThanOrEqual(1);

  const [response] = (await Promise.all(calls)) as [Response];
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toEqual({
    error: {
      type: 'internal',
      message: 'Other work holds the records of this request. Try again in a few seconds.',
    },
  });
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);

  await holder.query('rollback');
  expect((await fetch(`${service.url}/v1/clients`, { headers })).status).toBe(200);
  await expect.poll(() => figure('db_lock_held_seconds'), patiently).toBe(0);
});

it('the statement of a session of the service that holds a record is named too', async () => {
  const [agency] = service.agencies;
  const release = Promise.withResolvers<void>();
  const held = service.db.write(agency.id, async ({ db }) => {
    await db.updateTable('tenants').set({ name: 'Held' }).where('id', '=', agency.id).execute();
    await release.promise;
  });
  await sleep(200);
  const waiting = holder.query('select from tenants where id = $1 for update', [agency.id]);
  await sleep(200);
  const { detail } = await locksCheck();
  release.resolve();
  await Promise.all([held, waiting]);
  expect(detail).toMatch(
    /\(agency-write, idle in transaction\), keeps 1 statement waiting, open for \d s, «/,
  );
  expect(detail).toContain('update "tenants" set "name"');
});
