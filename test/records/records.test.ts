import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '#generated/permissions.ts';
import { membersWhoSee, namesOf, requireVisible } from '#src/domain/records/index.ts';
import { canManage, hiddenKinds } from '#src/domain/visibility/index.ts';
import { startService, type Service, type TestAgency } from '../support/service.ts';
import { addStage, addTask, addTicket } from '../families/comments/commented-records.ts';
import { addMember } from '../families/organization/people.ts';

let service: Service;
let agency: TestAgency;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
});
afterAll(() => service.stop());

/** Somebody of the agency with these permissions, as handlers know their caller. */
const reader = (userId: string, ...permissions: Permission[]): Parameters<typeof namesOf>[0] => ({
  db: service.db.read(agency.id),
  identity: {
    tenantId: agency.id,
    userId,
    kind: 'user',
    name: 'Reader',
    role: null,
    permissions: new Set(permissions),
    credentialId: userId,
    subject: userId,
  },
  can: (permission) => permissions.includes(permission),
  demand: (permission) => {
    if (!permissions.includes(permission)) throw new Error(`needs ${permission}`);
  },
});

describe('names', () => {
  it('are given in the order asked for, and are null for what is private, gone, foreign or of a kind that one may not see', async () => {
    const { id: userId } = await addMember(service, agency);
    const [open, secret] = [
      await addTask(service, agency),
      await addTask(service, agency, { is_private: true }),
    ];
    const foreign = await addTask(service, service.agencies[1]);
    const ticket = await addTicket(service, agency);
    const targets = [
      { kind: 'task', id: secret.id },
      { kind: 'ticket', id: ticket },
      { kind: 'task', id: open.id.toUpperCase() },
      { kind: 'task', id: foreign.id },
      { kind: 'invoice', id: randomUUID() },
      { kind: 'task', id: open.id },
    ] as const;
    const names = async (...permissions: Permission[]) =>
      (await namesOf(reader(userId, ...permissions), targets)).map(({ name }) => name);
    expect(await names('tasks.view')).toEqual([null, null, open.name, null, null, open.name]);
    expect(await names('tasks.view', 'tasks.manage')).toEqual([
      secret.name,
      null,
      open.name,
      null,
      null,
      open.name,
    ]);
    expect(await names('tickets.view')).toEqual([
      null,
      expect.stringMatching(/^Ticket/),
      null,
      null,
      null,
      null,
    ]);
    expect(await names()).toEqual([null, null, null, null, null, null]);
  });

  it('of comments are how they begin, for who sees what they are on, until they are deleted', async () => {
    const { id: userId } = await addMember(service, agency);
    const task = await addTask(service, agency);
    const { data: comment } = await service.ok('createComment', {
      body: { record_kind: 'task', record_id: task.id, body_text: `${'Word '.repeat(40)}` },
    });
    const name = async (...permissions: Permission[]) =>
      (await namesOf(reader(userId, ...permissions), [{ kind: 'comment', id: comment.id }]))[0]?.name;
    expect(await name('tasks.view')).toBe('Word '.repeat(16));
    expect(await name('tickets.view')).toBeNull();
    await service.ok('createComment', {
      body: { record_kind: 'task', record_id: task.id, parent_id: comment.id, body_text: 'Re' },
    });
    await service.ok('deleteComment', { path: { id: comment.id } });
    expect(await name('tasks.view')).toBeNull();
  });
});

describe('seeing', () => {
  it('tells a missing permission from a record that one may not know', async () => {
    const { id: userId } = await addMember(service, agency);
    const { id } = await addTask(service, agency, { is_private: true });
    await expect(requireVisible(reader(userId), 'task', id)).rejects.toThrow('tasks.view');
    await expect(requireVisible(reader(userId, 'tasks.view'), 'task', id)).rejects.toThrow('No task with id');
    expect(await requireVisible(reader(userId, 'tasks.view', 'tasks.manage'), 'task', id)).toMatchObject({
      kind: 'task',
      id,
    });
  });

  it('of members follows levels, roles and privacy', async () => {
    const involved = await addMember(service, agency, { permissions: ['tasks.view'] });
    const viewer = await addMember(service, agency, { permissions: ['tasks.view'] });
    const manager = await addMember(service, agency, { permissions: ['tasks.view', 'tasks.manage'] });
    const stranger = await addMember(service, agency, { permissions: ['tasks.manage'] });
    const byLevel = await addMember(service, agency);
    const { data: department } = await service.ok('createDepartment', {
      body: { name: `Department ${randomUUID()}`, levels: [{ name: 'Reader', permissions: ['tasks.view'] }] },
    });
    await service.query(
      'insert into department_members (tenant_id, department_id, level_id, user_id) select $1, department_id, id, $3 from department_levels where department_id = $2',
      [agency.id, department.id, byLevel.id],
    );
    const all = [agency.ownerId, involved.id, viewer.id, manager.id, stranger.id, byLevel.id];
    const task = await addTask(service, agency, { is_private: true, people: [involved.id] });
    const stage = await addStage(service, agency, task.id);
    const ctx = reader(agency.ownerId);
    const see = async (kind: 'task' | 'task_stage', id: string) =>
      (await membersWhoSee(ctx, { kind, id }, all)).sort();
    for (const [kind, id] of [
      ['task', task.id],
      ['task_stage', stage],
    ] as const)
      expect(await see(kind, id)).toEqual([agency.ownerId, involved.id, manager.id].sort());
    await service.query('update tasks set is_private = false where id = $1', [task.id]);
    expect(await see('task_stage', stage)).toEqual(
      [agency.ownerId, involved.id, viewer.id, manager.id, byLevel.id].sort(),
    );
    await service.query('update tasks set deleted_at = now() where id = $1', [task.id]);
    expect(await see('task', task.id)).toEqual([]);
  });
});

it('an area without the manage action is managed by owners and admins', () => {
  const holder = (role: 'admin' | null, ...permissions: Permission[]) => ({
    identity: { role },
    can: (permission: Permission) => permissions.includes(permission),
  });
  expect(canManage(holder(null, 'tasks.manage'), 'task')).toBe(true);
  expect(canManage(holder(null, 'clients.delete', 'tasks.manage'), 'client')).toBe(false);
  expect(canManage(holder('admin'), 'client')).toBe(true);
});

it('comments are hidden from who may not see all that can be commented on', () => {
  const kinds = hiddenKinds({ can: (permission) => permission !== 'billing.view' });
  expect(kinds).toEqual(['invoice', 'comment']);
  expect(hiddenKinds({ can: () => true })).toEqual([]);
});
