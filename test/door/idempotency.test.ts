import { afterAll, beforeAll, expect, it } from 'vitest';
import { startThings, type ThingsService } from './things/service.ts';

let service: ThingsService;
beforeAll(async () => void (service = await startThings()));
afterAll(() => service.close());

const create = (idempotencyKey: string, body: unknown, key = service.key) =>
  service.send('POST', '/v1/things', { key, body, headers: { 'idempotency-key': idempotencyKey } });
const count = async (name: string) =>
  (await service.owner.query('select 1 from things where name = $1', [name])).rowCount;

it('the same key with the same request answers again what was stored', async () => {
  const first = await create('k1', { name: 'first', size: 2 });
  expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([200, null]);
  // Written differently, but the same request: other order, other spaces, the default spelt out.
  const again = await create('k1', '{ "size": 2,\n"name": "first" }');
  expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([
    200,
    first.text,
    'true',
  ]);
  expect(await count('first')).toBe(1);
});

it('the same key with another request is refused', async () => {
  await create('k2', { name: 'second' });
  for (const reply of [
    await create('k2', { name: 'other' }),
    await service.send('POST', '/v1/things/break', {
      body: { how: 'throw' },
      headers: { 'idempotency-key': 'k2' },
    }),
  ]) {
    expect(reply.json).toEqual({
      error: {
        type: 'conflict',
        message: 'This Idempotency-Key was used for another request. Use a new key for a new request.',
      },
    });
  }
  expect(await count('other')).toBe(0);
});

it('keys of different callers have nothing to do with each other', async () => {
  const other = await service.keyWith(service.tenantId, ['clients.create']);
  const mine = await create('k3', { name: 'mine' });
  const theirs = await create('k3', { name: 'theirs' }, other);
  expect([mine.json.data.name, theirs.json.data.name]).toEqual(['mine', 'theirs']);
});

it('of many at once one is carried out, and all get its answer', async () => {
  const replies = await Promise.all(Array.from({ length: 12 }, () => create('k4', { name: 'once' })));
  expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  expect(replies.filter((reply) => reply.headers.get('idempotency-replayed') === null)).toHaveLength(1);
  expect(await count('once')).toBe(1);
});

it('a refused request leaves its key free', async () => {
  expect((await create('k5', { name: 'taken', size: 13 })).status).toBe(400);
  expect((await create('k5', { name: 'taken', size: 12 })).status).toBe(200);
  const rows = await service.owner.query("select status, body from idempotency_keys where key = 'k5'");
  expect(rows.rows).toEqual([{ status: 200, body: expect.stringContaining('taken') }]);
});

it('a key is free again after a day', async () => {
  await create('k6', { name: 'yesterday' });
  await service.owner.query(
    "update idempotency_keys set created_at = now() - interval '25 hours' where key = 'k6'",
  );
  const reply = await create('k6', { name: 'today' });
  expect([reply.json.data.name, reply.headers.get('idempotency-replayed')]).toEqual(['today', null]);
});

it.each(['has space', 'é', 'x'.repeat(256)])('the key %j is refused', async (key) => {
  const reply = await create(key, { name: 'bad key' });
  expect(reply.json.error.message).toBe(
    'The header Idempotency-Key must be 1 to 255 visible ASCII characters.',
  );
});

it('reads take no notice of a key', async () => {
  for (const input of [1, 2]) {
    const reply = await service.send('POST', '/v1/things/echo', {
      body: { input },
      headers: { 'idempotency-key': 'k7' },
    });
    expect(reply.json.data.input).toEqual({ input });
  }
});
