import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { newClient, newProfile } from '../families/client-records.ts';
import { Host } from './host.ts';

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

const uuid = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8bff';

describe('a conversation', () => {
  test('begins with tools for the request, who one is, and how to go on', async () => {
    const begun = await host.start('Add a note to a client about the delayed launch');
    expect(begun.tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['create_client_note', 'search_clients']),
    );
    expect(begun.tools.length).toBeLessThanOrEqual(30);
    expect(begun.identity).toMatchObject({
      agency_id: service.agencies[0].id,
      agency_name: 'Alder',
      kind: 'service_account',
      permissions: ['all'],
    });
    expect(begun.instructions).toContain('service_call_tools');
    const lasts = Date.parse(begun.expires_at) - Date.now();
    expect(lasts).toBeGreaterThan(23.9 * 3_600_000);
    expect(lasts).toBeLessThanOrEqual(24 * 3_600_000);
  });

  test('is refocused by its id, and keeps the tools that it used', async () => {
    const { conversation_id: id } = await host.start('Which client profiles are there?');
    await host.one(id, 'list_client_profiles');
    const again = await host.start('Create an invoice', { conversation_id: id });
    expect(again.conversation_id).toBe(id);
    const names = again.tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['create_invoice', 'list_client_profiles']));
    expect(
      (await host.one(id, 'delete_client_profile')).status,
      'what the refined prompt does not need is no longer allowed',
    ).toBe(403);
  });

  test('belongs to one person through one program', async () => {
    const { conversation_id: id } = await host.start('Look at clients');
    const another = await Host.connect(
      service.url,
      await service.keyWith(service.agencies[0], ['clients.view']),
    );
    const foreign = await Host.connect(service.url, service.agencies[1].key);
    for (const stranger of [another, foreign]) {
      for (const [tool, args] of [
        ['service_start', { prompt: 'x', client_model: 'm', conversation_id: id }],
        ['service_call_tools', { conversation_id: id, calls: [{ name: 'list_clients' }] }],
        ['service_request_additional_tools', { conversation_id: id, reason: 'more' }],
        ['service_get_tool_deep_guidance', { conversation_id: id, tool_name: 'list_clients' }],
        ['service_investigate', { conversation_id: id, prompt: 'x' }],
      ] as const) {
        const answer = await stranger.tool(tool, args);
        expect(answer, tool).toMatchObject({ isError: true, content: { error: { type: 'not_found' } } });
        expect(answer.text).toContain('service_start');
      }
      await stranger.close();
    }
  });

  test('ends a day after it was last used, and every use prolongs it', async () => {
    const { conversation_id: id } = await host.start('Look at clients');
    await service.query(
      `update mcp_conversations set expires_at = now() + interval '1 minute' where id = $1`,
      [id],
    );
    expect((await host.one(id, 'list_clients')).status).toBe(200);
    const [row] = await service.query<{ hours: number }>(
      `select extract(epoch from expires_at - now()) / 3600 as hours from mcp_conversations where id = $1`,
      [id],
    );
    expect(Number(row!.hours)).toBeGreaterThan(23.9);
    await service.query(`update mcp_conversations set expires_at = now() where id = $1`, [id]);
    expect(
      await host.tool('service_call_tools', { conversation_id: id, calls: [{ name: 'list_clients' }] }),
    ).toMatchObject({ isError: true, content: { error: { type: 'not_found' } } });
  });

  test('is known to the agency with the tools that it was given and called', async () => {
    const { conversation_id: id } = await host.start('Look at clients', {
      client_model: 'model-7',
      client_provider: 'provider',
    });
    await host.call(id, [{ name: 'list_clients' }, { name: 'list_clients', arguments: { limit: 0 } }]);
    const [row] = await service.query(
      'select client_model, client_provider, prompt, call_count, used_tools, allowed_tools from mcp_conversations where id = $1',
      [id],
    );
    expect(row).toMatchObject({
      client_model: 'model-7',
      client_provider: 'provider',
      prompt: 'Look at clients',
      call_count: 2,
      used_tools: ['list_clients'],
    });
    const calls = await service.query(
      'select tool_name, status, error_type from mcp_calls where conversation_id = $1 order by status',
      [id],
    );
    expect(calls).toEqual([
      { tool_name: 'list_clients', status: 200, error_type: null },
      { tool_name: 'list_clients', status: 400, error_type: 'validation_error' },
    ]);
  });
});

describe('grounding', () => {
  test('reads the client, and stays when the prompt is refined', async () => {
    const client = await newClient(service, (await newProfile(service)).id, { name: 'Harbor Dental' });
    const begun = await host.start('What is new?', { client_id: client.id });
    expect(begun.grounding).toEqual([
      { kind: 'client', id: client.id, name: 'Harbor Dental', is_verified: true, is_named: false },
    ]);
    const again = await host.start('And the notes?', { conversation_id: begun.conversation_id });
    expect(again.grounding).toHaveLength(1);
  });

  test.each(['client_id', 'task_id'])(
    'names the parameter of a record that is not there: %s',
    async (name) => {
      const refused = await host.tool('service_start', { prompt: 'x', client_model: 'm', [name]: uuid });
      expect(refused).toMatchObject({ isError: true, content: { error: { type: 'not_found' } } });
      expect(refused.text).toContain(name);
    },
  );

  test('in a ticket that nobody has is refused', async () => {
    const refused = await host.tool('service_start', { prompt: 'x', client_model: 'm', ticket_id: uuid });
    expect(refused).toMatchObject({ isError: true, content: { error: { type: 'not_found' } } });
  });

  test('in a task names it, unless the task is private to others', async () => {
    const { data: task } = await service.ok('createTask', { body: { name: 'Grounding task' } });
    expect((await host.start('x', { task_id: task.id })).grounding).toEqual([
      { kind: 'task', id: task.id, name: 'Grounding task', is_verified: true, is_named: false },
    ]);
    await service.ok('setTaskPrivacy', { path: { id: task.id }, body: { is_private: true } });
    const blind = await Host.connect(service.url, await service.keyWith(service.agencies[0], ['tasks.view']));
    const refused = await blind.tool('service_start', { prompt: 'x', client_model: 'm', task_id: task.id });
    expect(refused).toMatchObject({ isError: true, content: { error: { type: 'not_found' } } });
    expect(refused.text).not.toContain('Grounding task');
    await blind.close();
  });

  test('says nothing of a client that the caller may not see', async () => {
    const client = await newClient(service, (await newProfile(service)).id, { name: 'Secret client' });
    const blind = await Host.connect(
      service.url,
      await service.keyWith(service.agencies[0], ['tickets.view']),
    );
    const begun = await blind.start('What about this client?', { client_id: client.id });
    expect(begun.grounding).toEqual([
      { kind: 'client', id: client.id, name: null, is_verified: false, is_named: false },
    ]);
    expect(begun.knowledge).toEqual([]);
    expect(JSON.stringify(begun)).not.toContain('Secret client');
    await blind.close();
  });
});

describe('knowledge', () => {
  test('is what the agency wrote about the subject, the best first, from this agency alone', async () => {
    const profile = await newProfile(service);
    const [dental, florist] = [
      await newClient(service, profile.id, { name: 'Lakeside Dental' }),
      await newClient(service, profile.id, { name: 'Rose Florist' }),
    ];
    await service.ok('createClientNote', {
      body: {
        client_id: dental.id,
        title: 'Launch',
        body_text: 'The website launch moved to April because of the photographs.',
      },
    });
    await service.ok('createClientNote', {
      body: {
        client_id: florist.id,
        title: 'Launch',
        body_text: "The website launch is on Valentine's day.",
      },
    });
    const other = { key: service.agencies[1].key };
    const foreignProfile = (await service.ok('createClientProfile', { body: { name: 'Foreign' } }, other))
      .data;
    const foreign = (
      await service.ok(
        'createClient',
        { body: { name: 'Lakeside Dental', profile_id: foreignProfile.id } },
        other,
      )
    ).data;
    await service.ok(
      'createClientNote',
      { body: { client_id: foreign.id, body_text: 'Foreign website launch.' } },
      other,
    );

    const named = await host.start('When is the website launch of Lakeside Dental?');
    expect(named.knowledge[0]).toMatchObject({
      kind: 'client_note',
      client_id: dental.id,
      title: 'Launch (Lakeside Dental)',
      excerpt: expect.stringContaining('April'),
    });
    const grounded = await host.start('When is the website launch?', { client_id: florist.id });
    expect(grounded.knowledge[0]).toMatchObject({ client_id: florist.id });
    expect(JSON.stringify([named, grounded])).not.toContain('Foreign');
    expect((await host.start('When is the website launch?', { enable_rag: false })).knowledge).toEqual([]);
  });

  test('tells of fields by their description', async () => {
    await service.ok('createField', {
      body: {
        record_kind: 'client',
        key: 'churn_risk',
        name: 'Churn risk',
        config: { type: 'text' },
        description: 'How likely the client leaves within the quarter, judged by the account lead.',
      },
    });
    const { knowledge } = await host.start('Who judges how likely a client leaves within the quarter?');
    expect(knowledge).toContainEqual(
      expect.objectContaining({ kind: 'field', title: 'Churn risk (churn_risk)' }),
    );
  });

  test.each(['', ' ', '&|!()<->:*', 'o\'neil \\ " %', 'the of and'])(
    'any prompt is searched without harm: %j',
    async (text) => {
      expect((await host.start(`${text}x`)).conversation_id).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});
