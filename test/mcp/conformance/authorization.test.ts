import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BrowserSession } from '../../support/browser-session.ts';
import { setOwnerPassword, password } from '../../support/oauth.ts';
import { startService, type Service } from '../../support/service.ts';
import { runSuite } from './suite.ts';

let service: Service;
let email: string;

beforeAll(async () => {
  service = await startService();
  email = await setOwnerPassword(service, service.agencies[0]);
});
afterAll(() => service?.stop());

/** A port that nobody listens on, for the suite's callback. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}

/** What the suite asks a person to do: open the address, sign in, allow, and be sent back. */
async function letIn(address: string): Promise<void> {
  const browser = new BrowserSession();
  const consent = await browser.submit(await browser.follow(address), '/sign-in', { email, password });
  const answer = await browser.submit(consent, '/consent', { decision: 'allow' });
  await fetch(answer.location!);
}

test('metadata and the authorization code grant are what the suite asks of an authorization server', async () => {
  const port = await freePort();
  const registered = await fetch(new URL('/oauth/register', service.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Conformance suite',
      redirect_uris: [`http://127.0.0.1:${port}/callback`],
    }),
  });
  const { client_id: clientId } = (await registered.json()) as { client_id: string };
  let failure: unknown;
  const output = await runSuite(
    [
      'authorization',
      '--url',
      service.url,
      '--client-id',
      clientId,
      '--resource',
      `${service.url}/v1/mcp`,
      '--port',
      String(port),
    ],
    (line) =>
      void (
        line.startsWith(`${service.url}/oauth/authorize`) &&
        letIn(line).catch((error: unknown) => (failure = error))
      ),
  );
  expect(failure).toBeUndefined();
  expect(output).toMatch(/authorization-server-metadata-endpoint: 2 passed, 0 failed/);
  expect(output).toMatch(/authorization-code-grant: 1 passed, 0 failed/);
});
