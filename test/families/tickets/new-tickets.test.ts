import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';
import { openDesk, type Desk } from './desk.ts';

let service: Service;
let agency: TestAgency;
let desk: Desk;
let stranger: Member;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  desk = await openDesk(service, agency);
  stranger = await addMember(service, agency, { permissions: ['tickets.view'] });
});
afterAll(() => service?.stop());

const refused = async (answer: ReturnType<Service['call']>): Promise<[number, string]> => {
  const { status, body } = await answer;
  return [status, JSON.stringify(body)];
};

describe('a new ticket', () => {
  it('gets the next number of the agency, is new, and is told once', async () => {
    const first = await desk.create();
    await desk.events();
    const second = await desk.create({ tags: [' Billing ', 'billing'], category_key: 'billing' });
    expect(second).toMatchObject({
      number: first.number + 1,
      status_category: 'new',
      priority_level: 'normal',
      source: 'api',
      channel: 'internal',
      tags: ['Billing'],
      category_key: 'billing',
      created_by: desk.manager.id,
      revision: 1,
      is_unread: false,
      message_count: 0,
    });
    const [event, ...more] = await service.takeEvents(agency);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      event_type: 'ticket.created',
      data: {
        ticket: { id: second.id, number: second.number, requester: null, status: { category: 'new' } },
        source: 'api',
        follow_up_of_id: null,
        first_message_id: null,
      },
    });
  });

  it('begins with the words of its requester, and is open with an assignee', async () => {
    await desk.events();
    const ticket = await desk.create({
      channel: 'phone',
      correspondents: [
        { email: 'leo@harbordental.example', role: 'cc' },
        { name: 'Priya Shah', email: 'priya@harbordental.example', role: 'requester' },
      ],
      assigned_to: [desk.agent.id],
      opening_message: { direction: 'inbound', body_text: 'The March invoice is wrong.' },
    });
    expect(ticket).toMatchObject({
      status_category: 'open',
      requester: { name: 'Priya Shah', role: 'requester', is_verified: false },
      message_count: 1,
      last_message_preview: 'The March invoice is wrong.',
      assigned_to: [desk.agent.id],
    });
    expect(ticket.correspondents.map(({ role }) => role)).toEqual(['requester', 'cc']);
    expect(await desk.events()).toEqual(['ticket.created', 'ticket.message_received', 'ticket.assigned']);
    expect((await desk.get(ticket.id, desk.agent)).is_unread).toBe(true);
    const { data: messages } = await service.ok(
      'listTicketMessages',
      { query: { ticket_id: [ticket.id] } },
      desk.agent,
    );
    expect(messages).toMatchObject([{ direction: 'inbound', kind: 'call', from: { name: 'Priya Shah' } }]);
  });

  it('makes the first correspondent the requester if none is', async () => {
    const { requester } = await desk.create({ correspondents: [{ name: 'Ana' }, { name: 'Ben' }] });
    expect(requester).toMatchObject({ name: 'Ana', role: 'requester' });
  });

  it('belongs to the one client whose contact the requester is, and to none when several fit', async () => {
    const email = `${randomUUID()}@harbor.example`;
    const { data: profile } = await service.ok('createClientProfile', {
      body: { name: `Profile ${randomUUID()}` },
    });
    const newClient = async () =>
      (
        await service.ok('createClient', {
          body: {
            name: `Client ${randomUUID()}`,
            profile_id: profile.id,
            contacts: [{ name: 'Priya', email, phone: null }],
          },
        })
      ).data;
    const client = await newClient();
    const correspondents = [{ email: email.toUpperCase() }];
    const ticket = await desk.create({ correspondents });
    expect(ticket.client?.id).toBe(client.id);
    expect(ticket.requester).toMatchObject({ client_contact_id: client.contacts[0]!.id, is_verified: true });
    expect((await desk.create({ correspondents, client_id: null })).client).toBeNull();
    await service.query('update clients set contacts = $2 where id = $1', [
      (await service.ok('createClient', { body: { name: `Client ${randomUUID()}`, profile_id: profile.id } }))
        .data.id,
      JSON.stringify([{ id: randomUUID(), name: 'P', email, phone: null }]),
    ]);
    expect((await desk.create({ correspondents })).client).toBeNull();
  });

  it.each<[string, () => object, number, string]>([
    ['an unknown inbox', () => ({ inbox_id: randomUUID() }), 400, 'body.inbox_id'],
    ['a category of another inbox', () => ({ category_key: 'sales' }), 400, 'body.category_key'],
    ['an unknown agent', () => ({ assigned_to: [randomUUID()] }), 400, 'body.assigned_to[0]'],
    ['an unknown watcher', () => ({ watcher_ids: [randomUUID()] }), 400, 'body.watcher_ids[0]'],
    ['an unknown client', () => ({ client_id: randomUUID() }), 400, 'body.client_id'],
    ['a status that ends it', () => ({ status: 'resolved' }), 400, 'body.status'],
    ['times of an import', () => ({ resolved_at: '2026-01-01T00:00:00Z' }), 400, 'body.resolved_at'],
    [
      'words of nobody',
      () => ({ opening_message: { direction: 'inbound', body_text: 'Hi' } }),
      400,
      'body.correspondents',
    ],
    [
      'two requesters',
      () => ({
        correspondents: [
          { name: 'A', role: 'requester' },
          { name: 'B', role: 'requester' },
        ],
      }),
      400,
      'requester',
    ],
    [
      'the same address twice',
      () => ({ correspondents: [{ email: 'a@b.example' }, { email: 'A@b.example' }] }),
      400,
      'correspondents[1]',
    ],
    [
      'words from before clocks count',
      () => ({
        correspondents: [{ name: 'A' }],
        opening_message: { direction: 'inbound', body_text: 'Hi', occurred_at: '2010-01-01T00:00:00Z' },
      }),
      400,
      'body.opening_message.occurred_at',
    ],
    [
      'an unknown ticket to follow up',
      () => ({ follow_up_of_id: randomUUID() }),
      400,
      'body.follow_up_of_id',
    ],
  ])('is refused with %s, at its place', async (_what, body, status, place) => {
    const answer = await refused(
      service.call(
        'createTicket',
        { body: { subject: 'X', inbox_id: desk.inbox.id, ...body() } },
        desk.manager,
      ),
    );
    expect(answer).toEqual([status, expect.stringContaining(place)]);
  });

  it('needs tickets.create, for assignees tickets.assign, and an agent who sees the inbox', async () => {
    const creator = await addMember(service, agency, { permissions: ['tickets.view', 'tickets.create'] });
    const call = (body: object, by: Member) =>
      service.call('createTicket', { body: { subject: 'X', inbox_id: desk.inbox.id, ...body } }, by);
    expect((await call({}, stranger)).status).toBe(403);
    expect((await call({}, creator)).status).toBe(200);
    expect((await call({ assigned_to: [desk.agent.id] }, creator)).status).toBe(403);
    const blind = await addMember(service, agency, { permissions: ['tasks.view'] });
    expect(await refused(call({ assigned_to: [blind.id] }, desk.manager))).toEqual([
      409,
      expect.stringContaining('tickets.view is missing'),
    ]);
    const { data: closed } = await service.ok(
      'createTicketInbox',
      { body: { name: `HR ${randomUUID()}`, access: 'members', member_ids: [desk.editor.id] } },
      desk.manager,
    );
    expect(await refused(call({ inbox_id: closed.id, assigned_to: [desk.agent.id] }, desk.manager))).toEqual([
      409,
      expect.stringContaining('open to its members only'),
    ]);
    expect((await call({ inbox_id: closed.id }, creator)).status).toBe(400);
  });

  it('is the ticket that has its external id, which others never see', async () => {
    const external_id = randomUUID();
    const first = await desk.create({ external_id });
    await desk.events();
    const again = await desk.create({ external_id, subject: 'Other' });
    expect([again.id, again.subject]).toEqual([first.id, first.subject]);
    expect(await desk.events()).toEqual([]);
    const { data } = await service.ok(
      'manageTicket',
      { body: { action: 'create', ticket: { subject: 'X', external_id } } },
      desk.manager,
    );
    expect([data.outcome, data.ticket.id]).toEqual(['unchanged', first.id]);
    await service.ok(
      'setTicketPrivacy',
      { path: { id: first.id }, body: { is_private: true } },
      desk.manager,
    );
    const hidden = await service.call(
      'createTicket',
      { body: { subject: 'X', external_id, inbox_id: desk.inbox.id } },
      desk.editor,
    );
    expect(hidden.status).toBe(409);
    await service.ok('deleteTicket', { path: { id: first.id } }, desk.manager);
    expect((await desk.create({ external_id })).id).not.toBe(first.id);
  });

  it('comes with its past when it is imported, and nothing follows from it', async () => {
    await desk.events();
    const ticket = await desk.create({
      is_imported: true,
      status: 'resolved',
      created_at: '2026-01-02T10:00:00Z',
      resolved_at: '2026-01-03T10:00:00Z',
      correspondents: [{ name: 'Priya' }],
      opening_message: { direction: 'inbound', body_text: 'Old words' },
    });
    expect(ticket).toMatchObject({
      source: 'import',
      created_at: '2026-01-02T10:00:00.000Z',
      resolved_at: '2026-01-03T10:00:00.000Z',
      sla: { first_response: null, resolution: null },
    });
    expect(Date.parse(ticket.auto_close_at!)).toBeGreaterThan(Date.now());
    expect(await desk.events()).toEqual(['ticket.created']);
    const closing = { subject: 'X', inbox_id: desk.inbox.id, is_imported: true, status: 'closed' };
    expect((await service.call('createTicket', { body: closing }, desk.editor)).status).toBe(403);
  });

  it('takes messages of another ticket along, which keeps a note of it', async () => {
    const source = await desk.create({
      correspondents: [{ name: 'Priya', email: `${randomUUID()}@x.example` }],
      opening_message: { direction: 'inbound', body_text: 'First matter' },
    });
    await service.ok(
      'createTicketNote',
      { body: { ticket_id: source.id, body_text: 'About it' } },
      desk.manager,
    );
    const messages = async (id: string) =>
      (await service.ok('listTicketMessages', { query: { ticket_id: [id], order: 'asc' } }, desk.manager))
        .data;
    const [inbound, note] = await messages(source.id);
    const split = (message_ids: string[], by = desk.manager) =>
      service.call(
        'createTicket',
        {
          body: {
            subject: 'Split',
            inbox_id: desk.inbox.id,
            split_from: { ticket_id: source.id, message_ids },
          },
        },
        by,
      );
    expect((await split([inbound!.id, note!.id])).status).toBe(409);
    expect((await split([randomUUID()])).status).toBe(400);
    const { data: ticket } = (await split([inbound!.id])).body;
    expect(ticket).toMatchObject({ message_count: 1, requester: { name: 'Priya' } });
    expect((await messages(ticket.id)).map(({ id }) => id)).toEqual([inbound!.id]);
    expect((await messages(source.id)).map(({ direction, body_text }) => [direction, body_text])).toEqual([
      ['note', 'About it'],
      ['note', expect.stringContaining(`#${ticket.number}`)],
    ]);
    expect(await desk.get(source.id)).toMatchObject({ message_count: 0, note_count: 2 });
  });
});
