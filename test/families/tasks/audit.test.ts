import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskAuditActions } from '#src/domain/tasks/store/audit-actions.ts';
import { startService, type Service } from '../../support/service.ts';
import { newField } from '../fields/field-records.ts';
import { newTicket } from './neighbours.ts';
import { newWorker, TaskHands, type Answer } from './setup.ts';

let service: Service;
let all: TaskHands;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
});
afterAll(() => service.stop());

const audit = async (
  query: object,
  caller: { key: string } = { key: service.agencies[0].key },
): Promise<Answer[]> =>
  (await service.ok('listTaskAuditEntries', { query: { order: 'asc', limit: 200, ...query } }, caller)).data;
const of = (task: Answer, query: object = {}, caller?: { key: string }) =>
  audit({ task_id: [task.id], ...query }, caller);
const actionsOf = async (task: Answer, query: object = {}, caller?: { key: string }) =>
  (await of(task, query, caller)).map(({ action }) => action);

/** Makes every kind of change that tasks know, once. */
async function liveThroughEverything(): Promise<Answer> {
  const ticket = await newTicket(service, { subject: 'Logo is blurred' });
  const task = await all.create({
    ticket_id: ticket,
    stages: [{ name: 'Draft', substages: [{ name: 'Spelling' }] }, { name: 'Review' }],
  });
  const [draft, review] = (await all.stages(task.id)).map(({ id }) => id);
  const [substage] = await service.query<{ id: string }>('select id from task_substages where task_id = $1', [
    task.id,
  ]);
  await all.update(task.id, { due_date: '2026-03-02T14:05:00.000Z' });
  await all.update(task.id, { assigned_to: [(await newWorker(service, ['tasks.view'])).userId] });
  await service.ok('setTaskPrivacy', { path: { id: task.id }, body: { is_private: true } });
  await all.stage({
    action: 'set_predecessors',
    stage_id: review,
    predecessors: [{ stage_id: draft, lag_minutes: 0, type: 'start_to_start' }],
  });
  await all.update(task.id, { status: 'in_progress' });
  await service.ok('completeTaskSubstage', { path: { id: substage!.id } });
  await service.ok('transitionTaskStage', { body: { task_id: task.id, comment: 'Looks good' } });
  await service.ok('deleteTask', { path: { id: task.id } });
  await service.ok('restoreTask', { path: { id: task.id } });
  await service.ok('replaceTaskWatchers', { path: { id: task.id }, body: { user_ids: [task.created_by] } });
  await service.ok('unlinkTaskTicket', { body: { task_id: task.id, ticket_id: ticket } });
  const source = await all.create({ name: 'Double entry' });
  await service.ok('mergeTasks', { body: { survivor_id: task.id, source_ids: [source.id] } });
  return task;
}

describe('the audit of tasks', () => {
  it('has an entry for every kind of change, and the activity a sentence', async () => {
    const task = await liveThroughEverything();
    expect(new Set(await actionsOf(task))).toEqual(new Set(taskAuditActions));
    const { data: told } = await service.ok('listTaskActivity', {
      path: { id: task.id },
      query: { limit: 200 },
    });
    const entries = await of(task);
    for (const { id } of entries)
      expect(told.find((one: Answer) => one.id === id)?.text).toMatch(/^\p{Lu}.+\.$/u);
    // A comment on a transition is told and is no change.
    expect(told.length).toBe(entries.length + 1);
    expect(
      told.some(({ text }: Answer) => text.includes(': noted') || /undefined|null|\[object/.test(text)),
    ).toBe(false);
  });

  it('tells the values before and after, who, and in which request', async () => {
    const worker = await newWorker(service, ['tasks.view', 'tasks.edit']);
    const task = await all.create({ due_date: '2026-03-02T14:05:00.000Z' });
    await all.as(worker).update(task.id, { name: 'Other', due_date: '2026-03-03T14:05:00.000Z' });
    const [created, updated] = await of(task);
    expect(created).toMatchObject({
      action: 'created',
      changes: [],
      stage_id: null,
      substage_id: null,
      reason: null,
      task: { id: task.id, number: task.number, name: 'Other' },
    });
    expect(updated).toMatchObject({
      action: 'updated',
      actor: { type: 'user', id: worker.userId },
      changes: [
        { field: 'due_date', old_value: '2026-03-02T14:05:00.000Z', new_value: '2026-03-03T14:05:00.000Z' },
        { field: 'name', old_value: 'Content pack', new_value: 'Other' },
      ],
    });
    expect(await audit({ correlation_id: updated.correlation_id })).toEqual([updated]);
    expect(await audit({ actor_id: [worker.userId] })).toEqual([updated]);
    expect(await of(task, { changed_field: ['due_date'] })).toEqual([updated]);
    expect(await of(task, { changed_field: ['tags'] })).toEqual([]);
    expect(await of(task, { action: ['created', 'deleted'] })).toEqual([created]);
    expect(await of(task, { occurred_after: updated.occurred_at })).toEqual([updated]);
    expect(await of(task, { occurred_before: updated.occurred_at })).toEqual([created]);
  });

  it('finds what happened to a stage and its substages', async () => {
    const task = await all.create({
      stages: [{ name: 'Draft', substages: [{ name: 'Spelling' }] }, { name: 'Review' }],
    });
    const [draft, review] = (await all.stages(task.id)).map(({ id }) => id);
    const [substage] = await service.query<{ id: string }>(
      'select id from task_substages where task_id = $1',
      [task.id],
    );
    await all.stage({ action: 'update', stage_id: review, name: 'Check' });
    await service.ok('completeTaskSubstage', { path: { id: substage!.id } });
    expect(await audit({ stage_id: [draft] })).toMatchObject([
      {
        action: 'substage_updated',
        stage_id: draft,
        substage_id: substage!.id,
        changes: [{ field: 'completed_at', old_value: null, new_value: expect.any(String) }],
      },
    ]);
    expect(await audit({ stage_id: [review] })).toMatchObject([
      { action: 'stage_updated', stage_id: review, substage_id: null },
    ]);
  });

  it('never tells values of sensitive fields, those that became sensitive later included', async () => {
    const [open, secret, later] = await Promise.all(
      [false, true, false].map((isSensitive) =>
        newField(service, { record_kind: 'task', is_sensitive: isSensitive }),
      ),
    );
    const task = await all.create();
    await all.update(
      task.id,
      Object.fromEntries(
        [open, secret, later].map((field) => [`field_values.${field!.key}`, `value of ${field!.key}`]),
      ),
    );
    await service.query('update fields set is_sensitive = true where id = $1', [later!.id]);
    const [updated] = await of(task, { action: ['updated'] });
    const values = Object.fromEntries(
      updated.changes.map(({ field, old_value, new_value }: Answer) => [field, [old_value, new_value]]),
    );
    expect(values).toEqual({
      [`field_values.${open!.key}`]: [null, `value of ${open!.key}`],
      [`field_values.${secret!.key}`]: [null, null],
      [`field_values.${later!.key}`]: [null, null],
    });
  });
});

describe('who hears of which tasks', () => {
  it('leaves out private ones of others', async () => {
    const [watcher, other] = [
      await newWorker(service, ['tasks.view']),
      await newWorker(service, ['tasks.view', 'tasks.edit', 'tasks.delete']),
    ];
    const task = await all.create({ is_private: true, watcher_ids: [watcher.userId] });
    expect(await actionsOf(task, {}, watcher)).toEqual(['created']);
    expect(await actionsOf(task, {}, other)).toEqual([]);
    expect(await actionsOf(task, {}, { key: service.agencies[1].key })).toEqual([]);
  });

  it('shows deleted ones to who may delete tasks, merged ones to who manages them', async () => {
    const [viewer, deleter, manager] = [
      await newWorker(service, ['tasks.view']),
      await newWorker(service, ['tasks.view', 'tasks.delete']),
      await newWorker(service, ['tasks.view', 'tasks.manage']),
    ];
    const [deleted, merged, survivor] = [await all.create(), await all.create(), await all.create()];
    await service.ok('deleteTask', { path: { id: deleted.id } });
    await service.query('update tasks set merged_into_id = $2, merged_at = now() where id = $1', [
      merged.id,
      survivor.id,
    ]);
    const seen = async (caller: { key: string }) => [
      await actionsOf(deleted, {}, caller),
      await actionsOf(merged, {}, caller),
    ];
    expect(await seen(viewer)).toEqual([[], []]);
    expect(await seen(deleter)).toEqual([['created', 'deleted'], []]);
    expect(await seen(manager)).toEqual([[], ['created']]);
  });
});
