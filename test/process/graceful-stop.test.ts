import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { freePort } from '#src/platform/db/embedded/postmaster.ts';
import { patiently } from '../support/waiting.ts';
import { ServiceProcess, spawnService } from './child.ts';

let service: Service;
let profileId: string;

beforeAll(async () => {
  service = await startService({});
  profileId = (
    (await service.ok('createClientProfile', { body: { name: 'Stop' } })) as { data: { id: string } }
  ).data.id;
});
afterAll(() => service?.stop());

it('answers every request that it has taken before it ends, and ends with 0', async () => {
  const child = await spawnService(service.environment);
  const create = (number: number) =>
    fetch(`${child.url}/v1/clients`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.agencies[0].key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Stop ${number}`, profile_id: profileId }),
    });
  await create(0);
  const underWay = Array.from({ length: 40 }, (_, index) =>
    create(index + 1).then(
      (response) => response.status,
      () => 'refused',
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 15));
  const exitCode = await child.stop();
  const outcomes = await Promise.all(underWay);
  const answered = outcomes.filter((outcome) => outcome === 200).length;
  const [{ stored } = { stored: 0 }] = await service.query<{ stored: number }>(
    "select count(*)::int as stored from clients where name like 'Stop %'",
  );
  expect(exitCode).toBe(0);
  expect(outcomes.filter((outcome) => outcome !== 200 && outcome !== 'refused')).toEqual([]);
  expect(stored, 'stored but never answered, or the other way round').toBe(answered + 1);
});

it('serves, and ends as ever, though nobody reads what it prints and logs', async () => {
  const port = await freePort();
  const child = new ServiceProcess({ ...service.environment, PORT: String(port), LOG_LEVEL: 'debug' });
  child.child.stdout!.destroy();
  child.child.stderr!.destroy();
  const list = () =>
    fetch(`http://127.0.0.1:${port}/v1/clients`, {
      headers: { authorization: `Bearer ${service.agencies[0].key}` },
    });
  await expect.poll(async () => (await list()).status, patiently).toBe(200);
  // Longer than lines are kept before they are written.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await list()).status).toBe(200);
  expect(await child.stop()).toBe(0);
});
