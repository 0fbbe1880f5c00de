import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startNotesHost, type NotesHost } from './notes-host.ts';

let { service, host, conversation, clientId } = {} as NotesHost;
beforeAll(async () => {
  ({ service, host, conversation, clientId } = await startNotesHost());
});
afterAll(async () => {
  await host?.close();
  await service?.stop();
});

const noteCount = async (): Promise<number> =>
  Number((await service.query<{ count: string }>('select count(*) from client_notes'))[0]!.count);

describe('arguments in another form', () => {
  const note = () => ({ client_id: clientId, body_text: 'In another form.' });

  test.each([
    ['flat', () => note()],
    ['in camelCase', () => ({ body: { clientId, bodyText: 'In another form.' } })],
    ['under another name', () => ({ data: note() })],
    ['with nulls for what is not given', () => ({ body: { ...note(), title: null, is_pinned: null } })],
  ])('are taken as they are meant: %s', async (_, args) => {
    const { status, body } = await host.one(conversation, 'create_client_note', args());
    expect([status, body]).toMatchObject([200, { data: { body_text: 'In another form.' } }]);
  });

  test('null for a parameter means that it is not given; null for a value that can be empty clears it', async () => {
    expect(
      await host.one(conversation, 'list_clients', { limit: 1, search: null, status: null, sort: null }),
    ).toMatchObject({ status: 200 });
    const { body } = await host.one(conversation, 'create_client_note', { ...note(), title: 'Call' });
    const { id } = (body as { data: { id: string } }).data;
    expect(
      await host.one(conversation, 'update_client_note', {
        client_note_id: id,
        title: null,
        body_text: null,
        expected_revision: null,
      }),
    ).toMatchObject({
      status: 200,
      body: { data: { title: null, body_text: 'In another form.' } },
    });
    expect(
      await host.tool('service_start', {
        prompt: 'x',
        client_model: 'm',
        conversation_id: null,
        client_id: null,
      }),
    ).toMatchObject({ isError: false });
  });

  test('calls may be one object, with the names that other protocols use, and tools named by their operation', async () => {
    for (const calls of [
      { name: 'list_clients', arguments: { limit: 1 } },
      [{ tool: 'list_clients', args: { limit: 1 } }],
      [{ name: 'listClients', arguments: { limit: 1 }, call_id: null }],
      [{ name: 'functions.list_clients', arguments: null }],
    ]) {
      const { results } = await host.ok('service_call_tools', { conversation_id: conversation, calls });
      expect(results).toMatchObject([{ name: 'list_clients', status: 200 }]);
    }
    const { results } = await host.ok('service_call_tools', {
      conversationId: conversation,
      name: 'list_clients',
    });
    expect(results).toMatchObject([{ status: 200 }]);
  });

  test('that stay wrong are answered with the call as it was read, or as it should look', async () => {
    const read = await host.one(conversation, 'create_client_note', { client_id: 'nobody', body_text: 'x' });
    expect(read).toMatchObject({
      status: 400,
      hint: expect.stringContaining('{"body":{"client_id":"nobody","body_text":"x"}}'),
    });
    const unknown = await host.one(conversation, 'create_client_note', { colour: 'red' });
    expect(unknown).toMatchObject({
      status: 400,
      hint: expect.stringContaining('For example {"name":"create_client_note","arguments":{"body":'),
    });
  });

  test('a path of the API may carry its query', async () => {
    expect(
      await host.ok('service_call_api', {
        method: 'get',
        path: '/v1/clients?limit=1&status=lead&status=active_client',
        query: null,
      }),
    ).toMatchObject({ status: 200, body: { pagination: { limit: 1 } } });
  });
});

describe('arguments as JSON text', () => {
  const asText = (value: unknown): never => JSON.stringify(value) as never;

  test('are taken as what they hold: arguments, body, and objects inside', async () => {
    const body = { client_id: clientId, body_text: 'As text.' };
    expect(
      (await host.call(conversation, [{ name: 'create_client_note', arguments: asText({ body }) }]))[0],
    ).toMatchObject({ status: 200 });
    expect(await host.one(conversation, 'create_client_note', { body: JSON.stringify(body) })).toMatchObject({
      status: 200,
    });
    expect(
      await host.one(conversation, 'update_client', { id: clientId, body: { tags: '["vip"]' } }),
    ).toMatchObject({ status: 200, body: { data: { tags: ['vip'] } } });
    const whole = await host.tool('service_call_tools', {
      conversation_id: conversation,
      calls: asText([{ name: 'list_clients' }]),
    });
    expect(whole.content).toMatchObject({ results: [{ status: 200 }] });
  });

  test('stay text where text is meant', async () => {
    const text = '{"a": 1}';
    const { body } = await host.one(conversation, 'create_client_note', {
      body: { client_id: clientId, body_text: text },
    });
    expect(body).toMatchObject({ data: { body_text: text } });
  });

  test('that give a property twice are refused with its place', async () => {
    const note = `{"client_id":"${clientId}","body_text":"one","body_text":"other"}`;
    const before = await noteCount();
    const inCalls = `[{"name":"create_client_note","arguments":{"body":${note}}}]`;
    const given = [
      [inCalls, 'arguments.calls[0].arguments.body.body_text'],
      [
        [{ name: 'create_client_note', arguments: `{"body":${note}}` }],
        'arguments.calls[0].arguments.body.body_text',
      ],
      [[{ name: 'create_client_note', arguments: { body: note } }], 'body.body_text'],
    ] as const;
    for (const [calls, place] of given) {
      const answer = await host.tool('service_call_tools', { conversation_id: conversation, calls });
      expect(JSON.stringify(answer.content)).toContain(`${place} is given more than once`);
    }
    expect(await noteCount()).toBe(before);
  });

  test('that are no objects are refused with their place', async () => {
    for (const given of ['[1]', 'nonsense']) {
      const answer = await host.tool('service_call_tools', {
        conversation_id: conversation,
        calls: [{ name: 'list_clients', arguments: given }],
      });
      expect(answer).toMatchObject({
        isError: true,
        content: {
          error: {
            type: 'validation_error',
            message: expect.stringContaining('arguments.calls[0].arguments'),
          },
        },
      });
    }
  });
});
