import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Webhooks,
  createClient,
  deliveriesOf,
  hurry,
  received,
  settled,
  startWebhooks,
} from '../../delivery/setup.ts';
import { places } from '../../support/stored.ts';
import { patiently } from '../../support/waiting.ts';
import { forgetSettings, handsOn } from './hands.ts';

let webhooks: Webhooks;
beforeAll(async () => void (webhooks = await startWebhooks()));
afterEach(() => forgetSettings(webhooks));
afterAll(() => webhooks.stop());

const { url, settings, update, save, reveal, rotate, paths } = handsOn(() => webhooks);

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
