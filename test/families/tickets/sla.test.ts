import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { fire, openDesk, pass, type Desk } from './desk.ts';

/** Clocks run in business hours, are told once, and end with the answer. */
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

const target = (first: number | null, resolution: number | null) => ({
  first_response_minutes: first,
  resolution_minutes: resolution,
});
const targets = {
  low: target(480, 2400),
  normal: target(120, 480),
  high: target(60, 240),
  urgent: target(30, 60),
};

const newInbox = (policies: object[] = [{ name: 'All', calendar_key: '24x7', targets }]) =>
  desk.newInbox({ sla_policies: policies });

const inbound = (inbox_id: string, more: object = {}) =>
  desk.create({
    inbox_id,
    correspondents: [{ email: `${randomUUID()}@x.example` }],
    opening_message: { direction: 'inbound', body_text: 'Help' },
    ...more,
  });

/** What subscribers hear; of one ticket, as the clocks of those of other tests run on. */
const told = async (id?: string) =>
  (await service.takeEvents(agency))
    .filter(({ data }) => id === undefined || data.ticket?.id === id)
    .map(({ event_type: type, data }) => [type, data.clock?.kind]);

describe('the clocks of a ticket', () => {
  it('begin with the ticket and its first inbound message, warn once, and are late once', async () => {
    const inbox = await newInbox();
    const quiet = await desk.create({ inbox_id: inbox.id });
    expect(quiet.sla).toMatchObject({
      policy_name: 'All',
      first_response: { status: 'idle', target_minutes: 120, started_at: null, due_date: null },
      resolution: { status: 'running', target_minutes: 480, remaining_minutes: 480 },
    });
    await service.ok('deleteTicket', { path: { id: quiet.id } }, desk.manager);
    const ticket = await inbound(inbox.id);
    const { first_response: response, resolution } = ticket.sla;
    expect(response).toMatchObject({ status: 'running', remaining_minutes: 120, is_at_risk: false });
    expect(Date.parse(response!.due_date!) - Date.parse(response!.started_at!)).toBe(120 * 60_000);
    expect(Date.parse(resolution!.due_date!) - Date.parse(ticket.created_at)).toBe(480 * 60_000);
    await told();
    await pass(service, owner, 1.4);
    await fire(service, owner);
    expect(await told()).toEqual([]);
    await pass(service, owner, 0.2);
    await fire(service, owner);
    expect(await told()).toEqual([['ticket.sla_at_risk', 'first_response']]);
    await fire(service, owner);
    expect(await told()).toEqual([]);
    expect((await desk.get(ticket.id)).sla.first_response).toMatchObject({
      status: 'running',
      is_at_risk: true,
    });
    expect(
      (await service.ok('getTicketCounts', { query: { inbox_id: [inbox.id] } }, desk.manager)).data,
    ).toMatchObject({
      total: 1,
      sla_at_risk: 1,
      sla_breached: 0,
    });
    await pass(service, owner, 3);
    await fire(service, owner);
    const late = (await service.takeEvents(agency))[0]!;
    expect(late).toMatchObject({
      event_type: 'ticket.sla_breached',
      data: {
        clock: { kind: 'first_response', target_minutes: 120, remaining_minutes: 0 },
        breached_by_minutes: 0,
      },
    });
    // It acts as of its due time.
    expect(late.data.clock.breached_at).toBe(response!.due_date);
    const after = await desk.get(ticket.id);
    expect(after.sla.first_response).toMatchObject({
      status: 'breached',
      breached_at: response!.due_date,
      is_at_risk: false,
    });
    expect(after.sla.first_response!.remaining_minutes).toBeLessThan(0);
    const listed = await service.ok(
      'listTickets',
      { query: { inbox_id: [inbox.id], sla_status: ['breached'] } },
      desk.manager,
    );
    expect(listed.data.map(({ id }) => id)).toEqual([ticket.id]);
  });

  it('begin where counting ends for messages of long ago, and tell of it within the bounds', async () => {
    const old = await desk.create({
      is_imported: true,
      correspondents: [{ name: 'Priya' }],
      opening_message: { direction: 'inbound', body_text: 'Long ago', occurred_at: '0001-01-01T00:00:00Z' },
    });
    await service.ok('createTicketNote', { body: { ticket_id: old.id, body_text: 'Stays' } }, desk.manager);
    const { data: messages } = await service.ok(
      'listTicketMessages',
      { query: { ticket_id: [old.id], order: 'asc' } },
      desk.manager,
    );
    const inbox = await newInbox();
    const { id, sla } = await desk.create({
      inbox_id: inbox.id,
      split_from: { ticket_id: old.id, message_ids: [messages[0]!.id] },
    });
    expect(sla.first_response!.remaining_minutes).toBeLessThan(-5_000_000);
    await told();
    await pass(service, owner, 1);
    await fire(service, owner);
    expect(await told(id)).toEqual([['ticket.sla_breached', 'first_response']]);
  });

  it('end when a ticket is resolved without an answer', async () => {
    const inbox = await newInbox();
    const { id } = await inbound(inbox.id);
    await desk.update(id, { status: 'resolved' });
    expect((await desk.get(id)).sla).toMatchObject({
      first_response: { status: 'cancelled', due_date: null },
      resolution: { status: 'met' },
    });
    await told();
    await pass(service, owner, 24);
    await fire(service, owner);
    expect(await told(id)).toEqual([]);
  });

  it('are met in time by an answer and by resolving, which the history tells', async () => {
    const inbox = await newInbox();
    const kept = async (id: string) =>
      (
        await service.ok(
          'listTicketActivity',
          { path: { id }, query: { kind: ['sla_met'], order: 'asc' } },
          desk.manager,
        )
      ).data.map(({ summary }) => summary);
    const { id, correspondents } = await inbound(inbox.id);
    const answered = await desk.create({ correspondents: [{ email: correspondents[0]!.email! }] });
    await pass(service, owner, 1);
    // Nothing sends messages yet: it was answered elsewhere.
    await service.query('update tickets set first_response_at = created_at where id = $1', [answered.id]);
    await service.ok('mergeTickets', { path: { id }, body: { source_ids: [answered.id] } }, desk.manager);
    expect((await desk.get(id)).sla).toMatchObject({
      first_response: { status: 'met', met_at: answered.created_at, breached_at: null },
      resolution: { status: 'running' },
    });
    expect(await kept(id)).toEqual([expect.stringContaining('kept the deadline of the first response')]);
    await desk.update(id, { status: 'resolved' });
    await desk.update(id, { status: 'open' });
    await pass(service, owner, 24);
    await desk.update(id, { status: 'resolved' });
    // The second time it was late.
    expect((await desk.get(id)).sla.resolution).toMatchObject({ status: 'met' });
    expect(await kept(id)).toEqual([
      expect.stringContaining('first response'),
      expect.stringContaining('kept the deadline of the resolution'),
    ]);
    await told();
    await fire(service, owner);
    expect((await told(id)).filter(([, clock]) => clock === 'first_response')).toEqual([]);
  });

  it('wait while the ticket waits, and go on with what was left', async () => {
    const inbox = await newInbox();
    const { id } = await inbound(inbox.id);
    await pass(service, owner, 1);
    await desk.update(id, { status: 'pending' });
    const paused = (await desk.get(id)).sla.resolution!;
    expect(paused).toMatchObject({ status: 'paused', due_date: null });
    expect(paused.remaining_minutes).toBeGreaterThanOrEqual(418);
    await pass(service, owner, 24);
    await fire(service, owner);
    expect((await desk.get(id)).sla.resolution).toMatchObject({
      status: 'paused',
      remaining_minutes: paused.remaining_minutes,
    });
    await desk.update(id, { status: 'open' });
    const again = (await desk.get(id)).sla.resolution!;
    expect(again.status).toBe('running');
    expect(again.remaining_minutes).toBe(paused.remaining_minutes);
    await desk.update(id, { status: 'resolved' });
    expect((await desk.get(id)).sla.resolution).toMatchObject({ status: 'met', breached_at: null });
    await pass(service, owner, 48);
    await desk.update(id, { status: 'open' });
    const reopened = (await desk.get(id)).sla.resolution!;
    expect(reopened).toMatchObject({ status: 'running', met_at: null });
    expect(paused.remaining_minutes - reopened.remaining_minutes).toBeLessThanOrEqual(1);
  });

  it('count by business hours of the calendar of their policy', async () => {
    const key = `hours_${Math.floor(Math.random() * 1e9)}`;
    const calendar = {
      key,
      name: 'Mondays',
      time_zone: 'Europe/Berlin',
      intervals: [{ weekday: 'monday' as const, from: '09:00', to: '24:00' }],
      holidays: [],
    };
    await service.ok('addTicketCalendar', { body: { calendar } }, desk.manager);
    const inbox = await newInbox([{ name: 'Hours', calendar_key: key, targets }]);
    const test = await service.ok(
      'testTicketSlaPolicies',
      { path: { id: inbox.id }, body: { priority_level: 'high', started_at: '2026-03-04T12:00:00Z' } },
      desk.manager,
    );
    expect(test.data).toMatchObject({
      policy: { name: 'Hours' },
      first_response: {
        target_minutes: 60,
        at_risk_at: '2026-03-09T08:45:00.000Z',
        due_date: '2026-03-09T09:00:00.000Z',
      },
      resolution: { due_date: '2026-03-09T12:00:00.000Z' },
    });
    const { id } = await desk.create({ inbox_id: inbox.id, priority_level: 'low' });
    const before = (await desk.get(id)).sla.resolution!;
    const due = new Date(before.due_date!);
    expect(due.getUTCDay() === 1 || due.getUTCDay() === 0).toBe(true);
    await service.ok(
      'updateTicketCalendar',
      { path: { key }, body: { intervals: [{ weekday: 'monday', from: '09:00', to: '10:00' }] } },
      desk.manager,
    );
    const after = (await desk.get(id)).sla.resolution!;
    expect(Date.parse(after.due_date!)).toBeGreaterThan(due.getTime());
    const used = await service.call('deleteTicketCalendar', { path: { key } }, desk.manager);
    expect([used.status, JSON.stringify(used.body)]).toEqual([
      409,
      expect.stringContaining('SLA policy Hours'),
    ]);
  });
});

describe('a change of what the clocks follow from', () => {
  it('re-reads the target: the time used stays, and a breach stays', async () => {
    const inbox = await newInbox();
    const { id } = await inbound(inbox.id);
    await told();
    await pass(service, owner, 1);
    await desk.update(id, { priority_level: 'urgent' });
    const urgent = (await desk.get(id)).sla;
    expect(urgent.first_response).toMatchObject({ target_minutes: 30, status: 'running' });
    expect(urgent.first_response!.remaining_minutes).toBeLessThan(0);
    await told();
    await fire(service, owner);
    expect(await told(id)).toEqual([
      ['ticket.sla_breached', 'first_response'],
      ['ticket.sla_breached', 'resolution'],
    ]);
    await desk.update(id, { priority_level: 'low' });
    const low = (await desk.get(id)).sla;
    expect(low.first_response).toMatchObject({ target_minutes: 480, status: 'running' });
    expect(low.first_response!.breached_at).not.toBeNull();
    await told();
    await pass(service, owner, 60);
    await fire(service, owner);
    expect((await told(id)).filter(([type]) => type === 'ticket.sla_breached')).toEqual([]);
    expect((await desk.get(id)).sla.first_response).toMatchObject({ status: 'breached' });
  });

  it('is met by the first policy that matches, in their order', async () => {
    const inbox = await newInbox([
      { name: 'Urgent', conditions: { priorities: ['urgent'] }, calendar_key: '24x7', targets },
      {
        name: 'Tagged',
        conditions: { tags: ['VIP'] },
        calendar_key: '24x7',
        targets: { ...targets, normal: target(5, 10) },
      },
    ]);
    const none = await desk.create({ inbox_id: inbox.id });
    expect(none.sla).toEqual({ policy_id: null, policy_name: null, first_response: null, resolution: null });
    const { data } = await service.ok(
      'manageTicket',
      { body: { action: 'update', id: none.id, changes: { add_tags: ['vip'] } } },
      desk.manager,
    );
    expect(data.ticket.sla).toMatchObject({ policy_name: 'Tagged', resolution: { target_minutes: 10 } });
    const { data: policies } = await service.ok(
      'deleteTicketSlaPolicy',
      { path: { id: inbox.id, policy_id: inbox.sla_policies[1]!.id } },
      desk.manager,
    );
    expect(policies.sla_policies.map(({ name }) => name)).toEqual(['Urgent']);
    expect((await desk.get(none.id)).sla).toMatchObject({
      policy_id: null,
      resolution: { status: 'cancelled' },
    });
    await service.ok(
      'addTicketSlaPolicy',
      { path: { id: inbox.id }, body: { policy: { name: 'Rest', calendar_key: '24x7', targets } } },
      desk.manager,
    );
    expect((await desk.get(none.id)).sla).toMatchObject({
      policy_name: 'Rest',
      resolution: { status: 'running' },
    });
  });

  it('cancels the clocks of spam, which begin anew when the mark is removed', async () => {
    const inbox = await newInbox();
    const { id } = await inbound(inbox.id);
    await pass(service, owner, 1);
    await desk.update(id, { is_spam: true });
    expect((await desk.get(id)).sla).toMatchObject({
      first_response: { status: 'cancelled', due_date: null },
      resolution: { status: 'cancelled' },
    });
    await told();
    await pass(service, owner, 24);
    await fire(service, owner);
    expect(await told(id)).toEqual([]);
    await desk.update(id, { is_spam: false });
    const { first_response: response, resolution } = (await desk.get(id)).sla;
    expect([response!.status, resolution!.status]).toEqual(['running', 'running']);
    // What began this second has a minute less, rounded down.
    expect(response!.remaining_minutes).toBeGreaterThanOrEqual(119);
    expect(resolution!.remaining_minutes).toBeGreaterThanOrEqual(479);
  });

  it('takes the policies of another inbox when the ticket moves', async () => {
    const [from, to] = [
      await newInbox(),
      await newInbox([
        { name: 'Other', calendar_key: '24x7', targets: { ...targets, normal: target(null, 600) } },
      ]),
    ];
    const { id } = await inbound(from.id);
    await told();
    const { data: choices } = await service.ok(
      'listTicketMoveTargets',
      { query: { ticket_id: [id], search: to.name } },
      desk.manager,
    );
    expect(choices).toMatchObject([
      { id: to.id, consequences: ['sla_policy_changes'], affected_ticket_count: 1 },
    ]);
    const { data } = await service.ok(
      'moveTicket',
      { path: { id }, body: { inbox_id: to.id } },
      desk.manager,
    );
    expect(data.sla).toMatchObject({
      policy_name: 'Other',
      first_response: { status: 'cancelled' },
      resolution: { status: 'running', target_minutes: 600 },
    });
    expect(await desk.events()).toEqual(['ticket.moved', 'ticket.updated']);
  });
});
