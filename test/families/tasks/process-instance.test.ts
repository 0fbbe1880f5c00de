import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newProcess, publishVersion } from './neighbours.ts';
import { TaskHands, type Answer } from './setup.ts';

let service: Service;
let all: TaskHands;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
});
afterAll(() => service.stop());

const run = async (id: string): Promise<Answer> =>
  (await service.ok('getTaskProcessInstanceDetails', { path: { id } })).data;
const pathOf = ({ stage_path: steps }: Answer) =>
  steps.map(({ from_stage: from, to_stage: to, how }: Answer) => [from?.name ?? null, to.name, how]);

describe('the run of a process', () => {
  it('holds to the version that it began with, and says when there is a newer one', async () => {
    const process = await newProcess(
      service,
      [{ name: 'Draft', estimated_minutes: 30 }, { name: 'Review' }],
      'Monthly content',
    );
    const task = await all.create({ process_definition_id: process });
    expect(await run(task.id)).toMatchObject({
      process: { id: process, name: 'Monthly content' },
      pinned_version: 1,
      latest_version: 1,
      is_outdated: false,
      shift_due_on_hold: false,
      held_minutes: 0,
      tracked_minutes: 0,
    });
    await publishVersion(service, process, 2, [{ name: 'Everything new' }]);
    const shown = await run(task.id);
    expect(shown).toMatchObject({ pinned_version: 1, latest_version: 2, is_outdated: true });
    expect(
      shown.stages.map(({ stage, planned_minutes, elapsed_minutes }: Answer) => [
        stage.name,
        planned_minutes,
        elapsed_minutes,
      ]),
    ).toEqual([
      ['Draft', 30, null],
      ['Review', null, null],
    ]);
  });

  it('compares each stage with its plan', async () => {
    const task = await all.create({
      process_definition_id: await newProcess(service, [
        { name: 'Draft', estimated_minutes: 30 },
        { name: 'Review' },
      ]),
    });
    const [draft] = await all.stages(task.id);
    await all.stage({ action: 'start', stage_id: draft.id });
    await service.query(
      "update task_stages set started_at = now() - interval '2 hours', tracked_minutes = 45 where id = $1",
      [draft.id],
    );
    expect((await run(task.id)).stages[0]).toMatchObject({
      planned_minutes: 30,
      tracked_minutes: 45,
      elapsed_minutes: 120,
      completed_at: null,
    });
    await service.query("update task_stages set started_at = now() - interval '3 hours' where id = $1", [
      draft.id,
    ]);
    await all.stage({ action: 'complete', stage_id: draft.id });
    await service.query(
      "update task_stages set started_at = finished_at - interval '10 minutes' where id = $1",
      [draft.id],
    );
    expect((await run(task.id)).stages[0]).toMatchObject({
      stage: { status_category: 'completed' },
      elapsed_minutes: 10,
      completed_at: expect.any(String),
    });
  });

  it('tells the way through its stages, from the first', async () => {
    const task = await all.create({
      process_definition_id: await newProcess(service, [
        { name: 'Draft' },
        { name: 'Review' },
        { name: 'Publish' },
      ]),
    });
    expect(pathOf(await run(task.id))).toEqual([[null, 'Draft', 'advance']]);
    const [draft, , publish] = await all.stages(task.id);
    await service.ok('transitionTaskStage', { body: { task_id: task.id } });
    await service.ok('jumpTaskToStage', { path: { id: task.id }, body: { stage_id: publish.id } });
    await all.stage({ action: 'reopen', stage_id: draft.id });
    const shown = await run(task.id);
    expect(pathOf(shown)).toEqual([
      [null, 'Draft', 'advance'],
      ['Draft', 'Review', 'advance'],
      ['Review', 'Publish', 'jump'],
      ['Publish', 'Draft', 'reopen'],
    ]);
    expect(
      shown.stage_path.every(
        ({ actor }: Answer) => actor.type === 'service_account' && actor.name.length > 0,
      ),
    ).toBe(true);
  });

  it('goes on where it ended when a task that was over is reopened', async () => {
    const task = await all.create({ process_definition_id: await newProcess(service, [{ name: 'Draft' }]) });
    const [draft] = await all.stages(task.id);
    await all.stage({ action: 'complete', stage_id: draft.id });
    await all.update(task.id, { status: 'in_progress' });
    expect(pathOf(await run(task.id))).toEqual([
      [null, 'Draft', 'advance'],
      [null, 'Draft', 'reopen'],
    ]);
  });

  it('counts the time on hold, the present hold included', async () => {
    const task = await all.create({ process_definition_id: await newProcess(service, [{ name: 'Draft' }]) });
    await all.update(task.id, { status: 'on_hold' });
    await service.query(
      "update tasks set held_at = now() - interval '90 minutes', held_minutes = 30 where id = $1",
      [task.id],
    );
    expect((await run(task.id)).held_minutes).toBe(120);
  });

  it('is none for a task without a process', async () => {
    const task = await all.create({ stages: [{ name: 'Draft' }] });
    expect((await service.call('getTaskProcessInstanceDetails', { path: { id: task.id } })).status).toBe(404);
  });
});
