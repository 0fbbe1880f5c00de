import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { asOwner } from '../organization/people.ts';
import { Authenticator } from '../../support/authenticator.ts';
import { ConsoleSession } from '../../support/console-session.ts';
import { password, setOwnerPassword } from '../../support/oauth.ts';
import { startService, type InputOf, type BodyOf, type Service } from '../../support/service.ts';

let service: Service;
let email: string;
beforeAll(async () => {
  // Passkeys need a domain name.
  service = await startService({ config: { host: 'localhost' } });
  email = await setOwnerPassword(service, service.agencies[0]);
});
beforeEach(async () => {
  await service.query('delete from app.throttles');
  await service.query('delete from app.second_factors');
  await service.query('delete from app.passkeys');
});
afterAll(() => service.stop());

/** Calls as a page of the console that somebody signed in to. */
async function signIn() {
  const { browser, proof } = await ConsoleSession.signIn(service, email, password);
  const [pair] = browser.setCookies.findLast((line) => /session/i.test(line))!.split(';');
  const headers = { cookie: pair!, 'x-session-proof': proof! };
  return {
    call: (id: string, input: object = {}) => service.call(id, { ...input, headers }, { key: undefined }),
    ok: async <const Id extends keyof Answers>(id: Id, input: object = {}): Promise<BodyOf<Id>['data']> =>
      (await service.ok(id as string, { ...input, headers }, { key: undefined })).data,
  };
}
type Answers = Record<
  | 'getSignInMethods'
  | 'startTotpEnrollment'
  | 'confirmTotpEnrollment'
  | 'removeTotp'
  | 'replaceRecoveryCodes'
  | 'startPasskeyRegistration'
  | 'createPasskey'
  | 'updatePasskey'
  | 'deletePasskey',
  InputOf<string>
>;

const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

it('are those of the account behind the key, and a service account has none', async () => {
  const owner = await asOwner(service, service.agencies[0]);
  const { data } = await service.ok('getSignInMethods', {}, owner);
  expect(data).toEqual({
    has_password: true,
    totp_enabled_at: null,
    recovery_codes_left: 0,
    passkeys: [],
    is_second_factor_required: false,
  });
  expect((await service.call('getSignInMethods', {})).status).toBe(404);
});

it('take an app with its first code, give other recovery codes for those there are, and let it go', async () => {
  const page = await signIn();
  const { secret } = await page.ok('startTotpEnrollment');
  expect((await page.call('confirmTotpEnrollment', { body: { code: '000000' } })).status).toBe(400);
  const { secret: codes } = await page.ok('confirmTotpEnrollment', { body: { code: codeOf(secret) } });
  expect(codes).toHaveLength(10);
  expect(await page.ok('getSignInMethods')).toMatchObject({ recovery_codes_left: 10 });
  const { secret: others } = await page.ok('replaceRecoveryCodes');
  expect(others.filter((code) => codes.includes(code))).toEqual([]);
  expect((await page.call('startTotpEnrollment')).status).toBe(409);
  expect(await page.ok('removeTotp')).toMatchObject({ totp_enabled_at: null, recovery_codes_left: 0 });
});

it('take a passkey once for each registration, rename and delete it', async () => {
  const page = await signIn();
  const device = new Authenticator(service.url);
  const { registration_id, options } = await page.ok('startPasskeyRegistration');
  const credential = device.create(options as { challenge: string });
  const body = { registration_id, name: ' Laptop ', credential };
  const passkey = await page.ok('createPasskey', { body });
  expect(passkey).toMatchObject({ name: 'Laptop', is_synced: false, last_used_at: null, revision: 1 });
  expect((await page.call('createPasskey', { body })).status).toBe(409);
  const path = { id: passkey.id };
  const renamed = await page.ok('updatePasskey', { path, body: { name: 'Desk', expected_revision: 1 } });
  expect(renamed).toMatchObject({ name: 'Desk', revision: 2 });
  const gone = { path, query: { expected_revision: 1 } };
  expect((await page.call('deletePasskey', gone)).status).toBe(409);
  const left = await page.ok('deletePasskey', { path, query: { expected_revision: 2 } });
  expect(left.passkeys).toEqual([]);
});

it('refuse a passkey that answers another challenge, or from another place', async () => {
  const page = await signIn();
  const attempt = async (device: Authenticator, answered: (challenge: string) => string) => {
    const { registration_id, options } = await page.ok('startPasskeyRegistration');
    const { challenge } = options as { challenge: string };
    const credential = device.create({ challenge: answered(challenge) });
    return (await page.call('createPasskey', { body: { registration_id, name: 'Laptop', credential } }))
      .status;
  };
  expect(await attempt(new Authenticator('http://evil.example'), (challenge) => challenge)).toBe(400);
  expect(await attempt(new Authenticator(service.url), () => 'AAAA')).toBe(400);
  expect(await attempt(new Authenticator(service.url), (challenge) => challenge)).toBe(200);
});
