import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import pg from 'pg';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { fire, openDesk, pass, type Desk } from './desk.ts';

/** Rules of tickets that hold whichever way one comes to them. */
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

const minutes = (first: number, resolution: number | null) => ({
  first_response_minutes: first,
  resolution_minutes: resolution,
});
const targets = {
  low: minutes(4000, null),
  normal: minutes(2000, null),
  high: minutes(1000, null),
  urgent: minutes(1, null),
};
const urgentTicket = async () => {
  const inbox = await desk.newInbox({ sla_policies: [{ name: 'All', calendar_key: '24x7', targets }] });
  return desk.create({
    inbox_id: inbox.id,
    priority_level: 'urgent',
    correspondents: [{ email: `${randomUUID()}@x.example` }],
    opening_message: { direction: 'inbound', body_text: 'Help' },
  });
};

it('resolving without an answer ends the clock of the first response, and opening again lets it run on', async () => {
  const { id } = await urgentTicket();
  await desk.update(id, { status: 'resolved' });
  expect((await desk.get(id)).sla.first_response).toMatchObject({ status: 'cancelled', breached_at: null });
  await desk.update(id, { status: 'open' });
  expect((await desk.get(id)).sla.first_response).toMatchObject({ status: 'running' });
});

it('a recorded breach is found and counted while its clock runs towards a later deadline', async () => {
  const { id, inbox } = await urgentTicket();
  await pass(service, owner, 1);
  await fire(service, owner);
  await desk.update(id, { priority_level: 'low' });
  const found = await service.ok('listTickets', { query: { sla_status: ['breached'] } }, desk.manager);
  expect(found.data.map((ticket) => ticket.id)).toContain(id);
  const { data: counts } = await service.ok(
    'getTicketCounts',
    { query: { inbox_id: [inbox.id] } },
    desk.manager,
  );
  expect(counts.sla_breached).toBe(1);
});

it('moving unassigns agents who could not open the ticket there', async () => {
  const closed = await desk.newInbox({ access: 'members', member_ids: [desk.manager.id] });
  const { id } = await desk.create({ assigned_to: [desk.agent.id, desk.manager.id] });
  await service.takeEvents(agency);
  await service.ok('moveTicket', { path: { id }, body: { inbox_id: closed.id } }, desk.manager);
  expect((await desk.get(id)).assigned_to).toEqual([desk.manager.id]);
  expect(await desk.events()).toEqual(['ticket.unassigned', 'ticket.moved', 'ticket.updated']);
});

it('moving several unassigns them too', async () => {
  const closed = await desk.newInbox({ access: 'members', member_ids: [desk.manager.id] });
  const { id } = await desk.create({ assigned_to: [desk.agent.id] });
  await service.takeEvents(agency);
  await service.ok('bulkMoveTickets', { body: { ids: [id], inbox_id: closed.id } }, desk.manager);
  expect((await desk.get(id)).assigned_to).toEqual([]);
  expect(await desk.events()).toContain('ticket.unassigned');
});

it('an inbox that rules move tickets to cannot be archived', async () => {
  const inbox = await desk.newInbox();
  await service.ok(
    'createTicketRoutingRule',
    {
      body: {
        name: 'To it',
        conditions: [],
        actions: [{ type: 'move_to_inbox', inbox_id: inbox.id }],
      } as never,
    },
    desk.manager,
  );
  const archive = await service.call(
    'updateTicketInbox',
    { path: { id: inbox.id }, body: { is_archived: true } },
    desk.manager,
  );
  expect([archive.status, archive.body.error?.message]).toEqual([
    409,
    expect.stringContaining('1 routing rule moves'),
  ]);
});

it('an imported ticket has no time to come and no end before its beginning', async () => {
  const create = (body: object) =>
    service.call(
      'createTicket',
      { body: { subject: 'Old', is_imported: true, inbox_id: desk.inbox.id, ...body } },
      desk.manager,
    );
  const late = await create({ created_at: '2031-01-01T00:00:00Z' });
  expect([late.status, late.body.error?.message]).toEqual([400, expect.stringContaining('body.created_at')]);
  const early = await create({
    status: 'resolved',
    created_at: '2025-01-02T00:00:00Z',
    resolved_at: '2025-01-01T00:00:00Z',
  });
  expect([early.status, early.body.error?.message]).toEqual([
    400,
    expect.stringContaining('body.resolved_at'),
  ]);
});

it('a subject is one line in which there is something to read', async () => {
  for (const subject of ['one\r\nBcc: x', '\u200b', 'a\u2028b'])
    expect((await service.call('createTicket', { body: { subject } }, desk.manager)).status).toBe(400);
});
