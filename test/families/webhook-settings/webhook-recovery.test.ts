import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Webhooks,
  deliveriesOf,
  forgetDeliveries,
  received,
  startWebhooks,
  subscribe,
} from '../../delivery/setup.ts';
import { patiently } from '../../support/waiting.ts';

let webhooks: Webhooks;
beforeAll(async () => void (webhooks = await startWebhooks()));
beforeEach(() => subscribe(webhooks.service, webhooks.receiver.url(), ['client.created']));
afterEach(async () => {
  await forgetDeliveries(webhooks);
  await webhooks.service.query('delete from webhook_endpoints');
});
afterAll(() => webhooks.stop());

const since = '2026-01-01T00:00:00.000Z';
const preview = async (body: object = {}, key = webhooks.service.agencies[0].key) =>
  (await webhooks.service.ok('previewWebhookRecovery', { body: { created_after: since, ...body } }, { key }))
    .data;
const recover = (body: object = {}, key = webhooks.service.agencies[0].key) =>
  webhooks.service.call('recoverWebhookDeliveries', { body: { created_after: since, ...body } }, { key });
const save = (body: object) => webhooks.service.ok('updateWebhookSettings', { body });

interface Stored {
  id: string;
  event_id: string;
  event_type: string;
  status: string;
  body: string;
  sequence: number;
  created_at: string;
  is_test: boolean;
  redelivery_of_id: string | null;
}
let sequence = 0;

/** A delivery as the past left it. */
async function past(status: string, over: Partial<Stored> = {}): Promise<Stored> {
  const event_id = over.event_id ?? randomUUID();
  const row: Stored = {
    id: randomUUID(),
    event_id,
    event_type: 'client.created',
    status,
    body: `{"id":"${event_id}","note":"ä"}`,
    sequence: (sequence += 1),
    created_at: '2026-02-01T12:00:00.000Z',
    is_test: false,
    redelivery_of_id: null,
    ...over,
  };
  // What is on its way waits for tomorrow.
  await webhooks.service.query(
    `insert into webhook_deliveries (tenant_id, id, event_id, event_type, status, body, sequence, created_at, is_test, redelivery_of_id, endpoint_id, endpoint_kind, url, next_attempt_at)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, gen_random_uuid(), 'global', 'https://former.example/', case when $5 in ('pending', 'retrying') then now() + interval '1 day' end`,
    [webhooks.service.agencies[0].id, ...Object.values(row)],
  );
  return row;
}

/** The event ids that were made deliveries anew, in the order of their events. */
const recovered = async () =>
  (await deliveriesOf(webhooks.service))
    .filter(({ created_by }) => created_by !== null)
    .sort((a, b) => a.sequence - b.sequence);

describe('a recovery', () => {
  it('sends what was exhausted or skipped: once per event, with its id and body, as a new delivery', async () => {
    const { service, receiver } = webhooks;
    const exhausted = await past('exhausted');
    const skipped = await past('skipped', {
      event_type: 'ticket.created',
      created_at: '2026-01-20T08:00:00.000Z',
    });
    const first = await past('exhausted', { created_at: '2026-02-02T00:00:00.000Z' });
    const again = await past('skipped', {
      event_id: first.event_id,
      body: first.body,
      created_at: '2026-02-03T00:00:00.000Z',
      redelivery_of_id: first.id,
    });
    expect(await preview()).toEqual({
      event_count: 3,
      oldest_created_at: skipped.created_at,
      events: [
        { event_type: 'client.created', event_count: 2 },
        { event_type: 'ticket.created', event_count: 1 },
      ],
    });
    expect(await deliveriesOf(service)).toHaveLength(4); // Looking changes nothing.

    const { created_at } = (await recover()).body.data;
    const until = new Date(Date.parse(created_at) + 1).toISOString();
    // Their time is by which their progress is listed.
    expect(
      (
        await webhooks.service.ok('listOutboundWebhookDeliveries', {
          query: { created_after: created_at, created_before: until, is_manual: true },
        })
      ).pagination.total,
    ).toBe(3);
    const requests = await received(receiver, 3);
    await vi.waitFor(
      async () => expect((await recovered()).map(({ status }) => status)).toEqual(Array(3).fill('delivered')),
      patiently,
    );
    const made = await recovered();
    const wanted = [exhausted, skipped, again];
    expect(made.map((row) => [row.event_id, row.body, row.redelivery_of_id])).toEqual(
      wanted.map(({ event_id, body, id }) => [event_id, body, id]),
    );
    for (const row of made) {
      expect(row).toMatchObject({
        is_manual: true,
        is_test: false,
        max_attempts: 8,
        endpoint_kind: 'global',
        url: receiver.url(),
      });
      const { headers, body } = requests.find((request) => request.headers['x-at-delivery-id'] === row.id)!;
      expect([headers['x-at-event-id'], headers['x-at-event'], body]).toEqual([
        row.event_id,
        row.event_type,
        row.body,
      ]);
    }
    // What was there stays as it was, and nothing is left to recover.
    expect(
      (
        await service.query('select status from webhook_deliveries where id = any($1)', [
          [exhausted, skipped, first, again].map(({ id }) => id),
        ])
      )
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['exhausted', 'exhausted', 'skipped', 'skipped']);
    expect(await preview()).toEqual({ event_count: 0, oldest_created_at: null, events: [] });
    expect((await recover()).body.data).toEqual({ redelivered_count: 0, created_at: null });
  });

  it('leaves out what arrived, what is on its way, and tests', async () => {
    for (const other of ['delivered', 'pending', 'retrying']) {
      await past(other);
      const { id, event_id } = await past('exhausted');
      await past(other, { event_id, redelivery_of_id: id });
    }
    await past('exhausted', { is_test: true });
    const missed = await past('exhausted');
    expect((await preview()).event_count).toBe(1);
    expect((await recover()).body.data.redelivered_count).toBe(1);
    expect((await recovered()).map(({ redelivery_of_id }) => redelivery_of_id)).toEqual([missed.id]);
  });

  it('keeps to the times and the events that it is asked for', async () => {
    const early = await past('exhausted', { created_at: '2026-02-01T00:00:00.000Z' });
    const middle = await past('exhausted', {
      created_at: '2026-02-02T00:00:00.000Z',
      event_type: 'ticket.created',
    });
    const late = await past('exhausted', { created_at: '2026-02-03T00:00:00.000Z' });
    const [from, to] = [{ created_after: middle.created_at }, { created_before: middle.created_at }];
    const tries: [object, Stored[]][] = [
      [{}, [early, middle, late]],
      [from, [middle, late]],
      [to, [early]],
      [{ ...from, created_before: late.created_at }, [middle]],
      [{ event_types: ['client.created'] }, [early, late]],
      [{ event_types: ['client.created', 'ticket.created'], ...from }, [middle, late]],
      [{ event_types: ['user.invited'] }, []],
    ];
    for (const [body, wanted] of tries) {
      expect(await preview(body)).toMatchObject({
        event_count: wanted.length,
        oldest_created_at: wanted[0]?.created_at ?? null,
      });
      expect((await recover(body)).body.data).toMatchObject({ redelivered_count: wanted.length });
      expect((await recovered()).map(({ event_id }) => event_id)).toEqual(
        wanted.map(({ event_id }) => event_id),
      );
      await vi.waitFor(
        async () => expect((await recovered()).every(({ status }) => status === 'delivered')).toBe(true),
        patiently,
      );
      await webhooks.service.query('delete from webhook_deliveries where created_by is not null');
    }
  });

  it('begins with the oldest events', async () => {
    const { service, receiver } = webhooks;
    await service.query('update webhook_endpoints set mean_duration_ms = 100000'); // Room for four at a time.
    const held: (() => void)[] = [];
    receiver.respond = (_request, response) => void held.push(() => response.end());
    const rows: Stored[] = [];
    for (let index = 0; index < 8; index += 1) rows.push(await past('exhausted'));
    expect((await recover()).body.data.redelivered_count).toBe(8);
    await vi.waitFor(() => expect(held).toHaveLength(4), patiently);
    expect(receiver.requests.map(({ headers }) => headers['x-at-event-id']).sort()).toEqual(
      rows
        .slice(0, 4)
        .map(({ event_id }) => event_id)
        .sort(),
    );
    receiver.answer(200);
    for (const release of held) release();
    await received(receiver, 8);
  });

  it('of two at once makes one delivery of each event', async () => {
    for (let index = 0; index < 5; index += 1) await past('exhausted');
    const answers = await Promise.all([recover(), recover()]);
    expect(answers.map(({ body }) => body.data.redelivered_count).sort()).toEqual([0, 5]);
    expect(await recovered()).toHaveLength(5);
  });

  it('goes to the addresses that the events have now, and not to one that is off', async () => {
    const { receiver } = webhooks;
    const [created, updated] = [
      await past('exhausted'),
      await past('exhausted', { event_type: 'client.updated' }),
    ];
    await save({
      overrides: [{ event_type: 'client.created', url: receiver.url('/own'), status: 'disabled_by_user' }],
    });
    expect((await recover()).body.data).toMatchObject({ redelivered_count: 1 });
    expect(
      (await received(receiver, 1)).map(({ path, headers }) => [path, headers['x-at-event-id']]),
    ).toEqual([['/hooks', updated.event_id]]);
    await save({
      overrides: [{ event_type: 'client.created', url: receiver.url('/own'), status: 'active' }],
    });
    expect((await recover()).body.data).toMatchObject({ redelivered_count: 1 });
    expect(
      (await received(receiver, 2)).map(({ path, headers }) => [path, headers['x-at-event-id']])[1],
    ).toEqual(['/own', created.event_id]);
  });

  it('needs an endpoint that is active', async () => {
    await past('exhausted');
    await save({ endpoint: { status: 'disabled_by_user' } });
    const off = await recover();
    expect([off.status, off.body.error.message]).toEqual([
      409,
      expect.stringContaining('No endpoint is active'),
    ]);
    expect((await preview()).event_count).toBe(1);
    await webhooks.service.query('delete from webhook_endpoints');
    expect((await recover()).status).toBe(409);
    expect(await recovered()).toEqual([]);
  });

  it('is of one agency alone, and of settings.webhooks', async () => {
    const { service, receiver } = webhooks;
    const stranger = service.agencies[1];
    await past('exhausted');
    await subscribe(service, receiver.url('/birch'), ['client.created'], stranger);
    expect(await preview({}, stranger.key)).toEqual({ event_count: 0, oldest_created_at: null, events: [] });
    expect((await recover({}, stranger.key)).body.data).toEqual({ redelivered_count: 0, created_at: null });
    const manager = await service.keyWith(service.agencies[0], ['settings.view', 'settings.manage']);
    expect((await recover({}, manager)).status).toBe(403);
    expect(await recovered()).toEqual([]);
  });
});
