import { expect, it } from 'vitest';
import type { Change } from '#src/call/change.ts';
import { ChangeQueue, type AgencyChanges } from '#src/platform/db/change-queue.ts';

/** Changes that wait take bounded memory, and those of one agency are never behind those of another. */
const [busy, quiet] = ['0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b01', '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b02'];
const idOf = (number: number): string => `0191f3a2-6c1e-7b42-9d51-${String(number).padStart(12, '0')}`;
const changed = (number: number, revision = 1): Change => ({ kind: 'comment', id: idOf(number), revision });

/** All messages there are. */
function takeAll(queue: ChangeQueue): (readonly AgencyChanges[])[] {
  const messages: (readonly AgencyChanges[])[] = [];
  for (let message = queue.take(); message !== undefined; message = queue.take()) messages.push(message);
  return messages;
}

it('tells of an agency in the next message, however many changes another one has', () => {
  for (const [count, maxOfAgency] of [
    [1_900, 2_000],
    [100_000, 200_000],
    [100_000, 2_000],
  ] as const) {
    const queue = new ChangeQueue({ maxOfAgency, maxInAll: 200_000 });
    for (let number = 0; number < count; number += 1) queue.add(busy, changed(number));
    queue.add(quiet, changed(1));
    expect(queue.take()!.find(([tenantId]) => tenantId === quiet)).toEqual([
      quiet,
      [['comment', idOf(1), 1]],
    ]);
  }
});

it('names every record once, with its latest revision, in messages that Postgres takes', () => {
  const queue = new ChangeQueue();
  for (const agency of [busy, quiet])
    for (let number = 0; number < 1_000; number += 1) {
      queue.add(agency, changed(number, 3));
      queue.add(agency, changed(number, 2));
    }
  const messages = takeAll(queue);
  for (const message of messages) expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(8_000);
  for (const agency of [busy, quiet]) {
    const records = messages.flat().flatMap(([tenantId, named]) => (tenantId === agency ? named! : []));
    expect(records).toHaveLength(1_000);
    expect(new Set(records.map(([, id]) => id)).size).toBe(1_000);
    expect(records.every(([, , revision]) => revision === 3)).toBe(true);
  }
  expect([queue.isEmpty, queue.size]).toEqual([true, 0]);
});

it('tells an agency as a whole when it has too many changes, and others by their records', () => {
  const queue = new ChangeQueue({ maxOfAgency: 10 });
  for (let number = 0; number < 11; number += 1) queue.add(busy, changed(number));
  queue.add(busy, changed(99));
  queue.add(quiet, changed(1));
  expect(queue.size, 'nothing of the first is kept').toBe(1);
  expect(takeAll(queue)).toEqual([
    [
      [busy, null],
      [quiet, [['comment', idOf(1), 1]]],
    ],
  ]);
  queue.add(busy, changed(1));
  expect(takeAll(queue), 'told once, it starts anew').toEqual([[[busy, [['comment', idOf(1), 1]]]]]);
});

it('keeps a bounded number of records of all agencies together', () => {
  const queue = new ChangeQueue({ maxInAll: 100 });
  for (let number = 0; number < 1_000; number += 1) queue.add(idOf(number % 50), changed(number));
  expect(queue.size).toBeLessThanOrEqual(100);
  expect(new Set(takeAll(queue).flatMap((message) => message.map(([tenantId]) => tenantId))).size).toBe(50);
});
