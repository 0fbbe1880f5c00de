import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { newClient, newProfile } from '../client-records.ts';
import { addStage, addTask } from '../comments/commented-records.ts';
import { asOwner } from '../organization/people.ts';
import { day, historyOf, hour, managing, newPerson, type Answer, type Person } from './people.ts';

/** Time of members: what may be recorded, who sees and changes it, and what its history keeps. */
let service: Service;
let manager: Person;
let dana: Person;
beforeAll(async () => {
  service = await startService();
  manager = await newPerson(service, managing);
});
beforeEach(async () => void (dana = await newPerson(service)));
afterAll(() => service.stop());

const create = (person: Person, body: object) => person.call('createTimeEntry', { body });
const record = (person: Person, body: object): Promise<Answer> => person.ok('createTimeEntry', { body });
const update = (person: Person, id: string, body: object) =>
  person.call('updateTimeEntry', { path: { id }, body });
const trackedMinutes = async (table: 'tasks' | 'task_stages', id: string): Promise<number> =>
  (
    await service.query<{ tracked_minutes: number }>(`select tracked_minutes from ${table} where id = $1`, [
      id,
    ])
  )[0]!.tracked_minutes;

describe('recording', () => {
  it('stores hours with their length, and tells of it in the history', async () => {
    const hours = hour(service, 3, 1.5);
    const entry = await record(dana, { ...hours, description: 'Drafts', tags: ['Design', 'design'] });
    expect(entry).toMatchObject({
      ...hours,
      user: { id: dana.id },
      kind: 'manual',
      status: 'recorded',
      duration_seconds: 5400,
      spent_on: hours.started_at.slice(0, 10),
      tags: ['Design'],
      is_billable: false,
      needs_review: false,
      revision: 1,
    });
    expect(await historyOf(dana, entry.id)).toMatchObject([
      { action: 'created', actor: { type: 'user', id: dana.id }, reason: null, changes: [] },
    ]);
  });

  it('takes a day and a length, which overlap nothing', async () => {
    await record(dana, hour(service, 26, 20));
    const entry = await record(dana, { spent_on: day(service, 1), duration_seconds: 2700 });
    expect(entry).toMatchObject({ started_at: null, ended_at: null, duration_seconds: 2700 });
    const mixed = { ...hour(service, 2), spent_on: day(service, 1) };
    expect((await create(dana, mixed)).body.error.message).toContain('body.spent_on');
    expect((await create(dana, { spent_on: day(service, -2), duration_seconds: 60 })).status).toBe(400);
  });

  it('refuses hours that end before they begin, in the future, or after a day', async () => {
    const { started_at: from, ended_at: to } = hour(service, 3);
    expect((await create(dana, { started_at: to, ended_at: from })).status).toBe(400);
    expect((await create(dana, hour(service, 1, 2))).status).toBe(400);
    expect((await create(dana, hour(service, 30, 25))).status).toBe(400);
    expect((await create(dana, hour(service, 30, 24))).status).toBe(200);
  });

  it('refuses overlaps of one member, unless the agency allows them; hours that touch are none', async () => {
    const { started_at: from, ended_at: to } = hour(service, 5, 2);
    const first = await record(dana, { started_at: from, ended_at: to });
    const touching = { started_at: to, ended_at: new Date(Date.parse(to) + 60_000).toISOString() };
    await record(dana, touching);
    const overlapping = hour(service, 6, 1.5);
    const refused = await create(dana, overlapping);
    expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining(first.id)]);
    await record(manager, overlapping);

    await service.ok('updateTimeSettings', { body: { can_overlap: true } });
    expect((await create(dana, overlapping)).status).toBe(200);
    await service.ok('updateTimeSettings', { body: { can_overlap: false } });
    // What overlaps already can still be described.
    expect((await update(dana, first.id, { description: 'Calls' })).status).toBe(200);
    expect((await update(dana, first.id, { started_at: hour(service, 6).started_at })).status).toBe(409);
  });

  it('lets only managers record for others, with a reason', async () => {
    const body = { ...hour(service, 3), user_id: dana.id };
    const other = await newPerson(service);
    expect((await create(other, { ...body, reason: 'Ill' })).status).toBe(403);
    expect((await create(manager, body)).body.error.message).toContain('body.reason');
    const entry = await record(manager, { ...body, reason: 'Was ill.' });
    expect(entry).toMatchObject({ user: { id: dana.id }, created_by: manager.id });
    expect(await historyOf(dana, entry.id)).toMatchObject([
      { actor: { id: manager.id }, reason: 'Was ill.' },
    ]);
    expect((await create(manager, { ...body, user_id: randomUUID(), reason: 'x' })).status).toBe(400);
  });
});

describe('the subject', () => {
  it('brings the client of a task along, then and when the task changes', async () => {
    const profile = await newProfile(service);
    const [harbor, north] = [await newClient(service, profile.id), await newClient(service, profile.id)];
    const taskOf = async (client_id: string) =>
      (await service.ok('createTask', { body: { name: 'Pack', client_id } })).data.id;
    const [first, second] = [await taskOf(harbor.id), await taskOf(north.id)];
    const entry = await record(dana, { ...hour(service, 3), task_id: first });
    expect(entry).toMatchObject({ client: { id: harbor.id, name: harbor.name }, task: { id: first } });
    const moved = (await update(dana, entry.id, { task_id: second })).body.data;
    expect(moved).toMatchObject({ client: { id: north.id }, task: { id: second } });
    const kept = (await update(dana, entry.id, { task_id: first, client_id: null })).body.data;
    expect(kept).toMatchObject({ client: null, task: { id: first } });
  });

  it('knows stages of the task alone, and drops the stage with the task', async () => {
    const [task, other] = [
      await addTask(service, service.agencies[0]),
      await addTask(service, service.agencies[0]),
    ];
    const stage = await addStage(service, service.agencies[0], task.id);
    const about = { task_id: other.id, task_stage_id: stage };
    expect((await create(dana, { ...hour(service, 3), ...about })).body.error.message).toContain(
      'body.task_stage_id',
    );
    expect((await create(dana, { ...hour(service, 3), task_stage_id: stage })).status).toBe(400);
    const entry = await record(dana, { ...hour(service, 3), task_id: task.id, task_stage_id: stage });
    expect(entry.task_stage_id).toBe(stage);
    expect(await trackedMinutes('task_stages', stage)).toBe(60);
    const moved = (await update(dana, entry.id, { task_id: other.id })).body.data;
    expect(moved.task_stage_id).toBeNull();
    expect([await trackedMinutes('tasks', task.id), await trackedMinutes('tasks', other.id)]).toEqual([
      0, 60,
    ]);
    expect(await trackedMinutes('task_stages', stage)).toBe(0);
  });

  it('cannot be a private task of others, and loses its name once it is private', async () => {
    const secret = await addTask(service, service.agencies[0], { is_private: true });
    const refused = await create(dana, { ...hour(service, 3), task_id: secret.id });
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      expect.stringContaining('body.task_id'),
    ]);

    const task = await addTask(service, service.agencies[0]);
    const entry = await record(dana, { ...hour(service, 3), task_id: task.id });
    await service.query('update tasks set is_private = true where id = $1', [task.id]);
    const shown = await dana.ok('getTimeEntry', { path: { id: entry.id } });
    expect(shown).toMatchObject({ task: null, task_stage_id: null });
    expect((await manager.ok('getTimeEntry', { path: { id: entry.id } })).task.id).toBe(task.id);
    // The task stays what the time was spent on.
    await update(dana, entry.id, { description: 'Calls' });
    expect((await manager.ok('getTimeEntry', { path: { id: entry.id } })).task.id).toBe(task.id);
  });

  it('counts what others record on the task at the same time', async () => {
    const task = await addTask(service, service.agencies[0]);
    const [one, other] = [new pg.Client(service.ownerUrl), new pg.Client(service.ownerUrl)];
    await Promise.all([one.connect(), other.connect()]);
    const insert = (client: pg.Client) =>
      client.query(
        `insert into time_entries (tenant_id, user_id, created_by, task_id, spent_on, begins_at, duration_seconds)
          values ($1, $2, $2, $3, current_date, now(), 3600)`,
        [service.agencies[0].id, dana.id, task.id],
      );
    await one.query('begin');
    await insert(one);
    const waiting = insert(other);
    const { rows } = await one.query<{ pid: number }>('select pg_backend_pid() as pid');
    const isBlocking = async () =>
      (
        await service.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [
          rows[0]!.pid,
        ])
      ).length;
    await expect.poll(isBlocking, patiently).toBe(1);
    await one.query('commit');
    await waiting;
    await Promise.all([one.end(), other.end()]);
    expect(await trackedMinutes('tasks', task.id)).toBe(120);
  });
});

describe('changing', () => {
  it('keeps before and after, and the reason of others', async () => {
    const entry = await record(dana, { ...hour(service, 5), description: 'Drafts' });
    expect((await update(manager, entry.id, { is_billable: true })).body.error.message).toContain(
      'body.reason',
    );
    const { body } = await update(manager, entry.id, { is_billable: true, reason: 'Agreed by phone.' });
    expect(body.data).toMatchObject({ is_billable: true, revision: 2 });
    expect((await historyOf(dana, entry.id))[1]).toMatchObject({
      action: 'updated',
      actor: { id: manager.id },
      changes: [{ field: 'is_billable', old_value: false, new_value: true }],
      reason: 'Agreed by phone.',
    });
  });

  it('stores nothing when nothing differs', async () => {
    const hours = hour(service, 5);
    const entry = await record(dana, hours);
    const { body } = await update(dana, entry.id, { ...hours, tags: [], status: 'recorded' });
    expect(body.data.revision).toBe(1);
    expect(await historyOf(dana, entry.id)).toHaveLength(1);
  });

  it('corrects the day and length of an entry without hours, and gives it both hours or none', async () => {
    const entry = await record(dana, { spent_on: day(service, 2), duration_seconds: 2700 });
    const change = (body: object) => update(dana, entry.id, body);
    expect((await change({ duration_seconds: 3600, spent_on: day(service, 3) })).body.data).toMatchObject({
      duration_seconds: 3600,
      spent_on: day(service, 3),
    });
    const hours = hour(service, 50, 2);
    expect((await change({ started_at: hours.started_at })).status).toBe(400);
    expect((await change(hours)).body.data).toMatchObject({ ...hours, duration_seconds: 7200 });
    expect((await change({ duration_seconds: 3600 })).status).toBe(409);
  });

  it('refuses a stale revision, and shows nobody the time of others', async () => {
    const entry = await record(dana, hour(service, 5));
    const other = await newPerson(service);
    expect((await update(dana, entry.id, { description: 'x', expected_revision: 7 })).status).toBe(409);
    for (const status of [
      (await other.call('getTimeEntry', { path: { id: entry.id } })).status,
      (await other.call('listTimeEntryAudit', { path: { id: entry.id } })).status,
      (await update(other, entry.id, { description: 'x' })).status,
      (await other.call('deleteTimeEntry', { path: { id: entry.id } })).status,
    ])
      expect(status).toBe(404);
    expect(await other.ok('listTimeEntries')).toEqual([]);
    expect((await other.call('listTimeEntries', { query: { user_id: [dana.id] } })).status).toBe(403);
    expect((await manager.ok('listTimeEntries', { query: { user_id: [dana.id] } }))[0].id).toBe(entry.id);
  });
});

describe('deleting', () => {
  it('takes time from the task, and stays in the history and among the deleted', async () => {
    const task = await addTask(service, service.agencies[0]);
    const entry = await record(dana, { ...hour(service, 5), task_id: task.id });
    const remove = (person: Person, query: Record<string, unknown> = {}) =>
      person.call('deleteTimeEntry', { path: { id: entry.id }, query });
    expect((await remove(manager)).body.error.message).toContain('query.reason');
    expect((await remove(manager, { reason: 'Booked twice.', expected_revision: 4 })).status).toBe(409);
    expect((await remove(manager, { reason: 'Booked twice.' })).status).toBe(200);
    expect((await dana.call('getTimeEntry', { path: { id: entry.id } })).status).toBe(404);
    expect(await dana.ok('listTimeEntries')).toEqual([]);
    const [deleted] = await dana.ok('listTimeEntries', { query: { is_deleted: true } });
    expect(deleted).toMatchObject({ id: entry.id, deleted_at: expect.any(String), revision: 2 });
    expect((await historyOf(dana, entry.id)).at(-1)).toMatchObject({
      action: 'deleted',
      reason: 'Booked twice.',
    });
    expect(await trackedMinutes('tasks', task.id)).toBe(0);
    expect((await create(dana, hour(service, 5))).status).toBe(200);
  });
});

it('shows the hourly rate of the day to those who see billing', async () => {
  const rate = { amount_minor: 12_000, currency: 'USD' };
  await service.query(
    `insert into employee_compensations (tenant_id, user_id, pay_period, pay, billing_rate_per_hour, effective_date, created_at, created_by)
      values ($1, $2, 'hour', '{}', $3, '2026-01-01', now(), $2), ($1, $2, 'hour', '{}', null, '2020-01-01', now(), $2)`,
    [service.agencies[0].id, dana.id, rate],
  );
  const entry = await record(dana, { ...hour(service, 5), is_billable: true });
  expect(entry.billing_rate).toBeNull();
  const { key } = await asOwner(service, service.agencies[0]);
  const shown = await service.ok('getTimeEntry', { path: { id: entry.id } }, { key });
  expect(shown.data.billing_rate).toEqual(rate);
});
