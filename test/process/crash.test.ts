import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { patiently } from '../support/waiting.ts';
import { spawnService } from './child.ts';

/**
 * Whatever was acknowledged is there after a `kill -9`, with exactly its events: no event without its change, no change
 * without its event, nothing twice. What was never acknowledged is there whole or not at all.
 */
let service: Service;
let profileId: string;

beforeAll(async () => {
  service = await startService({});
  profileId = (
    (await service.ok('createClientProfile', { body: { name: 'Crash' } })) as { data: { id: string } }
  ).data.id;
  await service.takeEvents();
});
afterAll(() => service?.stop());

const writes = 1000;
const killAfter = 400;
const workers = 16;

it('keeps every acknowledged write and its event through a kill -9', async () => {
  const victim = await spawnService(service.environment);
  const acknowledged: string[] = [];
  let next = 0;
  let killed: Promise<void> | undefined;

  const write = async (number: number): Promise<void> => {
    const response = await fetch(`${victim.url}/v1/clients`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.agencies[0].key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Crash ${number}`, profile_id: profileId }),
    });
    expect(response.status).toBe(200);
    acknowledged.push(((await response.json()) as { data: { id: string } }).data.id);
    if (acknowledged.length === killAfter) killed = victim.kill();
  };
  const worker = async (): Promise<void> => {
    while (next < writes && killed === undefined) {
      const number = next++;
      await write(number).catch((error: unknown) => {
        if (killed === undefined) throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter);

  // What the killed process had sent may still be committing.
  await settled();
  const clients = (
    await service.query<{ id: string }>("select id from clients where name like 'Crash %'")
  ).map((row) => row.id);
  const created = (
    await service.query<{ id: string }>(
      "select data #>> '{client,id}' as id from events where event_type = 'client.created'",
    )
  ).map((row) => row.id);
  const missing = acknowledged.filter((id) => !clients.includes(id));
  expect(missing, 'acknowledged and lost').toEqual([]);
  expect(created.toSorted()).toEqual(clients.toSorted());

  // The next process takes up the events that the killed one left behind.
  const heir = await spawnService(service.environment);
  await expect
    .poll(
      async () =>
        (
          await service.query<{ left: number }>(`
    select (app.event_head() - (select scanned from app.event_scan))::int
      + (select count(*)::int from app.event_positions where due_at is not null) as left`)
        )[0]!.left,
      patiently,
    )
    .toBe(0);
  expect(await heir.stop()).toBe(0);
});

/** No connection of the service has a transaction open any more, but the observer's own. */
async function settled(): Promise<void> {
  // When a transaction of another role began is hidden, but not that it has its number.
  await expect
    .poll(
      async () =>
        (
          await service.query<{ open: number }>(`
    select count(*)::int as open from pg_stat_activity a join pg_locks l on l.pid = a.pid and l.locktype = 'virtualxid'
    where a.datname = current_database() and a.application_name = 'agency-write'`)
        )[0]!.open,
    )
    .toBe(0);
}
