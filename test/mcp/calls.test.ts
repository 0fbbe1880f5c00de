import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiRequestLog } from '#generated/types.gen.ts';
import { newClient, newProfile } from '../families/client-records.ts';
import { Host } from './host.ts';
import { startNotesHost, type NotesHost } from './notes-host.ts';
import { patiently } from '../support/waiting.ts';

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

describe('service_call_tools', () => {
  test('answers what REST answers', async () => {
    const rest = await service.ok('getClient', { path: { id: clientId } });
    expect(await host.one(conversation, 'get_client', { id: clientId })).toEqual({
      name: 'get_client',
      status: 200,
      body: rest,
    });
  });

  test('runs several calls side by side and answers them in order; one that fails stops no other', async () => {
    const results = await host.call(conversation, [
      { name: 'get_client', arguments: { id: clientId }, call_id: 'a' },
      { name: 'get_client', arguments: { id: 'nobody' }, call_id: 'b' },
      { name: 'no_such_tool' },
      { name: 'list_clients', arguments: { limit: 1 }, call_id: 'd' },
    ]);
    expect(results.map(({ name, call_id: id, status }) => [name, id, status])).toEqual([
      ['get_client', 'a', 200],
      ['get_client', 'b', 400],
      ['no_such_tool', undefined, 404],
      ['list_clients', 'd', 200],
    ]);
  });

  test('fails as a whole when one of its calls failed, and tells of all', async () => {
    const call = (ids: string[]) =>
      host.tool('service_call_tools', {
        conversation_id: conversation,
        calls: ids.map((id) => ({ name: 'get_client', arguments: { id } })),
      });
    expect(await call([clientId])).toMatchObject({ isError: false });
    expect(await call([clientId, 'nobody'])).toMatchObject({
      isError: true,
      content: { results: [{ status: 200 }, { status: 400 }] },
    });
    expect(await host.tool('service_call_api', { method: 'GET', path: '/v1/clients/nobody' })).toMatchObject({
      isError: true,
      content: { status: 400 },
    });
  });

  test('runs only the tools that the conversation was given, and says how to get others', async () => {
    expect(await host.one(conversation, 'delete_client', { id: clientId })).toMatchObject({
      status: 403,
      body: {
        error: {
          type: 'permission_denied',
          message: expect.stringContaining('service_request_additional_tools'),
        },
      },
    });
    expect((await service.call('getClient', { path: { id: clientId } })).status).toBe(200);
  });

  test('runs control tools always, in this conversation, but never itself', async () => {
    const [guidance, more, itself] = await host.call(conversation, [
      { name: 'service_get_tool_deep_guidance', arguments: { tool_name: 'get_client' } },
      {
        name: 'service_request_additional_tools',
        arguments: { reason: 'x', suggested_tool_names: ['list_users'] },
      },
      {
        name: 'service_call_tools',
        arguments: { conversation_id: conversation, calls: [{ name: 'list_clients' }] },
      },
    ]);
    expect(guidance).toMatchObject({ status: 200, body: { data: { name: 'get_client' } } });
    expect(more).toMatchObject({ status: 200, body: { data: { tools: [{ name: 'list_users' }] } } });
    expect(itself!.status).toBe(404);
  });

  test('holds permissions as REST does, and what is lacking is not even offered', async () => {
    const reader = await Host.connect(
      service.url,
      await service.keyWith(service.agencies[0], ['clients.view']),
    );
    const begun = await reader.start('Add a note to a client and delete the client');
    expect(begun.tools.map(({ name }) => name)).not.toContain('create_client_note');
    const widened = await reader.ok('service_request_additional_tools', {
      conversation_id: begun.conversation_id,
      reason: 'x',
      suggested_tool_names: ['create_client_note'],
    });
    expect(widened).toMatchObject({
      tools: [],
      unavailable: [{ name: 'create_client_note', reason: expect.stringContaining('clients.edit') }],
    });
    const forced = await reader.ok('service_call_api', {
      method: 'POST',
      path: '/v1/client-notes',
      body: { client_id: clientId, body_text: 'x' },
    });
    expect(forced).toMatchObject({ status: 403, body: { error: { type: 'permission_denied' } } });
    await reader.close();
  });

  test('never reaches another agency', async () => {
    const foreign = await Host.connect(service.url, service.agencies[1].key);
    const { conversation_id: id } = await foreign.start('Read a client');
    await foreign.ok('service_request_additional_tools', {
      conversation_id: id,
      reason: 'x',
      suggested_tool_names: ['get_client', 'list_clients'],
    });
    const [one, all] = await foreign.call(id, [
      { name: 'get_client', arguments: { id: clientId } },
      { name: 'list_clients' },
    ]);
    expect(one!.status).toBe(404);
    expect(all!.body).toMatchObject({ data: [], pagination: { total: 0 } });
    await foreign.close();
  });

  test('says what to do next about every error', async () => {
    for (const [args, status] of [
      [{ id: 'x' }, 400],
      [{ id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8bff' }, 404],
    ] as const) {
      expect(await host.one(conversation, 'get_client', args)).toMatchObject({
        status,
        hint: expect.stringMatching(/\w{10}/),
      });
    }
    expect(
      await host.one(conversation, 'update_client', {
        id: clientId,
        body: { name: 'New', expected_revision: 99 },
      }),
    ).toMatchObject({ status: 409, hint: expect.stringMatching(/get_client.*expected_revision/) });
  });

  test('names the next step of each kind of refusal, and only that', async () => {
    expect(await host.one(conversation, 'delete_client', { id: clientId })).toMatchObject({
      status: 403,
      hint: expect.stringContaining('No permission is missing'),
    });
    expect(await host.one(conversation, 'list_clinets')).toMatchObject({
      status: 404,
      body: { error: { message: expect.stringContaining('Did you mean list_clients') } },
      hint: expect.not.stringContaining('Look the id up'),
    });
    await host.ok('service_request_additional_tools', {
      conversation_id: conversation,
      reason: 'test',
      suggested_tool_names: ['delete_client_profile'],
    });
    const profile = await newProfile(service);
    await newClient(service, profile.id);
    const used = await host.one(conversation, 'delete_client_profile', { id: profile.id });
    expect(used).toMatchObject({ status: 409, hint: expect.not.stringContaining('revision') });
    expect(used.hint).toContain('Clear that first');
  });

  test('tells a caller without the permission so, and does not ask for the tool to be requested', async () => {
    const reader = await Host.connect(
      service.url,
      await service.keyWith(service.agencies[0], ['clients.view']),
    );
    const { conversation_id: id } = await reader.start('Read a client');
    expect(await reader.one(id, 'delete_client', { id: clientId })).toMatchObject({
      status: 403,
      body: { error: { message: expect.stringContaining('requires the permission') } },
      hint: expect.stringContaining('Tell the person which permission is missing'),
    });
    await reader.close();
  });

  test("is in the agency's request log, with the path that it stands for", async () => {
    await host.one(conversation, 'get_client', { id: clientId });
    await expect
      .poll(
        async () =>
          (
            await service.ok('listApiRequestLogs', {
              query: { operation_id: ['getClient'], channel: ['mcp'], search: clientId },
            })
          ).data.length,
        patiently,
      )
      .toBeGreaterThan(0);
  });

  test('stands there beside what the host itself called, and what was refused to it', async () => {
    const key = await service.keyWith(service.agencies[0], ['clients.view']);
    const [{ id: credential }] = (await service.query<{ id: string }>(
      'select id from api_keys order by created_at desc limit 1',
    )) as [{ id: string }];
    const other = await Host.connect(service.url, key);
    const { conversation_id: id } = await other.start('Look up a client');
    await other.one(id, 'list_clients');
    await other.tool('service_start', {});
    await expect(other.client.callTool({ name: 'no_such_tool', arguments: {} })).rejects.toThrow(
      'No tool is named no_such_tool',
    );
    await other.close();
    const logged = async (): Promise<ApiRequestLog[]> =>
      (
        await service.ok('listApiRequestLogs', {
          query: { credential_id: [credential], sort: 'created_at', order: 'asc', limit: 50 },
        })
      ).data;
    await expect
      .poll(async () => (await logged()).some(({ mcp_call: call }) => call === 'no_such_tool'), patiently)
      .toBe(true);
    const rows = await logged();
    const of = (call: string) =>
      rows
        .filter(({ mcp_call }) => mcp_call === call)
        .map(({ status_code, outcome, operation_id }) => ({ status_code, outcome, operation_id }));
    expect(of('initialize')).toEqual([{ status_code: 200, outcome: 'success', operation_id: null }]);
    expect(of('service_start')).toEqual([
      { status_code: 200, outcome: 'success', operation_id: null },
      { status_code: 400, outcome: 'client_error', operation_id: null },
    ]);
    expect(of('no_such_tool')).toEqual([{ status_code: 404, outcome: 'client_error', operation_id: null }]);
    // Who looks for the operation behind a call finds it by the request.
    const [call] = rows.filter(({ mcp_call: name }) => name === 'service_call_tools');
    expect(
      rows
        .filter(({ request_id: request }) => request === call!.request_id)
        .map(({ operation_id: operation }) => operation),
    ).toContain('listClients');
  });
});

describe('a call_id', () => {
  test('makes a repeated write happen once, and answers the same', async () => {
    const before = await noteCount();
    const note = { body: { client_id: clientId, body_text: 'Once.' } };
    const first = await host.one(conversation, 'create_client_note', note, 'note-1');
    const second = await host.one(conversation, 'create_client_note', note, 'note-1');
    expect(second).toEqual({ ...first, is_replay: true });
    expect(await noteCount()).toBe(before + 1);
  });

  test('holds when the same call comes twice at once', async () => {
    const before = await noteCount();
    const call = {
      name: 'create_client_note',
      arguments: { body: { client_id: clientId, body_text: 'Twice at once.' } },
      call_id: 'twin',
    };
    const results = await host.call(conversation, [call, call, call]);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await noteCount()).toBe(before + 1);
  });

  test('refuses another request under the same id', async () => {
    await host.one(
      conversation,
      'create_client_note',
      { body: { client_id: clientId, body_text: 'One.' } },
      'reused',
    );
    expect(
      await host.one(
        conversation,
        'create_client_note',
        { body: { client_id: clientId, body_text: 'Another.' } },
        'reused',
      ),
    ).toMatchObject({ status: 409, hint: expect.stringContaining('call_id') });
  });

  test("is the conversation's own", async () => {
    const other = (await host.start('Write notes on a client')).conversation_id;
    await host.ok('service_request_additional_tools', {
      conversation_id: other,
      reason: 'x',
      suggested_tool_names: ['create_client_note'],
    });
    const before = await noteCount();
    const note = { body: { client_id: clientId, body_text: 'In two conversations.' } };
    await host.one(conversation, 'create_client_note', note, 'shared');
    await host.one(other, 'create_client_note', note, 'shared');
    expect(await noteCount()).toBe(before + 2);
  });
});
