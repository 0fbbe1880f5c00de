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

// A session is a name alone, whose life nobody ends: the suite accepts the 405, and says so.
test.each([
  'server-initialize',
  'ping',
  'tools-list',
  'dns-rebinding-protection',
  'server-session-lifecycle',
])('%s holds, messages valid against the schema of the protocol', async (name) => {
  expect(await scenario(name)).toMatch(/Passed: (\d+)\/\1, 0 failed/);
});

test.each([
  ['2025-11-25', 'expected-failures.yaml'],
  ['2026-07-28', 'expected-failures-2026-07-28.yaml'],
])(
  'of all that protocol %s asks for, nothing fails but what the server is not meant to be',
  async (requirements, baseline) => {
    const output = await runSuite([
      'server',
      '--url',
      `${proxy.url}/v1/mcp`,
      '--requirements',
      requirements,
      '--expected-failures',
      new URL(baseline, import.meta.url).pathname,
    ]);
    expect(output).toContain('SUMMARY');
  },
);

test.each(['http-header-validation', 'dns-rebinding-protection', 'tools-list'])(
  '%s holds in protocol 2026-07-28',
  async (name) => {
    const args = [
      'server',
      '--url',
      `${proxy.url}/v1/mcp`,
      '--scenario',
      name,
      '--spec-version',
      '2026-07-28',
    ];
    expect(await runSuite(args)).toMatch(/Passed: (\d+)\/\1, 0 failed/);
  },
);
