import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { permissions } from '#generated/permissions.ts';
import { openDatabase, migrate } from '#src/platform/db/index.ts';
import { insertAgency } from '#src/domain/tenants/agencies.queries.ts';
import { issueServiceKey } from '#src/domain/tenants/index.ts';
import { OwnPostgres } from '../support/own-postgres.ts';
import { patiently } from '../support/waiting.ts';
import { spawnService, type ServiceProcess } from './child.ts';

/**
 * A database that goes away fails the calls that need it, and nothing else: the process lives on, says so at /readyz, and
 * serves every caller again when the database is back, with no restart. What was acknowledged is there, with its events.
 */
let postgres: OwnPostgres;
let service: ServiceProcess;
const keys: string[] = [];
let profileId: string;

beforeAll(async () => {
  postgres = await OwnPostgres.start();
  await migrate(postgres.ownerUrl);
  const db = await openDatabase({ ownerUrl: postgres.ownerUrl });
  for (const name of ['alder', 'birch']) {
    const owner = { name, email: `owner@${name}.example`, passwordHash: 'none' };
    const { id } = await insertAgency(db.system, {
      name,
      slug: name,
      timeZone: 'UTC',
      currency: 'USD',
      owner,
    });
    keys.push(await issueServiceKey(db, id, 'Everything', permissions, 'test'));
  }
  await db.close();
  service = await spawnService({
    DATABASE_URL: postgres.ownerUrl,
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
  profileId = (
    (await (await call(keys[0]!, 'POST', '/v1/client-profiles', { name: 'Standard' })).json()) as {
      data: { id: string };
    }
  ).data.id;
});
afterAll(async () => {
  await service?.stop();
  await postgres?.remove();
});

const call = (key: string, method: string, path: string, body?: unknown) =>
  fetch(`${service.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(30_000),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const readiness = async () =>
  (await fetch(`${service.url}/readyz`, { signal: AbortSignal.timeout(5_000) })).status;

interface Load {
  /** Ids of the clients that the service said it stored. */
  readonly stored: string[];
  /** Statuses other than 200, and what ended calls without one. */
  readonly failures: (number | string)[];
  stop(): Promise<void>;
}

/** Callers of both agencies that read and write all the time, with keys that were in use before the fault. */
function startLoad(): Load {
  const stored: string[] = [];
  const failures: (number | string)[] = [];
  let isStopped = false;
  const loop = async (
    key: string,
    work: (key: string) => Promise<Response>,
    keep: (body: { data: { id: string } }) => void,
  ): Promise<void> => {
    while (!isStopped) {
      try {
        const response = await work(key);
        const body = (await response.json()) as { data: { id: string } };
        if (response.status === 200) keep(body);
        else failures.push(response.status);
      } catch (error) {
        failures.push((error as Error).name);
      }
      // So that some are always under way, and the machine has time for the rest.
      await sleep(20);
    }
  };
  const write = (key: string) =>
    call(key, 'POST', '/v1/clients', {
      name: `Client ${stored.length} ${Math.random()}`,
      profile_id: profileId,
    });
  const read = (key: string) => call(key, 'GET', '/v1/clients?limit=5');
  const loops = [
    ...Array.from({ length: 4 }, () => loop(keys[0]!, write, ({ data }) => stored.push(data.id))),
    ...Array.from({ length: 4 }, (_, number) => loop(keys[number % 2]!, read, () => {})),
  ];
  return {
    stored,
    failures,
    async stop() {
      isStopped = true;
      await Promise.all(loops);
    },
  };
}

const faults: readonly (readonly [name: string, fault: (truth: number[]) => Promise<void>])[] = [
  [
    'every connection is terminated',
    async () => {
      for (let time = 0; time < 3; time += 1) {
        // They come back within moments, and are lost again.
        await expect.poll(() => postgres.terminateAll(), patiently).toBeGreaterThan(0);
        await sleep(100);
      }
    },
  ],
  [
    'the server is stopped and started',
    async (truth) => {
      await postgres.down('SIGINT');
      await expect.poll(readiness, patiently).toBe(503);
      truth.push(await readiness());
      await postgres.up();
    },
  ],
  [
    'the server crashes twice under writes',
    async (truth) => {
      for (let time = 0; time < 2; time += 1) {
        await postgres.down('SIGQUIT');
        await expect.poll(readiness, patiently).toBe(503);
        truth.push(await readiness());
        await postgres.up();
        await sleep(300);
      }
    },
  ],
];

// Of the return of the database. Callers try again by themselves; every connection of the service is opened again by the first
// call that needs it, the listening one after a second at the latest, and `/readyz` believes a write that failed for three.
const servedAgainWithinMs = 5_000;

it.each(faults)('serves everyone again, and has lost nothing, after %s', async (_name, fault) => {
  const load = startLoad();
  await expect.poll(() => load.stored.length, patiently).toBeGreaterThan(20);
  const truth: number[] = [];
  await fault(truth);
  const backSince = performance.now();
  expect(truth.every((status) => status === 503)).toBe(true);

  // The callers from before the fault are served again, each of them, by the same process.
  await expect.poll(readiness, patiently).toBe(200);
  for (const key of keys)
    await expect
      .poll(async () => (await call(key, 'GET', '/v1/clients?limit=1')).status, patiently)
      .toBe(200);
  const took = performance.now() - backSince;
  expect(took, 'until everyone was served again').toBeLessThan(servedAgainWithinMs);
  const before = load.stored.length;
  await expect.poll(() => load.stored.length, patiently).toBeGreaterThan(before + 20);
  await load.stop();

  expect(service.hasEnded, service.output).toBe(false);
  expect(
    [...new Set(load.failures)].filter((failure) => failure !== 503),
    'calls that met the fault hear that they can be repeated',
  ).toEqual([]);
  // In one statement: a commit whose answer was lost may still be on its way.
  const { clients, events } = await postgres.asSuperuser(
    async (client) =>
      (
        await client.query<{ clients: string[]; events: string[] }>(`
    select array(select id::text from clients) as clients,
      array(select data #>> '{client,id}' from events where event_type = 'client.created') as events`)
      ).rows[0]!,
    'agency',
  );
  const there = new Set(clients);
  expect(
    load.stored.filter((id) => !there.has(id)),
    'acknowledged and lost',
  ).toEqual([]);
  expect(events.toSorted()).toEqual(clients.toSorted());
});

it('goes on reading while the database takes no writes, and says so', async () => {
  const setReadOnly = (value: 'on' | 'off') =>
    postgres.asSuperuser(async (client) => {
      await client.query(`alter system set default_transaction_read_only = ${value}`);
      await client.query('select pg_reload_conf()');
    });
  const write = () =>
    call(keys[0]!, 'POST', '/v1/clients', { name: `Client ${Math.random()}`, profile_id: profileId });
  await setReadOnly('on');
  try {
    await expect.poll(readiness, patiently).toBe(503);
    expect(await (await fetch(`${service.url}/readyz`)).text()).toContain('does not accept writes');
    expect((await call(keys[0]!, 'GET', '/v1/clients?limit=1')).status).toBe(200);
    expect((await write()).status).toBe(503);
  } finally {
    await setReadOnly('off');
  }
  await expect.poll(readiness, patiently).toBe(200);
  expect((await write()).status).toBe(200);
});

it('says that the disk is full, and serves writes again when there is room', async () => {
  // A disk that is full for everybody cannot be had on every machine; this is the error that Postgres gives then.
  const run = (text: string) => postgres.asSuperuser((client) => client.query(text), 'agency');
  await run(`create function app.no_room() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await run('create trigger no_room before insert on clients for each row execute function app.no_room()');
  const write = () =>
    call(keys[0]!, 'POST', '/v1/clients', { name: `Client ${Math.random()}`, profile_id: profileId });
  try {
    expect((await write()).status).toBe(503);
    await expect.poll(readiness, patiently).toBe(503);
    expect(await (await fetch(`${service.url}/readyz`)).text()).toContain(
      'does not accept writes: its disk is full',
    );
    expect((await call(keys[0]!, 'GET', '/v1/clients?limit=1')).status).toBe(200);
  } finally {
    await run('drop trigger no_room on clients; drop function app.no_room()');
  }
  await expect.poll(readiness, patiently).toBe(200);
  expect((await write()).status).toBe(200);
});
