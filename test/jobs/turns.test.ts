import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PoolClient } from 'pg';
import { Turns } from '#src/platform/db/index.ts';
import { openOwnerPool } from '#src/platform/db/owner.ts';
import { startJobs, type Jobs, type Periodic } from '#src/platform/jobs/index.ts';
import { SteadyOwner } from '#src/platform/jobs/steady-owner.ts';
import { createLogger } from '#src/platform/log.ts';
import { setTimer, timers, type TimerKind } from '#src/platform/timers/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';
import { patiently } from '../support/waiting.ts';

/**
 * Beside calls that wait, background work has one place. Whatever is done again and again gives it up between two pieces, so that
 * events and jobs, which came meanwhile, are next.
 */
let core: CoreDatabase;
let turns: Turns;
let order: string[];
const running: Jobs[] = [];
const log = createLogger('silent');

beforeAll(async () => void (core = await openCoreDatabase()));
beforeEach(() => {
  order = [];
  // One of two places is a call's, so that background work has the other one alone.
  turns = new Turns({ places: 2 });
  void turns.take('an agency whose call takes long');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
});
afterAll(() => core.close());

async function start(periodic: Periodic): Promise<void> {
  running.push(await startJobs({ ownerUrl: core.ownerUrl, db: core.db, log, periodic: [periodic], turns }));
}

/** A batch of events, which comes now and waits for the place. */
const consume = () => turns.runBackground(async () => void order.push('events'));

it('lets events have their turn between two pieces of periodic work', async () => {
  let consuming: Promise<void> | undefined;
  await start({
    name: 'pieces',
    everyMs: 10,
    async run(inTurn) {
      if (consuming !== undefined) return;
      for (const piece of ['first', 'second', 'third']) {
        await inTurn(async (owner) => {
          order.push(piece);
          consuming ??= consume();
          await owner.query('select 1');
        });
      }
      order.push('done');
    },
  });
  await expect.poll(() => order.at(-1), patiently).toBe('done');
  expect(order).toEqual(['first', 'events', 'second', 'third', 'done']);
});

it('opens no connection for work that waits, and keeps the one that it has for all its pieces', async () => {
  const pool = openOwnerPool(core.ownerUrl, 'test-steady', 4);
  const steady = new SteadyOwner(pool, log, turns);
  const used: PoolClient[][] = [[], [], []];
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const first = turns.runBackground(() => isOver);
  const waiting = used.map((clients) =>
    steady.runInTurns(async (inTurn) => {
      for (let piece = 0; piece < 2; piece += 1)
        await inTurn(async (owner) => {
          clients.push(owner);
          await owner.query('select 1');
        });
    }),
  );
  await new Promise(setImmediate);
  expect(pool.totalCount).toBe(0);
  end();
  await Promise.all([first, ...waiting]);
  for (const clients of used) expect(new Set(clients).size).toBe(1);
  expect(pool.idleCount).toBe(pool.totalCount);
  await pool.end();
});

it('keeps the place of a timer for no other timer of the same agency', async () => {
  const agency = await core.createTenant();
  let consuming: Promise<void> | undefined;
  const kind: TimerKind<never> = {
    kind: 'note',
    events: [],
    async fire(_ctx, { slot }) {
      order.push(slot);
      consuming ??= consume();
    },
  };
  const slots = ['1', '2', '3'];
  const dueAt = core.db.clock.now().getTime() - 1_000;
  await core.db.write(agency, async (scope) =>
    slots.forEach((slot, index) =>
      setTimer(scope, { kind: 'note', recordId: agency, slot }, new Date(dueAt + index)),
    ),
  );
  await start({ ...timers({ db: core.db, log, openness, kinds: [kind] }), everyMs: 10 });
  await expect.poll(() => order.at(-1), patiently).toBe('3');
  expect(order).toEqual(['1', 'events', '2', '3']);
});
