import { UnauthorizedError, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrowserSession } from '../support/browser-session.ts';
import { letOwnerSignIn, password, redirectUri } from '../support/oauth.ts';
import { startService, type Service } from '../support/service.ts';

/** The flow as the hosts of the MCP SDK do it, from the 401 of the MCP endpoint on. */
let service: Service;
let email: string;

beforeAll(async () => {
  service = await startService();
  email = await letOwnerSignIn(service, service.agencies[0]);
});
afterAll(() => service?.stop());

class HostMemory implements OAuthClientProvider {
  client: OAuthClientInformationMixed | undefined;
  stored: OAuthTokens | undefined;
  verifier = '';
  opened: URL | undefined;
  readonly redirectUrl = redirectUri;
  readonly clientMetadata = { client_name: 'SDK host', redirect_uris: [redirectUri], grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'], token_endpoint_auth_method: 'none' };

  clientInformation() {
    return this.client;
  }

  saveClientInformation(client: OAuthClientInformationMixed): void {
    this.client = client;
  }

  tokens() {
    return this.stored;
  }

  saveTokens(tokens: OAuthTokens): void {
    this.stored = tokens;
  }

  redirectToAuthorization(url: URL): void {
    this.opened = url;
  }

  saveCodeVerifier(verifier: string): void {
    this.verifier = verifier;
  }

  codeVerifier(): string {
    return this.verifier;
  }
}

const newTransport = (authProvider: HostMemory) => new StreamableHTTPClientTransport(new URL(`${service.url}/v1/mcp`), { authProvider });
const newClient = () => new Client({ name: 'sdk-host', version: '1.0.0' });

describe('a host of the MCP SDK', () => {
  it('is let in by its user, works, and goes on with a refreshed token', async () => {
    const memory = new HostMemory();
    const first = newTransport(memory);
    await expect(newClient().connect(first)).rejects.toThrow(UnauthorizedError);
    const browser = new BrowserSession();
    const page = await browser.submit(await browser.follow(memory.opened!), '/sign-in', { email, password });
    const { location } = await browser.submit(page, '/consent', { decision: 'allow' });
    await first.finishAuth(location!.searchParams.get('code')!);
    expect(memory.stored).toMatchObject({ expires_in: 3600, refresh_token: expect.any(String) });

    const client = newClient();
    await client.connect(newTransport(memory));
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('service_start');
    await client.close();

    const before = memory.stored!;
    await service.query("update app.oauth_artefacts set expires_at = expires_at - interval '1 hour' where model = 'AccessToken'");
    // Another process of the service, which has not yet seen the token.
    const { url } = await service.startAnother({ baseUrl: service.url });
    const again = newClient();
    await again.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/v1/mcp`), { authProvider: memory, fetch: (input, init) => fetch(String(input).replace(service.url, url!), init) }));
    expect((await again.listTools()).tools.length).toBeGreaterThan(0);
    expect(memory.stored!.access_token).not.toBe(before.access_token);
    await again.close();
  });
});
