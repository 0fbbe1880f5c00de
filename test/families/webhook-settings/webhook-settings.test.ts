import { createHmac, randomUUID } from 'node:crypto';
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
} from '../../delivery/setup.ts';
import { places } from '../../support/stored.ts';
import { patiently } from '../../support/waiting.ts';

let webhooks: Webhooks;
/** Answers that a test keeps back. */
const held: (() => void)[] = [];
beforeAll(async () => void (webhooks = await startWebhooks()));
afterEach(async () => {
  for (const answer of held.splice(0)) answer();
  await forgetDeliveries(webhooks);
  for (const table of ['webhook_endpoints', 'webhook_settings'])
    await webhooks.service.query(`delete from ${table}`);
});
afterAll(() => webhooks.stop());

const url = (path = '/hooks') => webhooks.receiver.url(path);
const settings = async () => (await webhooks.service.ok('getWebhookSettings')).data;
const update = (body: object) => webhooks.service.call('updateWebhookSettings', { body });
const save = async (body: object) => (await webhooks.service.ok('updateWebhookSettings', { body })).data;
const reveal = () => webhooks.service.call('revealWebhookSecret');
const rotate = (body: object = {}, headers: Record<string, string> = {}) =>
  webhooks.service.call('rotateWebhookSecret', { body, headers });
const updateClient = (id: string, name: string) =>
  webhooks.service.ok('updateClient', { path: { id }, body: { name } });

/** The paths that requests came to, in the order of the alphabet. */
const paths = () => webhooks.receiver.requests.map(({ path }) => path).sort();
const failuresByEvent = async (): Promise<Record<string, number>> => {
  const { endpoint, overrides } = await settings();
  return Object.fromEntries(
    [endpoint, ...overrides].map((item) => [item!.event_type ?? 'global', item!.consecutive_failures]),
  );
};

describe('settings', () => {
  it('of a new agency are empty, and there is nothing to reveal or rotate', async () => {
    expect(await settings()).toEqual({
      endpoint: null,
      overrides: [],
      enabled_events: [],
      signing_secret: null,
      revision: 1,
      updated_at: null,
    });
    expect((await reveal()).status).toBe(409);
    expect((await rotate()).status).toBe(409);
    expect((await update({ endpoint: { status: 'active' } })).body.error.message).toContain(
      'body.endpoint.url is required',
    );
    expect((await settings()).revision).toBe(1);
  });

  it('keep what a change does not name, and count their revisions', async () => {
    const first = await save({
      endpoint: { url: url(), headers: { 'x-route': 'agency' } },
      enabled_events: ['client.updated', 'client.created'],
    });
    expect(first).toMatchObject({
      revision: 2,
      enabled_events: ['client.created', 'client.updated'],
      signing_secret: { is_revealed: false, former_expires_at: null },
      endpoint: {
        event_type: null,
        url: url(),
        status: 'active',
        header_names: ['x-route'],
        consecutive_failures: 0,
        disabled_at: null,
        waiting_count: 0,
      },
    });
    const moved = await save({ endpoint: { url: url('/moved') }, expected_revision: 2 });
    expect(moved).toMatchObject({
      revision: 3,
      enabled_events: first.enabled_events,
      signing_secret: first.signing_secret,
      endpoint: { id: first.endpoint!.id, url: url('/moved'), header_names: ['x-route'] },
    });
    expect((await save({ enabled_events: ['client.updated', 'client.created'] })).revision).toBe(3);
    expect(await save({ enabled_events: [] })).toMatchObject({
      revision: 4,
      enabled_events: [],
      endpoint: moved.endpoint,
    });
    expect(await settings()).toMatchObject({ revision: 4 });
  });

  it('are not changed by somebody who read an older revision', async () => {
    await save({ endpoint: { url: url() } });
    const stale = await update({ endpoint: { url: url('/stale') }, expected_revision: 1 });
    expect([stale.status, stale.body.error.message]).toEqual([409, expect.stringContaining('revision 2')]);
    expect((await settings()).endpoint!.url).toBe(url());
  });

  it('name an event that does not exist, and one that has two addresses', async () => {
    const unknown = await update({ enabled_events: ['client.created', 'client.teleported'] });
    expect([unknown.status, unknown.body.error.message]).toEqual([
      400,
      expect.stringMatching(/^body\.enabled_events\.1 is "client\.teleported".*webhook-settings\/events/),
    ]);
    // A ping is sent when somebody asks for it and cannot be enabled.
    expect((await update({ enabled_events: ['webhook.ping'] })).status).toBe(400);
    expect(
      (await update({ overrides: [{ event_type: 'client.teleported', url: url() }] })).body.error.message,
    ).toContain('body.overrides.0.event_type');
    const override = { event_type: 'client.created', url: url() };
    const twice = await update({ overrides: [override, { ...override, url: url('/second') }] });
    expect([twice.status, twice.body.error.message]).toEqual([
      400,
      expect.stringContaining('body.overrides.1.event_type repeats client.created'),
    ]);
    expect(await settings()).toMatchObject({ revision: 1, overrides: [] });
  });

  it('are for settings.webhooks alone, and of one agency alone', async () => {
    const { service } = webhooks;
    await save({ endpoint: { url: url() }, enabled_events: ['client.created'] });
    const manager = {
      key: await service.keyWith(service.agencies[0], ['settings.view', 'settings.manage', 'settings.api']),
    };
    const event_type = 'client.created';
    const calls: [string, object?][] = [
      ['getWebhookSettings'],
      ['updateWebhookSettings', { enabled_events: [] }],
      ['listWebhookEvents'],
      ['sendWebhookPing', {}],
      ['sendWebhookSample', { event_type }],
      ['revealWebhookSecret'],
      ['rotateWebhookSecret', {}],
      ['previewWebhookRecovery', { created_after: new Date().toISOString() }],
      ['recoverWebhookDeliveries', { created_after: new Date().toISOString() }],
    ];
    for (const [operation, body] of calls)
      expect([operation, (await service.call(operation, { body }, manager)).status]).toEqual([
        operation,
        403,
      ]);
    const stranger = { key: service.agencies[1].key };
    expect((await service.ok('getWebhookSettings', {}, stranger)).data).toMatchObject({
      endpoint: null,
      enabled_events: [],
      signing_secret: null,
    });
    for (const [operation, body] of calls.slice(3, 7))
      expect([operation, (await service.call(operation, { body }, stranger)).status]).toEqual([
        operation,
        409,
      ]);
    expect((await service.ok('listWebhookEvents', { query: { is_enabled: true } }, stranger)).data).toEqual(
      [],
    );
    expect((await settings()).enabled_events).toEqual(['client.created']);
  });
});

describe('the signing secret', () => {
  it('is made with the first endpoint, shown once, and nowhere readable in the database', async () => {
    const { signing_secret } = await save({ endpoint: { url: url() } });
    expect(signing_secret).toMatchObject({ is_revealed: false, former_expires_at: null });
    const {
      status,
      body: {
        data: { secret },
      },
    } = await reveal();
    expect([status, secret]).toEqual([200, expect.stringMatching(/^whsec_[A-Za-z0-9_-]{43}$/)]);
    const again = await reveal();
    expect([again.status, again.body.error.message]).toEqual([
      409,
      expect.stringMatching(/was shown on .* Rotate it/),
    ]);
    expect((await settings()).signing_secret).toEqual({ ...signing_secret, is_revealed: true });
    expect(JSON.stringify(await settings())).not.toContain(secret);
    expect(await places(webhooks.service, secret)).toEqual([]);
    // Another endpoint leaves it as it is.
    await save({ overrides: [{ event_type: 'client.created', url: url('/own') }] });
    expect((await settings()).signing_secret!.created_at).toBe(signing_secret!.created_at);
  });

  it('is answered again to a repetition of the same request, which the database does not hold readable either', async () => {
    await save({ endpoint: { url: url() } });
    for (const send of [
      () => webhooks.service.call('revealWebhookSecret', { headers: { 'Idempotency-Key': 'shown' } }),
      () => rotate({ overlap_hours: 2 }, { 'Idempotency-Key': 'rotated' }),
    ]) {
      const first = await send();
      const second = await send();
      expect([second.status, second.body, second.headers['idempotency-replayed']]).toEqual([
        200,
        first.body,
        'true',
      ]);
      expect(await places(webhooks.service, first.body.data.secret)).toEqual([]);
    }
    // The search finds what is there.
    expect(await places(webhooks.service, 'rotated')).toContain('public.idempotency_keys');
    expect(await webhooks.service.query('select from idempotency_keys')).toHaveLength(2);
  });

  it('can be replaced while the former one stays valid: deliveries carry both, the current one first', async () => {
    const { service, receiver } = webhooks;
    await save({ endpoint: { url: url() }, enabled_events: ['client.created'] });
    const former = (await reveal()).body.data.secret;
    const { secret, former_expires_at } = (await rotate()).body.data;
    expect(secret).not.toBe(former);
    expect(Math.round((Date.parse(former_expires_at) - Date.now()) / 3_600_000)).toBe(24);
    expect((await settings()).signing_secret).toMatchObject({ is_revealed: true, former_expires_at });
    expect((await reveal()).status).toBe(409);
    await createClient(service, 'Both');
    expect(await signedBy(0, [secret, former])).toEqual([secret, former]);

    const second = await rotate();
    expect([second.status, second.body.error.message]).toEqual([
      409,
      expect.stringContaining(former_expires_at),
    ]);
    await service.query("update webhook_settings set former_secret_expires_at = now() - interval '1 second'");
    expect((await settings()).signing_secret!.former_expires_at).toBeNull();
    await createClient(service, 'One');
    expect(await signedBy(1, [secret, former])).toEqual([secret]);
    expect(receiver.requests).toHaveLength(2);
    expect((await rotate()).status).toBe(200);
  });

  it('is replaced again within the time of the former one by force, which drops that one', async () => {
    await save({ endpoint: { url: url() }, enabled_events: ['client.created'] });
    const secrets = [
      (await reveal()).body.data.secret,
      (await rotate({ overlap_hours: 168 })).body.data.secret,
    ];
    expect((await rotate({ overlap_hours: 0 })).status).toBe(409);
    secrets.unshift((await rotate({ force: true, overlap_hours: 1 })).body.data.secret);
    await createClient(webhooks.service, 'Forced');
    expect(await signedBy(0, secrets)).toEqual([secrets[0], secrets[2]]);
    const { secret, former_expires_at } = (await rotate({ force: true, overlap_hours: 0 })).body.data;
    expect(former_expires_at).toBeNull();
    await createClient(webhooks.service, 'At once');
    expect(await signedBy(1, [secret, ...secrets])).toEqual([secret]);
  });

  /** Which of the secrets the request of this number is signed by, in the order of its signatures. */
  async function signedBy(index: number, secrets: readonly string[]): Promise<(string | undefined)[]> {
    const { headers, body } = (await received(webhooks.receiver, index + 1))[index]!;
    const [time, ...signatures] = String(headers['x-at-signature']).split(',');
    const made = new Map(
      secrets.map((secret) => [
        `v1=${createHmac('sha256', secret)
          .update(`${time!.slice(2)}.${body}`)
          .digest('hex')}`,
        secret,
      ]),
    );
    return signatures.map((signature) => made.get(signature));
  }
});

describe('custom headers', () => {
  it('arrive with every delivery, and are neither shown nor readable in the database', async () => {
    const { service, receiver } = webhooks;
    const token = `token-${randomUUID()}`;
    const answer = await update({
      endpoint: { url: url(), headers: { 'x-route': 'agency', authorization: token } },
      enabled_events: ['client.created'],
    });
    expect(answer.body.data.endpoint.header_names).toEqual(['authorization', 'x-route']);
    await createClient(service, 'With headers');
    expect((await received(receiver, 1))[0]!.headers).toMatchObject({
      'x-route': 'agency',
      authorization: token,
      'x-at-event': 'client.created',
    });
    await settled(service, 'delivered');
    expect(JSON.stringify([answer.body, await settings()])).not.toContain(token);
    expect(await places(service, token)).toEqual([]);

    await save({ endpoint: { headers: {} } });
    await createClient(service, 'Without');
    expect((await received(receiver, 2))[1]!.headers).not.toHaveProperty('authorization');
    expect((await settings()).endpoint!.header_names).toEqual([]);
  });

  it('cannot take a name that HTTP or the service uses', async () => {
    for (const name of [
      'host',
      'connection',
      'keep-alive',
      'transfer-encoding',
      'te',
      'upgrade',
      'content-type',
      'content-length',
      'user-agent',
      'x-at-signature',
      'x-at-anything',
      'proxy-authorization',
    ]) {
      const { status, body } = await update({ endpoint: { url: url(), headers: { [name]: 'mine' } } });
      expect([status, body.error.message]).toEqual([
        400,
        expect.stringContaining(`body.endpoint.headers.${name} is set by the service or by HTTP itself`),
      ]);
    }
    const override = { event_type: 'client.created', url: url(), headers: { 'x-at-event': 'mine' } };
    expect((await update({ overrides: [override] })).body.error.message).toContain(
      'body.overrides.0.headers.x-at-event',
    );
    for (const value of ['two\r\nlines', ' padded', ''])
      expect((await update({ endpoint: { url: url(), headers: { 'x-route': value } } })).status).toBe(400);
    expect(await settings()).toMatchObject({ endpoint: null, overrides: [], revision: 1 });
  });
});

describe('an override', () => {
  const both = () =>
    save({
      endpoint: { url: url('/global') },
      overrides: [{ event_type: 'client.created', url: url('/own'), headers: { 'x-own': 'yes' } }],
      enabled_events: ['client.created', 'client.updated'],
    });

  it('takes its event; all others go to the global address, and each counts its own failures', async () => {
    const { service, receiver } = webhooks;
    await both();
    receiver.respond = ({ path }, response) => void response.writeHead(path === '/own' ? 500 : 200).end();
    const client = await createClient(service, 'Split');
    await updateClient(client.id, 'Split in two');
    await received(receiver, 2);
    expect(
      receiver.requests.map(({ path, headers }) => [path, headers['x-at-event'], headers['x-own']]).sort(),
    ).toEqual([
      ['/global', 'client.updated', undefined],
      ['/own', 'client.created', 'yes'],
    ]);
    await vi.waitFor(
      async () => expect(await failuresByEvent()).toEqual({ global: 0, 'client.created': 1 }),
      patiently,
    );
    receiver.respond = ({ path }, response) => void response.writeHead(path === '/own' ? 200 : 500).end();
    await hurry(service);
    await updateClient(client.id, 'Split again');
    await vi.waitFor(
      async () => expect(await failuresByEvent()).toEqual({ global: 1, 'client.created': 0 }),
      patiently,
    );
    expect((await deliveriesOf(service)).map(({ endpoint_kind }) => endpoint_kind)).toEqual([
      'override',
      'global',
      'global',
    ]);
  });

  it('keeps its headers when it is saved without them, and is there alone too', async () => {
    const { service, receiver } = webhooks;
    await both();
    const [override] = (await save({ overrides: [{ event_type: 'client.created', url: url('/moved') }] }))
      .overrides;
    expect(override).toMatchObject({ url: url('/moved'), header_names: ['x-own'] });
    await service.query('delete from webhook_endpoints where event_type is null');
    const client = await createClient(service, 'Alone');
    await updateClient(client.id, 'Goes nowhere');
    await settled(service, 'delivered');
    expect(receiver.requests.map(({ path, headers }) => [path, headers['x-own']])).toEqual([
      ['/moved', 'yes'],
    ]);
  });

  it('that is removed leaves what waits for it to the global address, and its failures to nobody', async () => {
    const { service, receiver } = webhooks;
    await both();
    // Room for four at a time: the fifth waits.
    await service.query(
      'update webhook_endpoints set mean_duration_ms = 100000 where event_type is not null',
    );
    receiver.respond = ({ path }, response) =>
      void (path === '/own' ? held.push(() => response.writeHead(500).end()) : response.writeHead(200).end());
    for (let index = 0; index < 5; index += 1) await createClient(service, `Waits ${index}`);
    await vi.waitFor(() => expect(held).toHaveLength(4), patiently);
    // The fifth may still be on its way into the table.
    await vi.waitFor(async () => expect((await settings()).overrides[0]!.waiting_count).toBe(1), patiently);
    expect(await save({ overrides: [] })).toMatchObject({ overrides: [], endpoint: { status: 'active' } });
    await vi.waitFor(() => expect(paths()).toEqual(['/global', '/own', '/own', '/own', '/own']), patiently);
    for (const answer of held.splice(0)) answer();
    await vi.waitFor(
      async () =>
        expect((await deliveriesOf(service)).filter(({ status }) => status === 'retrying')).toHaveLength(4),
      patiently,
    );
    expect(await failuresByEvent()).toEqual({ global: 0 });
    expect((await deliveriesOf(service)).map(({ endpoint_kind }) => endpoint_kind)).toEqual(
      Array(5).fill('global'),
    );
    await hurry(service);
    await settled(service, 'delivered');
    expect(paths().filter((path) => path === '/global')).toHaveLength(5);
  });

  it.each([
    ['there is no global address', 'delete from webhook_endpoints where event_type is null', '/own'],
    [
      'the global address is off',
      "update webhook_endpoints set status = 'disabled_by_user' where event_type is null",
      '/global',
    ],
  ])('that is removed when %s leaves what waits skipped', async (_, prepare, path) => {
    const { service, receiver } = webhooks;
    await both();
    receiver.answer(500);
    await createClient(service, 'Waits for nobody');
    await settled(service, 'retrying');
    await service.query(prepare);
    await save({ overrides: [] });
    expect(await settled(service, 'skipped')).toMatchObject([
      { skip_reason: 'endpoint_disabled', next_attempt_at: null, lane_at: null, url: url(path) },
    ]);
  });
});

describe('turning an endpoint off', () => {
  it('skips what waits for it and what comes later; saving it as active forgets the failures and sends none of these', async () => {
    const { service, receiver } = webhooks;
    await save({ endpoint: { url: url() }, enabled_events: ['client.created'] });
    receiver.answer(500);
    await createClient(service, 'Fails');
    await settled(service, 'retrying');
    expect((await settings()).endpoint).toMatchObject({
      consecutive_failures: 1,
      waiting_count: 1,
      last_success_at: null,
      last_failure_at: expect.any(String),
    });
    const off = await save({ endpoint: { status: 'disabled_by_user' } });
    expect(off.endpoint).toMatchObject({
      status: 'disabled_by_user',
      url: url(),
      disabled_at: expect.any(String),
      consecutive_failures: 1,
    });
    await settled(service, 'skipped');
    await createClient(service, 'Later');
    await vi.waitFor(async () => expect(await deliveriesOf(service)).toHaveLength(2), patiently);
    expect((await settled(service, 'skipped')).map((row) => [row.attempt_count, row.skip_reason])).toEqual([
      [1, 'endpoint_disabled'],
      [0, 'endpoint_disabled'],
    ]);
    // Another change of it does not turn it on, nor does it move the day on which it was turned off.
    expect((await save({ endpoint: { url: url('/repaired') } })).endpoint).toMatchObject({
      status: 'disabled_by_user',
      disabled_at: off.endpoint!.disabled_at,
    });
    receiver.answer(200);
    expect((await save({ endpoint: { status: 'active' } })).endpoint).toMatchObject({
      status: 'active',
      consecutive_failures: 0,
      disabled_at: null,
      waiting_count: 0,
    });
    await hurry(service);
    await createClient(service, 'Afterwards');
    await received(receiver, 2);
    expect(paths()).toEqual(['/hooks', '/repaired']);
  });
});
