import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newPublished } from '../processes/process-records.ts';
import { action, Authors, callable, chain, end, node, onClick, onEvent, type Answer } from './flows.ts';

/** Automations in their folders, what there is to know of one and of their executions, and what limits them all. */
let service: Service;
let author: Authors;
beforeAll(async () => {
  service = await startService();
  author = new Authors(service);
});
afterAll(() => service.stop());

describe('the library', () => {
  it('sorts automations into folders and finds them by what they do', async () => {
    const folder = await author.ok('createAutomationFolder', { body: { name: 'Onboarding' } });
    const inner = await author.ok('createAutomationFolder', {
      body: { name: 'Inner', parent_id: folder.id },
    });
    const automation = await author.publish(
      chain(
        onEvent(['client.deleted']),
        action('mail', 'send_email', { to: 'a@b.example', subject: 'x', body_text: 'y' }),
        end(),
      ),
      { folder_id: inner.id, tags: ['vip'] },
    );
    const idsOf = (found: Answer[]) => found.map(({ id }: Answer) => id);
    expect(
      idsOf(
        await author.ok('listAutomations', {
          query: { event_type: ['client.deleted'], action_key: ['send_email'] },
        }),
      ),
    ).toEqual([automation.id]);
    const [authored] = await author.ok('listAutomationsForAuthoring', {
      query: { folder_id: [inner.id], include: ['config', 'problems'], has_problems: false },
    });
    expect(authored).toMatchObject({ id: automation.id, problems: [], config: { nodes: expect.any(Array) } });
    await author.ok('updateAutomationFolder', { path: { id: inner.id }, body: { name: 'Mails' } });
    await author.ok('moveAutomation', { body: { id: automation.id, folder_id: folder.id } });
    expect((await author.refused('deleteAutomationFolder', { path: { id: folder.id } }))[0]).toBe(409);
    await author.ok('moveAutomationFolderContents', {
      path: { id: folder.id },
      body: { target_folder_id: null },
    });
    expect(await author.ok('listAutomationFolders', { query: { parent_id: [folder.id] } })).toEqual([]);
    await author.ok('moveAutomation', { body: { id: automation.id, folder_id: inner.id } });
    expect(await author.ok('deleteAutomationFolderContents', { path: { id: inner.id } })).toEqual({
      folder_id: inner.id,
      deleted_items: 1,
      deleted_folders: 0,
      cancelled_executions: 0,
    });
    expect((await author.refused('getAutomation', { path: { id: automation.id } }))[0]).toBe(404);
    await author.ok('deleteAutomationFolder', { path: { id: inner.id } });
  });

  it('cancels what has not begun when an automation is deleted', async () => {
    const automation = await author.publish(chain(onClick({ has_confirmation: true }), end()));
    const { id } = await author.run(automation, { button_key: 'go' });
    expect(await author.ok('deleteAutomations', { query: { id: [automation.id] } })).toMatchObject({
      succeeded: 1,
    });
    expect((await author.execution(id)).execution.status).toBe('cancelled');
    expect((await author.refused('rerunAutomationExecution', { path: { id } }))[0]).toBe(404);
  });

  it('shows everything of one automation', async () => {
    const automation = await author.publish(
      chain(
        node('start', 'trigger', {
          type: 'schedule',
          schedule: { type: 'cron', expression: '0 9 * * 1', time_zone: 'Europe/Berlin' },
        }),
        end(),
      ),
    );
    const full = await author.ok('getFullAutomation', { path: { id: automation.id } });
    expect(full).toMatchObject({
      automation: { id: automation.id, trigger_type: 'schedule' },
      problems: [],
      recent_executions: [],
      schedule: { status: 'healthy', time_zone: 'Europe/Berlin', missed_run_count: 0 },
    });
    expect(full.schedule.upcoming_at).toHaveLength(10);
    expect(full.automation.next_run_at).toBe(full.schedule.next_run_at);
    expect(await author.ok('getAutomationScheduleHealth', { path: { id: automation.id } })).toMatchObject({
      status: 'healthy',
    });
    expect(await author.ok('syncAutomationSchedule', { path: { id: automation.id } })).toMatchObject({
      status: 'healthy',
    });
    await author.ok('disableAutomation', { path: { id: automation.id } });
    expect(await author.ok('getAutomationScheduleHealth', { path: { id: automation.id } })).toMatchObject({
      status: 'disabled',
      next_run_at: null,
    });
    expect((await author.refused('syncAutomationSchedule', { path: { id: automation.id } }))[0]).toBe(409);
    const plain = await author.create(chain(callable(), end()));
    expect(await author.ok('getAutomationScheduleHealth', { path: { id: plain.id } })).toMatchObject({
      status: 'not_scheduled',
    });
  });

  const healthOf = (automation: Answer) =>
    author.ok('getAutomationScheduleHealth', { path: { id: automation.id } });
  const scheduled = (schedule: object, ...steps: object[]) =>
    author.publish(chain(node('start', 'trigger', { type: 'schedule', schedule }), ...steps, end()));

  it('find nothing wrong with a time that has come', async () => {
    const automation = await scheduled({ type: 'once', run_at: '2090-01-01T09:00:00.000Z' });
    expect(await healthOf(automation)).toMatchObject({ status: 'healthy', problems: [] });
    await service.query(
      `update automation_versions set config = jsonb_set(config, '{nodes,0,config,schedule,run_at}', '"2026-01-05T09:00:00.000Z"') where automation_id = $1`,
      [automation.id],
    );
    const times = [automation.id, '2026-01-05T09:00:01Z', '2026-01-05T09:00:00Z'];
    const ended =
      'update automations set next_run_at = null, last_run_at = $2, last_run_due_at = $3, schedule_synced_at';
    await service.query(`${ended} = '2026-01-02T09:00:00Z' where id = $1`, times);
    expect(await healthOf(automation)).toMatchObject({ status: 'ended', problems: [] });
    await service.query(`${ended} = '2026-02-02T09:00:00Z' where id = $1`, times);
    expect(await healthOf(automation), 'enabled again since').toMatchObject({
      status: 'ended',
      problems: [],
    });
  });

  it('name a process that was archived since', async () => {
    const process = await newPublished(service);
    const automation = await scheduled(
      { type: 'cron', expression: '0 9 1 * *', time_zone: 'Europe/Berlin' },
      action('make', 'create_task', { process_definition_id: process.definition.id }),
    );
    expect(await healthOf(automation)).toMatchObject({ problems: [] });
    await author.ok('archiveProcess', { path: { id: process.definition.id }, body: {} });
    expect((await healthOf(automation)).problems).toEqual([
      {
        severity: 'error',
        code: 'unknown_record',
        node_key: 'make',
        place: 'config.inputs.process_definition_id',
        message: `The process ${process.definition.name} is archived, so it starts no tasks. Unarchive it, or choose another.`,
      },
    ]);
  });
});

it('analytics count executions by outcome', async () => {
  const automation = await author.publish(chain(onClick(), end()));
  await author.run(automation, { button_key: 'go', start: false });
  const analytics = await author.ok('getAutomationExecutionAnalytics', { path: { id: automation.id } });
  expect(analytics).toMatchObject({
    granularity: 'day',
    totals: { started: 0, in_progress: 1 },
    success_rate_percent: null,
  });
  expect(analytics.series).toHaveLength(1);
  expect(
    await author.ok('getAutomationExecutionAnalytics', {
      path: { id: automation.id },
      query: { started_before: '0001-01-05T00:00:00Z' },
    }),
  ).toMatchObject({ period_started_at: '0001-01-01T00:00:00.000Z', series: [] });
  const [found] = await author.executionsOf(automation);
  const bulk = await author.ok('cancelAutomationExecutions', { body: { ids: [found.id], reason: 'Test' } });
  expect(bulk).toMatchObject({ succeeded: 1 });
  expect(await author.ok('resumeAutomationExecutions', { body: { ids: [found.id] } })).toMatchObject({
    failed: 1,
  });
  expect(
    await author.ok('listAutomationExecutionItems', { query: { automation_id: [automation.id] } }),
  ).toEqual([]);
});

it('settings limit all automations', async () => {
  const settings = await author.ok('getAutomationSettings');
  expect(settings).toMatchObject({
    failure_limit: 20,
    answer_deadline_minutes: 10080,
    data_retention_days: 90,
  });
  expect(
    await author.ok('updateAutomationSettings', {
      body: { failure_limit: null, expected_revision: settings.revision },
    }),
  ).toMatchObject({ failure_limit: null, revision: settings.revision + 1 });
});
