import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';
import { newWorker, TaskHands, type Answer } from './setup.ts';
import { setHours } from './teams.ts';
import { newTicket } from './tickets.ts';

let service: Service;
let all: TaskHands;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
});
afterAll(() => service.stop());

const date = '2026-03-02';
const lists = ['overdue', 'due_today', 'in_progress', 'upcoming', 'completed_today'] as const;
const dayOf = async (
  member: Member | { key: string },
  query: Record<string, unknown> = {},
): Promise<Answer> => (await service.ok('getMyDay', { query: { date, ...query } }, member)).data;
const titles = (day: Answer) =>
  Object.fromEntries(lists.map((list) => [list, day[list].map(({ title }: Answer) => title)]));
const worker = () => addMember(service, service.agencies[0], { permissions: ['tasks.view', 'tickets.view'] });
const taskFor = (member: Member, name: string, body: object = {}) =>
  all.create({ name, assigned_to: [member.id], ...body });

describe('the day of a member', () => {
  it('holds what they are in charge of, by when it is due', async () => {
    const sam = await worker();
    await taskFor(sam, 'Late', { due_date: '2026-03-01T23:59:59.000Z' });
    await taskFor(sam, 'Today', { due_date: '2026-03-02T00:00:00.000Z' });
    await taskFor(sam, 'Soon', { due_date: '2026-03-09T23:59:59.000Z' });
    await taskFor(sam, 'Far', { due_date: '2026-03-10T00:00:00.000Z' });
    await taskFor(sam, 'Undated');
    const day = await dayOf(sam);
    expect(titles(day)).toEqual({
      overdue: ['Late'],
      due_today: ['Today'],
      in_progress: [],
      upcoming: ['Soon'],
      completed_today: [],
    });
    expect(day).toMatchObject({
      date,
      time_zone: 'UTC',
      counts: {
        overdue_count: 1,
        due_today_count: 1,
        in_progress_count: 0,
        upcoming_count: 1,
        completed_today_count: 0,
      },
    });
    expect(titles(await dayOf(sam, { upcoming_days: 0 })).upcoming).toEqual([]);
    expect(titles(await dayOf(sam, { upcoming_days: 8 })).upcoming).toEqual(['Soon', 'Far']);
  });

  it('holds stages and substages too, with their task, and whether they wait for something', async () => {
    const sam = await worker();
    const { data: client } = await service.ok('createClient', {
      body: {
        name: 'Harbor Dental',
        profile_id: (await service.ok('createClientProfile', { body: { name: 'Retail' } })).data.id,
      },
    });
    const task = await all.create({
      name: 'Content pack',
      client_id: client.id,
      priority_level: 'high',
      stages: [
        {
          name: 'Draft',
          assigned_to: [sam.id],
          due_date: '2026-03-02T10:00:00.000Z',
          estimated_minutes: 30,
          substages: [{ name: 'Headlines', assigned_to: [sam.id], due_date: '2026-03-02T08:00:00.000Z' }],
        },
        { name: 'Review', assigned_to: [sam.id], due_date: '2026-03-02T09:00:00.000Z' },
      ],
    });
    const day = await dayOf(sam);
    expect(titles(day).due_today).toEqual(['Headlines', 'Draft', 'Review']);
    expect(day.due_today[1]).toEqual({
      kind: 'task_stage',
      id: expect.any(String),
      title: 'Draft',
      task: { id: task.id, number: task.number, name: 'Content pack' },
      client: { id: client.id, name: 'Harbor Dental' },
      status: 'ready',
      status_category: 'ready',
      priority_level: 'high',
      due_date: '2026-03-02T10:00:00.000Z',
      estimated_minutes: 30,
      is_blocked: false,
      is_pinned: false,
      reasons: ['due_today', 'high_priority'],
    });
    expect(day.due_today[2]).toMatchObject({
      title: 'Review',
      is_blocked: true,
      reasons: ['blocked', 'due_today', 'high_priority'],
    });
    await service.ok('manageTaskStage', { body: { action: 'start', stage_id: day.due_today[1].id } });
    await all.update(task.id, { status: 'on_hold' });
    const held = await dayOf(sam);
    expect(held.in_progress).toMatchObject([
      { title: 'Draft', is_blocked: true, reasons: ['blocked', 'due_today', 'high_priority', 'in_progress'] },
    ]);
  });

  it('ranks by what waits, what is late, what is pinned, priority, due date and what is under way, and says why', async () => {
    const sam = await worker();
    const make = (name: string, due: string | null, body: object = {}) =>
      taskFor(sam, name, { due_date: due, ...body });
    const under = async (task: Answer) => all.update(task.id, { status: 'in_progress' });
    await under(await make('Late and low', '2026-02-01T10:00:00.000Z', { priority_level: 'low' }));
    await under(await make('Today, urgent', '2026-03-02T20:00:00.000Z', { priority_level: 'urgent' }));
    await under(await make('Today, high, early', '2026-03-02T08:00:00.000Z', { priority_level: 'high' }));
    await under(await make('Today, high, late', '2026-03-02T09:00:00.000Z', { priority_level: 'high' }));
    const pinned = await make('Today, pinned', '2026-03-02T23:00:00.000Z');
    await under(pinned);
    await service.query(
      "insert into entity_pins (tenant_id, user_id, record_kind, record_id) values ($1, $2, 'task', $3)",
      [service.agencies[0].id, sam.id, pinned.id],
    );
    await under(await make('Undated, urgent', null, { priority_level: 'urgent' }));
    const day = await dayOf(sam);
    expect(day.in_progress.map(({ title, reasons }: Answer) => [title, reasons])).toEqual([
      ['Late and low', ['overdue', 'in_progress']],
      ['Today, pinned', ['due_today', 'pinned', 'in_progress']],
      ['Today, urgent', ['due_today', 'urgent', 'in_progress']],
      ['Today, high, early', ['due_today', 'high_priority', 'in_progress']],
      ['Today, high, late', ['due_today', 'high_priority', 'in_progress']],
      ['Undated, urgent', ['urgent', 'in_progress']],
    ]);
  });

  it('holds what was finished on it, and nothing else that is over', async () => {
    const sam = await worker();
    const today = new Date().toISOString().slice(0, 10);
    const done = await taskFor(sam, 'Done');
    await all.update(done.id, { status: 'done' });
    const dropped = await taskFor(sam, 'Dropped', { due_date: `${today}T12:00:00.000Z` });
    await all.update(dropped.id, { status: 'cancelled' });
    const withStage = await all.create({
      stages: [
        { name: 'Only', assigned_to: [sam.id], substages: [{ name: 'Point', assigned_to: [sam.id] }] },
      ],
    });
    const [substage] = await service.query<{ id: string }>(
      'select id from task_substages where task_id = $1',
      [withStage.id],
    );
    await service.ok('completeTaskSubstage', { path: { id: substage!.id } });
    await all.stage({ action: 'complete', stage_id: (await all.stages(withStage.id))[0].id });
    const day = await dayOf(sam, { date: today });
    expect(titles(day)).toEqual({
      overdue: [],
      due_today: [],
      in_progress: [],
      upcoming: [],
      completed_today: ['Only', 'Point', 'Done'],
    });
    expect(day.completed_today[0].reasons).toEqual([]);
    expect((await dayOf(sam)).counts.completed_today_count).toBe(0);
  });

  it('is that of the time zone of their working hours', async () => {
    const sam = await worker();
    await setHours(service, sam, service.agencies[0], { time_zone: 'Pacific/Auckland' });
    await taskFor(sam, 'Morning there', { due_date: '2026-03-01T20:00:00.000Z' });
    await taskFor(sam, 'Tomorrow there', { due_date: '2026-03-02T11:30:00.000Z' });
    const day = await dayOf(sam);
    expect(day.time_zone).toBe('Pacific/Auckland');
    expect(titles(day)).toMatchObject({ due_today: ['Morning there'], upcoming: ['Tomorrow there'] });
  });

  it('shows nothing deleted, nothing of others, and no kinds that they may not see', async () => {
    const sam = await worker();
    const other = await worker();
    const gone = await taskFor(sam, 'Gone', { due_date: '2026-03-02T10:00:00.000Z' });
    await service.ok('deleteTask', { path: { id: gone.id } });
    await taskFor(other, 'Not mine', { due_date: '2026-03-02T10:00:00.000Z', is_private: true });
    await taskFor(sam, 'Mine, private', { due_date: '2026-03-02T10:00:00.000Z', is_private: true });
    await newTicket(service, { subject: 'My ticket', assigned_to: [sam.id] });
    await newTicket(service, {
      subject: 'Waiting',
      assigned_to: [sam.id],
      status: 'pending',
      status_category: 'pending',
    });
    expect(titles(await dayOf(sam))).toMatchObject({
      due_today: ['Mine, private'],
      in_progress: ['My ticket'],
    });
    const fresh = await newWorker(service, []);
    await service.query(
      "update tasks set assigned_to = array_append(assigned_to, $1) where name = 'Mine, private'",
      [fresh.userId],
    );
    expect(titles(await dayOf(fresh))).toEqual({
      overdue: [],
      due_today: [],
      in_progress: [],
      upcoming: [],
      completed_today: [],
    });
  });

  it('holds escalations with who is in charge, by their severity, for who may see escalations', async () => {
    const sam = await addMember(service, service.agencies[0], {
      permissions: ['tasks.view', 'escalations.view'],
    });
    const escalation = (number: number, title: string, state: string, severity: string) =>
      service.query(
        `insert into escalations (tenant_id, number, title, status, status_category, severity, assignee_id, created_by) values ($1, $2, $3, $4, $4, $5, $6, $6)`,
        [service.agencies[0].id, number, title, state, severity, sam.id],
      );
    await escalation(901, 'Angry call', 'open', 'critical');
    await escalation(902, 'Waits for the client', 'waiting', 'low');
    await escalation(903, 'Settled', 'resolved', 'high');
    const day = await dayOf(sam);
    expect(titles(day).in_progress).toEqual(['Angry call']);
    expect(day.in_progress[0]).toMatchObject({
      kind: 'escalation',
      priority_level: 'urgent',
      is_blocked: false,
      reasons: ['urgent', 'in_progress'],
    });
    await service.query('update escalations set assignee_id = $1 where number = 901', [(await worker()).id]);
    expect(titles(await dayOf(sam)).in_progress).toEqual([]);
  });

  it('lists a hundred of each and counts all', async () => {
    const sam = await worker();
    await service.query(
      `
      insert into tasks (tenant_id, number, name, status, status_category, assigned_to, involved_ids, due_date, source_kind, created_by)
      select $1, 10000 + n, 'Task ' || n, 'todo', 'todo', array[$2::uuid], array[$2::uuid], '2026-03-02T10:00:00Z', 'api', $2 from generate_series(1, 130) n`,
      [service.agencies[0].id, sam.id],
    );
    const day = await dayOf(sam);
    expect([day.due_today.length, day.counts.due_today_count]).toEqual([100, 130]);
  });
});
