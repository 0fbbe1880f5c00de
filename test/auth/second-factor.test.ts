import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '../support/authenticator.ts';
import { BrowserSession, type PageAnswer } from '../support/browser-session.ts';
import { ConsoleSession } from '../support/console-session.ts';
import { Host, password, setOwnerPassword, textOf } from '../support/oauth.ts';
import { queuedMails } from '../support/outbox.ts';
import { startService, type Service } from '../support/service.ts';
import { byNotice } from '../support/waiting.ts';

let service: Service;
let email: string;

beforeAll(async () => {
  // Passkeys need a domain name.
  service = await startService({ config: { host: 'localhost' } });
  email = await setOwnerPassword(service, service.agencies[0]);
});
afterAll(() => service?.stop());
beforeEach(async () => {
  await service.query('delete from app.throttles');
  await service.query('delete from app.second_factors');
  await service.query('delete from app.passkeys');
  await service.query('update tenants set is_second_factor_required = false');
  await service.query(`select pg_notify('credentials_changed', '')`);
});

const methods = '/console/api/sign-in-methods';
const signIn = () => ConsoleSession.signIn(service, email, password);
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Adds an app with the code of the step before, so that the present one is still free. */
async function addApp(session: ConsoleSession): Promise<{ secret: string; recovery: string[] }> {
  const started = await session.call('POST', `${methods}/totp`);
  expect(started.status).toBe(200);
  const { secret } = started.body.data;
  const confirmed = await session.call('POST', `${methods}/totp/confirm`, { code: codeOf(secret, -1) });
  expect(confirmed.status).toBe(200);
  const [row] = await service.query<{ row: string }>(
    'select to_jsonb(f)::text as row from app.second_factors f',
  );
  const app = { secret, recovery: confirmed.body.data.secret };
  added ??= { ...app, row: row!.row };
  return app;
}

let added: { secret: string; recovery: string[]; row: string } | undefined;

/** The app that was added first, put back: hashing ten recovery codes for another one takes half a second. */
async function hasApp(): Promise<{ secret: string; recovery: string[] }> {
  if (added === undefined) return addApp(await signIn());
  await service.query(
    'insert into app.second_factors select * from jsonb_populate_record(null::app.second_factors, $1)',
    [added.row],
  );
  return added;
}

async function afterPassword(): Promise<{ session: ConsoleSession; page: PageAnswer }> {
  const session = new ConsoleSession(service.url, new BrowserSession());
  const page = await session.submitSignIn(email, password);
  expect(page.text).toContain('Second factor');
  return { session, page };
}

const submit = ({ session, page }: Awaited<ReturnType<typeof afterPassword>>, code: string) =>
  session.browser.submit(page, '/console/second-step', { code });

describe('an authenticator app', () => {
  it('is asked for after the password, and no session exists before', async () => {
    const { secret } = await addApp(await signIn());
    const waiting = await afterPassword();
    expect((await waiting.session.call('GET', '/console/api/session')).status).toBe(401);
    expect((await submit(waiting, codeOf(secret))).url.pathname).toBe('/console');
    expect((await waiting.session.refresh()).status).toBe(200);
  });

  it('takes a code once, even by two browsers at the same time', async () => {
    const { secret } = await hasApp();
    const both = await Promise.all([afterPassword(), afterPassword()]);
    const code = codeOf(secret);
    const ends = await Promise.all(both.map((one) => submit(one, code)));
    expect(ends.map(({ url }) => url.pathname).toSorted()).toEqual(['/console', '/console/second-step']);
  });

  it('closes the door for 15 minutes after ten wrong codes, to right ones too', async () => {
    const { secret } = await hasApp();
    const waiting = await afterPassword();
    const right = codeOf(secret);
    for (let tries = 0; tries < 10; tries += 1)
      expect((await submit(waiting, right === '000000' ? '000001' : '000000')).status).toBe(400);
    const refused = await submit(waiting, right);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(890);
  });

  it('can be stood in for by each recovery code once; new codes end the former', async () => {
    const owner = await signIn();
    const { recovery } = await addApp(owner);
    expect((await submit(await afterPassword(), recovery[0]!.toUpperCase())).url.pathname).toBe('/console');
    expect((await submit(await afterPassword(), recovery[0]!)).status).toBe(400);
    expect((await owner.call('GET', methods)).body.data.recovery_codes_left).toBe(9);
    const replaced = await owner.call('POST', `${methods}/recovery-codes`);
    expect(replaced.status).toBe(200);
    expect((await submit(await afterPassword(), recovery[1]!)).status).toBe(400);
    expect((await submit(await afterPassword(), replaced.body.data.secret[1])).url.pathname).toBe('/console');
  });

  it('ends the other sessions when it is added, and is logged', async () => {
    const [one, other] = [await signIn(), await signIn()];
    await addApp(one);
    await expect.poll(async () => (await other.call('GET', methods)).status, byNotice).toBe(401);
    const events = await service.query(`select 1 from auth_events where kind = 'mfa_changed'`);
    expect(events.length).toBeGreaterThan(0);
  });

  it('is told by mail when it is added and removed, and when its recovery codes are replaced and used', async () => {
    const since = new Set((await queuedMails(service, email)).map(({ id }) => id));
    const owner = await signIn();
    const { recovery } = await addApp(owner);
    await submit(await afterPassword(), recovery[0]!);
    expect((await owner.call('POST', `${methods}/recovery-codes`)).status).toBe(200);
    expect((await owner.call('POST', `${methods}/totp/remove`)).status).toBe(200);
    const mails = (await queuedMails(service, email)).filter(
      ({ id, kind }) => kind === 'second_factor_changed' && !since.has(id),
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      'An authenticator app was added to your account',
      'A recovery code was used to sign in',
      'Your recovery codes were replaced',
      'The authenticator app was removed from your account',
    ]);
    expect(mails[1]!.text).toContain('Recovery codes left: 9.');
  });

  it('keeps its secret sealed and its codes hashed', async () => {
    const { secret, recovery } = await hasApp();
    const rows = await service.query<{ row: string }>('select f::text as row from app.second_factors f');
    for (const kept of [secret, recovery[0]!])
      for (const form of [kept, Buffer.from(kept).toString('hex')]) expect(rows[0]!.row).not.toContain(form);
  });

  it('is removed only after a password given lately', async () => {
    const owner = await signIn();
    await hasApp();
    await service.query(`update app.console_sessions set confirmed_at = now() - interval '1 hour'`);
    await service.query(`select pg_notify('credentials_changed', '')`);
    await expect
      .poll(async () => (await owner.call('POST', `${methods}/totp/remove`)).body)
      .toMatchObject({ error_description: 'Enter your password again to continue.' });
    await owner.call('POST', '/console/api/session/confirm', { password });
    expect((await owner.call('POST', `${methods}/totp/remove`)).body.data.totp_enabled_at).toBeNull();
  });
});

describe('an agency that requires a second factor', () => {
  it('lets members without one add it, and nothing else', async () => {
    const owner = await signIn();
    const set = await owner.call('PATCH', '/console/api/agency-settings', {
      is_second_factor_required: true,
    });
    expect(set.body).toMatchObject({ data: { is_second_factor_required: true } });
    await expect.poll(async () => (await owner.call('GET', '/console/api/agency-settings')).status).toBe(403);
    expect((await owner.call('GET', methods)).body.data.is_second_factor_required).toBe(true);
    await addApp(owner);
    await expect.poll(async () => (await owner.call('GET', '/console/api/agency-settings')).status).toBe(200);
    expect((await owner.call('POST', `${methods}/totp/remove`)).status).toBe(409);
  });
});

describe('passkeys', () => {
  it('are offered without a password, and a wrong answer signs nobody in', async () => {
    const browser = new BrowserSession();
    const start = await browser.follow(`${service.url}/console/sign-in`);
    const asked = await browser.submit(start, '/console/passkey', {});
    expect(asked.headers.get('content-security-policy')).toContain("script-src 'sha256-");
    const credential = JSON.stringify({ id: 'unknown', response: {} });
    expect((await browser.submit(asked, '/console/passkey', { credential })).status).toBe(400);
  });

  it('are not created from an answer that does not match the challenge', async () => {
    const owner = await signIn();
    const started = await owner.call('POST', `${methods}/passkeys/start`);
    expect(started.status).toBe(200);
    const body = {
      registration_id: started.body.data.registration_id,
      name: 'Laptop',
      credential: { id: 'x' },
    };
    expect((await owner.call('POST', `${methods}/passkeys`, body)).status).toBe(400);
  });
});

describe('a passkey', () => {
  it('signs in by itself, and not again once a copy of it has', async () => {
    const owner = await signIn();
    const device = new Authenticator(service.url);
    const started = await owner.call('POST', `${methods}/passkeys/start`);
    const { registration_id, options } = started.body.data;
    const credential = device.create(options);
    await owner.call('POST', `${methods}/passkeys`, { registration_id, name: 'Laptop', credential });
    const enter = async () => {
      const session = new ConsoleSession(service.url, new BrowserSession());
      const start = await session.browser.follow(`${service.url}/console/sign-in`);
      const asked = await session.browser.submit(start, '/console/passkey', {});
      const [, challenge] = /&quot;challenge&quot;:&quot;([^&]+)&quot;/.exec(asked.text)!;
      const answer = JSON.stringify(device.get({ challenge: challenge! }));
      const page = await session.browser.submit(asked, '/console/passkey', { credential: answer });
      return { status: page.status, path: page.url.pathname };
    };
    expect(await enter()).toMatchObject({ path: '/console' });
    device.counter = 0;
    expect(await enter()).toEqual({ status: 400, path: '/console/passkey' });
  });

  it('is told by mail when it is added and deleted', async () => {
    const since = new Set((await queuedMails(service, email)).map(({ id }) => id));
    const owner = await signIn();
    const started = await owner.call('POST', `${methods}/passkeys/start`);
    const { registration_id, options } = started.body.data;
    const credential = new Authenticator(service.url).create(options);
    const body = { registration_id, name: 'Phone', credential };
    const { id } = (await owner.call('POST', `${methods}/passkeys`, body)).body.data;
    expect((await owner.call('DELETE', `${methods}/passkeys/${id}`)).status).toBe(200);
    const mails = (await queuedMails(service, email)).filter(
      (mail) => mail.kind === 'second_factor_changed' && !since.has(mail.id),
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A passkey was added to your account',
      'A passkey was deleted from your account',
    ]);
  });
});

describe('connecting an app', () => {
  async function submitPassword(): Promise<{ browser: BrowserSession; page: PageAnswer }> {
    const host = await Host.connect(service.url);
    const browser = new BrowserSession();
    const form = await browser.follow(await host.authorizeUrl());
    return { browser, page: await browser.submit(form, '/sign-in', { email, password }) };
  }

  it('asks for the code of the app as well', async () => {
    const { secret } = await hasApp();
    const { browser, page } = await submitPassword();
    expect(textOf(page)).toContain('Second factor');
    const wrong = await browser.submit(page, '/second-step', { code: '000000' });
    expect(textOf(wrong)).toContain('The code is wrong or was used');
    const consent = await browser.submit(wrong, '/second-step', { code: codeOf(secret) });
    expect(consent.text).toContain('name="decision"');
  });

  it('is refused with the password alone where an agency requires a second factor', async () => {
    await service.query('update tenants set is_second_factor_required = true where id = $1', [
      service.agencies[0].id,
    ]);
    const { page } = await submitPassword();
    expect(page.status).toBe(403);
    expect(textOf(page)).toContain('requires a second factor');
  });
});
