import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';
import { openDesk, type Desk } from './desk.ts';

/** Rights are judged before the revision, sight of what is named before both, and the state last (domain model §1.1). */
let service: Service;
let agency: TestAgency;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  desk = await openDesk(service, agency);
});
afterAll(() => service?.stop());

const stale = { expected_revision: 77 };
const statusOf = async (answer: ReturnType<Service['call']>): Promise<number> => (await answer).status;

describe('a change of a ticket that is stale as well', () => {
  it.each<[string, () => Member, object]>([
    ['a status of who neither edits nor is assigned', () => desk.agent, { status: 'pending' }],
    ['another property of them', () => desk.agent, { subject: 'X' }],
    ['closing without tickets.manage', () => desk.editor, { status: 'closed' }],
    ['a rule for a domain without it', () => desk.editor, { is_spam: true, spam_rule: 'domain' }],
  ])('is refused for the right first: %s', async (_what, by, changes) => {
    const { id } = await desk.create({ correspondents: [{ email: `${randomUUID()}@x.example` }] });
    await desk.update(id, { status: 'resolved' });
    expect(await statusOf(desk.update(id, { ...changes, ...stale }, by()))).toBe(403);
    const managed = { body: { action: 'update', id, changes, ...stale } };
    expect(await statusOf(service.call('manageTicket', managed, by()))).toBe(403);
    expect(await statusOf(desk.update(id, { subject: 'X', ...stale }))).toBe(409);
  });
});

it('a new ticket asks for rights before it looks at what the request names', async () => {
  const creator = await addMember(service, agency, { permissions: ['tickets.view', 'tickets.create'] });
  const external_id = randomUUID();
  const { id } = await desk.create({ external_id, is_private: true });
  const { data: archived } = await service.ok(
    'createTicketInbox',
    { body: { name: `Old ${randomUUID()}` } },
    desk.manager,
  );
  await service.ok(
    'updateTicketInbox',
    { path: { id: archived.id }, body: { is_archived: true } },
    desk.manager,
  );
  const create = (body: object) =>
    statusOf(
      service.call('createTicket', { body: { subject: 'X', inbox_id: archived.id, ...body } }, creator),
    );
  expect(await create({})).toBe(409);
  expect(await create({ assigned_to: [desk.agent.id] })).toBe(403);
  expect(await create({ split_from: { ticket_id: id, message_ids: [randomUUID()] } })).toBe(403);
  expect(await create({ is_imported: true, status: 'closed' })).toBe(403);
  expect(await create({ external_id })).toBe(409);
  expect(await create({ external_id, assigned_to: [desk.agent.id] })).toBe(403);
});

it('a closed ticket keeps its place, its people, and its status', async () => {
  const { id } = await desk.create({ correspondents: [{ name: 'Priya' }] });
  for (const status of ['resolved', 'closed']) await desk.update(id, { status });
  const { revision } = await desk.get(id);
  const { data: inbox } = await service.ok(
    'createTicketInbox',
    { body: { name: `Other ${randomUUID()}` } },
    desk.manager,
  );
  const path = { id };
  const tries: [string, object][] = [
    ['manageTicket', { body: { action: 'update', id, changes: { assigned_to: [desk.agent.id] } } }],
    ['updateTicket', { path, body: { status: 'open' } }],
    ['updateTicket', { path, body: { is_spam: true } }],
    ['assignTicket', { path, body: { mode: 'set', user_ids: [desk.agent.id] } }],
    ['moveTicket', { path, body: { inbox_id: inbox.id } }],
    ['manageTicketCorrespondents', { path, body: { correspondents: [{ name: 'Leo' }] } }],
  ];
  for (const [operation, input] of tries) {
    const { status, body } = await service.call(operation as 'updateTicket', input, desk.manager);
    expect([operation, status, JSON.stringify(body)]).toEqual([
      operation,
      409,
      expect.stringContaining('closed'),
    ]);
  }
  const { data } = await service.ok(
    'bulkMoveTickets',
    { body: { ids: [id], inbox_id: inbox.id } },
    desk.manager,
  );
  expect(data.outcomes[0]!.status).toBe('failed');
  expect((await desk.get(id)).revision).toBe(revision);
});

it('a merge looks for all tickets before it judges any', async () => {
  const { id } = await desk.create();
  const merge = (survivor: string, source: string) =>
    statusOf(
      service.call(
        'mergeTickets',
        { path: { id: survivor }, body: { source_ids: [source], ...stale } },
        desk.manager,
      ),
    );
  const unknown = randomUUID();
  expect([await merge(id, unknown), await merge(unknown, unknown), await merge(id, id)]).toEqual([
    404, 404, 409,
  ]);
});

it('a move knows its inbox before the ticket is judged', async () => {
  const { id } = await desk.create();
  await desk.update(id, { is_spam: true });
  const move = (inbox_id: string) =>
    statusOf(service.call('moveTicket', { path: { id }, body: { inbox_id, ...stale } }, desk.manager));
  expect([await move(randomUUID()), await move(desk.inbox.id)]).toEqual([400, 409]);
});
