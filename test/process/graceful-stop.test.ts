import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { spawnService } from './child.ts';

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
