import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { TaskHands, type Answer } from './setup.ts';

let service: Service;
let all: TaskHands;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
});
afterAll(() => service.stop());

const neighbours = async (id: string): Promise<Answer> =>
  (await service.ok('getTaskStageDependencies', { path: { id } })).data;
const graph = async (id: string): Promise<Answer> =>
  (await service.ok('getTaskDependencyGraph', { path: { id } })).data;
const idsOf = async (taskId: string): Promise<string[]> => (await all.stages(taskId)).map(({ id }) => id);

describe('what a stage waits for', () => {
  it('is satisfied when it is finished, from then on', async () => {
    const task = await all.create({
      stages: [
        { name: 'Draft', key: 'd' },
        { name: 'Review', predecessor_keys: ['d'] },
        { name: 'Images', predecessor_keys: ['d'] },
      ],
    });
    const [draft, review] = await idsOf(task.id);
    expect(await neighbours(review!)).toEqual({
      stage: { id: review, name: 'Review', position: 1, status_category: 'pending' },
      predecessors: [
        {
          stage: { id: draft, name: 'Draft', position: 0, status_category: 'ready' },
          type: 'finish_to_start',
          lag_minutes: 0,
          is_satisfied: false,
          satisfied_at: null,
        },
      ],
      successors: [],
    });
    await all.stage({ action: 'complete', stage_id: draft });
    const [{ completed_at: completedAt }] = await all.stages(task.id);
    const after = await neighbours(draft!);
    expect(
      after.successors.map(({ stage, is_satisfied, satisfied_at }: Answer) => [
        stage.name,
        stage.status_category,
        is_satisfied,
        satisfied_at,
      ]),
    ).toEqual([
      ['Review', 'ready', true, completedAt.toISOString()],
      ['Images', 'ready', true, completedAt.toISOString()],
    ]);
  });

  it('is not satisfied before its lag is over', async () => {
    const task = await all.create({ stages: [{ name: 'Paint' }, { name: 'Hang up' }] });
    const [paint, hang] = await idsOf(task.id);
    await all.stage({
      action: 'set_predecessors',
      stage_id: hang,
      predecessors: [{ stage_id: paint, lag_minutes: 60 }],
    });
    await all.stage({ action: 'complete', stage_id: paint });
    expect((await neighbours(hang!)).predecessors).toMatchObject([
      { is_satisfied: false, satisfied_at: null, lag_minutes: 60 },
    ]);
    await service.query(
      "update task_stages set finished_at = finished_at - interval '2 hours' where id = $1",
      [paint],
    );
    const [{ finished_at: finishedAt }] = await all.stages(task.id);
    expect((await neighbours(hang!)).predecessors).toMatchObject([
      { is_satisfied: true, satisfied_at: new Date(finishedAt.getTime() + 3_600_000).toISOString() },
    ]);
  });

  it('is unknown for a stage that is not there', async () => {
    expect((await service.call('getTaskStageDependencies', { path: { id: randomUUID() } })).status).toBe(404);
  });
});

describe('the dependency graph', () => {
  it('has every stage and dependency, and the path that decides when the task is done', async () => {
    const task = await all.create({
      stages: [
        { name: 'Brief', key: 'brief', estimated_minutes: 60 },
        { name: 'Text', key: 'text', predecessor_keys: ['brief'], estimated_minutes: 60 },
        { name: 'Film', key: 'film', predecessor_keys: ['brief'], estimated_minutes: 600 },
        { name: 'Publish', predecessor_keys: ['text', 'film'], estimated_minutes: 30 },
      ],
    });
    const [brief, text, film, publish] = await idsOf(task.id);
    const shown = await graph(task.id);
    expect(shown.task).toEqual({ id: task.id, number: task.number, name: task.name });
    expect(
      shown.nodes.map(({ name, is_current, is_critical }: Answer) => [name, is_current, is_critical]),
    ).toEqual([
      ['Brief', true, true],
      ['Text', false, false],
      ['Film', false, true],
      ['Publish', false, true],
    ]);
    expect(
      shown.edges.map(({ predecessor_id, successor_id }: Answer) => [predecessor_id, successor_id]),
    ).toEqual([
      [brief, text],
      [brief, film],
      [text, publish],
      [film, publish],
    ]);
    expect(shown.critical_path_stage_ids).toEqual([brief, film, publish]);
    await all.stage({ action: 'complete', stage_id: brief });
    expect((await graph(task.id)).critical_path_stage_ids).toEqual([brief, film, publish]);
    await all.stage({ action: 'skip', stage_id: film });
    expect((await graph(task.id)).critical_path_stage_ids).toEqual([brief, text, publish]);
  });

  it('of a task without stages is empty', async () => {
    const task = await all.create();
    expect(await graph(task.id)).toMatchObject({ nodes: [], edges: [], critical_path_stage_ids: [] });
  });
});
