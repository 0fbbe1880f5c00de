import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { TaskHands, type Answer } from './setup.ts';
import { newTicket } from './tickets.ts';

// Every operation that changes a task, and exactly what subscribers hear of it, in the order of domain model §2.

let service: Service;
let all: TaskHands;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
});
afterAll(() => service.stop());

interface Linked {
  readonly task: Answer;
  readonly ticket: { readonly id: string };
  readonly stage: Answer;
  readonly substage: Answer;
}

const stages = [{ name: 'Only', auto_complete: true, substages: [{ name: 'Tick' }] }];

/** A task of a ticket, whose one stage is complete when its one substage is ticked off. */
async function linked(values: object = { stages }): Promise<Linked> {
  const ticket = await newTicket(service);
  const task = await all.create({ ticket_id: ticket.id, ...values });
  const [stage] = await all.stages(task.id);
  const [substage] = await service.query('select * from task_substages where task_id = $1', [task.id]);
  return { task, ticket, stage, substage };
}

const body = (operation: string, of: (linked: Linked) => object) => (given: Linked) =>
  service.ok(operation, { body: of(given) });
const onPath = (operation: string, id: (linked: Linked) => string, content?: object) => (given: Linked) =>
  service.ok(operation, { path: { id: id(given) }, ...(content !== undefined && { body: content }) });

const created = 'process.instance_created';
const updated = 'process.instance_updated';
const completed = 'process.instance_completed';
const moved = 'process.stage_changed';
const allDone = 'ticket.all_linked_processes_completed';
const completion = [completed, updated, allDone];
const twoStages = { stages: [{ name: 'First' }, { name: 'Second' }] };
const bare = { stages: [{ name: 'Only' }] };
const done = { status: 'done', force: true };

const operations: [string, object | undefined, (linked: Linked) => Promise<unknown>, string[]][] = [
  ['createTask', undefined, body('createTask', () => ({ name: 'New' })), [created]],
  [
    'createTask with a ticket',
    undefined,
    body('createTask', ({ ticket }) => ({ name: 'New', ticket_id: ticket.id })),
    [created, 'ticket.linked_process_created'],
  ],
  [
    'manageTask that creates',
    undefined,
    body('manageTask', ({ ticket }) => ({ name: 'New', ticket_id: ticket.id })),
    [created, 'ticket.linked_process_created'],
  ],
  [
    'manageTask that changes',
    undefined,
    body('manageTask', ({ task }) => ({ match: { id: task.id }, name: 'Other' })),
    [updated],
  ],
  [
    'manageTask that completes',
    undefined,
    body('manageTask', ({ task }) => ({ match: { id: task.id }, ...done })),
    completion,
  ],
  [
    'updateTaskFields',
    undefined,
    body('updateTaskFields', ({ task }) => ({
      task_id: task.id,
      changes: [{ field: 'name', value: 'Other' }],
    })),
    [updated],
  ],
  [
    'updateTaskFields that completes',
    { stages: [] },
    body('updateTaskFields', ({ task }) => ({
      task_id: task.id,
      changes: [{ field: 'status', value: 'done' }],
    })),
    completion,
  ],
  [
    'updateProcessInstance',
    undefined,
    onPath('updateProcessInstance', ({ task }) => task.id, { name: 'Other' }),
    [updated],
  ],
  [
    'updateProcessInstance that completes',
    undefined,
    onPath('updateProcessInstance', ({ task }) => task.id, done),
    completion,
  ],
  [
    'bulkUpdateTasks',
    undefined,
    body('bulkUpdateTasks', ({ task }) => ({ ids: [task.id], changes: { add_tags: ['x'] } })),
    [updated],
  ],
  [
    'bulkUpdateTasks that completes',
    undefined,
    body('bulkUpdateTasks', ({ task }) => ({ ids: [task.id], changes: done })),
    completion,
  ],
  [
    'setTaskPrivacy',
    undefined,
    onPath('setTaskPrivacy', ({ task }) => task.id, { is_private: true }),
    [updated],
  ],
  [
    'replaceTaskWatchers',
    undefined,
    onPath('replaceTaskWatchers', ({ task }) => task.id, { user_ids: [] }),
    [],
  ],
  [
    'manageTaskStage that starts',
    undefined,
    body('manageTaskStage', ({ stage }) => ({ action: 'start', stage_id: stage.id })),
    [updated],
  ],
  [
    'manageTaskStage that moves on',
    twoStages,
    body('manageTaskStage', ({ stage }) => ({ action: 'complete', stage_id: stage.id })),
    [moved, updated],
  ],
  [
    'manageTaskStage that completes the task',
    bare,
    body('manageTaskStage', ({ stage }) => ({ action: 'complete', stage_id: stage.id })),
    completion,
  ],
  [
    'manageTaskStage that adds a stage',
    undefined,
    body('manageTaskStage', ({ task }) => ({ action: 'create', task_id: task.id, name: 'Added' })),
    [updated],
  ],
  [
    'bulkUpdateTaskStages that moves on',
    twoStages,
    body('bulkUpdateTaskStages', ({ stage }) => ({ ids: [stage.id], changes: { status: 'completed' } })),
    [moved, updated],
  ],
  [
    'bulkUpdateTaskStages that completes the task',
    bare,
    body('bulkUpdateTaskStages', ({ stage }) => ({ ids: [stage.id], changes: { status: 'completed' } })),
    completion,
  ],
  [
    'transitionTaskStage',
    twoStages,
    body('transitionTaskStage', ({ task }) => ({ task_id: task.id })),
    [moved, updated],
  ],
  [
    'transitionTaskStage that completes the task',
    bare,
    body('transitionTaskStage', ({ task }) => ({ task_id: task.id })),
    completion,
  ],
  [
    'completeTaskSubstage of several',
    { stages: [{ name: 'Only', substages: [{ name: 'One' }, { name: 'Two' }] }] },
    onPath('completeTaskSubstage', ({ substage }) => substage.id),
    [updated],
  ],
  [
    'completeTaskSubstage that moves on',
    { stages: [...stages, { name: 'Second' }] },
    onPath('completeTaskSubstage', ({ substage }) => substage.id),
    [moved, updated],
  ],
  [
    'completeTaskSubstage that completes the task',
    undefined,
    onPath('completeTaskSubstage', ({ substage }) => substage.id),
    completion,
  ],
  [
    'unlinkTaskTicket',
    undefined,
    body('unlinkTaskTicket', ({ task, ticket }) => ({ task_id: task.id, ticket_id: ticket.id })),
    [],
  ],
  ['deleteTask', undefined, onPath('deleteTask', ({ task }) => task.id), ['process.instance_deleted']],
  [
    'bulkDeleteTasks',
    undefined,
    body('bulkDeleteTasks', ({ task }) => ({ ids: [task.id] })),
    ['process.instance_deleted'],
  ],
];

describe('subscribers hear of', () => {
  it.each(operations)('%s', async (_, values, act, wanted) => {
    const given = await linked(values);
    await service.takeEvents();
    await act(given);
    const events = await service.takeEvents();
    expect(events.map(({ event_type }) => event_type)).toEqual(wanted);
    const sequences = events.map(({ data }) => data.sequence);
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
    expect(new Set(events.map(({ data }) => data.correlation_id)).size).toBeLessThanOrEqual(1);
    for (const { data } of events.filter(({ event_type }) => event_type === updated))
      expect(data._changed_fields).toEqual([...data._changed_fields].sort());
  });
});

describe('of a private task subscribers hear no text, tag, client or person from', () => {
  let secrets: object;
  beforeAll(async () => {
    const client = await newClient(service, (await newProfile(service)).id, { name: 'Xylograph client' });
    await service.query(
      "insert into users (tenant_id, kind, name) values ($1, 'member', 'Xylograph person')",
      [service.agencies[0].id],
    );
    const [person] = await service.query<{ id: string }>(
      "select id from users where name = 'Xylograph person'",
    );
    secrets = {
      is_private: true,
      name: 'Xylograph',
      description: 'Xylograph',
      tags: ['xylograph'],
      client_id: client.id,
      assigned_to: [person!.id],
      priority_level: 'urgent',
    };
  });

  it.each(operations)('%s', async (_, values, act) => {
    const named = { stages: stages.map((stage) => ({ ...stage, name: 'Xylograph stage' })), ...values };
    const given = await linked({ ...named, ...secrets });
    await act(given);
    const events = (await service.takeEvents()).filter(({ data }) =>
      JSON.stringify(data).includes(given.task.id),
    );
    expect(events).not.toEqual([]);
    // Making it open is what lets the texts out.
    for (const { data } of events.filter((event) => event.data.task?.is_private !== false))
      expect(JSON.stringify(data).toLowerCase()).not.toContain('xylograph');
  });
});
