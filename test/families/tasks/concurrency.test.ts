import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { TaskHands } from './setup.ts';

// Two people at the same task at the same moment: one comes first, the other meets what the first has left.

let service: Service;
let all: TaskHands;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
});
beforeEach(() => service.takeEvents());
afterAll(() => service.stop());

const rounds = 8;
const setStatus = (id: string, value: string) =>
  all.call('updateTaskFields', { body: { task_id: id, changes: [{ field: 'status', value }] } });

describe('at the same moment', () => {
  it('two completions complete a task once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const task = await all.create();
      await service.takeEvents();
      const answers = await Promise.all([setStatus(task.id, 'done'), setStatus(task.id, 'done')]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await service.takeEvents()).map(({ event_type }) => event_type)).toEqual([
        'process.instance_completed',
        'process.instance_updated',
      ]);
      expect((await all.get(task.id)).revision).toBe(2);
    }
  });

  it('completing and cancelling: one wins, the other is told', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const task = await all.create();
      await service.takeEvents();
      const answers = await Promise.all([setStatus(task.id, 'done'), setStatus(task.id, 'cancelled')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { status_category: category, revision } = await all.get(task.id);
      expect([category, revision]).toEqual([answers[0]!.status === 200 ? 'done' : 'cancelled', 2]);
      expect(
        (await service.takeEvents()).filter(({ event_type }) => event_type === 'process.instance_updated'),
      ).toHaveLength(1);
    }
  });

  it('a merge and an edit of its source: no edit is lost, and none reaches a tombstone', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [survivor, source] = [await all.create(), await all.create()];
      const [merged, edited] = await Promise.all([
        all.call('mergeTasks', { body: { survivor_id: survivor.id, source_ids: [source.id] } }),
        all.call('updateTaskFields', {
          body: { task_id: source.id, changes: [{ field: 'name', value: 'Edited' }] },
        }),
      ]);
      expect([merged.status, [200, 404].includes(edited.status)]).toEqual([200, true]);
      const [row] = await service.query<{ name: string; revision: number }>(
        'select name, revision from tasks where id = $1',
        [source.id],
      );
      expect(row).toEqual(
        edited.status === 200 ? { name: 'Edited', revision: 3 } : { name: 'Content pack', revision: 2 },
      );
    }
  });

  it('two merges into each other: at most one is carried out', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [a, b] = [await all.create(), await all.create()];
      const answers = await Promise.all([
        all.call('mergeTasks', { body: { survivor_id: a.id, source_ids: [b.id] } }),
        all.call('mergeTasks', { body: { survivor_id: b.id, source_ids: [a.id] } }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it('twenty stages completed by twenty people complete the task once, with every event in order', async () => {
    const task = await all.create({
      stages: Array.from({ length: 20 }, (_, index) => ({ name: `Stage ${index}`, predecessor_keys: [] })),
    });
    const stages = await all.stages(task.id);
    await service.takeEvents();
    const answers = await Promise.all(
      stages.map(({ id }) => all.call('manageTaskStage', { body: { action: 'complete', stage_id: id } })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const events = await service.takeEvents();
    expect(events.filter(({ event_type }) => event_type === 'process.instance_completed')).toHaveLength(1);
    const revisions = events
      .filter(({ event_type }) => event_type === 'process.instance_updated')
      .map(({ data }) => data.task.revision);
    expect(revisions).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
  });

  it('fifty new tasks have fifty numbers', async () => {
    const tasks = await Promise.all(Array.from({ length: 50 }, () => all.create()));
    expect(new Set(tasks.map(({ number }) => number)).size).toBe(50);
  });
});
