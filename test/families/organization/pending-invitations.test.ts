import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptInvitation, findInvitation } from '#src/api/auth/invitations/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { addMember, asOwner, type Member } from '../organization/people.ts';
import { mailing, queuedMails } from '../../support/outbox.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let inviter: Member;

beforeAll(async () => {
  service = await startService();
  inviter = await addMember(service, service.agencies[0], { permissions: ['people.view', 'people.invite'] });
});
afterAll(() => service?.stop());

let made = 0;
async function invite(body: Record<string, unknown> = {}, caller: { key: string } = inviter) {
  const email = `pending${(made += 1)}@guests.example`;
  const { data } = await service.ok(
    'inviteUser',
    { body: { email, name: `Pending ${made}`, ...body } },
    caller,
  );
  return { email, userId: data.user.id as string, token: (await queuedMails(service, email)).at(-1)!.token! };
}
const list = async (query: object = {}, caller?: { key: string }) =>
  (await service.ok('listInvitations', { query: { limit: 200, ...query } }, caller)).data as {
    user: { id: string };
  }[];
const idsOf = (items: readonly { user: { id: string } }[]) => items.map(({ user }) => user.id);
const resend = (userId: string, caller?: { key: string }) =>
  service.call('resendInvitation', { path: { user_id: userId } }, caller);

describe('invitations that wait', () => {
  it('are listed with who sent them, until when they are good and what became of the e-mail', async () => {
    const { userId, email } = await invite();
    const [found] = await list({ search: email });
    expect(found).toMatchObject({
      user: { id: userId, email },
      status: 'open',
      invited_by: { id: inviter.id },
      email_status: 'queued',
      email_error: null,
    });
  });

  it('leave the list when they are accepted or taken back, and are told from those that ran out', async () => {
    const [accepted, removed, expired] = [await invite(), await invite(), await invite()];
    await acceptInvitation(
      { db: service.db, services: mailing, log: createLogger('silent') },
      accepted.token,
      { name: 'Here', password: 'a sentence of several words' },
      { ip_address: null, user_agent: null, request_id: 'req_x' },
    );
    await service.ok('updateUserFields', { body: { user_id: removed.userId, status: 'removed' } });
    await service.query(
      "update user_invitations set expires_at = now() - interval '1 hour' where user_id = $1",
      [expired.userId],
    );
    const ids = idsOf(await list());
    expect(ids).toContain(expired.userId);
    expect(ids).not.toContain(accepted.userId);
    expect(ids).not.toContain(removed.userId);
    expect(idsOf(await list({ status: ['expired'] }))).toEqual([expired.userId]);
  });

  it('are those of one agency, for those who see people', async () => {
    const { userId } = await invite();
    expect(idsOf(await list({}, { key: service.agencies[1].key }))).not.toContain(userId);
    expect(
      (await service.call('listInvitations', {}, await addMember(service, service.agencies[0]))).status,
    ).toBe(403);
    expect((await resend(userId, { key: service.agencies[1].key })).status).toBe(404);
  });
});

describe('sending an invitation again', () => {
  it('keeps departments and role, ends the former link and tells subscribers', async () => {
    const owner = await asOwner(service, service.agencies[0]);
    const { data: department } = await service.ok('createDepartment', { body: { name: 'Care' } });
    const { userId, email, token } = await invite(
      { role: 'admin', departments: [{ department_id: department.id }] },
      owner,
    );
    await service.takeEvents();
    const { body } = await resend(userId, owner);
    expect(body.data).toMatchObject({
      is_resend: true,
      user: { id: userId, role: 'admin', departments: [{ department_id: department.id }] },
    });
    expect(await service.takeEvents()).toMatchObject([
      { event_type: 'user.invited', data: { is_resend: true, department_ids: [department.id] } },
    ]);
    expect(await findInvitation(service.db, token)).toBeUndefined();
    expect(
      await findInvitation(service.db, (await queuedMails(service, email)).at(-1)!.token!),
    ).toMatchObject({ state: 'open' });
    expect((await resend(userId)).status).toBe(403);
    expect((await resend(userId, inviter)).status).toBe(403);
  });

  it('is for those who have not come yet', async () => {
    expect((await resend(inviter.id)).status).toBe(409);
    expect((await resend(randomUUID())).status).toBe(404);
    expect(
      (
        await resend(
          (await invite()).userId,
          await addMember(service, service.agencies[0], { permissions: ['people.view'] }),
        )
      ).status,
    ).toBe(403);
  });
});
