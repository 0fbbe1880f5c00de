import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findReset, requestReset, resetPassword } from '#src/domain/access/password-resets/index.ts';
import { signIn } from '#src/api/auth/sign-in/sign-in.ts';
import { createLogger } from '#src/platform/log.ts';
import { mailing as services, queuedMails } from '../support/outbox.ts';
import { cheapHash } from '../support/passwords.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
const log = createLogger('silent');
const password = 'a sentence of several words';
let addresses = 0;
/** From another place each time, as callers of one are counted together. */
const from = () => ({
  ip_address: `203.0.113.${(addresses += 1)}`,
  user_agent: 'A browser',
  request_id: 'req_reset',
});

beforeAll(async () => {
  service = await startService({});
});
afterAll(() => service.stop());

let made = 0;
async function account(): Promise<{ id: string; email: string }> {
  const email = `owner${(made += 1)}@accounts.example`;
  const [row] = await service.query<{ id: string }>(
    'insert into accounts (email, password_hash) values ($1, $2) returning id',
    [email, cheapHash('the former sentence')],
  );
  return { id: row!.id, email };
}
const request = (email: string, origin = from()) => requestReset(service.db, services, email, origin);
const tokenFor = async (email: string) => {
  await request(email);
  return (await queuedMails(service, email)).at(-1)!.token!;
};
const reset = (token: string, chosen = password) =>
  resetPassword(service.db, services, token, chosen, from());
const canSignIn = async (email: string, secret: string) =>
  'accountId' in
  (await signIn({ db: service.db, services, log }, { email, password: secret, browser: null }, from()));

describe('asking for a new password', () => {
  it('mails a link, to the address that is known, and keeps only its hash', async () => {
    const { email } = await account();
    expect(await request(email.toUpperCase())).toEqual({ isDone: true });
    const [mail] = await queuedMails(service, email);
    expect(mail).toMatchObject({
      kind: 'password_reset',
      text: expect.stringMatching(/https:\/\/agency\.example\/console\/reset-password\?token=[\w-]{43}/),
    });
    expect(await findReset(service.db, mail!.token!)).toMatchObject({ email });
    const rows = await service.query<{ row: string }>('select r::text as row from app.password_resets r');
    for (const { row } of rows) expect(row).not.toContain(mail!.token!);
  });

  it('answers the same, and takes as long, when there is no such account', async () => {
    const { email } = await account();
    const time = async (address: string) => {
      const startedAt = performance.now();
      const answer = await request(address);
      return { answer, ms: performance.now() - startedAt };
    };
    const fastest = async (address: string) =>
      [await time(address), await time(address), await time(address)].sort(
        (one, other) => one.ms - other.ms,
      )[0]!;
    const [known, unknown] = [await fastest(email), await fastest('nobody@accounts.example')];
    expect(unknown.answer).toEqual(known.answer);
    expect(Math.abs(known.ms - unknown.ms)).toBeLessThan(100);
    expect(await queuedMails(service, 'nobody@accounts.example')).toEqual([]);
    for (const odd of ['', '\0', 'a'.repeat(10_000), '\uD800@x'])
      expect(await request(odd)).toEqual(known.answer);
  });

  it('is refused after five times in an hour, whether or not there is such an account', async () => {
    const { email } = await account();
    for (const address of [email, 'stranger@accounts.example']) {
      const answers = await Promise.all(Array.from({ length: 7 }, () => request(address)));
      expect(answers.filter((answer) => 'isDone' in answer)).toHaveLength(5);
      expect(answers.filter((answer) => 'refusal' in answer && answer.retryAfterSeconds > 3000)).toHaveLength(
        2,
      );
    }
  });

  it('from one place is refused after thirty times, whomever it is for', async () => {
    const origin = from();
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) => request(`various${index}@accounts.example`, origin)),
    );
    expect(answers.filter((answer) => 'refusal' in answer)).toHaveLength(2);
  });
});

describe('a link for a new password', () => {
  it('gives the account another one, once, and tells its owner', async () => {
    const { id, email } = await account();
    const token = await tokenFor(email);
    const results = await Promise.all([reset(token), reset(token, 'another sentence altogether')]);
    expect(results.filter((result) => 'accountId' in result)).toEqual([{ accountId: id }]);
    expect(results.filter((result) => 'refusal' in result)).toEqual([{ refusal: 'gone' }]);
    expect(await canSignIn(email, 'the former sentence')).toBe(false);
    expect(await findReset(service.db, token)).toBeUndefined();
    const mails = await queuedMails(service, email);
    expect(mails.map(({ kind }) => kind)).toEqual(['password_reset', 'password_changed']);
    expect(mails[1]!.text).toContain('You were signed out in all browsers.');
  });

  it('lets the owner sign in at once, however many wrong passwords others entered', async () => {
    const { email } = await account();
    const here = from();
    for (let index = 0; index < 6; index += 1)
      await signIn({ db: service.db, services, log }, { email, password: 'wrong', browser: null }, here);
    await service.query(
      "update app.throttles set count = 60, blocked_until = now() + interval '15 minutes' where bucket = 'account'",
    );
    const attempt = () => signIn({ db: service.db, services, log }, { email, password, browser: null }, here);
    expect(await attempt()).toMatchObject({ refusal: 'too_many' });
    await resetPassword(service.db, services, await tokenFor(email), password, here);
    expect(await attempt()).toMatchObject({ accountId: expect.any(String) });
    // Where the owner chose the new password is known: strangers who begin again do not keep them out.
    await service.query(
      "update app.throttles set count = 60, blocked_until = now() + interval '15 minutes' where bucket = 'account'",
    );
    expect(await attempt()).toMatchObject({ accountId: expect.any(String) });
  });

  it('signs all browsers out, and leaves programs that were let in', async () => {
    const { id, email } = await account();
    const {
      agencies: [agency],
    } = service;
    const [user] = await service.query<{ id: string }>(
      "insert into users (tenant_id, kind, name, email, account_id) values ($1, 'member', 'Owner', $2, $3) returning id",
      [agency.id, email, id],
    );
    await service.query(
      `insert into oauth_grants (tenant_id, user_id, account_id, client_id, client_name, client_source, redirect_host, resource)
      values ($1, $2, $3, 'c', 'Program', 'registration', 'x', 'https://x')`,
      [agency.id, user!.id, id],
    );
    await service.query(
      "insert into app.console_sessions (hash, account_id, expires_at) values (decode(md5($1), 'hex'), $1::uuid, now() + interval '1 hour')",
      [id],
    );
    await service.query(
      "insert into app.oauth_artefacts (model, hash, payload, expires_at) values ('Session', decode(md5($1::text), 'hex'), jsonb_build_object('accountId', $1::text), now() + interval '1 hour')",
      [id],
    );
    await reset(await tokenFor(email));
    expect(await service.query('select 1 from app.console_sessions where account_id = $1', [id])).toEqual([]);
    expect(
      await service.query("select 1 from app.oauth_artefacts where payload ->> 'accountId' = $1", [id]),
    ).toEqual([]);
    expect(await service.query('select status from oauth_grants where account_id = $1', [id])).toEqual([
      { status: 'active' },
    ]);
    expect(
      await service.query(
        "select ip_address from auth_events where user_id = $1 and kind = 'password_changed'",
        [user!.id],
      ),
    ).toHaveLength(1);
    expect(await canSignIn(email, password)).toBe(true);
  });

  it('ends with a newer one, after an hour, and when the password was changed otherwise', async () => {
    const { id, email } = await account();
    const former = await tokenFor(email);
    const newer = await tokenFor(email);
    expect(await reset(former)).toEqual({ refusal: 'gone' });
    await service.query(
      "update app.password_resets set expires_at = now() - interval '1 second' where account_id = $1",
      [id],
    );
    expect(await reset(newer)).toEqual({ refusal: 'gone' });
    const third = await tokenFor(email);
    await service.query("update accounts set password_hash = 'scrypt$1$1$1$AA$AA' where id = $1", [id]);
    expect(await reset(third)).toEqual({ refusal: 'gone' });
  });

  it('takes a good password only, and stays good after a bad one', async () => {
    const { email } = await account();
    const token = await tokenFor(email);
    for (const bad of ['short', 'x'.repeat(1001), email, 'aaaaaaaaaaaaaaa'])
      expect(await reset(token, bad)).toMatchObject({ refusal: 'fault' });
    expect(await reset(token)).toMatchObject({ accountId: expect.any(String) });
  });

  it('that nobody ever got is known to nobody', async () => {
    for (const token of ['', 'A'.repeat(43), '%00']) {
      expect(await findReset(service.db, token)).toBeUndefined();
      expect(await reset(token)).toEqual({ refusal: 'gone' });
    }
  });
});
