import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { emitStatement } from '#src/platform/events/statement.ts';
import { createLogger } from '#src/platform/log.ts';
import {
  startOutbox,
  type ConsumedEvent,
  type EventConsumer,
  type Outbox,
} from '#src/platform/outbox/index.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';
import { patiently } from '../support/waiting.ts';

/**
 * Every consumer gets every event of every agency once, in the order of its record. One that fails, is slow or dies keeps
 * nothing from the others, nor from other agencies.
 */
let core: CoreDatabase;
const running: Outbox[] = [];

beforeAll(async () => {
  core = await openCoreDatabase();
  await core.owner.query(
    'create table taken (place serial, consumer text, tenant_id uuid, event_id uuid, sequence bigint)',
  );
  await core.owner.query(
    "create function app.test_wants(tenant uuid, event_types text[]) returns boolean language sql as $$ select 'client.merged' = any(event_types) $$",
  );
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((outbox) => outbox.stop()));
  await core.owner.query('truncate taken, app.event_positions, app.parked_events');
});
afterAll(() => core.close());

type Hook = (events: readonly ConsumedEvent[]) => void | Promise<void>;

/** Stores what it was given, and does then what the test wants it to. */
const keeping = (name: string, hook: Hook = () => {}, wants?: string): EventConsumer => ({
  name,
  ...(wants !== undefined && { wants }),
  async consume(owner, events) {
    await owner.query(
      'insert into taken (consumer, tenant_id, event_id, sequence) select $1, * from unnest($2::uuid[], $3::uuid[], $4::bigint[])',
      [
        name,
        events.map(({ tenantId }) => tenantId),
        events.map(({ eventId }) => eventId),
        events.map(({ sequence }) => sequence),
      ],
    );
    await hook(events);
  },
});

async function start(
  consumers: readonly EventConsumer[],
  options: { retryAfterMs?: number[]; batchMs?: number } = {},
): Promise<Outbox> {
  const outbox = await startOutbox({
    ownerUrl: core.ownerUrl,
    db: core.db,
    log: createLogger('silent'),
    consumers,
    retryAfterMs: [20, 20],
    ...options,
  });
  running.push(outbox);
  return outbox;
}

async function emit(tenantId: string, types: readonly string[]): Promise<void> {
  await core.db.write(tenantId, async (scope) => {
    scope.atCommit(
      emitStatement(
        types.map((type) => ({ type, data: { correlation_id: 'req_1' } })),
        [],
      ),
    );
  });
  core.db.wakeWorkers();
}

const created = (count: number) => Array.from({ length: count }, () => 'client.created');
const taken = async (consumer: string, tenantId: string) =>
  (
    await core.owner.query<{ sequence: string }>(
      'select sequence from taken where consumer = $1 and tenant_id = $2 order by place',
      [consumer, tenantId],
    )
  ).rows.map(({ sequence }) => Number(sequence));
const emitted = async (tenantId: string, type = '%') =>
  (
    await core.owner.query<{ sequence: string }>(
      'select sequence from events where tenant_id = $1 and event_type like $2 order by sequence',
      [tenantId, type],
    )
  ).rows.map(({ sequence }) => Number(sequence));
const parked = async () =>
  (
    await core.owner.query<{ consumer: string; event_type: string; error: string; attempts: number }>(
      'select consumer, event_type, error, attempts from app.parked_events',
    )
  ).rows;
const expectAll = async (consumer: string, tenantId: string) =>
  expect.poll(() => taken(consumer, tenantId), patiently).toEqual(await emitted(tenantId));

it('gives each consumer every event of every agency once, in order, whoever works beside it', async () => {
  const tenants = [await core.createTenant(), await core.createTenant()];
  const consumers = [keeping('first'), keeping('second')];
  await start(consumers);
  await start(consumers);
  await Promise.all(tenants.flatMap((tenant) => Array.from({ length: 30 }, () => emit(tenant, created(3)))));
  for (const tenant of tenants) for (const consumer of ['first', 'second']) await expectAll(consumer, tenant);
});

it('hands out what was emitted while no worker ran, in batches', async () => {
  const tenant = await core.createTenant();
  await emit(tenant, created(1_700));
  await start([keeping('late')]);
  await expectAll('late', tenant);
});

it('parks an event that cannot be processed, after its tries, and goes on; nobody else waits for it', async () => {
  const [tenant, other] = [await core.createTenant(), await core.createTenant()];
  let isRefusing = true;
  const refusing = keeping('refusing', (events) => {
    if (isRefusing && events.some(({ type }) => type === 'client.merged'))
      throw new Error('cannot take a merge');
  });
  await emit(tenant, [...created(30), 'client.merged', ...created(5)]);
  await emit(other, created(2));
  await start([refusing, keeping('content')], { retryAfterMs: [1_000, 1_000] });
  await expectAll('content', tenant);
  await expectAll('refusing', other);
  expect(await parked(), 'others had theirs while this one was still being tried').toEqual([]);
  await expect
    .poll(parked, patiently)
    .toEqual([
      { consumer: 'refusing', event_type: 'client.merged', error: 'cannot take a merge', attempts: 3 },
    ]);
  await expect
    .poll(() => taken('refusing', tenant), patiently)
    .toEqual(await emitted(tenant, 'client.created'));

  // Replayed once the cause is mended.
  isRefusing = false;
  await core.owner.query('update app.parked_events set replay_at = now()');
  await expect.poll(parked, patiently).toEqual([]);
  expect((await taken('refusing', tenant)).at(-1)).toBe((await emitted(tenant, 'client.merged'))[0]);
});

it('keeps a slow consumer from delaying the others, and other agencies', async () => {
  const [tenant, other] = [await core.createTenant(), await core.createTenant()];
  const release = Promise.withResolvers<void>();
  const slow = keeping('slow', (events) => (events[0]!.tenantId === tenant ? release.promise : undefined));
  await start([slow, keeping('quick')]);
  await emit(tenant, created(2));
  await expectAll('quick', tenant);
  await emit(tenant, created(1));
  await emit(other, created(2));
  await expectAll('slow', other);
  await expectAll('quick', tenant);
  expect(await taken('slow', tenant)).toEqual([]);
  release.resolve();
  await expectAll('slow', tenant);
});

it('serves a quick agency beside five slow ones, which get theirs in the end', async () => {
  const slow: string[] = [];
  for (let number = 0; number < 5; number += 1) slow.push(await core.createTenant());
  const quick = await core.createTenant();
  const release = Promise.withResolvers<void>();
  let isSlow = true;
  const consumer = keeping('all', (events) =>
    slow.slice(2).includes(events[0]!.tenantId) ? release.promise : undefined,
  );
  const consume: EventConsumer['consume'] = async (owner, events) => {
    // Two of them wait for the database, three for something else.
    if (isSlow && slow.slice(0, 2).includes(events[0]!.tenantId)) await owner.query('select pg_sleep(4)');
    await consumer.consume(owner, events);
  };
  await start([{ name: 'all', consume }]);
  for (const tenant of slow) await emit(tenant, created(3));
  const waits: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    await emit(quick, created(1));
    const at = performance.now();
    await expectAll('all', quick);
    waits.push(performance.now() - at);
    await emit(slow[round % 5]!, created(1));
  }
  const [first, ...later] = waits;
  const shown = waits.map(Math.round).join(', ');
  expect(first, `they have become slow just now: ${shown} ms`).toBeLessThan(8_000);
  // Each of them has had its two seconds; what is left is the time that a busy machine takes.
  expect(Math.max(...later.slice(3)), `they are known to be slow: ${shown} ms`).toBeLessThan(1_000);
  isSlow = false;
  release.resolve();
  for (const tenant of slow) await expectAll('all', tenant);
  expect(await parked(), 'being slow is no failure').toEqual([]);
});

it('takes its transaction from a consumer that does not come back', async () => {
  const tenant = await core.createTenant();
  let calls = 0;
  const stuck = keeping('stuck', () => ((calls += 1) === 1 ? new Promise<void>(() => {}) : undefined));
  await start([stuck], { batchMs: 100 });
  await emit(tenant, created(1));
  await expectAll('stuck', tenant);
  expect(calls).toBe(2);
});

it('lets nothing of a consumer run in the batch of another agency', async () => {
  const [tenant, other] = [await core.createTenant(), await core.createTenant()];
  let late: Promise<unknown>[] = [];
  const hasty = keeping('hasty', () => {});
  const consume: EventConsumer['consume'] = async (owner, events) => {
    await hasty.consume(owner, events);
    if (events[0]!.tenantId === other || late.length > 0) return;
    // Long enough for the batch to have failed, and for its connection to have been given on.
    const goesOn = async () => {
      for (let step = 0; step < 20; step += 1) {
        await sleep(10);
        await owner.query("insert into taken (consumer, tenant_id) values ('late', $1)", [tenant]);
      }
    };
    late = [1, 2, 3].map(goesOn);
    for (const branch of late) branch.catch(() => {});
    await Promise.all([...late, owner.query('select 1 / 0')]);
  };
  await start([{ name: 'hasty', consume }]);
  await emit(tenant, created(1));
  await emit(other, created(40));
  await expectAll('hasty', other);
  await expectAll('hasty', tenant);
  const outcomes = await Promise.allSettled(late);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining('The batch has ended')),
  );
  expect(await taken('late', tenant), 'what went on after the batch had failed').toEqual([]);
});

it('keeps nothing of a consumer that returns before its statements have ended', async () => {
  const tenant = await core.createTenant();
  let isForgetful = true;
  const consume: EventConsumer['consume'] = async (owner, events) => {
    const storing = keeping('forgetful').consume(owner, events);
    if (isForgetful) storing.catch(() => {});
    else await storing;
  };
  await start([{ name: 'forgetful', consume }], { retryAfterMs: [20] });
  await emit(tenant, created(1));
  await expect
    .poll(parked, patiently)
    .toEqual([
      expect.objectContaining({ error: expect.stringContaining('1 of its statements were still running') }),
    ]);
  isForgetful = false;
  await core.owner.query('update app.parked_events set replay_at = now()');
  await expectAll('forgetful', tenant);
});

it('loses nothing that is committed after an event with a higher number, and delays only its own agency', async () => {
  const [tenant, other] = [await core.createTenant(), await core.createTenant()];
  await start([keeping('all')]);
  const open = new pg.Client(core.ownerUrl);
  await open.connect();
  await open.query('begin');
  await open.query("select set_config('app.tenant_id', $1, true)", [tenant]);
  await open.query("select app.emit_events($1, '[]')", [
    JSON.stringify([{ type: 'client.created', data: { correlation_id: 'early' } }]),
  ]);

  // Both agencies emit with higher numbers and commit at once.
  await emit(tenant, created(2));
  await emit(other, created(3));
  await expectAll('all', other);
  await emit(other, created(1));
  await expectAll('all', other);
  expect(await taken('all', tenant), 'would come before an event that is still to be committed').toEqual([]);

  await open.query('commit');
  await open.end();
  await expectAll('all', tenant);
  expect(await taken('all', tenant)).toHaveLength(3);
});

it('loses nothing that is committed in any order', async () => {
  const tenants = [await core.createTenant(), await core.createTenant(), await core.createTenant()];
  await start([keeping('all')]);
  await start([keeping('all')]);
  const emitters = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const client = new pg.Client(core.ownerUrl);
      await client.connect();
      return client;
    }),
  );
  await Promise.all(
    emitters.map(async (client, emitter) => {
      for (let round = 0; round < 25; round += 1) {
        await client.query('begin');
        await client.query("select set_config('app.tenant_id', $1, true)", [tenants[(emitter + round) % 3]]);
        await client.query("select app.emit_events($1, '[]')", [
          JSON.stringify(created(1 + (round % 3)).map((type) => ({ type, data: { correlation_id: 'r' } }))),
        ]);
        if ((emitter + round) % 4 === 0) await sleep((emitter * 7 + round) % 30);
        await client.query(round % 5 === 4 ? 'rollback' : 'commit');
      }
      await client.end();
    }),
  );
  for (const tenant of tenants) await expectAll('all', tenant);
});

it('stores nothing for a consumer that does not want an event, and gives it none from before it wanted any', async () => {
  const tenant = await core.createTenant();
  await start([keeping('choosy', undefined, 'test_wants'), keeping('all')]);
  await emit(tenant, created(5));
  await expectAll('all', tenant);
  const positions = async () =>
    (await core.owner.query("select from app.event_positions where consumer = 'choosy'")).rowCount;
  expect(await positions()).toBe(0);
  await emit(tenant, ['client.merged']);
  await expect.poll(() => taken('choosy', tenant), patiently).toEqual(await emitted(tenant, 'client.merged'));
});

it('loses and repeats nothing when its connections are lost in the middle of batches', async () => {
  const tenant = await core.createTenant();
  await start([keeping('all', () => sleep(5))]);
  for (let round = 0; round < 6; round += 1) {
    await emit(tenant, created(20));
    await sleep(10);
    await core.owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'agency-outbox%' and datname = current_database()",
    );
  }
  await expectAll('all', tenant);
});

it('lets agencies take turns: a long backlog of one does not put off another', async () => {
  const [busy, quiet] = [await core.createTenant(), await core.createTenant()];
  const order: string[] = [];
  await emit(busy, created(5_000));
  await start([
    keeping('all', async (events) => {
      order.push(events[0]!.tenantId === busy ? 'busy' : 'quiet');
      await sleep(20);
    }),
  ]);
  await expect.poll(() => order.length, patiently).toBeGreaterThan(1);
  await emit(quiet, created(1));
  await expectAll('all', quiet);
  const batchesLeft = Math.ceil(5_000 / 500) - order.slice(0, order.indexOf('quiet')).length;
  expect(batchesLeft, 'the other agency came between the batches').toBeGreaterThan(0);
});
