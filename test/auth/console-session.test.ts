import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BrowserSession, formOf } from '../support/browser-session.ts';
import { ConsoleSession } from '../support/console-session.ts';
import { setOwnerPassword, password } from '../support/oauth.ts';
import { startService, type Service } from '../support/service.ts';

/** Signing in to the console, and what the session that this opens may do, where and how long. */
let service: Service;
let email: string;
let others: string;

beforeAll(async () => {
  service = await startService({ config: { trustedProxies: 1 } });
  email = await setOwnerPassword(service, service.agencies[0]);
  others = await setOwnerPassword(service, service.agencies[1]);
});
afterAll(() => service?.stop());
beforeEach(() => service.query('delete from app.throttles'));

const signIn = () => ConsoleSession.signIn(service, email, password);
const page = (path: string, browser = new BrowserSession()) => browser.send(`${service.url}${path}`);
const accountOf = async (address: string) =>
  (await service.query<{ id: string }>('select id from accounts where email = $1', [address]))[0]!.id;

/** Makes the first agency's owner a member of the second one as well. */
async function joinOther(permissions: readonly string[] = []): Promise<string> {
  const account = await accountOf(email);
  const [row] = await service.query<{ id: string }>(
    `insert into users (tenant_id, kind, account_id, name, email, permissions) values ($1, 'member', $2, 'Guest', $3, $4)
      on conflict (tenant_id, lower(email)) where status <> 'removed' do update set status = 'active', permissions = excluded.permissions returning id`,
    [service.agencies[1].id, account, email, permissions],
  );
  return row!.id;
}
const leaveOther = () =>
  service.query(`update users set status = 'removed' where tenant_id = $1 and email = $2`, [
    service.agencies[1].id,
    email,
  ]);

describe('signing in to the console', () => {
  it('lets a person with the right password in, and tells who they are', async () => {
    const session = await signIn();
    const { status, body } = await session.refresh();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      user: { email },
      role: 'owner',
      agency: { id: service.agencies[0].id },
      agencies: [{ name: 'Alder' }],
    });
  });

  it('sets a cookie that no script and no other site gets', async () => {
    const { browser } = await signIn();
    const kept = browser.setCookies.filter((line) => line.startsWith('console_session='));
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatch(
      /^console_session=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict$/,
    );
  });

  it('binds the cookie to this host and to HTTPS where the service has it', async () => {
    const secure = await startService({ config: { baseUrl: 'https://settings.example' } });
    try {
      const address = await setOwnerPassword(secure, secure.agencies[0]);
      const browser = new BrowserSession();
      const form = formOf(await browser.follow(`${secure.url}/console/sign-in`), '/console/sign-in');
      form.fields.set('email', address);
      form.fields.set('password', password);
      await browser.send(form.action, { method: 'POST', body: form.fields });
      expect(browser.setCookies.find((line) => line.includes('_session='))).toMatch(
        /^__Host-console_session=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Strict; Secure$/,
      );
    } finally {
      await secure.stop();
    }
  });

  it('says what is wrong without saying whether the address is known', async () => {
    const wrong = await new ConsoleSession(service.url).submitSignIn(email, 'not the password');
    const unknown = await new ConsoleSession(service.url).submitSignIn(
      'nobody@alder.example',
      'not the password',
    );
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('The e-mail address or the password is wrong.');
    }
    const missing = await new ConsoleSession(service.url).submitSignIn('', '');
    expect(missing.text).toContain('Enter your e-mail address');
  });

  it("makes whoever guesses wait, in the right password's case too", async () => {
    const session = new ConsoleSession(service.url);
    for (let attempt = 0; attempt < 5; attempt += 1) await session.submitSignIn(email, 'a guess');
    const refused = await session.submitSignIn(email, password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.text).toContain('too many attempts');
  });

  it('gives a session a secret of its own, whatever cookie the browser came with', async () => {
    const browser = new BrowserSession();
    const planted = 'A'.repeat(43);
    browser.headers = { 'x-test': '1' };
    const session = new ConsoleSession(service.url, browser);
    await session.submitSignIn(email, 'wrong');
    browser.plant('console_session', planted);
    await session.submitSignIn(email, password);
    const first = browser.cookie('console_session');
    expect(first).not.toBe(planted);
    // Somebody else signs in with the same browser: the former session ends.
    await session.browser.submit(await page('/console/agency', browser), '/sign-out');
    await session.submitSignIn(others, password);
    expect(browser.cookie('console_session')).not.toBe(first);
    const stolen = new BrowserSession();
    stolen.plant('console_session', first!);
    expect((await new ConsoleSession(service.url, stolen).refresh()).status).toBe(401);
  });

  it('refuses a form that came from another site or was made for another browser', async () => {
    const browser = new BrowserSession();
    const form = formOf(await browser.follow(`${service.url}/console/sign-in`), '/console/sign-in');
    form.fields.set('email', email);
    form.fields.set('password', password);
    const foreign = await browser.send(form.action, {
      method: 'POST',
      body: form.fields,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
    const elsewhere = await new BrowserSession().send(form.action, { method: 'POST', body: form.fields });
    expect(elsewhere.status).toBe(403);
    expect(elsewhere.text).toContain('This form has expired');
  });

  it('goes on to the page that was asked for, and to no other site', async () => {
    const to = async (next: string) => {
      const session = new ConsoleSession(service.url);
      const shown = await session.browser.follow(
        `${service.url}/console/sign-in?next=${encodeURIComponent(next)}`,
      );
      const form = formOf(shown, '/console/sign-in');
      form.fields.set('email', email);
      form.fields.set('password', password);
      return (await session.browser.send(form.action, { method: 'POST', body: form.fields })).headers.get(
        'location',
      );
    };
    expect(await to('/console/webhooks?state=failed')).toBe('/console/webhooks?state=failed');
    for (const next of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/v1/clients',
      '/console/../v1',
      '/console//evil.example\\',
      '/console/api/session',
    ]) {
      const location = new URL((await to(next))!, service.url);
      expect(location.origin).toBe(new URL(service.url).origin);
      expect(location.pathname).toMatch(/^\/(console|v1$)/);
    }
  });
});

describe('a call with the cookie', () => {
  it('needs the proof that our own page sent it, also to read', async () => {
    const session = await signIn();
    const { proof } = session;
    for (const wrong of [undefined, 'x', 'A'.repeat(43)]) {
      session.proof = wrong;
      const read = await session.call('GET', '/v1/users');
      expect(read.status).toBe(401);
      expect(read.headers.get('www-authenticate')).toBe('Session error="stale_session"');
      const write = await session.call('POST', '/console/api/sessions/revoke-others');
      expect(write.status).toBe(401);
    }
    session.proof = proof;
    expect((await session.call('GET', '/v1/users')).status).toBe(200);
  });

  it('is refused when another site sent it, whatever it knows', async () => {
    const session = await signIn();
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect(
        (await session.call('GET', '/console/api/session', undefined, { 'sec-fetch-site': site })).status,
      ).toBe(401);
      expect(
        (
          await session.call('POST', '/console/api/sessions/revoke-others', undefined, {
            'sec-fetch-site': site,
          })
        ).status,
      ).toBe(401);
    }
  });

  it('is permission-checked like any other', async () => {
    const session = await signIn();
    await joinOther(['clients.view']);
    try {
      const switched = await session.call('POST', '/console/api/session/agency', {
        agency_id: service.agencies[1].id,
      });
      expect(switched.status).toBe(200);
      await session.refresh();
      expect((await session.call('GET', '/v1/clients')).status).toBe(200);
      expect((await session.call('GET', '/console/api/webhook-settings')).status).toBe(403);
      expect((await session.call('GET', '/v1/api-request-logs')).status).toBe(403);
    } finally {
      await leaveOther();
    }
  });

  it('has a budget of its own and is not in the log of what programs asked for', async () => {
    const session = await signIn();
    const answer = await session.call('GET', '/v1/users');
    expect(answer.headers.get('ratelimit')).toBeTruthy();
    await service.ok('listClients');
    const log = async () => (await service.ok('listApiRequestLogs', { query: { limit: 200 } })).data;
    await expect.poll(async () => (await log()).length).toBeGreaterThan(0);
    expect(
      (await log()).some(
        (row: { request_id: string }) => row.request_id === answer.headers.get('x-request-id'),
      ),
    ).toBe(false);
  });

  it("does not take the cookie's secret for a bearer token", async () => {
    const session = await signIn();
    const secret = session.browser.cookie('console_session')!;
    const answer = await fetch(`${service.url}/v1/users`, { headers: { authorization: `Bearer ${secret}` } });
    expect(answer.status).toBe(401);
  });
});

describe('changing the agency', () => {
  it('acts in the other agency from then on, and stops pages that show the former one', async () => {
    const session = await signIn();
    await joinOther();
    try {
      const former = session.proof;
      expect((await session.refresh()).body.data.agencies.map(({ name }: { name: string }) => name)).toEqual([
        'Alder',
        'Birch',
      ]);
      await session.call('POST', '/console/api/session/agency', { agency_id: service.agencies[1].id });
      session.proof = former;
      expect((await session.call('GET', '/v1/users')).headers.get('www-authenticate')).toBe(
        'Session error="stale_session"',
      );
      expect((await session.refresh()).body.data.agency.id).toBe(service.agencies[1].id);
      // The next sign-in begins where the last one was.
      expect((await (await signIn()).refresh()).body.data.agency.id).toBe(service.agencies[1].id);
    } finally {
      await leaveOther();
      await service.query('update accounts set last_tenant_id = null');
    }
  });

  it('is refused for agencies that one is not in, which look like any that does not exist', async () => {
    const session = await signIn();
    const foreign = await session.call('POST', '/console/api/session/agency', {
      agency_id: service.agencies[1].id,
    });
    expect(foreign.status).toBe(404);
    expect((await session.refresh()).body.data.agency.id).toBe(service.agencies[0].id);
  });

  it('is asked for at the start by people in several, and works there', async () => {
    await joinOther();
    try {
      const browser = new BrowserSession();
      const session = new ConsoleSession(service.url, browser);
      const choice = await session.submitSignIn(email, password);
      expect(choice.url.pathname).toBe('/console/agency');
      expect((await session.refresh()).status).toBe(401);
      const wrong = await browser.submit(choice, '/console/agency', {
        agency: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11',
      });
      expect(wrong.status).toBe(400);
      await browser.submit(choice, '/console/agency', { agency: service.agencies[1].id });
      expect((await session.refresh()).body.data.agency.name).toBe('Birch');
    } finally {
      await leaveOther();
      await service.query('update accounts set last_tenant_id = null');
    }
  });
});

describe('a session', () => {
  it('ends at once in every process when its person signs out, is suspended or changes the password elsewhere', async () => {
    const another = await service.startAnother();
    const elsewhere = (session: ConsoleSession) => {
      const copy = new ConsoleSession(another.url!, session.browser);
      return copy.refresh();
    };
    const [one, two] = [await signIn(), await signIn()];
    expect((await elsewhere(one)).status).toBe(200);
    expect((await elsewhere(two)).status).toBe(200);
    const changed = await one.call('POST', '/console/api/session/password', {
      current_password: password,
      new_password: 'a sentence that is new',
    });
    expect(changed.body.data.revoked).toBeGreaterThanOrEqual(1);
    await expect.poll(async () => (await elsewhere(two)).status).toBe(401);
    expect((await elsewhere(one)).status).toBe(200);
    await one.browser
      .submit(await page('/console/sign-in', new BrowserSession()), '/console/sign-in')
      .catch(() => {});
    const id = (await one.refresh()).body.data.session.id;
    expect((await one.call('POST', `/console/api/sessions/${id}/revoke`)).status).toBe(200);
    await expect.poll(async () => (await elsewhere(one)).status).toBe(401);
    await setOwnerPassword(service, service.agencies[0]);
  });

  it('stays ended when its person is reactivated, and a new one works', async () => {
    const session = await signIn();
    const statusOf = async (one: ConsoleSession) => (await one.call('GET', '/v1/users')).status;
    expect(await statusOf(session)).toBe(200);
    const setStatus = (status: string) =>
      service.query('update users set status = $1 where tenant_id = $2 and email = $3', [
        status,
        service.agencies[0].id,
        email,
      ]);
    try {
      await setStatus('suspended');
      await expect.poll(() => statusOf(session)).toBe(401);
    } finally {
      await setStatus('active');
    }
    expect(await statusOf(await signIn())).toBe(200);
    expect(await statusOf(session)).toBe(401);
  });

  it.each(['suspended', 'removed'])(
    'loses the agency where its person is %s, and keeps the others',
    async (status) => {
      const session = await signIn();
      await joinOther();
      const enter = (index: 0 | 1) =>
        session.call('POST', '/console/api/session/agency', { agency_id: service.agencies[index].id });
      try {
        expect((await enter(1)).status).toBe(200);
        await session.refresh();
        expect((await enter(0)).status).toBe(200);
        await session.refresh();
        await service.query(
          `update users set status = $1 where tenant_id = $2 and email = $3 and status = 'active'`,
          [status, service.agencies[1].id, email],
        );
        expect((await session.refresh()).status).toBe(200);
        // A suspended member is reactivated; a removed one is invited again and accepts.
        await service.query(
          "update users set status = 'active' where tenant_id = $1 and email = $2 and status = 'suspended'",
          [service.agencies[1].id, email],
        );
        if (status === 'removed') await joinOther();
        const refused = await enter(1);
        expect(refused.status).toBe(404);
        expect(refused.body.error.message).toContain('sign in again');
        const choice = await session.browser.follow(`${service.url}/console/agency`);
        const chosen = await session.browser.submit(choice, '/console/agency', {
          agency: service.agencies[1].id,
        });
        expect(chosen.status).toBe(400);
        expect(chosen.text).toContain('sign in again');
        expect((await session.refresh()).body.data.agency.id).toBe(service.agencies[0].id);
      } finally {
        await leaveOther();
        await service.query('update accounts set last_tenant_id = null');
      }
    },
  );

  it('ends twelve hours after its last use and seven days after its beginning', async () => {
    const session = await signIn();
    const { id } = (await session.refresh()).body.data.session;
    const status = async () => {
      await service.query(`select pg_notify('credentials_changed', $1)`, [service.agencies[0].id]);
      await new Promise((done) => setTimeout(done, 50));
      return (await session.refresh()).status;
    };
    await service.query(
      `update app.console_sessions set last_used_at = now() - interval '11 hours 59 minutes' where id = $1`,
      [id],
    );
    expect(await status()).toBe(200);
    await service.query(
      `update app.console_sessions set last_used_at = now() - interval '12 hours 1 second' where id = $1`,
      [id],
    );
    expect(await status()).toBe(401);
    await service.query(
      `update app.console_sessions set last_used_at = now(), expires_at = now() - interval '1 second' where id = $1`,
      [id],
    );
    expect(await status()).toBe(401);
  });

  it('is listed for its person alone, who can end it', async () => {
    await service.query('delete from app.console_sessions');
    const [one, two, stranger] = [
      await signIn(),
      await signIn(),
      await ConsoleSession.signIn(service, others, password),
    ];
    const { body } = await one.call('GET', '/console/api/sessions');
    expect(body.pagination.total).toBe(2);
    expect(body.data.filter(({ is_current: isCurrent }: { is_current: boolean }) => isCurrent)).toHaveLength(
      1,
    );
    const pages = await Promise.all(
      [0, 1].map((offset) =>
        one.call('GET', `/console/api/sessions?limit=1&offset=${offset}&sort=created_at&order=asc`),
      ),
    );
    expect(pages.map(({ body: { data } }) => data[0].id)).toEqual(
      body.data.map(({ id }: { id: string }) => id).toSorted(),
    );
    const ofTwo = (await two.refresh()).body.data.session.id;
    expect((await stranger.call('POST', `/console/api/sessions/${ofTwo}/revoke`)).status).toBe(404);
    expect((await two.refresh()).status).toBe(200);
    expect((await one.call('POST', '/console/api/sessions/revoke-others')).body.data).toEqual({ revoked: 1 });
    await expect.poll(async () => (await two.refresh()).status).toBe(401);
  });

  it('is nothing that a program has', async () => {
    expect((await service.ok('getSession')).data.session).toBeNull();
    expect((await service.call('revokeOtherSessions')).status).toBe(403);
    expect(
      (await service.call('setSessionAgency', { body: { agency_id: service.agencies[1].id } })).status,
    ).toBe(403);
    expect((await service.call('confirmSession', { body: { password } })).status).toBe(403);
  });
});
