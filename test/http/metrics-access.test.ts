import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayReadMetrics } from '#src/api/http/metrics-access.ts';
import { freePort } from '#src/platform/db/embedded/postmaster.ts';
import { startService, type Service } from '../support/service.ts';

let closed: Service;
let secure: Service;
const token = 'a token for the scraper';

beforeAll(async () => {
  closed = await startService({ config: { metrics: { port: null, token: token.replaceAll(' ', '-') } } });
  secure = await startService({ config: { baseUrl: 'https://api.example.com', trustedProxies: 1 } });
});
afterAll(async () => {
  await closed?.stop();
  await secure?.stop();
});

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;
const open = { port: null, token: null };

it('shows metrics to this machine alone where nothing is set, and not through a proxy on it', () => {
  expect([
    mayReadMetrics(from('127.0.0.1'), open),
    mayReadMetrics(from('::1'), open),
    mayReadMetrics(from('::ffff:127.0.0.1'), open),
  ]).toEqual([true, true, true]);
  expect([
    mayReadMetrics(from('10.0.0.5'), open),
    mayReadMetrics(from('127.0.0.1', { 'x-forwarded-for': '203.0.113.5' }), open),
  ]).toEqual([false, false]);
});

it('shows none at the public port where they have a port of their own', () => {
  expect(mayReadMetrics(from('127.0.0.1'), { port: 9090, token: null })).toBe(false);
});

it('asks for the token where one is set', async () => {
  const status = async (authorization?: string) =>
    (await fetch(`${closed.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } }))
      .status;
  expect([
    await status(),
    await status('Bearer wrong'),
    await status(`Bearer ${token.replaceAll(' ', '-')}`),
  ]).toEqual([404, 404, 200]);
});

it.each(['/v1/clients', '/healthz'])(
  'tells browsers to stay with TLS where %s was asked for by TLS, and nowhere else',
  async (path) => {
    const hsts = async (service: Service, proto?: string) =>
      (
        await fetch(`${service.url}${path}`, {
          headers: proto === undefined ? {} : { 'x-forwarded-proto': proto },
        })
      ).headers.get('strict-transport-security');
    expect(await hsts(secure, 'https')).toBe('max-age=31536000; includeSubDomains');
    expect(await hsts(secure, 'http')).toBeNull();
    expect(await hsts(closed)).toBeNull();
  },
);

it('serves metrics at METRICS_PORT alone, and how the consumers of events stand among them', async () => {
  const port = await freePort();
  const service = await startService({ config: { metrics: { port, token: null } } });
  try {
    const [{ id }] = service.agencies;
    await service.query(
      `insert into app.parked_events (consumer, tenant_id, event_id, sequence, event_type, error, attempts)
         select 'webhooks', $1, gen_random_uuid(), n, 'client.created', 'no', 6 from generate_series(1, 3) n`,
      [id],
    );
    await service.query(
      `insert into app.event_positions (consumer, tenant_id, position, ready_to, due_at) values ('webhooks', $1, 0, 5, now())`,
      [id],
    );
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain('events_parked{consumer="webhooks"} 3');
    expect(text).toContain('events_waiting_agencies{consumer="webhooks"} 1');
    expect(text).toMatch(/events_oldest_seconds\{consumer="scan"\} \d/);
    expect((await fetch(`http://127.0.0.1:${port}/v1/clients`)).status).toBe(404);
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  } finally {
    await service.stop();
  }
});
