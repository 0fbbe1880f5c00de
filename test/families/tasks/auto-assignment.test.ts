import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { addMember } from '../organization/people.ts';
import { refusal, TaskHands, type Answer } from './setup.ts';
import { newProcess, newTeam, setHours } from './teams.ts';

let service: Service;
let all: TaskHands;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
});
beforeEach(() => service.takeEvents());
afterAll(() => service.stop());

const decisionsOf = (taskId: string): Promise<Answer[]> =>
  service.query('select * from assignment_decisions where task_id = $1 order by decided_at, id', [taskId]);
const start = (processId: string, body: object = {}) =>
  all.create({ process_definition_id: processId, ...body });
const named = async (taskId: string, name: string): Promise<Answer> =>
  (await all.stages(taskId)).find((stage) => stage.name === name);

describe('a stage that its process wants assigned', () => {
  it('goes to a member of its department as the task is made, and the decision is kept with what it was based on', async () => {
    const team = await newTeam(service, 2);
    const outsider = await addMember(service, service.agencies[0]);
    const processId = await newProcess(service, [
      { name: 'Draft', department_id: team.departmentId, estimated_minutes: 90 },
      { name: 'Review', department_id: team.departmentId },
    ]);
    const task = await start(processId);
    const [draft, review] = await all.stages(task.id);
    expect(draft).toMatchObject({ assignment_status: 'auto', status_category: 'ready' });
    expect(team.members.map(({ id }) => id)).toContain(draft.assigned_to[0]);
    expect(review).toMatchObject({
      assigned_to: [],
      assignment_status: 'unassigned',
      status_category: 'pending',
    });
    const [decision] = await decisionsOf(task.id);
    expect(decision).toMatchObject({
      stage_id: draft.id,
      stage_name: 'Draft',
      department_id: team.departmentId,
      trigger: 'stage_ready',
      outcome: 'auto',
      assignee_id: draft.assigned_to[0],
      previous_assignee_id: null,
      candidate_count: 2,
      actor: { type: 'system' },
      rule_ids: [],
      rerun_of_id: null,
      reason: null,
      overflow_reason: null,
    });
    expect(decision.explanation).toMatch(/^Member \d+ scored highest of 2 eligible candidates/);
    expect(decision.candidates).toHaveLength(2);
    expect(decision.candidate_ids).not.toContain(outsider.id);
    expect(decision.candidates[0]).toMatchObject({
      rank: 1,
      is_eligible: true,
      ineligible_reason: null,
      factors: { department: 1, skills: 1, rules: 0.5 },
      open_load_minutes: 0,
    });
    const history = await service.query(
      "select * from task_history where task_id = $1 and kind = 'assignment'",
      [task.id],
    );
    expect(history).toMatchObject([
      { action: 'assigned', stage_id: draft.id, changed_fields: ['assigned_to', 'assignment_status'] },
    ]);
  });

  it('gets somebody when its predecessor is finished, with the change that made it ready, in one event', async () => {
    const team = await newTeam(service, 1);
    const task = await start(
      await newProcess(service, [
        { name: 'Draft', mode: 'none' },
        { name: 'Review', department_id: team.departmentId },
      ]),
    );
    await service.takeEvents();
    await all.stage({ action: 'complete', stage_id: (await named(task.id, 'Draft')).id });
    expect(await named(task.id, 'Review')).toMatchObject({
      assigned_to: [team.members[0]!.id],
      assignment_status: 'auto',
      status_category: 'ready',
      revision: 2,
    });
    expect((await service.takeEvents()).map(({ event_type }) => event_type)).toEqual([
      'process.stage_changed',
      'process.instance_updated',
    ]);
  });

  it('starts at once when it starts by itself', async () => {
    const team = await newTeam(service, 1);
    const task = await start(
      await newProcess(service, [{ name: 'Go', department_id: team.departmentId, auto_start: true }]),
    );
    expect(task).toMatchObject({
      status_category: 'active',
      current_stage: { name: 'Go', status_category: 'in_progress' },
    });
  });

  it('goes by the department of the task when it has none, and to anybody where none is in charge', async () => {
    const team = await newTeam(service, 1);
    const processId = await newProcess(service, [{ name: 'Go' }]);
    const led = await start(processId, { department_id: team.departmentId });
    expect((await all.stages(led.id))[0].assigned_to).toEqual([team.members[0]!.id]);
    const free = await start(processId);
    expect((await decisionsOf(free.id))[0].candidate_count).toBeGreaterThan(2);
  });

  it('goes to who has the skills, by certificate or by the custom field of members', async () => {
    const team = await newTeam(service, 3);
    await service.ok('createField', {
      body: { record_kind: 'user', key: 'skills', name: 'Skills', config: { type: 'text' } },
    });
    const [, byField, byCertificate] = team.members;
    await service.ok('updateUserFields', {
      body: { user_id: byField!.id, field_values: { skills: 'Copywriting, SEO audit' } },
    });
    await service.query(
      `
      insert into training_certifications (tenant_id, user_id, course_id, course_name, enrollment_id, code, template_id, template_version, issued_at)
      values ($1, $2, app.uuid7(), 'Paid social', app.uuid7(), 'NL-1', app.uuid7(), 1, now())`,
      [service.agencies[0].id, byCertificate!.id],
    );
    const holder = async (skills: string[]) =>
      (
        await all.stages(
          (await start(await newProcess(service, [{ name: 'Go', department_id: team.departmentId, skills }])))
            .id,
        )
      )[0];
    expect((await holder(['SEO audit'])).assigned_to).toEqual([byField!.id]);
    expect((await holder(['paid social'])).assigned_to).toEqual([byCertificate!.id]);
    expect(await holder(['SEO audit', 'Paid social'])).toMatchObject({
      assigned_to: [],
      assignment_status: 'overflow',
      overflow_reason: 'missing_skills',
      overflow_attempts: 1,
    });
  });

  it('leaves out members who are away until it is due', async () => {
    const team = await newTeam(service, 2);
    const [away, here] = team.members;
    await setHours(service, away!, service.agencies[0], {
      exceptions: [{ kind: 'time_off', starts_on: '2020-01-01', ends_on: '2029-12-31' }],
    });
    const processId = await newProcess(service, [{ name: 'Go', department_id: team.departmentId }], {
      due_offset_minutes: 2880,
    });
    for (let index = 0; index < 3; index += 1)
      expect((await all.stages((await start(processId)).id))[0].assigned_to).toEqual([here!.id]);
  });

  it('stays with nobody when somebody takes it away from who had it', async () => {
    const team = await newTeam(service, 1);
    const task = await start(await newProcess(service, [{ name: 'Go', department_id: team.departmentId }]));
    const [stage] = await all.stages(task.id);
    await all.stage({ action: 'assign', stage_id: stage.id, assigned_to: [] });
    await all.update(task.id, { name: 'Another name' });
    expect((await all.stages(task.id))[0]).toMatchObject({
      assigned_to: [],
      assignment_status: 'unassigned',
    });
    expect(await decisionsOf(task.id)).toHaveLength(1);
  });
});

describe('letting the service choose for a stage', () => {
  it('gives any open stage to somebody, told as asked for, and can start it', async () => {
    const team = await newTeam(service, 2);
    const [former] = team.members;
    const task = await all.create({
      department_id: team.departmentId,
      stages: [{ name: 'Go', assigned_to: [former!.id] }],
    });
    const [stage] = await all.stages(task.id);
    await all.create({ stages: [{ name: 'Other work', assigned_to: [former!.id] }] });
    await service.takeEvents();
    const answer = await all.stage({ action: 'assign', stage_id: stage.id, is_started: true });
    expect(answer).toMatchObject({
      outcome: 'updated',
      stage: {
        assigned_to: [team.members[1]!.id],
        assignment_status: 'auto',
        status_category: 'in_progress',
      },
      task: { status_category: 'active' },
    });
    expect(await decisionsOf(task.id)).toMatchObject([
      {
        trigger: 'requested',
        outcome: 'auto',
        previous_assignee_id: former!.id,
        actor: { type: 'service_account' },
      },
    ]);
    expect((await service.takeEvents()).map(({ data }) => data._changed_fields)).toEqual([
      ['stages', 'started_at', 'status'],
    ]);
  });

  it('does not choose for a stage that is over', async () => {
    const task = await all.create({ stages: [{ name: 'Go' }, { name: 'Then' }] });
    const [stage] = await all.stages(task.id);
    await all.stage({ action: 'complete', stage_id: stage.id });
    expect(
      refusal(await all.call('manageTaskStage', { body: { action: 'assign', stage_id: stage.id } })),
    ).toEqual([409, expect.stringContaining('is completed')]);
  });
});

it('chooses fairly when many tasks are made at the same moment: no decision misses the one before', async () => {
  const team = await newTeam(service, 5);
  const processId = await newProcess(service, [
    { name: 'Go', department_id: team.departmentId, estimated_minutes: 60 },
  ]);
  const tasks = await Promise.all(Array.from({ length: 40 }, () => start(processId)));
  const given = await service.query<{ person: string; count: number }>(
    'select assigned_to[1] as person, count(*)::integer as count from task_stages where task_id = any($1) group by 1',
    [tasks.map(({ id }) => id)],
  );
  expect(given.map(({ count }) => count)).toEqual([8, 8, 8, 8, 8]);
});
