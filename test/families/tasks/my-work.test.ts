import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { insertStage, insertSubstage, insertTask } from './task-rows.ts';

let service: Service;
let me: string;
const hour = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

/** A zone in which it is between 6:00 and 18:00 now, so that the next hour is today; and whole days are left in this week or not. */
const zone = (() => {
  const utcHour = new Date().getUTCHours();
  const offset = 12 - utcHour; // hours to add for noon
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
})();
/** Hours from now until the week ends there, at noon of a day now. */
const hoursLeftInWeek = (() => {
  const there = new Date(Date.now() + (12 - new Date().getUTCHours()) * hour);
  return (7 - ((there.getUTCDay() + 6) % 7)) * 24 - 12;
})();

beforeAll(async () => {
  service = await startService();
  const [{ id: agency, ownerId }] = service.agencies;
  [{ id: me }] = (await service.query<{ id: string }>(
    "select id from users where tenant_id = $1 and name = 'Everything'",
    [agency],
  )) as [{ id: string }];
  await service.query("update tenants set time_zone = 'Pacific/Kiritimati' where id = $1", [agency]);
  await service.query(
    "insert into employee_schedules (tenant_id, user_id, time_zone, hours, exceptions, updated_at, updated_by) values ($1, $2, $3, '[]', '[]', now(), $2)",
    [agency, me, zone],
  );
  const task = await insertTask(service, { name: 'Work' });
  const held = await insertTask(service, {
    name: 'Held work',
    status: 'on_hold',
    status_category: 'on_hold',
  });
  const gone = await insertTask(service, { name: 'Gone', deleted_at: at(0) });
  const mine = { assigned_to: [me] };
  const states = (state: string) => ({ status: state, status_category: state });
  await insertStage(service, task, { name: 'Late', ...mine, due_date: at(-hour) });
  await insertStage(service, task, { name: 'Today', ...mine, ...states('in_progress'), due_date: at(hour) });
  await insertStage(service, task, { name: 'Later', ...mine, due_date: at((hoursLeftInWeek + 30) * hour) });
  await insertStage(service, task, { name: 'Undated', ...mine });
  await insertStage(service, task, { name: 'Waiting', ...mine, ...states('pending'), due_date: at(hour) });
  await insertStage(service, held, { name: 'Resting', ...mine, due_date: at(-2 * hour) });
  const shared = await insertStage(service, task, { name: 'Shared', assigned_to: [ownerId] });
  await insertSubstage(service, { task, stage: shared }, { assigned_to: [me] });
  await insertSubstage(
    service,
    { task, stage: await insertStage(service, task, { name: 'Ticked off' }) },
    { assigned_to: [me], completed_at: at(0) },
  );
  const finished = await insertStage(service, task, { name: 'Finished', ...mine, ...states('completed') });
  const pinned = await insertStage(service, task, { name: "Somebody else's", assigned_to: [ownerId] });
  const lost = await insertStage(service, gone, { name: 'Lost', ...mine });
  for (const [index, stage] of [finished, pinned, lost].entries()) {
    await service.query(
      "insert into entity_pins (tenant_id, user_id, record_kind, record_id, pinned_at) values ($1, $2, 'task_stage', $3, $4)",
      [agency, me, stage, at(index * 1000)],
    );
  }
  await service.query(
    "insert into entity_pins (tenant_id, user_id, record_kind, record_id) values ($1, $2, 'task_stage', $3)",
    [agency, ownerId, shared],
  );
});
afterAll(() => service.stop());

const names = async (query: Record<string, unknown> = {}): Promise<string[]> =>
  (await service.ok('listMyWorkStages', { query })).data.map(({ name }: { name: string }) => name);

it('shows what is to be done, the next due first, tasks on hold last', async () => {
  expect(await names()).toEqual(['Late', 'Today', 'Later', 'Undated', 'Shared', 'Resting']);
  expect(await names({ include_pending: true, sort: 'name', order: 'asc' })).toEqual([
    'Late',
    'Later',
    'Shared',
    'Today',
    'Undated',
    'Waiting',
    'Resting',
  ]);
  expect(await names({ status_category: ['in_progress', 'completed'] })).toEqual(['Today']);
  expect(await names({ search: 'lat' })).toEqual(['Late', 'Later']);
});

it('counts by when things are due where the caller is, as the list shows them', async () => {
  const total = async (query: Record<string, unknown>) =>
    (await service.ok('listMyWorkStages', { query: { include_pending: true, ...query } })).pagination
      .total as number;
  const { data } = await service.ok('getMyWorkCounts');
  expect(data).toEqual({
    pending_count: await total({ status_category: ['pending'] }),
    ready_count: await total({ status_category: ['ready'] }),
    in_progress_count: await total({ status_category: ['in_progress'] }),
    overdue_count: await total({ due_window: 'overdue' }),
    due_today_count: await total({ due_window: 'today' }),
    due_this_week_count: await total({ due_window: 'this_week' }),
    undated_count: await total({ due_window: 'none' }),
    pinned_count: (await service.ok('listMyPinnedStages')).pagination.total,
  });
  expect(data).toMatchObject({
    pending_count: 1,
    ready_count: 5,
    in_progress_count: 1,
    overdue_count: 2,
    due_today_count: 2,
    due_this_week_count: 2,
    undated_count: 2,
    pinned_count: 2,
  });
  expect(await names({ due_window: 'later' })).toEqual(['Later']);
});

it('shows pinned stages, the latest pin first, also those of others, but none of deleted tasks', async () => {
  const pinned = async (query: Record<string, unknown> = {}) =>
    (await service.ok('listMyPinnedStages', { query })).data.map(
      ({ name, is_pinned: is }: { name: string; is_pinned: boolean }) => [name, is],
    );
  expect(await pinned()).toEqual([
    ["Somebody else's", true],
    ['Finished', true],
  ]);
  expect(await pinned({ status_scope: 'closed' })).toEqual([['Finished', true]]);
});
