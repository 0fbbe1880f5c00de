import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConsoleSession } from '../support/console-session.ts';
import { setOwnerPassword, password } from '../support/oauth.ts';
import { queuedMails } from '../support/outbox.ts';
import { startService, type Service } from '../support/service.ts';

/** The password of a person who is signed in to the console: given again for secrets, and changed. */
let service: Service;
let email: string;

beforeAll(async () => {
  service = await startService();
  email = await setOwnerPassword(service, service.agencies[0]);
});
afterAll(() => service?.stop());
beforeEach(() => service.query('delete from app.throttles'));

const signIn = () => ConsoleSession.signIn(service, email, password);

describe('what shows secrets', () => {
  it('asks for the password again when it was given more than ten minutes ago', async () => {
    const session = await signIn();
    const { id, confirmation_expires_at: until } = (await session.refresh()).body.data.session;
    expect(Date.parse(until)).toBeGreaterThan(Date.now());
    await service.query(
      `update app.console_sessions set confirmed_at = now() - interval '10 minutes 1 second' where id = $1`,
      [id],
    );
    await expect
      .poll(async () => (await session.refresh()).body.data.session.confirmation_expires_at)
      .toBeNull();
    const reveal = () => session.call('POST', '/console/api/webhook-settings/secret/rotate', { revision: 1 });
    const refused = await reveal();
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe('Session error="insufficient_user_authentication"');
    expect((await session.call('POST', '/console/api/session/confirm', { password: 'wrong' })).status).toBe(
      400,
    );
    expect((await session.call('POST', '/console/api/session/confirm', { password })).status).toBe(200);
    expect((await reveal()).status).not.toBe(401);
  });

  it('cannot be guessed open', async () => {
    const session = await signIn();
    const statuses = [];
    for (let attempt = 0; attempt < 7; attempt += 1)
      statuses.push(
        (await session.call('POST', '/console/api/session/confirm', { password: `guess ${attempt}` })).status,
      );
    expect(statuses).toContain(429);
    expect((await session.call('POST', '/console/api/session/confirm', { password })).status).toBe(429);
  });
});

describe('a new password', () => {
  it('is refused when it is short, the address itself, or the old one', async () => {
    const session = await signIn();
    const change = async (next: string) =>
      await session.call('POST', '/console/api/session/password', {
        current_password: password,
        new_password: next,
      });
    for (const next of ['short', 'aaaaaaaaaaaaaaaa', email, password]) {
      const { status, body } = await change(next);
      expect(status).toBe(400);
      expect(body.error.message).toContain('new_password');
    }
    expect(
      (
        await session.call('POST', '/console/api/session/password', {
          current_password: 'wrong',
          new_password: 'a sentence that is new',
        })
      ).body.error.message,
    ).toContain('current_password');
  });

  it('is kept among the auth events, and told by mail', async () => {
    const session = await signIn();
    await session.call('POST', '/console/api/session/password', {
      current_password: password,
      new_password: 'a sentence that is new',
    });
    const events = await service.ok('listAuthEvents', { query: { kind: ['password_changed'] } });
    expect(events.data[0]).toMatchObject({ kind: 'password_changed', outcome: 'succeeded', user: { email } });
    const mail = (await queuedMails(service, email)).find(({ kind }) => kind === 'password_changed');
    // This browser stays signed in.
    expect(mail?.text).toContain('You were signed out in all other browsers.');
    await setOwnerPassword(service, service.agencies[0]);
  });
});
