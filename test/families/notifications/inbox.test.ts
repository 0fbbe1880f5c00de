import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newPerson, tell, type Answer, type Person } from './people.ts';

/** Members have an inbox each: they list it, count what is unread, and mark it as read, for good. */
let service: Service;
let dana: Person;
beforeAll(async () => void (service = await startService()));
beforeEach(async () => void (dana = await newPerson(service)));
afterAll(() => service.stop());

const listed = async (query: Readonly<Record<string, unknown>> = {}): Promise<string[]> =>
  (await dana.ok('listNotifications', { query })).map(({ id }: Answer) => id);

const at = (minute: number) => `2026-03-02T14:0${minute}:00.000Z`;

it('lists the inbox of the caller alone, latest first, and marks nothing as read', async () => {
  const sam = await newPerson(service);
  await tell(service, sam);
  const first = await tell(service, dana, { at: at(1) });
  const second = await tell(service, dana, { at: at(2), kind: 'assignment', title: 'Päckchen for you' });
  expect(await listed()).toEqual([second, first]);
  expect(await listed({ kind: ['mention'] })).toEqual([first]);
  expect(await listed({ search: 'packchen' })).toEqual([second]);
  expect(await listed({ status: ['read'] })).toEqual([]);
  expect((await dana.call('markNotificationRead', { path: { id: first } })).status).toBe(200);
  expect((await sam.call('markNotificationRead', { path: { id: second } })).status).toBe(404);
  expect(await listed({ sort: 'unread' })).toEqual([second, first]);
  expect(await listed({ sort: 'unread', order: 'asc' })).toEqual([first, second]);
  expect(await listed({ status: ['read'] })).toEqual([first]);
});

it('marks as read once: a repeated call changes nothing', async () => {
  const id = await tell(service, dana);
  const read = await dana.ok('markNotificationRead', { path: { id } });
  expect(read).toMatchObject({ status: 'read', revision: 2, url: null, record: null });
  expect(await dana.ok('markNotificationRead', { path: { id } })).toEqual(read);
});

it('counts what is unread by kind, most first', async () => {
  expect(await dana.ok('getUnreadNotificationCount')).toEqual({
    unread_count: 0,
    latest_at: null,
    by_kind: [],
  });
  await tell(service, dana, { at: at(1) });
  await tell(service, dana, { at: at(2), kind: 'overdue' });
  await tell(service, dana, { at: at(3), kind: 'overdue' });
  expect(await dana.ok('getUnreadNotificationCount')).toEqual({
    unread_count: 3,
    latest_at: at(3),
    by_kind: [
      { kind: 'overdue', unread_count: 2 },
      { kind: 'mention', unread_count: 1 },
    ],
  });
});

it('marks all up to what the person has seen, of some kinds, or about a record (D34)', async () => {
  const [one, , three] = [
    await tell(service, dana, { at: at(1) }),
    await tell(service, dana, { at: at(2) }),
    await tell(service, dana, { at: at(3), kind: 'overdue' }),
  ];
  const upTo = { body: { newest_occurred_at: at(1) } };
  expect(await dana.ok('markAllNotificationsRead', upTo)).toMatchObject({ read_count: 1, unread_count: 2 });
  expect(await listed({ status: ['read'] })).toEqual([one]);
  const kinds = { body: { kinds: ['mention'] } };
  expect(await dana.ok('markAllNotificationsRead', kinds)).toMatchObject({ read_count: 1, unread_count: 1 });
  expect(await listed({ status: ['unread'] })).toEqual([three]);
  const record = { body: { record: { kind: 'task', id: one } } };
  expect(await dana.ok('markAllNotificationsRead', record)).toMatchObject({ read_count: 0, unread_count: 1 });
  expect(await dana.ok('markAllNotificationsRead')).toMatchObject({ read_count: 1, unread_count: 0 });
});

it('keeps back what tells of records that the member may not see any more', async () => {
  const outsider = await newPerson(service, []);
  const record = { kind: 'task', id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b70' };
  const id = await tell(service, outsider, { record, title: 'Secret plan is overdue' });
  expect(await outsider.ok('listNotifications')).toEqual([]);
  expect((await outsider.ok('getUnreadNotificationCount')).unread_count).toBe(0);
  expect((await outsider.call('markNotificationRead', { path: { id } })).status).toBe(404);
});
