import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, auditOf, type Member } from '../organization/people.ts';
import { openDesk, type Desk } from './desk.ts';

let service: Service;
let agency: TestAgency;
let other: TestAgency;
let desk: Desk;
let stranger: Member;
beforeAll(async () => {
  service = await startService();
  [agency, other] = service.agencies;
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

describe('the status of a ticket', () => {
  const categories = ['new', 'open', 'pending', 'on_hold', 'resolved', 'closed'] as const;
  type Category = (typeof categories)[number];
  const routes: Readonly<Record<Category, readonly Category[]>> = {
    new: ['open', 'pending', 'on_hold', 'resolved'],
    open: ['pending', 'on_hold', 'resolved'],
    pending: ['open', 'on_hold', 'resolved'],
    on_hold: ['open', 'pending', 'resolved'],
    resolved: ['open', 'closed'],
    closed: [],
  };
  const ways: Readonly<Record<Category, readonly Category[]>> = {
    new: [],
    open: ['open'],
    pending: ['pending'],
    on_hold: ['on_hold'],
    resolved: ['resolved'],
    closed: ['resolved', 'closed'],
  };
  let keyOf: Readonly<Record<Category, string>>;
  beforeAll(async () => {
    const rows = await service.query<{ key: string; category: Category }>(
      "select distinct on (category) key, category from status_options where tenant_id = $1 and record_kind = 'ticket' order by category, is_default desc, position",
      [agency.id],
    );
    keyOf = Object.fromEntries(rows.map(({ key, category }) => [category, key])) as Record<Category, string>;
  });

  const inCategory = async (category: Category) => {
    const { id } = await desk.create({ assigned_to: [] });
    for (const step of ways[category])
      expect((await desk.update(id, { status: keyOf[step] })).status).toBe(200);
    return id;
  };

  it.each(Object.keys(routes) as Category[])(
    'goes from %s where the table says, and nowhere else',
    async (from) => {
      for (const to of categories) {
        if (to === from) continue;
        const id = await inCategory(from);
        await desk.events();
        const { status, body } = await desk.update(id, { status: keyOf[to] });
        if (routes[from].includes(to)) {
          expect([to, status, body.data.status_category]).toEqual([to, 200, to]);
          const [event, ...more] = await service.takeEvents(agency);
          expect(more).toEqual([]);
          expect(event).toMatchObject({
            event_type: 'ticket.status_changed',
            data: {
              previous_status: { category: from },
              ticket: { status: { category: to } },
              reason: 'user',
              reopened: from === 'resolved' && to === 'open',
              _changed_fields: ['status'],
            },
          });
        } else {
          expect([to, status]).toEqual([to, 409]);
          expect(await desk.events()).toEqual([]);
        }
      }
    },
  );

  it('is for assignees and tickets.edit, and closing for tickets.manage', async () => {
    const { id } = await desk.create({ assigned_to: [desk.agent.id] });
    expect((await desk.update(id, { status: keyOf.pending }, stranger)).status).toBe(403);
    expect((await desk.update(id, { status: keyOf.pending }, desk.agent)).status).toBe(200);
    expect((await desk.update(id, { subject: 'New' }, desk.agent)).status).toBe(403);
    expect((await desk.update(id, { status: keyOf.resolved }, desk.editor)).status).toBe(200);
    expect((await desk.update(id, { status: keyOf.closed }, desk.editor)).status).toBe(403);
    const seen = await desk.get(id, desk.editor);
    expect(seen.next_status_categories).toEqual(['open']);
    expect((await desk.get(id)).next_status_categories).toEqual(['open', 'closed']);
  });

  it('tells when it was resolved, and counts reopenings', async () => {
    const id = await inCategory('resolved');
    const resolved = await desk.get(id);
    expect(resolved.resolved_at).not.toBeNull();
    expect(resolved.reopen_expires_at).toBe(resolved.auto_close_at);
    await desk.update(id, { status: keyOf.open });
    expect(await desk.get(id)).toMatchObject({ resolved_at: null, auto_close_at: null, reopen_count: 1 });
  });

  it('needs what the inbox asks for before it is resolved', async () => {
    const { data: strict } = await service.ok(
      'createTicketInbox',
      {
        body: {
          name: `Strict ${randomUUID()}`,
          categories: [{ key: 'billing', label: 'Billing' }],
          closing: { is_category_required: true, is_tag_required: true, is_linked_task_required: true },
        },
      },
      desk.manager,
    );
    const ticket = await desk.create({ inbox_id: strict.id });
    expect(ticket.missing_for_resolution).toEqual(['category', 'tags', 'linked_task']);
    expect(ticket.next_status_categories).not.toContain('resolved');
    expect(await refused(desk.update(ticket.id, { status: keyOf.resolved }))).toEqual([
      409,
      expect.stringContaining('a category, a tag, a linked task'),
    ]);
    await service.ok('createTask', { body: { name: 'Correct it', ticket_id: ticket.id } });
    // Tasks that the viewer does not see count as well: the ticket can be resolved with them.
    expect(await desk.get(ticket.id, desk.editor)).toMatchObject({
      task_count: 0,
      missing_for_resolution: ['category', 'tags'],
    });
    const { status } = await desk.update(ticket.id, {
      category_key: 'billing',
      tags: ['invoice'],
      status: keyOf.resolved,
    });
    expect(status).toBe(200);
  });

  it('stays when nothing differs: no event, no revision, no history', async () => {
    const ticket = await desk.create({ tags: ['a'] });
    await desk.events();
    const { body } = await desk.update(ticket.id, {
      status: ticket.status,
      subject: ticket.subject,
      tags: ['a'],
      priority_level: 'normal',
    });
    expect(body.data.revision).toBe(1);
    expect(await desk.events()).toEqual([]);
    expect((await auditOf(service, ticket.id)).map(({ action }) => action)).toEqual(['created']);
  });
});

describe('a change of a ticket', () => {
  it('sends each kind of event once, in their order', async () => {
    const ticket = await desk.create({ assigned_to: [desk.agent.id] });
    await desk.events();
    const { data } = await service.ok(
      'manageTicket',
      {
        body: {
          action: 'update',
          number: ticket.number,
          changes: {
            subject: 'Corrected',
            priority_level: 'urgent',
            status: 'resolved',
            assigned_to: [desk.editor.id],
            tags: ['a', 'b'],
            add_tags: ['c'],
            remove_tags: ['A'],
          },
          expected_revision: 1,
        },
      },
      desk.manager,
    );
    expect(data).toMatchObject({ outcome: 'updated', note: null, ticket: { revision: 2, tags: ['b', 'c'] } });
    const events = await service.takeEvents(agency);
    expect(events.map(({ event_type: type }) => type)).toEqual([
      'ticket.status_changed',
      'ticket.priority_changed',
      'ticket.unassigned',
      'ticket.assigned',
      'ticket.updated',
    ]);
    expect(events[1]!.data).toMatchObject({
      previous_priority_level: 'normal',
      _previous: { priority_level: 'normal' },
    });
    expect(events[4]!.data).toMatchObject({
      _changed_fields: ['subject', 'tags'],
      _previous: { subject: 'Invoice is wrong' },
      ticket: { subject: 'Corrected', revision: 2 },
    });
  });

  it('keeps in the audit log which request of the AI proposed it', async () => {
    const { id } = await desk.create();
    const requestId = randomUUID();
    expect((await desk.update(id, { priority_level: 'high', ai_request_id: requestId })).status).toBe(400);
    await service.query(
      "insert into ai_requests (tenant_id, id, purpose, status, origin, model, created_at) values ($1, $2, 'memory', 'running', 'system', 'test-model', now())",
      [agency.id, requestId],
    );
    const changes = {
      priority_level: 'high' as const,
      assigned_to: [desk.agent.id],
      ai_request_id: requestId,
    };
    await service.ok('manageTicket', { body: { action: 'update', id, changes } }, desk.manager);
    const entries = await service.query<{ action: string; request: string | null }>(
      "select action, new_values ->> 'ai_request_id' as request from audit_log where record_id = $1 and action <> 'created'",
      [id],
    );
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['priority_changed', 'assigned', 'status_changed']),
    );
    expect(entries.every(({ request }) => request === requestId)).toBe(true);
  });

  it('is refused at another revision, and unknown to other agencies', async () => {
    const { id, number } = await desk.create();
    expect((await desk.update(id, { subject: 'X', expected_revision: 3 })).status).toBe(409);
    const ofOther = { key: other.key };
    expect(
      (await service.call('updateTicket', { path: { id }, body: { subject: 'X' } }, ofOther)).status,
    ).toBe(404);
    const byNumber = await service.call(
      'manageTicket',
      { body: { action: 'update', number: number + 5000, changes: { subject: 'X' } } },
      desk.manager,
    );
    expect(byNumber.status).toBe(404);
    const mixed = await service.call(
      'manageTicket',
      { body: { action: 'update', id, number: number + 1, changes: { subject: 'X' } } },
      desk.manager,
    );
    expect(mixed.status).toBe(400);
  });
});

describe('the history of a ticket', () => {
  it('tells that all linked tasks are done, and of escalations to those who see them', async () => {
    const ticket = await desk.create();
    const { data: task } = await service.ok('createTask', {
      body: { name: 'Correct it', ticket_id: ticket.id },
    });
    const done = await service.query<{ key: string }>(
      "select key from status_options where tenant_id = $1 and record_kind = 'task' and category = 'done' order by position limit 1",
      [agency.id],
    );
    await service.ok('updateTaskFields', {
      body: { task_id: task.id, changes: [{ field: 'status', value: done[0]!.key }] },
    });
    await service.ok('createEscalation', { body: { title: 'Refund at once', ticket_ids: [ticket.id] } });
    const told = async (by?: Member) =>
      (
        await service.ok(
          'listTicketActivity',
          { path: { id: ticket.id }, query: { kind: ['tasks_completed', 'escalated'], order: 'asc' } },
          by,
        )
      ).data.map(({ summary }) => summary);
    expect(await told()).toEqual([
      expect.stringContaining('completed the last of the linked tasks'),
      expect.stringContaining('Refund at once'),
    ]);
    // Without escalations.view.
    expect(await told(desk.manager)).toHaveLength(1);
  });
});

describe('spam', () => {
  it('closes from any status but closed, with a rule for the sender, and opens again', async () => {
    const email = `${randomUUID()}@junk.example`;
    const { id } = await desk.create({ correspondents: [{ email }] });
    await desk.events();
    const { body } = await desk.update(id, { is_spam: true, spam_rule: 'sender' });
    expect(body.data).toMatchObject({ is_spam: true, status_category: 'closed', resolved_at: null });
    const events = await service.takeEvents(agency);
    expect(events.map(({ event_type: type }) => type)).toEqual([
      'ticket.spam_marked',
      'ticket.status_changed',
    ]);
    const [rule] = await service.query<{ id: string; pattern: string }>(
      'select id, pattern from ticket_blacklist_rules where source_ticket_id = $1',
      [id],
    );
    expect(events[0]!.data).toMatchObject({ scope: 'sender', rule_id: rule!.id, sender: { email } });
    expect(events[1]!.data.reason).toBe('spam');
    expect(rule!.pattern).toBe(email);
    expect((await service.ok('listTickets', { query: { id: [id] } }, desk.manager)).data).toEqual([]);
    expect(
      (await service.ok('listTickets', { query: { id: [id], is_spam: true } }, desk.manager)).data,
    ).toHaveLength(1);
    const ruleIs = async (is_enabled: boolean) =>
      service.query('update ticket_blacklist_rules set is_enabled = $2 where id = $1', [
        rule!.id,
        is_enabled,
      ]);
    const again = async () =>
      (
        await service.ok(
          'manageTicket',
          { body: { action: 'update', id, changes: { is_spam: true, spam_rule: 'sender' } } },
          desk.manager,
        )
      ).data.outcome;
    expect(await again()).toBe('unchanged');
    await ruleIs(false);
    expect(await again()).toBe('updated');
    expect((await auditOf(service, rule!.id)).map(({ action }) => action)).toEqual(['created', 'updated']);
    await service.takeEvents(agency);
    await desk.update(id, { is_spam: false });
    expect(await desk.get(id)).toMatchObject({ is_spam: false, status_category: 'open', closed_at: null });
    expect(await desk.events()).toEqual(['ticket.status_changed']);
  });

  it('takes a whole domain from tickets.manage alone, and none that others use', async () => {
    const { id } = await desk.create({ correspondents: [{ email: `${randomUUID()}@gmail.com` }] });
    expect((await desk.update(id, { is_spam: true, spam_rule: 'domain' }, desk.editor)).status).toBe(403);
    expect((await desk.update(id, { is_spam: true, spam_rule: 'domain' })).status).toBe(409);
    expect((await desk.update(id, { spam_rule: 'sender', subject: 'X' })).status).toBe(400);
    const nobody = await desk.create();
    expect((await desk.update(nobody.id, { is_spam: true, spam_rule: 'sender' })).status).toBe(400);
    expect((await desk.get(nobody.id)).is_spam).toBe(false);
  });
});
