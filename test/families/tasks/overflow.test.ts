import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overflowRetries, promotions } from '#src/domain/tasks/periodic.ts';
import { createLogger } from '#src/platform/log.ts';
import { timers } from '#src/platform/timers/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { startService, type Service } from '../../support/service.ts';
import { newWorker, refusal, TaskHands, type Answer } from './setup.ts';
import { joinTeam, newProcess, newTeam, setHours, type TestTeam } from './teams.ts';
import { addMember } from '../organization/people.ts';

let service: Service;
let all: TaskHands;
let owner: pg.Pool;
let empty: TestTeam;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 1 });
  empty = await newTeam(service, 0);
});
beforeEach(async () => {
  await service.query("update task_stages set assignment_status = 'unassigned'");
  await service.takeEvents();
});
afterAll(async () => {
  await owner.end();
  await service.stop();
});

const eventTypes = async () => (await service.takeEvents()).map(({ event_type }) => event_type);
const list = async (query: Record<string, unknown> = {}, caller?: { key: string }): Promise<Answer[]> =>
  (await service.ok('listOverflowStages', { query }, caller)).data;
const retry = async (body: object = {}, caller?: { key: string }): Promise<Answer> =>
  (await service.ok('retryTaskStageOverflowAssignment', { body }, caller)).data;
const decisionsOf = (stageId: string): Promise<Answer[]> =>
  service.query('select * from assignment_decisions where stage_id = $1 order by decided_at, id', [stageId]);

/** A look of a worker at the timers. */
async function fire(): Promise<void> {
  const client = await owner.connect();
  const work = timers({
    db: service.db,
    log: createLogger('silent'),
    openness,
    kinds: [promotions, overflowRetries],
  });
  await work.run((piece) => piece(client)).finally(() => client.release());
}

/** Lets time pass for the timers of a task alone: the clock is everybody's. */
const bringForward = (taskId: string, minutes: number) =>
  service.query('update timers set due_at = due_at - make_interval(mins => $2) where record_id = $1', [
    taskId,
    minutes,
  ]);

/** A stage that nobody was found for, as the database has it. */
async function stuck(team: TestTeam = empty, body: object = {}, stage: object = {}): Promise<Answer> {
  const processId = await newProcess(service, [{ name: 'Go', department_id: team.departmentId, ...stage }]);
  const task = await all.create({ process_definition_id: processId, ...body });
  return (await all.stages(task.id))[0];
}

describe('a stage that nobody is found for', () => {
  it('is listed with what stood in the way and when it is tried again', async () => {
    const stage = await stuck();
    const [entry] = await list();
    expect(entry).toMatchObject({
      stage: {
        id: stage.id,
        name: 'Go',
        assignment_status: 'overflow',
        assigned_to: [],
        task: { id: stage.task_id },
      },
      reason: 'no_candidates',
      candidate_count: 0,
      attempt_count: 1,
    });
    expect(Date.parse(entry.next_attempt_at) - Date.parse(entry.last_attempted_at)).toBe(3_600_000);
  });

  it('is kept back by what each agency allows: nobody gets more stages than one may have', async () => {
    const team = await newTeam(service, 1);
    const limits = { max_open_stages: 2, only_scheduled_members: true };
    await service.ok('updateTaskAutoAssignmentSettings', { body: limits });
    expect(
      (await service.ok('getTaskAutoAssignmentSettings', {}, await newWorker(service, ['settings.view'])))
        .data,
    ).toMatchObject({ ...limits, candidate_scope: 'department', retry_interval_minutes: 60 });
    const states = [await stuck(team), await stuck(team), await stuck(team)].map(
      ({ assignment_status, overflow_reason }) => [assignment_status, overflow_reason],
    );
    expect(states).toEqual([
      ['auto', null],
      ['auto', null],
      ['overflow', 'over_capacity'],
    ]);
    await service.query('delete from task_assignment_settings');
  });

  it('is found by its client, department, process and reason, in the order asked for', async () => {
    const first = await stuck(empty, { due_date: '2026-05-02T10:00:00.000Z' });
    const skilled = await newTeam(service, 1);
    const second = await stuck(skilled, {}, { skills: ['Welding'] });
    const ids = async (query: Record<string, unknown>) => (await list(query)).map(({ stage }) => stage.id);
    expect(await ids({})).toEqual([first.id, second.id]);
    expect(await ids({ order: 'asc' })).toEqual([second.id, first.id]);
    expect(await ids({ reason: ['missing_skills'] })).toEqual([second.id]);
    expect(await ids({ department_id: [empty.departmentId] })).toEqual([first.id]);
    await service.query('update task_stages set overflow_attempts = 9 where id = $1', [second.id]);
    expect(await ids({ sort: 'attempt_count' })).toEqual([second.id, first.id]);
  });

  it('is told once to whom the settings name, or else to the heads of its department', async () => {
    const head = await addMember(service, service.agencies[0], { permissions: ['tasks.view'] });
    const named = await addMember(service, service.agencies[0], { permissions: ['tasks.view'] });
    const inboxOf = async (member: { id: string }) =>
      service.query('select kind, title, body_text, record_id from notifications where user_id = $1', [
        member.id,
      ]);
    const team = await newTeam(service, 0);
    await service.query('update departments set lead_ids = array[$1::uuid] where id = $2', [
      head.id,
      team.departmentId,
    ]);
    const stage = await stuck(team);
    await retry({ stage_ids: [stage.id] });
    expect(await inboxOf(head)).toEqual([
      {
        kind: 'system',
        title: expect.stringMatching(/^No assignee was found for "Go" of #\d+ Content pack$/),
        body_text: 'The responsible department has no members.',
        record_id: stage.id,
      },
    ]);
    await service.ok('updateTaskAutoAssignmentSettings', { body: { overflow_user_ids: [named.id] } });
    await stuck(team);
    expect([(await inboxOf(head)).length, (await inboxOf(named)).length]).toEqual([1, 1]);
    await stuck(team, { is_private: true });
    expect(await inboxOf(named)).toHaveLength(1);
    await service.ok('updateTaskAutoAssignmentSettings', { body: { overflow_user_ids: [] } });
  });

  it('shows to nobody who may not see its task', async () => {
    await stuck(empty, { is_private: true });
    const viewer = await newWorker(service, ['tasks.view']);
    expect(await list({}, viewer)).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  it('leaves the overflow when somebody assigns it by hand', async () => {
    const stage = await stuck();
    const member = await addMember(service, service.agencies[0]);
    await all.stage({ action: 'assign', stage_id: stage.id, assigned_to: [member.id] });
    expect(await list()).toEqual([]);
  });
});

describe('trying again', () => {
  it('gives the stage to who came meanwhile, starts it when it starts by itself, and tells subscribers', async () => {
    const stage = await stuck(empty, {}, { auto_start: true });
    const team = await newTeam(service, 0);
    const newcomer = await addMember(service, service.agencies[0]);
    await service.query('update task_stages set department_id = $1 where id = $2', [
      team.departmentId,
      stage.id,
    ]);
    await joinTeam(service, team, newcomer);
    await setHours(service, newcomer, service.agencies[0]);
    await service.takeEvents();
    const answer = await retry({ stage_ids: [stage.id] });
    expect(answer).toMatchObject({
      results: [{ stage_id: stage.id, outcome: 'assigned', user: { id: newcomer.id }, reason: null }],
      assigned_count: 1,
      overflow_count: 0,
    });
    expect((await all.stages(stage.task_id))[0]).toMatchObject({
      assigned_to: [newcomer.id],
      assignment_status: 'auto',
      status_category: 'in_progress',
      overflow_attempts: 0,
      overflowed_at: null,
    });
    expect(await eventTypes()).toEqual(['process.instance_updated']);
    expect((await decisionsOf(stage.id)).map(({ trigger, outcome }) => [trigger, outcome])).toEqual([
      ['stage_ready', 'overflow'],
      ['overflow_retry', 'auto'],
    ]);
  });

  it('counts and records an attempt that finds nobody, and is no change of the stage', async () => {
    const stage = await stuck();
    await service.takeEvents();
    expect(await retry({})).toMatchObject({
      results: [{ stage_id: stage.id, outcome: 'overflow', user: null, reason: 'no_candidates' }],
      assigned_count: 0,
      overflow_count: 1,
    });
    const [after] = await all.stages(stage.task_id);
    expect(after).toMatchObject({
      revision: stage.revision,
      overflow_attempts: 2,
      overflowed_at: stage.overflowed_at,
    });
    expect(await decisionsOf(stage.id)).toHaveLength(2);
    expect(await eventTypes()).toEqual([]);
  });

  it('leaves a stage that is not in the overflow as it is', async () => {
    const team = await newTeam(service, 1);
    const stage = await stuck(team);
    expect((await retry({ stage_ids: [stage.id] })).results).toEqual([
      { stage_id: stage.id, outcome: 'unchanged', user: null, reason: null },
    ]);
  });

  it('needs tasks.manage, knows its stages, and is refused while assignment is turned off', async () => {
    const stage = await stuck();
    const lesser = await newWorker(service, ['tasks.view', 'tasks.edit']);
    const unknown = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10';
    expect((await all.as(lesser).call('retryTaskStageOverflowAssignment', { body: {} })).status).toBe(403);
    expect(
      refusal(
        await all.call('retryTaskStageOverflowAssignment', { body: { stage_ids: [stage.id, unknown] } }),
      ),
    ).toEqual([404, expect.stringContaining(unknown)]);
    expect(
      (
        await new TaskHands(service, service.agencies[1]).call('retryTaskStageOverflowAssignment', {
          body: { stage_ids: [stage.id] },
        })
      ).status,
    ).toBe(404);
    await service.ok('updateTaskAutoAssignmentSettings', { body: { is_enabled: false } });
    expect(refusal(await all.call('retryTaskStageOverflowAssignment', { body: {} }))).toEqual([
      409,
      expect.stringContaining('turned off'),
    ]);
    expect(
      refusal(await all.call('manageTaskStage', { body: { action: 'assign', stage_id: stage.id } })),
    ).toEqual([409, expect.stringContaining('turned off')]);
    expect((await list())[0]).toMatchObject({ next_attempt_at: null });
    expect((await stuck()).assignment_status).toBe('unassigned');
    await service.ok('updateTaskAutoAssignmentSettings', { body: { is_enabled: true } });
  });

  it('happens by itself when it is time, as the service, and not before', async () => {
    const stage = await stuck();
    const team = await newTeam(service, 1);
    await service.query('update task_stages set department_id = $1 where id = $2', [
      team.departmentId,
      stage.id,
    ]);
    await service.takeEvents();
    await fire();
    expect(await list()).toHaveLength(1);
    await service.query(
      "update task_stages set overflow_attempted_at = now() - interval '60 minutes' where id = $1",
      [stage.id],
    );
    await bringForward(stage.task_id, 60);
    await fire();
    expect(await list()).toEqual([]);
    const [event] = await service.takeEvents();
    expect(event).toMatchObject({
      event_type: 'process.instance_updated',
      data: { actor: { type: 'system' }, _changed_fields: ['stages'], causation: { depth: 0 } },
    });
    expect(event!.data.actor).toEqual({ type: 'system' });
    expect((await decisionsOf(stage.id)).at(-1)).toMatchObject({
      trigger: 'overflow_retry',
      actor: { type: 'system' },
      assignee_id: team.members[0]!.id,
    });
    const [audit] = await service.query(
      'select actor_type, actor_id, operation_id from audit_log where record_id = $1 order by created_at desc limit 1',
      [stage.task_id],
    );
    expect(audit).toEqual({ actor_type: 'system', actor_id: null, operation_id: 'retry_overflow' });
  });
});

describe('a stage with a lag', () => {
  it('becomes ready by itself when the lag is over, is assigned and starts', async () => {
    const team = await newTeam(service, 1);
    const processId = await newProcess(service, [
      { name: 'Publish', mode: 'none' },
      { name: 'Measure', lag_minutes: 60, department_id: team.departmentId, auto_start: true },
    ]);
    const task = await all.create({ process_definition_id: processId });
    const [publish, measure] = await all.stages(task.id);
    await all.stage({ action: 'complete', stage_id: publish.id });
    expect((await all.stages(task.id))[1]).toMatchObject({ status_category: 'pending' });
    await fire();
    expect((await all.stages(task.id))[1]).toMatchObject({ status_category: 'pending', assigned_to: [] });
    // An hour passes.
    await service.query(
      "update task_stages set finished_at = finished_at - interval '1 hour' where id = $1",
      [publish.id],
    );
    await service.query("update task_stages set ready_from = ready_from - interval '1 hour' where id = $1", [
      measure.id,
    ]);
    await service.query("update tasks set created_at = created_at - interval '1 hour' where id = $1", [
      task.id,
    ]);
    await service.takeEvents();
    await bringForward(task.id, 60);
    await fire();
    expect((await all.stages(task.id))[1]).toMatchObject({
      status_category: 'in_progress',
      assigned_to: [team.members[0]!.id],
      ready_from: null,
    });
    expect((await service.takeEvents()).map(({ event_type, data }) => [event_type, data.actor.type])).toEqual(
      [['process.instance_updated', 'system']],
    );
    await fire();
    expect(await eventTypes()).toEqual([]);
  });
});
