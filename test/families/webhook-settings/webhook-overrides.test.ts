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
import { patiently } from '../../support/waiting.ts';
import { forgetSettings, handsOn } from './hands.ts';

let webhooks: Webhooks;
/** Answers that a test keeps back. */
const held: (() => void)[] = [];
beforeAll(async () => void (webhooks = await startWebhooks()));
afterEach(async () => {
  for (const answer of held.splice(0)) answer();
  await forgetSettings(webhooks);
});
afterAll(() => webhooks.stop());

const { url, settings, save, updateClient, paths, failuresByEvent } = handsOn(() => webhooks);

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
