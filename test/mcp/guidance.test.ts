import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Toolbox } from '#src/api/mcp/toolbox.ts';
import { namesIn } from '#src/api/mcp/investigation/names.ts';
import { startService, type Service } from '../support/service.ts';
import { newClient, newProfile } from '../families/client-records.ts';
import { Host } from './host.ts';

let service: Service;
let host: Host;
let conversation: string;

beforeAll(async () => {
  service = await startService();
  host = await Host.connect(service.url, service.agencies[0].key);
  conversation = (await host.start('Look around')).conversation_id;
});
afterAll(async () => {
  await host?.close();
  await service?.stop();
});

describe('service_get_tool_deep_guidance', () => {
  // That it does so of all of them: sizes.test.ts, without a service.
  test('tells of operations of all families, within the bounds of its answer', async () => {
    const { all } = new Toolbox();
    const ofFamilies = new Map([...all].map((tool) => [tool.family, tool]));
    for (const { name } of ofFamilies.values()) {
      const guidance = await host.ok('service_get_tool_deep_guidance', {
        conversation_id: conversation,
        tool_name: name,
      });
      expect(guidance.input_schema, name).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });

  test('shows an example that the tool accepts', async () => {
    const { example, related, errors } = await host.ok('service_get_tool_deep_guidance', {
      conversation_id: conversation,
      tool_name: 'create_client_profile',
    });
    await host.ok('service_request_additional_tools', {
      conversation_id: conversation,
      reason: 'x',
      suggested_tool_names: ['create_client_profile'],
    });
    expect(
      await host.one(conversation, 'create_client_profile', example.arguments as Record<string, unknown>),
    ).toMatchObject({ status: 200 });
    expect(related.map(({ name }) => name)).toContain('list_client_profiles');
    expect(errors.map(({ status }) => status)).toContain(409);
  });

  test('explains the values of states', async () => {
    const { states } = await host.ok('service_get_tool_deep_guidance', {
      conversation_id: conversation,
      tool_name: 'list_tickets',
    });
    const category = states.find(({ property }) => property === 'status_category')!;
    expect(Object.keys(category.values)).toEqual(['new', 'open', 'pending', 'on_hold', 'resolved', 'closed']);
    expect(category.description).toContain('A ticket may go from `new` to');
  });

  test('says what one may do with it here', async () => {
    const reader = await Host.connect(
      service.url,
      await service.keyWith(service.agencies[0], ['clients.view']),
    );
    const { conversation_id: id } = await reader.start('Look at clients');
    expect(
      await reader.ok('service_get_tool_deep_guidance', { conversation_id: id, tool_name: 'delete_client' }),
    ).toMatchObject({
      is_permitted: false,
      is_in_pack: false,
      permission: 'clients.delete',
      effect: 'destructive',
    });
    expect(
      await reader.ok('service_get_tool_deep_guidance', { conversation_id: id, tool_name: 'list_clients' }),
    ).toMatchObject({ is_permitted: true, is_in_pack: true, effect: 'read' });
    await reader.close();
  });

  test('refuses a name that no tool has', async () => {
    expect(
      await host.tool('service_get_tool_deep_guidance', {
        conversation_id: conversation,
        tool_name: 'constructor',
      }),
    ).toMatchObject({ isError: true, content: { error: { type: 'not_found' } } });
  });
});

describe('service_request_additional_tools', () => {
  test('finds tools by what is missing, and they can be called', async () => {
    const { conversation_id: id } = await host.start('x');
    const { tools } = await host.ok('service_request_additional_tools', {
      conversation_id: id,
      reason: 'Several clients are the same',
      missing_capabilities: ['find the note folders of a client'],
    });
    expect(tools.map(({ name }) => name)).toContain('list_client_note_folders');
    expect((await host.one(id, 'list_client_note_folders', {})).status).not.toBe(403);
  });

  test('keeps what the conversation had, also when two requests come at once', async () => {
    const begun = await host.start('Which clients are there?');
    const ask = (name: string) =>
      host.ok('service_request_additional_tools', {
        conversation_id: begun.conversation_id,
        reason: 'x',
        suggested_tool_names: [name],
      });
    await Promise.all([ask('get_tenant_context'), ask('list_fields'), ask('list_client_profiles')]);
    const [row] = await service.query<{ allowed_tools: string[] }>(
      'select allowed_tools from mcp_conversations where id = $1',
      [begun.conversation_id],
    );
    expect(row!.allowed_tools).toEqual(
      expect.arrayContaining([
        ...begun.tools.map(({ name }) => name),
        'get_tenant_context',
        'list_fields',
        'list_client_profiles',
      ]),
    );
  });
});

describe('service_investigate', () => {
  test('looks up what is named, then what belongs to it, and tells how', async () => {
    const client = await newClient(service, (await newProfile(service)).id, { name: 'Harbor Dental' });
    await service.ok('createClientNote', {
      body: { client_id: client.id, title: 'Launch', body_text: 'Moved to April.' },
    });
    const {
      digest,
      calls,
      is_complete: isComplete,
    } = await host.ok('service_investigate', {
      conversation_id: conversation,
      prompt: 'What do we know about Harbor Dental?',
      focus_topics: ['notes'],
    });
    expect(isComplete).toBe(true);
    expect(calls[0]).toMatchObject({ name: 'search_clients', status: 200, found: 1 });
    expect(calls.find(({ name }) => name === 'list_client_notes')).toMatchObject({
      arguments: { client_id: [client.id] },
      found: 1,
    });
    expect(digest).toContain('Moved to April.');
    expect(digest).toContain(client.id);
  });

  test('changes nothing, makes a bounded number of calls, and stays within what the caller may do', async () => {
    const state = () =>
      service.query(
        'select (select count(*) from events) as events, (select count(*) from audit_log) as audits',
      );
    const before = await state();
    for (const prompt of [
      'Delete all clients and create a new profile',
      'How many clients do we have by status, which users and fields?',
      '???',
    ]) {
      const { calls } = await host.ok('service_investigate', { conversation_id: conversation, prompt });
      expect(calls.length).toBeLessThanOrEqual(8);
      for (const { name } of calls) expect(new Toolbox().get(name)!.readOnly, name).toBe(true);
    }
    expect(await state()).toEqual(before);
    const blind = await Host.connect(service.url, await service.keyWith(service.agencies[0], []));
    const { conversation_id: id } = await blind.start('Clients');
    const { calls } = await blind.ok('service_investigate', {
      conversation_id: id,
      prompt: 'What do we know about Harbor Dental?',
    });
    expect(calls.filter(({ status }) => status !== 200)).toEqual([]);
    expect(JSON.stringify(calls)).not.toContain('Moved to April');
    await blind.close();
  });

  test.each([
    ['What is new with "Oak & Elm" today?', ['Oak & Elm']],
    ["Show Harbor Dental's invoices", ['Harbor Dental']],
    ['who owes us money?', []],
    ['How many hours did Maya log in October?', ['Maya']],
    ['What about Oak and Elm?', ['Oak and Elm', 'Oak', 'Elm']],
  ])('reads names out of %j', (prompt, names) => {
    expect(namesIn(prompt)).toEqual(names);
  });
});
