import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { spawnService, type ServiceProcess } from './child.ts';

let service: Service;
let pair: ServiceProcess[] = [];

beforeAll(async () => {
  service = await startService({});
  pair = await Promise.all(
    [0, 1].map(() => spawnService({ ...service.environment, RATE_LIMIT_REST: '600' })),
  );
});
afterAll(async () => {
  await Promise.all(pair.map((process) => process.stop()));
  await service?.stop();
});

it('share one budget of requests, exact to two percent', async () => {
  const key = service.agencies[0].key;
  let allowed = 0;
  let refused: Response | undefined;
  const worker = async (process: ServiceProcess): Promise<void> => {
    for (let index = 0; index < 200; index += 1) {
      const response = await fetch(`${process.url}/v1/tenant-context`, {
        headers: { authorization: `Bearer ${key}` },
      });
      await response.arrayBuffer();
      if (response.status === 200) allowed += 1;
      else refused ??= response;
    }
  };
  await Promise.all([0, 1, 0, 1].map((index) => worker(pair[index]!)));
  expect(allowed).toBeGreaterThanOrEqual(588);
  expect(allowed).toBeLessThanOrEqual(612);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});
