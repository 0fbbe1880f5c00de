import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newWorker, refusal, TaskHands, type TestWorker } from './setup.ts';

let service: Service;
let all: TaskHands;
let viewer: TestWorker;
let editor: TestWorker;
let maker: TestWorker;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
  viewer = await newWorker(service, ['tasks.view']);
  editor = await newWorker(service, ['tasks.view', 'tasks.edit']);
  maker = await newWorker(service, ['tasks.view', 'tasks.create']);
});
beforeEach(() => service.takeEvents());
afterAll(() => service.stop());

const events = async () =>
  (await service.takeEvents()).map(({ event_type, data }) => [event_type, data._changed_fields]);

describe('a task', () => {
  it('gets the next number, and what its maker says', async () => {
    const first = await all.create();
    const second = await all.create({
      name: ' Second ',
      tags: ['Urgent', 'urgent'],
      priority_level: 'high',
      estimated_minutes: 90,
      due_date: '2026-03-02T10:00:00Z',
      start_date: null,
    });
    expect(second).toMatchObject({
      number: first.number + 1,
      name: 'Second',
      tags: ['Urgent'],
      priority_level: 'high',
      estimated_minutes: 90,
      due_date: '2026-03-02T10:00:00.000Z',
      start_date: null,
      revision: 1,
      source: { kind: 'api', id: null },
    });
    expect(first.start_date).toBe(first.created_at);
  });

  it('needs a name or a process, and names what it refers to that is not there', async () => {
    const id = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10';
    expect(refusal(await all.call('createTask', { body: { tags: [] } }))[0]).toBe(400);
    expect(refusal(await all.call('createTask', { body: { name: 'X', client_id: id } }))).toEqual([
      404,
      expect.stringContaining(id),
    ]);
    expect(refusal(await all.call('createTask', { body: { name: 'X', process_definition_id: id } }))).toEqual(
      [404, expect.stringContaining('process')],
    );
    expect(refusal(await all.call('createTask', { body: { name: 'X', department_id: id } }))).toEqual([
      400,
      expect.stringContaining('body.department_id'),
    ]);
    expect(refusal(await all.call('createTask', { body: { name: 'X', assigned_to: [id] } }))).toEqual([
      400,
      expect.stringContaining('body.assigned_to[0]'),
    ]);
    expect(
      refusal(
        await all.call('createTask', { body: { name: 'X', stages: [{ name: 'S', assigned_to: [id] }] } }),
      ),
    ).toEqual([400, expect.stringContaining('body.stages[0].assigned_to[0]')]);
    expect(refusal(await all.call('createTask', { body: { name: 'X', status: 'done' } }))).toEqual([
      400,
      expect.stringContaining('body.status must be a status of the category todo'),
    ]);
    expect(await service.takeEvents()).toEqual([]);
  });

  it('tells what changed, once, and nothing when nothing did', async () => {
    const task = await all.create();
    await service.takeEvents();
    const changed = await all.update(task.id, {
      name: 'New name',
      tags: ['a'],
      due_date: '2026-03-02T10:00:00Z',
    });
    expect(changed).toMatchObject({ name: 'New name', revision: 2 });
    const [event] = await service.takeEvents();
    expect(event).toMatchObject({
      event_type: 'process.instance_updated',
      data: {
        _changed_fields: ['due_date', 'name', 'tags'],
        _previous: { due_date: null, name: 'Content pack' },
        task: { name: 'New name', revision: 2 },
      },
    });
    expect(await all.update(task.id, { name: 'New name', due_date: '2026-03-02T11:00:00+01:00' })).toEqual(
      changed,
    );
    expect(await service.takeEvents()).toEqual([]);
  });

  it('is changed by who may edit tasks alone', async () => {
    const task = await all.create({ assigned_to: [viewer.userId] });
    const change = { body: { task_id: task.id, changes: [{ field: 'name', value: 'Other' }] } };
    expect((await all.as(viewer).call('updateTaskFields', change)).status).toBe(403);
    expect((await all.as(editor).call('updateTaskFields', change)).status).toBe(200);
  });

  it('keeps custom values, and tells of sensitive ones only that they changed', async () => {
    for (const field of [
      { key: 'budget', name: 'Budget', config: { type: 'number' as const } },
      { key: 'salary', name: 'Salary', config: { type: 'number' as const }, is_sensitive: true },
    ]) {
      await service.ok('createField', { body: { record_kind: 'task', ...field } });
    }
    const task = await all.create({ field_values: { budget: 5 } });
    await service.takeEvents();
    const changed = await all.update(task.id, {
      'field_values.budget': 7,
      'field_values.salary': 98765432.1,
    });
    expect(changed.field_values).toEqual({ budget: 7, salary: 98765432.1 });
    const [event] = await service.takeEvents();
    expect(event!.data).toMatchObject({
      field_values: { budget: 7 },
      _changed_fields: ['field_values.budget', 'field_values.salary'],
      _previous: { 'field_values.budget': 5 },
    });
    expect(JSON.stringify(event)).not.toContain('98765432');
    expect(
      refusal(
        await all.call('updateTaskFields', {
          body: {
            task_id: task.id,
            changes: [
              { field: 'name', value: 'Y' },
              { field: 'field_values.budget', value: 'much' },
            ],
          },
        }),
      ),
    ).toEqual([400, expect.stringContaining('body.changes[1].value')]);
    expect((await all.get(task.id)).name).toBe('Content pack');
  });

  it('says which of several fields does not fit', async () => {
    const task = await all.create();
    const change = (changes: object[]) =>
      all.call('updateTaskFields', { body: { task_id: task.id, changes } });
    expect(
      refusal(
        await change([
          { field: 'name', value: 'A' },
          { field: 'priority_level', value: 'huge' },
        ]),
      ),
    ).toEqual([400, expect.stringMatching(/body\.changes\[1\]\.value must be one of/)]);
    expect(
      refusal(
        await change([
          { field: 'name', value: 'A' },
          { field: 'client_id', value: 'x' },
        ]),
      ),
    ).toEqual([400, 'body.changes[1].value must be a UUID']);
    expect(refusal(await change([{ field: 'number', value: 5 }]))).toEqual([
      400,
      expect.stringContaining('body.changes[0].field names "number", which cannot be written'),
    ]);
    expect(
      refusal(
        await change([
          { field: 'name', value: 'A' },
          { field: 'name', value: 'B' },
        ]),
      ),
    ).toEqual([400, expect.stringContaining('body.changes[1].field repeats "name"')]);
  });

  it('names the watcher who is nobody by the place in the request', async () => {
    const task = await all.create({ watcher_ids: [viewer.userId] });
    const unknown = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10';
    expect(
      refusal(
        await all.call('replaceTaskWatchers', {
          path: { id: task.id },
          body: { user_ids: [viewer.userId, unknown] },
        }),
      ),
    ).toEqual([400, expect.stringContaining(`body.user_ids[1] names ${unknown}`)]);
  });

  it('is not changed by somebody who read an older revision', async () => {
    const task = await all.create();
    await all.update(task.id, { name: 'Two' });
    const answer = await all.call('updateTaskFields', {
      body: { task_id: task.id, changes: [{ field: 'name', value: 'Three' }], expected_revision: 1 },
    });
    expect(refusal(answer)).toEqual([409, expect.stringContaining('revision 2')]);
    const forbidden = await all.as(viewer).call('updateTaskFields', {
      body: { task_id: task.id, changes: [{ field: 'name', value: 'Three' }], expected_revision: 1 },
    });
    expect(refusal(forbidden)).toEqual([403, expect.stringContaining('tasks.edit')]);
  });
});

describe('a private task', () => {
  it('is there for its creator, assignees of any of its parts, watchers and managers alone', async () => {
    const manager = await newWorker(service, ['tasks.view', 'tasks.manage']);
    const [onStage, onSubstage, watching, stranger] = [
      await newWorker(service, ['tasks.view']),
      await newWorker(service, ['tasks.view']),
      await newWorker(service, ['tasks.view']),
      await newWorker(service, ['tasks.view']),
    ];
    const task = await all.as(maker).create({
      is_private: true,
      assigned_to: [viewer.userId],
      watcher_ids: [watching.userId],
      stages: [
        {
          name: 'S',
          assigned_to: [onStage.userId],
          substages: [{ name: 'U', assigned_to: [onSubstage.userId] }],
        },
      ],
    });
    for (const one of [maker, manager, viewer, onStage, onSubstage, watching])
      expect((await all.as(one).call('getTask', { path: { id: task.id } })).status).toBe(200);
    expect((await all.as(stranger).call('getTask', { path: { id: task.id } })).status).toBe(404);
    expect(
      (
        await all
          .as(editor)
          .call('updateTaskFields', { body: { task_id: task.id, changes: [{ field: 'name', value: 'X' }] } })
      ).status,
    ).toBe(404);
    await service.ok('replaceTaskWatchers', { path: { id: task.id }, body: { user_ids: [] } });
    expect((await all.as(watching).call('getTask', { path: { id: task.id } })).status).toBe(404);
  });

  it('keeps its name, its values and what they were out of events', async () => {
    const task = await all.create({
      name: 'Dismissal of Dana',
      stages: [{ name: 'Talk with Dana' }, { name: 'Letter to Dana' }],
    });
    await service.takeEvents();
    expect(
      (await service.ok('setTaskPrivacy', { path: { id: task.id }, body: { is_private: true } })).data
        .is_private,
    ).toBe(true);
    await all.update(task.id, {
      name: 'Dismissal of Dana Reyes',
      description: 'Secret',
      'field_values.budget': 9,
    });
    const told = await service.takeEvents();
    await service.ok('transitionTaskStage', { body: { task_id: task.id } });
    await all.create({ name: 'Dana leaves', is_private: true, stages: [{ name: 'Farewell of Dana' }] });
    told.push(...(await service.takeEvents()));
    expect(told.map(({ event_type }) => event_type)).toEqual([
      'process.instance_updated',
      'process.instance_updated',
      'process.stage_changed',
      'process.instance_updated',
      'process.instance_created',
    ]);
    expect(told[1]!.data).toMatchObject({
      task: { id: task.id, name: null },
      field_values: null,
      _changed_fields: ['description', 'field_values.budget', 'name'],
      _previous: {},
    });
    expect(JSON.stringify(told)).not.toContain('Dana');
  });
});

describe('deleting', () => {
  it('takes a task out of sight, and restoring brings it back as it was', async () => {
    const task = await all.create({ stages: [{ name: 'One' }] });
    await service.takeEvents();
    expect((await service.ok('deleteTask', { path: { id: task.id } })).data).toMatchObject({
      id: task.id,
      deleted_at: expect.any(String),
    });
    expect(await service.takeEvents()).toMatchObject([
      {
        event_type: 'process.instance_deleted',
        data: { task: { id: task.id }, deleted_by: expect.any(String) },
      },
    ]);
    expect((await all.call('getTask', { path: { id: task.id } })).status).toBe(404);
    expect((await all.call('deleteTask', { path: { id: task.id } })).status).toBe(404);
    const restored = (await service.ok('restoreTask', { path: { id: task.id } })).data;
    expect(restored).toMatchObject({
      id: task.id,
      status: task.status,
      current_stage: task.current_stage,
      revision: 3,
    });
    expect(await events()).toEqual([['process.instance_updated', ['deleted_at']]]);
    expect((await service.ok('restoreTask', { path: { id: task.id } })).data).toEqual(restored);
    expect(await service.takeEvents()).toEqual([]);
  });

  it('is for tasks.delete, and for the creator while nobody has begun', async () => {
    const task = await all.as(maker).create();
    expect((await all.as(editor).call('deleteTask', { path: { id: task.id } })).status).toBe(403);
    await all.update(task.id, { status: 'in_progress' });
    expect((await all.as(maker).call('deleteTask', { path: { id: task.id } })).status).toBe(403);
    const own = await all.as(maker).create();
    expect((await all.as(maker).call('deleteTask', { path: { id: own.id } })).status).toBe(200);
  });

  it('gives up unique values, which a task does not get back when another one has them; so does a merge', async () => {
    await service.ok('createField', {
      body: {
        record_kind: 'task',
        key: 'order_number',
        name: 'Order number',
        is_unique: true,
        config: { type: 'text' },
      },
    });
    const [first, second] = [await all.create({ field_values: { order_number: 'A-1' } }), await all.create()];
    await service.ok('deleteTask', { path: { id: first.id } });
    await all.update(second.id, { 'field_values.order_number': 'A-1' });
    expect(refusal(await all.call('restoreTask', { path: { id: first.id } }))).toEqual([
      409,
      expect.stringContaining(`field_values.order_number must be unique, and task ${second.id}`),
    ]);
    const third = await all.create();
    await service.ok('mergeTasks', { body: { survivor_id: third.id, source_ids: [second.id] } });
    expect(
      (await all.update(third.id, { 'field_values.order_number': 'A-1' })).field_values.order_number,
    ).toBe('A-1');
    await all.update(third.id, { 'field_values.order_number': null });
    expect((await service.ok('restoreTask', { path: { id: first.id } })).data.field_values.order_number).toBe(
      'A-1',
    );
    expect(
      (
        await all.call('updateTaskFields', {
          body: { task_id: third.id, changes: [{ field: 'field_values.order_number', value: 'A-1' }] },
        })
      ).status,
    ).toBe(409);
  });

  it('can be undone for 30 days', async () => {
    const task = await all.create();
    await service.ok('deleteTask', { path: { id: task.id } });
    await service.query("update tasks set deleted_at = now() - interval '30 days 1 minute' where id = $1", [
      task.id,
    ]);
    expect((await all.call('restoreTask', { path: { id: task.id } })).status).toBe(404);
  });
});

describe('due dates', () => {
  it('of stages follow their anchors, and shifts by hand stay', async () => {
    const stages = [
      { name: 'A', due_rule: { anchor: 'task_start', offset_minutes: 60 } },
      { name: 'B', due_rule: { anchor: 'task_due', offset_minutes: -60 } },
      { name: 'C', due_rule: { anchor: 'predecessor_completion', offset_minutes: 30 } },
    ];
    const task = await all.create({
      start_date: '2026-03-02T10:00:00Z',
      due_date: '2026-03-05T10:00:00Z',
      stages,
    });
    const due = async () => (await all.stages(task.id)).map(({ due_date: at }) => at?.toISOString() ?? null);
    expect(await due()).toEqual(['2026-03-02T11:00:00.000Z', '2026-03-05T09:00:00.000Z', null]);
    await all.update(task.id, { start_date: '2026-03-03T10:00:00Z', due_date: '2026-03-06T10:00:00Z' });
    expect(await due()).toEqual(['2026-03-03T11:00:00.000Z', '2026-03-06T09:00:00.000Z', null]);
    for (const stage of (await all.stages(task.id)).slice(0, 2))
      await all.stage({ action: 'complete', stage_id: stage.id });
    const [, second, third] = await all.stages(task.id);
    expect(third.due_date.getTime() - second.finished_at.getTime()).toBe(30 * 60_000);
  });

  it('of a stage that waits for the start of another count from that start, the last of several', async () => {
    const rule = { anchor: 'predecessor_completion', offset_minutes: 30 };
    const task = await all.create({
      stages: [
        { name: 'A' },
        { name: 'B', predecessor_keys: [] },
        { name: 'C', due_rule: rule, predecessor_keys: [] },
      ],
    });
    const [a, b, c] = (await all.stages(task.id)).map(({ id }) => id);
    await all.stage({
      action: 'set_predecessors',
      stage_id: c,
      predecessors: [
        { stage_id: a, type: 'start_to_start' },
        { stage_id: b, type: 'finish_to_start' },
      ],
    });
    const third = async () => (await all.stages(task.id))[2]!;
    await all.stage({ action: 'complete', stage_id: b });
    expect(await third()).toMatchObject({ status_category: 'pending', due_date: null });
    await all.stage({ action: 'start', stage_id: a });
    const [first] = await all.stages(task.id);
    const ready = await third();
    expect(ready.status_category).toBe('ready');
    expect(ready.due_date.getTime() - first.started_at.getTime()).toBe(30 * 60_000);
    // The completion of what had only to be started moves nothing.
    await all.stage({ action: 'complete', stage_id: a });
    expect((await third()).due_date).toEqual(ready.due_date);
  });
});
