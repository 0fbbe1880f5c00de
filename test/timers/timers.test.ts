import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveClock, type Connections } from '#src/platform/db/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { setTimer, timers, type TimerKind } from '#src/platform/timers/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';

/** Timers fire once, in order, as of their due time, however late; and one that fails keeps nothing else waiting. */
let core: CoreDatabase;
let agency: string;
const record = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b52';
const other = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b53';
beforeAll(async () => void (core = await openCoreDatabase()));
afterAll(() => core.close());

interface Fired {
  readonly slot: string;
  readonly dueAt: string;
  readonly now: string;
  readonly lateMs: number;
}
const fired: Fired[] = [];
const note: TimerKind<never> = {
  kind: 'note',
  events: [],
  async fire(ctx, { slot, dueAt, ranAt }) {
    if (slot === 'failing') throw new Error('The other side is down.');
    fired.push({
      slot,
      dueAt: dueAt.toISOString(),
      now: ctx.now.toISOString(),
      lateMs: ranAt.getTime() - dueAt.getTime(),
    });
    if (slot === 'daily')
      setTimer(ctx, { kind: 'note', recordId: record, slot }, new Date(dueAt.getTime() + 86_400_000));
  },
};

async function run(db: Connections = core.db): Promise<void> {
  const owner = await core.owner.connect();
  try {
    await timers({ db, log: createLogger('silent'), openness, kinds: [note] }).run((piece) => piece(owner));
  } finally {
    owner.release();
  }
}
const set = (slot: string, dueAt: Date | null, tenantId = agency) =>
  core.db.write(tenantId, async (scope) => setTimer(scope, { kind: 'note', recordId: record, slot }, dueAt));
const inMs = (ms: number) => new Date(core.db.clock.now().getTime() + ms);
const slots = () => fired.map(({ slot }) => slot);

beforeEach(async () => {
  agency = await core.createTenant();
  await core.owner.query('truncate timers');
  fired.length = 0;
});

it('fires what is due, once, and leaves what is not', async () => {
  await set('past', inMs(-1_000));
  await set('future', inMs(60_000));
  await run();
  await run();
  expect(slots()).toEqual(['past']);
});

it('is replaced when it is set again, and cleared', async () => {
  await set('moved', inMs(-2_000));
  await set('moved', inMs(60_000));
  await set('cleared', inMs(-2_000));
  await set('cleared', null);
  await run();
  expect(slots()).toEqual([]);
});

it('is not set when the transaction fails', async () => {
  const failed = core.db.write(agency, async (scope) => {
    setTimer(scope, { kind: 'note', recordId: record }, inMs(-1_000));
    throw new Error('refused');
  });
  await expect(failed).rejects.toThrow('refused');
  await run();
  expect(slots()).toEqual([]);
});

it('does nothing twice when several workers look at once', async () => {
  for (let slot = 0; slot < 20; slot += 1) await set(String(slot).padStart(2, '0'), inMs(-1_000 + slot));
  const another = await core.openAnother();
  await Promise.all([run(), run(another), run()]);
  await run();
  expect(slots()).toEqual(Array.from({ length: 20 }, (_, slot) => String(slot).padStart(2, '0')));
});

describe('after days without a worker', () => {
  it('fires in the order of due times, those set meanwhile included, and tells both times', async () => {
    await set('daily', inMs(1_000));
    await set('on the second day', inMs(1_000 + 1.5 * 86_400_000));
    const owner = await core.owner.connect();
    await moveClock(owner, 3 * 86_400_000).finally(() => owner.release());
    await core.db.clock.read(core.db.system);
    await run();
    expect(slots()).toEqual(['daily', 'daily', 'on the second day', 'daily']);
    for (const { now, dueAt } of fired) expect(now).toBe(dueAt);
    expect(fired[0]!.lateMs).toBeGreaterThan(2.9 * 86_400_000);
  });
});

it('waits when it fails, keeps nothing else waiting, and is parked in the end', async () => {
  await set('failing', inMs(-2_000));
  await set('fine', inMs(-1_000));
  await run();
  expect(slots()).toEqual(['fine']);
  const state = () =>
    core.owner.query('select attempts, last_error, attempt_at > now() as waits, parked_at from timers');
  expect((await state()).rows).toEqual([
    { attempts: 1, last_error: 'The other side is down.', waits: true, parked_at: null },
  ]);
  for (let attempt = 2; attempt <= 10; attempt += 1) {
    // Times are kept in milliseconds, and this one must not be rounded into the future.
    await core.owner.query("update timers set attempt_at = now() - interval '1 millisecond'");
    await run();
  }
  expect((await state()).rows).toMatchObject([{ attempts: 10, parked_at: expect.any(Date) }]);
  await set('failing', inMs(60_000));
  expect((await state()).rows, 'a new due time is a new beginning').toMatchObject([
    { attempts: 0, parked_at: null },
  ]);
});

it('of an agency with many is fair to the others', async () => {
  const busy = agency;
  await core.db.write(busy, async (scope) => {
    for (let slot = 0; slot < 300; slot += 1)
      setTimer(scope, { kind: 'note', recordId: other, slot: `busy ${slot}` }, inMs(-10_000));
  });
  const quiet = await core.createTenant();
  await set('quiet', inMs(-1_000), quiet);
  await run();
  expect(slots().indexOf('quiet'), 'its turn comes after a few of the others').toBeLessThanOrEqual(20);
  expect(fired.length).toBe(301);
});
