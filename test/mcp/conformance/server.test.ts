import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { runSuite } from './suite.ts';
import { startTokenProxy, type TokenProxy } from './token-proxy.ts';

let service: Service;
let proxy: TokenProxy;

beforeAll(async () => {
  service = await startService({});
  proxy = await startTokenProxy(service.url, service.agencies[0].key);
});
afterAll(async () => {
  await proxy?.close();
  await service?.stop();
});

const scenario = (name: string): Promise<string> =>
  runSuite(['server', '--url', `${proxy.url}/v1/mcp`, '--scenario', name]);

// A stateless server has no life of a session: the suite looks, and says so.
test.each([
  'server-initialize',
  'ping',
  'tools-list',
  'dns-rebinding-protection',
  'server-session-lifecycle',
])('%s holds, messages valid against the schema of the protocol', async (name) => {
  expect(await scenario(name)).toMatch(/Passed: (\d+)\/\1, 0 failed/);
});

test('of all that the protocol version asks for, nothing fails but what the server is not meant to be', async () => {
  const baseline = new URL('expected-failures.yaml', import.meta.url).pathname;
  const output = await runSuite([
    'server',
    '--url',
    `${proxy.url}/v1/mcp`,
    '--requirements',
    '2025-11-25',
    '--expected-failures',
    baseline,
  ]);
  expect(output).toContain('SUMMARY');
});
