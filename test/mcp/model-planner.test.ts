import { afterAll, beforeAll, expect, test } from 'vitest';
import { StreamingModel } from '../ai/streaming-model.ts';
import { startService, type Service } from '../support/service.ts';
import { newClient, newProfile } from '../families/client-records.ts';
import { Host } from './host.ts';

let service: Service;
let model: StreamingModel;
let host: Host;
let conversation: string;
let clientId: string;

beforeAll(async () => {
  model = await StreamingModel.start();
  service = await startService({ config: { aiModels: [model.spec()], aiMonthlyCredits: 1_000_000 } });
  clientId = (await newClient(service, (await newProfile(service)).id, { name: 'Harbor Dental' })).id;
  host = await Host.connect(service.url, service.agencies[0].key);
  conversation = (await host.start('Look at clients')).conversation_id;
});
afterAll(async () => {
  await host?.close();
  await service?.stop();
  await model?.stop();
});

const investigate = () =>
  host.ok('service_investigate', {
    conversation_id: conversation,
    prompt: 'What do we know about the client Harbor Dental and its notes?',
  });
const plan = (...calls: readonly unknown[]): object => ({ calls });

test('a model plans round by round, by what it is told was found', async () => {
  model.willAnswer(
    plan({ name: 'search_clients', arguments: { search: 'harbor' }, reason: 'Find it.' }),
    plan({ name: 'list_client_notes', arguments: { client_id: [clientId] }, reason: 'Read its notes.' }),
    plan(),
  );
  const { calls, is_complete: isComplete } = await investigate();
  expect(calls.map(({ name, status, reason }) => [name, status, reason])).toEqual([
    ['search_clients', 200, 'Find it.'],
    ['list_client_notes', 200, 'Read its notes.'],
  ]);
  expect(isComplete).toBe(true);
  expect(model.asked[1]!.text).toContain(clientId);
});

test('a model can choose among reading tools alone, and does not get to repeat itself', async () => {
  const search = { name: 'search_clients', arguments: { search: 'harbor' } };
  model.willAnswer(
    plan(
      { name: 'delete_client', arguments: { id: clientId } },
      { name: 'create_client', arguments: { body: {} } },
      search,
      { name: 7 },
      'x',
      null,
    ),
    plan(search),
  );
  const { calls } = await investigate();
  expect(calls.map(({ name }) => name)).toEqual(['search_clients']);
  expect((await service.call('getClient', { path: { id: clientId } })).status).toBe(200);
});

test('arguments that do not fit are refused by the door, as from anybody', async () => {
  model.willAnswer(plan({ name: 'search_clients', arguments: { nonsense: 1 } }), plan());
  expect((await investigate()).calls).toEqual([
    expect.objectContaining({ name: 'search_clients', status: 400 }),
  ]);
});

test.each([[500], ['no JSON'], [{ calls: 'none' }], [[]], [plan()]])(
  'rules plan when the model answers %j',
  async (answer) => {
    model.willAnswer(answer);
    const { calls } = await investigate();
    expect(calls[0]).toMatchObject({ name: 'search_clients', status: 200, found: 1 });
  },
);

test('each question is a request of the agency, with its cost, and about whom', async () => {
  model.willAnswer(plan({ name: 'search_clients', arguments: { search: 'harbor' } }), plan());
  const before = await requests();
  await investigate();
  const added = (await requests()).slice(0, -before.length || undefined);
  expect(added).toHaveLength(2);
  expect(added[0]).toMatchObject({ purpose: 'investigation', origin: 'mcp', status: 'succeeded' });
  expect(added[0]!.credits).toBeGreaterThan(0);
  expect(added[0]!.user).not.toBeNull();
});

test('an agency that allows no AI for investigations is answered by rules, and nobody is asked', async () => {
  const settings = await service.ok('getTenantAiSettings', {});
  const enabled = settings.data.enabled_purposes.filter((purpose) => purpose !== 'investigation');
  const change = (purposes: readonly string[], revision: number) =>
    service.ok('updateTenantAiSettings', {
      body: { enabled_purposes: purposes as never, expected_revision: revision },
    });
  const { data } = await change(enabled, settings.data.revision);
  model.willAnswer(plan({ name: 'list_clients' }));
  expect((await investigate()).calls[0]).toMatchObject({ name: 'search_clients', status: 200 });
  expect(model.asked).toEqual([]);
  await change(settings.data.enabled_purposes, data.revision);
});

const requests = async () => (await service.ok('listAiRequests', { query: { limit: 200 } })).data;

test('the default preset of investigations has its say, with what the AI remembers of the agency, the person and the client', async () => {
  const { data: other } = await service.ok('saveAiMemory', {
    body: { scope: 'client', scope_id: clientId, subject: 'Chair', statement: 'They have nine chairs.' },
  });
  await service.ok('saveAiMemory', {
    body: { scope: 'agency', subject: 'Week', statement: 'It begins on Sunday.' },
  });
  const { data: preset } = await service.ok('createAiPreset', {
    body: {
      name: 'Looking around',
      purpose: 'investigation',
      instructions: 'Begin with clients.',
      tone: 'formal',
      language: 'de',
      temperature: 0.1,
      max_output_tokens: 700,
      is_memory_used: true,
      is_default: true,
    },
  });
  const about = (await host.start('Look at this client', { client_id: clientId })).conversation_id;
  model.willAnswer(plan({ name: 'search_clients', arguments: { search: 'harbor' } }), plan());
  await host.ok('service_investigate', { conversation_id: about, prompt: 'How many chairs do they have?' });
  const [asked] = model.asked;
  expect(asked!.instructions).toContain('Begin with clients.');
  expect(asked!.instructions).toMatch(/formally.*language de/);
  expect(asked!.text).toContain('They have nine chairs.');
  expect(asked!.text).toContain('It begins on Sunday.');
  expect(asked!.body).toMatchObject({ temperature: 0.1, max_completion_tokens: 700 });
  const [request] = await requests();
  expect(request).toMatchObject({
    preset: { id: preset.preset.id },
    record: { kind: 'client', id: clientId },
  });
  const remembered = await service.ok('listAiMemories', { query: { id: [other.memory.id] } });
  expect(remembered.data[0]!.use_count).toBe(2);
  await service.ok('updateAiPreset', { path: { id: preset.preset.id }, body: { is_default: false } });
  model.willAnswer(plan());
  await investigate();
  expect(model.asked[0]!.text).not.toContain('chairs');
});

test('private records are told only where the settings allow it', async () => {
  await service.ok('createTask', { body: { name: 'Buy out the partner', is_private: true } });
  await service.ok('createTask', { body: { name: 'Order toner' } });
  const look = async () => {
    model.willAnswer(plan({ name: 'list_tasks', arguments: {} }), plan());
    await host.ok('service_investigate', { conversation_id: conversation, prompt: 'Which tasks are there?' });
    return model.asked[1]!.text;
  };
  expect(await look()).toContain('Order toner');
  expect(await look()).not.toContain('Buy out');
  const { data } = await service.ok('getTenantAiSettings', {});
  await service.ok('updateTenantAiSettings', {
    body: { can_read_private_records: true, expected_revision: data.revision },
  });
  expect(await look()).toContain('Buy out');
});
