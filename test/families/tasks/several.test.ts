import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newWorker, refusal, TaskHands, type TestWorker } from './setup.ts';
import { addMember } from '../organization/people.ts';
import { newProcess, newTeam } from './teams.ts';
import { newTicket } from './tickets.ts';

let service: Service;
let all: TaskHands;
let viewer: TestWorker;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
  viewer = await newWorker(service, ['tasks.view']);
});
beforeEach(() => service.takeEvents());
afterAll(() => service.stop());

const bulk = async (operation: string, body: object, hands = all) =>
  (await hands.call(operation, { body })).body.data;
/** A few at a time: 200 at once wait longer for a connection than a busy machine has. */
async function several(count: number, body: object = {}) {
  const made: Awaited<ReturnType<typeof all.create>>[] = [];
  while (made.length < count) {
    const length = Math.min(20, count - made.length);
    made.push(...(await Promise.all(Array.from({ length }, () => all.create(body)))));
  }
  return made;
}

describe('a change of many tasks', () => {
  it('changes each for itself, tells of those that changed, and leaves what does not fit as it was', async () => {
    const [first, second, third] = await several(3);
    await all.update(second.id, { status: 'done' });
    await service.takeEvents();
    const unknown = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10';
    const result = await bulk('bulkUpdateTasks', {
      ids: [first.id, second.id, unknown, third.id],
      changes: { status: 'on_hold', add_tags: ['waiting'] },
    });
    expect(result).toMatchObject({ succeeded: 2, unchanged: 0, failed: 2 });
    expect(
      result.outcomes.map(({ status, error }: { status: string; error?: { type: string } }) => [
        status,
        error?.type,
      ]),
    ).toEqual([
      ['succeeded', undefined],
      ['failed', 'conflict'],
      ['failed', 'not_found'],
      ['succeeded', undefined],
    ]);
    expect(
      (await service.takeEvents()).map(({ event_type, data }) => [
        event_type,
        data.task.id,
        data._changed_fields,
      ]),
    ).toEqual([first, third].map(({ id }) => ['process.instance_updated', id, ['status', 'tags']]));
    expect((await all.get(second.id)).tags).toEqual([]);
    expect(
      await bulk('bulkUpdateTasks', { ids: [first.id], changes: { add_tags: ['WAITING'] } }),
    ).toMatchObject({ unchanged: 1 });
  });

  it('adds and takes off, or replaces, but not both', async () => {
    const task = await all.create({ assigned_to: [viewer.userId], tags: ['a', 'b'] });
    const other = await newWorker(service, ['tasks.view']);
    await bulk('bulkUpdateTasks', {
      ids: [task.id],
      changes: {
        add_assignee_ids: [other.userId],
        remove_assignee_ids: [viewer.userId],
        remove_tags: ['A'],
        add_tags: ['c'],
      },
    });
    expect(await all.get(task.id)).toMatchObject({ assigned_to: [other.userId], tags: ['b', 'c'] });
    await bulk('bulkUpdateTasks', {
      ids: [task.id],
      changes: { remove_tags: [' B'], add_tags: [' d ', 'D'] },
    });
    expect((await all.get(task.id)).tags).toEqual(['c', 'd']);
    expect(
      refusal(
        await all.call('bulkUpdateTasks', {
          body: { ids: [task.id], changes: { tags: ['x'], add_tags: ['y'] } },
        }),
      ),
    ).toEqual([400, expect.stringContaining('body.changes.tags cannot be combined with add_tags')]);
  });

  it('shifts dates, and those of unfinished stages with them', async () => {
    const task = await all.create({
      start_date: '2026-03-02T10:00:00Z',
      due_date: '2026-03-05T10:00:00Z',
      stages: [
        { name: 'A', due_date: '2026-03-03T10:00:00Z' },
        { name: 'B', due_rule: { anchor: 'task_due', offset_minutes: -60 } },
      ],
    });
    await bulk('bulkUpdateTasks', { ids: [task.id], changes: { shift_minutes: 1440 } });
    expect(await all.get(task.id)).toMatchObject({
      start_date: '2026-03-03T10:00:00.000Z',
      due_date: '2026-03-06T10:00:00.000Z',
    });
    expect((await all.stages(task.id)).map(({ due_date: at }) => at.toISOString())).toEqual([
      '2026-03-04T10:00:00.000Z',
      '2026-03-06T09:00:00.000Z',
    ]);
  });

  it('leaves the one alone whose date no calendar has, and shifts the others', async () => {
    const [last, other] = [
      await all.create({ due_date: '9999-12-31T10:00:00Z' }),
      await all.create({ due_date: '2026-03-05T10:00:00Z' }),
    ];
    const result = await bulk('bulkUpdateTasks', {
      ids: [last.id, other.id],
      changes: { shift_minutes: 1440 },
    });
    expect(result).toMatchObject({
      succeeded: 1,
      failed: 1,
      outcomes: [
        {
          error: {
            type: 'conflict',
            message: expect.stringContaining(
              '9999-12-31T10:00:00.000Z of the task cannot be moved by 1440 minutes',
            ),
          },
        },
        { status: 'succeeded' },
      ],
    });
    expect((await all.get(other.id)).due_date).toBe('2026-03-06T10:00:00.000Z');
  });

  it('tells members of each private task that they are given, which they see from then on', async () => {
    const tasks = await several(3, { is_private: true });
    const newcomer = await addMember(service, service.agencies[0], { permissions: ['tasks.view'] });
    expect(
      await bulk('bulkUpdateTasks', {
        ids: tasks.map(({ id }) => id),
        changes: { add_assignee_ids: [newcomer.id] },
      }),
    ).toMatchObject({ succeeded: 3 });
    // Events say that a private task changed, and not whose it is: receivers of webhooks may not see it.
    expect(
      (await service.takeEvents())
        .filter(({ event_type }) => event_type === 'process.instance_updated')
        .map(({ data }) => [data.task.id, data.task.assigned_to]),
    ).toEqual(tasks.map(({ id }) => [id, []]));
    for (const { id } of tasks) expect((await all.get(id)).assigned_to).toEqual([newcomer.id]);
    const told = await service.query<{ record_id: string }>(
      "select record_id from notifications where user_id = $1 and kind = 'assignment'",
      [newcomer.id],
    );
    expect(told.map(({ record_id: id }) => id).sort()).toEqual(tasks.map(({ id }) => id).sort());
  });

  it('names what is wrong with each, when a member or a client does not exist', async () => {
    const [task] = await several(1);
    const unknown = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10';
    expect(
      await bulk('bulkUpdateTasks', { ids: [task.id], changes: { assigned_to: [unknown] } }),
    ).toMatchObject({
      outcomes: [{ error: { message: expect.stringContaining('body.changes.assigned_to[0]') } }],
    });
    expect(await bulk('bulkUpdateTasks', { ids: [task.id], changes: { client_id: unknown } })).toMatchObject({
      outcomes: [{ error: { type: 'not_found' } }],
    });
    const [staffed] = await several(1, {
      assigned_to: [viewer.userId],
      stages: [{ name: 'A', assigned_to: [viewer.userId] }],
    });
    const [stage] = await all.stages(staffed.id);
    const added = {
      outcomes: [
        { error: { message: expect.stringContaining(`body.changes.add_assignee_ids[0] names ${unknown}`) } },
      ],
    };
    expect(
      await bulk('bulkUpdateTasks', { ids: [staffed.id], changes: { add_assignee_ids: [unknown] } }),
    ).toMatchObject(added);
    expect(
      await bulk('bulkUpdateTaskStages', { ids: [stage.id], changes: { add_assignee_ids: [unknown] } }),
    ).toMatchObject(added);
  });

  it('changes a task that is named twice once', async () => {
    const [task] = await several(1);
    expect(
      await bulk('bulkUpdateTasks', {
        ids: [task.id, task.id.toUpperCase()],
        changes: { add_tags: ['once'] },
      }),
    ).toMatchObject({ succeeded: 1, unchanged: 1 });
    expect((await all.get(task.id)).revision).toBe(task.revision + 1);
  });

  it('tells a ticket with its last task that all of them are done, and once', async () => {
    const ticket = await newTicket(service);
    const tasks = await several(3);
    for (const { id } of tasks)
      await service.ok('linkTaskTicket', { body: { task_id: id, ticket_id: ticket.id } });
    await service.takeEvents();
    await bulk('bulkUpdateTasks', { ids: tasks.map(({ id }) => id), changes: { status: 'done' } });
    const events = await service.takeEvents();
    const each = ['process.instance_completed', 'process.instance_updated'];
    expect(events.map(({ event_type }) => event_type)).toEqual([
      ...each,
      ...each,
      ...each,
      'ticket.all_linked_processes_completed',
    ]);
    expect(events.at(-1)!.data.last_task_id).toBe(tasks[2].id);
  });

  it('finds somebody for each stage that becomes ready, with regard to those before it', async () => {
    const team = await newTeam(service, 4);
    const processId = await newProcess(service, [
      { name: 'Brief', mode: 'none' },
      { name: 'Go', department_id: team.departmentId },
    ]);
    const tasks = await several(4, { process_definition_id: processId });
    const goOf = async ({ id }: { id: string }) => (await all.stages(id))[1];
    await service.ok('updateTaskAutoAssignmentSettings', { body: { is_enabled: false } });
    for (const task of tasks)
      await all.stage({ action: 'set_predecessors', stage_id: (await goOf(task)).id, predecessors: [] });
    const ids = tasks.map(({ id }) => id);
    await bulk('bulkUpdateTasks', { ids, changes: { status: 'cancelled' } });
    await service.ok('updateTaskAutoAssignmentSettings', { body: { is_enabled: true } });
    await bulk('bulkUpdateTasks', { ids, changes: { status: 'in_progress' } });
    const given: string[] = [];
    for (const task of tasks) given.push((await goOf(task)).assigned_to[0]);
    expect(given.toSorted()).toEqual(team.members.map(({ id }) => id).sort());
  });

  it('leaves the one alone whose custom value somebody else has, and changes the others', async () => {
    await service.ok('createField', {
      body: {
        record_kind: 'task',
        key: 'contract_number',
        name: 'Contract number',
        is_unique: true,
        config: { type: 'text' },
      },
    });
    const [first, second] = await several(2);
    const result = await bulk('bulkUpdateTasks', {
      ids: [first.id, second.id],
      changes: { field_values: { contract_number: 'C-1' }, add_tags: ['signed'] },
    });
    expect(result.outcomes.map(({ status }: { status: string }) => status)).toEqual(['succeeded', 'failed']);
    expect([(await all.get(first.id)).tags, (await all.get(second.id)).tags]).toEqual([['signed'], []]);
  });

  it('deletes what the caller may delete', async () => {
    const [first, second] = await several(2);
    expect(await bulk('bulkDeleteTasks', { ids: [first.id] }, all.as(viewer))).toMatchObject({
      failed: 1,
      outcomes: [{ error: { type: 'permission_denied' } }],
    });
    expect(await bulk('bulkDeleteTasks', { ids: [first.id, second.id] })).toMatchObject({ succeeded: 2 });
    expect(
      (await service.takeEvents()).filter(({ event_type }) => event_type === 'process.instance_deleted'),
    ).toHaveLength(2);
  });
});

describe('a bulk update of 200 tasks', () => {
  it('is one transaction with an event for each', async () => {
    const ids = (await several(200)).map(({ id }) => id);
    await service.takeEvents();
    expect(
      await bulk('bulkUpdateTasks', { ids, changes: { priority_level: 'high', add_tags: ['sprint'] } }),
    ).toMatchObject({ succeeded: 200 });
    const events = await service.takeEvents();
    expect(events).toHaveLength(200);
    expect(new Set(events.map(({ data }) => data.correlation_id)).size).toBe(1);
  });
});
