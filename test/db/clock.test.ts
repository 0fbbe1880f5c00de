import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { followClock, moveClock } from '#src/platform/db/index.ts';
import { scopedKysely } from '#src/platform/db/scoped.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';
import { patiently } from '../support/waiting.ts';

/** All processes of a database have one time, in SQL and outside, which only moves forward. */
let core: CoreDatabase;
beforeAll(async () => void (core = await openCoreDatabase()));
afterAll(() => core.close());

const move = async (byMs: number) => {
  const owner = await core.owner.connect();
  return moveClock(owner, byMs).finally(() => owner.release());
};
const day = 86_400_000;

it('is moved for every process, those that run and those that start later', async () => {
  const follower = await core.openAnother();
  const stop = await followClock(follower);
  const before = Date.now();
  const moved = await move(2 * day);
  await move(day);
  expect(moved.getTime() - before).toBeGreaterThanOrEqual(2 * day);
  const late = await core.openAnother();
  expect(late.clock.now().getTime() - before).toBeGreaterThanOrEqual(3 * day);
  await vi.waitFor(
    () => expect(follower.clock.now().getTime() - before).toBeGreaterThanOrEqual(3 * day),
    patiently,
  );
  await stop();
});

it('is not taken back by an answer that was overtaken by a later one', async () => {
  const { clock, system } = core.db;
  const slow = scopedKysely(async (statement, parameters) => {
    const answer = await core.owner.query(statement, [...parameters]);
    await move(day);
    await clock.read(system);
    return answer;
  });
  await clock.read(system);
  const before = clock.now().getTime();
  await clock.read(slow);
  expect(clock.now().getTime() - before).toBeGreaterThanOrEqual(day);
});

it('dates what is stored', async () => {
  await move(day);
  const { rows } = await core.owner.query<{ is_ahead: boolean }>(
    "insert into tenants (name, slug) values ('Later', gen_random_uuid()) returning created_at > now() + interval '23 hours' as is_ahead",
  );
  expect(rows[0]!.is_ahead).toBe(true);
});

it('never goes back', async () => {
  await expect(move(-1)).rejects.toThrow('moves forward');
});
