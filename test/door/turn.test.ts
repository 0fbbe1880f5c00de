import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withoutTurn } from '#src/api/door/turn.ts';
import { Turns } from '#src/platform/db/turns.ts';
import { Overloaded } from '#src/platform/db/unavailable.ts';
import { newClient, newProfile } from '../families/client-records.ts';
import { startService, type Service } from '../support/service.ts';
import { patiently, requestsWaiting } from '../support/waiting.ts';

/** Calls of one agency wait in its own line: however many hang, another agency's are served. */
let service: Service;
beforeAll(async () => {
  service = await startService({});
});
afterAll(() => service?.stop());

const waiting = (): Promise<number> => requestsWaiting(service);

const ping = (key: string): Promise<Response> =>
  fetch(`${service.url}/v1/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
  });

it('leaves room for another agency while one has more calls that hang than a process works on', async () => {
  const [, birch] = service.agencies;
  const { id } = await newClient(service, (await newProfile(service)).id);
  const owner = new pg.Client(service.ownerUrl);
  await owner.connect();
  await owner.query('begin');
  await owner.query('select from clients where id = $1 for update', [id]);
  let answered = 0;
  const calls = Array.from({ length: 40 }, async (_, number) => {
    const { status } = await service.call('updateClient', { path: { id }, body: { name: `Name ${number}` } });
    answered += 1;
    return status;
  });
  await expect.poll(waiting, patiently).toBeGreaterThan(0);
  // Messages of AI hosts stand in the same line.
  const before = await waiting();
  const message = ping(service.agencies[0].key);
  await expect.poll(waiting, patiently).toBe(before + 1);
  expect((await ping(birch.key)).status).toBe(200);
  expect((await service.call('listClients', {}, birch)).status).toBe(200);
  expect((await service.call('createClientProfile', { body: { name: 'Meanwhile' } }, birch)).status).toBe(
    200,
  );
  expect(answered, 'all of the first agency still hang').toBe(0);
  await owner.query('rollback');
  await owner.end();
  expect((await message).status).toBe(200);
  expect([...new Set(await Promise.all(calls))]).toEqual([200]);
  expect(await waiting()).toBe(0);
});

it('keeps what a call has waited for outside while its agency is busy', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  const turns = new Turns({ places: 1 });
  const wait = async () => {
    const call: { turnOf: string | undefined } = { turnOf: 'alder' };
    await turns.take('alder');
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    return { call, value: withoutTurn(call, { turns }, () => promise), resolve, reject };
  };
  const paid = await wait();
  // Another call has the place meanwhile, and keeps it for longer than a call usually waits.
  await turns.take('alder');
  paid.resolve('answer');
  await vi.advanceTimersByTimeAsync(50_000);
  expect(paid.call.turnOf).toBeUndefined();
  turns.leave('alder');
  expect(await paid.value).toBe('answer');
  expect([paid.call.turnOf, turns.held]).toEqual(['alder', 1]);
  turns.leave('alder');

  const lost = await wait();
  await turns.take('alder');
  lost.resolve('answer');
  const refused = expect(lost.value).rejects.toThrow(Overloaded);
  await vi.advanceTimersByTimeAsync(61_000);
  await refused;
  expect([lost.call.turnOf, turns.held]).toEqual([undefined, 1]);
  turns.leave('alder');

  const failed = await wait();
  failed.reject(new Error('The model failed.'));
  await expect(failed.value).rejects.toThrow('The model failed.');
  expect([failed.call.turnOf, turns.held]).toEqual([undefined, 0]);
  vi.useRealTimers();
});
