import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Webhooks,
  createClient,
  deliveriesOf,
  forgetDeliveries,
  hurry,
  received,
  settled,
  startWebhooks,
  subscribe,
} from '../../delivery/setup.ts';
import { patiently } from '../../support/waiting.ts';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await startWebhooks();
  await webhooks.service.ok('updateWebhookSettings', {
    body: {
      endpoint: {
        url: webhooks.receiver.url(),
        headers: { authorization: 'Bearer hidden', 'x-route': 'agency' },
      },
    },
  });
  await subscribe(webhooks.service, webhooks.receiver.url(), ['client.created']);
});
afterEach(async () => {
  await forgetDeliveries(webhooks);
  await webhooks.service.ok('updateWebhookSettings', {
    body: { endpoint: { url: webhooks.receiver.url(), status: 'active' }, overrides: [] },
  });
});
afterAll(() => webhooks.stop());

const unknown = randomUUID();
const list = async (query: object = {}) =>
  (await webhooks.service.ok('listOutboundWebhookDeliveries', { query: { ...query } }))
    .data as unknown as Record<string, string>[];
const details = async (id: string) =>
  (await webhooks.service.ok('getOutboundWebhookDelivery', { path: { id } })).data;
const redeliver = (id: string, key = webhooks.service.agencies[0].key) =>
  webhooks.service.call('redeliverOutboundWebhook', { path: { id } }, { key });

/** A delivery as the past left it; `columns` are those of the table. */
async function past(columns: Record<string, unknown> = {}): Promise<string> {
  const row = {
    tenant_id: webhooks.service.agencies[0].id,
    event_id: randomUUID(),
    event_type: 'client.created',
    endpoint_id: randomUUID(),
    endpoint_kind: 'global',
    url: 'https://former.example/',
    status: 'delivered',
    body: '{}',
    ...columns,
  };
  const names = Object.keys(row);
  const [stored] = await webhooks.service.query<{ id: string }>(
    `insert into webhook_deliveries (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()}) returning id`,
    Object.values(row),
  );
  return stored!.id;
}

describe('the list', () => {
  /** Three that differ in everything, the oldest first. */
  async function three() {
    const [record, other] = [randomUUID(), randomUUID()];
    const creator = webhooks.service.agencies[0].ownerId;
    const delivered = await past({
      created_at: '2026-03-01T00:00:00Z',
      last_attempt_at: '2026-03-01T00:00:01Z',
      attempt_count: 1,
      last_status_code: 200,
      record_ids: [record, other],
      event_type: 'client_note.created',
    });
    const retrying = await past({
      created_at: '2026-03-02T00:00:00Z',
      status: 'retrying',
      last_attempt_at: '2026-03-09T00:00:00Z',
      next_attempt_at: '2099-01-02T00:00:00Z',
      attempt_count: 3,
      last_status_code: 503,
      error_class: 'http_status',
      endpoint_kind: 'override',
      record_ids: [record],
    });
    const pending = await past({
      created_at: '2026-03-03T00:00:00Z',
      status: 'pending',
      next_attempt_at: '2099-01-01T00:00:00Z',
      event_type: 'webhook.ping',
      is_manual: true,
      is_test: true,
      max_attempts: 1,
      created_by: creator,
      redelivery_of_id: delivered,
      error_class: 'timeout',
    });
    const events = await webhooks.service.query<{ event_id: string }>(
      'select event_id from webhook_deliveries order by created_at',
    );
    return {
      record,
      other,
      creator,
      delivered,
      retrying,
      pending,
      eventIds: events.map(({ event_id }) => event_id),
    };
  }
  const names = ({ delivered, retrying, pending }: Awaited<ReturnType<typeof three>>) =>
    new Map([
      [delivered, 'delivered'],
      [retrying, 'retrying'],
      [pending, 'pending'],
    ]);

  it('filters by everything that a delivery shows', async () => {
    const made = await three();
    const name = names(made);
    const found = async (query: object) => (await list(query)).map(({ id }) => name.get(id!)).join(' ');
    const expected: [object, string][] = [
      [{}, 'pending retrying delivered'],
      [{ id: [made.delivered, made.pending] }, 'pending delivered'],
      [{ status: ['retrying', 'pending'] }, 'pending retrying'],
      [{ event_type: ['client.created'] }, 'retrying'],
      [{ event_type: ['webhook.ping', 'client_note.created'] }, 'pending delivered'],
      [{ event_id: [made.eventIds[0], made.eventIds[1]] }, 'retrying delivered'],
      [{ record_id: [made.record] }, 'retrying delivered'],
      [{ record_id: [made.other] }, 'delivered'],
      [{ record_id: [made.other, unknown] }, 'delivered'],
      [{ record_id: [unknown] }, ''],
      [{ endpoint_kind: ['override'] }, 'retrying'],
      [{ endpoint_kind: ['global', 'override'] }, 'pending retrying delivered'],
      [{ created_by: [made.creator] }, 'pending'],
      [{ created_by: [unknown] }, ''],
      [{ redelivery_of_id: [made.delivered] }, 'pending'],
      [{ is_manual: true }, 'pending'],
      [{ is_manual: false }, 'retrying delivered'],
      [{ last_status_code: [503] }, 'retrying'],
      [{ last_status_code: [200, 503] }, 'retrying delivered'],
      [{ error_class: ['timeout'] }, 'pending'],
      [{ error_class: ['timeout', 'http_status'] }, 'pending retrying'],
      [{ created_after: '2026-03-02T00:00:00.000Z' }, 'pending retrying'],
      [{ created_before: '2026-03-02T00:00:00.000Z' }, 'delivered'],
      [{ record_id: [made.record], status: ['delivered'], is_manual: false }, 'delivered'],
      [{ limit: 1, offset: 1 }, 'retrying'],
    ];
    for (const [query, ids] of expected) expect([query, await found(query)]).toEqual([query, ids]);
  });

  it('sorts by each property, and puts those without a value last', async () => {
    const name = names(await three());
    const sorted = async (sort: string, order: string) =>
      (await list({ sort, order })).map(({ id }) => name.get(id!)).join(' ');
    const expected: [string, string, string][] = [
      ['created_at', 'delivered retrying pending', 'pending retrying delivered'],
      ['last_attempt_at', 'delivered retrying pending', 'retrying delivered pending'],
      ['next_attempt_at', 'pending retrying delivered', 'retrying pending delivered'],
      ['attempt_count', 'pending delivered retrying', 'retrying delivered pending'],
    ];
    for (const [sort, up, down] of expected)
      expect([sort, await sorted(sort, 'asc'), await sorted(sort, 'desc')]).toEqual([sort, up, down]);
  });

  it('finds what was sent about a record by its id', async () => {
    const { service, receiver } = webhooks;
    const client = await createClient(service, 'Looked for');
    await createClient(service, 'Not looked for');
    await received(receiver, 2);
    await settled(service, 'delivered');
    const found = await list({ record_id: [client.id] });
    expect(found).toHaveLength(1);
    expect(JSON.parse((await details(found[0]!['id']!)).body).data.client).toMatchObject({
      id: client.id,
      name: 'Looked for',
    });
  });
});

describe('a delivery', () => {
  it('is shown with the bytes that arrived, its headers but for the secrets, and every attempt', async () => {
    const { service, receiver } = webhooks;
    receiver.answer(503, 'not now');
    await createClient(service, 'Café "Zur Post" \u{1F680}');
    await settled(service, 'retrying');
    receiver.answer(200, '');
    await hurry(service);
    const [{ id }] = (await settled(service, 'delivered')) as [{ id: string }];
    const { delivery, headers, body, attempts } = await details(id);
    const [first, second] = receiver.requests;
    expect([first!.body, second!.body]).toEqual([body, body]);
    expect(body).toContain('Café \\"Zur Post\\" \u{1F680}');
    expect(delivery).toEqual((await list())[0]);
    expect(delivery).toMatchObject({
      status: 'delivered',
      event_id: JSON.parse(body).id,
      sequence: JSON.parse(body).data.sequence,
      body_size: Buffer.byteLength(body),
      attempt_count: 2,
      is_manual: false,
      created_by: null,
    });
    expect(headers).toEqual({
      authorization: '********',
      'x-route': '********',
      'content-type': 'application/json',
      'user-agent': 'Agency-Webhooks/1.0',
      'x-at-event': 'client.created',
      'x-at-delivery-id': id,
      'x-at-event-id': delivery.event_id,
    });
    // What is shown is what came, but for what is masked, signed anew, or of the connection.
    for (const [name, value] of Object.entries(headers))
      if (value !== '********') expect(second!.headers[name]).toBe(value);
    expect(second!.headers['authorization']).toBe('Bearer hidden');
    expect(attempts).toMatchObject([
      {
        number: 1,
        url: receiver.url(),
        status_code: 503,
        error_class: 'http_status',
        error_message: 'The receiver answered 503.',
        response_body: 'not now',
        is_response_truncated: false,
        ip_address: '127.0.0.1',
      },
      { number: 2, status_code: 200, error_class: null, error_message: null, response_body: null },
    ]);
  });

  it('of a sample says so in its headers, a ping does not', async () => {
    const { service } = webhooks;
    const [sample, ping] = [
      (await service.ok('sendWebhookSample', { body: { event_type: 'client.created' } })).data,
      (await service.ok('sendWebhookPing', { body: {} })).data,
    ];
    expect((await details(sample.id)).headers).toHaveProperty('x-at-sample', 'true');
    expect((await details(ping.id)).headers).not.toHaveProperty('x-at-sample');
  });

  it('is for settings.webhooks, of its own agency, and 404 when it is not there', async () => {
    const { service } = webhooks;
    const id = await past();
    const reader = await service.keyWith(service.agencies[0], [
      'settings.view',
      'settings.manage',
      'clients.view',
    ]);
    const stranger = { key: service.agencies[1].key };
    for (const operation of ['getOutboundWebhookDelivery', 'redeliverOutboundWebhook']) {
      expect((await service.call(operation, { path: { id } }, { key: reader })).status).toBe(403);
      expect((await service.call(operation, { path: { id } }, stranger)).status).toBe(404);
      const { status, body } = await service.call(operation, { path: { id: unknown } });
      expect([status, body.error.message]).toEqual([
        404,
        `No webhook delivery with id ${unknown} exists in this agency.`,
      ]);
    }
    expect((await service.call('listOutboundWebhookDeliveries', {}, { key: reader })).status).toBe(403);
    expect((await service.ok('listOutboundWebhookDeliveries', {}, stranger)).data).toEqual([]);
  });
});

describe('a redelivery', () => {
  it.each(['delivered', 'exhausted', 'skipped'])(
    'of one that is %s sends the same bytes as a new delivery, to where the event goes now',
    async (status) => {
      const { service, receiver } = webhooks;
      const body = '{"id":"x", "spaced" : "ä"}';
      const record = randomUUID();
      const id = await past({ status, body, sequence: 41, attempt_count: 1, record_ids: [record] });
      const before = await details(id);
      // Whether the event is enabled does not matter.
      await service.ok('updateWebhookSettings', {
        body: {
          enabled_events: [],
          overrides: [{ event_type: 'client.created', url: receiver.url('/own') }],
        },
      });
      const {
        body: { data: made },
      } = await redeliver(id);
      expect(made).toMatchObject({
        event_id: before.delivery.event_id,
        event_type: 'client.created',
        sequence: 41,
        status: 'pending',
        attempt_count: 0,
        max_attempts: 8,
        is_manual: true,
        is_test: false,
        redelivery_of_id: id,
        endpoint_kind: 'override',
        url: receiver.url('/own'),
        created_by: expect.any(String),
        body_size: Buffer.byteLength(body),
      });
      expect(made.id).not.toBe(id);
      const [request] = await received(receiver, 1);
      expect([
        request!.path,
        request!.body,
        request!.headers['x-at-event-id'],
        request!.headers['x-at-delivery-id'],
      ]).toEqual(['/own', body, made.event_id, made.id]);
      await vi.waitFor(
        async () => expect((await details(made.id)).delivery.status).toBe('delivered'),
        patiently,
      );
      expect(await details(id)).toEqual(before);
      expect((await list({ record_id: [record], redelivery_of_id: [id] })).map((row) => row['id'])).toEqual([
        made.id,
      ]);
      // A redelivery can be repeated too, and names what it repeats.
      expect((await redeliver(made.id)).body.data).toMatchObject({
        redelivery_of_id: made.id,
        event_id: made.event_id,
      });
      await service.ok('updateWebhookSettings', { body: { enabled_events: ['client.created'] } });
    },
  );

  it('is tried eight times like any other, and counts for the endpoint', async () => {
    const { service, receiver } = webhooks;
    receiver.answer(500);
    const {
      body: { data: made },
    } = await redeliver(await past({ status: 'exhausted', attempt_count: 8 }));
    await vi.waitFor(
      async () =>
        expect((await details(made.id)).delivery).toMatchObject({
          status: 'retrying',
          attempt_count: 1,
          max_attempts: 8,
        }),
      patiently,
    );
    expect((await service.ok('getWebhookSettings')).data.endpoint!.consecutive_failures).toBe(1);
  });

  it('is refused while the delivery goes on by itself', async () => {
    for (const status of ['pending', 'delivering', 'retrying']) {
      const answer = await redeliver(await past({ status, next_attempt_at: '2099-01-01T00:00:00Z' }));
      expect([answer.status, answer.body.error.message]).toEqual([
        409,
        expect.stringContaining(`The delivery is ${status} and will be attempted automatically`),
      ]);
    }
    await webhooks.service.query("delete from webhook_deliveries where status = 'delivering'");
    expect(await deliveriesOf(webhooks.service)).toHaveLength(2);
  });

  it('of a ping or a sample is refused', async () => {
    for (const event_type of ['webhook.ping', 'client.created']) {
      const answer = await redeliver(await past({ event_type, is_test: true, status: 'exhausted' }));
      expect([answer.status, answer.body.error.message]).toEqual([
        409,
        'Pings and samples cannot be sent again. Send a new one instead.',
      ]);
    }
  });

  it('is refused when its endpoint is off or none is set, with what to do', async () => {
    const { service, receiver } = webhooks;
    const id = await past({ status: 'exhausted' });
    for (const status of ['disabled_by_user', 'disabled_by_failures']) {
      await service.query('update webhook_endpoints set status = $1, disabled_at = now()', [status]);
      const answer = await redeliver(id);
      expect([answer.status, answer.body.error.message]).toEqual([
        409,
        `The endpoint ${receiver.url()} is not active (${status}). Set its status to active, then try again.`,
      ]);
    }
    const elsewhere = await past({ tenant_id: service.agencies[1].id, status: 'exhausted' });
    const none = await redeliver(elsewhere, service.agencies[1].key);
    expect([none.status, none.body.error.message]).toEqual([
      409,
      expect.stringContaining('No webhook endpoint is configured'),
    ]);
    expect(await deliveriesOf(service)).toHaveLength(1);
  });
});
