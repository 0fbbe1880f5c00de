import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { spawnService, type ServiceProcess } from './child.ts';

let database: TestDatabase;
let child: ServiceProcess;

beforeAll(async () => void (database = await createTestDatabase()));
afterEach(() => child?.kill());
afterAll(() => database?.drop());

const start = async (seconds: number) =>
  (child = await spawnService({
    DATABASE_URL: database.ownerUrl,
    SHUTDOWN_DELAY_SECONDS: String(seconds),
    ROLE: 'serve',
  }));

const get = async (path: string) => {
  const response = await fetch(child.url + path);
  await response.arrayBuffer();
  return { status: response.status, connection: response.headers.get('connection') };
};

it('SIGTERM lets it serve on, not ready, until balancers have noticed', async () => {
  await start(2);
  expect(await get('/readyz')).toEqual({ status: 200, connection: 'keep-alive' });
  const asked = performance.now();
  const ended = child.stop();
  await sleep(100);
  let unready = 0;
  while (performance.now() - asked < 1_500) {
    expect(await get('/readyz')).toEqual({ status: 503, connection: 'close' });
    expect(await get('/healthz')).toEqual({ status: 200, connection: 'close' });
    expect(await get('/v1/clients')).toEqual({ status: 401, connection: 'close' });
    unready++;
    await sleep(100);
  }
  expect(unready).toBeGreaterThan(1);
  expect(await ended).toBe(0);
  await expect(get('/healthz')).rejects.toThrow();
});

it('a second SIGTERM does not wait for it, nor does SIGINT', async () => {
  await start(300);
  child.child.kill('SIGTERM');
  // It may hear of the first while it is still warming up; what comes within half a second of that is the same request.
  while ((await get('/readyz')).status === 200) await sleep(20);
  await sleep(700);
  expect(child.hasEnded).toBe(false);
  expect(await child.stop()).toBe(130);

  await start(300);
  expect(await child.stop('SIGINT')).toBe(0);
});
