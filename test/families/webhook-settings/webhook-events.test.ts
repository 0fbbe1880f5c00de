import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { verifyWebhook } from '#generated/client/index.ts';
import { eventTypes, type EventType } from '#generated/events.ts';
import type { Operation } from '#generated/operation.ts';
import { families } from '#generated/operations.ts';
import { eventData } from '#generated/events.validators.js';
import {
  type Webhooks,
  attemptsOf,
  deliveriesOf,
  forgetDeliveries,
  received,
  settled,
  startWebhooks,
  subscribe,
} from '../../delivery/setup.ts';
import { patiently } from '../../support/waiting.ts';

let webhooks: Webhooks;
let secret: string;
beforeAll(async () => {
  webhooks = await startWebhooks();
  secret = (await subscribe(webhooks.service, webhooks.receiver.url(), []))!;
});
afterEach(async () => {
  await forgetDeliveries(webhooks);
  await webhooks.service.ok('updateWebhookSettings', {
    body: { endpoint: { status: 'active' }, overrides: [], enabled_events: [] },
  });
});
afterAll(() => webhooks.stop());

interface CatalogEvent {
  event_type: EventType;
  category: string;
  is_enabled: boolean;
  is_pending: boolean;
  has_override: boolean;
  sample_body: string;
}

const list = async (query: Record<string, unknown> = {}) =>
  (await webhooks.service.ok('listWebhookEvents', { query: { limit: 200, ...query } })) as {
    data: CatalogEvent[];
    pagination: { total: number };
  };
const typesOf = async (query: Record<string, unknown>) =>
  (await list(query)).data.map(({ event_type }) => event_type);
const save = (body: object) => webhooks.service.ok('updateWebhookSettings', { body });
const ping = (body: object = {}) => webhooks.service.call('sendWebhookPing', { body });
const sample = (event_type: string) => webhooks.service.call('sendWebhookSample', { body: { event_type } });
const endpoint = async () => (await webhooks.service.ok('getWebhookSettings')).data.endpoint;

describe('the catalogue', () => {
  it('lists every event there is, in its own order and by name', async () => {
    const { data, pagination } = await list();
    expect([eventTypes.length, pagination.total]).toEqual([62, 62]);
    expect(data.map(({ event_type }) => event_type)).toEqual(eventTypes);
    // Each category in one piece, whatever `order` says.
    expect(
      data.map(({ category }) => category).filter((category, index, all) => category !== all[index - 1]),
    ).toHaveLength(new Set(data.map(({ category }) => category)).size);
    expect(await typesOf({ order: 'asc' })).toEqual(await typesOf({ order: 'desc' }));
    const byName = [...eventTypes].sort();
    expect(await typesOf({ sort: 'event_type', order: 'asc' })).toEqual(byName);
    expect(await typesOf({ sort: 'event_type', order: 'desc' })).toEqual(byName.toReversed());
    expect(await typesOf({ sort: 'event_type', order: 'asc', limit: 3, offset: 60 })).toEqual(
      byName.slice(60),
    );
  });

  it('marks the events that nothing can emit yet, and no others', async () => {
    const operations = families.flatMap((family): readonly Operation[] => family.operations);
    const { data } = await list();
    const pending = new Set(data.filter(({ is_pending }) => is_pending).map(({ event_type }) => event_type));
    for (const { event_type } of data) {
      const emitters = operations.filter(({ events }) => events.includes(event_type));
      if (emitters.length > 0)
        expect([event_type, pending.has(event_type)]).toEqual([
          event_type,
          emitters.every(({ isPending }) => isPending),
        ]);
    }
    expect(pending.has('client.merged'), 'merging is still to be built; when it is, take another event').toBe(
      true,
    );
    expect([pending.has('client.created'), pending.has('user.setup_completed')]).toEqual([false, false]);
  });

  it('finds events by name, text, category and whether they are enabled', async () => {
    await save({
      enabled_events: ['client.created', 'ticket.created'],
      overrides: [{ event_type: 'ticket.created', url: webhooks.receiver.url('/tickets') }],
    });
    expect(await typesOf({ search: 'CLIENT_NOTE' })).toEqual(['client_note.created', 'client_note.updated']);
    expect(await typesOf({ search: 'surviving' })).toContain('client.merged');
    expect(await typesOf({ search: 'nothing like it' })).toEqual([]);
    expect(
      (await list({ category: ['ticket', 'training'] })).data.every(({ category }) =>
        ['ticket', 'training'].includes(category),
      ),
    ).toBe(true);
    expect(await typesOf({ category: ['client'], search: 'client.created' })).toEqual(['client.created']);
    expect(
      (await list({ is_enabled: true })).data.map(({ event_type, is_enabled, has_override }) => [
        event_type,
        is_enabled,
        has_override,
      ]),
    ).toEqual([
      ['client.created', true, false],
      ['ticket.created', true, true],
    ]);
    const others = await list({ is_enabled: false });
    expect([others.pagination.total, others.data.some(({ is_enabled }) => is_enabled)]).toEqual([60, false]);
  });

  it.each(eventTypes)('shows a body of %s as receivers will get it', async (event_type) => {
    const found = (await list({ search: event_type })).data.find((event) => event.event_type === event_type)!;
    const body = JSON.parse(found.sample_body);
    expect(Object.keys(body)).toEqual(['id', 'event_type', 'created_at', 'tenant_id', 'data']);
    expect(body).toMatchObject({ event_type, tenant_id: webhooks.service.agencies[0].id });
    const validate = eventData[event_type];
    expect([validate(body.data), validate.errors]).toEqual([true, null]);
  });
});

describe('a sample', () => {
  it('can be sent of every event, whether it is enabled or not, and verifies like a real one', async () => {
    const { service, receiver } = webhooks;
    const [enabled, others] = [eventTypes.slice(0, 31), eventTypes.slice(31)];
    expect((await save({ enabled_events: eventTypes })).data.enabled_events).toEqual([...eventTypes].sort());
    for (const type of enabled)
      expect((await sample(type)).body.data).toMatchObject({
        event_type: type,
        status: 'pending',
        is_test: true,
        is_manual: true,
        max_attempts: 1,
        sequence: null,
      });
    await save({ enabled_events: [] });
    for (const type of others) expect((await sample(type)).status).toBe(200);
    const requests = await received(receiver, 62);
    const rows = await settled(service, 'delivered');
    expect(rows).toHaveLength(62);
    for (const { headers, body } of requests) {
      const event = await verifyWebhook(body, String(headers['x-at-signature']), secret);
      expect(headers).toMatchObject({
        'x-at-sample': 'true',
        'x-at-event': event.event_type,
        'x-at-event-id': event.id,
      });
      expect(eventData[event.event_type as EventType](event.data)).toBe(true);
      expect(rows.find(({ id }) => id === headers['x-at-delivery-id'])).toMatchObject({
        event_id: event.id,
        event_type: event.event_type,
        body,
      });
    }
    expect(new Set(requests.map(({ headers }) => headers['x-at-event']))).toEqual(new Set(eventTypes));
    expect(new Set(requests.map(({ headers }) => headers['x-at-event-id'])).size).toBe(62);
    // The samples of the catalogue are no events of the agency: nobody else hears of them.
    expect(await service.takeEvents()).toEqual([]);
  });

  it('goes where its event would go, and needs an event and an address', async () => {
    const { service, receiver } = webhooks;
    await save({ overrides: [{ event_type: 'client.created', url: receiver.url('/own') }] });
    expect((await sample('client.created')).body.data).toMatchObject({
      endpoint_kind: 'override',
      url: receiver.url('/own'),
    });
    expect((await sample('client.updated')).body.data).toMatchObject({ endpoint_kind: 'global' });
    await received(receiver, 2);
    expect(receiver.requests.map(({ path, headers }) => [path, headers['x-at-event']]).sort()).toEqual([
      ['/hooks', 'client.updated'],
      ['/own', 'client.created'],
    ]);
    const unknown = await sample('client.teleported');
    expect([unknown.status, unknown.body.error.message]).toEqual([
      400,
      expect.stringContaining('body.event_type is "client.teleported"'),
    ]);
    expect(
      (
        await service.call(
          'sendWebhookSample',
          { body: { event_type: 'client.created' } },
          { key: service.agencies[1].key },
        )
      ).status,
    ).toBe(409);
  });
});

describe.each([
  ['a ping', ping, 'webhook.ping'],
  ['a sample', () => sample('client.created'), 'client.created'],
] as const)('%s', (_, send, type) => {
  it('makes one attempt, and its failure does not count', async () => {
    const { service, receiver } = webhooks;
    await service.query(
      'update webhook_endpoints set consecutive_failures = 49, last_success_at = null, last_failure_at = null',
    );
    receiver.answer(500, 'broken');
    const {
      body: { data: delivery },
    } = await send();
    const [row] = await settled(service, 'exhausted');
    expect(row).toMatchObject({
      id: delivery.id,
      attempt_count: 1,
      last_status_code: 500,
      error_class: 'http_status',
      next_attempt_at: null,
    });
    expect(await attemptsOf(service, row.id)).toMatchObject([
      { number: 1, status_code: 500, response_body: 'broken' },
    ]);
    expect(await endpoint()).toMatchObject({
      status: 'active',
      consecutive_failures: 49,
      last_failure_at: null,
    });
    expect(
      await service.query('select from graphile_worker._private_jobs where key like $1', [`${row.id}:2`]),
    ).toHaveLength(0);
    // Nor does its success.
    receiver.answer(200);
    await send();
    await vi.waitFor(
      async () =>
        expect((await deliveriesOf(service)).map(({ status }) => status).sort()).toEqual([
          'delivered',
          'exhausted',
        ]),
      patiently,
    );
    expect(await endpoint()).toMatchObject({ consecutive_failures: 49, last_success_at: null });
  });

  it.each(['disabled_by_user', 'disabled_by_failures'])(
    'is sent while the endpoint is %s, and leaves it so',
    async (status) => {
      const { service, receiver } = webhooks;
      await service.query('update webhook_endpoints set status = $1, disabled_at = now()', [status]);
      await send();
      const [request] = await received(receiver, 1);
      expect(request!.headers['x-at-event']).toBe(type);
      await settled(service, 'delivered');
      expect((await endpoint())!.status).toBe(status);
    },
  );

  it('goes past what waits for the endpoint', async () => {
    const { service, receiver } = webhooks;
    const [{ id: endpointId }] = (await service.query(
      'update webhook_endpoints set mean_duration_ms = 100000 returning id',
    )) as [{ id: string }];
    // Its lane is full of deliveries whose turn is later.
    await service.query(
      `insert into webhook_deliveries (tenant_id, event_id, event_type, endpoint_id, endpoint_kind, url, status, body, lane_at, last_attempt_at)
      select $1, gen_random_uuid(), 'client.created', $2, 'global', $3, 'delivering', '{}', now(), now() from generate_series(1, 4)`,
      [service.agencies[0].id, endpointId, receiver.url()],
    );
    await send();
    await received(receiver, 1);
    await service.query("delete from webhook_deliveries where body = '{}'");
  });
});

describe('a ping', () => {
  it('tells who sent it, and is verified as what it is', async () => {
    const { service, receiver } = webhooks;
    const {
      body: { data: delivery },
    } = await ping();
    expect(delivery).toMatchObject({
      event_type: 'webhook.ping',
      endpoint_kind: 'global',
      url: receiver.url(),
      status: 'pending',
      max_attempts: 1,
      is_test: true,
      is_manual: true,
      sequence: null,
      redelivery_of_id: null,
    });
    const [{ headers, body }] = (await received(receiver, 1)) as [(typeof receiver.requests)[0]];
    expect(headers).not.toHaveProperty('x-at-sample');
    expect(await verifyWebhook(body, String(headers['x-at-signature']), secret)).toMatchObject({
      id: delivery.event_id,
      event_type: 'webhook.ping',
      tenant_id: service.agencies[0].id,
      data: { actor: { type: 'service_account', name: 'Everything', id: delivery.created_by } },
    });
  });

  it('goes to the override of an event, and to none that is not there', async () => {
    const { service, receiver } = webhooks;
    await save({
      overrides: [{ event_type: 'client.created', url: receiver.url('/own'), status: 'disabled_by_user' }],
    });
    expect((await ping({ event_type: 'client.created' })).body.data).toMatchObject({
      event_type: 'webhook.ping',
      endpoint_kind: 'override',
      url: receiver.url('/own'),
    });
    expect((await received(receiver, 1))[0]!.path).toBe('/own');
    const missing = await ping({ event_type: 'client.updated' });
    expect([missing.status, missing.body.error.message]).toEqual([
      409,
      'client.updated has no override to ping.',
    ]);
    expect((await ping({ event_type: 'client.teleported' })).status).toBe(400);
    const nowhere = await service.call(
      'sendWebhookPing',
      { body: { event_type: null } },
      { key: service.agencies[1].key },
    );
    expect([nowhere.status, nowhere.body.error.message]).toEqual([409, 'No endpoint is set. Set one first.']);
    expect(await deliveriesOf(service, service.agencies[1])).toEqual([]);
  });

  it('is sent once for one Idempotency-Key', async () => {
    const send = { body: {}, headers: { 'Idempotency-Key': randomUUID() } };
    const [first, second] = [
      await webhooks.service.call('sendWebhookPing', send),
      await webhooks.service.call('sendWebhookPing', send),
    ];
    expect(second.body).toEqual(first.body);
    await settled(webhooks.service, 'delivered');
    expect(webhooks.receiver.requests).toHaveLength(1);
  });
});
