import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newWorker, TaskHands, type TestWorker } from './setup.ts';

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

describe('a change of many stages', () => {
  it('completes those that can be, and their tasks with the last one', async () => {
    const task = await all.create({
      stages: [
        { name: 'A', key: 'a' },
        { name: 'B', predecessor_keys: ['a'] },
      ],
    });
    const other = await all.create({ stages: [{ name: 'C', substages: [{ name: 'Missing' }] }] });
    const [a, b] = await all.stages(task.id);
    const [c] = await all.stages(other.id);
    await service.takeEvents();
    const result = await bulk('bulkUpdateTaskStages', {
      ids: [a.id, b.id, c.id],
      changes: { status: 'completed' },
    });
    expect(
      result.outcomes.map(({ status, error }: { status: string; error?: { message: string } }) => [
        status,
        error?.message,
      ]),
    ).toEqual([
      ['succeeded', undefined],
      ['succeeded', undefined],
      ['failed', expect.stringContaining('substage "Missing"')],
    ]);
    expect((await all.get(task.id)).status_category).toBe('done');
    expect((await service.takeEvents()).map(({ event_type }) => event_type)).toEqual([
      'process.instance_completed',
      'process.instance_updated',
    ]);
  });

  it('is one change of each task: one revision, one event, whatever the number of its stages', async () => {
    const task = await all.create({
      stages: ['A', 'B', 'C'].map((name) => ({ name, predecessor_keys: [] })),
    });
    const other = await all.create({ stages: [{ name: 'D' }] });
    const [a, b, c] = await all.stages(task.id);
    const [d] = await all.stages(other.id);
    await service.takeEvents();
    expect(
      await bulk('bulkUpdateTaskStages', { ids: [a.id, d.id, b.id], changes: { estimated_minutes: 30 } }),
    ).toMatchObject({ succeeded: 3, failed: 0 });
    const events = await service.takeEvents();
    expect(events.map(({ event_type, data }) => [event_type, data.task.id, data._changed_fields])).toEqual(
      [task.id, other.id].map((id) => ['process.instance_updated', id, ['stages']]),
    );
    expect((await all.get(task.id)).revision).toBe(task.revision + 1);
    // A stage that is refused keeps what it was, and the others of its task change.
    await service.query(
      "insert into task_substages (tenant_id, task_id, stage_id, name, position, created_by) values ($1, $2, $3, 'Missing', 0, $4)",
      [service.agencies[0].id, task.id, b.id, service.agencies[0].ownerId],
    );
    expect(
      await bulk('bulkUpdateTaskStages', { ids: [a.id, b.id, c.id], changes: { status: 'completed' } }),
    ).toMatchObject({ succeeded: 2, failed: 1 });
    expect(
      (await all.stages(task.id)).map(({ status_category, revision }) => [status_category, revision]),
    ).toEqual([
      ['completed', 3],
      ['ready', 2],
      ['completed', 2],
    ]);
    const moved = await service.takeEvents();
    expect(moved.map(({ event_type, data }) => [event_type, data.to_stage?.id])).toEqual([
      ['process.stage_changed', b.id],
      ['process.instance_updated', undefined],
    ]);
    expect((await all.get(task.id)).revision).toBe(task.revision + 2);
  });

  it('assigns and dates them, for who may edit tasks', async () => {
    const task = await all.create({ stages: [{ name: 'A' }] });
    const [stage] = await all.stages(task.id);
    const changes = { assigned_to: [viewer.userId], due_date: '2026-03-02T10:00:00Z', estimated_minutes: 30 };
    expect(await bulk('bulkUpdateTaskStages', { ids: [stage.id], changes }, all.as(viewer))).toMatchObject({
      failed: 1,
    });
    expect(await bulk('bulkUpdateTaskStages', { ids: [stage.id], changes })).toMatchObject({ succeeded: 1 });
    expect(await bulk('bulkUpdateTaskStages', { ids: [stage.id], changes })).toMatchObject({ unchanged: 1 });
    expect((await all.stages(task.id))[0]).toMatchObject({
      assigned_to: [viewer.userId],
      assignment_status: 'manual',
      estimated_minutes: 30,
    });
  });
});

describe('another status of the same category', () => {
  it('is given to stages by who may edit tasks alone', async () => {
    const task = await all.create({ stages: [{ name: 'A' }] });
    const [stage] = await all.stages(task.id);
    await all.stage({ action: 'start', stage_id: stage.id });
    const {
      sets: [stages],
    } = (await service.ok('readStatusOptions', { body: { record_kinds: ['task_stage'] } })).data;
    await service.ok('updateStatusOptions', {
      body: {
        record_kind: 'task_stage',
        options: [
          ...stages!.options,
          { key: 'in_review', label: 'In review', color: '#112233', category: 'in_progress' },
        ],
      },
    });
    const change = (hands: TaskHands) =>
      bulk('bulkUpdateTaskStages', { ids: [stage.id], changes: { status: 'in_review' } }, hands);
    expect(await change(all.as(viewer))).toMatchObject({
      failed: 1,
      outcomes: [{ error: { type: 'permission_denied', message: expect.stringContaining('tasks.edit') } }],
    });
    expect(await change(all)).toMatchObject({ succeeded: 1 });
    expect((await all.stages(task.id))[0]).toMatchObject({
      status: 'in_review',
      status_category: 'in_progress',
    });
  });
});
