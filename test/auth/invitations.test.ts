import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptInvitation, findInvitation } from '#src/api/auth/invitations/index.ts';
import { signIn } from '#src/api/auth/sign-in/sign-in.ts';
import { createLogger } from '#src/platform/log.ts';
import { mailing, queuedMails } from '../support/outbox.ts';
import { cheapHash } from '../support/passwords.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
const log = createLogger('silent');
const origin = { ip_address: '203.0.113.7', user_agent: 'A browser', request_id: 'req_join' };
const password = 'a sentence of several words';

beforeAll(async () => {
  service = await startService({});
});
afterAll(() => service.stop());

let made = 0;
const address = () => `newcomer${(made += 1)}@people.example`;

async function invited(email: string, agency = service.agencies[0]) {
  const { data } = await service.ok('inviteUser', { body: { email, name: 'Lena' } }, { key: agency.key });
  return { userId: data.user.id as string, token: (await queuedMails(service, email)).at(-1)!.token! };
}

async function account(email: string, hash: string | null = null) {
  const [row] = await service.query<{ id: string }>(
    'insert into accounts (email, password_hash) values ($1, $2) returning id',
    [email, hash ?? cheapHash(password)],
  );
  return row!.id;
}

const context = () => ({ db: service.db, services: mailing, log });
const accept = (token: string, acceptance: Partial<Parameters<typeof acceptInvitation>[2]> = {}) =>
  acceptInvitation(context(), token, { name: 'Lena Fischer', password, ...acceptance }, origin);
const userOf = async (id: string) =>
  (
    await service.query<{ status: string; account_id: string | null; name: string; tenant_id: string }>(
      'select status, account_id, name, tenant_id from users where id = $1',
      [id],
    )
  )[0]!;
const hashOf = async (email: string) =>
  (
    await service.query<{ password_hash: string | null }>(
      'select password_hash from accounts where email = $1',
      [email],
    )
  )[0]?.password_hash;

describe('accepting an invitation', () => {
  it('makes an account and an active member, tells subscribers once, and lets the member sign in', async () => {
    const email = address();
    const { userId, token } = await invited(email);
    await service.takeEvents();
    const accepted = await accept(token);
    expect(accepted).toMatchObject({ tenantId: service.agencies[0].id, userId });
    expect(await userOf(userId)).toMatchObject({
      status: 'active',
      name: 'Lena Fischer',
      account_id: (accepted as { accountId: string }).accountId,
    });
    expect(await service.takeEvents()).toMatchObject([
      {
        event_type: 'user.setup_completed',
        data: {
          user: { id: userId, name: 'Lena Fischer', email },
          actor: { type: 'user', id: userId },
          _changed_fields: ['status'],
          _previous: { status: 'invited' },
          correlation_id: 'req_join',
        },
      },
    ]);
    expect(
      await service.query(
        "select kind, ip_address from auth_events where user_id = $1 and kind = 'invitation_accepted'",
        [userId],
      ),
    ).toEqual([{ kind: 'invitation_accepted', ip_address: '203.0.113.7' }]);
    expect(
      await service.query('select action from audit_log where record_id = $1 order by created_at', [userId]),
    ).toEqual([{ action: 'invited' }, { action: 'joined' }]);
    expect(await signIn(context(), { email, password, browser: null }, origin)).toMatchObject({
      accountId: expect.any(String),
    });
    expect(await findInvitation(service.db, token)).toMatchObject({ state: 'accepted' });
  });

  it('happens once, however many browsers send it', async () => {
    const { userId, token } = await invited(address());
    await service.takeEvents();
    const results = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(results.filter((result) => 'accountId' in result)).toHaveLength(1);
    expect(results.filter((result) => 'refusal' in result && result.refusal === 'gone')).toHaveLength(2);
    expect((await service.takeEvents()).map(({ event_type }) => event_type)).toEqual([
      'user.setup_completed',
    ]);
    expect((await userOf(userId)).status).toBe('active');
    expect(await accept(token)).toEqual({ refusal: 'gone' });
  });

  it('needs a good password and a name for an account that is to be made', async () => {
    const email = address();
    const { token, userId } = await invited(email);
    expect(await accept(token, { password: 'short' })).toMatchObject({ refusal: 'fault', field: 'password' });
    expect(await accept(token, { password: email })).toMatchObject({ refusal: 'fault', field: 'password' });
    expect(await accept(token, { password: undefined })).toMatchObject({
      refusal: 'fault',
      field: 'password',
    });
    expect(await accept(token, { name: '  ' })).toMatchObject({ refusal: 'fault', field: 'name' });
    expect(await hashOf(email)).toBeUndefined();
    expect(await accept(token, { name: ' Le\0na\n\uD800 ' })).toMatchObject({
      accountId: expect.any(String),
    });
    expect((await userOf(userId)).name).toBe('Le na \uFFFD');
  });
});

describe('an account that exists', () => {
  it('is linked when its browser is signed in, and keeps its password', async () => {
    const email = address();
    const accountId = await account(email);
    const before = await hashOf(email);
    const { userId, token } = await invited(email.toUpperCase());
    expect(await findInvitation(service.db, token)).toMatchObject({ state: 'open', accountId });
    expect(await accept(token, { password: undefined, signedInAccountId: accountId })).toMatchObject({
      accountId,
    });
    expect((await userOf(userId)).account_id).toBe(accountId);
    expect(await hashOf(email)).toBe(before);
  });

  it('is linked when its password is given', async () => {
    const email = address();
    const accountId = await account(email);
    const { token } = await invited(email);
    expect(await accept(token, { password: undefined })).toEqual({ refusal: 'sign_in' });
    expect(await accept(token, { password: 'another sentence altogether' })).toEqual({ refusal: 'wrong' });
    expect(await accept(token)).toMatchObject({ accountId });
  });

  it('is never opened by a link: not by a new password, nor by somebody else who is signed in', async () => {
    const email = address();
    await account(email);
    const before = await hashOf(email);
    const stranger = await account(address());
    const { userId, token } = await invited(email);
    expect(
      await accept(token, { password: "the attacker's own password", signedInAccountId: stranger }),
    ).toEqual({ refusal: 'wrong' });
    expect(await accept(token, { password: undefined, signedInAccountId: stranger })).toEqual({
      refusal: 'sign_in',
    });
    // Below the rules as well.
    const direct = await service.db.write(service.agencies[0].id, async ({ db }) => {
      const { linkInvitedAccount } = await import('#src/api/auth/invitations/invitations.queries.ts');
      const { hashSecret } = await import('#src/domain/access/secret.ts');
      return [
        await linkInvitedAccount(db, hashSecret(token), null, 'scrypt$1'),
        await linkInvitedAccount(db, hashSecret(token), stranger, 'scrypt$1'),
      ];
    });
    expect(direct).toEqual([null, null]);
    expect(await userOf(userId)).toMatchObject({ status: 'invited', account_id: null });
    expect(await hashOf(email)).toBe(before);
  });

  it('counts guesses as those of signing in', async () => {
    const email = address();
    await account(email);
    const { token } = await invited(email);
    let last: Awaited<ReturnType<typeof accept>> | undefined;
    for (let guess = 0; guess < 8; guess += 1)
      last = await accept(token, { password: `guess number ${guess} of many` });
    expect(last).toMatchObject({ refusal: 'too_many', retryAfterSeconds: expect.any(Number) });
  });
});

describe('a link', () => {
  it('holds for 7 days, and not after its invitation was sent again or taken back', async () => {
    const email = address();
    const first = await invited(email);
    const second = await invited(email);
    expect(await accept(first.token)).toEqual({ refusal: 'gone' });
    await service.query(
      "update user_invitations set expires_at = now() - interval '1 second' where user_id = $1",
      [second.userId],
    );
    expect(await findInvitation(service.db, second.token)).toMatchObject({ state: 'expired' });
    expect(await accept(second.token)).toEqual({ refusal: 'gone' });
    const third = await invited(email);
    await service.ok('updateUserFields', { body: { user_id: third.userId, status: 'removed' } });
    expect(await findInvitation(service.db, third.token)).toBeUndefined();
    expect(await accept(third.token)).toEqual({ refusal: 'gone' });
  });

  it('that nobody ever got is known to nobody', async () => {
    for (const token of ['', 'x', 'A'.repeat(43), '%00', 'A'.repeat(10_000)]) {
      expect(await findInvitation(service.db, token)).toBeUndefined();
      expect(await accept(token)).toEqual({ refusal: 'gone' });
    }
  });

  it('makes a member of the agency that it is from, and of no other', async () => {
    const email = address();
    const [here, there] = [await invited(email), await invited(email, service.agencies[1])];
    expect(await accept(there.token)).toMatchObject({ tenantId: service.agencies[1].id });
    expect((await userOf(here.userId)).status).toBe('invited');
    // By now the account has a password, which opens the second one.
    expect(await accept(here.token, { password: 'not that sentence' })).toEqual({ refusal: 'wrong' });
    expect(await accept(here.token)).toMatchObject({ tenantId: service.agencies[0].id });
  });
});
