import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Permission } from '#generated/permissions.ts';
import { auditActions, newClient, newProfile } from '../client-records.ts';
import { Host } from '../../mcp/host.ts';
import { ConsoleSession } from '../../support/console-session.ts';
import { connect, Host as OauthHost, password } from '../../support/oauth.ts';
import { cheapHash } from '../../support/passwords.ts';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';

let service: Service;
let host: Host;
beforeAll(async () => {
  service = await startService();
  host = await Host.connect(service.url, service.agencies[0].key);
});
afterAll(async () => {
  await host?.close();
  await service?.stop();
});

const list = async (query: Record<string, unknown> = {}, key = service.agencies[0].key) =>
  (await service.ok('listMcpConversations', { query }, { key })).data;
const read = async (id: string, key = service.agencies[0].key) =>
  (await service.ok('getMcpConversation', { path: { id } }, { key })).data;
const callsOf = async (id: string, query: Record<string, unknown> = {}, key = service.agencies[0].key) =>
  (await service.ok('listMcpConversationCalls', { path: { id }, query }, { key })).data;
const end = (id: string, key = service.agencies[0].key) =>
  service.call('endMcpConversation', { path: { id } }, { key });
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
const begin = async (prompt: string, more: Record<string, unknown> = {}, by = host): Promise<string> =>
  (await by.start(prompt, more)).conversation_id;

/** A program with a key of its own, and the host that it is. */
async function program(permissions: readonly Permission[]): Promise<{ key: string; host: Host }> {
  const key = await service.keyWith(service.agencies[0], permissions);
  return { key, host: await Host.connect(service.url, key) };
}

describe('a conversation', () => {
  it('is shown with who leads it for whom, its prompt, its tools and the records that it is about', async () => {
    const client = await newClient(service, (await newProfile(service)).id, { name: 'Harbor Dental' });
    const task = (await service.ok('createTask', { body: { name: 'Relaunch' } })).data.id;
    const prompt = `List clients and say what is new. ${'Please. '.repeat(60)}`;
    const begun = await host.start(prompt, {
      client_model: 'model-7',
      client_provider: 'provider',
      client_id: client.id,
      task_id: task,
    });
    await host.one(begun.conversation_id, 'list_clients');
    const { conversation, ...details } = await read(begun.conversation_id);
    expect(conversation).toMatchObject({
      user: { name: 'Everything', email: null },
      credential: { kind: 'api_key', id: expect.any(String), name: 'Everything' },
      client_model: 'model-7',
      client_provider: 'provider',
      prompt_start: prompt.slice(0, 300),
      status: 'open',
      end_reason: null,
      ended_at: null,
      ended_by: null,
      call_count: 1,
    });
    expect(details).toEqual({
      prompt,
      allowed_tools: begun.tools.map(({ name }) => name),
      used_tools: ['list_clients'],
      grounding: [
        { kind: 'client', id: client.id, name: 'Harbor Dental' },
        { kind: 'task', id: task, name: null },
      ],
    });
    expect((await list())[0]).toEqual(conversation);
  });

  it('tells every call of a tool, the refused ones too, and leads to the request log', async () => {
    const id = await begin('Look at clients');
    await host.call(id, [{ name: 'list_clients', call_id: 'one' }]);
    await host.call(id, [{ name: 'list_clients', arguments: { limit: 0 } }]);
    const calls = await callsOf(id);
    expect(calls).toMatchObject([
      {
        tool_name: 'list_clients',
        call_id: null,
        status_code: 400,
        outcome: 'client_error',
        error_type: 'validation_error',
      },
      { tool_name: 'list_clients', call_id: 'one', status_code: 200, outcome: 'success', error_type: null },
    ]);
    expect(idsOf(await callsOf(id, { outcome: ['success'] }))).toEqual([calls[1]!.id]);
    await vi.waitFor(async () => {
      const { data } = await service.ok('listApiRequestLogs', {
        query: { request_id: calls[1]!.request_id, channel: ['mcp'] },
      });
      // The tool that the host called, and the operation that it ran.
      expect(
        data
          .map(
            ({
              mcp_call: call,
              operation_id: operation,
              status_code: status,
            }: {
              mcp_call: string | null;
              operation_id: string | null;
              status_code: number;
            }) => [call ?? operation, status],
          )
          .toSorted(),
      ).toEqual([
        ['listClients', 200],
        ['service_call_tools', 200],
      ]);
    }, patiently);
  });
});

describe('the list of conversations', () => {
  it('is narrowed by user, credential, model, status and words of the prompt', async () => {
    const { key, host: other } = await program(['clients.view']);
    const mine = await begin('Find the Zebra invoice', { client_model: 'zebra-1' });
    const theirs = await begin('find the zebra contract', { client_model: 'zebra-2' }, other);
    const {
      conversation: { user, credential },
    } = await read(theirs);
    const among = async (query: Record<string, unknown>) =>
      idsOf(await list(query)).filter((id) => id === mine || id === theirs);
    expect(await among({})).toEqual([theirs, mine]);
    expect(await among({ search: 'ZEBRA' })).toEqual([theirs, mine]);
    expect(await among({ search: 'zebra invoice' })).toEqual([mine]);
    expect(await among({ user_id: [user.id] })).toEqual([theirs]);
    expect(await among({ credential_id: [credential!.id] })).toEqual([theirs]);
    expect(await among({ client_model: ['zebra-1'] })).toEqual([mine]);
    await end(theirs, key);
    expect(await among({ status: ['open'] })).toEqual([mine]);
    expect(await among({ status: ['ended'] })).toEqual([theirs]);
    await other.close();
  });
});

describe('the end of a conversation', () => {
  it('comes at once: no tool of the host works in it any more, while others go on', async () => {
    const [ended, kept] = [await begin('Look at clients'), await begin('Look at clients')];
    const { status, body } = await end(ended);
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({
        id: ended,
        status: 'ended',
        end_reason: 'ended',
        ended_by: expect.objectContaining({ name: 'Everything' }),
      }),
    ]);
    for (const [tool, args] of [
      ['service_start', { prompt: 'x', client_model: 'm', conversation_id: ended }],
      ['service_call_tools', { conversation_id: ended, calls: [{ name: 'list_clients' }] }],
      ['service_request_additional_tools', { conversation_id: ended, reason: 'more' }],
      ['service_get_tool_deep_guidance', { conversation_id: ended, tool_name: 'list_clients' }],
      ['service_investigate', { conversation_id: ended, prompt: 'x' }],
    ] as const)
      expect(await host.tool(tool, args), tool).toMatchObject({
        isError: true,
        content: { error: { type: 'not_found' } },
      });
    expect((await host.one(kept, 'list_clients')).status).toBe(200);
  });

  it('is final: a call that was under way does not open it again, and ending it twice changes nothing', async () => {
    const id = await begin('Look at clients');
    const [call, first] = await Promise.all([
      host.tool('service_call_tools', {
        conversation_id: id,
        calls: Array.from({ length: 10 }, () => ({ name: 'list_clients' })),
      }),
      end(id),
    ]);
    expect(first.status, call.text).toBe(200);
    const again = await end(id);
    expect(again.body.data.ended_at).toBe(first.body.data.ended_at);
    expect((await read(id)).conversation.status).toBe('ended');
    expect(
      await host.tool('service_call_tools', { conversation_id: id, calls: [{ name: 'list_clients' }] }),
    ).toMatchObject({ isError: true });
    expect(await auditActions(service, id)).toEqual(['ended']);
  });

  it('comes by itself a day after the last use, and is told as such', async () => {
    const id = await begin('Look at clients');
    await service.query(
      "update mcp_conversations set expires_at = '2026-01-02T03:04:05.000Z' where id = $1",
      [id],
    );
    const told = {
      status: 'ended',
      end_reason: 'expired',
      ended_at: '2026-01-02T03:04:05.000Z',
      ended_by: null,
    };
    expect((await read(id)).conversation).toMatchObject(told);
    expect((await end(id)).body.data).toMatchObject(told);
    expect(await auditActions(service, id)).toEqual([]);
  });
});

describe('a prompt', () => {
  it('is seen by a member in the console who let the program in, and nobody else has to end it', async () => {
    // Other files of the shared service have a Dana, too.
    const email = `dana@${service.agencies[0].id}.example`;
    const [account] = await service.query<{ id: string }>(
      'insert into accounts (email, password_hash) values ($1, $2) returning id',
      [email, cheapHash(password)],
    );
    await service.query(
      "insert into users (tenant_id, kind, account_id, name, email, permissions) values ($1, 'member', $2, 'Dana', $3, '{clients.view}')",
      [service.agencies[0].id, account!.id, email],
    );
    const tokens = await connect(await OauthHost.connect(service.url), { email });
    const own = await Host.connect(service.url, tokens.access_token);
    const id = await begin('Mine alone', {}, own);
    await begin('Not of Dana');
    const { budgets } = (await service.ok('getIntegrationHealth')).data;
    expect(budgets).toContainEqual(
      expect.objectContaining({ budget: 'mcp_subject', subject_name: 'Test host' }),
    );

    const session = await ConsoleSession.signIn(service, email, password);
    const {
      body: { data },
    } = await session.call('GET', '/console/api/mcp-conversations');
    expect(data).toMatchObject([
      {
        id,
        user: { name: 'Dana', email },
        credential: { kind: 'oauth_grant', name: 'Test host' },
        prompt_start: 'Mine alone',
      },
    ]);
    expect((await session.call('POST', `/console/api/mcp-conversations/${id}/end`)).body).toMatchObject({
      data: { status: 'ended', ended_by: { name: 'Dana' } },
    });
    expect(
      await own.tool('service_call_tools', { conversation_id: id, calls: [{ name: 'list_clients' }] }),
    ).toMatchObject({ isError: true });
    await own.close();
  });

  it('is seen by whom it belongs to and by settings.api; for others there is no such conversation', async () => {
    const { key, host: own } = await program(['tickets.view']);
    const { key: stranger, host: theirs } = await program([
      'clients.view',
      'settings.view',
      'settings.manage',
      'people.manage',
    ]);
    const client = await newClient(service, (await newProfile(service)).id, { name: 'Not for them' });
    const id = await begin('A personal matter', { client_id: client.id }, own);
    expect(idsOf(await list({}, key))).toEqual([id]);
    expect(await read(id, key)).toMatchObject({
      prompt: 'A personal matter',
      grounding: [{ kind: 'client', id: client.id, name: null }],
    });
    expect((await read(id)).grounding).toEqual([{ kind: 'client', id: client.id, name: 'Not for them' }]);
    expect(await callsOf(id, {}, key)).toEqual([]);
    for (const outsider of [stranger, service.agencies[1].key]) {
      expect(await list({ search: 'personal' }, outsider)).toEqual([]);
      for (const operation of ['getMcpConversation', 'listMcpConversationCalls', 'endMcpConversation']) {
        expect((await service.call(operation, { path: { id } }, { key: outsider })).status, operation).toBe(
          404,
        );
      }
    }
    expect((await end(id, key)).status).toBe(200);
    await own.close();
    await theirs.close();
  });
});
