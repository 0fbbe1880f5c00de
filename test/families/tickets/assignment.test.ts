import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releases } from '#src/domain/tickets/periodic.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { timers } from '#src/platform/timers/index.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';
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

const assign = (id: string, body: object, by: Member = desk.manager) =>
  service.call('assignTicket', { path: { id }, body }, by);
const newAgent = () => addMember(service, agency, { permissions: ['tickets.view', 'tickets.reply'] });
const newInbox = (body?: object) => desk.newInbox(body);
const settings = (body: object) =>
  service.ok('updateTicketAutoAssignmentSettings', { body } as never, desk.manager);

async function fireReleases(): Promise<void> {
  const owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
  const client = await owner.connect();
  const work = timers({ openness, db: service.db, log: createLogger('silent'), kinds: [releases] });
  await work.run((piece) => piece(client)).finally(() => client.release());
  await owner.end();
}

it('a member who is removed leaves their open tickets, and is told to subscribers; others stay', async () => {
  const [leaver, colleague] = [await newAgent(), await newAgent()];
  const { id } = await desk.create({ assigned_to: [leaver.id, colleague.id] });
  const { id: resolved } = await desk.create({ assigned_to: [leaver.id] });
  await service.ok('updateTicket', { path: { id: resolved }, body: { status: 'resolved' } }, desk.manager);
  await desk.events();
  await service.ok('updateUserFields', { body: { user_id: leaver.id, status: 'removed' } });
  await fireReleases();
  const assigned = async (ticket: string) =>
    (await service.ok('getTicket', { path: { id: ticket } }, desk.manager)).data.assigned_to;
  expect([await assigned(id), await assigned(resolved)]).toEqual([[colleague.id], [leaver.id]]);
  const [event, ...others] = await service.takeEvents(agency);
  expect(others).toEqual([]);
  expect([event!.event_type, event!.data.removed]).toMatchObject(['ticket.unassigned', [{ id: leaver.id }]]);
});

describe('a new ticket with several agents', () => {
  it('stays new when some of them leave, by hand and by leaving the agency', async () => {
    const [one, two, three] = [await newAgent(), await newAgent(), await newAgent()];
    const { id, status } = await desk.create({ status: 'new', assigned_to: [one.id, two.id, three.id] });
    expect(status).toBe('new');
    await desk.events();
    const { body } = await assign(id, { mode: 'remove', user_ids: [one.id] });
    expect(body.data).toMatchObject({ status_category: 'new', assigned_to: [two.id, three.id] });
    await service.ok('updateUserFields', { body: { user_id: two.id, status: 'removed' } });
    await fireReleases();
    expect(await desk.get(id)).toMatchObject({ status_category: 'new', assigned_to: [three.id] });
    const told = (await desk.events()).filter((type) => type.startsWith('ticket.'));
    expect(told).toEqual(['ticket.unassigned', 'ticket.unassigned']);
  });
});

describe('assigning a ticket', () => {
  it('opens a new one, tells the agent, and puts the removal before the assignment', async () => {
    const [dana, sam] = [await newAgent(), await newAgent()];
    const { id } = await desk.create();
    await desk.events();
    const { body } = await assign(id, { mode: 'set', user_ids: [dana.id], reason: 'Knows the client' });
    expect(body.data).toMatchObject({ status_category: 'open', assigned_to: [dana.id], revision: 2 });
    expect(await desk.events()).toEqual(['ticket.assigned', 'ticket.status_changed']);
    await assign(id, { mode: 'set', user_ids: [sam.id] });
    const events = await service.takeEvents(agency);
    expect(events.map(({ event_type: type }) => type)).toEqual(['ticket.unassigned', 'ticket.assigned']);
    expect(events[0]!.data.removed).toMatchObject([{ id: dana.id }]);
    expect(events[1]!.data).toMatchObject({ added: [{ id: sam.id }], method: 'manual', rule_id: null });
    const { data: inbox } = await service.ok('listNotifications', {}, dana);
    expect(inbox).toMatchObject([{ kind: 'assignment', body_text: 'Knows the client' }]);
    const { data: history } = await service.ok(
      'listTicketAssignmentHistory',
      { path: { id }, query: { order: 'asc' } },
      desk.agent,
    );
    expect(history.map(({ action, users, reason }) => [action, users[0]!.id, reason])).toEqual([
      ['assigned', dana.id, 'Knows the client'],
      ['unassigned', dana.id, null],
      ['assigned', sam.id, null],
    ]);
  });

  it('does nothing for who is assigned already, and takes several and none', async () => {
    const [dana, sam] = [await newAgent(), await newAgent()];
    const { id } = await desk.create({ assigned_to: [dana.id] });
    await desk.events();
    expect((await assign(id, { mode: 'add', user_ids: [dana.id] })).body.data.revision).toBe(1);
    expect(await desk.events()).toEqual([]);
    expect((await assign(id, { mode: 'add', user_ids: [sam.id] })).body.data.assigned_to).toEqual([
      dana.id,
      sam.id,
    ]);
    expect((await assign(id, { mode: 'remove', user_ids: [dana.id] })).body.data.assigned_to).toEqual([
      sam.id,
    ]);
    expect((await assign(id, { mode: 'set', user_ids: [] })).body.data.assigned_to).toEqual([]);
  });

  it('is refused without tickets.assign, for a closed ticket, and for people who cannot work on it', async () => {
    const { id } = await desk.create();
    const dana = await newAgent();
    expect((await assign(id, { mode: 'set', user_ids: [dana.id] }, desk.agent)).status).toBe(403);
    expect((await assign(id, { mode: 'set' })).status).toBe(400);
    expect((await assign(id, { mode: 'auto', user_ids: [dana.id] })).status).toBe(400);
    await service.query("update users set status = 'suspended' where id = $1", [dana.id]);
    expect((await assign(id, { mode: 'set', user_ids: [dana.id] })).status).toBe(400);
    const blind = await addMember(service, agency, { permissions: ['tasks.view'] });
    expect((await assign(id, { mode: 'set', user_ids: [blind.id] })).status).toBe(409);
    await desk.update(id, { status: 'resolved' });
    await desk.update(id, { status: 'closed' });
    expect((await assign(id, { mode: 'set', user_ids: [desk.agent.id] })).status).toBe(409);
  });
});

describe('auto-assignment', () => {
  it('gives new tickets to the least loaded member of the inbox, and leaves what the request sets', async () => {
    const [busy, free] = [await newAgent(), await newAgent()];
    await settings({
      is_enabled: true,
      strategy: 'least_loaded',
      is_schedule_respected: false,
      default_capacity: null,
    });
    const inbox = await newInbox({ member_ids: [busy.id, free.id], is_auto_assignment_enabled: true });
    await desk.create({ assigned_to: [busy.id] });
    await desk.events();
    const ticket = await desk.create({ inbox_id: inbox.id });
    expect(ticket).toMatchObject({ status_category: 'open', assigned_to: [free.id] });
    const events = await service.takeEvents(agency);
    expect(events.at(-1)).toMatchObject({
      event_type: 'ticket.assigned',
      data: { method: 'auto', rule_id: null },
    });
    expect((await desk.create({ inbox_id: inbox.id, assigned_to: [] })).assigned_to).toEqual([]);
    const { data: entries } = await service.ok(
      'listTicketAssignmentHistory',
      { path: { id: ticket.id }, query: { method: ['auto'] } },
      desk.manager,
    );
    expect(entries).toMatchObject([{ candidate_count: 2, score: expect.any(Number) }]);
    const { data: preflight } = await service.ok(
      'checkTicketAssignment',
      { path: { id: ticket.id } },
      desk.manager,
    );
    expect(preflight.candidates.map(({ user }) => user.id).toSorted()).toEqual([busy.id, free.id].toSorted());
    await settings({ is_enabled: false });
  });

  it('takes turns, keeps to capacities, and overflows as the agency says', async () => {
    const [one, two, last] = [await newAgent(), await newAgent(), await newAgent()];
    await settings({
      is_enabled: true,
      strategy: 'round_robin',
      is_schedule_respected: false,
      members: [one, two].map(({ id }) => ({ user_id: id, capacity: 1 })),
    });
    const inbox = await newInbox({ member_ids: [one.id, two.id], is_auto_assignment_enabled: true });
    const first = (await desk.create({ inbox_id: inbox.id })).assigned_to;
    const second = (await desk.create({ inbox_id: inbox.id })).assigned_to;
    expect([...first, ...second].toSorted()).toEqual([one.id, two.id].toSorted());
    const third = await desk.create({ inbox_id: inbox.id });
    expect([third.assigned_to, third.status_category]).toEqual([[], 'new']);
    expect((await assign(third.id, { mode: 'auto' })).status).toBe(409);
    await settings({ overflow: 'assign_user', overflow_user_id: last.id });
    expect((await desk.create({ inbox_id: inbox.id })).assigned_to).toEqual([last.id]);
    const refused = await service.call(
      'updateTicketAutoAssignmentSettings',
      { body: { overflow_user_id: null } },
      desk.manager,
    );
    expect(refused.status).toBe(400);
    await settings({ overflow: 'leave_unassigned', overflow_user_id: null, is_enabled: false, members: [] });
  });

  it('chooses one after the other for tickets that come at once', async () => {
    const people = await Promise.all([newAgent(), newAgent(), newAgent()]);
    await settings({ is_enabled: true, strategy: 'round_robin', is_schedule_respected: false });
    const inbox = await newInbox({
      member_ids: people.map(({ id }) => id),
      is_auto_assignment_enabled: true,
    });
    const tickets = await Promise.all(people.map(() => desk.create({ inbox_id: inbox.id })));
    expect(tickets.flatMap(({ assigned_to: ids }) => ids).toSorted()).toEqual(
      people.map(({ id }) => id).toSorted(),
    );
    expect(new Set(tickets.map(({ number }) => number)).size).toBe(3);
    await settings({ is_enabled: false });
  });

  it('shows inboxes as exceptions that are switched off or have a strategy of their own', async () => {
    const inbox = await newInbox({ is_auto_assignment_enabled: true });
    const of = async () =>
      (await service.ok('getTicketAutoAssignmentSettings', {}, desk.manager)).data.inboxes.find(
        ({ inbox_id: id }) => id === inbox.id,
      );
    expect(await of()).toBeUndefined();
    const { data } = await service.ok('getTicketAutoAssignmentSettings', {}, desk.manager);
    await settings({
      inboxes: [...data.inboxes, { inbox_id: inbox.id, is_enabled: false, strategy: 'weighted' }],
    });
    expect(await of()).toEqual({ inbox_id: inbox.id, is_enabled: false, strategy: 'weighted' });
    const changed = (await service.ok('getTicketInbox', { path: { id: inbox.id } }, desk.manager)).data;
    expect([changed.is_auto_assignment_enabled, changed.revision]).toEqual([false, 2]);
  });
});

describe('routing', () => {
  const rule = async (body: object) =>
    (
      await service.ok(
        'createTicketRoutingRule',
        { body: { name: randomUUID(), ...body } } as never,
        desk.manager,
      )
    ).data;
  const remove = (id: string) => service.ok('deleteTicketRoutingRule', { path: { id } }, desk.manager);

  it('moves, tags, prioritises and assigns by the rules in their order, up to a final one', async () => {
    const word = `w${Math.floor(Math.random() * 1e9)}`;
    const target = await newInbox({ categories: [{ key: 'refund', label: 'Refund' }] });
    const dana = await newAgent();
    const [first, second, third] = [
      await rule({
        conditions: [
          { type: 'text', place: 'subject_or_body', operator: 'contains', values: [word.toUpperCase()] },
        ],
        actions: [
          { type: 'move_to_inbox', inbox_id: target.id },
          { type: 'set_category', category_key: 'refund' },
          { type: 'set_priority_level', priority_level: 'high' },
          { type: 'add_tags', tags: ['routed'] },
        ],
      }),
      await rule({
        match_mode: 'any',
        conditions: [
          { type: 'sender', match_type: 'domain', values: [`${word}.example`] },
          { type: 'channel', channels: ['sms'] },
        ],
        actions: [{ type: 'assign_users', user_ids: [dana.id] }],
        is_final: true,
      }),
      await rule({ conditions: [], actions: [{ type: 'add_tags', tags: ['late'] }] }),
    ];
    await desk.events();
    const { data: ticket } = await service.ok(
      'createTicket',
      {
        body: {
          subject: 'A refund',
          correspondents: [{ email: `a@mail.${word}.example` }],
          opening_message: { direction: 'inbound', body_text: `About ${word}` },
        },
      },
      desk.manager,
    );
    expect(ticket).toMatchObject({
      inbox: { id: target.id },
      category_key: 'refund',
      priority_level: 'high',
      tags: ['routed'],
      assigned_to: [dana.id],
      status_category: 'open',
    });
    const events = await service.takeEvents(agency);
    expect(events.map(({ event_type: type }) => type)).toEqual([
      'ticket.created',
      'ticket.message_received',
      'ticket.moved',
      'ticket.updated',
      'ticket.assigned',
    ]);
    expect(events[2]!.data).toMatchObject({ to_inbox: { id: target.id }, _changed_fields: ['inbox_id'] });
    expect(events[4]!.data).toMatchObject({ method: 'rule', rule_id: second.id });
    const { data: activity } = await service.ok(
      'listTicketActivity',
      { path: { id: ticket.id }, query: { kind: ['rule_applied'], order: 'asc' } },
      desk.manager,
    );
    expect(activity.map(({ summary }) => summary)).toEqual([
      expect.stringContaining(`the routing rule ${first.name}`),
      expect.stringContaining(`the routing rule ${second.name}`),
    ]);
    const { data: rules } = await service.ok(
      'listTicketRoutingRules',
      { query: { id: [first.id, second.id, third.id] } },
      desk.manager,
    );
    expect(rules.map(({ match_count: count }) => count)).toEqual([1, 1, 0]);
    const kept = await desk.create({
      subject: word,
      inbox_id: desk.inbox.id,
      priority_level: 'low',
      category_key: null,
    });
    expect(kept).toMatchObject({ inbox: { id: desk.inbox.id }, priority_level: 'low', category_key: null });
    expect(kept.tags).toEqual(['routed', 'late']);
    for (const { id } of [first, second, third]) await remove(id);
  });

  it('keeps the rules in order, with a name for each', async () => {
    const [one, two] = [
      await rule({ conditions: [], actions: [{ type: 'set_private' }] }),
      await rule({ conditions: [], actions: [{ type: 'set_private' }] }),
    ];
    const order = async () =>
      (await service.ok('listTicketRoutingRules', {}, desk.manager)).data.map(({ id }) => id);
    await service.ok('reorderTicketRoutingRules', { body: { ids: [two.id] } }, desk.manager);
    expect((await order()).slice(0, 2)).toEqual([two.id, one.id]);
    const taken = await service.call(
      'updateTicketRoutingRule',
      { path: { id: two.id }, body: { name: one.name.toUpperCase() } },
      desk.manager,
    );
    expect(taken.status).toBe(409);
    const { data } = await service.ok(
      'updateTicketRoutingRule',
      { path: { id: two.id }, body: { is_enabled: false, position: 1 } },
      desk.manager,
    );
    expect([data.is_enabled, data.position]).toEqual([false, 1]);
    for (const { id } of [one, two]) await remove(id);
  });

  it.each<[string, object, string]>([
    ['an inbox', { actions: [{ type: 'move_to_inbox', inbox_id: randomUUID() }] }, 'actions[0].inbox_id'],
    ['a member', { actions: [{ type: 'assign_users', user_ids: [randomUUID()] }] }, 'actions[0].user_ids[0]'],
    ['a client', { actions: [{ type: 'set_client', client_id: randomUUID() }] }, 'actions[0].client_id'],
    [
      'a calendar',
      { conditions: [{ type: 'time', calendar_key: 'nights', is_within: true }] },
      'calendar_key',
    ],
    [
      'a profile',
      { conditions: [{ type: 'client', client_profile_ids: [randomUUID()] }] },
      'client_profile_ids[0]',
    ],
    ['nothing about the client', { conditions: [{ type: 'client' }] }, 'conditions[0]'],
  ])('refuses a rule that names %s that there is not', async (_what, body, place) => {
    const { status, body: answer } = await service.call(
      'createTicketRoutingRule',
      { body: { name: randomUUID(), conditions: [], actions: [{ type: 'set_private' }], ...body } },
      desk.manager,
    );
    expect([status, JSON.stringify(answer)]).toEqual([400, expect.stringContaining(place)]);
  });
});
