import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsoleSession } from '../../support/console-session.ts';
import { setOwnerPassword, password } from '../../support/oauth.ts';
import type { Permission } from '#generated/permissions.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, asOwner, changeUser, managing, newDepartment, type Member } from './people.ts';
import { byNotice } from '../../support/waiting.ts';

/** Who changes whom, and gives and takes what: nobody gives what they do not hold, and one owner stays. */
let service: Service;
let agency: TestAgency;
let owner: Member;
let admin: Member;
let manager: Member;

beforeAll(async () => {
  service = await startService({});
  agency = service.agencies[0];
  owner = await asOwner(service, agency);
  admin = await addMember(service, agency, { role: 'admin' });
  manager = await addMember(service, agency, { permissions: managing });
});
afterAll(() => service.stop());

const change = (caller: Member | undefined, userId: string, body: Record<string, unknown>) =>
  changeUser(service, caller, userId, body);
const person = (options?: Parameters<typeof addMember>[2]) => addMember(service, agency, options);
const status = async (id: string) => (await service.ok('getUser', { path: { id } })).data.status;
const department = (permissions: Permission[]) => newDepartment(service, permissions);

describe('changing a user', () => {
  it('is for everybody as far as their own name and fields go, and no further', async () => {
    const member = await person();
    expect((await change(member, member.id, { name: '  New Name ' })).body.data.user.name).toBe('New Name');
    for (const body of [{ status: 'suspended' }, { role: 'owner' }, { departments: [] }]) {
      expect((await change(member, member.id, body)).status).toBe(403);
    }
    expect((await change(member, (await person()).id, { name: 'Prank' })).status).toBe(403);
  });

  it('keeps custom fields, checked against their definitions, with their history', async () => {
    await service.ok('createField', {
      body: {
        record_kind: 'user',
        key: 'employee_number',
        name: 'Number',
        config: { type: 'text', max_length: 5 },
      },
    });
    const member = await person();
    expect(
      (await change(member, member.id, { field_values: { employee_number: '1042' } })).body.data.field_values,
    ).toEqual({ employee_number: '1042' });
    expect((await change(member, member.id, { name: 'Same Fields' })).body.data.field_values).toEqual({
      employee_number: '1042',
    });
    expect(
      (await change(member, member.id, { field_values: { employee_number: 'far too long' } })).status,
    ).toBe(400);
    expect((await change(member, member.id, { field_values: { unknown: 1 } })).status).toBe(400);
    const [history] = await service.query<{ record_kind: string; value: string; actor_id: string }>(
      'select record_kind, value, actor_id from field_history where record_id = $1',
      [member.id],
    );
    expect(history).toEqual({ record_kind: 'user', value: '1042', actor_id: member.id });
  });

  it('refuses users of another agency, and their departments', async () => {
    expect((await change(undefined, service.agencies[1].ownerId, { name: 'Taken' })).status).toBe(404);
    expect((await change(undefined, randomUUID(), { status: 'removed' })).status).toBe(404);
    const { data } = await service.ok(
      'createDepartment',
      { body: { name: 'Theirs' } },
      { key: service.agencies[1].key },
    );
    expect(
      (await change(undefined, (await person()).id, { departments: [{ department_id: data.id }] })).status,
    ).toBe(400);
  });

  it('puts somebody exactly where it says, at the lowest level when none is named', async () => {
    const [one, other] = [await department(['clients.view']), await department([])];
    const member = await person();
    const placed = await change(undefined, member.id, {
      departments: [{ department_id: one.id, level_id: one.levels[0]!.id }, { department_id: other.id }],
    });
    expect(
      new Set(placed.body.data.user.departments.map((each: { level_name: string }) => each.level_name)),
    ).toEqual(new Set(['Head', 'Plain']));
    expect(
      (await change(undefined, member.id, { departments: [{ department_id: other.id }] })).body.data.user
        .departments,
    ).toMatchObject([{ department_id: other.id }]);
    expect(
      (
        await change(undefined, member.id, {
          departments: [{ department_id: one.id, level_id: other.levels[0]!.id }],
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await change(undefined, member.id, {
          departments: [{ department_id: one.id }, { department_id: one.id }],
        })
      ).status,
    ).toBe(400);
    const { revision } = (await service.ok('getUser', { path: { id: member.id } })).data;
    expect(
      (await change(undefined, member.id, { departments: [{ department_id: other.id }] })).body.data.user
        .revision,
    ).toBe(revision);
    expect(
      (await change(undefined, member.id, { departments: [], expected_revision: revision - 1 })).status,
    ).toBe(409);
  });
});

describe('nobody gives what they do not hold', () => {
  it('by a level, to others or themselves', async () => {
    const { id, levels } = await department(['settings.api']);
    const powerful = [{ department_id: id, level_id: levels[0]!.id }];
    expect((await change(manager, (await person()).id, { departments: powerful })).status).toBe(403);
    expect((await change(manager, manager.id, { departments: powerful })).status).toBe(403);
    expect((await change(manager, manager.id, { departments: [{ department_id: id }] })).status).toBe(200);
    await change(undefined, manager.id, { departments: [] });
  });

  it('by a role: only owners make owners, only owners and admins make admins', async () => {
    const member = await person();
    expect((await change(manager, member.id, { role: 'admin' })).status).toBe(403);
    expect((await change(manager, manager.id, { role: 'admin' })).status).toBe(403);
    // An agency's key holds every permission and no role.
    expect((await change(undefined, member.id, { role: 'admin' })).status).toBe(403);
    expect((await change(admin, admin.id, { role: 'owner' })).status).toBe(403);
    expect((await change(admin, member.id, { role: 'owner' })).status).toBe(403);
    expect((await change(admin, member.id, { role: 'admin' })).body.data.user.role).toBe('admin');
    expect((await change(owner, member.id, { role: 'owner' })).body.data.user.role).toBe('owner');
    expect((await change(admin, member.id, { role: null })).status).toBe(403);
    expect((await change(owner, member.id, { role: null })).body.data.user.role).toBeNull();
  });

  it('nor takes it from those who hold more, or stand higher', async () => {
    const [boss, chief] = [await person({ permissions: ['settings.api'] }), await person({ role: 'admin' })];
    for (const body of [
      { status: 'suspended' },
      { status: 'removed' },
      { name: 'Renamed' },
      { departments: [] },
    ]) {
      expect((await change(manager, boss.id, body)).status).toBe(403);
      expect((await change(manager, chief.id, body)).status).toBe(403);
      expect((await change(admin, owner.id, body)).status).toBe(403);
    }
    expect((await change(undefined, chief.id, { status: 'suspended' })).status).toBe(403);
    expect((await change(admin, chief.id, { status: 'suspended' })).status).toBe(200);
  });

  it('to a service account, which holds what it was given and no role', async () => {
    const { data } = await service.ok('createServiceAccount', { body: { name: 'Program', permissions: [] } });
    expect((await change(owner, data.id, { role: 'admin' })).status).toBe(400);
  });
});

describe('the last owner', () => {
  beforeEach(() =>
    service.query("update users set role = null where tenant_id = $1 and role = 'owner' and id <> $2", [
      agency.id,
      owner.id,
    ]),
  );

  it('cannot be suspended or removed, or lose the role', async () => {
    for (const body of [{ status: 'suspended' }, { status: 'removed' }, { role: null }, { role: 'admin' }]) {
      expect(await change(owner, owner.id, body)).toMatchObject({
        status: 409,
        body: { error: { message: expect.stringContaining('last owner') } },
      });
    }
    expect(await status(owner.id)).toBe('active');
  });

  it('stays when two owners take it from each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await service.query(
        "update users set role = null where tenant_id = $1 and role = 'owner' and id <> $2",
        [agency.id, owner.id],
      );
      await service.query("update users set role = 'owner' where id = $1", [owner.id]);
      const second = await person({ role: 'owner' });
      const outcomes = await Promise.all([
        change(owner, second.id, { role: null }),
        change(second, owner.id, { role: null }),
      ]);
      expect(outcomes.filter((outcome) => outcome.status === 200).length).toBeLessThanOrEqual(1);
      const [{ count }] = (await service.query<{ count: number }>(
        "select count(*)::integer as count from users where tenant_id = $1 and role = 'owner' and status = 'active'",
        [agency.id],
      )) as [{ count: number }];
      expect(count).toBeGreaterThanOrEqual(1);
    }
    await service.query("update users set role = 'owner' where id = $1", [owner.id]);
  });
});

describe('what a user may do', () => {
  it('is told with its reasons, to themselves and to those who see people', async () => {
    const { id, levels } = await department(['clients.edit']);
    const member = await person({ permissions: ['time.own', 'clients.edit'] });
    await change(undefined, member.id, { departments: [{ department_id: id, level_id: levels[0]!.id }] });
    const read = (userId: string, caller?: Member) =>
      service.call('getUserPermissions', { path: { id: userId } }, caller);
    const { grants, role } = (await read(member.id, member)).body.data;
    expect(role).toBeNull();
    expect(grants).toMatchObject([
      {
        permission: 'clients.edit',
        sources: [
          { kind: 'department_level', department_id: id, level_id: levels[0]!.id, level_name: 'Head' },
          { kind: 'assignment' },
        ],
      },
      { permission: 'time.own', sources: [{ kind: 'assignment', department_id: null }] },
    ]);
    expect((await read(owner.id)).body.data.grants[0]).toMatchObject({
      permission: 'automations.author',
      sources: [{ kind: 'role', role: 'owner' }],
    });
    expect((await read(owner.id, member)).status).toBe(403);
    expect((await read(service.agencies[1].ownerId)).status).toBe(404);
  });

  it('is counted for each permission, for those who see people', async () => {
    const list = async (query: object, caller?: Member) =>
      (await service.ok('listPermissionDefinitions', { query: query as never }, caller)).data as {
        key: string;
        holder_count: number | null;
      }[];
    const [before] = await list({ search: 'forms.review' });
    await person({ permissions: ['forms.review'] });
    expect((await list({ search: 'forms.review' }))[0]!.holder_count).toBe(before!.holder_count! + 1);
    expect((await list({ area: ['time'] })).map(({ key }) => key)).toEqual(['time.own', 'time.manage']);
    expect((await list({ area: ['time'], sort: 'key', order: 'asc' })).map(({ key }) => key)).toEqual([
      'time.manage',
      'time.own',
    ]);
    expect((await list({ area: ['time'] }, await person()))[0]!.holder_count).toBeNull();
  });
});

it('a browser session gives roles, and rights to levels, only soon after its password was given', async () => {
  const email = await setOwnerPassword(service, agency);
  const session = await ConsoleSession.signIn(service, email, password);
  const [member, { id, levels }] = [await person(), await department([])];
  const attempts = () =>
    Promise.all([
      session.call('POST', '/v1/users/update-fields', { user_id: member.id, role: 'admin' }),
      session.call('POST', '/v1/users/invite', { email: 'roles@alder.example', role: 'admin' }),
      session.call('POST', '/v1/department-levels/permissions/replace', {
        level_id: levels[0]!.id,
        permissions: ['clients.view'],
      }),
    ]);
  await service.query("update app.console_sessions set confirmed_at = now() - interval '1 hour'");
  await vi.waitFor(
    async () => expect((await attempts()).map(({ status }) => status)).toEqual([401, 401, 401]),
    byNotice,
  );
  expect(
    (
      await session.call('POST', '/v1/users/update-fields', {
        user_id: member.id,
        departments: [{ department_id: id }],
      })
    ).status,
  ).toBe(200);
  await service.query('update app.console_sessions set confirmed_at = now()');
  await vi.waitFor(
    async () => expect((await attempts()).map(({ status }) => status)).toEqual([200, 200, 200]),
    byNotice,
  );
});
