import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
const ids: Record<string, string> = {};
const [automation, otherAutomation, execution, unknown] = Array.from({ length: 4 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
];

beforeAll(async () => {
  service = await startService();
  const accepted = await call('accepted', {
    execution_id: execution,
    created_at: '2026-03-01T00:00:00Z',
    duration_ms: 6.2,
    body_size: 71,
    headers: { 'content-type': 'application/json', 'x-signature': '********' },
    body: '{"lead": "é"}',
    ip_address: '203.0.113.7',
    user_agent: 'LandingPages/3.2',
    content_type: 'application/json',
  });
  await call('duplicate', {
    duplicate_of_id: accepted,
    created_at: '2026-03-02T00:00:00Z',
    duration_ms: 1.5,
    body_size: 70,
  });
  await call('rejected', {
    automation_id: otherAutomation,
    reject_reason: 'bad_signature',
    answered_status_code: 401,
    delivery_key: 'evt_2',
    created_at: '2026-03-03T00:00:00Z',
    duration_ms: 3,
    body_size: 2_000_000,
    is_truncated: true,
  });
  await call('failed', {
    automation_id: otherAutomation,
    error: 'The queue was full.',
    answered_status_code: 500,
    delivery_key: 'evt_3',
    created_at: '2026-03-04T00:00:00Z',
    duration_ms: 900,
    body_size: 5,
  });
});
afterAll(() => service.stop());

/** A call as whoever takes them stores it, under the name of its status. */
async function call(status: string, columns: Record<string, unknown>): Promise<string> {
  const row = {
    tenant_id: service.agencies[0].id,
    automation_id: automation,
    webhook_id: randomUUID(),
    status,
    delivery_key: 'evt_1',
    answered_status_code: 200,
    ...columns,
  };
  const names = Object.keys(row);
  const [stored] = await service.query<{ id: string }>(
    `insert into inbound_webhook_deliveries (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()}) returning id`,
    Object.values(row),
  );
  return (ids[status] = stored!.id);
}

const list = async (query: object = {}) =>
  (await service.ok('listInboundWebhookDeliveries', { query: { ...query } })).data as unknown as Record<
    string,
    string
  >[];
const statuses = async (query: object) => (await list(query)).map(({ status }) => status).join(' ');
const details = async (id: string) => (await service.ok('getInboundWebhookDelivery', { path: { id } })).data;

describe('the list of calls', () => {
  it('filters by everything that it shows', async () => {
    const expected: [object, string][] = [
      [{}, 'failed rejected duplicate accepted'],
      [{ id: [ids['accepted'], ids['failed']] }, 'failed accepted'],
      [{ automation_id: [automation] }, 'duplicate accepted'],
      [{ automation_id: [automation, otherAutomation] }, 'failed rejected duplicate accepted'],
      [{ automation_id: [unknown] }, ''],
      [{ status: ['rejected', 'failed'] }, 'failed rejected'],
      [{ status: ['captured'] }, ''],
      [{ reject_reason: ['bad_signature', 'not_json'] }, 'rejected'],
      [{ execution_id: [execution] }, 'accepted'],
      [{ execution_id: [unknown] }, ''],
      [{ delivery_key: 'evt_1' }, 'duplicate accepted'],
      [{ delivery_key: 'evt_' }, ''],
      [{ created_after: '2026-03-03T00:00:00.000Z' }, 'failed rejected'],
      [{ created_before: '2026-03-03T00:00:00.000Z' }, 'duplicate accepted'],
      [{ automation_id: [otherAutomation], status: ['failed'] }, 'failed'],
      [{ limit: 2, offset: 1 }, 'rejected duplicate'],
    ];
    for (const [query, found] of expected) expect([query, await statuses(query)]).toEqual([query, found]);
  });

  it('sorts by time, size and duration', async () => {
    const expected: [string, string][] = [
      ['created_at', 'accepted duplicate rejected failed'],
      ['body_size', 'failed duplicate accepted rejected'],
      ['duration_ms', 'duplicate rejected accepted failed'],
    ];
    for (const [sort, up] of expected) {
      expect([sort, await statuses({ sort, order: 'asc' })]).toEqual([sort, up]);
      expect([sort, await statuses({ sort, order: 'desc' })]).toEqual([
        sort,
        up.split(' ').reverse().join(' '),
      ]);
    }
  });
});

describe('a call', () => {
  it('is shown as it came, with what became of it', async () => {
    const { delivery, ...rest } = await details(ids['accepted']!);
    expect(rest).toEqual({
      headers: { 'content-type': 'application/json', 'x-signature': '********' },
      body: '{"lead": "é"}',
      is_truncated: false,
    });
    expect(delivery).toEqual((await list({ id: [ids['accepted']] }))[0]);
    expect(delivery).toMatchObject({
      automation_id: automation,
      status: 'accepted',
      reject_reason: null,
      error: null,
      execution_id: execution,
      duplicate_of_id: null,
      delivery_key: 'evt_1',
      answered_status_code: 200,
      content_type: 'application/json',
      body_size: 71,
      ip_address: '203.0.113.7',
      user_agent: 'LandingPages/3.2',
      duration_ms: 6.2,
      created_at: '2026-03-01T00:00:00.000Z',
    });
    expect((await details(ids['duplicate']!)).delivery).toMatchObject({
      duplicate_of_id: ids['accepted'],
      execution_id: null,
    });
    expect(await details(ids['rejected']!)).toMatchObject({
      delivery: { reject_reason: 'bad_signature', answered_status_code: 401, body_size: 2_000_000 },
      headers: {},
      body: null,
      is_truncated: true,
    });
    expect((await details(ids['failed']!)).delivery).toMatchObject({
      error: 'The queue was full.',
      answered_status_code: 500,
    });
  });

  it('is for settings.webhooks, of its own agency, and 404 when it is not there', async () => {
    const reader = { key: await service.keyWith(service.agencies[0], ['settings.view', 'automations.view']) };
    const stranger = { key: service.agencies[1].key };
    const read = (id: string, caller?: { key: string }) =>
      service.call('getInboundWebhookDelivery', { path: { id } }, caller);
    expect((await read(ids['accepted']!, reader)).status).toBe(403);
    expect((await read(ids['accepted']!, stranger)).status).toBe(404);
    expect((await read(unknown)).body.error.message).toBe(
      `No inbound webhook delivery with id ${unknown} exists in this agency.`,
    );
    expect((await service.call('listInboundWebhookDeliveries', {}, reader)).status).toBe(403);
    expect((await service.ok('listInboundWebhookDeliveries', {}, stranger)).data).toEqual([]);
  });
});
