import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '#generated/permissions.ts';
import { startService, type Service } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';
import { newWorker, refusal, TaskHands, type Answer } from './setup.ts';
import { newTicket } from './tickets.ts';
import { joinTeam, newProcess, newTeam, setHours, type TestTeam } from './teams.ts';

let service: Service;
let all: TaskHands;
let team: TestTeam;
let other: TestTeam;
/** Leads the first team by level, and nothing else. */
let lead: Member;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
  team = await newTeam(service, 2);
  other = await newTeam(service, 1);
  lead = await addMember(service, service.agencies[0]);
  const { data } = await service.ok('createDepartmentLevel', {
    body: { department_id: team.departmentId, name: 'Lead', permissions: ['tasks.view', 'tasks.manage'] },
  });
  await joinTeam(service, { departmentId: team.departmentId, levelId: data.id }, lead);
  // A Monday; the first member works seven hours of it, the second is away.
  await setHours(service, team.members[0]!, service.agencies[0], {
    hours: [{ weekday: 'monday', from: '09:00', to: '16:00' }],
  });
  await setHours(service, team.members[1]!, service.agencies[0], {
    exceptions: [{ kind: 'time_off', starts_on: '2026-03-01', ends_on: '2026-03-05' }],
  });
});
afterAll(() => service.stop());

const date = '2026-03-02';
const oversight = async (
  caller: { key: string } = lead,
  query: Record<string, unknown> = {},
): Promise<Answer> => (await service.ok('getMyDayOversight', { query: { date, ...query } }, caller)).data;
const today = '2026-03-02T15:00:00.000Z';

describe('the day of a team', () => {
  it('shows each member of the departments that the caller leads, the fullest plates first, with hours and load', async () => {
    const [busy, away] = team.members;
    await all.create({
      stages: [
        { name: 'Today', assigned_to: [busy!.id], due_date: today, estimated_minutes: 300 },
        {
          name: 'Late',
          assigned_to: [busy!.id],
          due_date: '2026-02-27T10:00:00.000Z',
          estimated_minutes: 30,
        },
      ],
    });
    await all.create({
      name: 'Without stages',
      assigned_to: [away!.id],
      due_date: today,
      estimated_minutes: 45,
    });
    await all.create({
      name: 'Next week',
      assigned_to: [busy!.id],
      due_date: '2026-03-06T10:00:00.000Z',
      estimated_minutes: 500,
    });
    const day = await oversight();
    expect(day).toMatchObject({ date, time_zone: 'UTC' });
    expect(day.members.map(({ user }: Answer) => user.id)).toEqual([away!.id, busy!.id, lead.id]);
    expect(day.members[0]).toMatchObject({
      counts: { due_today_count: 1 },
      open_minutes: 45,
      capacity_minutes: 0,
      load_percent: null,
      is_absent: true,
    });
    expect(day.members[1]).toMatchObject({
      counts: {
        overdue_count: 1,
        due_today_count: 1,
        in_progress_count: 0,
        upcoming_count: 1,
        completed_today_count: 0,
      },
      open_minutes: 330,
      capacity_minutes: 420,
      load_percent: 78.6,
      is_absent: false,
    });
    expect(day.members[2]).toMatchObject({ open_minutes: 0, capacity_minutes: 480, load_percent: 0 });
  });

  it('tells what nobody has, and what assignment found nobody for', async () => {
    const lonely = await newTeam(service, 0);
    await service.ok('createDepartmentLevel', {
      body: { department_id: lonely.departmentId, name: 'Lead', permissions: ['tasks.manage'] },
    });
    await all.create({
      department_id: lonely.departmentId,
      stages: [
        { name: 'Nobody', due_date: today },
        { name: 'Somebody', assigned_to: [lead.id], due_date: today },
      ],
    });
    await all.create({
      name: 'Left lying',
      department_id: lonely.departmentId,
      due_date: '2026-03-01T10:00:00.000Z',
    });
    await all.create({
      process_definition_id: await newProcess(service, [{ name: 'Go', department_id: lonely.departmentId }]),
    });
    const { data } = await service.ok('getMyDayOversight', {
      query: { date, department_id: [lonely.departmentId] },
    });
    expect(data).toMatchObject({
      members: [],
      unassigned: { overdue_count: 1, due_today_count: 1, in_progress_count: 0, upcoming_count: 0 },
      overflow_stage_count: 1,
    });
  });

  it('counts private work as it counts everything else', async () => {
    const [busy] = team.members;
    const count = async () =>
      (await oversight(lead, { user_id: [busy!.id] })).members[0].counts.due_today_count;
    const before = await count();
    await all.create({ name: 'Secret', is_private: true, assigned_to: [busy!.id], due_date: today });
    expect(await count()).toBe(before + 1);
  });

  it('counts private tickets for those who manage tickets, whatever they may do with tasks', async () => {
    const [busy] = team.members;
    const caller = (...permissions: Permission[]) =>
      addMember(service, service.agencies[0], { permissions: ['tickets.view', ...permissions] });
    const [ofTasks, ofBoth] = [await caller('tasks.manage'), await caller('tasks.manage', 'tickets.manage')];
    const count = async (member: Member) =>
      (await oversight(member, { user_id: [busy!.id] })).members[0].counts.in_progress_count;
    const before = [await count(ofTasks), await count(ofBoth)];
    await newTicket(service, { is_private: true, assigned_to: [busy!.id] });
    expect([await count(ofTasks), await count(ofBoth)]).toEqual([before[0], before[1] + 1]);
  });

  it('is of all departments for who holds tasks.manage otherwise than by a level, and of single members on demand', async () => {
    const manager = await newWorker(service, ['tasks.manage']);
    const ids = (await oversight(manager)).members.map(({ user }: Answer) => user.id);
    expect(ids).toEqual(
      expect.arrayContaining([
        service.agencies[0].ownerId,
        lead.id,
        ...team.members.map(({ id }) => id),
        ...other.members.map(({ id }) => id),
      ]),
    );
    expect(
      (await oversight(manager, { department_id: [other.departmentId] })).members.map(
        ({ user }: Answer) => user.id,
      ),
    ).toEqual([other.members[0]!.id]);
    expect(
      (await oversight(manager, { user_id: [lead.id] })).members.map(({ user }: Answer) => user.id),
    ).toEqual([lead.id]);
  });

  it('is closed to who may not manage tasks, and to departments that the caller does not lead', async () => {
    const viewer = await newWorker(service, ['tasks.view', 'tasks.edit']);
    expect((await service.call('getMyDayOversight', {}, viewer)).status).toBe(403);
    expect(
      refusal(
        await service.call(
          'getMyDayOversight',
          { query: { department_id: [team.departmentId, other.departmentId] } },
          lead,
        ),
      ),
    ).toEqual([404, expect.stringContaining(other.departmentId)]);
    expect(
      (
        await service.call(
          'getMyDayOversight',
          { query: { department_id: [team.departmentId] } },
          service.agencies[1],
        )
      ).status,
    ).toBe(404);
  });
});
