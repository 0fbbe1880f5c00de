import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '#src/platform/db/db.ts';
import { openDatabase, type Connections } from '#src/platform/db/index.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';
import { patiently } from '../support/waiting.ts';

/** A lock of an agency is waited for in that agency's own line: whoever waits for one keeps no connection from the others. */
let core: CoreDatabase;
let db: Connections;
/** Holds locks for as long as it likes, as a long transaction of another process would. */
let holder: pg.Client;
const agencies: string[] = [];

beforeAll(async () => {
  core = await openCoreDatabase();
  for (let number = 0; number < 31; number += 1) agencies.push(await core.createTenant());
  await core.owner.query('create table kept (tenant_id uuid not null default app.tenant_id(), text text)');
  await core.owner.query("select app.protect('kept')");
});
beforeEach(async () => {
  db = await openDatabase({ ownerUrl: core.ownerUrl, lockPatienceMs: 3_000 });
  holder = new pg.Client(core.ownerUrl);
  await holder.connect();
  await core.owner.query('truncate kept');
});
afterEach(async () => {
  await holder.end();
  await db.close();
});
afterAll(() => core?.close());

const lockOf = (scope: Db, key: number) => sql`select pg_advisory_xact_lock(4711, ${key})`.execute(scope);
const keep = (scope: Db, text: string) => sql`insert into kept (text) values (${text})`.execute(scope);
const kept = async () =>
  (await core.owner.query<{ text: string }>('select text from kept')).rows.map(({ text }) => text);
const holdAll = async (count: number) => {
  for (let key = 0; key < count; key += 1) await holder.query('select pg_advisory_lock(4711, $1)', [key]);
};
const letGo = () => holder.query('select pg_advisory_unlock_all()');
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

it('serves an agency at once while thirty others wait for their own locks', async () => {
  await holdAll(30);
  const blocked = agencies.slice(0, 30).flatMap((agency, key) =>
    [1, 2, 3].map((call) =>
      db.write(agency, async ({ db: scope }) => {
        await keep(scope, `${key} ${call}`);
        await lockOf(scope, key);
      }),
    ),
  );
  await sleep(500);
  const waits: number[] = [];
  for (let call = 0; call < 20; call += 1) {
    waits.push(await timed(() => db.write(agencies[30]!, ({ db: scope }) => keep(scope, 'quick'))));
    await sleep(20);
  }
  waits.sort((a, b) => a - b);
  // A busy machine may delay single calls, but never for as long as the locks of the others are held.
  expect([waits[10]! < 100, waits[19]! < 2_000], `waited ${waits.map(Math.round).join(', ')} ms`).toEqual([
    true,
    true,
  ]);
  await letGo();
  await Promise.all(blocked);
  const texts = (await kept()).filter((text) => text !== 'quick');
  expect(texts.length, 'each was kept once, however often it was tried').toBe(90);
  expect(new Set(texts).size).toBe(90);
});

it('goes on as soon as another transaction of the agency lets the lock go', async () => {
  const [agency] = agencies;
  const release = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const first = db.write(agency!, async ({ db: scope }) => {
    await lockOf(scope, 0);
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const waiting = [1, 2, 3, 4].map((call) =>
    db.write(agency!, async ({ db: scope }) => {
      await lockOf(scope, 0);
      await keep(scope, String(call));
    }),
  );
  // By now each of them tries again by itself every 400 ms only.
  await sleep(1_200);
  expect(db.load().writesInUse, 'connections held by those that wait').toBeLessThan(5);
  release.resolve();
  const took = await timed(() => Promise.all([first, ...waiting]));
  expect((await kept()).toSorted()).toEqual(['1', '2', '3', '4']);
  expect(took, 'four that go one after the other, each at the end of the one before').toBeLessThan(400);
});

it('gives up with the error of Postgres when a lock is held for too long, and keeps nothing', async () => {
  await holdAll(1);
  const waited = await timed(() =>
    expect(
      db.write(agencies[0]!, async ({ db: scope }) => {
        await keep(scope, 'lost');
        await lockOf(scope, 0);
      }),
    ).rejects.toMatchObject({ code: '55P03' }),
  );
  expect(waited).toBeGreaterThan(2_900);
  expect(await kept()).toEqual([]);
  await letGo();
  await db.write(agencies[0]!, ({ db: scope }) => lockOf(scope, 0));
  await expect.poll(() => db.load().writesInUse, patiently).toBe(0);
});

it('serves reads while functions of the service wait for locks, and ends these waits', async () => {
  await holdAll(1);
  let ended = 0;
  const waits = Array.from({ length: 12 }, () => lockOf(db.system, 0).finally(() => (ended += 1)));
  // Long enough for each of them to have met the lock.
  await sleep(1_000);
  for (let read = 0; read < 20; read += 1)
    await sql`select count(*) from kept`.execute(db.read(agencies[read]!));
  expect(ended, 'all still wait').toBe(0);
  await holder.query('select pg_advisory_unlock_all()');
  await Promise.all(waits);

  await holdAll(1);
  await expect(lockOf(db.system, 0)).rejects.toMatchObject({ code: '55P03' });
});
