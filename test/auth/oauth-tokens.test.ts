import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BrowserSession } from '../support/browser-session.ts';
import { authorize, connect, Host } from '../support/oauth.ts';
import { byNotice, patiently } from '../support/waiting.ts';
import { age, error, type OAuthRoom, startOAuthRoom } from './token-checks.ts';

let { service, alder, email, host, refusal, soon } = {} as OAuthRoom;
beforeAll(async () => {
  ({ service, alder, email, host, refusal, soon } = await startOAuthRoom());
});
afterAll(() => service?.stop());

/** The minute in which a used refresh token returns its successor again is over. */
const passRetries = () =>
  service.query(
    "update app.oauth_artefacts set consumed_at = consumed_at - interval '61 seconds' where model = 'RefreshToken'",
  );

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
    await age(service, 'RefreshToken', '59 days');
    const second = await host.refresh(first.refresh_token!);
    await age(service, 'RefreshToken', '59 days');
    const third = await host.refresh(second.refresh_token!);
    await age(service, 'RefreshToken', '60 days 1 minute');
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
    await age(service, 'AccessToken', '61 minutes');
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
