import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newComment, newFile, newTicket, newTimeEntry } from './neighbours.ts';
import { newWorker, TaskHands, type Answer } from './setup.ts';

let service: Service;
let all: TaskHands;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
});
afterAll(() => service.stop());

const preview = async (id: string, caller?: { key: string }): Promise<Answer> =>
  (await service.ok('getTaskDeletePreview', { path: { id } }, caller)).data;

describe('the preview of a deletion', () => {
  it('tells what hangs on the task, and until when it could come back', async () => {
    const ticket = await newTicket(service, { subject: 'Logo is blurred' });
    const task = await all.create({ ticket_id: ticket, stages: [{ name: 'Draft' }, { name: 'Review' }] });
    await newComment(service, task.id, 'Hello');
    await newFile(service, { kind: 'task', id: task.id });
    await newTimeEntry(service, task.id);
    await service.query('update tasks set tracked_minutes = 95 where id = $1', [task.id]);
    const shown = await preview(task.id);
    expect(shown).toMatchObject({
      task: { id: task.id, number: task.number, name: task.name },
      can_delete: true,
      reason: null,
      linked_tickets: [{ id: ticket, subject: 'Logo is blurred' }],
      dependents: [],
      stage_count: 2,
      comment_count: 1,
      attachment_count: 1,
      time_entry_count: 1,
      tracked_minutes: 95,
      revision: task.revision,
    });
    const {
      data: { deleted_at: deletedAt },
    } = await service.ok('deleteTask', {
      path: { id: task.id },
      query: { expected_revision: shown.revision },
    });
    expect(
      Math.abs(Date.parse(shown.restore_expires_at) - Date.parse(deletedAt) - 30 * 86_400_000),
    ).toBeLessThan(60_000);
  });

  it('names open escalations that are about it, as far as the caller may see them', async () => {
    const task = await all.create();
    const [escalation] = await service.query<{ id: string }>(
      `insert into escalations (tenant_id, number, title, status, status_category, severity, created_by) values ($1, 1, 'Angry call', 'open', 'open', 'high', $2) returning id`,
      [service.agencies[0].id, service.agencies[0].ownerId],
    );
    await service.query(
      'insert into escalation_tasks (tenant_id, escalation_id, task_id) values ($1, $2, $3)',
      [service.agencies[0].id, escalation!.id, task.id],
    );
    expect((await preview(task.id)).dependents).toEqual([
      { kind: 'escalation', id: escalation!.id, name: 'Angry call' },
    ]);
    expect((await preview(task.id, await newWorker(service, ['tasks.view']))).dependents).toEqual([
      { kind: 'escalation', id: escalation!.id, name: null },
    ]);
  });

  it('says why not, in the words of the deletion itself', async () => {
    const viewer = await newWorker(service, ['tasks.view']);
    const task = await all.create();
    const refused = await all.as(viewer).call('deleteTask', { path: { id: task.id } });
    expect(await preview(task.id, viewer)).toMatchObject({
      can_delete: false,
      reason: refused.body.error.message,
    });
  });

  it('names no tickets that the caller may not see', async () => {
    const ticket = await newTicket(service, { isPrivate: true });
    const task = await all.create({ ticket_id: ticket });
    for (const permissions of [['tasks.view'], ['tasks.view', 'tickets.view']] as const) {
      expect((await preview(task.id, await newWorker(service, permissions))).linked_tickets).toEqual([]);
    }
  });

  it('counts no comment that was deleted and no file that is not there to be read', async () => {
    const task = await all.create();
    const comment = await newComment(service, task.id, 'Hello');
    await service.query('update comments set erased_at = now(), body_text = null where id = $1', [comment]);
    await newFile(service, { kind: 'task', id: task.id }, 'half.pdf', 'uploading');
    expect(await preview(task.id)).toMatchObject({ comment_count: 0, attachment_count: 0 });
  });
});

describe('the watchers of a task', () => {
  it('are those added last first, or by name', async () => {
    const workers = [
      await newWorker(service, ['tasks.view']),
      await newWorker(service, ['tasks.view']),
      await newWorker(service, ['tasks.view']),
    ];
    for (const [index, name] of ['Noor', 'ada', 'Zoe'].entries())
      await service.query('update users set name = $2 where id = $1', [workers[index]!.userId, name]);
    const task = await all.create({ watcher_ids: workers.map(({ userId }) => userId) });
    await service.query(
      "update task_watchers set added_at = now() - interval '1 day', added_by = null where task_id = $1 and user_id = $2",
      [task.id, workers[1]!.userId],
    );
    const names = async (query: Record<string, unknown>) =>
      (await service.ok('listTaskWatchers', { path: { id: task.id }, query })).data.map(
        ({ user }: Answer) => user.name,
      );
    expect((await names({})).at(-1)).toBe('ada');
    expect(await names({ sort: 'name', order: 'asc' })).toEqual(['ada', 'Noor', 'Zoe']);
    const page = await service.ok('listTaskWatchers', {
      path: { id: task.id },
      query: { sort: 'name', order: 'asc', limit: 2 },
    });
    expect(page).toMatchObject({
      data: [
        { user: { id: workers[1]!.userId }, added_by: null },
        { user: { name: 'Noor' }, added_by: task.created_by },
      ],
      pagination: { total: 3, limit: 2 },
    });
  });
});
