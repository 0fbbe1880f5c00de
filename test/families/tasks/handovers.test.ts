import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { handovers } from '#src/domain/tasks/periodic.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { timers } from '#src/platform/timers/index.ts';
import { startService, type Service } from '../../support/service.ts';
import { TaskHands, type Answer } from './setup.ts';
import { newProcess, newTeam, type TestTeam } from './teams.ts';

/** What becomes of stages whose assignee is suspended or removed. */
let service: Service;
let all: TaskHands;
let owner: pg.Pool;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 1 });
});
beforeEach(async () => void (await service.takeEvents()));
afterAll(async () => {
  await owner.end();
  await service.stop();
});

async function fire(): Promise<void> {
  const client = await owner.connect();
  const work = timers({ db: service.db, log: createLogger('silent'), openness, kinds: [handovers] });
  await work.run((piece) => piece(client)).finally(() => client.release());
}

const setStatus = async (user_id: string, status: 'active' | 'suspended' | 'removed'): Promise<Answer> =>
  (await service.ok('updateUserFields', { body: { user_id, status } })).data;
const stageOf = async (taskId: string): Promise<Answer> => (await all.stages(taskId))[0];

/** A task whose only stage was given to somebody of the team by itself. */
async function assigned(team: TestTeam): Promise<{ task: Answer; assignee: string }> {
  const process_definition_id = await newProcess(service, [{ name: 'Go', department_id: team.departmentId }]);
  const task = await all.create({ process_definition_id });
  const { assigned_to, assignment_status } = await stageOf(task.id);
  expect([assigned_to.length, assignment_status]).toEqual([1, 'auto']);
  return { task, assignee: assigned_to[0] };
}

it.each(['suspended', 'removed'] as const)('%s: another one of the team gets it', async (status) => {
  const team = await newTeam(service, 2, ['tasks.view']);
  const { task, assignee } = await assigned(team);
  const other = team.members.find(({ id }) => id !== assignee)!.id;
  await service.takeEvents();
  const { open_assignments: open } = await setStatus(assignee, status);
  expect(open).toMatchObject([{ kind: 'task_stage', name: 'Go' }]);
  await fire();
  expect(await stageOf(task.id)).toMatchObject({ assigned_to: [other], assignment_status: 'auto' });
  const { data: history } = await service.ok('listAssignmentHistory', { query: { task_id: [task.id] } });
  expect(history.map(({ trigger }) => trigger).sort()).toEqual(['member_left', 'stage_ready']);
  expect(history.find(({ trigger }) => trigger === 'member_left')).toMatchObject({
    outcome: 'auto',
    assignee: { id: other },
    previous_assignee: { id: assignee },
    actor: { type: 'system' },
  });
  const events = await service.takeEvents();
  expect(events.find(({ event_type }) => event_type === 'process.instance_updated')?.data).toMatchObject({
    task: { id: task.id },
    actor: { type: 'system' },
  });
  expect(
    await service.query('select kind from notifications where user_id = $1 and record_id in ($2, $3)', [
      other,
      task.id,
      (await stageOf(task.id)).id,
    ]),
  ).toHaveLength(1);
});

it('goes to the overflow where nobody else is left', async () => {
  const team = await newTeam(service, 1);
  const { task, assignee } = await assigned(team);
  await setStatus(assignee, 'removed');
  await fire();
  expect(await stageOf(task.id)).toMatchObject({ assigned_to: [], assignment_status: 'overflow' });
  const { data: history } = await service.ok('listAssignmentHistory', {
    query: { task_id: [task.id], trigger: ['member_left'] },
  });
  expect(history).toMatchObject([
    { outcome: 'overflow', assignee: null, previous_assignee: { id: assignee } },
  ]);
});

it('stays with who is back before a worker looks', async () => {
  const team = await newTeam(service, 2);
  const { task, assignee } = await assigned(team);
  await setStatus(assignee, 'suspended');
  await setStatus(assignee, 'active');
  await fire();
  expect(await stageOf(task.id)).toMatchObject({ assigned_to: [assignee] });
});

it('stays as people decided, for them to hand it over', async () => {
  const team = await newTeam(service, 2);
  const { task, assignee } = await assigned(team);
  const stage = await stageOf(task.id);
  await service.query("update task_stages set assignment_status = 'manual' where id = $1", [stage.id]);
  await setStatus(assignee, 'suspended');
  expect(await service.query("select from timers where kind = 'hand_over_stages'")).toEqual([]);
  await fire();
  expect(await stageOf(task.id)).toMatchObject({ assigned_to: [assignee], assignment_status: 'manual' });
});

it('waits while the agency has automatic assignment turned off', async () => {
  const team = await newTeam(service, 2);
  const { task, assignee } = await assigned(team);
  await service.ok('updateTaskAutoAssignmentSettings', { body: { is_enabled: false } });
  await setStatus(assignee, 'removed');
  await fire();
  expect(await stageOf(task.id)).toMatchObject({ assigned_to: [assignee] });
  await service.query('delete from task_assignment_settings');
});
