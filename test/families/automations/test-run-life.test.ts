import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import {
  action,
  Authors,
  chain,
  end,
  node,
  onClick,
  onEvent,
  setVariables,
  stepOf,
  type Answer,
} from './flows.ts';

/** How tests of the working copy begin, go on and end, and who sees them. */
let service: Service;
let author: Authors;
beforeAll(async () => {
  service = await startService({});
  await service.startAnother({ role: 'work' });
  author = new Authors(service);
});
afterAll(() => service.stop());

describe('the life of a test', () => {
  const waiting = chain(onClick(), node('pause', 'delay', { duration_minutes: 5 }), end());

  it('is one at a time, shows its progress, and is cancelled', async () => {
    const { id } = await author.create(waiting);
    const body = { skip_waits: false, input: {} };
    const run = await author.ok('startAutomationTestRun', { path: { id }, body });
    expect(run.status).toBe('queued');
    expect(await author.refused('startAutomationTestRun', { path: { id }, body })).toEqual([
      409,
      'A test of the automation is running. Wait until it ends, or cancel it.',
    ]);
    expect((await author.call('getAutomationTestRunResult', { path: { id: run.id } })).status).toBe(409);
    const until = Date.now() + 30_000;
    let progress: Answer;
    do {
      await new Promise((resolve) => setTimeout(resolve, 50));
      progress = await author.ok('getAutomationTestRunProgress', { path: { id: run.id } });
    } while (progress.steps.length < 2 && Date.now() < until);
    expect(progress).toMatchObject({
      status: 'running',
      completed_steps: 1,
      total_steps: 3,
      progress_percent: 33,
      current_node_key: 'pause',
    });
    expect(progress.steps[1]).toEqual({ node_key: 'pause', status: 'waiting' });
    const cancelled = await author.call('cancelAutomationTestRun', { path: { id: run.id } });
    expect(cancelled.body.data).toMatchObject({ id: run.id, status: 'cancelled' });
    expect((await author.call('cancelAutomationTestRun', { path: { id: run.id } })).status).toBe(409);
    const result = await author.ok('getAutomationTestRunResult', { path: { id: run.id } });
    expect(stepOf(result, 'pause')).toMatchObject({ status: 'cancelled' });
    expect(result.not_reached).toEqual(['done']);
    const again = await author.ok('startAutomationTestRun', { path: { id }, body: { input: {} } });
    await author.testEnded(again.id);
    const { body: page } = await author.call('listAutomationTestRuns', { path: { id }, query: {} });
    expect(page.data.map(({ status }: Answer) => status)).toEqual(['passed', 'cancelled']);
    const { body: passed } = await author.call('listAutomationTestRuns', {
      path: { id },
      query: { status: ['passed'] },
    });
    expect(passed.pagination.total).toBe(1);
  });

  it('ends after 10 minutes', async () => {
    const { id } = await author.create(waiting);
    const run = await author.ok('startAutomationTestRun', {
      path: { id },
      body: { skip_waits: false, input: {} },
    });
    const [due] = await service.query<{ kind: string; minutes: number }>(
      "select kind, round(extract(epoch from due_at - now()) / 60)::integer as minutes from timers where record_id = $1 and kind = 'end_automation_test'",
      [run.id],
    );
    expect(due!.minutes).toBe(10);
    await service.query(
      "update timers set due_at = now() where record_id = $1 and kind = 'end_automation_test'",
      [run.id],
    );
    const result = await author.testEnded(run.id);
    expect(result.test_run).toMatchObject({ status: 'timed_out', error: null });
  });

  it('tells nothing of a record that is private to others', async () => {
    const task = await author.ok('createTask', { body: { name: 'Secret plan', is_private: true } });
    const { id } = await author.create(
      chain(
        onEvent(['process.instance_created']),
        setVariables('name', { name: { expression: 'record.name' } }),
      ),
    );
    const body = { record: { kind: 'task', id: task.id } };
    const run = await author.ok('startAutomationTestRun', { path: { id }, body });
    const own = await author.testEnded(run.id);
    expect(own.test_run.record).toEqual({ kind: 'task', id: task.id, name: 'Secret plan' });
    expect(stepOf(own, 'name').output).toEqual({ name: 'Secret plan' });
    const key = await service.keyWith(author.agency, ['automations.author', 'tasks.view']);
    const other = await service.call('getAutomationTestRunResult', { path: { id: run.id } }, { key });
    expect(other.status).toBe(404);
    for (const operation of ['getAutomationTestRunProgress', 'cancelAutomationTestRun'] as const)
      expect((await service.call(operation, { path: { id: run.id } }, { key })).status).toBe(404);
    const listed = await service.call('listAutomationTestRuns', { path: { id } }, { key });
    expect((listed.body as Answer).pagination.total).toBe(0);
    const again = await service.call('startAutomationTestRun', { path: { id }, body } as never, { key });
    expect(again.status).toBe(404);
    const alone = { path: { id, node_id: 'name' }, body: { input: {} } };
    const tried = await service.call('testAutomationStep', alone as never, { key });
    expect(JSON.stringify(tried.body)).not.toContain('Secret plan');
  });

  it('is one of 20 in an agency', async () => {
    const { id } = await author.create(waiting);
    for (let nth = 0; nth < 20; nth += 1) await author.create();
    await service.query(
      `insert into automation_test_runs (tenant_id, automation_id, automation_revision, config, mode, status, skip_waits, input, correlation_id, created_by)
       select a.tenant_id, a.id, 1, a.config, 'simulate', 'queued', true, '{}', 'req_many', a.owner_id from automations a
       where a.tenant_id = $1 and a.id <> $2 and not exists (select from automation_test_runs r where r.automation_id = a.id and r.finished_at is null) limit 20`,
      [author.agency.id, id],
    );
    const [{ count }] = (await service.query<{ count: number }>(
      'select count(*)::integer as count from automation_test_runs where finished_at is null',
    )) as [{ count: number }];
    const refused = await author.refused('startAutomationTestRun', { path: { id }, body: {} });
    await service.query("delete from automation_test_runs where correlation_id = 'req_many'");
    expect([count, ...refused]).toEqual([
      20,
      409,
      '20 tests of automations are running. Wait until one ends.',
    ]);
  });

  it('fails with a step, or goes on where the step says so', async () => {
    const missing = action('read', 'get_task', { id: '00000000-0000-7000-8000-000000000000' });
    const result = await author.tested(chain(onClick(), missing), { input: {} });
    expect(result.test_run).toMatchObject({
      status: 'failed',
      error: { code: 'not_found', node_key: 'read' },
    });
    const branch = { ...(missing as { config: object }).config, on_error: 'continue' };
    const passed = await author.tested(chain(onClick(), { ...missing, config: branch }, end()), {
      input: {},
    });
    expect(passed.test_run).toMatchObject({ status: 'passed', error: null });
    expect(stepOf(passed, 'read')).toMatchObject({ status: 'failed', error: { code: 'not_found' } });
  });

  it('does no further step of an automation that was deleted', async () => {
    const { id } = await author.create(waiting);
    const body = { skip_waits: false, input: {} };
    const run = await author.ok('startAutomationTestRun', { path: { id }, body });
    const find = async () =>
      (
        await service.query<{ status: string; waiting_kind: string | null }>(
          'select status, waiting_kind from automation_test_runs where id = $1',
          [run.id],
        )
      )[0]!;
    const until = Date.now() + 30_000;
    const reached = async (isReached: (row: Awaited<ReturnType<typeof find>>) => boolean) => {
      while (!isReached(await find()) && Date.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 50));
    };
    await reached((row) => row.waiting_kind === 'time');
    await author.ok('deleteAutomations', { query: { id: [id] } });
    expect((await author.call('getAutomationTestRunProgress', { path: { id: run.id } })).status).toBe(404);
    expect((await author.call('cancelAutomationTestRun', { path: { id: run.id } })).status).toBe(404);
    await service.query(
      "update timers set due_at = now() where record_id = $1 and kind = 'resume_automation_test'",
      [run.id],
    );
    await reached((row) => row.status !== 'running');
    expect(await find()).toEqual({ status: 'cancelled', waiting_kind: null });
  });

  it('is refused for a flow with errors, and for answers that fit no step', async () => {
    const { id } = await author.create({ nodes: [onClick(), end('lost')], edges: [] });
    expect((await author.refused('startAutomationTestRun', { path: { id }, body: {} }))[0]).toBe(409);
    const { id: whole } = await author.create(waiting);
    expect(
      await author.refused('startAutomationTestRun', {
        path: { id: whole },
        body: { answers: { pause: 'next' } },
      }),
    ).toEqual([400, 'body.answers.pause is no step that asks a person.']);
    expect(
      (
        await author.refused('startAutomationTestRun', {
          path: { id: whole },
          body: { event_type: 'client.created' },
        })
      )[0],
    ).toBe(400);
  });
});
