import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newComment, newFile, newProcess, newTicket, newTimeEntry } from './neighbours.ts';
import { newWorker, TaskHands, type Answer, type TestWorker } from './setup.ts';

let service: Service;
let all: TaskHands;
let watcher: TestWorker;
let looker: TestWorker;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
  watcher = await newWorker(service, ['tasks.view']);
  looker = await newWorker(service, ['tasks.view', 'tickets.view']);
});
afterAll(() => service.stop());

const read = async (operationId: string, id: string, caller?: { key: string }): Promise<Answer> =>
  (await service.ok(operationId, { path: { id } }, caller)).data;
const details = (id: string, caller?: { key: string }) => read('getTaskDetails', id, caller);
const link = (taskId: string, ticketId: string) =>
  service.ok('linkTaskTicket', { body: { task_id: taskId, ticket_id: ticketId } });

describe('the details of a task', () => {
  it('show it with its stages in order, their dependencies, and the names behind its ids', async () => {
    const department = (await service.ok('createDepartment', { body: { name: 'Accounts' } })).data;
    const task = await all.create({
      department_id: department.id,
      assigned_to: [watcher.userId],
      stages: [
        { name: 'Draft', key: 'd' },
        { name: 'Check', assigned_to: [looker.userId], substages: [{ name: 'Spelling' }] },
        { name: 'Publish', predecessor_keys: ['d'] },
      ],
    });
    const shown = await details(task.id);
    expect(shown.task).toEqual(await all.get(task.id));
    expect(shown).toMatchObject({ process: null, department: { id: department.id, name: 'Accounts' } });
    expect(
      shown.stages.map(({ name, is_current, substages }: Answer) => [name, is_current, substages.length]),
    ).toEqual([
      ['Draft', true, 0],
      ['Check', false, 1],
      ['Publish', false, 0],
    ]);
    const [draft, check, publish] = shown.stages.map(({ id }: Answer) => id);
    expect(shown.dependencies).toEqual(
      [
        [draft, check],
        [draft, publish],
      ].map(([predecessor_id, successor_id]) => ({
        predecessor_id,
        successor_id,
        type: 'finish_to_start',
        lag_minutes: 0,
        is_satisfied: false,
      })),
    );
    expect(shown.people.map(({ id }: Answer) => id).sort()).toEqual(
      [...new Set([watcher.userId, looker.userId, task.created_by])].sort(),
    );
    expect(shown.people.map(({ name }: Answer) => name)).toEqual(
      shown.people
        .map(({ name }: Answer) => name)
        .sort((a: string, b: string) => a.toLowerCase().localeCompare(b.toLowerCase())),
    );
  });

  it('name the process that the task runs', async () => {
    const process = await newProcess(service, [{ name: 'Draft' }], 'Monthly content');
    const task = await all.create({ process_definition_id: process });
    expect((await details(task.id)).process).toEqual({ id: process, name: 'Monthly content' });
  });

  it('are those of a private task for who takes part in it, and of none for others', async () => {
    const task = await all.create({
      is_private: true,
      watcher_ids: [watcher.userId],
      stages: [{ name: 'Draft' }],
    });
    const stageId = (await all.stages(task.id))[0].id;
    expect((await details(task.id, watcher)).task.id).toBe(task.id);
    for (const operationId of [
      'getTaskDetails',
      'getFullTask',
      'getTaskDependencyGraph',
      'getTaskProcessInstanceDetails',
      'getTaskDeletePreview',
      'listTaskActivity',
      'listTaskWatchers',
    ]) {
      expect((await service.call(operationId, { path: { id: task.id } }, looker)).status, operationId).toBe(
        404,
      );
      expect(
        (await service.call(operationId, { path: { id: task.id } }, { key: service.agencies[1].key })).status,
        operationId,
      ).toBe(404);
      expect((await service.call(operationId, { path: { id: randomUUID() } })).status, operationId).toBe(404);
    }
    expect((await service.call('getTaskStageDependencies', { path: { id: stageId } }, looker)).status).toBe(
      404,
    );
    expect((await service.call('getTaskStageDependencies', { path: { id: stageId } }, watcher)).status).toBe(
      200,
    );
  });

  it('are gone with the task', async () => {
    const task = await all.create();
    await service.ok('deleteTask', { path: { id: task.id } });
    for (const operationId of ['getTaskDetails', 'getFullTask', 'listTaskActivity'])
      expect((await service.call(operationId, { path: { id: task.id } })).status).toBe(404);
  });
});

describe('what the caller may do', () => {
  const states: Record<string, readonly string[]> = {
    todo: [],
    active: ['in_progress'],
    on_hold: ['in_progress', 'on_hold'],
    done: ['done'],
    cancelled: ['cancelled'],
  };
  const keys: Record<string, string> = {
    todo: 'todo',
    active: 'in_progress',
    on_hold: 'on_hold',
    done: 'done',
    cancelled: 'cancelled',
  };

  /** A task in the state, with an optional stage that nobody needs to finish, and one of the assignee. */
  const taskIn = async (state: string, assignee: string) => {
    const task = await all.create({
      assigned_to: [assignee],
      stages: [
        { name: 'First', is_required: false, assigned_to: [assignee] },
        { name: 'Second', is_required: false },
      ],
    });
    for (const status of states[state]!) await all.update(task.id, { status });
    return task.id as string;
  };

  const attempts: Record<
    string,
    (hands: TaskHands, id: string, shown: Answer) => Promise<{ status: number }>
  > = {
    edit: (hands, id) =>
      hands.call('updateTaskFields', { body: { task_id: id, changes: [{ field: 'name', value: 'Other' }] } }),
    set_privacy: (hands, id) => hands.call('setTaskPrivacy', { path: { id }, body: { is_private: false } }),
    transition_stage: (hands, id) => hands.call('transitionTaskStage', { body: { task_id: id } }),
    jump_to_stage: (hands, id, shown) =>
      hands.call('jumpTaskToStage', {
        path: { id },
        body: { stage_id: shown.stages.find(({ is_current: isCurrent }: Answer) => !isCurrent).id },
      }),
    cancel: (hands, id) =>
      hands.call('updateTaskFields', {
        body: { task_id: id, changes: [{ field: 'status', value: 'cancelled' }] },
      }),
    delete: (hands, id) => hands.call('deleteTask', { path: { id } }),
    link_ticket: async (hands, id) =>
      hands.call('linkTaskTicket', { body: { task_id: id, ticket_id: await newTicket(service) } }),
    merge: async (hands, id) =>
      hands.call('mergeTasks', { body: { survivor_id: id, source_ids: [(await all.create()).id] } }),
  };

  it.each([
    ['a viewer', ['tasks.view'], false],
    ['an assignee', ['tasks.view'], true],
    ['an editor', ['tasks.view', 'tasks.edit'], false],
    ['a mover', ['tasks.view', 'tasks.transition'], false],
    [
      'a manager',
      ['tasks.view', 'tasks.edit', 'tasks.transition', 'tasks.delete', 'tasks.manage', 'tickets.view'],
      false,
    ],
  ] as const)(
    'is what the operations then let %s do, in every state',
    async (_who, permissions, isAssignee) => {
      const worker = await newWorker(service, permissions);
      const hands = all.as(worker);
      for (const state of Object.keys(states)) {
        const assignee = isAssignee ? worker.userId : watcher.userId;
        let id = await taskIn(state, assignee);
        const shown = await details(id, worker);
        expect(shown.allowed_actions.includes('set_status'), state).toBe(
          shown.reachable_status_categories.length > 0,
        );
        for (const [action, attempt] of Object.entries(attempts)) {
          const isAllowed = shown.allowed_actions.includes(action);
          const current = isAllowed ? await details(id, worker) : shown;
          const { status } = await attempt(hands, id, current);
          // Cancelling what is cancelled changes nothing, which is no refusal.
          if (action === 'cancel' && state === 'cancelled') continue;
          expect([state, action, status === 200]).toEqual([state, action, isAllowed]);
          if (isAllowed) id = await taskIn(state, assignee);
        }
        for (const category of Object.keys(states).filter((one) => one !== state)) {
          const { status } = await hands.call('updateTaskFields', {
            body: { task_id: id, changes: [{ field: 'status', value: keys[category] }] },
          });
          expect([state, category, status === 200]).toEqual([
            state,
            category,
            shown.reachable_status_categories.includes(category),
          ]);
          if (status === 200) id = await taskIn(state, assignee);
        }
      }
    },
  );

  it('takes into account what stands in the way now', async () => {
    const task = await all.create({
      assigned_to: [watcher.userId],
      stages: [{ name: 'Check', assigned_to: [watcher.userId], substages: [{ name: 'Spelling' }] }],
    });
    expect(await details(task.id, watcher)).toMatchObject({
      reachable_status_categories: ['active', 'on_hold'],
      allowed_actions: ['set_status'],
    });
    const [substage] = await service.query<{ id: string }>(
      'select id from task_substages where task_id = $1',
      [task.id],
    );
    await service.ok('completeTaskSubstage', { path: { id: substage!.id } });
    expect((await details(task.id, watcher)).allowed_actions).toEqual(['set_status', 'transition_stage']);
    const manager = await details(task.id);
    expect(manager.reachable_status_categories).toContain('done');
    expect(manager.allowed_actions).toContain('complete_by_force');
    expect(
      (await service.ok('manageTask', { body: { match: { id: task.id }, status: 'done', force: true } })).data
        .task.status_category,
    ).toBe('done');
    expect((await details(task.id)).allowed_actions).not.toContain('complete_by_force');
  });

  it('lets a creator delete and cancel what nobody has begun', async () => {
    const creator = await newWorker(service, ['tasks.view', 'tasks.create']);
    const task = await all.as(creator).create();
    expect((await details(task.id, creator)).allowed_actions).toEqual(
      expect.arrayContaining(['cancel', 'delete']),
    );
    await all.update(task.id, { status: 'in_progress' });
    expect((await details(task.id, creator)).allowed_actions).not.toContain('delete');
  });
});

describe('a task in full', () => {
  it('shows what belongs to it, as far as the caller may see it', async () => {
    const process = await newProcess(service, [
      {
        name: 'Draft',
        tools: [
          { name: 'Sign-off', is_required: true },
          { name: 'Inner', is_visible_to_all: false },
        ],
      },
    ]);
    const task = await all.create({ process_definition_id: process, watcher_ids: [watcher.userId] });
    const [stage] = await all.stages(task.id);
    const [open, hidden] = [
      await newTicket(service, { subject: 'Logo is blurred' }),
      await newTicket(service, { isPrivate: true }),
    ];
    for (const ticket of [open, hidden]) await link(task.id, ticket);
    const files = [
      await newFile(service, { kind: 'task', id: task.id }),
      await newFile(service, { kind: 'task_stage', id: stage.id }, 'draft.pdf'),
    ];
    await newFile(service, { kind: 'task', id: task.id }, 'virus.pdf', 'quarantined');
    await newComment(service, task.id, 'First draft is there');
    await newTimeEntry(service, task.id);
    const full = await read('getFullTask', task.id, looker);
    expect(full.details).toEqual(await details(task.id, looker));
    expect(full.watchers).toMatchObject([{ id: watcher.userId }]);
    expect(full.ticket_links).toMatchObject([
      {
        task: { id: task.id },
        ticket: { id: open, subject: 'Logo is blurred' },
        reference_only: false,
        origin: 'attached',
      },
    ]);
    expect(full.attachments.map(({ id }: Answer) => id).sort()).toEqual([...files].sort());
    expect(full.tools).toMatchObject([
      { stage_id: stage.id, name: 'Sign-off', is_required: true, has_run: false, run_at: null, run_by: null },
    ]);
    expect(full.activity.map(({ text }: Answer) => text)).toEqual([
      'Everything linked a ticket.',
      expect.stringMatching(/^Everything linked the ticket #\d+ Logo is blurred\.$/),
      'Everything created the task.',
    ]);
    expect(full).toMatchObject({ comment_count: 1, time_entry_count: 1, tracked_minutes: 60 });

    const run = full.tools[0];
    await service.query(
      'insert into task_tool_runs (tenant_id, stage_id, tool_id, has_run, run_at, run_by) values ($1, $2, $3, true, now(), $4)',
      [service.agencies[0].id, run.stage_id, run.tool_id, watcher.userId],
    );
    const forLead = await read('getFullTask', task.id);
    expect(forLead.tools.map(({ name, has_run, run_by }: Answer) => [name, has_run, run_by])).toEqual([
      ['Sign-off', true, watcher.userId],
      ['Inner', false, null],
    ]);
    expect(forLead.ticket_links).toHaveLength(2);
    expect((await read('getFullTask', task.id, watcher)).ticket_links).toEqual([]);
  });
});
