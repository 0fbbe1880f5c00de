import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addEscalation, addTicket } from '../comments/commented-records.ts';
import { ConsoleSession } from '../../support/console-session.ts';
import { setOwnerPassword, password } from '../../support/oauth.ts';
import type { Permission } from '#generated/permissions.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, asOwner, auditOf, authEventsOf, type Member } from './people.ts';
import { byNotice } from '../../support/waiting.ts';

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
  manager = await addMember(service, agency, {
    permissions: ['people.view', 'people.manage', 'clients.view', 'time.own'],
  });
});
afterAll(() => service.stop());

const change = (caller: Member | undefined, userId: string, body: Record<string, unknown>) =>
  service.call('updateUserFields', { body: { user_id: userId, ...body } }, caller);
const person = (options?: Parameters<typeof addMember>[2]) => addMember(service, agency, options);
const status = async (id: string) => (await service.ok('getUser', { path: { id } })).data.status;
const department = async (permissions: Permission[]) =>
  (
    await service.ok('createDepartment', {
      body: { name: randomUUID(), levels: [{ name: 'Head', permissions }, { name: 'Plain' }] },
    })
  ).data as { id: string; levels: { id: string }[] };

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

describe('suspending and removing', () => {
  const client = async (name: string, assigned: string[]) => {
    const [profile] = (await service.ok('listClientProfiles')).data;
    const profileId =
      profile?.id ?? (await service.ok('createClientProfile', { body: { name: 'Clients' } })).data.id;
    return (
      await service.ok('createClient', {
        body: { name, profile_id: profileId, assigned_to: assigned, status: 'active_client' },
      })
    ).data.id as string;
  };

  it('ends credentials at once, and tells what is still to be reassigned', async () => {
    const member = await person({ permissions: ['clients.view'] });
    const id = await client('Harbor Dental', [member.id]);
    expect((await service.call('listClients', {}, member)).status).toBe(200);
    const { data } = (await change(undefined, member.id, { status: 'suspended', reason: 'On leave' })).body;
    expect(data).toMatchObject({
      user: { status: 'suspended' },
      open_assignments: [{ kind: 'client', id, name: 'Harbor Dental' }],
      open_assignment_count: 1,
    });
    expect((await service.call('listClients', {}, member)).status).toBe(401);
    expect((await auditOf(service, member.id)).at(-1)).toMatchObject({
      changed_fields: ['status'],
      previous: { status: 'active', reason: 'On leave' },
    });
    expect((await change(undefined, member.id, { status: 'active' })).body.data).toMatchObject({
      open_assignments: [],
      open_assignment_count: 0,
    });
    expect((await service.call('listClients', {}, member)).status).toBe(200);
    await change(undefined, member.id, { status: 'removed' });
    expect((await service.call('listClients', {}, member)).status).toBe(401);
    expect(await authEventsOf(service, member.id)).toEqual(
      expect.arrayContaining(['member_suspended', 'member_reactivated', 'member_removed', 'api_key_revoked']),
    );
  });

  it('ends the grants of programs, and the browser of somebody who was signed in', async () => {
    const member = await person();
    const [account] = await service.query<{ id: string }>(
      "insert into accounts (email, password_hash) values ('grantor@alder.example', 'x') returning id",
    );
    await service.query('update users set account_id = $1 where id = $2', [account!.id, member.id]);
    await service.query(
      `insert into oauth_grants (tenant_id, user_id, account_id, client_id, client_name, client_source, redirect_host, resource)
      values ($1, $2, $3, 'c', 'Program', 'registration', 'x', 'https://x')`,
      [agency.id, member.id, account!.id],
    );
    await service.query(
      "insert into app.console_sessions (hash, account_id, tenant_id, expires_at) values ('\\x01', $1, $2, now() + interval '1 hour')",
      [account!.id, agency.id],
    );
    await change(undefined, member.id, { status: 'suspended' });
    expect(
      await service.query('select status, revoke_reason from oauth_grants where user_id = $1', [member.id]),
    ).toEqual([{ status: 'revoked', revoke_reason: 'member' }]);
    expect(await service.query("select user_id from app.find_console_session('\\x01')")).toEqual([
      { user_id: null },
    ]);
  });

  it('names no client to somebody who may not see clients', async () => {
    const member = await person();
    await client('Secret Client', [member.id]);
    const blind = await person({ permissions: ['people.manage'] });
    expect((await change(blind, member.id, { status: 'suspended' })).body.data).toMatchObject({
      open_assignments: [{ kind: 'client', name: null }],
      open_assignment_count: 1,
    });
  });

  it('lists open tasks and stages too, those that are pressing first, with names for who may see them', async () => {
    const member = await person();
    const insert = async (table: string, columns: string, values: string): Promise<string> =>
      (
        await service.query<{ id: string }>(
          `insert into ${table} (tenant_id, created_by, assigned_to, ${columns}) values ($1, $2, array[$3::uuid], ${values}) returning id`,
          [agency.id, agency.ownerId, member.id],
        )
      )[0]!.id;
    let number = 0;
    const task = (name: string, category: string, more = 'false, null, null') =>
      insert(
        'tasks',
        'number, source_kind, name, status, status_category, is_private, due_date, deleted_at',
        `${(number += 1)}, 'api', '${name}', '${category}', '${category}', ${more}`,
      );
    const stage = (taskId: string, name: string, category: string) =>
      insert(
        'task_stages',
        'task_id, position, name, status, status_category',
        `'${taskId}', 0, '${name}', '${category}', '${category}'`,
      );
    const later = await task('Later', 'todo');
    const late = await task('Late', 'todo', "false, now() - interval '1 day', null");
    const hidden = await task('Hidden', 'todo', "true, now() + interval '1 day', null");
    const proof = await stage(hidden, 'Proof', 'in_progress');
    await stage(later, 'Past', 'completed');
    await task('Done', 'done');
    await task('Deleted', 'active', 'false, null, now()');
    const listed = async (caller?: Member) => {
      await change(undefined, member.id, { status: 'active' });
      const { open_assignments: records, open_assignment_count: count } = (
        await change(caller, member.id, { status: 'suspended' })
      ).body.data;
      expect(count).toBe(records.length);
      return records as { kind: string; id: string; name: string | null }[];
    };
    expect(await listed()).toEqual([
      { kind: 'task', id: late, name: 'Late' },
      { kind: 'task_stage', id: proof, name: 'Proof' },
      { kind: 'task', id: hidden, name: 'Hidden' },
      { kind: 'task', id: later, name: 'Later' },
    ]);
    expect(
      (await listed(await person({ permissions: ['people.manage', 'tasks.view'] }))).map(({ name }) => name),
    ).toEqual(['Late', null, null, 'Later']);
    expect((await listed(manager)).map(({ name }) => name)).toEqual([null, null, null, null]);
  });

  it('lists open tickets, and escalations that somebody leads or has open next steps of', async () => {
    const member = await person();
    const ticket = await addTicket(service, agency, { people: [member.id] });
    await addTicket(service, agency);
    const gone = await addTicket(service, agency, { people: [member.id] });
    await service.query('update tickets set deleted_at = now() where id = $1', [gone]);
    const merged = await addTicket(service, agency, { people: [member.id] });
    await service.query('update tickets set merged_into_id = $2 where id = $1', [merged, ticket]);
    const escalation = async (assigneeId: string | null, more: string[] = []) => {
      const { id } = await addEscalation(service, agency);
      await service.query('update escalations set assignee_id = $2 where id = $1', [id, assigneeId]);
      for (const status of more)
        await service.query(
          "insert into escalation_next_steps (tenant_id, escalation_id, title, status, position, assignee_id, created_by) values ($1, $2, 'Call', $3, 0, $4, $4)",
          [agency.id, id, status, member.id],
        );
      return id;
    };
    const led = await escalation(member.id, ['open']);
    const helped = await escalation(owner.id, ['open', 'done']);
    await escalation(owner.id, ['done']);
    const solved = await escalation(member.id);
    await service.query(
      "update escalations set status = 'resolved', status_category = 'resolved', resolved_at = now(), resolution = 'Done.' where id = $1",
      [solved],
    );
    const { data } = (await change(undefined, member.id, { status: 'suspended' })).body;
    const kinds = (records: { kind: string; id: string }[]) => records.map(({ kind, id }) => `${kind} ${id}`);
    expect(kinds(data.open_assignments).sort()).toEqual(
      [`ticket ${ticket}`, `escalation ${led}`, `escalation ${helped}`].sort(),
    );
    expect(data.open_assignment_count).toBe(3);
    await change(undefined, member.id, { status: 'active' });
    const blind = (await change(manager, member.id, { status: 'suspended' })).body.data;
    expect(blind.open_assignments.map(({ name }: { name: string | null }) => name)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('goes by the states of a membership', async () => {
    const member = await person();
    expect((await change(undefined, member.id, { status: 'active' })).body.data.user.revision).toBe(1);
    await change(undefined, member.id, { status: 'removed' });
    expect(await change(undefined, member.id, { status: 'active' })).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('removed') } },
    });
    expect((await change(undefined, member.id, { name: 'Ghost' })).status).toBe(409);
    expect((await change(undefined, member.id, { status: 'removed' })).status).toBe(200);
    const invited = (await service.ok('inviteUser', { body: { email: 'pending@alder.example' } })).data.user;
    expect((await change(undefined, invited.id, { status: 'active' })).status).toBe(409);
    expect((await change(undefined, invited.id, { status: 'suspended' })).body.error.message).toContain(
      'removed',
    );
    expect((await change(undefined, invited.id, { status: 'removed' })).status).toBe(200);
    expect(await service.query('select 1 from user_invitations where user_id = $1', [invited.id])).toEqual(
      [],
    );
  });
});

it('who was removed is shown without what they could do', async () => {
  const { id, levels } = await department(['clients.edit']);
  const member = await person({ permissions: ['time.own'] });
  const { data } = await service.ok('updateUserFields', {
    body: { user_id: member.id, departments: [{ department_id: id, level_id: levels[0]!.id }] },
  });
  expect(data.user).toMatchObject({
    departments: [{ department_id: id }],
    permissions: ['clients.edit', 'time.own'],
  });
  await change(undefined, member.id, { status: 'removed' });
  const shown = (await service.ok('listUsers', { query: { id: [member.id] } })).data[0];
  expect(shown).toMatchObject({ status: 'removed', role: null, departments: [], permissions: [] });
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
