import { expect, it } from 'vitest';
import { Turns } from '#src/platform/db/turns.ts';
import { Overloaded } from '#src/platform/db/unavailable.ts';

/** The order in which agencies got their places. */
function lineUp(turns: Turns) {
  const order: string[] = [];
  return {
    order,
    async take(agency: string): Promise<void> {
      await turns.take(agency);
      order.push(agency);
    },
  };
}

/** Takes a place, or stands in line for one for as long as the test lasts. */
const wait = (turns: Turns, agency: string): void => void turns.take(agency)?.catch(() => {});

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('leaves a place free for an agency that comes new, however many calls another one has', async () => {
  const turns = new Turns({ places: 10 });
  const { order, take } = lineUp(turns);
  for (let call = 0; call < 50; call += 1) void take('busy').catch(() => {});
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
  const { order, take } = lineUp(turns);
  await take('first');
  for (let call = 0; call < 3; call += 1) void take('long');
  void take('short');
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

it('forgets an agency that holds nothing and waits for nothing', async () => {
  const turns = new Turns({ places: 4 });
  for (let round = 0; round < 100; round += 1) {
    await turns.take(`agency ${round}`);
    turns.leave(`agency ${round}`);
  }
  // One agency alone may hold half the places again.
  expect([turns.take('one'), turns.take('one')]).toEqual([undefined, undefined]);
});
