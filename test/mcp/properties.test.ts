import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { anyText } from '../support/texts.ts';
import { Host } from './host.ts';

let service: Service;
let host: Host;
let conversation: string;

beforeAll(async () => {
  service = await startService();
  host = await Host.connect(service.url, service.agencies[0].key);
  const begun = await host.start('List and create clients');
  conversation = begun.conversation_id;
});
afterAll(async () => {
  await host?.close();
  await service?.stop();
});

const names = [
  'service_start',
  'service_call_tools',
  'service_request_additional_tools',
  'service_get_tool_deep_guidance',
  'service_investigate',
  'service_call_api',
];
const text = fc.oneof(
  anyText({ maxLength: 60 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    '__proto__',
    'constructor',
    '{}',
    '[]',
    '{"a":',
    '/v1/clients',
    'GET',
    'list_clients',
    '🦊'.repeat(30),
  ),
);

/** Arguments with the right names and anything in them, so that many get beyond the schema. */
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4 }),
  ),
})).value;
const args = fc.record(
  {
    prompt: fc.oneof(text, anything),
    client_model: fc.oneof(fc.constant('m'), anything),
    conversation_id: fc.oneof(fc.constant('OWN'), anything),
    calls: fc.oneof(
      fc.array(
        fc.record(
          {
            name: fc.oneof(
              fc.constantFrom('list_clients', 'create_client', 'get_client', ...names.slice(2)),
              anything,
            ),
            arguments: anything,
            call_id: anything,
          },
          { requiredKeys: ['name'] },
        ),
        { maxLength: 3 },
      ),
      anything,
    ),
    reason: anything,
    missing_capabilities: fc.oneof(fc.array(text, { maxLength: 2 }), anything),
    suggested_tool_names: fc.oneof(fc.array(text, { maxLength: 2 }), anything),
    tool_name: fc.oneof(fc.constant('create_client'), anything),
    focus_topics: anything,
    method: fc.oneof(fc.constantFrom('GET', 'POST', 'DELETE'), anything),
    path: fc.oneof(fc.constantFrom('/v1/clients', '/v1/clients/{id}', '/v1/fields'), text, anything),
    query: anything,
    body: anything,
    path_params: anything,
    extra: anything,
  },
  { requiredKeys: [] },
);

/** The statuses inside an answer, in its results and in what the API was asked. */
const statusesOf = (content: { results?: { status: number }[]; status?: unknown }): number[] => [
  ...(content.results ?? []).map(({ status }) => status),
  ...(typeof content.status === 'number' ? [content.status] : []),
];

test('whatever a host sends to a tool is answered by the contract, and never by a failure of ours', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), args, async (name, given) => {
      const sent = { ...given, ...(given.conversation_id === 'OWN' && { conversation_id: conversation }) };
      const { isError, content } = await host.tool(
        name,
        JSON.parse(JSON.stringify(sent)) as Record<string, unknown>,
      );
      if (isError) expect(content.error.type, JSON.stringify(sent)).not.toBe('internal');
      for (const status of statusesOf(content))
        expect(status === 501 || status < 500, JSON.stringify(sent)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
