import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { openDesk, type Desk } from './desk.ts';

let service: Service;
let agency: TestAgency;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  desk = await openDesk(service, agency);
});
afterAll(() => service?.stop());

const told = async (id: string): Promise<string[]> =>
  (await service.takeEvents(agency)).flatMap(({ event_type: type, data }) =>
    (data.ticket as { id: string }).id === id ? [type] : [],
  );
const bulk = (ids: readonly string[], changes: object, more: object = {}, by = desk.manager) =>
  service.ok('bulkUpdateTickets', { body: { ids: [...ids], changes, ...more } }, by);
const outcomes = async (answer: ReturnType<typeof bulk>): Promise<string[]> =>
  (await answer).data.outcomes.map(({ status }) => status);

describe('several tickets at once', () => {
  it('change each for itself, with its own events and its own outcome', async () => {
    const changed = await desk.create({ assigned_to: [desk.agent.id], tags: ['a'] });
    const stale = await desk.create();
    await desk.events();
    const changes = {
      status: 'resolved',
      priority_level: 'urgent',
      assigned_to: [desk.editor.id],
      add_tags: ['b'],
    };
    expect(
      await outcomes(
        bulk([changed.id, stale.id, randomUUID()], changes, { expected_revisions: { [stale.id]: 7 } }),
      ),
    ).toEqual(['succeeded', 'failed', 'failed']);
    expect(await told(changed.id)).toEqual([
      'ticket.status_changed',
      'ticket.priority_changed',
      'ticket.unassigned',
      'ticket.assigned',
      'ticket.updated',
    ]);
    expect(await desk.get(changed.id)).toMatchObject({
      status_category: 'resolved',
      priority_level: 'urgent',
      assigned_to: [desk.editor.id],
      tags: ['a', 'b'],
      revision: 2,
    });
    expect(await desk.get(stale.id)).toMatchObject({ priority_level: 'normal', revision: 1 });
    expect(await outcomes(bulk([changed.id], { priority_level: 'urgent' }))).toEqual(['unchanged']);
    expect(await desk.events()).toEqual([]);
  });

  it('are marked as spam together, and closed by it', async () => {
    const tickets = [await desk.create(), await desk.create()];
    await desk.events();
    expect(
      await outcomes(
        bulk(
          tickets.map(({ id }) => id),
          { is_spam: true },
        ),
      ),
    ).toEqual(['succeeded', 'succeeded']);
    const events = await service.takeEvents(agency);
    for (const { id } of tickets) {
      const own = events.filter(({ data }) => (data.ticket as { id: string }).id === id);
      expect(own.map(({ event_type: type }) => type)).toEqual([
        'ticket.spam_marked',
        'ticket.status_changed',
      ]);
      expect((await desk.get(id)).status_category).toBe('closed');
    }
  });

  it('are closed and handed over only by those who may, whichever tickets they are', async () => {
    const { id } = await desk.create({ assigned_to: [desk.agent.id] });
    const call = (changes: object, by = desk.agent) =>
      service.call('bulkUpdateTickets', { body: { ids: [id], changes } }, by);
    const { body } = await call({ assigned_to: [] });
    expect(body.data.outcomes).toMatchObject([{ status: 'failed', error: { type: 'permission_denied' } }]);
    expect(await desk.get(id)).toMatchObject({ assigned_to: [desk.agent.id], revision: 1 });
    expect(await outcomes(bulk([id], { status: 'resolved' }, {}, desk.agent))).toEqual(['succeeded']);
  });
});

describe('managing a ticket in one call', () => {
  const manage = (body: object) =>
    service.ok('manageTicket', { body } as never, desk.manager) as Promise<{
      data: { outcome: string; ticket: { id: string; number: number }; note: { id: string } | null };
    }>;

  it('creates it with the words of its requester, where the rules put it', async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    const { data: target } = await service.ok(
      'createTicketInbox',
      { body: { name: `Refunds ${word}` } },
      desk.manager,
    );
    const { data: rule } = await service.ok(
      'createTicketRoutingRule',
      {
        body: {
          name: word,
          conditions: [{ type: 'text', place: 'subject_or_body', operator: 'contains', values: [word] }],
          actions: [{ type: 'move_to_inbox', inbox_id: target.id }],
        },
      },
      desk.manager,
    );
    await desk.events();
    const { data } = await manage({
      action: 'create',
      ticket: {
        subject: 'A refund',
        correspondents: [{ name: 'Priya Shah', email: `priya@${word}.example` }],
        opening_message: { direction: 'inbound', body_text: `About ${word}` },
      },
    });
    expect(data).toMatchObject({ outcome: 'created', ticket: { inbox: { id: target.id } } });
    expect(await told(data.ticket.id)).toEqual([
      'ticket.created',
      'ticket.message_received',
      'ticket.moved',
      'ticket.updated',
    ]);
    await service.ok('deleteTicketRoutingRule', { path: { id: rule.id } }, desk.manager);
  });

  it('marks it as spam by its number, and adds a note that can be read in full', async () => {
    const { number } = await desk.create();
    await desk.events();
    const { data: marked } = await manage({ action: 'update', number, changes: { is_spam: true } });
    expect(marked).toMatchObject({ outcome: 'updated', ticket: { is_spam: true } });
    expect(await told(marked.ticket.id)).toEqual(['ticket.spam_marked', 'ticket.status_changed']);
    const { data: noted } = await manage({ action: 'add_note', number, body_text: 'Seen before' });
    const path = { id: noted.note!.id };
    const { data: message } = await service.ok('getTicketMessage', { path }, desk.agent);
    expect(message).toMatchObject({ kind: 'note', body_text: 'Seen before', ticket_id: marked.ticket.id });
    await service.ok('deleteTicket', { path: { id: marked.ticket.id } }, desk.manager);
    expect((await service.call('getTicketMessage', { path }, desk.agent)).status).toBe(404);
  });
});
