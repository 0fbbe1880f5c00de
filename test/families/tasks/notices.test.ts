import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { TaskHands } from './setup.ts';

let service: Service;
let all: TaskHands;
let dana: string;
let lena: string;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
  const member = async (name: string) =>
    (
      await service.query<{ id: string }>(
        "insert into users (tenant_id, kind, name, permissions) values ($1, 'member', $2, '{tasks.view}') returning id",
        [service.agencies[0].id, name],
      )
    )[0]!.id;
  [dana, lena] = [await member('Dana'), await member('Lena')];
});
beforeEach(() => service.query('delete from notifications'));
afterAll(() => service.stop());

const inbox = async (userId: string) =>
  (
    await service.query<{ kind: string; title: string }>(
      'select kind, title from notifications where user_id = $1 order by created_at, id',
      [userId],
    )
  ).map(({ kind, title }) => [kind, title]);

describe('members are told', () => {
  it('what they were given: a task, a stage, a substage', async () => {
    const task = await all.create({
      name: 'Logo',
      assigned_to: [dana],
      stages: [{ name: 'Draft', assigned_to: [lena], substages: [{ name: 'Sketch', assigned_to: [dana] }] }],
    });
    expect(await inbox(dana)).toEqual([
      ['assignment', `You were assigned to Logo (#${task.number})`],
      ['assignment', `You were assigned to Sketch of Logo (#${task.number})`],
    ]);
    expect(await inbox(lena)).toEqual([
      ['assignment', `You were assigned to Draft of Logo (#${task.number})`],
    ]);
  });

  it('that they watch a task since, and when its status changes after that', async () => {
    const task = await all.create({ name: 'Logo' });
    await service.ok('replaceTaskWatchers', { path: { id: task.id }, body: { user_ids: [lena] } });
    await all.update(task.id, { name: 'New logo' });
    await all.update(task.id, { status: 'done' });
    expect(await inbox(lena)).toEqual([
      ['status_change', `You are now watching Logo (#${task.number})`],
      ['status_change', `New logo (#${task.number}) is Done`],
    ]);
  });

  it('nothing that they did themselves, and nothing twice', async () => {
    const task = await all.create({ assigned_to: [dana] });
    await service.query('delete from notifications');
    await all.update(task.id, { assigned_to: [dana, lena] });
    expect([await inbox(dana), (await inbox(lena)).length]).toEqual([[], 1]);
  });

  it('of a bulk change once for each task that it gave them', async () => {
    const tasks = [await all.create({ name: 'One' }), await all.create({ name: 'Two' })];
    await service.ok('bulkUpdateTasks', {
      body: { ids: tasks.map(({ id }) => id), changes: { add_assignee_ids: [dana] } },
    });
    expect((await inbox(dana)).map(([, title]) => title)).toEqual([
      expect.stringContaining('One'),
      expect.stringContaining('Two'),
    ]);
  });
});
