import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { fire, openDesk, pass, type Desk } from './desk.ts';

/** What is resolved closes by itself, by the days that its inbox and the agency set. */
let service: Service;
let agency: TestAgency;
let owner: pg.Pool;
let desk: Desk;
beforeAll(async () => {
  service = await startService({});
  [agency] = service.agencies;
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
  desk = await openDesk(service, agency);
});
afterAll(async () => {
  await owner?.end();
  await service?.stop();
});

describe('a resolved ticket', () => {
  it('closes by itself when its days are over, and not while a linked task is open', async () => {
    const inbox = await desk.newInbox({
      closing: { auto_close: { mode: 'after_days', days: 2 }, reopen_window_days: 1 },
    });
    const { id } = await desk.create({ inbox_id: inbox.id });
    const { data: task } = await service.ok('createTask', { body: { name: 'Correct it', ticket_id: id } });
    await desk.update(id, { status: 'resolved' });
    expect(await desk.get(id)).toMatchObject({ auto_close_at: null, open_task_count: 1, task_count: 1 });
    await pass(service, owner, 72);
    await fire(service, owner);
    expect((await desk.get(id)).status_category).toBe('resolved');
    await service.ok('manageTask', {
      body: { match: { id: task.id }, status: 'done', force: true },
    } as never);
    await service.takeEvents(agency);
    await fire(service, owner);
    expect((await desk.get(id)).status_category).toBe('closed');
    const [event] = await service.takeEvents(agency);
    expect(event).toMatchObject({
      event_type: 'ticket.status_changed',
      data: { reason: 'auto_close', actor: { type: 'system' } },
    });
  });

  it('follows the closing days of its inbox and of the agency when these change', async () => {
    const inbox = await desk.newInbox();
    const { id } = await desk.create({ inbox_id: inbox.id });
    await desk.update(id, { status: 'resolved' });
    const days = async () => {
      const { resolved_at: from, auto_close_at: at } = await desk.get(id);
      return at === null ? null : (Date.parse(at) - Date.parse(from!)) / 86_400_000;
    };
    expect(await days()).toBe(14);
    await service.ok('updateTicketSettings', { body: { closing: { auto_close_days: 5 } } }, desk.manager);
    expect(await days()).toBe(5);
    await service.ok('updateTicketSettings', { body: { closing: { auto_close_days: null } } }, desk.manager);
    expect(await days()).toBeNull();
    await service.ok(
      'updateTicketInbox',
      { path: { id: inbox.id }, body: { closing: { auto_close: { mode: 'after_days', days: 1 } } } },
      desk.manager,
    );
    expect(await days()).toBe(1);
    await pass(service, owner, 25);
    await fire(service, owner);
    expect((await desk.get(id)).status_category).toBe('closed');
  });
});
