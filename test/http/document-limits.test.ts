import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Service as RunningService } from '#src/service.ts';
import { startService, type Service } from '../support/service.ts';

/** Documents that anybody may read, in two processes that share their limits, behind a proxy that names its callers. */
let service: Service;
let processes: RunningService[];
const limit = 4;

beforeAll(async () => {
  // Documents name the address of the service, so that of one process would not be that of the other.
  const baseUrl = 'https://agency.example';
  service = await startService({ config: { rateLimitDocuments: limit, trustedProxies: 1, baseUrl } });
  processes = [await service.startAnother(), await service.startAnother()];
});
afterAll(() => service?.stop());

let callers = 0;
const newNetwork = () => `203.0.113.${(callers += 1)}`;

const get = (path: string, network: string, headers: Record<string, string> = {}, process = 0) =>
  fetch(processes[process]!.url + path, { headers: { ...headers, 'x-forwarded-for': network } });

async function statuses(count: number, path: string, network: string, headers?: Record<string, string>) {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1)
    found.push((await get(path, network, headers, index % 2)).status);
  return found;
}

it('have a limit for each network and kind, which all processes share', async () => {
  const network = newNetwork();
  expect(await statuses(limit + 1, '/v1/openapi.json?family=clients', network)).toEqual([
    ...Array.from({ length: limit }, () => 200),
    429,
  ]);
  const refused = await get('/console/api/openapi.json', network, { 'x-request-id': 'mine' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('x-request-id')).toBe('mine');
  expect(await refused.json()).toEqual({
    error: {
      type: 'rate_limited',
      message: expect.stringMatching(/^More than 4 requests in a minute\. Try again in \d+ seconds?\.$/),
    },
  });
  expect(await statuses(limit + 1, '/v1/llms.txt', network)).toEqual([200, 200, 200, 200, 429]);
  expect(await statuses(1, '/v1/openapi.json?family=clients', newNetwork())).toEqual([200]);
});

it('cost nothing to those who have them already', async () => {
  const network = newNetwork();
  const path = '/v1/openapi.json?family=clients';
  const etag = (await get(path, network)).headers.get('etag')!;
  const fresh = { 'if-none-match': etag };
  expect(await statuses(3 * limit, path, network, fresh)).toEqual(
    Array.from({ length: 3 * limit }, () => 304),
  );
  expect(await statuses(limit, path, network)).toEqual([200, 200, 200, 429]);
  expect(await statuses(1, path, network, fresh)).toEqual([304]);
});

it('of the agency of a key count for that agency alone', async () => {
  const network = newNetwork();
  const headers = { authorization: `Bearer ${service.agencies[0].key}` };
  const path = '/v1/openapi.json?family=clients&callable=true';
  expect(await statuses(limit + 2, path, network, headers)).toEqual([200, 200, 200, 200, 200, 200]);
});

it.each(['/.well-known/oauth-authorization-server', '/console'])(
  'that are small have a limit fifty times as large: %s',
  async (path) => {
    const network = newNetwork();
    const found = await statuses(limit * 50 + 1, path, network);
    expect(found.slice(0, -1).every((status) => status !== 429)).toBe(true);
    expect(found.at(-1)).toBe(429);
    const refused = await get(path, network);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { type: 'rate_limited' } });
  },
);

it('let health be asked as often as anybody likes', async () => {
  const network = newNetwork();
  await statuses(limit * 50 + 1, '/', network);
  expect(await statuses(5, '/', network)).toEqual([429, 429, 429, 429, 429]);
  for (const path of ['/healthz', '/readyz'])
    expect(await statuses(5, path, network)).toEqual([200, 200, 200, 200, 200]);
});

it('are served uncounted while nothing can be counted', async () => {
  await service.query('alter function app.take_tokens rename to take_tokens_away');
  try {
    expect(await statuses(limit + 2, '/v1/llms.txt', newNetwork())).toEqual([200, 200, 200, 200, 200, 200]);
  } finally {
    await service.query('alter function app.take_tokens_away rename to take_tokens');
  }
});
