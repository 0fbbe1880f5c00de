import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { runSuite } from './suite.ts';
import { startTokenProxy, type TokenProxy } from './token-proxy.ts';

let service: Service;
let proxy: TokenProxy;

beforeAll(async () => {
  service = await startService();
  proxy = await startTokenProxy(service.url, service.agencies[0].key);
});
afterAll(async () => {
  await proxy?.close();
  await service?.stop();
});

// A session is a name alone, whose life nobody ends: the suite accepts the 405, and says so.
test.each([
  [
    '2025-11-25',
    'expected-failures.yaml',
    ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection', 'server-session-lifecycle'],
  ],
  [
    '2026-07-28',
    'expected-failures-2026-07-28.yaml',
    ['http-header-validation', 'dns-rebinding-protection', 'tools-list'],
  ],
])(
  'of all that protocol %s asks for, nothing fails but what the server is not meant to be',
  async (requirements, baseline, held) => {
    const output = await runSuite([
      'server',
      '--url',
      `${proxy.url}/v1/mcp`,
      '--requirements',
      requirements,
      '--expected-failures',
      new URL(baseline, import.meta.url).pathname,
    ]);
    // Whatever the baseline says, these hold, their messages valid against the schema of the protocol.
    for (const name of held)
      expect(output).toMatch(new RegExp(`^✓ ${name}: [1-9]\\d* passed, 0 failed$`, 'm'));
  },
);
