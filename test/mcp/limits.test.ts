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

async function send(token: string, count: number, method: string, params?: object): Promise<Response[]> {
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
        body: JSON.stringify({ jsonrpc: '2.0', id: index, method, params }),
      }),
    );
  }
  return answers;
}

// It fails, as it has no conversation, and is a call all the same.
const calls = (token: string, count: number) =>
  send(token, count, 'tools/call', { name: 'service_call_tools', arguments: {} });
const bodies = (answers: readonly Response[]) =>
  Promise.all(answers.map((answer) => answer.json() as Promise<{ error?: unknown; result?: unknown }>));
const accepted = async (answers: readonly Response[]): Promise<number> =>
  (await bodies(answers)).filter(({ result }) => result !== undefined).length;

test('one program is stopped at its own budget, with the seconds to wait where its library shows them to the model, and the agency at its', async () => {
  const [agency, other] = service.agencies;
  const first = await calls(agency.key, 30);
  const refused = first.at(-1)!;
  expect(refused.status).toBe(200);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  const all = await bodies(first);
  expect(all.filter(({ result }) => result !== undefined).length).toBe(25);
  expect(all.at(-1)).toEqual({
    jsonrpc: '2.0',
    id: 29,
    error: {
      code: -32029,
      message: expect.stringMatching(/did not run: .* Try again in \d+ seconds?\./),
      data: { type: 'rate_limited', retry_after_seconds: seconds },
    },
  });
  const second = await calls(await service.keyWith(agency, ['clients.view']), 25);
  expect(await accepted(second), 'the agency has 40').toBe(15);
  expect(await accepted(await calls(other.key, 5)), 'another agency has its own').toBe(5);
});

test('opening, pinging and listing cost nothing, also when the budget is spent', async () => {
  const key = await service.keyWith(service.agencies[0], ['clients.view']);
  expect(await accepted(await send(key, 60, 'ping'))).toBe(60);
  expect(await accepted(await send(key, 3, 'tools/list'))).toBe(3);
  const host = await Host.connect(service.url, key);
  await expect(host.tool('service_start', { prompt: 'x', client_model: 'm' })).rejects.toThrow(
    /Try again in \d+ second/,
  );
  await host.close();
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
      Array.from({ length: 18 }, () => ({ name: 'list_clients' })),
    )),
  ];
  const refused = results.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ body: { error: { type: 'rate_limited' } }, hint: expect.any(String) });
  expect(results.filter(({ status }) => status === 200).length + refused.length).toBe(30);
  await host.close();
});
