import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BrowserSession, formOf } from '../support/browser-session.ts';
import { authorize, connect, Host, setOwnerPassword, redirectUri } from '../support/oauth.ts';
import { startService, type Service, type TestAgency } from '../support/service.ts';
import { byNotice, patiently } from '../support/waiting.ts';

let service: Service;
let alder: TestAgency;
let email: string;
let host: Host;

beforeAll(async () => {
  service = await startService({});
  alder = service.agencies[0];
  email = await setOwnerPassword(service, alder);
  host = await Host.connect(service.url);
});
afterAll(() => service?.stop());

/** OAuth's code for what went wrong; `none` when nothing did. */
const error = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (thrown: { error?: string; code?: string; message: string }) =>
      thrown.error ?? thrown.code ?? thrown.message,
  );
const tenantOf = async (token: string): Promise<unknown> =>
  (await service.ok('getTenantContext', {}, { key: token })).data.agency!.id;
const refusal = async (token: string, url = service.url): Promise<string | null> => {
  const answer = await fetch(`${url}/v1/tenant-context`, { headers: { authorization: `Bearer ${token}` } });
  return answer.status === 401
    ? ((await answer.json()) as { error_description: string }).error_description
    : null;
};
const soon = (token: string, expected: string, url = service.url) =>
  vi.waitFor(async () => expect(await refusal(token, url)).toBe(expected), byNotice);
/** What has a place in time is moved into the past, instead of waiting. */
const age = (model: string, interval: string) =>
  service.query('update app.oauth_artefacts set expires_at = expires_at - $2::interval where model = $1', [
    model,
    interval,
  ]);

/** The minute in which a used refresh token returns its successor again is over. */
const passRetries = () =>
  service.query(
    "update app.oauth_artefacts set consumed_at = consumed_at - interval '61 seconds' where model = 'RefreshToken'",
  );

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
    await age('AuthorizationCode', '10 minutes');
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
    await age('AuthorizationCode', '61 seconds');
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

describe('a refresh token', () => {
  it('is replaced at each use; one that was used ends the whole family when it comes again', async () => {
    const first = await connect(host, { email });
    const second = await host.refresh(first.refresh_token!);
    const third = await host.refresh(second.refresh_token!);
    expect(new Set([first, second, third].map((tokens) => tokens.refresh_token)).size).toBe(3);
    for (const tokens of [first, second, third]) expect(await refusal(tokens.access_token)).toBeNull();
    await passRetries();
    expect(await error(host.refresh(first.refresh_token!))).toBe('invalid_grant');
    for (const tokens of [first, second, third])
      await soon(tokens.access_token, 'The access token was revoked.');
    expect(await error(host.refresh(third.refresh_token!))).toBe('invalid_grant');
  });

  it('has one successor for a minute: for a client that lost the response, two tabs at once, or two processes', async () => {
    const { url: there } = await service.startAnother({ baseUrl: service.url });
    const { refresh_token: token } = await connect(host, { email });
    const atOnce = await Promise.all(
      Array.from({ length: 6 }, (_, index) => host.refresh(token!, index % 2 === 0 ? service.url : there!)),
    );
    const later = await host.refresh(token!);
    expect(new Set([...atOnce, later].map((tokens) => tokens.refresh_token)).size).toBe(1);
    for (const { access_token: access } of [...atOnce, later]) expect(await refusal(access)).toBeNull();
    // The successor works on, also after the one before it was asked for again.
    const next = await host.refresh(later.refresh_token!);
    expect(next.refresh_token).not.toBe(later.refresh_token);
    expect((await host.refresh(token!)).refresh_token).toBe(later.refresh_token);
    expect(await refusal(next.access_token)).toBeNull();
    // A successor cannot be computed from what a client knows, and none is stored.
    expect(
      await service.query('select 1 from app.oauth_artefacts where payload::text like $1', [
        `%${next.refresh_token}%`,
      ]),
    ).toEqual([]);
    await passRetries();
    expect(await error(host.refresh(token!, there!))).toBe('invalid_grant');
    await soon(next.access_token, 'The access token was revoked.');
  });

  it('is refreshed by every spelling of the resource, whichever it was issued for', async () => {
    const spellings = ['', '/', '/v1', '/v1/', '/v1/mcp', '/v1/mcp/'].map((path) => service.url + path);
    const refresh = (token: string, resource: string | null) =>
      fetch(host.server.token_endpoint!, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: host.client.client_id,
          refresh_token: token,
          ...(resource !== null && { resource }),
        }),
      });
    let { refresh_token: token } = await host.exchange(
      await authorize(host, { email, change: { resource: service.url } }),
      { parameters: { resource: `${service.url}/v1` } },
    );
    for (const resource of [...spellings, null]) {
      const answer = await refresh(token!, resource);
      const tokens = (await answer.json()) as { access_token: string; refresh_token: string };
      expect([resource, answer.status, await refusal(tokens.access_token)]).toEqual([resource, 200, null]);
      token = tokens.refresh_token;
    }
    const foreign = await refresh(token!, 'https://elsewhere.example');
    expect([foreign.status, await foreign.json()]).toMatchObject([400, { error: 'invalid_target' }]);
    // A mistake ends nothing.
    expect((await refresh(token!, null)).status).toBe(200);
  });

  it('lives for 60 days from each rotation', async () => {
    const first = await connect(host, { email });
    await age('RefreshToken', '59 days');
    const second = await host.refresh(first.refresh_token!);
    await age('RefreshToken', '59 days');
    const third = await host.refresh(second.refresh_token!);
    await age('RefreshToken', '60 days 1 minute');
    expect(await error(host.refresh(third.refresh_token!))).toBe('invalid_grant');
  });

  it('is of use to its client alone', async () => {
    const { refresh_token: token } = await connect(host, { email });
    expect(await error((await Host.connect(service.url)).refresh(token!))).toBe('invalid_grant');
  });
});

describe('an access token', () => {
  it('lives for an hour', async () => {
    const { access_token: token } = await connect(host, { email });
    await age('AccessToken', '61 minutes');
    // Not yet seen, so not cached.
    expect(await refusal(token)).toBe('The access token has expired.');
  });

  it('ends with its refresh token when either is revoked, and other grants live on', async () => {
    const other = await connect(host, { email });
    for (const name of ['access_token', 'refresh_token'] as const) {
      const tokens = await connect(host, { email });
      expect(await refusal(tokens.access_token)).toBeNull();
      await host.revoke(tokens[name]!);
      await vi.waitFor(async () => expect(await refusal(tokens.access_token)).not.toBeNull(), byNotice);
      expect(await error(host.refresh(tokens.refresh_token!))).toBe('invalid_grant');
    }
    expect(await refusal(other.access_token)).toBeNull();
    await host.revoke('no-such-token');
  });

  it('cannot be revoked by another client', async () => {
    const tokens = await connect(host, { email });
    await (await Host.connect(service.url)).revoke(tokens.access_token);
    expect(await refusal(tokens.access_token)).toBeNull();
  });

  it('is counted against its client, and the grant remembers when it was used', async () => {
    const tokens = await connect(host, { email });
    await service.ok('listApiRequestLogs', {}, { key: tokens.access_token });
    const {
      data: [grant],
    } = await service.ok('listOauthGrants', { query: { limit: 1 } });
    await vi.waitFor(async () => {
      const {
        data: [log],
      } = await service.ok('listApiRequestLogs', { query: { credential_id: [grant!.id] } });
      expect(log).toMatchObject({ credential_id: grant!.id, user: { id: alder.ownerId } });
    }, patiently);
  });
});

describe('what is stored', () => {
  it('holds no code, token, session or interaction that could be used', async () => {
    const browser = new BrowserSession();
    const callback = await authorize(host, { email, browser });
    const tokens = await host.refresh((await host.exchange(callback)).refresh_token!);
    const [{ text }] = (await service.query<{ text: string }>(
      "select string_agg(a::text, ' ') as text from app.oauth_artefacts a",
    )) as [{ text: string }];
    const secrets = [
      callback.searchParams.get('code')!,
      tokens.access_token,
      tokens.refresh_token!,
      browser.cookie('agency_session')!,
    ];
    for (const secret of [
      ...secrets,
      ...browser.setCookies
        .filter((line) => /^agency_(interaction|resume)=[\w-]{40}/.test(line))
        .map((line) => /=([\w-]+)/.exec(line)![1]!),
    ]) {
      expect(secret.length).toBeGreaterThan(30);
      expect(text).not.toContain(secret);
    }
    const [{ keys }] = (await service.query<{ keys: string }>(
      "select string_agg(encode(sealed, 'escape'), ' ') as keys from app.oauth_keys",
    )) as [{ keys: string }];
    expect(keys.length).toBeGreaterThan(50);
  });

  it('is out of reach of the serving role but by its functions', async () => {
    const open = await service.query(`
      select relname from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r'
        and relname in ('oauth_clients', 'oauth_artefacts', 'throttles') and has_table_privilege((select serving_role from app.installation), oid, 'select')`);
    expect(open).toEqual([]);
  });
});

describe('agencies', () => {
  it('are kept apart: a token sees the one that was picked, and it is preselected the next time', async () => {
    const [, birch] = service.agencies;
    await service.query(
      "insert into users (tenant_id, kind, account_id, name, email, permissions) select $1, 'member', id, 'Guest', $2, '{clients.view}' from accounts where email = $2",
      [birch.id, email],
    );
    const browser = new BrowserSession();
    const first = await host.exchange(await authorize(host, { email, agency: birch, browser }));
    expect(await tenantOf(first.access_token)).toBe(birch.id);
    expect((await service.call('listClients', {}, { key: first.access_token })).status).toBe(200);
    expect((await service.call('listAuthEvents', {}, { key: first.access_token })).status).toBe(403);
    const page = await browser.follow(await host.authorizeUrl());
    expect(page.text).toMatch(new RegExp(`value="${birch.id}" required checked`));
    const second = await host.exchange(await authorize(host, { email, agency: alder, browser }));
    expect(await tenantOf(second.access_token)).toBe(alder.id);
  });

  it('can only be picked by their members', async () => {
    const browser = new BrowserSession();
    const outsider = await setOwnerPassword(service, service.agencies[1]);
    let page = await browser.follow(await host.authorizeUrl());
    page = await browser.submit(page, '/sign-in', {
      email: outsider,
      password: 'a correct horse on 1 battery',
    });
    const answer = await browser.submit(page, '/consent', { decision: 'allow', agency: alder.id });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Choose the agency');
  });
});

describe('a member', () => {
  async function newMember(name: string): Promise<{ email: string; id: string }> {
    const address = `${name}@alder.example`;
    const [{ id }] = (await service.query<{ id: string }>(
      `
      with a as (insert into accounts (email, password_hash) select $2, password_hash from accounts where email = $3 returning id)
      insert into users (tenant_id, kind, account_id, name, email, permissions) select $1, 'member', a.id, $4, $2, '{clients.view}' from a returning id`,
      [alder.id, address, email, name],
    )) as [{ id: string }];
    return { email: address, id };
  }

  it.each(['suspended', 'removed'])('who is %s loses all access at once and for good', async (status) => {
    const member = await newMember(status);
    const tokens = await connect(host, { email: member.email });
    expect(await refusal(tokens.access_token)).toBeNull();
    await service.query('update users set status = $2 where id = $1', [member.id, status]);
    await soon(tokens.access_token, 'The access token was revoked.');
    expect(await error(host.refresh(tokens.refresh_token!))).toBe('invalid_grant');
    await service.query("update users set status = 'active' where id = $1", [member.id]);
    expect(await refusal(tokens.access_token)).toBe('The access token was revoked.');
  });

  it('may do with a token what they may do, as of now', async () => {
    const member = await newMember('dana');
    const { access_token: key } = await connect(host, { email: member.email });
    expect((await service.call('listClients', {}, { key })).status).toBe(200);
    await service.query("update users set permissions = '{}' where id = $1", [member.id]);
    await vi.waitFor(
      async () => expect((await service.call('listClients', {}, { key })).status).toBe(403),
      byNotice,
    );
    await service.query("update users set role = 'admin' where id = $1", [member.id]);
    await vi.waitFor(
      async () => expect((await service.call('listAuthEvents', {}, { key })).status).toBe(200),
      byNotice,
    );
  });

  it("sees and revokes their own grants, an admin everybody's", async () => {
    const [one, two] = [await newMember('eve'), await newMember('finn')];
    const mine = await connect(host, { email: one.email });
    const theirs = await connect(host, { email: two.email });
    const list = async (key: string) =>
      (
        await service.ok(
          'listOauthGrants',
          { query: { user_id: [one.id, two.id], status: ['active'] } },
          { key },
        )
      ).data as { id: string; user: { id: string } }[];
    const seen = await list(mine.access_token);
    expect(seen.map(({ user }) => user.id)).toEqual([one.id]);
    const all = await list(alder.key);
    const foreign = all.find(({ user }) => user.id === two.id)!;
    expect(
      (await service.call('revokeOauthGrant', { path: { id: foreign.id } }, { key: mine.access_token }))
        .status,
    ).toBe(404);
    expect((await service.ok('revokeOauthGrant', { path: { id: foreign.id } })).data).toMatchObject({
      status: 'revoked',
      revoke_reason: 'admin',
    });
    await soon(theirs.access_token, 'The access token was revoked.');
    expect(
      (await service.ok('revokeOauthGrant', { path: { id: seen[0]!.id } }, { key: mine.access_token })).data,
    ).toMatchObject({ status: 'revoked', revoke_reason: 'user' });
    await soon(mine.access_token, 'The access token was revoked.');
    expect((await service.ok('revokeOauthGrant', { path: { id: foreign.id } })).data.revoke_reason).toBe(
      'admin',
    );
  });

  it('without an active agency is told so', async () => {
    const member = await newMember('gone');
    await service.query("update users set status = 'suspended' where id = $1", [member.id]);
    const browser = new BrowserSession();
    const page = await browser.submit(await browser.follow(await host.authorizeUrl()), '/sign-in', {
      email: member.email,
      password: 'a correct horse on 1 battery',
    });
    expect(page.status).toBe(403);
    expect(page.text).toContain('not an active member of any agency');
    expect((await browser.submit(page, '/cancel')).location!.searchParams.get('error')).toBe('access_denied');
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
