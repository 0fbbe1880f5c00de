import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrowserSession } from '../support/browser-session.ts';
import { authorize, Host, setOwnerPassword, password } from '../support/oauth.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({});
});
afterAll(() => service?.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(service.url + path, { headers, redirect: 'manual' });
const register = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${service.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
/** What a test registers does not count against the next. */
const forgetAttempts = () => service.query("delete from app.throttles where bucket = 'registration'");
const uris = ['https://host.example/callback'];

describe('metadata', () => {
  it('says what hosts need, and nothing that is not there', async () => {
    const server = (await (await get('/.well-known/oauth-authorization-server')).json()) as Record<
      string,
      unknown
    >;
    expect(server).toMatchObject({
      issuer: service.url,
      authorization_endpoint: `${service.url}/oauth/authorize`,
      token_endpoint: `${service.url}/oauth/token`,
      registration_endpoint: `${service.url}/oauth/register`,
      revocation_endpoint: `${service.url}/oauth/revoke`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
    for (const absent of ['jwks_uri', 'userinfo_endpoint', 'introspection_endpoint'])
      expect(server).not.toHaveProperty(absent);
    for (const path of [
      '/.well-known/openid-configuration',
      '/oauth/jwks',
      '/jwks',
      '/me',
      '/session/end',
      '/oauth/interaction/nothing-here/more',
    ])
      expect((await get(path)).status, path).toBe(404);
  });

  it.each(['/.well-known/oauth-protected-resource/v1/mcp', '/.well-known/oauth-protected-resource'])(
    'of the resource is at %s',
    async (path) => {
      const answer = await get(path);
      expect(await answer.json()).toMatchObject({
        resource: `${service.url}/v1/mcp`,
        authorization_servers: [service.url],
        bearer_methods_supported: ['header'],
      });
      expect(answer.headers.get('cache-control')).toContain('max-age');
    },
  );

  it('stays with the base address, whatever a request says about where it was sent', async () => {
    const spoofed = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    };
    const { default: http } = await import('node:http');
    const text = await new Promise<string>((resolve, reject) => {
      http
        .get(
          `${service.url}/.well-known/oauth-authorization-server`,
          { headers: { ...spoofed, host: 'evil.example' } },
          (answer) => {
            answer.setEncoding('utf8');
            let all = '';
            answer.on('data', (chunk: string) => (all += chunk)).on('end', () => resolve(all));
          },
        )
        .on('error', reject);
    });
    expect(text).not.toContain('evil');
    const host = await Host.connect(service.url);
    const email = await setOwnerPassword(service, service.agencies[0]);
    const browser = new BrowserSession();
    browser.headers = spoofed;
    const callback = await authorize(host, { email, browser });
    expect(callback.searchParams.get('iss')).toBe(service.url);
    expect(browser.setCookies.join()).not.toContain('evil');
  });

  it('and the pages are those of a public address behind a proxy that ends TLS', async () => {
    const { url } = await service.startAnother({ baseUrl: 'https://agency.example/service' });
    const at = (path: string) => fetch(url + path, { redirect: 'manual' });
    for (const path of [
      '/.well-known/oauth-authorization-server',
      '/.well-known/oauth-authorization-server/service',
    ]) {
      expect(await (await at(path)).json()).toMatchObject({
        issuer: 'https://agency.example/service',
        token_endpoint: 'https://agency.example/service/oauth/token',
      });
    }
    expect(await (await at('/.well-known/oauth-protected-resource/service/v1/mcp')).json()).toMatchObject({
      resource: 'https://agency.example/service/v1/mcp',
    });
    const { client_id: id } = (await (await register({ redirect_uris: uris })).json()) as {
      client_id: string;
    };
    const answer = await at(
      `/oauth/authorize?response_type=code&client_id=${id}&redirect_uri=${encodeURIComponent(uris[0]!)}&code_challenge=${'x'.repeat(43)}&code_challenge_method=S256`,
    );
    expect(answer.headers.get('location')).toMatch(/^\/service\/oauth\/interaction\/[\w-]{43}$/);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies)
      expect(cookie).toMatch(/^__Secure-.*path=\/service\/oauth\/.*samesite=lax; secure; httponly/i);
  });

  it('and the whole flow works there, below a path', async () => {
    const base = 'https://agency.example/service';
    const { url } = await service.startAnother({ baseUrl: base });
    /** Ends TLS and takes the path away, as the proxy does. */
    class Proxied extends BrowserSession {
      protected override reach(address: URL): URL {
        expect(address.href.startsWith(`${base}/`), address.href).toBe(true);
        return new URL(address.href.slice(base.length), url!);
      }
    }
    const { client_id: id } = (await (await register({ redirect_uris: uris })).json()) as {
      client_id: string;
    };
    const browser = new Proxied();
    const email = await setOwnerPassword(service, service.agencies[0]);
    let page = await browser.follow(
      `${base}/oauth/authorize?response_type=code&client_id=${id}&redirect_uri=${encodeURIComponent(uris[0]!)}&code_challenge=${'x'.repeat(43)}&code_challenge_method=S256`,
    );
    page = await browser.submit(page, '/sign-in', { email, password });
    page = await browser.submit(page, '/switch');
    page = await browser.submit(page, '/sign-in', { email, password });
    const { location } = await browser.submit(page, '/consent', { decision: 'allow' });
    expect(location!.href).toMatch(/^https:\/\/host\.example\/callback\?code=/);
    expect(location!.searchParams.get('iss')).toBe(base);
    const session = browser.setCookies.findLast((line) => line.startsWith('__Host-agency_session='))!;
    expect(session).toMatch(/path=\/; .*samesite=lax; secure; httponly/i);
  });
});

describe('registration', () => {
  it('makes a public client, and tells what was kept', async () => {
    const answer = await register({
      client_name: 'Claude',
      redirect_uris: uris,
      scope: 'everything',
      contacts: ['x'],
      sector_identifier_uri: 'https://169.254.169.254/',
      jwks_uri: 'https://127.0.0.1/',
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      client_id: expect.stringMatching(/^client_[\w-]{22}$/),
      client_id_issued_at: expect.any(Number),
      client_name: 'Claude',
      redirect_uris: uris,
      application_type: 'native',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    });
  });

  it.each([
    'https://host.example/callback?a=b',
    'http://127.0.0.1/callback',
    'http://127.0.0.1:3000/',
    'http://[::1]:8080/cb',
    'http://localhost:33418/',
    'cursor://anysphere.cursor-mcp/oauth/callback',
    'vscode://vscode.github-authentication/did-authenticate',
    'claude://claude.ai/mcp-auth-callback',
    'com.example.app:/oauth2redirect',
  ])('takes %s as a redirect URI', async (uri) => {
    await forgetAttempts();
    expect((await register({ redirect_uris: [uri] })).status).toBe(201);
  });

  it.each([
    'javascript:alert(1)',
    'javascript://host.example/%0aalert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'vbscript:x',
    'blob:https://host.example/x',
    'about:blank',
    'http://host.example/callback',
    'http://127.0.0.1.evil.example/',
    'http://10.0.0.1/',
    'https://host.example/#fragment',
    'https://user:pass@host.example/',
    'myapp://callback',
    'callback',
    '',
    ' https://host.example/',
    'https://host.example/\nx',
    `https://host.example/${'x'.repeat(3000)}`,
    'ms-msdt:/id',
    'mailto:a@b.c',
    'ftp://host.example/',
    'wss://host.example/',
    'view-source:https://host.example/',
    'intent://x',
  ])('refuses %s as a redirect URI', async (uri) => {
    const answer = await register({ redirect_uris: [uri] });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: 'invalid_redirect_uri',
      error_description: expect.any(String),
    });
  });

  it.each([
    ['no object', '[]', 'invalid_client_metadata'],
    ['no JSON', '{', 'invalid_client_metadata'],
    [
      'a member given twice',
      `{"redirect_uris":${JSON.stringify(uris)},"client_name":"One","client_name":"Other"}`,
      'invalid_client_metadata',
    ],
    [
      'a confidential client',
      { redirect_uris: uris, token_endpoint_auth_method: 'client_secret_basic' },
      'invalid_client_metadata',
    ],
    [
      'another grant',
      { redirect_uris: uris, grant_types: ['client_credentials'] },
      'invalid_client_metadata',
    ],
    ['the implicit flow', { redirect_uris: uris, response_types: ['token'] }, 'invalid_client_metadata'],
    ['no redirect URIs', { client_name: 'x' }, 'invalid_redirect_uri'],
    [
      'too many redirect URIs',
      { redirect_uris: Array.from({ length: 21 }, (_, index) => `https://host.example/${index}`) },
      'invalid_redirect_uri',
    ],
    ['a name that is none', { redirect_uris: uris, client_name: {} }, 'invalid_client_metadata'],
    [
      'a website that runs',
      { redirect_uris: uris, client_uri: 'javascript:alert(1)' },
      'invalid_client_metadata',
    ],
  ])('refuses %s', async (_, body, code) => {
    const answer = await register(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: code, error_description: expect.any(String) });
  });

  it('refuses what is too large or no JSON by its type', async () => {
    expect((await register({ redirect_uris: uris, client_name: 'x'.repeat(40_000) })).status).toBe(413);
    expect((await register('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  });

  it('keeps a name fit for the consent page', async () => {
    await forgetAttempts();
    const name = async (given: string) =>
      (
        (await (await register({ redirect_uris: uris, client_name: given })).json()) as {
          client_name: string;
        }
      ).client_name;
    expect(await name('  Good\u0000 \u202Eevil\u2066 \n name\u200B ')).toBe('Good evil name');
    expect(await name('\u202E\u0007')).toBe('Unnamed app');
    expect(Array.from(await name('é'.repeat(500)))).toHaveLength(100);
  });

  it('takes 200 an hour from one address, in all processes together', async () => {
    await forgetAttempts();
    const { url: there } = await service.startAnother();
    const statuses: number[] = [];
    let last!: Response;
    for (let index = 0; index < 6; index += 1) {
      if (index === 2)
        await service.query("update app.throttles set count = 198 where bucket = 'registration'");
      last = await fetch(`${index % 2 === 0 ? service.url : there}/oauth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ redirect_uris: uris }),
      });
      statuses.push(last.status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(3500);
    await service.query("update app.throttles set since = since - interval '1 hour'");
    expect((await register({ redirect_uris: uris })).status).toBe(201);
  });
});

describe('a host in a browser', () => {
  const preflight = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type, mcp-protocol-version',
    origin: 'https://inspector.example',
  };

  it.each([
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-protected-resource/v1/mcp',
    '/oauth/register',
    '/oauth/token',
    '/oauth/revoke',
  ])('may read %s', async (path) => {
    const asked = await fetch(service.url + path, { method: 'OPTIONS', headers: preflight });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/content-type.*mcp-protocol-version/i);
    expect(asked.headers.has('access-control-allow-credentials')).toBe(false);
    const answer = await fetch(service.url + path, {
      method: path.startsWith('/oauth') ? 'POST' : 'GET',
      headers: { origin: preflight.origin },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('may not read what is for people', async () => {
    for (const path of ['/oauth/authorize', `/oauth/interaction/${'x'.repeat(43)}`]) {
      expect((await get(path, { origin: preflight.origin })).headers.has('access-control-allow-origin')).toBe(
        false,
      );
      expect((await fetch(service.url + path, { method: 'OPTIONS', headers: preflight })).status).toBe(405);
    }
  });
});

describe('a wrong method', () => {
  it.each([
    ['/oauth/token', 'GET'],
    ['/oauth/register', 'PUT'],
    ['/oauth/authorize', 'POST'],
    ['/.well-known/oauth-authorization-server', 'POST'],
  ])('on %s is told: %s', async (path, method) => {
    const answer = await fetch(service.url + path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).not.toBeNull();
  });
});
