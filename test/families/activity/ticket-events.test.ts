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

it('is listed across tickets with a sentence, and found by ticket, kind and subject', async () => {
  const inbox = await desk.newInbox({});
  const one = await desk.create({ inbox_id: inbox.id, subject: 'Zinc roof' });
  const other = await desk.create({ inbox_id: inbox.id, subject: 'Wet cellar' });
  await service.ok('updateTicket', { path: { id: one.id }, body: { priority: 'urgent' } });
  const found = async (query: object) =>
    (await service.ok('listActivityEvents', { query: { inbox_id: [inbox.id], ...query } })).data;
  const subjects = async (query: object) => [
    ...new Set((await found(query)).map(({ ticket }) => ticket.subject)),
  ];
  expect((await subjects({})).toSorted()).toEqual(['Wet cellar', 'Zinc roof']);
  expect(await subjects({ ticket_id: [other.id] })).toEqual(['Wet cellar']);
  expect(await subjects({ search: 'zinc' })).toEqual(['Zinc roof']);
  expect(await found({ kind: ['priority_changed'] })).toMatchObject([
    { ticket: { id: one.id }, summary: expect.stringContaining('changed the priority') },
  ]);
  const strangers = { key: service.agencies[1].key };
  const { data } = await service.ok('listActivityEvents', { query: { ticket_id: [one.id] } }, strangers);
  expect(data).toEqual([]);
});
