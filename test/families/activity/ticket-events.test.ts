import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { openDesk, type Desk } from '../tickets/desk.ts';

/** The activity of all tickets that a member sees. */
let service: Service;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service, service.agencies[0]);
});
afterAll(() => service.stop());

const activity = async (query: object, by = desk.manager) =>
  (await service.ok('listActivityEvents', { query: { limit: 200, ...query } }, by)).data;

it('is listed across tickets with a sentence, newest first', async () => {
  const inbox = await desk.newInbox({});
  const one = await desk.create({ inbox_id: inbox.id, subject: 'Zinc roof' });
  const other = await desk.create({ inbox_id: inbox.id, subject: 'Wet cellar' });
  await desk.update(one.id, { priority_level: 'urgent' });
  const found = await activity({ inbox_id: [inbox.id] });
  expect(new Set(found.map(({ ticket }) => ticket.id))).toEqual(new Set([one.id, other.id]));
  expect(found[0]).toMatchObject({
    kind: 'priority_changed',
    ticket: { id: one.id, number: one.number, subject: 'Zinc roof' },
    inbox_id: inbox.id,
    changes: [{ field: 'priority_level', new_value: 'urgent' }],
    summary: expect.stringMatching(/^Member \d+ changed the priority from normal to urgent\.$/),
  });
  const times = found.map(({ created_at: at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect((await activity({ inbox_id: [inbox.id], order: 'asc' })).map(({ id }) => id)).toEqual(
    found.map(({ id }) => id).toReversed(),
  );
});

it('is found by ticket, client, kind, actor, time and words', async () => {
  const inbox = await desk.newInbox({});
  const { data: profile } = await service.ok('createClientProfile', { body: { name: 'Roofers' } });
  const { data: client } = await service.ok('createClient', {
    body: { profile_id: profile.id, name: 'Harbor Roofs' },
  });
  await desk.create({ inbox_id: inbox.id, subject: 'Copper gutter', client_id: client.id });
  const other = await desk.create({ inbox_id: inbox.id, subject: 'Damp wall' });
  await desk.update(other.id, { priority_level: 'low' }, desk.editor);
  const subjects = async (query: object) => [
    ...new Set((await activity({ inbox_id: [inbox.id], ...query })).map(({ ticket }) => ticket.subject)),
  ];
  expect((await subjects({})).toSorted()).toEqual(['Copper gutter', 'Damp wall']);
  expect(await subjects({ ticket_id: [other.id] })).toEqual(['Damp wall']);
  expect(await subjects({ client_id: [client.id] })).toEqual(['Copper gutter']);
  expect(await subjects({ search: 'COPPER' })).toEqual(['Copper gutter']);
  expect(await subjects({ actor_id: [desk.editor.id] })).toEqual(['Damp wall']);
  expect(await subjects({ kind: ['priority_changed'] })).toEqual(['Damp wall']);
  expect((await subjects({ actor_type: ['user'] })).length).toBe(2);
  expect(await subjects({ actor_type: ['system'] })).toEqual([]);
  const [last] = await activity({ inbox_id: [inbox.id] });
  expect(await subjects({ created_before: '2020-01-01T00:00:00Z' })).toEqual([]);
  expect(await subjects({ created_after: last!.created_at })).toEqual(['Damp wall']);
});

it('leaves out tickets that are hidden or deleted, and other agencies', async () => {
  const inbox = await desk.newInbox({});
  const hidden = await desk.create({ inbox_id: inbox.id, subject: 'Payroll', is_private: true });
  const closed = await desk.newInbox({ access: 'members', member_ids: [desk.manager.id] });
  const inside = await desk.create({ inbox_id: closed.id, subject: 'Board' });
  const gone = await desk.create({ inbox_id: inbox.id, subject: 'Mistake' });
  await service.ok('deleteTicket', { path: { id: gone.id }, query: {} }, desk.manager);
  const ticket_id = [hidden.id, inside.id, gone.id];
  const seen = new Set((await activity({ ticket_id })).map(({ ticket }) => ticket.id));
  expect(seen).toEqual(new Set([hidden.id, inside.id]));
  expect(await activity({ ticket_id }, desk.editor)).toEqual([]);
  const strangers = { id: service.agencies[1].ownerId, key: service.agencies[1].key };
  expect(await activity({ ticket_id }, strangers)).toEqual([]);
});

it('does not name an inbox that the reader may not see', async () => {
  const inbox = await desk.newInbox({});
  const closed = await desk.newInbox({ access: 'members', member_ids: [desk.manager.id] });
  const ticket = await desk.create({ inbox_id: closed.id, subject: 'Moved out' });
  await service.ok('moveTicket', { path: { id: ticket.id }, body: { inbox_id: inbox.id } }, desk.manager);
  const sentence = async (by: typeof desk.manager) =>
    (await activity({ ticket_id: [ticket.id], kind: ['moved'] }, by))[0]!.summary;
  expect(await sentence(desk.manager)).toContain(`from ${closed.name} to ${inbox.name}`);
  expect(await sentence(desk.editor)).toContain(`from another inbox to ${inbox.name}`);
});

it('tells of escalations to those who see them', async () => {
  const inbox = await desk.newInbox({});
  const ticket = await desk.create({ inbox_id: inbox.id, subject: 'Refund' });
  await service.ok('createEscalation', { body: { title: 'Refund at once', ticket_ids: [ticket.id] } });
  const escalated = async (by: { key: string }) =>
    (
      await service.ok('listActivityEvents', { query: { ticket_id: [ticket.id], kind: ['escalated'] } }, by)
    ).data.map(({ related, summary }) => [related?.kind, related?.name, summary]);
  expect(await escalated({ key: service.agencies[0].key })).toEqual([
    ['escalation', 'Refund at once', expect.stringContaining('Refund at once')],
  ]);
  expect(await escalated(desk.manager)).toEqual([]); // without escalations.view
});
