import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { overflowRetries, promotions } from '#src/domain/tasks/periodic.ts';
import { moveClock } from '#src/platform/db/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { timers } from '#src/platform/timers/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { spawnService, type ServiceProcess } from '../../process/child.ts';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { TaskHands, type Answer } from './setup.ts';
import { newProcess, newTeam } from './teams.ts';

/** What is due to happen to a task happens once, as of its due time, however late, and follows every change of that time. */
let service: Service;
let all: TaskHands;
let owner: pg.Pool;
const workers: ServiceProcess[] = [];
const minuteMs = 60_000;
const dayMs = 86_400_000;

beforeAll(async () => {
  service = await startService({});
  all = new TaskHands(service);
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.kill()));
  // A worker that starts would set them again.
  await service.query('update tasks set deleted_at = app.now() where deleted_at is null');
  await service.query('delete from timers');
});
afterAll(async () => {
  await owner.end();
  await service.stop();
});

/** A worker that looks at the timers, as a process that has just started; what it does may be done by several at once. */
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

async function startWorker(): Promise<ServiceProcess> {
  const worker = await spawnService({ ...service.environment, ROLE: 'work' });
  workers.push(worker);
  return worker;
}

async function passDays(days: number): Promise<void> {
  const client = await owner.connect();
  await moveClock(client, days * dayMs).finally(() => client.release());
  await service.db.clock.read(service.db.system);
}

interface TimerRow {
  readonly kind: string;
  readonly due_at: Date;
}
const timersOf = (taskId: string) =>
  service.query<TimerRow>('select kind, due_at from timers where record_id = $1', [taskId]);
const dueOf = async (taskId: string): Promise<number | undefined> =>
  (await timersOf(taskId))[0]?.due_at.getTime();

interface AuditRow {
  readonly record_id: string;
  readonly due_at: Date;
  readonly created_at: Date;
}
const auditOf = (operation: string) =>
  service.query<AuditRow>(
    'select record_id, due_at, created_at from audit_log where operation_id = $1 order by id',
    [operation],
  );

/** A task whose second stage becomes ready so many minutes after its first one was completed, which is done. */
const lagging = (minutes: number) =>
  newProcess(service, [
    { name: 'Publish', mode: 'none' },
    { name: 'Measure', mode: 'none', lag_minutes: minutes },
  ]);

async function withLag(minutes: number, process_definition_id?: string): Promise<Answer> {
  const processId = process_definition_id ?? (await lagging(minutes));
  const task = await all.create({ process_definition_id: processId });
  const [publish] = await all.stages(task.id);
  await all.stage({ action: 'complete', stage_id: publish.id });
  return task;
}

const finishedAt = async (taskId: string): Promise<number> => {
  const [row] = await service.query<{ at: Date }>(
    'select finished_at as at from task_stages where task_id = $1 and position = 0',
    [taskId],
  );
  return row!.at.getTime();
};

/** A task with a stage that nobody is found for, since its department has no members. */
async function stuck(): Promise<Answer> {
  const { departmentId } = await newTeam(service, 0);
  return all.create({
    process_definition_id: await newProcess(service, [{ name: 'Go', department_id: departmentId }]),
  });
}
const attemptOf = async (taskId: string): Promise<{ count: number; at: number }> => {
  const [row] = await service.query<{ count: number; at: Date }>(
    'select overflow_attempts as count, overflow_attempted_at as at from task_stages where task_id = $1',
    [taskId],
  );
  return { count: row!.count, at: row!.at.getTime() };
};

it('has one timer for the end of the first lag, which follows its changes', async () => {
  const task = await withLag(120);
  const [publish, measure] = await all.stages(task.id);
  expect(await timersOf(task.id)).toEqual([{ kind: 'promote_stages', due_at: expect.any(Date) }]);
  expect((await dueOf(task.id))! - (await finishedAt(task.id))).toBe(120 * minuteMs);
  const wait = (minutes: number) =>
    all.stage({
      action: 'set_predecessors',
      stage_id: measure.id,
      predecessors: [{ stage_id: publish.id, lag_minutes: minutes }],
    });
  await wait(30);
  expect((await dueOf(task.id))! - (await finishedAt(task.id))).toBe(30 * minuteMs);
  await all.stage({ action: 'reopen', stage_id: publish.id });
  expect(await timersOf(task.id), 'while its predecessor is open, nobody knows when').toEqual([]);
  await all.stage({ action: 'complete', stage_id: publish.id });
  expect(await timersOf(task.id)).toHaveLength(1);
  await wait(0);
  expect(await timersOf(task.id), 'it is ready').toEqual([]);
});

it('has no timer while it is deleted', async () => {
  const task = await withLag(60);
  await service.ok('deleteTask', { path: { id: task.id } });
  expect(await timersOf(task.id)).toEqual([]);
  await service.ok('restoreTask', { path: { id: task.id } });
  expect(await timersOf(task.id)).toHaveLength(1);
});

it('is looked at when its timer fires: what is not due is set again, what is gone is left alone', async () => {
  const [changed, gone] = [await withLag(60), await withLag(60)];
  await service.query("update timers set due_at = due_at - interval '2 hours'");
  await service.query('update tasks set deleted_at = now() where id = $1', [gone.id]);
  const before = (await auditOf('promote_stages')).length;
  await fire();
  expect((await auditOf('promote_stages')).length).toBe(before);
  expect((await dueOf(changed.id))! - (await finishedAt(changed.id))).toBe(60 * minuteMs);
  expect(await timersOf(gone.id)).toEqual([]);
});

it('after days without a worker becomes ready in the order of due times, as of them, and the audit tells both times', async () => {
  const [late, early] = [await withLag(2 * 1440), await withLag(60)];
  const before = (await auditOf('promote_stages')).length;
  await passDays(3);
  await fire();
  await fire();
  const audit = (await auditOf('promote_stages')).slice(before);
  expect(audit.map(({ record_id: id }) => id)).toEqual([early.id, late.id]);
  for (const { record_id: id, due_at: dueAt, created_at: ranAt } of audit) {
    const lagMs = (id === late.id ? 2 * 1440 : 60) * minuteMs;
    expect(dueAt.getTime() - (await finishedAt(id))).toBe(lagMs);
    expect(ranAt.getTime() - dueAt.getTime()).toBeGreaterThan(3 * dayMs - lagMs - 30 * minuteMs);
    const [entry] = await service.query<{ occurred_at: Date }>(
      'select occurred_at from task_history where task_id = $1 order by id desc limit 1',
      [id],
    );
    expect(entry!.occurred_at).toEqual(dueAt);
    expect((await all.stages(id))[1]).toMatchObject({ status_category: 'ready' });
  }
});

it('is assigned again as often as the agency wants it, from the day that it says so', async () => {
  const task = await stuck();
  const hour = (await dueOf(task.id))! - (await attemptOf(task.id)).at;
  expect(hour).toBe(60 * minuteMs);
  const wish = (body: object) => service.ok('updateTaskAutoAssignmentSettings', { body });
  await wish({ retry_interval_minutes: 15 });
  expect((await dueOf(task.id))! - (await attemptOf(task.id)).at).toBe(15 * minuteMs);
  await wish({ is_enabled: false });
  expect(await timersOf(task.id)).toEqual([]);
  await wish({ is_enabled: true, retry_interval_minutes: 60 });
  expect((await dueOf(task.id))! - (await attemptOf(task.id)).at).toBe(60 * minuteMs);
});

it('after days without a worker is assigned again once, and then as often as before', async () => {
  const task = await stuck();
  const dueAt = await dueOf(task.id);
  await passDays(2);
  const ranAfter = service.db.clock.now().getTime() - minuteMs;
  await fire();
  const { count, at } = await attemptOf(task.id);
  expect(count, 'the first attempt and one more').toBe(2);
  expect(at).toBeGreaterThan(ranAfter);
  const [decision] = await service.query<{ decided_at: Date }>(
    "select decided_at from assignment_decisions where task_id = $1 and trigger = 'overflow_retry'",
    [task.id],
  );
  expect(decision!.decided_at.getTime(), 'decided as of its due time').toBe(dueAt);
  expect(await dueOf(task.id)).toBe(at + 60 * minuteMs);
});

it('of a version without timers gets them when a worker starts', async () => {
  const [waiting, unassigned] = [await withLag(60), await stuck()];
  const before = await Promise.all([timersOf(waiting.id), timersOf(unassigned.id)]);
  await service.query('delete from timers');
  await fire();
  expect(await Promise.all([timersOf(waiting.id), timersOf(unassigned.id)])).toEqual(before);
});

it('becomes ready once, whichever of several workers sees it, and though one of them is killed', async () => {
  const tasks: Answer[] = [];
  const processId = await lagging(60);
  for (let count = 0; count < 30; count += 1) tasks.push(await withLag(60, processId));
  const before = (await auditOf('promote_stages')).length;
  const fired = async () => (await auditOf('promote_stages')).slice(before).map(({ record_id: id }) => id);
  // Only the one that is killed has to be a process of its own.
  const [victim] = await Promise.all([startWorker(), service.startAnother({ role: 'work' })]);
  await passDays(1);
  await expect.poll(async () => (await fired()).length, { ...patiently, interval: 2 }).toBeGreaterThan(0);
  await victim.kill();
  await expect.poll(async () => (await fired()).length, patiently).toBeGreaterThanOrEqual(tasks.length);
  expect(
    await service.query('select from timers where kind = $1 and due_at <= app.now()', ['promote_stages']),
  ).toEqual([]);
  expect((await fired()).toSorted()).toEqual(tasks.map(({ id }) => id).toSorted());
});
