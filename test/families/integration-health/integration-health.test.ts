import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { windowAt } from '#src/families/integration-health/window.rules.ts';
import {
  createClient,
  hurry,
  received,
  startWebhooks,
  subscribe,
  type Webhooks,
} from '../../delivery/setup.ts';
import { Host } from '../../mcp/host.ts';
import type { InputOf, TestAgency } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';

let webhooks: Webhooks;
/** What is found out about it comes from calls by the keys of the first alone; the other agency has a past. */
let agency: TestAgency;
let past: TestAgency;
beforeAll(async () => {
  webhooks = await startWebhooks({
    config: { rateLimitRest: 5_000, rateLimitMcpTenant: 400, rateLimitMcpSubject: 200 },
  });
  [agency, past] = webhooks.service.agencies;
});
afterAll(() => webhooks?.stop());

type Window = NonNullable<InputOf<'getIntegrationHealth'>['query']>['window'];
const health = async (window: Window = 'hour', key = agency.key) =>
  (await webhooks.service.ok('getIntegrationHealth', { query: { window } }, { key })).data;

describe('the requests of an agency', () => {
  it('are counted by how they came and ended, by operation, credential and error', async () => {
    const { service } = webhooks;
    const missing = randomUUID();
    for (let index = 0; index < 3; index += 1) await service.ok('listClientProfiles');
    for (let index = 0; index < 2; index += 1) await service.call('getClient', { path: { id: missing } });
    const host = await Host.connect(service.url, agency.key);
    const { conversation_id: id } = await host.start('List client profiles');
    await host.one(id, 'list_client_profiles');
    await host.close();
    await service.ok('listClientProfiles', {}, { key: past.key });

    const { requests } = await vi.waitFor(async () => {
      const found = await health();
      expect(found.requests.operations).toContainEqual({
        operation_id: 'listClientProfiles',
        request_count: 4,
        error_count: 0,
        p95_ms: expect.any(Number),
      });
      return found;
    }, patiently);
    expect(requests.operations).toContainEqual({
      operation_id: 'getClient',
      request_count: 2,
      error_count: 2,
      p95_ms: expect.any(Number),
    });
    expect(requests.errors).toEqual([
      {
        error_type: 'not_found',
        operation_id: 'getClient',
        error_count: 2,
        last_seen_at: expect.any(String),
        last_request_log_id: expect.any(String),
        last_error_message: expect.stringContaining(missing),
      },
    ]);
    const { totals } = requests;
    expect(totals.request_count).toBe(totals.rest_count + totals.mcp_count);
    expect(totals.request_count).toBe(
      totals.success_count + totals.client_error_count + totals.server_error_count,
    );
    expect(totals).toMatchObject({
      mcp_count: expect.toSatisfy((count: number) => count >= 1),
      client_error_count: 2,
      server_error_count: 0,
    });
    expect(requests.credentials).toEqual([
      {
        credential: { kind: 'api_key', id: expect.any(String), name: 'Everything' },
        user: { id: expect.any(String), name: 'Everything', email: null },
        request_count: totals.request_count,
        error_count: 2,
        last_seen_at: expect.any(String),
      },
    ]);
  });

  it('are those of a window in buckets, against as long a stretch before', async () => {
    const { startsAt } = windowAt('day', new Date());
    const at = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000).toISOString();
    const stored: [string, string, number, number][] = [
      [at(0), 'rest', 200, 10],
      [at(14.9), 'rest', 404, 20],
      [at(15), 'rest', 500, 30],
      [at(16), 'mcp', 200, 40],
      [at(16), 'mcp', 409, 50],
      [at(-1), 'rest', 200, 5],
      [at(-2), 'rest', 200, 5],
      [at(-60 * 25), 'rest', 500, 5],
    ];
    for (const [created_at, channel, status, duration] of stored) {
      await webhooks.service.query(
        `insert into api_request_logs (tenant_id, request_id, channel, operation_id, method, path, status, error_type, duration_ms, request_bytes, response_bytes, created_at)
        values ($1, 'past', $2, 'getTask', 'GET', '/v1/tasks', $3, case when $3 >= 400 then 'conflict' end, $4, 0, 0, $5)`,
        [past.id, channel, status, duration, created_at],
      );
    }
    const { requests, starts_at, bucket_seconds } = await health('day', past.key);
    expect([starts_at, bucket_seconds, requests.buckets.length]).toEqual([startsAt.toISOString(), 900, 96]);
    expect(requests.buckets[0]).toEqual({
      starts_at,
      rest: { success: 1, client_error: 1, server_error: 0 },
      mcp: { success: 0, client_error: 0, server_error: 0 },
      p50_ms: 10,
      p95_ms: 20,
    });
    expect(requests.buckets[1]).toEqual({
      starts_at: at(15),
      rest: { success: 0, client_error: 0, server_error: 1 },
      mcp: { success: 1, client_error: 1, server_error: 0 },
      p50_ms: 40,
      p95_ms: 50,
    });
    expect(requests.buckets[2]).toEqual({
      starts_at: at(30),
      rest: { success: 0, client_error: 0, server_error: 0 },
      mcp: { success: 0, client_error: 0, server_error: 0 },
      p50_ms: null,
      p95_ms: null,
    });
    expect(requests.totals_before).toMatchObject({ request_count: 2, error_percent: 0, p95_ms: 5 });
    expect(requests.operations).toContainEqual({
      operation_id: 'getTask',
      request_count: 5,
      error_count: 3,
      p95_ms: 50,
    });
    expect(requests.request_change_percent).toBe(((requests.totals.request_count - 2) / 2) * 100);
    expect(requests.error_change_points).toBeCloseTo(requests.totals.error_percent!, 1);
    expect((await health('month', past.key)).requests).toMatchObject({
      totals_before: null,
      request_change_percent: null,
      error_change_points: null,
    });
  });

  it.each(['hour', 'day', 'week', 'month'] as const)(
    'of a %s are in no more than 120 buckets, which end now and never overlap',
    async (window) => {
      const { buckets } = (await health(window)).requests;
      expect(buckets.length).toBeLessThanOrEqual(120);
      const { bucket_seconds: seconds, starts_at: start, ends_at: end } = await health(window);
      expect(Date.parse(start) % (seconds * 1000)).toBe(0);
      expect(Date.parse(end) - Date.parse(start)).toBeLessThanOrEqual(buckets.length * seconds * 1000);
      expect(Date.parse(end)).toBeGreaterThanOrEqual(
        Date.parse(start) + (buckets.length - 1) * seconds * 1000,
      );
    },
  );
});

describe('the webhooks of an agency', () => {
  it('are counted by the state that they have, and those that fail are shown with the reason', async () => {
    const { service, receiver } = webhooks;
    await subscribe(service, receiver.url(), ['client.created']);
    await createClient(service, 'Arrives');
    await received(receiver, 1);
    receiver.answer(503);
    await createClient(service, 'Does not');
    await service.ok('sendWebhookPing', { body: {} });
    const found = await vi.waitFor(async () => {
      const { webhooks: state } = await health();
      expect(state!.totals).toEqual({
        pending: 0,
        delivering: 0,
        delivered: 1,
        retrying: 1,
        exhausted: 0,
        skipped: 0,
      });
      expect(state!.waiting_count, 'the ping has gone out').toBe(1);
      return state;
    }, patiently);
    expect(found).toMatchObject({
      waiting_count: 1,
      events: { arrived_count: 1, missed_count: 0, waiting_count: 1, arrived_percent: 100 },
      outages: [],
      endpoints: [{ url: receiver.url(), status: 'active', consecutive_failures: 1 }],
    });
    expect(found!.last_failures).toEqual([
      expect.objectContaining({
        event_type: 'client.created',
        status: 'retrying',
        attempt_count: 1,
        last_status_code: 503,
        error_class: 'http_status',
        error_message: expect.stringContaining('503'),
      }),
    ]);
    expect(
      found!.buckets.reduce(
        (sum: number, { delivered, retrying }: { delivered: number; retrying: number }) =>
          sum + delivered + retrying,
        0,
      ),
    ).toBe(2);
    receiver.answer(200);
    await hurry(service);
    await vi.waitFor(
      async () =>
        expect((await health()).webhooks).toMatchObject({
          waiting_count: 0,
          totals: { delivered: 2, retrying: 0 },
          last_failures: [],
        }),
      patiently,
    );
    expect((await health('hour', past.key)).webhooks).toMatchObject({
      endpoints: [],
      totals: { delivered: 0 },
      events: { arrived_count: 0, missed_count: 0, waiting_count: 0, arrived_percent: null },
      outages: [],
      last_failures: [],
    });
  });
});

describe('an endpoint that is off', () => {
  const off = async () => (await health('month')).webhooks;

  it('is told with what it misses, which counts against the share that arrives until it is sent again', async () => {
    const { service, receiver } = webhooks;
    await service.query('delete from webhook_deliveries');
    receiver.answer(200);
    await subscribe(service, receiver.url(), ['client.created']);
    receiver.forget();
    await createClient(service, 'Arrives');
    await received(receiver, 1);
    await service.ok('updateWebhookSettings', { body: { endpoint: { status: 'disabled_by_user' } } });
    for (let index = 0; index < 3; index += 1) await createClient(service, `Missed ${index}`);
    const found = await vi.waitFor(async () => {
      const state = await off();
      expect(state!.totals).toMatchObject({ delivered: 1, skipped: 3 });
      // Each part of the answer is a statement of its own: one may see the last delivery and another not yet.
      expect(state!.events).toEqual({
        arrived_count: 1,
        missed_count: 3,
        waiting_count: 0,
        arrived_percent: 25,
      });
      expect(state!.outages).toEqual([
        {
          endpoint_id: state!.endpoints[0]!.id,
          event_type: null,
          url: receiver.url(),
          status: 'disabled_by_user',
          disabled_at: state!.endpoints[0]!.disabled_at,
          unsent_event_count: 3,
        },
      ]);
      return state;
    }, patiently);
    expect(Date.parse(found!.outages[0]!.disabled_at)).toBeGreaterThan(Date.now() - 60_000);

    await service.ok('updateWebhookSettings', { body: { endpoint: { status: 'active' } } });
    expect((await off())!.outages).toEqual([]);
    await service.ok('recoverWebhookDeliveries', { body: { created_after: '2026-01-01T00:00:00.000Z' } });
    // The deliveries that were skipped stay in the log; their events have arrived.
    await vi.waitFor(
      async () =>
        expect((await off())!.events).toEqual({
          arrived_count: 4,
          missed_count: 0,
          waiting_count: 0,
          arrived_percent: 100,
        }),
      patiently,
    );
    expect((await off())!.totals).toMatchObject({ delivered: 4, skipped: 3 });
  });
});

describe('the budgets of requests', () => {
  it('tell what is left in this minute, for the agency and for each of its programs', async () => {
    const { service } = webhooks;
    const host = await Host.connect(service.url, agency.key);
    await host.start('Look at clients');
    await host.close();
    const { budgets } = await health();
    const of = (name: string) => budgets.filter(({ budget }: { budget: string }) => budget === name);
    expect(budgets.map(({ limit, used, remaining }) => used! + remaining === limit)).not.toContain(false);
    expect(of('rest')).toMatchObject([
      { limit: 5_000, subject_name: null, used: expect.toSatisfy((used: number) => used > 0) },
    ]);
    expect(of('mcp')).toMatchObject([
      { limit: 400, subject_name: null, used: expect.toSatisfy((used: number) => used > 0) },
    ]);
    expect(of('mcp_subject')).toMatchObject([
      { limit: 200, subject_name: 'Everything', used: expect.toSatisfy((used: number) => used > 0) },
    ]);
    const seconds = (Date.parse(of('mcp')[0]!.resets_at!) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('are full when nobody called', async () => {
    const { budgets } = await health('hour', past.key);
    expect(budgets.slice(1)).toEqual([
      { budget: 'mcp', subject_name: null, limit: 400, used: 0, remaining: 400, resets_at: null },
      { budget: 'mcp_subject', subject_name: null, limit: 200, used: 0, remaining: 200, resets_at: null },
    ]);
  });
});

it('holds back what other permissions are for', async () => {
  const { service } = webhooks;
  const viewer = await service.keyWith(agency, ['settings.view']);
  const found = await vi.waitFor(async () => {
    const seen = await health('hour', viewer);
    expect(seen.requests.errors).not.toEqual([]);
    return seen;
  }, patiently);
  expect(found.webhooks).toBeNull();
  expect(found.requests.credentials).toBeNull();
  expect(
    found.requests.errors.map(
      ({ last_error_message }: { last_error_message: unknown }) => last_error_message,
    ),
  ).toEqual(found.requests.errors.map(() => null));
  expect(found.budgets.map(({ subject_name }: { subject_name: unknown }) => subject_name)).toEqual(
    found.budgets.map(() => null),
  );
});
