import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { UnauthorizedError, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { setOwnerPassword, password } from '../support/oauth.ts';
import { startService, type Service } from '../support/service.ts';
import { patiently } from '../support/waiting.ts';
import { byNotice } from '../support/waiting.ts';

let service: Service;
let browser: Browser;
let email: string;
let host: SigningInHost;

beforeAll(async () => {
  service = await startService();
  email = await setOwnerPassword(service, service.agencies[0]);
  // The owner of the first agency is a member of the second.
  await service.query(
    `insert into users (tenant_id, kind, account_id, name, email, permissions) select $1, 'member', id, 'Guest', $2, '{clients.view}' from accounts where email = $2`,
    [service.agencies[1].id, email],
  );
  browser = await launchBrowser();
  host = await SigningInHost.start();
});
afterAll(async () => {
  await browser?.close();
  await host?.stop();
  await service?.stop();
});

/** What an AI host keeps of a connection, with a callback that listens on this machine. */
class SigningInHost implements OAuthClientProvider {
  readonly clientMetadata = {
    client_name: 'SDK host',
    redirect_uris: ['http://127.0.0.1/callback'],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
  /** Where the user was sent. */
  sentTo: URL | undefined;
  saved: OAuthTokens | undefined;
  #client: OAuthClientInformationMixed | undefined;
  #verifier = '';
  #code: ((code: string) => void) | undefined;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#code?.(new URL(request.url!, 'http://127.0.0.1').searchParams.get('code')!);
      response.end('You may close this window.');
    });
  }

  static async start(): Promise<SigningInHost> {
    const made = new SigningInHost();
    await new Promise<void>((resolve) => void made.#server.listen(0, '127.0.0.1', resolve));
    return made;
  }

  get redirectUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/callback`;
  }

  readonly nextCode = (): Promise<string> => new Promise((resolve) => (this.#code = resolve));
  readonly clientInformation = (): OAuthClientInformationMixed | undefined => this.#client;
  readonly saveClientInformation = (client: OAuthClientInformationMixed): void =>
    void (this.#client = client);
  readonly tokens = (): OAuthTokens | undefined => this.saved;
  readonly saveTokens = (tokens: OAuthTokens): void => void (this.saved = tokens);
  readonly redirectToAuthorization = (url: URL): void => void (this.sentTo = url);
  readonly saveCodeVerifier = (verifier: string): void => void (this.#verifier = verifier);
  readonly codeVerifier = (): string => this.#verifier;
  /** What the service no longer takes is forgotten. */
  readonly invalidateCredentials = (): void => void (this.saved = undefined);

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => void this.#server.close(() => resolve()));
  }
}

const transport = () =>
  new StreamableHTTPClientTransport(new URL('/v1/mcp', service.url), { authProvider: host });
const newClient = () => new Client({ name: 'sdk-host', version: '1.0.0' });

async function start(client: Client): Promise<{ identity: Record<string, unknown> }> {
  const { isError, content } = (await client.callTool({
    name: 'service_start',
    arguments: { prompt: 'Look at clients', client_model: 'm' },
  })) as CallToolResult;
  expect(isError).toBeFalsy();
  const [first] = content as { text: string }[];
  return JSON.parse(first!.text) as { identity: Record<string, unknown> };
}

/** The user's part, by mouse and keyboard, without scripts. */
async function letIn(agency: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const code = host.nextCode();
  await page.goto(String(host.sentTo));
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('radio', { name: agency }).check();
  await page.getByRole('button', { name: /allow/i }).click();
  await page.getByText('You may close this window.').waitFor();
  await context.close();
  return code;
}

test('the SDK finds its way from the first 401 to the tools of the agency that the user picked', async () => {
  const refused = transport();
  await expect(newClient().connect(refused)).rejects.toThrow(UnauthorizedError);
  expect(host.sentTo?.origin).toBe(service.url);
  await refused.finishAuth(await letIn('Birch'));
  const client = newClient();
  await client.connect(transport());
  const { identity } = await start(client);
  expect(identity).toMatchObject({
    agency_name: 'Birch',
    name: 'Guest',
    kind: 'user',
    permissions: ['clients.view'],
  });
  await client.close();
});

test('an access token that ended is renewed without the user', async () => {
  const before = host.saved!;
  await service.query(`update app.oauth_artefacts set expires_at = now() where model = 'AccessToken'`);
  await service.query(`select pg_notify('credentials_changed', $1)`, [service.agencies[1].id]);
  const client = newClient();
  await expect
    .poll(async () => {
      await client.close();
      await client.connect(transport());
      return host.saved!.access_token;
    }, patiently)
    .not.toBe(before.access_token);
  expect((await start(client)).identity).toMatchObject({ agency_name: 'Birch' });
  await client.close();
});

test('what the user revokes ends at once, and the host has to ask again', async () => {
  const client = newClient();
  await client.connect(transport());
  await start(client);
  await service.query(
    `update oauth_grants set status = 'revoked', revoked_at = now(), revoke_reason = 'user' where status = 'active'`,
  );
  await expect
    .poll(
      () =>
        client.listTools().then(
          () => 'let in',
          (error: unknown) => (error instanceof UnauthorizedError ? 'has to ask' : String(error)),
        ),
      byNotice,
    )
    .toBe('has to ask');
  await client.close().catch(() => {});
});
