import { afterEach, expect, it, vi } from 'vitest';
import { Turns } from '#src/platform/db/turns.ts';
import { Overloaded } from '#src/platform/db/unavailable.ts';

/** The order in which agencies got their places. */
function lineUp(turns: Turns) {
  const order: string[] = [];
  const take = async (agency: string): Promise<void> => {
    await turns.take(agency);
    order.push(agency);
  };
  return {
    order,
    take,
    /** As `take`, of a call that is left standing when the test ends: its patience ends while others run. */
    stand: (agency: string): void => void take(agency).catch(() => {}),
  };
}

/** Takes a place, or stands in line for one for as long as the test lasts. */
const wait = (turns: Turns, agency: string): void => void turns.take(agency)?.catch(() => {});

afterEach(() => void vi.useRealTimers());

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('leaves a place free for an agency that comes new, however many calls another one has', async () => {
  const turns = new Turns({ places: 10 });
  const { order, take, stand } = lineUp(turns);
  for (let call = 0; call < 50; call += 1) stand('busy');
  await settle();
  expect(order).toEqual(Array.from({ length: 5 }, () => 'busy'));
  await take('new');
  expect(order.at(-1)).toBe('new');
});

it('holds a place free behind any number of busy agencies up to the number of places', async () => {
  for (let agencies = 1; agencies < 10; agencies += 1) {
    const turns = new Turns({ places: 10 });
    for (let call = 0; call < 20; call += 1)
      for (let agency = 0; agency < agencies; agency += 1) wait(turns, `busy ${agency}`);
    expect(turns.take('new'), `${agencies} busy agencies`).toBeUndefined();
  }
});

it('serves lines in turn: a long line does not put off a short one', async () => {
  const turns = new Turns({ places: 1 });
  const { order, take, stand } = lineUp(turns);
  await take('first');
  for (let call = 0; call < 3; call += 1) stand('long');
  stand('short');
  for (let left = 0; left < 4; left += 1) {
    turns.leave(order.at(-1)!);
    await settle();
  }
  expect(order).toEqual(['first', 'long', 'short', 'long', 'long']);
});

it('refuses a call whose turn does not come, and goes on with those behind it', async () => {
  const turns = new Turns({ places: 1, patienceMs: 50 });
  wait(turns, 'slow');
  await expect(turns.take('waits')).rejects.toThrow(Overloaded);
  expect(turns.waiting).toBe(0);
  const later = turns.take('later');
  turns.leave('slow');
  await later;
  expect(turns.held).toBe(1);
});

it('refuses whose patience ends behind somebody who is more patient', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  const turns = new Turns({ places: 1 });
  wait(turns, 'agency');
  const patient = turns.take('agency', 60_000);
  const refused = expect(turns.take('agency')).rejects.toThrow(new Overloaded(10_000));
  await vi.advanceTimersByTimeAsync(11_000);
  await refused;
  expect(turns.waiting).toBe(1);
  turns.leave('agency');
  await patient;
});

it('forgets an agency that holds nothing and waits for nothing', async () => {
  const turns = new Turns({ places: 4 });
  for (let round = 0; round < 100; round += 1) {
    await turns.take(`agency ${round}`);
    turns.leave(`agency ${round}`);
  }
  // One agency alone may hold half the places again.
  expect([turns.take('one'), turns.take('one')]).toEqual([undefined, undefined]);
});

it('serves an agency that waits alone before the second next call of one whose line is long', async () => {
  const turns = new Turns({ places: 2 });
  const { order, take, stand } = lineUp(turns);
  await take('first');
  await take('second');
  for (let call = 0; call < 20; call += 1) stand('long');
  stand('alone');
  for (const agency of ['first', 'second']) turns.leave(agency);
  await settle();
  expect(order).toEqual(['first', 'second', 'long', 'alone']);
});

it('lets agencies with long lines share a few places, and one with nothing under way in at once', async () => {
  const turns = new Turns({ places: 24, sharedPlaces: 2 });
  const busy = ['a', 'b', 'c', 'd', 'e'];
  const { order, stand } = lineUp(turns);
  for (let call = 0; call < 10; call += 1) for (const agency of busy) stand(agency);
  await settle();
  // Until lines have formed each of them was one with nothing under way.
  for (const agency of order.splice(0)) turns.leave(agency);
  await settle();
  expect(turns.held).toBe(2);
  for (let turn = 0; turn < 23; turn += 1) {
    expect(turns.take('quiet')).toBeUndefined();
    turns.leave('quiet');
    turns.leave(order.at(-2)!);
    await settle();
    expect(turns.held).toBe(2);
  }
  const served = Map.groupBy(order, (agency) => agency);
  expect(busy.map((agency) => served.get(agency)!.length)).toEqual([5, 5, 5, 5, 5]);
});

it('lets the single agency at work use half of the places', () => {
  const turns = new Turns({ places: 10, sharedPlaces: 2 });
  for (let call = 0; call < 20; call += 1) wait(turns, 'alone');
  expect(turns.held).toBe(5);
});

it('does not wait for calls that hang: the places of an agency that does not move are not counted', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  const turns = new Turns({ places: 24, sharedPlaces: 2 });
  const { order, stand } = lineUp(turns);
  for (let call = 0; call < 5; call += 1) for (const agency of ['hangs', 'hangs too']) wait(turns, agency);
  expect(turns.take('busy')).toBeUndefined();
  stand('busy');
  turns.leave('busy');
  await settle();
  expect(order, 'two of two shared places are taken').toEqual([]);
  await vi.advanceTimersByTimeAsync(1_500);
  await settle();
  expect(order).toEqual(['busy']);
});

it('lets background work stand in one more line, and never refuses it', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  const turns = new Turns({ places: 1 });
  void turns.take('agency');
  const refused = expect(turns.take('agency')).rejects.toThrow(Overloaded);
  let done = 0;
  const work = turns.runBackground(async () => void (done += 1));
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
  expect(done).toBe(0);
  turns.leave('agency');
  await work;
  expect([done, turns.held]).toEqual([1, 0]);
});

it('lets one piece of background work beside agencies that share all their places', async () => {
  const turns = new Turns({ places: 10, sharedPlaces: 1 });
  for (let call = 0; call < 5; call += 1) for (const agency of ['a', 'b']) wait(turns, agency);
  const before = turns.held;
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  let begun = 0;
  const work = Array.from({ length: 3 }, () => turns.runBackground(() => ((begun += 1), isOver)));
  await settle();
  expect([begun, turns.held]).toEqual([1, before + 1]);
  end();
  await Promise.all(work);
  expect([begun, turns.held]).toEqual([3, before]);
});

it('does not count calls that are quick', () => {
  const turns = new Turns({ places: 24, sharedPlaces: 1, quickMs: 1_000 });
  for (let call = 0; call < 10; call += 1) for (const agency of ['a', 'b']) wait(turns, agency);
  expect(turns.held).toBe(16);
});

it('gives the place of background work back when that fails', async () => {
  const turns = new Turns({ places: 1 });
  await expect(turns.runBackground(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(turns.held).toBe(0);
});

it('tells how many wait and for how long, of calls and of background work apart', async () => {
  vi.useFakeTimers();
  const turns = new Turns({ places: 1 });
  await turns.take('busy');
  const call = turns.take('waits');
  const background = turns.runBackground(async () => {});
  expect([turns.waiting, turns.waitingInBackground]).toEqual([2, 1]);
  vi.advanceTimersByTime(100);
  turns.leave('busy');
  await background;
  await call;
  expect([turns.waiting, turns.waitingInBackground]).toEqual([0, 0]);
  expect(turns.waitedMs).toEqual({ calls: 100, background: 100 });
});
