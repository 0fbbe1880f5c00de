import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expiredKeys } from '#src/api/auth/periodic.ts';
import {
  createApiKey,
  createServiceAccount,
  revokeApiKey,
  rotateApiKey,
  type IssuedKey,
} from '#src/domain/access/index.ts';
import { systemContext } from '#src/platform/events/index.ts';
import { BrowserSession } from '../../support/browser-session.ts';
import { authorize, connect, Host, setOwnerPassword, password } from '../../support/oauth.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';

interface Event {
  id: string;
  kind: string;
  outcome: string;
  user: { id: string; email: string } | null;
  actor: { type: string } | null;
  credential_id: string | null;
  oauth_client_name: string | null;
  failure_reason: string | null;
  ip_address: string | null;
  user_agent: string | null;
  request_id: string | null;
  occurred_at: string;
}

let service: Service;
let alder: TestAgency;
let email: string;
let host: Host;

beforeAll(async () => {
  service = await startService({});
  [alder] = service.agencies;
  email = await setOwnerPassword(service, alder);
  host = await Host.connect(service.url, { metadata: { client_name: 'Desk Assistant' } });
});
afterAll(() => service?.stop());

const list = async (query: Record<string, unknown> = {}, agency = alder) =>
  (await service.ok('listAuthEvents', { query: { order: 'asc', ...query } }, { key: agency.key }))
    .data as Event[];
/** Kinds of the events that `work` led to, in order. */
async function kinds(work: () => Promise<unknown>): Promise<string[]> {
  const [last] = await list({ order: 'desc', limit: 1 });
  await work();
  const all = await list({ limit: 200 });
  return all.slice(all.findIndex(({ id }) => id === last?.id) + 1).map(({ kind }) => kind);
}

describe('signing in', () => {
  it('is kept, with where it came from, and so is failing to', async () => {
    const browser = new BrowserSession();
    browser.headers = { 'user-agent': 'Test browser', 'x-request-id': 'sign-in-here' };
    let page = await browser.follow(await host.authorizeUrl());
    page = await browser.submit(page, '/sign-in', { email, password: 'wrong' });
    page = await browser.submit(page, '/sign-in', { email, password });
    await browser.submit(page, '/switch');
    const events = (await list({ kind: ['sign_in', 'sign_in_failed', 'sign_out'] })).slice(-3);
    expect(events.map(({ kind, outcome, failure_reason: reason }) => [kind, outcome, reason])).toEqual([
      ['sign_in_failed', 'failed', 'The password is wrong.'],
      ['sign_in', 'succeeded', null],
      ['sign_out', 'succeeded', null],
    ]);
    for (const event of events)
      expect(event).toMatchObject({
        user: { id: alder.ownerId, email },
        actor: null,
        ip_address: '127.0.0.1',
        user_agent: 'Test browser',
        request_id: 'sign-in-here',
        credential_id: null,
      });
  });

  it('shows in every agency where the person is active, and in no other', async () => {
    const [, birch] = service.agencies;
    const count = async () => (await list({}, birch)).filter(({ kind }) => kind === 'sign_in').length;
    const before = await count();
    await connect(host, { email });
    expect(await count()).toBe(before);
    await service.query(
      "insert into users (tenant_id, kind, account_id, name, email) select $1, 'member', id, 'Guest', $2 from accounts where email = $2",
      [birch.id, email],
    );
    await connect(host, { email, agency: alder });
    expect(await count()).toBe(before + 1);
    await service.query("update users set status = 'removed' where tenant_id = $1 and email = $2", [
      birch.id,
      email,
    ]);
    await connect(host, { email });
    expect(await count()).toBe(before + 1);
  });

  it('as nobody is kept nowhere', async () => {
    const browser = new BrowserSession();
    const all = await kinds(async () =>
      browser.submit(await browser.follow(await host.authorizeUrl()), '/sign-in', {
        email: 'nobody@nowhere.example',
        password,
      }),
    );
    expect(all).toEqual([]);
  });
});

describe('a grant', () => {
  it('tells its life', async () => {
    expect(
      await kinds(async () => {
        const tokens = await connect(host, { email });
        await host.refresh(tokens.refresh_token!);
        await service.query(
          "update app.oauth_artefacts set consumed_at = consumed_at - interval '61 seconds' where model = 'RefreshToken'",
        );
        await host.refresh(tokens.refresh_token!).catch(() => {});
        await host.refresh(tokens.refresh_token!).catch(() => {});
      }),
    ).toEqual([
      'sign_in',
      'grant_created',
      'token_issued',
      'token_reuse_detected',
      'grant_revoked',
      'token_refresh_failed',
    ]);
    const [, created, issued, reused] = (await list({ limit: 200 })).slice(-6);
    for (const event of [created, issued, reused])
      expect(event).toMatchObject({
        user: { id: alder.ownerId },
        oauth_client_name: 'Desk Assistant',
        credential_id: created!.credential_id,
        ip_address: '127.0.0.1',
      });
    expect(reused).toMatchObject({
      outcome: 'failed',
      failure_reason: 'A code or refresh token that had been used came again.',
    });
  });

  it('tells when its program gives it back, and when a code comes again', async () => {
    expect(await kinds(async () => host.revoke((await connect(host, { email })).access_token))).toEqual([
      'sign_in',
      'grant_created',
      'token_issued',
      'token_revoked',
      'grant_revoked',
    ]);
    expect(
      await kinds(async () => {
        const callback = await authorize(host, { email });
        await host.exchange(callback);
        await host.exchange(callback).catch(() => {});
      }),
    ).toEqual(['sign_in', 'grant_created', 'token_issued', 'token_reuse_detected', 'grant_revoked']);
  });

  it('tells who revoked it, when that was somebody else', async () => {
    await connect(host, { email });
    const {
      data: [grant],
    } = await service.ok('listOauthGrants', { query: { limit: 1, status: ['active'] } });
    await service.ok('revokeOauthGrant', {
      path: { id: grant!.id },
      headers: { 'x-request-id': 'shut-out' },
    });
    const [event] = await list({ credential_id: [grant!.id], kind: ['grant_revoked'] });
    expect(event).toMatchObject({
      user: { id: alder.ownerId },
      actor: { type: 'service_account', name: 'Everything' },
      request_id: 'shut-out',
    });
  });

  it('ends with its member, and tells so', async () => {
    const address = 'leaver@alder.example';
    const [{ id }] = (await service.query<{ id: string }>(
      `
      with a as (insert into accounts (email, password_hash) select $2, password_hash from accounts where email = $3 returning id)
      insert into users (tenant_id, kind, account_id, name, email) select $1, 'member', a.id, 'Leaver', $2 from a returning id`,
      [alder.id, address, email],
    )) as [{ id: string }];
    await connect(host, { email: address });
    expect(
      await kinds(() => service.query("update users set status = 'suspended' where id = $1", [id])),
    ).toEqual(['grant_revoked']);
  });
});

describe('an API key', () => {
  const change = <T>(work: (ctx: ReturnType<typeof systemContext>) => Promise<T>): Promise<T> =>
    service.db.write(alder.id, (scope) => work(systemContext(scope, 'test')));
  const newKey = (): Promise<IssuedKey> =>
    change(async (ctx) =>
      createApiKey(ctx, {
        name: 'Reports',
        userId: await createServiceAccount(ctx, { name: 'Reports', permissions: [] }),
      }),
    );

  it('tells its life', async () => {
    const { id } = await newKey();
    await change((ctx) => rotateApiKey(ctx, id));
    await change((ctx) => revokeApiKey(ctx, id));
    const events = await list({ credential_id: [id] });
    expect(events.map(({ kind }) => kind)).toEqual(['api_key_created', 'api_key_rotated', 'api_key_revoked']);
    expect(events[0]).toMatchObject({
      user: { name: 'Reports' },
      actor: { type: 'system' },
      outcome: 'succeeded',
    });
  });

  it('that runs out tells so once, at the time at which it did, and not when it was revoked before', async () => {
    const [running, expired, revoked] = [await newKey(), await newKey(), await newKey()];
    await service.query("update api_keys set expires_at = now() + interval '1 hour' where id = $1", [
      running.id,
    ]);
    await service.query(
      "update api_keys set expires_at = now() - interval '1 hour' where id = any($1::uuid[])",
      [[expired.id, revoked.id]],
    );
    await service.query("update api_keys set revoked_at = now() - interval '2 hours' where id = $1", [
      revoked.id,
    ]);
    const pool = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
    const clients = [await pool.connect(), await pool.connect()];
    for (let round = 0; round < 2; round += 1)
      await Promise.all(clients.map((client) => expiredKeys.run((piece) => piece(client))));
    for (const client of clients) client.release();
    await pool.end();
    const told = await list({ kind: ['api_key_expired'] });
    expect(told).toMatchObject([
      {
        credential_id: expired.id,
        user: { name: 'Reports' },
        actor: { type: 'system' },
        outcome: 'succeeded',
      },
    ]);
    const [{ expires_at: at }] = (await service.query<{ expires_at: Date }>(
      'select expires_at from api_keys where id = $1',
      [expired.id],
    )) as [{ expires_at: Date }];
    expect(told[0]!.occurred_at).toBe(at.toISOString());
  });

  it('that is used after its end tells so, once a minute, in all processes together', async () => {
    const { id, secret } = await newKey();
    await change((ctx) => revokeApiKey(ctx, id));
    const { url: there } = await service.startAnother();
    const refused = async () => {
      for (const url of [service.url, there!, service.url])
        expect(
          (await fetch(`${url}/v1/tenant-context`, { headers: { authorization: `Bearer ${secret}` } }))
            .status,
        ).toBe(401);
    };
    await refused();
    await vi.waitFor(
      async () => expect(await list({ credential_id: [id], kind: ['api_key_refused'] })).toHaveLength(1),
      patiently,
    );
    await refused();
    const events = await list({ credential_id: [id], kind: ['api_key_refused'] });
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      outcome: 'failed',
      failure_reason: 'The API key was revoked.',
      user: { name: 'Reports' },
    });
  });
});

describe('the list', () => {
  it('filters', async () => {
    const all = await list({ limit: 200 });
    const some = (query: Record<string, unknown>) => list({ limit: 200, ...query });
    const those = (condition: (event: Event) => boolean) => all.filter(condition).map(({ id }) => id);
    const ids = async (query: Record<string, unknown>) => (await some(query)).map(({ id }) => id);
    expect(await ids({ kind: ['grant_created', 'token_issued'] })).toEqual(
      those(({ kind }) => kind === 'grant_created' || kind === 'token_issued'),
    );
    expect(await ids({ outcome: ['failed'] })).toEqual(those(({ outcome }) => outcome === 'failed'));
    expect(await ids({ user_id: [alder.ownerId] })).toEqual(those(({ user }) => user?.id === alder.ownerId));
    expect(await ids({ ip_address: '127.0.0.1' })).toEqual(
      those(({ ip_address: address }) => address === '127.0.0.1'),
    );
    expect(await ids({ search: 'desk assist' })).toEqual(
      those(({ oauth_client_name: name }) => name !== null),
    );
    expect(await ids({ search: 'PASSWORD' })).toEqual(
      those(({ failure_reason: reason }) => reason?.includes('password') === true),
    );
    expect(await ids({ search: email })).toEqual(those(({ user }) => user?.email === email));
    expect(await ids({ credential_id: [randomUUID()] })).toEqual([]);
    const middle = all[Math.floor(all.length / 2)]!;
    expect(await ids({ occurred_after: middle.occurred_at })).toEqual(
      those(({ occurred_at: at }) => at >= middle.occurred_at),
    );
    expect(await ids({ occurred_before: middle.occurred_at })).toEqual(
      those(({ occurred_at: at }) => at < middle.occurred_at),
    );
    expect(await ids({ order: 'desc' })).toEqual(all.map(({ id }) => id).toReversed());
  });

  it('is for settings.manage, and of this agency alone', async () => {
    const reader = { key: await service.keyWith(alder, ['settings.view', 'settings.api']) };
    expect((await service.call('listAuthEvents', {}, reader)).status).toBe(403);
    const foreign = await list({ limit: 200 }, service.agencies[1]);
    const own = new Set((await list({ limit: 200 })).map(({ id }) => id));
    expect(foreign.filter(({ id }) => own.has(id))).toEqual([]);
  });
});
