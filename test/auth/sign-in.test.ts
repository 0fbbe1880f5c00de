import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BrowserSession, formOf, type PageAnswer } from '../support/browser-session.ts';
import { authorize, Host, setOwnerPassword, password, textOf } from '../support/oauth.ts';
import { queuedMails } from '../support/outbox.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
let email: string;
let other: string;
let host: Host;
const lines: string[] = [];

beforeAll(async () => {
  service = await startService({
    config: { trustedProxies: 1 },
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
  });
  email = await setOwnerPassword(service, service.agencies[0]);
  other = await setOwnerPassword(service, service.agencies[1]);
  host = await Host.connect(service.url);
});
afterAll(() => service?.stop());
beforeEach(() => service.query('delete from app.throttles'));

const open = async (browser = new BrowserSession()): Promise<PageAnswer> =>
  browser.follow(await host.authorizeUrl());
const attempt = async (browser: BrowserSession, as: string, secret: string) =>
  browser.submit(await open(browser), '/sign-in', { email: as, password: secret });
/** Waits are over. */
const lapse = () => service.query("update app.throttles set blocked_until = now() - interval '1 second'");
const from = (address: string): BrowserSession =>
  Object.assign(new BrowserSession(), { headers: { 'x-forwarded-for': address } });

describe('a page', () => {
  it('runs nothing, is framed by nobody, kept by nobody, and leads nowhere else', async () => {
    const { headers, text, status } = await open();
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('script-src');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://127.0.0.1:7777");
    expect(policy).toContain("base-uri 'none'");
    expect(text).not.toContain('<script');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    });
    // A host that opened it in a window hears of its end.
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  });

  it('sets cookies that scripts and foreign sites do not get', async () => {
    const browser = new BrowserSession();
    await authorize(host, { email, browser });
    const kept = browser.setCookies.filter((line) => /^\w+(\.sig)?=[\w-]{20}/.test(line));
    expect(kept.map((line) => line.split('=')[0])).toEqual(
      expect.arrayContaining([
        'agency_interaction',
        'agency_resume',
        'agency_session',
        'agency_session.sig',
        'known_browser',
      ]),
    );
    for (const line of kept) expect(line).toMatch(/samesite=lax; httponly|httponly; samesite=strict/i);
  });

  it('shows a name of a program as text', async () => {
    const tricky = await Host.connect(service.url, { metadata: { client_name: '<b>Bold</b> & "quoted"' } });
    const page = await new BrowserSession().follow(await tricky.authorizeUrl());
    expect(page.text).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;quoted&quot;');
  });
});

describe('signing in', () => {
  it('says what is missing, and what is wrong without saying which', async () => {
    const browser = new BrowserSession();
    const empty = await attempt(browser, 'nobody', '');
    expect(empty.status).toBe(400);
    expect(textOf(empty)).toContain('Enter your e-mail address, such as name@example.com.');
    expect(textOf(empty)).toContain('Enter your password.');
    const [wrong, unknown] = [
      await attempt(browser, email, 'wrong'),
      await attempt(browser, 'nobody@nowhere.example', 'wrong'),
    ];
    expect(textOf(wrong).replaceAll(email, 'E')).toBe(
      textOf(unknown).replaceAll('nobody@nowhere.example', 'E'),
    );
    expect(wrong.text).toContain(`value="${email}"`);
    expect(wrong.text).not.toContain('value="wrong"');
    expect((await attempt(browser, ` ${email.toUpperCase()} `, password)).text).toContain('In which agency?');
  });

  it('makes the next attempts from one place wait longer and longer, and locks nobody out elsewhere', async () => {
    const here = () => from('198.51.100.1');
    for (let index = 1; index <= 5; index += 1)
      expect((await attempt(here(), email, 'wrong')).status).toBe(400);
    const refused = await attempt(here(), email, password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(5);
    expect(textOf(refused)).toMatch(/too many attempts to sign in\. Wait \d seconds?, then try again/);
    expect((await attempt(from('198.51.100.2'), email, password)).status).toBe(200);
    const waits: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      await lapse();
      await attempt(here(), email, 'wrong');
      waits.push(Math.round(Number((await attempt(here(), email, 'wrong')).headers.get('retry-after'))));
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 900, 900, 900]);
    await lapse();
    expect((await attempt(here(), email, password)).status).toBe(200);
    // A right password clears the failures of its origin.
    for (let index = 1; index <= 4; index += 1)
      expect((await attempt(here(), email, 'wrong')).status).toBe(400);
    expect((await attempt(here(), email, password)).status).toBe(200);
  });

  it('bounds guessing from many addresses, and lets the owner in from a browser or an address that they used before', async () => {
    const owner = from('198.51.100.20');
    expect((await attempt(owner, email, password)).status).toBe(200);
    await attempt(from('198.51.100.21'), email, 'wrong');
    await service.query("update app.throttles set count = 49 where bucket = 'account'");
    expect((await attempt(from('198.51.100.22'), email, 'wrong')).status).toBe(400);
    for (const stranger of ['198.51.100.23', '198.51.100.24'])
      expect((await attempt(from(stranger), email, password)).status).toBe(429);
    expect((await attempt(from('198.51.100.20'), email, password)).status).toBe(200);
    // The same browser in another network, without the session that it had.
    const travelling = from('198.51.100.25');
    travelling.plant('known_browser', owner.cookie('known_browser')!);
    expect((await attempt(travelling, email, password)).status).toBe(200);
    // Its cookie says nothing about other accounts, and the owner's success lifts nothing for strangers.
    expect((await attempt(from('198.51.100.26'), email, password)).status).toBe(429);
    await service.query(
      "update app.throttles set count = 50, blocked_until = now() + interval '1 minute' where bucket = 'account'",
    );
    const asOther = from('198.51.100.27');
    asOther.plant('known_browser', owner.cookie('known_browser')!);
    await attempt(asOther, other, 'wrong');
    await service.query(
      "update app.throttles set blocked_until = now() + interval '1 minute' where bucket = 'account'",
    );
    expect((await attempt(asOther, other, password)).status).toBe(429);
  });

  it('tells the owner once for each episode, and answers the same where there is no account', async () => {
    const told = async (address: string) =>
      (await queuedMails(service, address)).filter(({ kind }) => kind === 'sign_in_refused');
    const before = (await told(email)).length;
    const refuse = async (as: string, address: string) => {
      for (let index = 1; index <= 5; index += 1) await attempt(from(address), as, 'wrong');
      const answer = await attempt(from(address), as, 'wrong');
      // A second may have passed meanwhile.
      const text = textOf(answer).replaceAll(as, 'E').replace('Wait 4 seconds', 'Wait 5 seconds');
      return { status: answer.status, text };
    };
    const [known, unknown] = [
      await refuse(email, '198.51.100.30'),
      await refuse('nobody@nowhere.example', '198.51.100.31'),
    ];
    expect(known.status).toBe(429);
    expect(unknown).toEqual(known);
    await refuse(email, '198.51.100.32');
    const mails = await told(email);
    expect(mails).toHaveLength(before + 1);
    expect(mails.at(-1)!.text).toContain('/console/forgot-password');
    expect(await told('nobody@nowhere.example')).toEqual([]);
    await service.query("update app.throttles set refused_at = refused_at - interval '25 hours'");
    await refuse(email, '198.51.100.33');
    expect(await told(email)).toHaveLength(before + 2);
  });

  it('makes an address wait that tries many accounts, and no other', async () => {
    const guess = (index: number) => attempt(from('203.0.113.5'), `guess${index}@alder.example`, 'wrong');
    for (const index of [1, 2]) expect((await guess(index)).status).toBe(400);
    const counted = await service.query(
      "update app.throttles set count = count + 17 where bucket = 'address' returning count",
    );
    expect(counted).toEqual([{ count: 19 }]);
    expect((await guess(20)).status).toBe(400);
    expect((await attempt(from('203.0.113.5'), other, password)).status).toBe(429);
    expect((await attempt(from('203.0.113.6'), other, password)).status).toBe(200);
    // What the caller says of itself counts for nothing: the proxy's word is the last.
    expect((await attempt(from('203.0.113.77, 203.0.113.5'), other, password)).status).toBe(429);
  });

  it('lets no more attempts through when they come at once, to two processes', async () => {
    const { url: there } = await service.startAnother({ baseUrl: service.url });
    const sessions = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const browser = new BrowserSession();
        return { browser, page: await open(browser) };
      }),
    );
    const statuses = await Promise.all(
      sessions.map(async ({ browser, page }, index) => {
        const { action, fields } = formOf(page, '/sign-in');
        fields.set('email', email);
        fields.set('password', 'wrong');
        const target = index % 2 === 0 ? action : new URL(action.pathname, there!);
        return (await browser.send(target, { method: 'POST', body: fields })).status;
      }),
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });
});

describe('a form', () => {
  const send = (
    browser: BrowserSession,
    { action, fields }: ReturnType<typeof formOf>,
    headers: Record<string, string> = {},
  ) => browser.send(action, { method: 'POST', body: fields, headers });

  it('counts only with the token of its own page', async () => {
    const browser = new BrowserSession();
    const form = formOf(await open(browser), '/sign-in');
    const foreign = formOf(await open(), '/sign-in').fields.get('form_token')!;
    form.fields.set('email', email);
    form.fields.set('password', password);
    for (const token of ['', foreign, 'x'.repeat(43)]) {
      form.fields.set('form_token', token);
      const answer = await send(browser, form);
      expect(answer.status).toBe(403);
      expect(answer.location).toBeNull();
    }
    form.fields.delete('form_token');
    expect((await send(browser, form)).status).toBe(403);
  });

  it('of a foreign site is refused, and so is one without the cookies of its page', async () => {
    const browser = new BrowserSession();
    const form = formOf(await open(browser), '/sign-in');
    expect((await send(browser, form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send(new BrowserSession(), form)).status).toBe(400);
  });

  it('cannot be sent again once it led on', async () => {
    const browser = new BrowserSession();
    const page = await attempt(browser, email, password);
    const form = formOf(page, '/consent');
    form.fields.set('decision', 'allow');
    expect(
      (await browser.follow(form.action, { method: 'POST', body: form.fields })).location!.searchParams.has(
        'code',
      ),
    ).toBe(true);
    const again = await browser.follow(form.action, { method: 'POST', body: form.fields });
    expect(again.status).toBe(400);
    expect(again.text).toContain('This page has expired');
  });

  it('that agrees counts only after signing in', async () => {
    const browser = new BrowserSession();
    const form = formOf(await open(browser), '/sign-in');
    form.fields.set('decision', 'allow');
    form.fields.set('agency', service.agencies[0].id);
    const answer = await browser.send(
      new URL(form.action.pathname.replace('sign-in', 'consent'), service.url),
      { method: 'POST', body: form.fields },
    );
    expect(answer.status).toBe(400);
  });

  it.each([
    ['another type', { 'content-type': 'application/json' }, '{}', 415],
    [
      'a compressed one',
      { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'gzip' },
      'a=b',
      415,
    ],
    ['a huge one', { 'content-type': 'application/x-www-form-urlencoded' }, `a=${'x'.repeat(100_000)}`, 413],
  ])('of %s is refused', async (_, headers, body, status) => {
    const browser = new BrowserSession();
    const { action } = formOf(await open(browser), '/sign-in');
    expect((await browser.send(action, { method: 'POST', headers, body })).status).toBe(status);
  });

  it.each(['agency_interaction', 'agency_resume', 'agency_interaction.sig'])(
    'with the cookie %s changed leads to a page that says so',
    async (name) => {
      for (const value of ['tampered-tampered-tampered', null]) {
        const browser = new BrowserSession();
        const page = await open(browser);
        browser.tamper(name, value);
        const answer = await browser.submit(page, '/sign-in', { email, password });
        expect(answer.status).toBe(400);
        expect(answer.text).toContain('This page has expired');
      }
    },
  );

  it('with a changed session asks to sign in again', async () => {
    const browser = new BrowserSession();
    await authorize(host, { email, browser });
    browser.tamper('agency_session', 'x'.repeat(43));
    expect((await open(browser)).text).toContain('name="password"');
  });
});

describe('a signed-in browser', () => {
  it('is asked for consent again, and not for the password', async () => {
    const browser = new BrowserSession();
    await authorize(host, { email, browser });
    expect((await open(browser)).text).toContain('In which agency?');
  });

  it('lets somebody else in after signing out', async () => {
    const browser = new BrowserSession();
    await authorize(host, { email, browser });
    const session = browser.cookie('agency_session');
    const page = await browser.submit(await open(browser), '/switch');
    expect(page.text).toContain('name="password"');
    const callback = await authorize(host, { email: other, browser });
    expect(browser.cookie('agency_session')).not.toBe(session);
    const { access_token: key } = await host.exchange(callback);
    expect((await service.ok('getTenantContext', {}, { key })).data.agency!.id).toBe(service.agencies[1].id);
  });

  it('is asked for the password when the host wants that', async () => {
    const browser = new BrowserSession();
    await authorize(host, { email, browser });
    for (const prompt of ['login', 'select_account', 'login consent']) {
      expect((await browser.follow(await host.authorizeUrl({ prompt }))).text).toContain('name="password"');
    }
    const callback = await authorize(host, { email: other, browser, change: { prompt: 'login' } });
    expect(callback.searchParams.has('code')).toBe(true);
  });

  it('holds whoever signed in last, when two tabs sign in as two people', async () => {
    const browser = new BrowserSession();
    const [first, second] = [await open(browser), await open(browser)];
    await browser.submit(first, '/sign-in', { email, password });
    const page = await browser.submit(second, '/sign-in', { email: other, password });
    expect(textOf(page)).toContain(other);
    expect(textOf(page)).not.toContain(email);
  });

  it('is signed out after eight hours', async () => {
    const browser = new BrowserSession();
    await authorize(host, { email, browser });
    await service.query(
      "update app.oauth_artefacts set expires_at = expires_at - interval '8 hours' where model = 'Session'",
    );
    expect((await open(browser)).text).toContain('name="password"');
  });

  it('has half an hour to decide', async () => {
    const browser = new BrowserSession();
    const page = await attempt(browser, email, password);
    await service.query(
      "update app.oauth_artefacts set expires_at = expires_at - interval '30 minutes' where model = 'Interaction'",
    );
    const answer = await browser.submit(page, '/consent', { decision: 'allow' });
    expect(answer.text).toContain('This page has expired');
  });
});

describe('the log', () => {
  it('holds no password, code, token, verifier or cookie', async () => {
    const browser = new BrowserSession();
    await attempt(browser, email, 'my-wrong-password');
    const callback = await authorize(host, { email, browser });
    const tokens = await host.exchange(callback);
    await host.refresh(tokens.refresh_token!);
    await host.refresh(tokens.refresh_token!).catch(() => {});
    await fetch(`${service.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: 'my-made-up-token',
        client_id: host.client.client_id,
      }),
    });
    const all = lines.join('');
    const secrets = [
      password,
      'my-wrong-password',
      'my-made-up-token',
      callback.searchParams.get('code')!,
      tokens.access_token,
      tokens.refresh_token!,
      host.verifier,
      host.state,
      browser.cookie('agency_session')!,
    ];
    for (const secret of secrets) expect(all).not.toContain(secret);
  });

  it('tells of no failure on our side in all of this', () => {
    expect(lines.filter((line) => /"level":(50|60|"error"|"fatal")/.test(line))).toEqual([]);
  });
});

describe('a sign-in from a new place', () => {
  it('is told to the owner of the account, who has signed in elsewhere, with where it came from', async () => {
    const told = async () =>
      (await queuedMails(service, other)).filter(({ subject }) => subject === 'New sign-in to your account');
    await service.query('delete from app.known_origins');
    await service.query('delete from app.system_mails');
    await attempt(from('198.51.100.71'), other, password);
    expect(await told(), 'the first of all').toEqual([]);
    await attempt(from('198.51.100.71'), other, password);
    expect(await told(), 'another browser at a known address').toEqual([]);
    await attempt(from('203.0.113.9'), other, 'wrong password');
    expect(await told(), 'nobody got in').toEqual([]);
    await attempt(from('203.0.113.9'), other, password);
    expect(await told()).toMatchObject([{ text: expect.stringContaining('203.0.113.9') }]);
    await attempt(from('203.0.113.9'), other, password);
    expect(await told(), 'known from now on').toHaveLength(1);
  });
});
