import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newProcess, newPublished } from '../processes/process-records.ts';
import { newWorker, refusal, TaskHands, type Answer } from './setup.ts';

let service: Service;
let all: TaskHands;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
});
afterAll(() => service.stop());

const start = (id: string, body: object = {}) =>
  service
    .ok('createTask', { body: { process_definition_id: id, ...body } })
    .then(({ data }) => data as Answer);
const stageOf = async (taskId: string, name: string): Promise<Answer> =>
  (await all.stages(taskId)).find((stage) => stage.name === name);

describe('a task of a process', () => {
  it('copies the published version: names, dates, dependencies, people and defaults', async () => {
    const worker = await newWorker(service, ['tasks.view']);
    const profile = (await service.ok('createClientProfile', { body: { name: 'Clients' } })).data;
    const client = (
      await service.ok('createClient', {
        body: { name: 'Bakery', profile_id: profile.id, assigned_to: [worker.userId] },
      })
    ).data;
    const { definition } = await newPublished(service, {
      task_name_template: '{{client.name}} content',
      priority_level: 'high',
      tags: ['monthly'],
      due_offset_minutes: 2880,
      default_assignee_ids: [worker.userId],
      stages: [
        {
          key: 'copy',
          name: 'Copy',
          due_rule: { anchor: 'task_start', offset_minutes: 60 },
          assignment: { mode: 'client_owners' },
          substages: [{ name: 'Outline' }],
        },
        { key: 'design', name: 'Design', predecessors: [], assignment: { mode: 'task_assignees' } },
        {
          key: 'approval',
          name: 'Approval',
          predecessors: [{ key: 'copy' }, { key: 'design', type: 'start_to_start', lag_minutes: 30 }],
          due_rule: { anchor: 'task_due', offset_minutes: -60 },
        },
      ],
    });
    const task = await start(definition.id, { client_id: client.id, start_date: '2026-03-02T09:00:00Z' });
    expect(task).toMatchObject({
      name: 'Bakery content',
      priority_level: 'high',
      tags: ['monthly'],
      assigned_to: [worker.userId],
      due_date: '2026-03-04T09:00:00.000Z',
      process_definition_id: definition.id,
      process_definition_version: 1,
      stage_count: 3,
      current_stage: { name: 'Copy', status_category: 'ready' },
    });
    expect(
      (await all.stages(task.id)).map(({ name, status_category, assigned_to, due_date }) => [
        name,
        status_category,
        assigned_to.length,
        due_date?.toISOString() ?? null,
      ]),
    ).toEqual([
      ['Copy', 'ready', 1, '2026-03-02T10:00:00.000Z'],
      ['Design', 'ready', 1, null],
      ['Approval', 'pending', 0, '2026-03-04T08:00:00.000Z'],
    ]);
  });

  it('waits for the lag of what it depends on', async () => {
    const { definition } = await newPublished(service, {
      stages: [
        { key: 'copy', name: 'Copy' },
        { key: 'approval', name: 'Approval', predecessors: [{ key: 'copy', lag_minutes: 30 }] },
      ],
    });
    const task = await start(definition.id);
    await all.stage({ action: 'complete', stage_id: (await stageOf(task.id, 'Copy')).id });
    const waiting = await stageOf(task.id, 'Approval');
    expect([
      waiting.status_category,
      waiting.ready_from.getTime() - (await stageOf(task.id, 'Copy')).finished_at.getTime(),
    ]).toEqual(['pending', 30 * 60_000]);
  });

  it('holds to its version whatever is published later', async () => {
    const { definition } = await newPublished(service);
    const task = await start(definition.id);
    await service.ok('replaceProcessStages', {
      path: { id: definition.id },
      body: { stages: [{ key: 'copy', name: 'Renamed' }] },
    });
    await service.ok('publishProcess', { path: { id: definition.id }, body: {} });
    expect((await all.stages(task.id)).map(({ name }) => name)).toEqual([
      'Write the copy',
      'Client approval',
    ]);
    expect([
      (await all.get(task.id)).process_definition_version,
      (await start(definition.id)).process_definition_version,
    ]).toEqual([1, 2]);
  });

  it('is made of a published version alone, and has no stages of its own', async () => {
    const draft = await newProcess(service);
    expect(
      refusal(await all.call('createTask', { body: { process_definition_id: draft.definition.id } })),
    ).toEqual([409, expect.stringContaining('no published version')]);
    const { definition } = await newPublished(service);
    expect(
      refusal(
        await all.call('createTask', {
          body: { process_definition_id: definition.id, stages: [{ name: 'Own' }] },
        }),
      ),
    ).toEqual([400, expect.stringContaining('body.stages cannot be combined with process_definition_id')]);
    await service.ok('archiveProcess', { path: { id: definition.id }, body: {} });
    expect(refusal(await all.call('createTask', { body: { process_definition_id: definition.id } }))).toEqual(
      [409, expect.stringContaining('archived')],
    );
  });

  it('needs its required tools and fields before a stage is completed', async () => {
    await service.ok('createField', {
      body: { record_kind: 'task', key: 'headline', name: 'Headline', config: { type: 'text' } },
    });
    const { definition, stages } = await newPublished(service, {
      stages: [
        {
          key: 'copy',
          name: 'Copy',
          required_field_keys: ['headline'],
          tools: [
            {
              name: 'Proofread',
              is_required: true,
              config: { type: 'checklist', items: [{ key: 'done', label: 'Done', is_required: true }] },
            },
          ],
        },
      ],
    });
    const task = await start(definition.id);
    const complete = async () =>
      all.call('manageTaskStage', {
        body: { action: 'complete', stage_id: (await stageOf(task.id, 'Copy')).id },
      });
    expect(refusal(await complete())).toEqual([
      409,
      expect.stringMatching(/Missing: field headline; tool "Proofread"/),
    ]);
    await all.update(task.id, { 'field_values.headline': 'Fresh bread' });
    await service.query(
      'insert into task_tool_runs (tenant_id, stage_id, tool_id, has_run, run_at) values ($1, $2, $3, true, now())',
      [service.agencies[0].id, (await stageOf(task.id, 'Copy')).id, stages[0]!.tools[0]!.id],
    );
    expect((await complete()).status).toBe(200);
  });

  it('asks for a required field by the key that it has now', async () => {
    const { data: field } = await service.ok('createField', {
      body: { record_kind: 'task', key: 'outlet', name: 'Outlet', config: { type: 'text' } },
    });
    const { definition } = await newPublished(service, {
      stages: [{ key: 'copy', name: 'Copy', required_field_keys: ['outlet'] }],
    });
    const task = await start(definition.id);
    await service.ok('renameFieldKey', { body: { field_id: field.id, key: 'medium' } });
    expect((await stageOf(task.id, 'Copy')).required_field_keys).toEqual(['medium']);
  });

  it('moves undone due dates by the time that it was on hold, when its process says so', async () => {
    const { definition } = await newPublished(service, {
      shift_due_on_hold: true,
      due_offset_minutes: 600,
      stages: [
        { key: 'copy', name: 'Copy', due_rule: { anchor: 'task_start', offset_minutes: 60 } },
        { key: 'end', name: 'End', due_rule: { anchor: 'task_due', offset_minutes: 0 } },
      ],
    });
    const task = await start(definition.id, { start_date: '2026-03-02T09:00:00Z' });
    await all.update(task.id, { status: 'on_hold' });
    await service.query("update tasks set held_at = held_at - interval '2 hours' where id = $1", [task.id]);
    expect((await all.update(task.id, { status: 'todo' })).due_date).toBe('2026-03-02T21:00:00.000Z');
    expect((await all.stages(task.id)).map(({ due_date: at }) => at.toISOString())).toEqual([
      '2026-03-02T12:00:00.000Z',
      '2026-03-02T21:00:00.000Z',
    ]);
    await all.update(task.id, { status: 'on_hold' });
    await service.query("update tasks set held_at = held_at - interval '2 hours' where id = $1", [task.id]);
    expect((await all.update(task.id, { status: 'todo', due_date: '2026-03-04T09:00:00Z' })).due_date).toBe(
      '2026-03-04T09:00:00.000Z',
    );
    expect((await all.stages(task.id)).map(({ due_date: at }) => at.toISOString())).toEqual([
      '2026-03-02T14:00:00.000Z',
      '2026-03-04T09:00:00.000Z',
    ]);
  });
});
