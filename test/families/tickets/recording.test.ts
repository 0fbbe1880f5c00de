import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import type { Member } from '../organization/people.ts';
import { openDesk, type Desk } from './desk.ts';

/** Calls and messages from elsewhere are kept as if they had come or gone here; nothing is sent. */
let service: Service;
let agency: TestAgency;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  desk = await openDesk(service, agency);
});
afterAll(() => service?.stop());
beforeEach(() => desk.events());

const record = (ticket_id: string, body: object, by: Member = desk.agent) =>
  service.call(
    'createTicketMessage',
    { body: { ticket_id, mode: 'record', body_text: 'She called.', ...body } as never },
    by,
  );

const inbound = {
  direction: 'inbound',
  correspondent: { name: 'Lee', phone: '+14015550131' },
  channel: 'phone',
};

describe('an inbound call', () => {
  it('reopens what waits, adds the caller, and is told as received', async () => {
    const { id } = await desk.create();
    await desk.update(id, { status: 'open' });
    await desk.update(id, { status: 'pending' });
    await desk.events();
    const { status, body } = await record(id, { ...inbound, duration_seconds: 95 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      outcome: 'recorded',
      status_category: 'open',
      message: {
        kind: 'call',
        direction: 'inbound',
        duration_seconds: 95,
        delivery: null,
        from: { name: 'Lee', role: 'participant' },
      },
    });
    const events = await service.takeEvents(agency);
    expect(events.map(({ event_type: type }) => type)).toEqual([
      'ticket.message_received',
      'ticket.status_changed',
      'ticket.updated',
    ]);
    expect(events[0]!.data.is_new_ticket).toBe(false);
    expect(events[1]!.data.reason).toBe('inbound_message');
    const again = await record(id, inbound);
    expect(again.status).toBe(200);
    expect((await desk.get(id)).correspondents).toHaveLength(1);
  });

  it('reopens a resolved ticket within the window alone', async () => {
    const inbox = await desk.newInbox({ closing: { reopen_window_days: 0 } });
    const { id: late } = await desk.create({ inbox_id: inbox.id });
    await desk.update(late, { status: 'resolved' });
    expect((await record(late, inbound)).body.data.status_category).toBe('resolved');
    const { id } = await desk.create();
    await desk.update(id, { status: 'resolved' });
    expect((await record(id, inbound)).body.data.status_category).toBe('open');
    expect((await desk.get(id)).reopen_count).toBe(1);
  });

  it('is kept once by its id in the other system', async () => {
    const { id } = await desk.create();
    const first = await record(id, { ...inbound, external_id: 'CA8f2b' });
    const second = await record(id, { ...inbound, external_id: 'CA8f2b' });
    expect(second.body.data).toMatchObject({
      outcome: 'unchanged',
      message: { id: first.body.data.message.id },
    });
  });
});

describe('an outbound call', () => {
  it('is the first response, and opens the ticket', async () => {
    const { id } = await desk.create({
      correspondents: [{ name: 'Lee', phone: '+14015550131' }],
      opening_message: { direction: 'inbound', body_text: 'Call me.' },
    });
    const { body } = await record(id, { direction: 'outbound', channel: 'phone' });
    expect(body.data).toMatchObject({
      status_category: 'open',
      message: { author: { id: desk.agent.id }, is_first_response: true },
    });
    expect((await desk.get(id)).last_outbound_at).not.toBeNull();
  });
});

describe('an imported message', () => {
  it('has no effect, on a closed ticket too', async () => {
    const { id } = await desk.create();
    await desk.update(id, { status: 'resolved' });
    await desk.update(id, { status: 'closed' });
    expect((await record(id, { direction: 'outbound' })).status).toBe(409);
    await desk.events();
    expect((await record(id, { direction: 'outbound', is_imported: true })).status).toBe(200);
    expect(await desk.events()).toEqual([]);
    expect((await desk.get(id)).status_category).toBe('closed');
  });
});

it('refuses what belongs to the other mode', async () => {
  const { id } = await desk.create();
  const wrong = [
    {},
    { direction: 'inbound' },
    { direction: 'outbound', correspondent: { email: 'a@b.example' } },
    { direction: 'outbound', send_at: '2099-01-01T00:00:00Z' },
    { direction: 'outbound', occurred_at: '2099-01-01T00:00:00Z' },
    { mode: 'send', direction: 'outbound' },
  ];
  for (const body of wrong) expect((await record(id, body)).status, JSON.stringify(body)).toBe(400);
});
