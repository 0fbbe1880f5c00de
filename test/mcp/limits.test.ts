import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { Host } from './host.ts';

let service: Service;

beforeAll(async () => {
  service = await startService({
    config: { rateLimitMcpTenant: 40, rateLimitMcpSubject: 25, rateLimitRest: 50 },
  });
});
afterAll(() => service?.stop());

async function pings(token: string, count: number): Promise<Response[]> {
  const answers: Response[] = [];
  for (let index = 0; index < count; index += 1) {
    answers.push(
      await fetch(new URL('/v1/mcp', service.url), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: index, method: 'ping' }),
      }),
    );
  }
  return answers;
}

const accepted = (answers: readonly Response[]): number =>
  answers.filter(({ status }) => status === 200).length;

test('one program is stopped at its own budget, with the time to wait, and the agency at its', async () => {
  const [agency, other] = service.agencies;
  const first = await pings(agency.key, 30);
  expect(accepted(first)).toBe(25);
  const refused = first.at(-1)!;
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({
    jsonrpc: '2.0',
    id: 29,
    error: {
      code: -32029,
      message: expect.stringMatching(/Try again in \d+ seconds?\./),
      data: { type: 'rate_limited', retry_after_seconds: seconds },
    },
  });
  const second = await pings(await service.keyWith(agency, ['clients.view']), 25);
  expect(accepted(second), 'the agency has 40').toBe(15);
  expect(accepted(await pings(other.key, 5)), 'another agency has its own').toBe(5);
});

test('the budget of REST is another', async () => {
  expect((await service.call('listClients')).status).toBe(200);
});

test('every call of service_call_tools counts, and those over the budget are refused one by one', async () => {
  const host = await Host.connect(service.url, await service.keyWith(service.agencies[1], ['clients.view']));
  const { conversation_id: id } = await host.start('List clients');
  const results = [
    ...(await host.call(
      id,
      Array.from({ length: 12 }, () => ({ name: 'list_clients' })),
    )),
    ...(await host.call(
      id,
      Array.from({ length: 12 }, () => ({ name: 'list_clients' })),
    )),
  ];
  const refused = results.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ body: { error: { type: 'rate_limited' } }, hint: expect.any(String) });
  expect(results.filter(({ status }) => status === 200).length + refused.length).toBe(24);
  await host.close();
});
