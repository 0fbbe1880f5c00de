import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newWorker, refusal, TaskHands, type Answer } from '../tasks/setup.ts';
import { newProcess, newTeam, type TestTeam } from '../tasks/teams.ts';

let service: Service;
let all: TaskHands;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
});
afterAll(() => service.stop());

/** A team of two, a process of one stage for it, and a way to start tasks of it. */
async function newCase(size = 2) {
  const team = await newTeam(service, size);
  const processId = await newProcess(service, [{ name: 'Draft', department_id: team.departmentId }]);
  const start = async (body: object = {}): Promise<{ taskId: string; stage: Answer }> => {
    const task = await all.create({ process_definition_id: processId, ...body });
    return { taskId: task.id, stage: (await all.stages(task.id))[0] };
  };
  return { team, processId, start };
}
const addRule = async (body: object): Promise<Answer> =>
  (await service.ok('createAssignmentFeedbackRule', { body: body as never })).data;
const history = async (query: object): Promise<Answer[]> =>
  (await service.ok('listAssignmentHistory', { query: query as never })).data;
const rerun = async (id: string, body: object = {}): Promise<Answer> =>
  (await service.ok('rerunAssignment', { path: { id }, body })).data;
const other = (team: TestTeam, id: string): string => team.members.find((one) => one.id !== id)!.id;

describe('feedback rules', () => {
  it.each([
    ['prefer', 0],
    ['avoid', 1],
    ['require', 0],
    ['exclude', 1],
  ] as const)(
    'of the effect %s decide who gets the next stage, and the decision names them',
    async (effect, winner) => {
      const { team, processId, start } = await newCase();
      const rule = await addRule({
        effect,
        user_ids: [team.members[0]!.id],
        conditions: { process_definition_ids: [processId] },
        strength: 90,
      });
      for (let nth = 0; nth < 3; nth += 1) {
        const { taskId, stage } = await start();
        expect(stage.assigned_to).toEqual([team.members[winner]!.id]);
        const [decision] = await history({ task_id: [taskId] });
        expect(decision.rule_ids).toEqual([rule.id]);
        const about = decision.candidates.find((one: Answer) => one.user.id === team.members[0]!.id);
        if (effect === 'prefer') expect(about.factors.rules).toBe(1);
        if (effect === 'avoid') expect(about.factors.rules).toBe(0);
        if (effect === 'exclude') expect(about.ineligible_reason).toBe('excluded_by_rule');
      }
    },
  );

  it('apply only to the stages of their conditions, ignoring case, and until they expire', async () => {
    const { team, processId, start } = await newCase(1);
    const excluded = { effect: 'exclude', user_ids: [team.members[0]!.id] };
    const only = { process_definition_ids: [processId] };
    const rule = await addRule({
      ...excluded,
      conditions: { ...only, stage_names: ['dRAFT'], tags: ['Rush'] },
    });
    expect((await start()).stage.assignment_status).toBe('auto');
    expect((await start({ tags: ['rush'] })).stage.assignment_status).toBe('overflow');
    await service.query(
      "update assignment_rules set expires_at = app.now() - interval '1 minute' where id = $1",
      [rule.id],
    );
    expect((await start({ tags: ['rush'] })).stage.assignment_status).toBe('auto');
    const ids = async (query: object) =>
      (
        await service.ok('listAssignmentRules', { query: { user_id: [team.members[0]!.id], ...query } })
      ).data.map(({ id }: Answer) => id);
    expect(await ids({})).toEqual([]);
    expect(await ids({ is_expired: true })).toEqual([rule.id]);
  });

  it('clash as documented: exclude beats require, and members of any require rule stay', async () => {
    const { team, processId, start } = await newCase(3);
    const conditions = { process_definition_ids: [processId] };
    const [first, second, third] = team.members.map(({ id }) => id);
    await addRule({ effect: 'require', user_ids: [first], conditions });
    await addRule({ effect: 'require', user_ids: [second], conditions });
    await addRule({ effect: 'exclude', user_ids: [first], conditions });
    const { taskId, stage } = await start();
    expect(stage.assigned_to).toEqual([second]);
    const [decision] = await history({ task_id: [taskId] });
    const reasons = Object.fromEntries(
      decision.candidates.map((one: Answer) => [one.user.id, one.ineligible_reason]),
    );
    expect(reasons).toEqual({ [first!]: 'excluded_by_rule', [second!]: null, [third!]: 'excluded_by_rule' });
  });

  it('are changed and deleted, and decisions keep naming them', async () => {
    const { team, processId, start } = await newCase();
    const rule = await addRule({
      effect: 'exclude',
      user_ids: [team.members[0]!.id],
      conditions: { process_definition_ids: [processId] },
      reason: 'Away',
    });
    const { taskId } = await start();
    const path = { id: rule.id };
    const { data } = await service.ok('updateAssignmentRule', {
      path,
      body: { effect: 'require', expected_revision: 1 },
    });
    expect(data).toMatchObject({ effect: 'require', reason: 'Away', revision: 2 });
    expect((await start()).stage.assigned_to).toEqual([team.members[0]!.id]);
    const stale = await service.call('updateAssignmentRule', {
      path,
      body: { strength: 3, expected_revision: 1 },
    });
    expect(stale.status).toBe(409);
    await service.ok('deleteAssignmentRule', { path });
    expect((await service.call('deleteAssignmentRule', { path })).status).toBe(404);
    expect((await history({ task_id: [taskId], rule_id: [rule.id] }))[0].rule_ids).toEqual([rule.id]);
  });

  it('are refused twice, for strangers, for the past, and one of two at once', async () => {
    const { team, processId } = await newCase(1);
    const body = {
      effect: 'prefer',
      user_ids: [team.members[0]!.id],
      conditions: { process_definition_ids: [processId] },
    };
    const both = await Promise.all([
      service.call('createAssignmentFeedbackRule', { body }),
      service.call('createAssignmentFeedbackRule', { body }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const foreign = await service.query<{ id: string }>('select id from users where tenant_id = $1', [
      service.agencies[1].id,
    ]);
    const refused = async (change: object) =>
      refusal(await service.call('createAssignmentFeedbackRule', { body: { ...body, ...change } }));
    expect((await refused({ user_ids: [foreign[0]!.id] }))[1]).toMatch(/^body\.user_ids/);
    expect((await refused({ expires_at: '2020-01-01T00:00:00.000Z' }))[1]).toMatch(/^body\.expires_at/);
    expect((await refused({ decision_id: foreign[0]!.id }))[1]).toMatch(/^body\.decision_id/);
  });
});

describe('the history', () => {
  it('lists decisions by candidate, outcome and time, with as many candidates as asked for', async () => {
    const { team, start } = await newCase(3);
    const { taskId, stage } = await start();
    const query = { task_id: [taskId], candidate_id: [team.members[2]!.id], outcome: ['auto'] };
    const [decision] = await history({ ...query, candidate_limit: 1 });
    expect(decision).toMatchObject({
      task: { id: taskId },
      stage: { id: stage.id, name: 'Draft' },
      trigger: 'stage_ready',
      assignee: { id: stage.assigned_to[0] },
      candidate_count: 3,
      rerun_of_id: null,
    });
    expect(decision.candidates).toHaveLength(1);
    expect(decision.candidates[0]).toMatchObject({ rank: 1, user: { id: stage.assigned_to[0] } });
    expect(await history({ ...query, decided_after: '2999-01-01T00:00:00.000Z' })).toEqual([]);
    expect(await history({ ...query, outcome: ['overflow'] })).toEqual([]);
  });

  it('keeps decisions on private tasks from those who do not see them', async () => {
    const { start } = await newCase(1);
    const { taskId } = await start({ is_private: true });
    const query = { task_id: [taskId] };
    expect(await history(query)).toHaveLength(1);
    const stranger = await newWorker(service, ['tasks.view']);
    const seen = await service.call('listAssignmentHistory', { query }, stranger);
    expect(seen).toMatchObject({ status: 200, body: { data: [], pagination: { total: 0 } } });
  });
});

describe('a rerun', () => {
  it('shows the difference without a trace when dry, then assigns with event and history', async () => {
    const { team, start } = await newCase();
    const { taskId, stage } = await start();
    const [first] = stage.assigned_to;
    const [decision] = await history({ task_id: [taskId] });
    const wish = { exclude_user_ids: [first], reason: 'On leave' };
    await service.takeEvents();
    const dry = await rerun(decision.id, { ...wish, is_dry_run: true });
    expect(dry).toMatchObject({
      is_applied: false,
      has_new_assignee: true,
      new_decision: {
        id: decision.id,
        assignee: { id: other(team, first) },
        previous_assignee: { id: first },
      },
    });
    expect((await all.stages(taskId))[0]).toMatchObject({ assigned_to: [first], revision: stage.revision });
    expect(await history({ task_id: [taskId] })).toHaveLength(1);
    expect(await service.takeEvents()).toEqual([]);

    const done = await rerun(decision.id, wish);
    expect(done).toMatchObject({
      is_applied: true,
      has_new_assignee: true,
      new_decision: {
        trigger: 'rerun',
        rerun_of_id: decision.id,
        reason: 'On leave',
        actor: { type: 'service_account' },
      },
    });
    expect((await all.stages(taskId))[0].assigned_to).toEqual([other(team, first)]);
    expect((await service.takeEvents()).map(({ event_type: type }) => type)).toEqual([
      'process.instance_updated',
    ]);
    const [newest] = await history({ task_id: [taskId], trigger: ['rerun'] });
    expect(newest.id).toBe(done.new_decision.id);
    expect(newest.candidates.find((one: Answer) => one.user.id === first).ineligible_reason).toBe(
      'excluded_by_request',
    );
  });

  it('that finds nobody takes the stage from nobody, and leaves one in the overflow there', async () => {
    const { team, start } = await newCase(1);
    const { taskId, stage } = await start();
    const [decision] = await history({ task_id: [taskId] });
    const result = await rerun(decision.id, { exclude_user_ids: [team.members[0]!.id] });
    expect(result).toMatchObject({
      is_applied: false,
      has_new_assignee: false,
      new_decision: { outcome: 'overflow', assignee: null },
    });
    expect((await all.stages(taskId))[0]).toMatchObject({
      assigned_to: stage.assigned_to,
      assignment_status: 'auto',
    });
    const alone = await newCase(0);
    const waiting = await alone.start();
    const [failed] = await history({ task_id: [waiting.taskId] });
    await rerun(failed.id);
    expect((await all.stages(waiting.taskId))[0]).toMatchObject({
      assignment_status: 'overflow',
      overflow_attempts: 2,
    });
  });

  it('respects what people decided, unless forced, and finished work', async () => {
    const { team, start } = await newCase();
    const { taskId, stage } = await start();
    const [decision] = await history({ task_id: [taskId] });
    const manual = other(team, stage.assigned_to[0]);
    await all.stage({ action: 'assign', stage_id: stage.id, assigned_to: [manual] });
    const path = { id: decision.id };
    expect(refusal(await service.call('rerunAssignment', { path, body: {} }))).toEqual([
      409,
      'The stage has been assigned manually since. Set force to override that.',
    ]);
    const forced = await rerun(decision.id, { force: true });
    expect(forced).toMatchObject({ is_applied: true, new_decision: { previous_assignee: { id: manual } } });
    await all.stage({ action: 'complete', stage_id: stage.id });
    expect((await service.call('rerunAssignment', { path, body: {} })).status).toBe(409);
  });
});
