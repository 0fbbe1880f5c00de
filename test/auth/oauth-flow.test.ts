import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrowserSession, formOf } from '../support/browser-session.ts';
import { authorize, connect, Host, redirectUri, setOwnerPassword } from '../support/oauth.ts';
import { age, error, type OAuthRoom, startOAuthRoom } from './token-checks.ts';

let { service, alder, email, host, refusal, soon } = {} as OAuthRoom;
beforeAll(async () => {
  ({ service, alder, email, host, refusal, soon } = await startOAuthRoom());
});
afterAll(() => service?.stop());

describe('a host', () => {
  it('finds its way, registers, is let in, and calls the API as the user who let it in', async () => {
    const tokens = await connect(host, { email });
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'offline_access' });
    expect(tokens.id_token).toBeUndefined();
    const { data } = await service.ok('getTenantContext', {}, { key: tokens.access_token });
    expect(data.agency!.id).toBe(alder.id);
    expect(data.caller).toMatchObject({ id: alder.ownerId, kind: 'member' });
  });

  it.each([
    ['asks for nothing', { scope: null, resource: null }],
    ['asks for whatever scopes', { scope: 'openid profile clients:read' }],
    ['names the API as the resource', { resource: '/v1' }],
    ['names the service as the resource', { resource: '/' }],
    ['sends what only OpenID Connect knows', { nonce: 'abc', max_age: '100', claims: '{}' }],
    ['uses another port of its computer', { redirect_uri: 'http://127.0.0.1:50123/callback' }],
  ])('gets tokens when it %s', async (_, change: Record<string, string | null>) => {
    const resource = service.url + (change['resource'] ?? '/v1/mcp').replace(/\/$/, '');
    const callback = await authorize(host, {
      email,
      change: change['resource'] === null ? change : { ...change, resource },
    });
    const tokens = await host.exchange(callback, {
      ...(change['redirect_uri'] && { redirectUri: change['redirect_uri'] }),
      parameters: { resource },
    });
    expect(await refusal(tokens.access_token)).toBeNull();
    expect(tokens.refresh_token).toBeDefined();
  });

  it('that wants no refresh token gets none, and no scope', async () => {
    const plain = await Host.connect(service.url, { metadata: { grant_types: ['authorization_code'] } });
    const tokens = await connect(plain, { email });
    expect(tokens.refresh_token).toBeUndefined();
    expect(tokens.scope).toBeUndefined();
    expect(await refusal(tokens.access_token)).toBeNull();
  });

  it('is told who answered, and what it had asked to be told again', async () => {
    const callback = await authorize(host, { email });
    expect(callback.origin + callback.pathname).toBe(redirectUri);
    expect(Object.fromEntries(callback.searchParams)).toEqual({
      code: expect.stringMatching(/^[\w-]{43}$/),
      state: host.state,
      iss: service.url,
    });
  });

  it('is told when the user denies or cancels', async () => {
    const browser = new BrowserSession();
    const page = await browser.follow(await host.authorizeUrl());
    const cancelled = await browser.submit(page, '/cancel');
    expect(cancelled.location!.searchParams.get('error')).toBe('access_denied');
    const { location } = await browser.submit(await signedIn(browser), '/consent', {
      decision: 'deny',
      agency: alder.id,
    });
    expect(Object.fromEntries(location!.searchParams)).toMatchObject({
      error: 'access_denied',
      state: host.state,
      iss: service.url,
    });
    expect(location!.searchParams.has('code')).toBe(false);
  });
});

describe('the consent page', () => {
  it('makes one grant, however often its form is sent', async () => {
    const count = async () => (await service.query('select 1 from oauth_grants')).length;
    const before = await count();
    const browser = new BrowserSession();
    const page = await signedIn(browser);
    const { action, fields } = formOf(page, '/consent');
    fields.set('decision', 'allow');
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => browser.send(action, { method: 'POST', body: fields })),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await count()).toBe(before + 1);
    const { location } = await browser.follow(answers[2]!.location!);
    expect(await refusal((await host.exchange(location!)).access_token)).toBeNull();
    expect(await count()).toBe(before + 1);
  });
});

async function signedIn(browser: BrowserSession) {
  const page = await browser.follow(await host.authorizeUrl());
  return browser.submit(page, '/sign-in', { email, password: 'a correct horse on 1 battery' });
}

describe('an authorization request', () => {
  /** Somebody who has let the host in, in this browser. */
  const approving = new BrowserSession();
  /** Somebody who has let another host in. */
  const connectedElsewhere = new BrowserSession();
  beforeAll(async () => {
    await authorize(host, { email, browser: approving });
    await authorize(await Host.connect(service.url), {
      email: await setOwnerPassword(service, service.agencies[1]),
      browser: connectedElsewhere,
    });
  });
  const answerTo = async (change: Record<string, string | null>, browser = approving) =>
    browser.follow(await host.authorizeUrl(change));

  it.each([
    ['without PKCE', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    ['with plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['with PKCE of no named method, which means plain', { code_challenge_method: null }, 'invalid_request'],
    ['for a foreign resource', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    ['for a resource that only begins like ours', { resource: 'BASE/v1/mcp/../../admin' }, 'invalid_target'],
    ['for an implicit token', { response_type: 'token' }, 'unsupported_response_type'],
    ['for an ID token', { response_type: 'code id_token', nonce: 'x' }, 'unsupported_response_type'],
    ['that wants no questions', { prompt: 'none' }, 'interaction_required'],
    ['with a signed request', { request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
  ])(
    '%s is refused, and the host is told where it is connected',
    async (_, change: Record<string, string | null>, code) => {
      const resource = change['resource']?.replace('BASE', service.url);
      const asked = { ...change, ...(resource && { resource }) };
      const { location } = await answerTo(asked);
      // Anyone can register an address: whoever has not let the host in stays here, signed in or not.
      for (const stranger of [new BrowserSession(), connectedElsewhere]) {
        const page = await answerTo(asked, stranger);
        expect([page.status, page.location]).toEqual([400, null]);
        expect(page.text).toContain('For developers:</strong> ');
      }
      // Who asks for tokens in the answer itself is answered in the fragment.
      const told = new URLSearchParams(location?.search || location?.hash.slice(1));
      expect(told.get('error')).toBe(code);
      expect(told.get('iss')).toBe(service.url);
    },
  );

  it.each([
    ['to an address that is not registered', { redirect_uri: 'https://evil.example/callback' }],
    ['to another path', { redirect_uri: 'http://127.0.0.1:7777/callback/more' }],
    ['to another query', { redirect_uri: 'http://127.0.0.1:7777/callback?more' }],
    ['to another name of this computer', { redirect_uri: 'http://localhost:7777/callback' }],
    ['to a user at the address', { redirect_uri: 'http://a@127.0.0.1:7777/callback' }],
    ['to nowhere', { redirect_uri: null }],
    ['of an unknown client', { client_id: 'client_nobody' }],
    ['of nobody', { client_id: null }],
    ['for an answer in a form', { response_mode: 'form_post' }],
    ['with control characters', { state: 'a\u0000b' }],
    ['that is endless', { state: 'x'.repeat(9000) }],
  ])('%s ends on a page of ours', async (_, change) => {
    const { status, location, text, headers } = await answerTo(change);
    expect(status).toBe(400);
    expect(location).toBeNull();
    expect(headers.get('content-type')).toContain('text/html');
    expect(text).toContain('<h1>');
  });
});

describe('a code', () => {
  it('is good once; a second use ends the tokens of the first', async () => {
    const callback = await authorize(host, { email });
    const tokens = await host.exchange(callback);
    expect(await refusal(tokens.access_token)).toBeNull();
    expect(await error(host.exchange(callback))).toBe('invalid_grant');
    await soon(tokens.access_token, 'The access token was revoked.');
    expect(await error(host.refresh(tokens.refresh_token!))).toBe('invalid_grant');
  });

  it('ends the tokens also when it comes again long after', async () => {
    const callback = await authorize(host, { email });
    const tokens = await host.exchange(callback);
    await age(service, 'AuthorizationCode', '10 minutes');
    expect(await error(host.exchange(callback))).toBe('invalid_grant');
    await soon(tokens.access_token, 'The access token was revoked.');
  });

  it('used several times at once gives at most one pair of tokens, which does not live', async () => {
    const callback = await authorize(host, { email });
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => host.exchange(callback)));
    const made = results.filter((result) => result.status === 'fulfilled');
    expect(made.length).toBeLessThanOrEqual(1);
    for (const { value } of made) await soon(value.access_token, 'The access token was revoked.');
  });

  it('lives for 60 seconds', async () => {
    const callback = await authorize(host, { email });
    const [{ seconds }] = (await service.query<{ seconds: number }>(
      "select extract(epoch from max(expires_at) - now())::float as seconds from app.oauth_artefacts where model = 'AuthorizationCode'",
    )) as [{ seconds: number }];
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    await age(service, 'AuthorizationCode', '61 seconds');
    expect(await error(host.exchange(callback))).toBe('invalid_grant');
  });

  it('is bound to its client, its redirect URI, its PKCE challenge and its resource', async () => {
    const other = await Host.connect(service.url);
    const stolen = await authorize(host, { email });
    Object.assign(other, { state: host.state });
    expect(await error(other.exchange(stolen, { verifier: host.verifier }))).toBe('invalid_grant');
    for (const change of [{ redirectUri: 'http://127.0.0.1:7778/callback' }, { verifier: other.verifier }]) {
      expect(await error(host.exchange(await authorize(host, { email }), change))).toBe('invalid_grant');
    }
    expect(
      await error(
        host.exchange(await authorize(host, { email }), {
          parameters: { resource: 'https://elsewhere.example' },
        }),
      ),
    ).toBe('invalid_target');
  });
});

describe('two processes', () => {
  it('serve one flow together, request by request', async () => {
    const { url: there } = await service.startAnother({ baseUrl: service.url });
    let turn = 0;
    class TwoSided extends BrowserSession {
      protected override reach(url: URL): URL {
        turn += 1;
        return turn % 2 === 0 ? url : new URL(url.pathname + url.search, there!);
      }
    }
    const callback = await authorize(host, { email, agency: alder, browser: new TwoSided() });
    expect(turn).toBeGreaterThan(5);
    const first = await host.exchange(callback);
    const second = await host.refresh(first.refresh_token!, there!);
    expect(await refusal(second.access_token)).toBeNull();
    expect(await refusal(second.access_token, there!)).toBeNull();
    await host.revoke(second.refresh_token!);
    await soon(second.access_token, 'The access token was revoked.', there!);
    await soon(first.access_token, 'The access token was revoked.');
  });
});
