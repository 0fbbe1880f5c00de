import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newWorker, refusal, TaskHands, type Answer, type TestWorker } from './setup.ts';

let service: Service;
let all: TaskHands;
let viewer: TestWorker;
let mover: TestWorker;
let manager: TestWorker;
let maker: TestWorker;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
  viewer = await newWorker(service, ['tasks.view']);
  mover = await newWorker(service, ['tasks.view', 'tasks.transition']);
  manager = await newWorker(service, ['tasks.view', 'tasks.manage']);
  maker = await newWorker(service, ['tasks.view', 'tasks.create']);
});
beforeEach(() => service.takeEvents());
afterAll(() => service.stop());

const statusOf: Record<string, string> = {
  todo: 'todo',
  active: 'in_progress',
  on_hold: 'on_hold',
  done: 'done',
  cancelled: 'cancelled',
};
/** How a task comes into each category. */
const ways: Record<string, string[]> = {
  todo: [],
  active: ['active'],
  'on_hold from todo': ['on_hold'],
  'on_hold from active': ['active', 'on_hold'],
  done: ['done'],
  cancelled: ['cancelled'],
};

async function taskIn(from: string, body: object = {}): Promise<Answer> {
  let task = await all.create({
    stages: [
      { name: 'One', is_required: false },
      { name: 'Two', is_required: false },
    ],
    ...body,
  });
  for (const category of ways[from]!) task = await all.update(task.id, { status: statusOf[category] });
  return task;
}
const setStatus = (hands: TaskHands, id: string, category: string) =>
  hands.call('updateTaskFields', {
    body: { task_id: id, changes: [{ field: 'status', value: statusOf[category] }] },
  });
const eventTypes = async () => (await service.takeEvents()).map(({ event_type }) => event_type);

describe('the table of transitions', () => {
  // One line per row of domain model §2.1, and one for each pair that it does not have.
  const allowed: Record<string, string[]> = {
    todo: ['active', 'on_hold', 'done', 'cancelled'],
    active: ['on_hold', 'done', 'cancelled'],
    'on_hold from todo': ['todo', 'cancelled'],
    'on_hold from active': ['active', 'cancelled'],
    done: ['active'],
    cancelled: ['active'],
  };
  const pairs = Object.keys(ways).flatMap((from) =>
    Object.keys(statusOf)
      .filter((to) => !from.startsWith(to))
      .map((to): [string, string] => [from, to]),
  );

  it.each(pairs)('%s to %s', async (from, to) => {
    const task = await taskIn(from);
    await eventTypes();
    const { status, body } = await setStatus(all, task.id, to);
    if (allowed[from]!.includes(to)) {
      expect([status, body.data?.status_category]).toEqual([200, to]);
      expect(await eventTypes()).toEqual(
        to === 'done'
          ? ['process.instance_completed', 'process.instance_updated']
          : ['process.instance_updated'],
      );
      return;
    }
    expect([status, body.error?.message]).toEqual([
      409,
      expect.stringContaining(`cannot become ${to}. It can become ${allowed[from]!.join(', ')}.`),
    ]);
    expect(await eventTypes()).toEqual([]);
    expect(await all.get(task.id)).toEqual(task);
  });

  it('leaves a task that already has the status as it is, without a trace', async () => {
    const task = await taskIn('active');
    await eventTypes();
    expect((await setStatus(all, task.id, 'active')).body.data).toEqual(task);
    expect(await eventTypes()).toEqual([]);
    expect(
      await service.query("select from task_history where task_id = $1 and action = 'status_changed'", [
        task.id,
      ]),
    ).toHaveLength(1);
  });
});

describe('who may', () => {
  it.each([
    ['begin, hold and complete: an assignee', 'todo', 'active', () => viewer, { assigned: true }, 200],
    ['begin: a viewer', 'todo', 'active', () => viewer, {}, 403],
    ['begin: who may move tasks', 'todo', 'active', () => mover, {}, 200],
    ['complete: an assignee', 'active', 'done', () => viewer, { assigned: true }, 200],
    ['cancel: an assignee', 'active', 'cancelled', () => viewer, { assigned: true }, 403],
    ['cancel: who may move tasks', 'active', 'cancelled', () => mover, {}, 403],
    ['cancel: who may manage tasks', 'active', 'cancelled', () => manager, {}, 200],
    ['reopen: an assignee', 'done', 'active', () => viewer, { assigned: true }, 403],
    ['reopen: who may move tasks', 'done', 'active', () => mover, {}, 200],
  ] as const)('%s', async (_, from, to, who, { assigned = false }: { assigned?: boolean }, wanted) => {
    const task = await taskIn(from, assigned ? { assigned_to: [who().userId] } : {});
    const answer = await setStatus(all.as(who()), task.id, to);
    expect(answer.status, JSON.stringify(answer.body)).toBe(wanted);
    if (wanted === 403)
      expect(answer.body.error.message).toMatch(/needs (being .* or )?tasks\.(transition|manage)|or tasks\./);
  });

  it('cancel: the creator', async () => {
    const task = await all.as(maker).create();
    expect((await setStatus(all.as(maker), task.id, 'cancelled')).status).toBe(200);
  });
});

describe('a task on hold', () => {
  it('keeps why, comes back to where it was, and counts the time', async () => {
    const task = await taskIn('active');
    const held = await all.update(task.id, { status: 'on_hold', hold_reason: 'Waits for the logo' });
    expect(held).toMatchObject({ status_category: 'on_hold', hold_reason: 'Waits for the logo' });
    await service.query("update tasks set held_at = held_at - interval '90 minutes' where id = $1", [
      task.id,
    ]);
    expect(await all.update(task.id, { status: 'in_progress' })).toMatchObject({
      status_category: 'active',
      hold_reason: null,
    });
    expect(
      await service.query('select held_minutes, held_status from tasks where id = $1', [task.id]),
    ).toEqual([{ held_minutes: 90, held_status: null }]);
  });

  it('has stages that wait with it', async () => {
    const task = await taskIn('on_hold from active');
    const [stage] = await all.stages(task.id);
    expect(
      refusal(await all.call('manageTaskStage', { body: { action: 'start', stage_id: stage.id } })),
    ).toEqual([409, expect.stringContaining('on hold')]);
    expect(refusal(await all.call('transitionTaskStage', { body: { task_id: task.id } }))).toEqual([
      409,
      expect.stringContaining('on hold'),
    ]);
  });

  it('alone takes a reason', async () => {
    const task = await taskIn('active');
    expect(
      refusal(
        await all.call('updateTaskFields', {
          body: { task_id: task.id, changes: [{ field: 'hold_reason', value: 'Why' }] },
        }),
      ),
    ).toEqual([400, expect.stringContaining('body.changes[0].value')]);
  });
});

describe('completion', () => {
  const required = () =>
    all.create({
      stages: [{ name: 'Needed' }, { name: 'Also needed' }, { name: 'Nice', is_required: false }],
    });

  it('needs every required stage finished, and names those that are not', async () => {
    const task = await required();
    expect(refusal(await setStatus(all, task.id, 'done'))).toEqual([
      409,
      expect.stringMatching(/"Needed".*"Also needed"/),
    ]);
  });

  it('by force skips the rest, for who may manage tasks alone', async () => {
    const task = await required();
    const changes = { status: 'done', force: true };
    const refused = (await all.as(mover).call('bulkUpdateTasks', { body: { ids: [task.id], changes } })).body
      .data;
    expect(refused.outcomes[0]).toMatchObject({ status: 'failed', error: { type: 'permission_denied' } });
    await eventTypes();
    const { data } = await service.ok('bulkUpdateTasks', { body: { ids: [task.id], changes } });
    expect(data).toMatchObject({ succeeded: 1 });
    expect((await all.stages(task.id)).map(({ status_category }) => status_category)).toEqual([
      'skipped',
      'skipped',
      'cancelled',
    ]);
    const [completed] = await service.takeEvents();
    expect(completed).toMatchObject({
      event_type: 'process.instance_completed',
      data: {
        forced: true,
        completed_by: expect.any(String),
        duration_minutes: 0,
        task: { status: { key: 'done', label: 'Done', category: 'done' }, current_stage: null },
      },
    });
  });
});

describe('reopening', () => {
  it('a done task puts the last completed stage under way again', async () => {
    const task = await all.create({
      stages: [{ name: 'A' }, { name: 'B' }, { name: 'C', is_required: false, predecessor_keys: [] }],
    });
    await service.ok('transitionTaskStage', { body: { task_id: task.id } }).catch(() => undefined);
    for (const name of ['A', 'B']) {
      const stage = (await all.stages(task.id)).find((one) => one.name === name);
      if (stage.status_category !== 'completed') await all.stage({ action: 'complete', stage_id: stage.id });
    }
    expect((await all.get(task.id)).status_category).toBe('done');
    const reopened = await all.update(task.id, { status: 'in_progress' });
    expect(reopened).toMatchObject({
      status_category: 'active',
      completed_at: null,
      completed_by: null,
      current_stage: { name: 'B', status_category: 'in_progress' },
    });
    expect((await all.stages(task.id)).map(({ name, status_category }) => [name, status_category])).toEqual([
      ['A', 'completed'],
      ['B', 'in_progress'],
      ['C', 'ready'],
    ]);
  });

  it('a done task of which no stage was completed goes on with the first that ended with it', async () => {
    const forced = await all.create({ stages: [{ name: 'A' }, { name: 'B' }] });
    await service.ok('updateProcessInstance', {
      path: { id: forced.id },
      body: { status: 'done', force: true },
    });
    expect(await all.update(forced.id, { status: 'in_progress' })).toMatchObject({
      current_stage: { name: 'A', status_category: 'in_progress' },
    });
    const optional = await all.create({
      stages: [
        { name: 'A', is_required: false },
        { name: 'B', is_required: false },
      ],
    });
    await all.update(optional.id, { status: 'done' });
    expect(await all.update(optional.id, { status: 'in_progress' })).toMatchObject({
      current_stage: { name: 'A', status_category: 'in_progress' },
    });
  });

  it('a cancelled task puts the first cancelled stage under way again', async () => {
    const task = await all.create({ stages: [{ name: 'A' }, { name: 'B' }] });
    await all.update(task.id, { status: 'cancelled' });
    expect((await all.stages(task.id)).map(({ status_category }) => status_category)).toEqual([
      'cancelled',
      'cancelled',
    ]);
    const reopened = await all.update(task.id, { status: 'in_progress' });
    expect(reopened).toMatchObject({
      status_category: 'active',
      cancelled_at: null,
      current_stage: { name: 'A', status_category: 'in_progress' },
    });
    expect((await all.stages(task.id)).map(({ status_category }) => status_category)).toEqual([
      'in_progress',
      'pending',
    ]);
  });
});
