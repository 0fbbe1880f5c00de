import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEscalation, addTicket } from '../comments/commented-records.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { byNotice } from '../../support/waiting.ts';
import {
  addMember,
  asOwner,
  auditOf,
  authEventsOf,
  changeUser,
  managing,
  newDepartment,
  type Member,
} from './people.ts';

/** Whoever is suspended or removed is out at once, and what they worked on is told. */
let service: Service;
let agency: TestAgency;
let owner: Member;
let manager: Member;

beforeAll(async () => {
  service = await startService({});
  agency = service.agencies[0];
  owner = await asOwner(service, agency);
  manager = await addMember(service, agency, { permissions: managing });
});
afterAll(() => service.stop());

const change = (caller: Member | undefined, userId: string, body: Record<string, unknown>) =>
  changeUser(service, caller, userId, body);
/** Each process hears of it by a notice, the one that changed it too. */
const statusOf = async (caller: Member) => (await service.call('listClients', {}, caller)).status;
const person = (options?: Parameters<typeof addMember>[2]) => addMember(service, agency, options);

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
    expect(await statusOf(member)).toBe(200);
    const { data } = (await change(undefined, member.id, { status: 'suspended', reason: 'On leave' })).body;
    expect(data).toMatchObject({
      user: { status: 'suspended' },
      open_assignments: [{ kind: 'client', id, name: 'Harbor Dental' }],
      open_assignment_count: 1,
    });
    await expect.poll(() => statusOf(member), byNotice).toBe(401);
    expect((await auditOf(service, member.id)).at(-1)).toMatchObject({
      changed_fields: ['status'],
      previous: { status: 'active', reason: 'On leave' },
    });
    expect((await change(undefined, member.id, { status: 'active' })).body.data).toMatchObject({
      open_assignments: [],
      open_assignment_count: 0,
    });
    await expect.poll(() => statusOf(member), byNotice).toBe(200);
    await change(undefined, member.id, { status: 'removed' });
    await expect.poll(() => statusOf(member), byNotice).toBe(401);
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
    const session = () => service.query("select user_id from app.find_console_session('\\x01')");
    expect(await session()).toEqual([]);
    await change(undefined, member.id, { status: 'active' });
    expect(await session()).toEqual([]);
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
  const { id, levels } = await newDepartment(service, ['clients.edit']);
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
