import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient, startWebhooks, subscribe, type Webhooks } from '../../delivery/setup.ts';
import { newProfile } from '../client-records.ts';
import { Host } from '../../mcp/host.ts';
import { patiently } from '../../support/waiting.ts';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await startWebhooks();
  await subscribe(webhooks.service, webhooks.receiver.url(), ['client.created']);
});
afterAll(() => webhooks?.stop());

/** The lines of the request log by this name, oldest first; they are written a moment after the answers. */
const linesOf = (requestId: string, count = 1): Promise<{ id: string; operation_id: string | null }[]> =>
  vi.waitFor(async () => {
    const { data } = await webhooks.service.ok('listApiRequestLogs', {
      query: { request_id: requestId, order: 'asc' },
    });
    expect(data).toHaveLength(count);
    return data;
  }, patiently);

const effects = async (id: string, key = webhooks.service.agencies[0].key) =>
  (await webhooks.service.ok('getApiRequestEffects', { path: { id } }, { key })).data;

/** A call by a name of its own, and what it did. */
async function effectsOf(operationId: string, input: object, headers: Record<string, string> = {}) {
  const requestId = `test-${randomUUID()}`;
  const answer = await webhooks.service.call(operationId, {
    ...input,
    headers: { 'x-request-id': requestId, ...headers },
  });
  const [line] = await linesOf(requestId);
  return { answer, requestId, line: line!, did: await effects(line!.id) };
}

const newClientBody = async () => ({
  name: `Harbor ${randomUUID()}`,
  profile_id: (await newProfile(webhooks.service)).id as string,
});

const nothing = {
  event_count: 0,
  events: [],
  audit_entry_count: 0,
  audit_entries: [],
  deliveries: { total_count: 0, items: [] },
};

describe('what a request did', () => {
  it('is its events, its entries in the audit trail and the deliveries that followed, with the state that they have', async () => {
    const body = await newClientBody();
    const { answer, requestId, line, did } = await effectsOf('createClient', { body });
    const client = answer.body.data;
    expect(did).toMatchObject({
      request_id: requestId,
      credential: { kind: 'api_key', id: expect.any(String), name: 'Everything' },
      event_count: 1,
      events: [
        { event_type: 'client.created', records: [{ kind: 'client', id: client.id, name: body.name }] },
      ],
      audit_entry_count: 1,
      audit_entries: [
        {
          record_kind: 'client',
          record_id: client.id,
          action: 'created',
          actor: { type: 'service_account', name: 'Everything' },
        },
      ],
    });
    await vi.waitFor(
      async () =>
        expect((await effects(line.id)).deliveries).toMatchObject({
          total_count: 1,
          items: [
            {
              event_id: did.events[0]!.id,
              event_type: 'client.created',
              sequence: did.events[0]!.sequence,
              status: 'delivered',
              last_status_code: 200,
            },
          ],
        }),
      patiently,
    );
  });

  it('names the fields that it changed', async () => {
    const { id } = await createClient(webhooks.service, 'Before');
    const { did } = await effectsOf('updateClient', { path: { id }, body: { name: 'After' } });
    expect(did.audit_entries).toMatchObject([{ action: 'updated', record_id: id, changed_fields: ['name'] }]);
    expect(did.events).toMatchObject([{ event_type: 'client.updated', records: [{ name: 'After' }] }]);
  });

  it('is nothing for a read, for a refusal, and for a repetition that was answered from its key', async () => {
    expect((await effectsOf('listClients', {})).did).toMatchObject(nothing);
    expect(
      (await effectsOf('createClient', { body: { name: 'No profile', profile_id: randomUUID() } })).did,
    ).toMatchObject(nothing);
    const body = await newClientBody();
    const key = { 'idempotency-key': randomUUID() };
    expect((await effectsOf('createClient', { body }, key)).did).toMatchObject({
      event_count: 1,
      audit_entry_count: 1,
    });
    expect((await effectsOf('createClient', { body }, key)).did).toMatchObject(nothing);
  });

  it('is a delivery alone for a ping', async () => {
    const { answer, did } = await effectsOf('sendWebhookPing', { body: {} });
    expect(did).toMatchObject({
      event_count: 0,
      audit_entries: [{ record_kind: 'webhook_delivery', action: 'tested' }],
    });
    expect(did.deliveries).toMatchObject({
      total_count: 1,
      items: [{ id: answer.body.data.id, event_type: 'webhook.ping', is_test: true }],
    });
  });

  it('is told apart from that of another request by the same name', async () => {
    const { profile_id } = await newClientBody();
    const requestId = `twice-${randomUUID()}`;
    const names = ['First', 'Second'];
    for (const name of names)
      await webhooks.service.ok('createClient', {
        body: { name, profile_id },
        headers: { 'x-request-id': requestId },
      });
    const lines = await linesOf(requestId, 2);
    for (const [index, line] of lines.entries()) {
      expect(await effects(line.id)).toMatchObject({
        event_count: 1,
        events: [{ records: [{ name: names[index] }] }],
        audit_entry_count: 1,
      });
    }
  });

  it('is told apart among the tool calls of one MCP request', async () => {
    const { service } = webhooks;
    const { profile_id } = await newClientBody();
    const host = await Host.connect(service.url, service.agencies[0].key);
    const { conversation_id: id } = await host.start('Create a client and tag it, and list clients');
    const names = ['By tool one', 'By tool two', 'By tool three'];
    const results = await host.call(id, [
      ...names.map((name) => ({ name: 'create_client', arguments: { body: { name, profile_id } } })),
      { name: 'list_clients' },
    ]);
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [{ request_id: requestId }] = (await service.query<{ request_id: string }>(
      'select request_id from mcp_calls where conversation_id = $1',
      [id],
    )) as [{ request_id: string }];
    const lines = await vi.waitFor(async () => {
      const { data } = await service.ok('listApiRequestLogs', {
        query: { request_id: requestId, channel: ['mcp'], operation_id: ['createClient', 'listClients'] },
      });
      expect(data).toHaveLength(4);
      return data as { id: string; operation_id: string }[];
    }, patiently);
    const did = await Promise.all(lines.map((line) => effects(line.id)));
    const created = did.filter((_, index) => lines[index]!.operation_id === 'createClient');
    expect(created.map(({ event_count, audit_entry_count }) => [event_count, audit_entry_count])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(created.map(({ events }) => events[0]!.records[0]!.name).sort()).toEqual(names.toSorted());
    expect(did[lines.findIndex(({ operation_id: operation }) => operation === 'listClients')]).toMatchObject(
      nothing,
    );
    await host.close();
  });

  it('holds back what other permissions are for: deliveries, and names of records', async () => {
    const { service } = webhooks;
    const { line } = await effectsOf('createClient', { body: await newClientBody() });
    const reader = await service.keyWith(service.agencies[0], ['settings.api']);
    expect(await effects(line.id, reader)).toMatchObject({
      deliveries: null,
      event_count: 1,
      events: [{ records: [{ kind: 'client', name: null }] }],
    });
    const other = await service.call(
      'getApiRequestEffects',
      { path: { id: line.id } },
      { key: service.agencies[1].key },
    );
    expect(other.status).toBe(404);
  });

  it('holds back the name of a task that became private since, from those who are not involved', async () => {
    const { service } = webhooks;
    const { answer, line } = await effectsOf('createTask', { body: { name: 'Layoffs' } });
    const names = async (key: string) =>
      (await effects(line.id, key)).events.flatMap(({ records }: { records: { name: string | null }[] }) =>
        records.map(({ name }) => name),
      );
    const [reader, manager] = [
      await service.keyWith(service.agencies[0], ['settings.api', 'tasks.view']),
      await service.keyWith(service.agencies[0], ['settings.api', 'tasks.view', 'tasks.manage']),
    ];
    expect(await names(reader)).toEqual(['Layoffs']);
    await service.ok('setTaskPrivacy', { path: { id: answer.body.data.id }, body: { is_private: true } });
    expect(await names(reader)).toEqual([null]);
    expect(await names(manager)).toEqual(['Layoffs']);
  });
});
