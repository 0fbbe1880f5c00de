import { afterAll, beforeAll, expect, test } from 'vitest';
import { Host } from '../mcp/host.ts';
import { startService, type Service } from '../support/service.ts';
import { newProfile } from '../families/client-records.ts';
import { spawnService, type ServiceProcess } from './child.ts';

let service: Service;
let pair: readonly ServiceProcess[] = [];

beforeAll(async () => {
  service = await startService({});
  const plenty = { RATE_LIMIT_MCP_TENANT: '1000000', RATE_LIMIT_MCP_SUBJECT: '1000000' };
  pair = await Promise.all([0, 1].map(() => spawnService({ ...service.environment, ...plenty })));
});
afterAll(async () => {
  await Promise.all(pair.map((process) => process.stop()));
  await service?.stop();
});

test('any process answers any call of a conversation', async () => {
  const [here, there] = await Promise.all(pair.map(({ url }) => Host.connect(url!, service.agencies[0].key)));
  const { conversation_id: id } = await here!.start('Which client profiles are there? Create one.');
  await there!.ok('service_request_additional_tools', {
    conversation_id: id,
    reason: 'x',
    suggested_tool_names: ['create_client_profile'],
  });
  const create = {
    name: 'create_client_profile',
    arguments: { body: { name: 'From either' } },
    call_id: 'create',
  };
  const answers = await Promise.all([here!, there!, here!, there!].map((host) => host.call(id, [create])));
  expect(new Set(answers.map(([result]) => result!.status))).toEqual(new Set([200]));
  expect(new Set(answers.map(([result]) => JSON.stringify(result!.body))).size, 'executed once').toBe(1);
  expect((await there!.start('And now?', { conversation_id: id })).tools.map(({ name }) => name)).toContain(
    'create_client_profile',
  );
  await Promise.all([here!.close(), there!.close()]);
});

test('fifty conversations at once keep apart, and each writes what it was asked to, once', async () => {
  const { id: profile } = await newProfile(service);
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const host = await Host.connect(pair[index % 2]!.url!, service.agencies[0].key);
      const { conversation_id: id } = await host.start(`Create the client ${index} and write a note on it`);
      await host.ok('service_request_additional_tools', {
        conversation_id: id,
        reason: 'x',
        suggested_tool_names: ['create_client', 'create_client_note', 'list_client_notes'],
      });
      const made = await host.one(
        id,
        'create_client',
        { body: { name: `Client of conversation ${index}`, profile_id: profile } },
        'client',
      );
      const clientId = (made.body as { data: { id: string } }).data.id;
      await host.call(
        id,
        [1, 2, 3].map((number) => ({
          name: 'create_client_note',
          arguments: { body: { client_id: clientId, body_text: `Note ${number} of ${index}` } },
          call_id: `note-${number}`,
        })),
      );
      const [listed] = await host.call(id, [
        { name: 'list_client_notes', arguments: { client_id: [clientId] }, fields: ['body_text'] },
      ]);
      await host.close();
      return {
        id,
        notes: (listed!.body as { rows: string[][] }).rows.map((row) => row.at(-1)!).sort(),
      };
    }),
  );
  expect(new Set(outcomes.map(({ id }) => id)).size).toBe(50);
  outcomes.forEach(({ notes }, index) =>
    expect(notes).toEqual([1, 2, 3].map((number) => `Note ${number} of ${index}`)),
  );
});
