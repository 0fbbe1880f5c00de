import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newWorker, refusal, TaskHands, type TestWorker } from './setup.ts';

let service: Service;
let all: TaskHands;
let assignee: TestWorker;
let editor: TestWorker;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
  assignee = await newWorker(service, ['tasks.view']);
  editor = await newWorker(service, ['tasks.view', 'tasks.edit']);
});
beforeEach(() => service.takeEvents());
afterAll(() => service.stop());

const eventTypes = async () => (await service.takeEvents()).map(({ event_type }) => event_type);
const states = async (taskId: string) =>
  Object.fromEntries((await all.stages(taskId)).map(({ name, status_category }) => [name, status_category]));
const idOf = async (taskId: string, name: string): Promise<string> =>
  (await all.stages(taskId)).find((stage) => stage.name === name).id;
const three = () => all.create({ stages: [{ name: 'Draft' }, { name: 'Review' }, { name: 'Publish' }] });

describe('a new task', () => {
  it('lets the stages without predecessors be ready, and is in the first of them', async () => {
    const task = await three();
    expect(await states(task.id)).toEqual({ Draft: 'ready', Review: 'pending', Publish: 'pending' });
    expect(task).toMatchObject({
      status: 'todo',
      status_category: 'todo',
      stage_count: 3,
      finished_stage_count: 0,
      progress_percent: 0,
      current_stage: { name: 'Draft', status_category: 'ready' },
    });
    const [event] = await service.takeEvents();
    expect(event).toMatchObject({
      event_type: 'process.instance_created',
      data: {
        task: { id: task.id, number: task.number },
        stages: [{ name: 'Draft' }, { name: 'Review' }, { name: 'Publish' }],
      },
    });
  });

  it('does not take stages that wait for each other in a circle', async () => {
    const answer = await all.call('createTask', {
      body: {
        name: 'Round',
        stages: [
          { name: 'A', key: 'a', predecessor_keys: ['b'] },
          { name: 'B', key: 'b', predecessor_keys: ['a'] },
        ],
      },
    });
    expect(refusal(answer)).toEqual([409, expect.stringMatching(/(a → b → a|b → a → b)/)]);
  });
});

describe('a stage', () => {
  it('tells who asks for something else what can be done with it', async () => {
    for (const body of [{ action: 'fly' }, {}, false, []]) {
      const [status, message] = refusal(await all.call('manageTaskStage', { body }));
      expect(status).toBe(400);
      expect(message).toMatch(
        'action' in Object(body)
          ? /^body\.action must be one of .*complete.*skip/
          : /^body(\.action is required| must be an object)$/,
      );
    }
  });

  it('that starts makes a task that was to do active', async () => {
    const task = await three();
    await eventTypes();
    const answer = await all.stage({ action: 'start', stage_id: await idOf(task.id, 'Draft') });
    expect(answer).toMatchObject({
      outcome: 'updated',
      stage: { status_category: 'in_progress', is_current: true },
      task: { status_category: 'active', started_at: expect.any(String) },
    });
    const events = await service.takeEvents();
    expect(events.map(({ event_type, data }) => [event_type, data._changed_fields])).toEqual([
      ['process.instance_updated', ['stages', 'started_at', 'status']],
    ]);
  });

  it('that is completed lets its successors be ready and moves the task on', async () => {
    const task = await three();
    await eventTypes();
    const answer = await all.stage({ action: 'complete', stage_id: await idOf(task.id, 'Draft') });
    expect(answer.task.current_stage).toMatchObject({ name: 'Review', status_category: 'ready' });
    expect(await states(task.id)).toEqual({ Draft: 'completed', Review: 'ready', Publish: 'pending' });
    expect(answer.affected_stage_ids).toEqual([await idOf(task.id, 'Review')]);
    const events = await service.takeEvents();
    expect(events.map(({ event_type }) => event_type)).toEqual([
      'process.stage_changed',
      'process.instance_updated',
    ]);
    expect(events[0]!.data).toMatchObject({
      how: 'advance',
      from_stage: { name: 'Draft', status: 'completed' },
      to_stage: { name: 'Review' },
      _changed_fields: ['current_stage_id'],
    });
    expect(events[1]!.data._changed_fields).toContain('current_stage_id');
  });

  it('that is the last required one completes the task', async () => {
    const task = await all.create({ stages: [{ name: 'Only' }, { name: 'Extra', is_required: false }] });
    await eventTypes();
    const answer = await all.stage({ action: 'complete', stage_id: await idOf(task.id, 'Only') });
    expect(answer.task).toMatchObject({
      status_category: 'done',
      completed_at: expect.any(String),
      current_stage: null,
      progress_percent: 100,
    });
    expect(await states(task.id)).toEqual({ Only: 'completed', Extra: 'cancelled' });
    expect(await eventTypes()).toEqual(['process.instance_completed', 'process.instance_updated']);
  });

  it('is completed only when nothing of it is missing, and says what is', async () => {
    const task = await all.create({
      stages: [{ name: 'Check', substages: [{ name: 'Spelling' }, { name: 'Links', is_required: false }] }],
    });
    const answer = await all.call('manageTaskStage', {
      body: { action: 'complete', stage_id: await idOf(task.id, 'Check') },
    });
    expect(refusal(answer)).toEqual([409, expect.stringContaining('Missing: substage "Spelling"')]);
  });

  it('that is reopened sends what has not begun back to waiting and marks what has', async () => {
    const task = await all.create({
      stages: [
        { name: 'A', key: 'a' },
        { name: 'B', predecessor_keys: ['a'] },
        { name: 'C', predecessor_keys: ['a'] },
      ],
    });
    await all.stage({ action: 'complete', stage_id: await idOf(task.id, 'A') });
    await all.stage({ action: 'start', stage_id: await idOf(task.id, 'C') });
    await eventTypes();
    const answer = await all.stage({ action: 'reopen', stage_id: await idOf(task.id, 'A') });
    expect(await states(task.id)).toEqual({ A: 'in_progress', B: 'pending', C: 'in_progress' });
    expect(answer.task.current_stage.name).toBe('A');
    expect((await all.stages(task.id)).find(({ name }) => name === 'C').dependency_reopened).toBe(true);
    expect((await service.takeEvents()).map(({ event_type, data }) => [event_type, data.how])).toEqual([
      ['process.stage_changed', 'reopen'],
      ['process.instance_updated', undefined],
    ]);
  });

  it('names the states that can be reached when it cannot go where it is asked to', async () => {
    const task = await three();
    const answer = await all.call('manageTaskStage', {
      body: { action: 'complete', stage_id: await idOf(task.id, 'Review') },
    });
    expect(refusal(answer)).toEqual([
      409,
      expect.stringMatching(/is pending and cannot become completed.*can become skipped/),
    ]);
  });

  it('that is finished already stays as it is, also when it was the last one of its task', async () => {
    const task = await all.create({ stages: [{ name: 'Only' }, { name: 'Extra', is_required: false }] });
    const only = await idOf(task.id, 'Only');
    await all.stage({ action: 'complete', stage_id: only });
    await eventTypes();
    expect((await all.stage({ action: 'complete', stage_id: only })).outcome).toBe('unchanged');
    expect(
      (await service.ok('bulkUpdateTaskStages', { body: { ids: [only], changes: { status: 'completed' } } }))
        .data,
    ).toMatchObject({ unchanged: 1 });
    expect(await eventTypes()).toEqual([]);
    expect(
      refusal(await all.call('manageTaskStage', { body: { action: 'reopen', stage_id: only } })),
    ).toEqual([409, expect.stringContaining('The task is done: reopen it first')]);
    expect(
      refusal(
        await all.call('manageTaskStage', {
          body: { action: 'complete', stage_id: await idOf(task.id, 'Extra') },
        }),
      ),
    ).toEqual([409, expect.stringContaining('The task is done: reopen it first')]);
    expect(
      (await all.as(editor).call('manageTaskStage', { body: { action: 'reopen', stage_id: only } })).status,
    ).toBe(403);
  });

  it('asks for fields that tasks have: not for unknown ones, and not for those that were deleted since', async () => {
    const stage = { name: 'A', required_field_keys: ['reviewed_by'] };
    expect(
      refusal(await all.call('createTask', { body: { name: 'T', stages: [{ name: 'B' }, stage] } })),
    ).toEqual([400, expect.stringContaining('body.stages[1].required_field_keys[0] names "reviewed_by"')]);
    const { data: field } = await service.ok('createField', {
      body: { record_kind: 'task', key: 'reviewed_by', name: 'Reviewed by', config: { type: 'text' } },
    });
    const task = await all.create({ stages: [stage] });
    const complete = async () =>
      all.call('manageTaskStage', { body: { action: 'complete', stage_id: await idOf(task.id, 'A') } });
    expect(refusal(await complete())).toEqual([409, expect.stringContaining('Missing: field reviewed_by')]);
    await service.ok('deleteField', { path: { id: field.id } });
    expect((await complete()).status).toBe(200);
  });

  it('is for its assignees and for who may move tasks; an editor alone may not', async () => {
    const task = await all.create({
      stages: [
        { name: 'Mine', assigned_to: [assignee.userId] },
        { name: 'Optional', is_required: false, predecessor_keys: [] },
      ],
    });
    const mine = await idOf(task.id, 'Mine');
    expect(
      (await all.as(editor).call('manageTaskStage', { body: { action: 'start', stage_id: mine } })).status,
    ).toBe(403);
    expect((await all.as(assignee).stage({ action: 'start', stage_id: mine })).stage.status_category).toBe(
      'in_progress',
    );
    expect(
      (await all.as(assignee).call('manageTaskStage', { body: { action: 'skip', stage_id: mine } })).status,
    ).toBe(403);
    expect(
      (
        await all
          .as(assignee)
          .call('manageTaskStage', { body: { action: 'update', stage_id: mine, name: 'Other' } })
      ).status,
    ).toBe(403);
    expect((await all.as(assignee).stage({ action: 'complete', stage_id: mine })).stage).toMatchObject({
      status_category: 'completed',
      completed_by: assignee.userId,
    });
  });
});

describe('dependencies', () => {
  it('never close a circle: 409 with it as stage ids', async () => {
    const task = await three();
    const [draft, review, publish] = (await all.stages(task.id)).map(({ id }) => id);
    const answer = await all.call('manageTaskStage', {
      body: { action: 'set_predecessors', stage_id: draft, predecessors: [{ stage_id: publish }] },
    });
    expect(answer.status).toBe(409);
    for (const id of [draft, review, publish]) expect(answer.body.error.message).toContain(id);
  });

  it('that start together are satisfied when the predecessor is under way', async () => {
    const task = await all.create({ stages: [{ name: 'A' }, { name: 'B', predecessor_keys: [] }] });
    const [a, b] = (await all.stages(task.id)).map(({ id }) => id);
    await all.stage({
      action: 'set_predecessors',
      stage_id: b,
      predecessors: [{ stage_id: a, type: 'start_to_start' }],
    });
    expect(await states(task.id)).toEqual({ A: 'ready', B: 'pending' });
    await all.stage({ action: 'start', stage_id: a });
    expect(await states(task.id)).toEqual({ A: 'in_progress', B: 'ready' });
  });
});

describe('moving through stages', () => {
  it('completes the current one and starts the next', async () => {
    const task = await three();
    const { data } = await service.ok('transitionTaskStage', {
      body: { task_id: task.id, comment: 'Looks good' },
    });
    expect(data).toMatchObject({
      how: 'advance',
      from_stage: { name: 'Draft', status_category: 'completed' },
      to_stage: { name: 'Review', status_category: 'in_progress' },
      skipped_stage_ids: [],
    });
  });

  it('moves once when two press the button that they saw at one stage', async () => {
    const task = await three();
    const body = { task_id: task.id, expected_stage_id: await idOf(task.id, 'Draft') };
    const answers = await Promise.all([
      service.call('transitionTaskStage', { body }),
      service.call('transitionTaskStage', { body }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { body: refused } = answers.find(({ status }) => status === 409)!;
    expect(refused.error.message).toMatch(/The current stage is Review/);
    expect(await states(task.id)).toMatchObject({ Draft: 'completed', Review: 'in_progress' });
  });

  it('asks which one when several can follow', async () => {
    const task = await all.create({
      stages: [
        { name: 'A', key: 'a' },
        { name: 'B', predecessor_keys: ['a'] },
        { name: 'C', predecessor_keys: ['a'] },
      ],
    });
    expect(refusal(await all.call('transitionTaskStage', { body: { task_id: task.id } }))).toEqual([
      409,
      expect.stringMatching(/Set to_stage_id.*"B".*"C"/),
    ]);
    const { data } = await service.ok('transitionTaskStage', {
      body: { task_id: task.id, to_stage_id: await idOf(task.id, 'C') },
    });
    expect(data.to_stage!.name).toBe('C');
  });

  it('jumps anywhere, skipping what lies between when asked', async () => {
    const task = await three();
    await eventTypes();
    const { data } = await service.ok('jumpTaskToStage', {
      path: { id: task.id },
      body: { stage_id: await idOf(task.id, 'Publish'), skip_unfinished: true },
    });
    expect(data).toMatchObject({
      how: 'jump',
      to_stage: { name: 'Publish', status_category: 'in_progress' },
    });
    expect(data.skipped_stage_ids).toHaveLength(2);
    expect(await eventTypes()).toEqual(['process.stage_changed', 'process.instance_updated']);
  });
});

describe('a jump over everything that is required', () => {
  it('leaves the task open for the optional stage that it leads to, which completes it', async () => {
    const task = await all.create({ stages: [{ name: 'Draft' }, { name: 'Polish', is_required: false }] });
    await eventTypes();
    const { data } = await service.ok('jumpTaskToStage', {
      path: { id: task.id },
      body: { stage_id: await idOf(task.id, 'Polish'), skip_unfinished: true },
    });
    expect(data).toMatchObject({
      task: { status_category: 'active' },
      to_stage: { name: 'Polish', status_category: 'in_progress' },
    });
    expect(await eventTypes()).toEqual(['process.stage_changed', 'process.instance_updated']);
    expect(
      (await all.stage({ action: 'complete', stage_id: await idOf(task.id, 'Polish') })).task.status_category,
    ).toBe('done');
  });
});

describe('a change of a stage that was meant for an older revision', () => {
  it('is refused for that reason to who may make it, and to others for lack of the right', async () => {
    const task = await all.create({ stages: [{ name: 'A', substages: [{ name: 'One' }] }] });
    const [{ id: stageId }] = await all.stages(task.id);
    const [substage] = await service.query<{ id: string }>(
      'select id from task_substages where task_id = $1',
      [task.id],
    );
    const attempts = (hands: TaskHands) =>
      Promise.all([
        hands.call('manageTaskStage', { body: { action: 'start', stage_id: stageId, expected_revision: 7 } }),
        hands.call('completeTaskSubstage', { path: { id: substage!.id }, body: { expected_revision: 7 } }),
        hands.call('transitionTaskStage', { body: { task_id: task.id, expected_revision: 7 } }),
        hands.call('jumpTaskToStage', {
          path: { id: task.id },
          body: { stage_id: stageId, expected_revision: 7 },
        }),
      ]);
    expect((await attempts(all)).map(refusal)).toEqual(
      Array.from({ length: 4 }, () => [409, expect.stringContaining('expected_revision was 7')]),
    );
    expect((await attempts(all.as(editor))).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await all.get(task.id)).revision).toBe(1);
  });
});

describe('substages', () => {
  it('complete a stage that completes by itself, and open it again', async () => {
    const task = await all.create({
      stages: [
        { name: 'Check', auto_complete: true, substages: [{ name: 'One' }, { name: 'Two' }] },
        { name: 'After' },
      ],
    });
    const substages = await service.query<{ id: string }>(
      'select id from task_substages where task_id = $1 order by position',
      [task.id],
    );
    await eventTypes();
    await service.ok('completeTaskSubstage', { path: { id: substages[0]!.id } });
    expect((await service.takeEvents()).map(({ data }) => data._changed_fields)).toEqual([['substages']]);
    const { data } = await service.ok('completeTaskSubstage', { path: { id: substages[1]!.id } });
    expect(data.stage.status_category).toBe('completed');
    expect(await states(task.id)).toEqual({ Check: 'completed', After: 'ready' });
    expect(await eventTypes()).toEqual(['process.stage_changed', 'process.instance_updated']);
    const reopened = (await service.ok('reopenTaskSubstage', { path: { id: substages[0]!.id } })).data;
    expect(reopened).toMatchObject({
      substage: { status: 'open' },
      stage: { status_category: 'in_progress', is_current: true },
    });
    expect(await states(task.id)).toEqual({ Check: 'in_progress', After: 'pending' });
  });
});
