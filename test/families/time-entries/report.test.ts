import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { addTask } from '../comments/commented-records.ts';
import { newClient, newProfile } from '../client-records.ts';
import { managing, newPerson, type Answer, type Person } from './people.ts';

/** Sums of recorded time: each second counts once, in the groups of those who may see them. */
let service: Service;
let manager: Person;
let dana: Person;
let client: { id: string; name: string };
let task: { id: string };

beforeAll(async () => {
  service = await startService();
  manager = await newPerson(service, [...managing, 'billing.view']);
  dana = await newPerson(service);
  client = await newClient(service, (await newProfile(service)).id);
  task = await addTask(service, service.agencies[0]);
  const rate = { amount_minor: 6000, currency: 'USD' };
  await service.query(
    `insert into employee_compensations (tenant_id, user_id, pay_period, pay, billing_rate_per_hour, effective_date, created_at, created_by)
      values ($1, $2, 'hour', '{}', $3, '2026-01-01', now(), $2)`,
    [service.agencies[0].id, dana.id, rate],
  );
  const add = (person: Person, spent_on: string, minutes: number, body: object = {}) =>
    person.ok('createTimeEntry', { body: { spent_on, duration_seconds: minutes * 60, ...body } });
  await add(dana, '2026-03-02', 50, { client_id: client.id, is_billable: true, tags: ['design', 'print'] });
  await add(dana, '2026-03-08', 20, { task_id: task.id, tags: ['Design'] });
  await add(dana, '2026-03-09', 10, { client_id: client.id, is_billable: true });
  await add(manager, '2026-03-09', 30, { is_billable: true });
  await dana.ok('startTimeEntryTimer', {});
});
afterAll(() => service.stop());

const march = { spent_from: '2026-03-01', spent_to: '2026-03-31' };
const report = (person: Person, body: object): Promise<Answer> =>
  person.ok('queryTimeReport', { body: { ...march, ...body } });
const minutes = ({ groups }: Answer) =>
  groups.map(({ key, label, totals }: Answer) => [key, label, totals.duration_seconds / 60]);

it('sums the own time, and with time.manage everyone’s', async () => {
  const own = await report(dana, { group_by: 'client' });
  expect(minutes(own)).toEqual([
    [client.id, client.name, 60],
    [null, 'No client', 20],
  ]);
  expect(own.totals).toEqual({
    duration_seconds: 4800,
    billable_seconds: 3600,
    invoiced_seconds: 0,
    amounts: [],
  });
  const all = await report(manager, { group_by: 'user' });
  expect(minutes(all).map(([id, , sum]: Answer) => [id, sum])).toEqual([
    [dana.id, 80],
    [manager.id, 30],
  ]);
  expect(
    (await dana.call('queryTimeReport', { body: { ...march, group_by: 'user', user_ids: [manager.id] } }))
      .status,
  ).toBe(403);
});

it('counts time with several tags for each, and once altogether', async () => {
  const { groups, totals } = await report(dana, { group_by: 'tag' });
  expect(minutes({ groups })).toEqual([
    ['design', 'design', 70],
    ['print', 'print', 50],
    [null, 'No tag', 10],
  ]);
  expect(totals.duration_seconds).toBe(4800);
});

it('puts days and weeks in order, weeks from Monday', async () => {
  expect(minutes(await report(dana, { group_by: 'week' }))).toEqual([
    ['2026-03-02', '2026-03-02', 70],
    ['2026-03-09', '2026-03-09', 10],
  ]);
  expect(minutes(await report(dana, { group_by: 'day' })).map(([key]: Answer) => key)).toEqual([
    '2026-03-02',
    '2026-03-08',
    '2026-03-09',
  ]);
});

it('values billable time at the rate of the day, each entry rounded up as the agency bills', async () => {
  const { totals } = await report(manager, { group_by: 'client', user_ids: [dana.id] });
  expect(totals.amounts).toEqual([{ amount_minor: 6000, currency: 'USD' }]);
  await service.ok('updateTimeSettings', { body: { rounding_minutes: 15 } });
  const rounded = await report(manager, { group_by: 'client', user_ids: [dana.id] });
  // 50 minutes become 60, and 10 become 15.
  expect(rounded.totals).toMatchObject({
    duration_seconds: 4800,
    amounts: [{ amount_minor: 7500, currency: 'USD' }],
  });
});

it('hides a task that the caller may not see among time without one', async () => {
  expect(minutes(await report(dana, { group_by: 'task' }))[1]).toEqual([task.id, expect.any(String), 20]);
  await service.query('update tasks set is_private = true where id = $1', [task.id]);
  expect(minutes(await report(dana, { group_by: 'task' }))).toEqual([[null, 'No task', 80]]);
});

it('takes filters, and a range of 400 days', async () => {
  expect((await report(dana, { group_by: 'day', is_billable: false })).totals.duration_seconds).toBe(1200);
  expect((await report(dana, { group_by: 'day', is_invoiced: true })).groups).toEqual([]);
  expect((await report(dana, { group_by: 'day', tags: ['DESIGN'] })).totals.duration_seconds).toBe(4200);
  const call = (spent_from: string, spent_to: string) =>
    dana.call('queryTimeReport', { body: { spent_from, spent_to, group_by: 'day' } });
  expect((await call('2026-03-02', '2026-03-01')).status).toBe(400);
  expect((await call('2025-01-01', '2026-02-05')).status).toBe(400);
  expect((await call('2025-01-01', '2026-02-04')).status).toBe(200);
});

it('changes the settings once, with their history', async () => {
  const before = (await service.ok('getTimeSettings')).data;
  const stale = { can_overlap: true, expected_revision: before.revision + 1 };
  expect((await service.call('updateTimeSettings', { body: stale })).status).toBe(409);
  const { data } = await service.ok('updateTimeSettings', { body: { can_overlap: true } });
  expect(data).toMatchObject({ can_overlap: true, revision: before.revision + 1 });
  const [last] = await service.query(
    "select action, changed_fields from audit_log where record_kind = 'time_settings' and tenant_id = $1 order by id desc limit 1",
    [service.agencies[0].id],
  );
  expect(last).toEqual({ action: 'updated', changed_fields: ['can_overlap'] });
});
