import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findInvitation } from '#src/api/auth/invitations/index.ts';
import { queuedMails } from '../../support/outbox.ts';
import type { Permission } from '#generated/permissions.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, asOwner, auditOf, authEventsOf, newDepartment, type Member } from './people.ts';

let service: Service;
let agency: TestAgency;
let inviter: Member;
let owner: Member;

beforeAll(async () => {
  service = await startService({ config: { baseUrl: 'https://agency.example' } });
  agency = service.agencies[0];
  inviter = await addMember(service, agency, {
    permissions: ['people.view', 'people.invite', 'clients.view'],
  });
  owner = await asOwner(service, agency);
});
afterAll(() => service.stop());

let made = 0;
const address = () => `guest${(made += 1)}@guests.example`;
const invite = (body: Record<string, unknown>, caller: { key: string } = inviter) =>
  service.call('inviteUser', { body }, caller);
const department = (permissions: Permission[] = []) => newDepartment(service, permissions);
const lastToken = async (email: string) => (await queuedMails(service, email)).at(-1)!.token!;

describe('inviting', () => {
  it('makes a member who is yet to come, mails a link for a week and tells subscribers', async () => {
    const email = address();
    const { id } = await department(['clients.view']);
    await service.takeEvents();
    const { data } = (
      await invite({
        email,
        name: 'Lena Fischer',
        departments: [{ department_id: id }],
        message: 'Welcome aboard!',
      })
    ).body;
    expect(data).toMatchObject({
      user: {
        kind: 'member',
        name: 'Lena Fischer',
        email,
        status: 'invited',
        role: null,
        departments: [{ department_id: id, level_name: 'Plain' }],
      },
      invited_by: { id: inviter.id },
      is_resend: false,
    });
    expect(Math.round((Date.parse(data.expires_at) - Date.now()) / 3_600_000)).toBe(7 * 24);
    expect(await service.takeEvents()).toMatchObject([
      {
        event_type: 'user.invited',
        data: {
          user: { id: data.user.id, email },
          invited_by: { id: inviter.id },
          department_ids: [id],
          is_resend: false,
        },
      },
    ]);
    const [mail] = await queuedMails(service, email);
    expect(mail).toMatchObject({
      kind: 'invitation',
      text: expect.stringMatching(/https:\/\/agency\.example\/console\/invitation\?token=[\w-]{43}/),
    });
    expect(mail!.text).toContain('Welcome aboard!');
    expect(await auditOf(service, data.user.id)).toMatchObject([
      { action: 'invited', operation_id: 'inviteUser' },
    ]);
    expect(await authEventsOf(service, data.user.id)).toEqual(['invitation_sent']);
    const [stored] = await service.query<{ row: string }>(
      'select i::text as row from user_invitations i where user_id = $1',
      [data.user.id],
    );
    expect(stored!.row).not.toContain(mail!.token!);
  });

  it('takes the name from the address when none is given', async () => {
    expect((await invite({ email: 'jo.smith@guests.example' })).body.data.user.name).toBe('jo.smith');
  });

  it('again sends another link, which ends the former one, with the places of this request', async () => {
    const [one, other] = [await department(), await department()];
    const email = address();
    const first = (await invite({ email, departments: [{ department_id: one.id }] })).body.data;
    const former = await lastToken(email);
    await service.takeEvents();
    const again = (await invite({ email: email.toUpperCase(), departments: [{ department_id: other.id }] }))
      .body.data;
    expect(again).toMatchObject({
      is_resend: true,
      user: { id: first.user.id, email, departments: [{ department_id: other.id }] },
    });
    expect((await service.takeEvents())[0]!.data.is_resend).toBe(true);
    expect((await queuedMails(service, email)).at(-1)!.text).toContain('no longer works');
    expect(await findInvitation(service.db, former)).toBeUndefined();
    expect(await findInvitation(service.db, await lastToken(email))).toMatchObject({
      state: 'open',
      agency: 'Alder',
      email,
      accountId: null,
    });
  });

  it("is refused for somebody who is with the agency, and for a program's address", async () => {
    const [{ email }] = (await service.query<{ email: string }>('select email from users where id = $1', [
      inviter.id,
    ])) as [{ email: string }];
    expect((await invite({ email: ` ${email}`.trim().toUpperCase() })).status).toBe(409);
    await service.query("update users set status = 'suspended' where id = $1", [
      (await addMember(service, agency)).id,
    ]);
    await service.query(
      "insert into users (tenant_id, kind, name, email) values ($1, 'service_account', 'Program', 'program@alder.example')",
      [agency.id],
    );
    expect((await invite({ email: 'program@alder.example' })).status).toBe(409);
  });

  it('is for people of one agency and leaves the same person elsewhere alone', async () => {
    const email = address();
    const here = (await invite({ email })).body.data.user.id;
    const there = (await invite({ email }, { key: service.agencies[1].key })).body.data;
    expect(there).toMatchObject({ is_resend: false });
    expect(there.user.id).not.toBe(here);
    const { id } = await department();
    expect(
      (
        await invite(
          { email: address(), departments: [{ department_id: id }] },
          { key: service.agencies[1].key },
        )
      ).status,
    ).toBe(404);
  });

  it('brings somebody back who was removed, under the former id and with nothing from before', async () => {
    const member = await addMember(service, agency, { role: 'admin', permissions: ['settings.api'] });
    const [{ email }] = (await service.query<{ email: string }>('select email from users where id = $1', [
      member.id,
    ])) as [{ email: string }];
    await service.ok('updateUserFields', { body: { user_id: member.id, status: 'removed' } }, owner);
    const { data } = (await invite({ email })).body;
    expect(data).toMatchObject({
      is_resend: false,
      user: { id: member.id, status: 'invited', role: null, permissions: [], departments: [] },
    });
    expect(await service.query('select account_id from users where id = $1', [member.id])).toEqual([
      { account_id: null },
    ]);
  });

  it('is done once when it is asked for twice at the same moment', async () => {
    const email = address();
    const answers = await Promise.all([invite({ email }), invite({ email })]);
    expect(answers.map(({ status, body }) => [status, body.data.is_resend]).sort()).toEqual([
      [200, false],
      [200, true],
    ]);
    expect(
      (await service.query('select id from users where email = $1 and tenant_id = $2', [email, agency.id]))
        .length,
    ).toBe(1);
  });
});

describe('an invitation gives nothing that its sender does not hold', () => {
  it('by a level or a role', async () => {
    const { id, levels } = await department(['settings.api']);
    expect(
      (await invite({ email: address(), departments: [{ department_id: id, level_id: levels[0]!.id }] }))
        .status,
    ).toBe(403);
    expect((await invite({ email: address(), role: 'admin' })).status).toBe(403);
    // An agency's key holds every permission and no role.
    expect((await invite({ email: address(), role: 'admin' }, { key: agency.key })).status).toBe(403);
    const admin = await addMember(service, agency, { role: 'admin' });
    expect((await invite({ email: address(), role: 'owner' }, admin)).status).toBe(403);
    expect((await invite({ email: address(), role: 'admin' }, admin)).body.data.user.role).toBe('admin');
  });

  it('nor is one taken over by a second one from somebody lower', async () => {
    const email = address();
    expect((await invite({ email, role: 'owner' }, owner)).status).toBe(200);
    expect((await invite({ email })).status).toBe(403);
    expect((await queuedMails(service, email)).length).toBe(1);
  });

  it('and needs people.invite', async () => {
    expect(
      (
        await invite(
          { email: address() },
          await addMember(service, agency, { permissions: ['people.manage'] }),
        )
      ).status,
    ).toBe(403);
  });

  it('and departments and levels that there are', async () => {
    const { id } = await department();
    expect((await invite({ email: address(), departments: [{ department_id: randomUUID() }] })).status).toBe(
      404,
    );
    expect(
      (await invite({ email: address(), departments: [{ department_id: id, level_id: randomUUID() }] }))
        .status,
    ).toBe(404);
  });
});
