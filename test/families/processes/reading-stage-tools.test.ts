import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { addMember } from '../organization/people.ts';
import { addRun, newProcess, newTask, newTool, type FullProcess } from './process-records.ts';

/** Tools of stages as they are found across processes and read for a running stage, with their use and health. */
let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

const added = (process: FullProcess, body?: object, stage?: number) => newTool(service, process, body, stage);

describe('tools across processes', () => {
  it('are found by process, stage, type, target and use', async () => {
    const process = await newProcess(service);
    const [list, link] = [
      await added(process, { is_required: true }),
      await added(process, { config: { type: 'link', url: 'https://example.com' } }, 1),
    ];
    const find = async (query: object) =>
      (
        await service.ok('listProcessDefinitionTools', {
          query: { process_definition_id: [process.definition.id], ...query },
        })
      ).data.map((tool: { id: string }) => tool.id);
    expect(await find({})).toEqual([list.id, link.id]);
    expect(await find({ order: 'desc' })).toEqual([list.id, link.id]);
    expect(await find({ type: ['link'] })).toEqual([link.id]);
    expect(await find({ stage_definition_id: [process.stages[0]!.id] })).toEqual([list.id]);
    expect(await find({ is_required: true })).toEqual([list.id]);
    expect(await find({ target_id: [randomUUID()] })).toEqual([]);
    expect(
      (
        await service.call(
          'listProcessDefinitionStageTools',
          { path: { id: process.definition.id } },
          service.agencies[1],
        )
      ).status,
    ).toBe(404);
  });

  it('tell how much they are used by what the caller may see, and whether they work', async () => {
    const process = await newProcess(service);
    const tool = await added(process);
    await service.ok('publishProcess', { path: { id: process.definition.id }, body: {} });
    const [open, hidden] = [
      await newTask(service, { process }),
      await newTask(service, { process, isPrivate: true }),
    ];
    await newTask(service, { process, isDone: true });
    await addRun(service, open.stageIds[0]!, tool.id);
    await addRun(service, hidden.stageIds[0]!, tool.id);
    // Points to what no longer exists, as rows from before may.
    await service.query(
      `insert into stage_tools (tenant_id, process_definition_id, stage_definition_id, name, type, config, position, created_by)
      values ($1, $2, $3, 'Old form', 'form', jsonb_build_object('type', 'form', 'form_id', $4::text, 'is_prefilled', true, 'can_repeat', false), 1, $5)`,
      [
        service.agencies[0].id,
        process.definition.id,
        process.stages[0]!.id,
        randomUUID(),
        service.agencies[0].ownerId,
      ],
    );
    const details = async (query: object = {}, caller?: { key: string }) =>
      (
        await service.ok(
          'listProcessDefinitionToolDetails',
          { query: { process_definition_id: [process.definition.id], ...query } },
          caller,
        )
      ).data;
    expect(await details()).toMatchObject([
      {
        tool: { id: tool.id },
        process: { name: process.definition.name },
        stage: { name: 'Write the copy' },
        target: null,
        health: 'working',
        problem: null,
        open_task_count: 2,
        run_count: 4,
        last_run_at: '2026-03-02T15:00:00.000Z',
      },
      {
        tool: { name: 'Old form' },
        target: { kind: 'form', name: null },
        health: 'broken',
        problem: expect.any(String),
        open_task_count: 0,
        run_count: 0,
        last_run_at: null,
      },
    ]);
    expect(await details({ health: ['broken'] })).toHaveLength(1);
    expect(await details({ health: ['outdated'] })).toEqual([]);
    expect((await details({ sort: 'run_count', order: 'asc' }))[0]!.tool.name).toBe('Old form');
    const member = await addMember(service, service.agencies[0], { permissions: ['tasks.view'] });
    expect((await details({}, member))[0]).toMatchObject({ open_task_count: 1, run_count: 2 });
    expect(
      (await service.call('publishProcess', { path: { id: process.definition.id }, body: {} })).body.error
        .message,
    ).toContain('"Old form"');
  });
});

describe('reading several tools', () => {
  const readTools = (body: object, caller?: { key: string }) =>
    service.call('readStageToolDetails', { body }, caller);

  it('answers them in the order asked for, and says which are unknown', async () => {
    const process = await newProcess(service);
    const [one, other] = [await added(process), await added(process, {}, 1)];
    const unknown = randomUUID();
    const { data } = (await readTools({ ids: [other.id, unknown, one.id.toUpperCase()] })).body;
    expect(data).toMatchObject({
      tools: [
        { tool: { id: other.id }, run: null, stage: { name: 'Client approval' } },
        { tool: { id: one.id } },
      ],
      missing_ids: [unknown],
    });
    expect((await readTools({ ids: [one.id] }, service.agencies[1])).body.data).toEqual({
      tools: [],
      missing_ids: [one.id],
    });
  });

  it('of a running stage are those of its version, with what became of them', async () => {
    const process = await newProcess(service);
    const [ran, waits] = [await added(process, { name: 'Ran' }), await added(process, { name: 'Waits' })];
    await service.ok('publishProcess', { path: { id: process.definition.id }, body: {} });
    const task = await newTask(service, { process });
    await addRun(service, task.stageIds[0]!, ran.id);
    await service.ok('deleteStageTool', { path: { id: ran.id } });
    const added2 = await added(process, { name: 'New' });
    expect((await readTools({ task_stage_id: task.stageIds[0] })).body.data).toMatchObject({
      tools: [
        {
          tool: { id: ran.id, name: 'Ran' },
          process: { name: process.definition.name },
          stage: { id: process.stages[0]!.id, name: 'Write the copy' },
          health: 'working',
          run: {
            has_run: true,
            run_at: '2026-03-02T15:00:00.000Z',
            run_by: service.agencies[0].ownerId,
            result: null,
            summary: 'Approved by Dana.',
          },
        },
        { tool: { id: waits.id }, run: { has_run: false, run_at: null } },
      ],
      missing_ids: [],
    });
    expect(
      (await readTools({ task_stage_id: task.stageIds[0], ids: [added2.id, waits.id] })).body.data,
    ).toMatchObject({ tools: [{ tool: { id: waits.id } }], missing_ids: [added2.id] });
    await service.ok('bulkDeleteProcessDefinitions', { body: { ids: [process.definition.id] } });
    expect((await readTools({ task_stage_id: task.stageIds[0] })).body.data.tools).toHaveLength(2);
  });

  it('shows nothing of private tasks, nor tools for assignees, to others', async () => {
    const process = await newProcess(service);
    const tool = await added(process, { is_visible_to_all: false });
    await service.ok('publishProcess', { path: { id: process.definition.id }, body: {} });
    const [member, assignee] = [
      await addMember(service, service.agencies[0], { permissions: ['tasks.view'] }),
      await addMember(service, service.agencies[0], { permissions: ['tasks.view'] }),
    ];
    const [open, hidden] = [
      await newTask(service, { process, assignedTo: [assignee.id] }),
      await newTask(service, { process, isPrivate: true, assignedTo: [assignee.id] }),
    ];
    expect((await readTools({ task_stage_id: open.stageIds[0] }, member)).body.data.tools).toEqual([]);
    expect((await readTools({ task_stage_id: open.stageIds[0], ids: [tool.id] }, member)).body.data).toEqual({
      tools: [],
      missing_ids: [tool.id],
    });
    expect((await readTools({ task_stage_id: open.stageIds[0] }, assignee)).body.data.tools).toHaveLength(1);
    expect((await readTools({ task_stage_id: hidden.stageIds[0] }, member)).status).toBe(404);
    expect((await readTools({ task_stage_id: hidden.stageIds[0] }, assignee)).status).toBe(200);
    expect((await readTools({ task_stage_id: open.stageIds[0] }, service.agencies[1])).status).toBe(404);
    await service.query('update tasks set deleted_at = now() where id = $1', [open.id]);
    expect((await readTools({ task_stage_id: open.stageIds[0] })).status).toBe(404);
  });
});
