import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Webhooks,
  attemptsOf,
  createClient,
  deliveriesOf,
  forgetDeliveries,
  hurry,
  received,
  settled,
  startWebhooks,
  subscribe,
} from './setup.ts';
import { patiently } from '../support/waiting.ts';

let webhooks: Webhooks;
let secret: string;
beforeAll(async () => {
  webhooks = await startWebhooks();
  secret = (await subscribe(webhooks.service, webhooks.receiver.url(), ['client.created']))!;
});
afterEach(async () => {
  await forgetDeliveries(webhooks);
  await webhooks.service.query(
    "update webhook_endpoints set status = 'active', consecutive_failures = 0, mean_duration_ms = 0",
  );
});
afterAll(() => webhooks.stop());

const signatureOf = (key: string, timestamp: string, body: string) =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');

describe('a delivery', () => {
  it('is a signed POST of the event, with the headers of the specification', async () => {
    const { service, receiver } = webhooks;
    const client = await createClient(service, 'Harbor Dental');
    const [request] = await received(receiver, 1);
    const [row] = await settled(service, 'delivered');
    const envelope = JSON.parse(request!.body);
    expect(request).toMatchObject({ method: 'POST', path: '/hooks' });
    expect(Object.keys(envelope)).toEqual(['id', 'event_type', 'created_at', 'tenant_id', 'data']);
    expect(envelope).toMatchObject({
      event_type: 'client.created',
      tenant_id: service.agencies[0].id,
      data: { client: { id: client.id, name: 'Harbor Dental' }, actor: { type: 'service_account' } },
    });
    expect(request!.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Agency-Webhooks/1.0',
      'x-at-event': 'client.created',
      'x-at-delivery-id': row.id,
      'x-at-event-id': envelope.id,
      'content-length': String(Buffer.byteLength(request!.body)),
    });
    const [, timestamp, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(
      String(request!.headers['x-at-signature']),
    )!;
    expect(signature).toBe(signatureOf(secret, timestamp!, request!.body));
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(10);
    expect(row).toMatchObject({
      attempt_count: 1,
      last_status_code: 200,
      error_class: null,
      next_attempt_at: null,
      lane_at: null,
    });
    expect(await attemptsOf(service, row.id)).toMatchObject([
      { number: 1, status_code: 200, response_body: 'thanks', ip_address: '127.0.0.1', error_class: null },
    ]);
  });

  it('is tried eight times with the waits of the specification, each time with the same bytes and a fresh signature', async () => {
    const { service, receiver } = webhooks;
    receiver.respond = (_request, response) =>
      void response.writeHead(503, { 'Retry-After': '1' }).end('not now');
    await createClient(service, 'Slow Bakery');
    const waits: number[] = [];
    for (let attempt = 1; attempt < 8; attempt += 1) {
      const row = await vi.waitFor(async () => {
        const [found] = await deliveriesOf(service);
        expect(found).toMatchObject({
          status: 'retrying',
          attempt_count: attempt,
          error_class: 'http_status',
          last_status_code: 503,
        });
        return found;
      }, patiently);
      waits.push(
        Math.round(
          (new Date(row.next_attempt_at).getTime() - new Date(row.last_attempt_at).getTime()) / 1000,
        ),
      );
      const jobs = await service.query(
        'select key, max_attempts, extract(epoch from run_at - now()) as seconds from graphile_worker._private_jobs where key like $1 and locked_at is null',
        [`${row.id}:%`],
      );
      expect(jobs).toMatchObject([{ key: `${row.id}:${attempt + 1}`, max_attempts: 1 }]);
      await hurry(service);
    }
    const [row] = await settled(service, 'exhausted');
    expect(waits).toEqual([30, 120, 600, 1800, 7200, 21600, 43200]);
    expect(new Set(receiver.requests.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.requests.map(({ headers }) => headers['x-at-delivery-id'])).size).toBe(1);
    expect(receiver.requests).toHaveLength(8);
    expect(
      (await attemptsOf(service, row.id)).map(({ number, status_code, response_body }) => [
        number,
        status_code,
        response_body,
      ]),
    ).toEqual(Array.from({ length: 8 }, (_, index) => [index + 1, 503, 'not now']));
    expect(row).toMatchObject({ next_attempt_at: null, delivered_at: null });
  });

  it('is delivered by any 2xx and by nothing else', async () => {
    const { service, receiver } = webhooks;
    for (const [status, outcome] of [
      [204, 'delivered'],
      [299, 'delivered'],
      [301, 'retrying'],
      [404, 'retrying'],
      [410, 'retrying'],
      [500, 'retrying'],
    ] as const) {
      await service.query('delete from webhook_deliveries');
      receiver.respond = (_request, response) =>
        void response.writeHead(status, { Location: receiver.url('/elsewhere') }).end();
      await createClient(service, `Answers ${status}`);
      const [row] = await settled(service, outcome);
      expect([status, row.error_class]).toEqual([
        status,
        outcome === 'delivered' ? null : status === 301 ? 'redirect' : 'http_status',
      ]);
    }
    expect(receiver.requests.every(({ path }) => path === '/hooks')).toBe(true);
  });

  it('keeps the first 4 KiB of an answer and says that there was more', async () => {
    const { service, receiver } = webhooks;
    receiver.answer(500, `${'é'.repeat(2000)}\0${'x'.repeat(200_000)}`);
    await createClient(service, 'Verbose');
    const [row] = await settled(service, 'retrying');
    const [attempt] = await attemptsOf(service, row.id);
    expect(Buffer.byteLength(attempt.response_body)).toBeLessThanOrEqual(4100);
    expect(attempt.response_body.startsWith('éé')).toBe(true);
    expect(attempt.is_response_truncated).toBe(true);
  });

  it('uses connections again', async () => {
    const { service, receiver } = webhooks;
    const before = receiver.connections;
    for (let index = 0; index < 5; index += 1) {
      await createClient(service, `One after the other ${index}`);
      await received(receiver, index + 1);
      await settled(service, 'delivered');
    }
    expect(receiver.connections - before).toBeLessThanOrEqual(1);
  });

  it('to an address that cannot be reached, or whose certificate is not for it, fails with a reason', async () => {
    const { service, receiver } = webhooks;
    const tries = [
      ['https://receiver.test:1/closed', 'network', /ECONNREFUSED/],
      [receiver.url('/hooks', 'other.example'), 'tls', /certificate|altnames/],
    ] as const;
    for (const [url, errorClass, message] of tries) {
      await service.query('delete from webhook_deliveries');
      await service.query('update webhook_endpoints set url = $1', [url]);
      await createClient(service, `To ${url}`);
      const [row] = await settled(service, 'retrying');
      expect(row.error_class).toBe(errorClass);
      expect((await attemptsOf(service, row.id))[0].error_message).toMatch(message);
    }
    await service.query('update webhook_endpoints set url = $1', [receiver.url()]);
  });
});

describe('an endpoint', () => {
  const endpoint = async () =>
    (
      await webhooks.service.query<{ status: string; consecutive_failures: number }>(
        'select status, consecutive_failures from webhook_endpoints',
      )
    )[0]!;

  it('counts failures in a row, and a success begins anew', async () => {
    const { service, receiver } = webhooks;
    receiver.answer(500);
    await createClient(service, 'First');
    await settled(service, 'retrying');
    await createClient(service, 'Second');
    await vi.waitFor(
      async () => expect(await endpoint()).toMatchObject({ consecutive_failures: 2 }),
      patiently,
    );
    receiver.answer(200);
    await hurry(service);
    await settled(service, 'delivered');
    expect(await endpoint()).toMatchObject({ status: 'active', consecutive_failures: 0 });
  });

  it('is turned off by the fiftieth failure in a row; what waits is skipped, and what comes later too', async () => {
    const { service, receiver } = webhooks;
    receiver.answer(500);
    await service.query('update webhook_endpoints set consecutive_failures = 48');
    await createClient(service, 'Forty-ninth');
    await settled(service, 'retrying');
    expect(await endpoint()).toMatchObject({ status: 'active', consecutive_failures: 49 });
    await createClient(service, 'Fiftieth');
    await vi.waitFor(
      async () =>
        expect(await endpoint()).toMatchObject({ status: 'disabled_by_failures', consecutive_failures: 50 }),
      patiently,
    );
    expect(
      await service.query(
        "select actor_type, previous from audit_log where record_kind = 'webhook_endpoint'",
      ),
    ).toEqual([{ actor_type: 'system', previous: { status: 'active' } }]);
    await settled(service, 'skipped');
    // Owners and admins are told, once.
    const told = () =>
      service.query(
        `select to_address, subject from email_deliveries where kind = 'webhook_endpoint_disabled'`,
      );
    await vi.waitFor(
      async () =>
        expect(await told()).toEqual([
          { to_address: 'owner@alder.example', subject: 'A webhook endpoint of Alder was disabled' },
        ]),
      patiently,
    );
    await createClient(service, 'Later');
    const rows = await vi.waitFor(async () => {
      const found = await deliveriesOf(service);
      expect(found).toHaveLength(3);
      return found;
    }, patiently);
    expect(rows.map(({ status, skip_reason }) => [status, skip_reason])).toEqual(
      Array(3).fill(['skipped', 'endpoint_disabled']),
    );
    expect(rows[2].attempt_count).toBe(0);
    receiver.answer(200);
    await subscribe(service, receiver.url(), ['client.created']);
    expect(await endpoint()).toEqual({ status: 'active', consecutive_failures: 0 });
  });

  it('stays at fifty failures while attempts that were under way end after it was turned off', async () => {
    const { service } = webhooks;
    await service.query(
      "update webhook_endpoints set status = 'disabled_by_failures', consecutive_failures = 50",
    );
    const ended = (failed: boolean[]) =>
      service.query(
        `
      select app.count_webhook_failures(jsonb_build_object('tenant_id', tenant_id, 'endpoint_id', id, 'failed', $1::jsonb, 'duration_ms', 1, 'failed_at', now())) from webhook_endpoints`,
        [JSON.stringify(failed)],
      );
    await ended([true, true, true]);
    expect(await endpoint()).toEqual({ status: 'disabled_by_failures', consecutive_failures: 50 });
    await service.query("update webhook_endpoints set status = 'active', consecutive_failures = 40");
    await ended(Array(20).fill(true));
    expect(await endpoint()).toEqual({ status: 'disabled_by_failures', consecutive_failures: 50 });
  });
});
