import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newWorker, refusal, TaskHands } from './setup.ts';
import { newTicket } from './tickets.ts';

let service: Service;
let all: TaskHands;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
});
beforeEach(() => service.takeEvents());
afterAll(() => service.stop());

const link = (taskId: string, ticketId: string, reference_only?: boolean) =>
  all.call('linkTaskTicket', {
    body: { task_id: taskId, ticket_id: ticketId, ...(reference_only !== undefined && { reference_only }) },
  });
const eventTypes = async () => (await service.takeEvents()).map(({ event_type }) => event_type);

describe('a link between task and ticket', () => {
  it('is told once; repeating it changes at most what kind of link it is', async () => {
    const [task, ticket] = [await all.create(), await newTicket(service)];
    await eventTypes();
    const {
      body: { data },
    } = await link(task.id, ticket.id);
    expect(data).toMatchObject({
      task: { id: task.id },
      ticket: { id: ticket.id, subject: 'Login page shows an old logo' },
      reference_only: false,
      origin: 'attached',
      ticket_status_category: 'open',
    });
    expect(await service.takeEvents()).toMatchObject([
      {
        event_type: 'ticket.linked_process_attached',
        data: {
          ticket: { id: ticket.id, status: { key: 'open', label: 'Open', category: 'open' } },
          task: { id: task.id },
          reference_only: false,
        },
      },
    ]);
    expect((await link(task.id, ticket.id)).body.data).toEqual(data);
    expect((await link(task.id, ticket.id, true)).body.data).toEqual({ ...data, reference_only: true });
    expect(await eventTypes()).toEqual([]);
    expect((await all.get(task.id)).ticket_count).toBe(1);
  });

  it('counts after a merge of tickets where one of the two counted', async () => {
    const [task, survivor, source] = [await all.create(), await newTicket(service), await newTicket(service)];
    await link(task.id, survivor.id, true);
    await link(task.id, source.id);
    await service.ok('mergeTickets', { path: { id: survivor.id }, body: { source_ids: [source.id] } });
    const rows = await service.query<{ reference_only: boolean }>(
      'select reference_only from task_ticket_links where task_id = $1 and ticket_id = $2',
      [task.id, survivor.id],
    );
    expect(rows).toEqual([{ reference_only: false }]);
  });

  it('goes without a word, and only once', async () => {
    const [task, ticket] = [await all.create(), await newTicket(service)];
    await link(task.id, ticket.id);
    await eventTypes();
    const unlink = () => all.call('unlinkTaskTicket', { body: { task_id: task.id, ticket_id: ticket.id } });
    expect((await unlink()).status).toBe(200);
    expect(await eventTypes()).toEqual([]);
    expect(refusal(await unlink())).toEqual([404, expect.stringContaining('not linked')]);
  });

  it('needs a ticket that the caller may see', async () => {
    const task = await all.create();
    const editor = await newWorker(service, ['tasks.view', 'tasks.edit']);
    const agent = await newWorker(service, ['tasks.view', 'tasks.edit', 'tickets.view']);
    const [open, secret, merged] = [
      await newTicket(service),
      await newTicket(service, { is_private: true }),
      await newTicket(service),
    ];
    await service.query('update tickets set merged_into_id = $2 where id = $1', [merged.id, open.id]);
    const foreign = await newTicket(service, {}, service.agencies[1]);
    const attempt = async (worker: { key: string }, ticketId: string) =>
      (await all.as(worker).call('linkTaskTicket', { body: { task_id: task.id, ticket_id: ticketId } }))
        .status;
    expect([
      await attempt(editor, open.id),
      await attempt(agent, secret.id),
      await attempt(agent, foreign.id),
      await attempt(agent, merged.id),
      await attempt(agent, open.id),
    ]).toEqual([403, 404, 404, 409, 200]);
  });
});

describe('all linked tasks of a ticket', () => {
  const complete = (id: string) => all.update(id, { status: 'done' });

  it('completed are told once, when the last one that counts is done', async () => {
    const ticket = await newTicket(service);
    const [first, second, mentioned, deleted] = [
      await all.create(),
      await all.create(),
      await all.create(),
      await all.create(),
    ];
    await link(first.id, ticket.id);
    await link(second.id, ticket.id);
    await link(mentioned.id, ticket.id, true);
    await link(deleted.id, ticket.id);
    await service.ok('deleteTask', { path: { id: deleted.id } });
    await complete(first.id);
    await eventTypes();
    await complete(second.id);
    const events = await service.takeEvents();
    expect(events.map(({ event_type }) => event_type)).toEqual([
      'process.instance_completed',
      'process.instance_updated',
      'ticket.all_linked_processes_completed',
    ]);
    expect(events[2]!.data).toMatchObject({
      ticket: { id: ticket.id },
      tasks: [{ id: first.id }, { id: second.id }],
      last_task_id: second.id,
    });
    await complete(mentioned.id);
    expect(await eventTypes()).toEqual(['process.instance_completed', 'process.instance_updated']);
  });

  it('are told again when one was reopened and completed again', async () => {
    const [ticket, task] = [await newTicket(service), await all.create()];
    await link(task.id, ticket.id);
    await complete(task.id);
    await all.update(task.id, { status: 'in_progress' });
    await eventTypes();
    await complete(task.id);
    expect(await eventTypes()).toContain('ticket.all_linked_processes_completed');
  });

  it('are told once when the last two are completed at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ticket = await newTicket(service);
      const tasks = [await all.create(), await all.create()];
      for (const task of tasks) await link(task.id, ticket.id);
      await eventTypes();
      await Promise.all(tasks.map(({ id }) => complete(id)));
      expect(
        (await eventTypes()).filter((type) => type === 'ticket.all_linked_processes_completed'),
      ).toHaveLength(1);
    }
  });
});
