import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addTask } from '../comments/commented-records.ts';
import { startService, type Service } from '../../support/service.ts';
import { newEscalation, newPerson, noticesTo, openTeam, rights, type Answer, type Person } from './people.ts';

/** Who is involved in an escalation, and which work belongs to it. */
let service: Service;
let manager: Person;
let sam: Person;
let lena: Person;
let clientId: string;
let id: string;
beforeAll(async () => {
  service = await startService();
  ({ manager, sam, lena, clientId } = await openTeam(service));
});
beforeEach(async () => {
  id = (await newEscalation(manager, clientId, { assignee_id: sam.id })).id;
  await service.takeEvents();
});
afterAll(() => service.stop());

const add = (userIds: readonly string[], more: Record<string, unknown> = {}) =>
  manager.call('addEscalationParticipants', { path: { id }, body: { user_ids: userIds, ...more } });
const remove = (userIds: readonly string[], by: Person = manager, more: Record<string, unknown> = {}) =>
  by.call('removeEscalationParticipants', { path: { id }, query: { user_id: userIds, ...more } });

it('adds members in a role, and gives those who take part the new one', async () => {
  const { body } = await add([lena.id], { role: 'observer' });
  expect(body.data.revision).toBe(2);
  expect(
    body.data.participants
      .map(({ user, role, is_assignee, added_by }: Answer) => [user.id, role, is_assignee, added_by])
      .sort(),
  ).toEqual(
    [
      [manager.id, 'contributor', false, manager.id],
      [sam.id, 'contributor', true, manager.id],
      [lena.id, 'observer', false, manager.id],
    ].sort(),
  );
  expect(await noticesTo(service, lena.id, id)).toEqual([expect.stringContaining('You take part in')]);
  expect((await add([lena.id])).body.data.revision).toBe(3);
  expect((await add([lena.id])).body.data.revision).toBe(3);
  expect(await service.takeEvents()).toMatchObject([
    { event_type: 'escalation.updated', data: { _changed_fields: ['participants'] } },
    { event_type: 'escalation.updated', data: { escalation: { revision: 3 } } },
  ]);
});

it('refuses whoever cannot see escalations, and more than fifty', async () => {
  const stranger = await newPerson(service, ['clients.view']);
  expect((await add([lena.id, stranger.id])).body.error.message).toContain('body.user_ids[1]');
  const many = await service.query<{ id: string }>(
    `insert into users (tenant_id, kind, name, email) select $1, 'member', 'Crowd ' || n, 'crowd' || n || '@' || $2 || '.example' from generate_series(1, 48) n returning id`,
    [service.agencies[0].id, id],
  );
  await service.query(
    `insert into escalation_participants (tenant_id, escalation_id, user_id, role) select $1, $2, u, 'observer' from unnest($3::uuid[]) u`,
    [service.agencies[0].id, id, many.map((one) => one.id)],
  );
  expect((await add([lena.id])).body.error.message).toContain('at most 50 participants');
  expect(await manager.refused('assignEscalation', { path: { id }, body: { assignee_id: lena.id } })).toEqual(
    [409, expect.stringContaining('50 participants')],
  );
});

it('lets members leave, and editors remove others, but for the assignee', async () => {
  await add([lena.id]);
  await service.takeEvents();
  const editor = await newPerson(service, rights.editor);
  expect((await remove([manager.id], lena)).status).toBe(403);
  expect((await remove([lena.id, manager.id], lena)).status).toBe(403);
  expect((await remove([lena.id], lena)).body.data).toMatchObject({ succeeded: 1 });
  const { body } = await remove([sam.id, lena.id, manager.id], editor);
  expect(body.data.outcomes.map(({ status, error }: Answer) => error?.type ?? status)).toEqual([
    'conflict',
    'not_found',
    'succeeded',
  ]);
  expect((await service.takeEvents()).length).toBe(2);
  expect((await remove([lena.id], manager, { expected_revision: 1 })).status).toBe(409);
  expect(
    (await manager.ok('listEscalationParticipants', { query: { escalation_id: [id] } })).map(
      ({ user }: Answer) => user.id,
    ),
  ).toEqual([sam.id]);
});

it('lists in which escalations somebody takes part', async () => {
  const mia = await newPerson(service);
  await add([mia.id], { role: 'observer' });
  const list = (query: Record<string, unknown>) => manager.ok('listEscalationParticipants', { query });
  expect(await list({ user_id: [mia.id] })).toMatchObject([{ escalation_id: id, role: 'observer' }]);
  expect(await list({ user_id: [mia.id], role: ['contributor'] })).toEqual([]);
  expect(await list({ escalation_id: [id], sort: 'name', order: 'asc' })).toHaveLength(3);
  const foreign = await newPerson(service, rights.manager, service.agencies[1]);
  expect(await foreign.ok('listEscalationParticipants', { query: { escalation_id: [id] } })).toEqual([]);
});

const link = (taskId: string, body: Record<string, unknown> = {}, by: Person = manager) =>
  by.call('linkEscalationTask', { path: { id, task_id: taskId }, body });
const unlink = (taskId: string, query: Record<string, unknown> = {}) =>
  manager.call('unlinkEscalationTask', { path: { id, task_id: taskId }, query });

it('links tasks in a relation, which another link changes', async () => {
  const task = await addTask(service, service.agencies[0]);
  expect((await link(task.id)).body.data).toMatchObject({
    escalation_id: id,
    task: { id: task.id, name: task.name },
    relation: 'related',
    task_status_category: 'todo',
    linked_by: manager.id,
  });
  expect((await link(task.id, { relation: 'remedy' })).body.data.relation).toBe('remedy');
  expect((await link(task.id)).body.data.relation).toBe('remedy');
  expect(
    (await service.takeEvents()).map(({ data }) => [data._changed_fields, data['escalation']]),
  ).toMatchObject([
    [['task_links'], { task_ids: [] }],
    [['task_ids', 'task_links'], { task_ids: [task.id] }],
  ]);
  expect(
    await manager.ok('listEscalationTaskLinks', { path: { id }, query: { relation: ['subject'] } }),
  ).toEqual([]);
  expect((await unlink(task.id)).body.data).toMatchObject({ task_ids: [], revision: 4 });
  expect((await unlink(task.id)).status).toBe(404);
});

it('has the tasks that it is about or that solve it as its own, and no others', async () => {
  const [about, solving, other] = [
    await addTask(service, service.agencies[0]),
    await addTask(service, service.agencies[0]),
    await addTask(service, service.agencies[0]),
  ];
  await link(about.id, { relation: 'subject' });
  await link(solving.id, { relation: 'remedy' });
  await link(other.id, { relation: 'related' });
  const own = [about.id, solving.id].sort();
  expect((await manager.ok('getEscalation', { path: { id } })).task_ids).toEqual(own);
  expect((await service.takeEvents()).at(-1)!.data).toMatchObject({ escalation: { task_ids: own } });
  expect(await manager.ok('listEscalationTaskLinks', { path: { id } })).toHaveLength(3);
});

it('links no task that the caller may not see, and unlinks none either', async () => {
  const hidden = await addTask(service, service.agencies[0], {
    is_private: true,
    people: [sam.id, manager.id],
  });
  const editor = await newPerson(service, rights.editor);
  expect((await link(hidden.id, {}, editor)).status).toBe(404);
  expect((await link(hidden.id, { expected_revision: 9 })).status).toBe(409);
  expect((await link(hidden.id)).status).toBe(200);
  expect((await editor.call('unlinkEscalationTask', { path: { id, task_id: hidden.id } })).status).toBe(404);
  expect((await link(hidden.id, {}, sam)).status).toBe(403);
});

it('keeps its last link, and at most a hundred', async () => {
  const task = await addTask(service, service.agencies[0]);
  const about = await manager.ok('createEscalation', {
    body: { title: 'About a task', task_ids: [task.id] },
  });
  id = about.id;
  expect((await unlink(task.id)).body.error.message).toContain('at least one link');
  expect((await manager.ok('getEscalation', { path: { id } })).task_ids).toEqual([task.id]);
  await service.query(
    `with made as (insert into tasks (tenant_id, number, name, status, status_category, source_kind, created_by)
       select $1, 200000 + n, 'Task ' || n, 'todo', 'todo', 'api', $3 from generate_series(1, 99) n returning id)
     insert into escalation_tasks (tenant_id, escalation_id, task_id) select $1, $2, id from made`,
    [service.agencies[0].id, id, manager.id],
  );
  const last = await addTask(service, service.agencies[0]);
  expect((await link(last.id)).body.error.message).toContain('100 task links');
});

it('goes on about the task that its task was merged into', async () => {
  const [survivor, source] = await Promise.all(
    ['Survivor', 'Source'].map(async (name) => (await service.ok('createTask', { body: { name } })).data.id),
  );
  await link(source!, { relation: 'remedy' });
  await service.ok('mergeTasks', { body: { survivor_id: survivor!, source_ids: [source!] } });
  expect(await manager.ok('listEscalationTaskLinks', { path: { id } })).toMatchObject([
    { task: { id: survivor }, relation: 'remedy' },
  ]);
});

it('stands in the day of its assignee when it is due', async () => {
  const late = await newEscalation(manager, clientId, {
    title: 'Late',
    assignee_id: sam.id,
    due_date: '2026-01-01T00:00:00.000Z',
  });
  const { data } = await service.ok('getMyDay', {}, { key: sam.key });
  expect(data.overdue).toMatchObject([{ kind: 'escalation', id: late.id }]);
});
