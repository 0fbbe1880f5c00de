import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { addMember, auditOf } from '../organization/people.ts';
import {
  addTool,
  checklist,
  newProcess,
  newPublished,
  newTool,
  type FullProcess,
} from './process-records.ts';

/** Tools of stages as they are added, replaced, put in order and removed, each a change of the draft. */
let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

const add = (process: FullProcess, body?: object, stage?: number) => addTool(service, process, body, stage);
const added = (process: FullProcess, body?: object, stage?: number) => newTool(service, process, body, stage);
const namesOf = async (process: FullProcess) =>
  (await service.ok('listProcessDefinitionStageTools', { path: { id: process.definition.id } })).data.map(
    (tool: { name: string }) => tool.name,
  );
const archive = (process: FullProcess) =>
  service.ok('archiveProcess', { path: { id: process.definition.id }, body: {} });
const read = async (id: string) => (await service.ok('getProcessDefinition', { path: { id } })).data;

describe('adding a tool', () => {
  it('puts it behind the others, or where it is wanted, and is a change of the draft', async () => {
    const process = await newPublished(service);
    expect(await added(process, { name: 'One' })).toMatchObject({
      position: 0,
      type: 'checklist',
      is_required: false,
      is_visible_to_all: true,
      revision: 1,
      description: null,
    });
    expect(await added(process, { name: 'Two' })).toMatchObject({ position: 1 });
    expect(await added(process, { name: 'First', position: 0 })).toMatchObject({ position: 0 });
    await added(process, { name: 'Elsewhere' }, 1);
    expect(await namesOf(process)).toEqual(['First', 'One', 'Two', 'Elsewhere']);
    expect(await read(process.definition.id)).toMatchObject({ tool_count: 4, has_unpublished_changes: true });
    expect(
      (await service.ok('getFullProcessDefinition', { path: { id: process.definition.id } })).data.stages[0]!
        .tools,
    ).toEqual([]);
  });

  it('refuses placeholders that do not exist, where the text stands and with those that do', async () => {
    const process = await newProcess(service);
    const wrong = [
      ['url', { type: 'link', url: 'https://example.com/{{client.phone}}' }],
      ['url', { type: 'link', url: 'https://example.com/{{client.slug' }],
      ['prompt', { type: 'ai_prompt', prompt: 'Write for {{client.phone}}.' }],
    ] as const;
    for (const [property, config] of wrong) {
      const { status, body } = await add(process, { config });
      expect([status, body.error?.message]).toEqual([
        400,
        expect.stringMatching(new RegExp(`^body\\.config\\.${property} .*\\{\\{client\\.name\\}\\}`)),
      ]);
      const stages = [{ key: 'copy', name: 'Copy', tools: [{ name: 'Tool', config }] }];
      const created = await service.call('createProcess', {
        body: { name: `P ${randomUUID()}`, stages },
      } as never);
      expect([created.status, created.body.error?.message]).toEqual([
        400,
        expect.stringMatching(new RegExp(`^body\\.stages\\[0\\]\\.tools\\[0\\]\\.config\\.${property} `)),
      ]);
    }
  });

  it('keeps a text with such a placeholder from before, also when other parts of the process change', async () => {
    const config = { type: 'ai_prompt', prompt: 'Write.' };
    const stages = [{ key: 'copy', name: 'Copy', tools: [{ name: 'Tool', config }] }];
    const { data } = await service.ok('createProcess', {
      body: { name: `P ${randomUUID()}`, stages },
    } as never);
    const { id } = data.definition as { id: string };
    await service.query(
      `update stage_tools set config = config || '{"prompt":"As {{unknown}}."}' where process_definition_id = $1`,
      [id],
    );
    const old = { name: 'Tool', config: { ...config, prompt: 'As {{unknown}}.' } };
    const replaced = await service.call('replaceProcessStages', {
      path: { id },
      body: { stages: [{ key: 'copy', name: 'Text', tools: [old] }] },
    } as never);
    expect(replaced.status).toBe(200);
    expect(JSON.stringify(replaced.body)).toContain('As {{unknown}}.');
  });

  it('fills in the defaults of its type', async () => {
    const process = await newProcess(service);
    expect((await added(process, { config: { type: 'file_request' } })).config).toEqual({
      type: 'file_request',
      instructions: null,
      min_files: 1,
      max_files: 10,
      content_types: [],
    });
    expect(
      (await added(process, { config: { type: 'link', url: 'https://example.com/{{client.slug}}' } })).config,
    ).toEqual({ type: 'link', url: 'https://example.com/{{client.slug}}', is_embedded: false });
    expect((await added(process, { config: { type: 'ai_prompt', prompt: 'Sum it up.' } })).config).toEqual({
      type: 'ai_prompt',
      preset_id: null,
      prompt: 'Sum it up.',
      output: 'show',
      output_field_key: null,
    });
    expect(
      (await added(process, { config: { type: 'approval', approver_roles: ['client_owner'] } })).config,
    ).toMatchObject({ approver_ids: [], min_approvals: 1, instructions: null });
  });

  it('refuses what does not fit together or does not exist, and says where', async () => {
    const process = await newProcess(service);
    const problemOf = async (config: object) => {
      const { status, body } = await add(process, { config });
      expect(status).toBe(400);
      return body.error.message as string;
    };
    expect(await problemOf({ type: 'sop', sop_id: randomUUID() })).toMatch(
      /^body\.config\.sop_id names .* not an SOP/,
    );
    expect(await problemOf({ type: 'form', form_id: randomUUID() })).toMatch(/^body\.config\.form_id /);
    expect(await problemOf({ type: 'automation', automation_id: randomUUID(), button_label: 'Go' })).toMatch(
      /^body\.config\.automation_id /,
    );
    expect(await problemOf({ type: 'ai_prompt', prompt: 'x', preset_id: randomUUID() })).toMatch(
      /^body\.config\.preset_id /,
    );
    expect(await problemOf({ type: 'ai_prompt', prompt: 'x', output: 'field' })).toMatch(
      /^body\.config\.output_field_key is required/,
    );
    expect(
      await problemOf({ type: 'ai_prompt', prompt: 'x', output: 'field', output_field_key: 'nowhere' }),
    ).toMatch(/^body\.config\.output_field_key names nowhere/);
    expect(await problemOf({ type: 'approval', approver_ids: [service.agencies[1].ownerId] })).toMatch(
      /^body\.config\.approver_ids\[0\] /,
    );
    expect(await problemOf({ type: 'approval' })).toMatch(/^body\.config must have at least one approver/);
    expect(
      await problemOf({ type: 'approval', approver_ids: [service.agencies[0].ownerId], min_approvals: 2 }),
    ).toMatch(/^body\.config\.min_approvals /);
    expect(await problemOf({ type: 'file_request', min_files: 11 })).toMatch(/^body\.config\.max_files /);
    expect(await problemOf({ type: 'checklist', items: [checklist.items[0], checklist.items[0]] })).toMatch(
      /^body\.config\.items\[1\]\.key /,
    );
    expect(await namesOf(process)).toEqual([]);
  });

  it('is refused for a name that is there, a stage that is full, an archived process and a stale revision', async () => {
    const process = await newProcess(service);
    await added(process, { name: 'Sign-off' });
    expect((await add(process, { name: ' SIGN-OFF ' })).status).toBe(409);
    expect((await add(process, { name: 'Sign-off' }, 1)).status).toBe(200);
    expect((await add(process, { expected_revision: 1 })).status).toBe(409);
    for (let tools = 1; tools < 50; tools += 1) await added(process);
    expect((await add(process)).body.error.message).toContain('50');
    await archive(process);
    expect((await add(process, {}, 1)).body.error.message).toContain('archived');
  });

  it('needs tasks.manage, and a process and stage of the agency', async () => {
    const [process, other] = [await newProcess(service), await newProcess(service)];
    expect((await add({ ...process, stages: other.stages })).status).toBe(404);
    expect((await add({ ...process, definition: { ...process.definition, id: randomUUID() } })).status).toBe(
      404,
    );
    const body = { stage_definition_id: process.stages[0]!.id, name: 'Tool', config: checklist };
    const path = { id: process.definition.id };
    expect(
      (await service.call('createProcessDefinitionStageTool', { path, body }, service.agencies[1])).status,
    ).toBe(404);
    expect(
      (
        await service.call(
          'createProcessDefinitionStageTool',
          { path, body },
          { key: await service.keyWith(service.agencies[0], ['tasks.view', 'tasks.edit']) },
        )
      ).status,
    ).toBe(403);
  });
});

describe('replacing a tool', () => {
  const replace = (id: string, body: object) =>
    service.call('replaceStageToolDefinition', { path: { id }, body });

  it('makes it another one in the same place, with defaults for what is left out', async () => {
    const process = await newProcess(service);
    await added(process, { name: 'First' });
    const tool = await added(process, { name: 'Second', description: 'Old', is_required: true });
    const { body } = await replace(tool.id, {
      name: 'Second',
      config: { type: 'link', url: 'https://example.com' },
      expected_revision: 1,
    });
    expect(body.data).toMatchObject({
      id: tool.id,
      position: 1,
      type: 'link',
      description: null,
      is_required: false,
      revision: 2,
    });
    expect(await auditOf(service, tool.id)).toMatchObject([
      { action: 'created' },
      { action: 'updated', changed_fields: ['description', 'is_required', 'config'] },
    ]);
  });

  it('with the same changes nothing, and is refused when it is stale, named like another or archived', async () => {
    const process = await newProcess(service);
    const tool = await added(process, { name: 'Same' });
    await added(process, { name: 'Other' });
    const { revision } = await read(process.definition.id);
    expect((await replace(tool.id, { name: 'Same', config: checklist })).body.data.revision).toBe(1);
    expect((await read(process.definition.id)).revision).toBe(revision);
    expect((await replace(tool.id, { name: 'Same', config: checklist, expected_revision: 2 })).status).toBe(
      409,
    );
    expect((await replace(tool.id, { name: 'other', config: checklist })).status).toBe(409);
    expect((await replace(randomUUID(), { name: 'x', config: checklist })).status).toBe(404);
    expect(
      (
        await service.call(
          'replaceStageToolDefinition',
          { path: { id: tool.id }, body: { name: 'x', config: checklist } },
          service.agencies[1],
        )
      ).status,
    ).toBe(404);
    await archive(process);
    expect((await replace(tool.id, { name: 'New', config: checklist })).status).toBe(409);
  });
});

describe('putting tools in order', () => {
  const reorder = (process: FullProcess, ids: string[], more: object = {}) =>
    service.call('reorderProcessDefinitionStageTools', {
      path: { id: process.definition.id },
      body: { stage_definition_id: process.stages[0]!.id, ids, ...more },
    });

  it('leaves those not named behind, in their order', async () => {
    const process = await newProcess(service);
    const [a, b, c] = [
      await added(process, { name: 'a' }),
      await added(process, { name: 'b' }),
      await added(process, { name: 'c' }),
    ];
    expect((await reorder(process, [c.id])).body.data).toEqual({ ids: [c.id, a.id, b.id] });
    expect(await namesOf(process)).toEqual(['c', 'a', 'b']);
    const { revision } = await read(process.definition.id);
    expect(
      (await reorder(process, [c.id, a.id.toUpperCase(), a.id], { expected_revision: revision })).body.data,
    ).toEqual({ ids: [c.id, a.id, b.id] });
    expect((await read(process.definition.id)).revision).toBe(revision);
  });

  it('is refused for tools of another stage, a stale revision and an archived process', async () => {
    const process = await newProcess(service);
    const [tool, stray] = [await added(process), await added(process, {}, 1)];
    expect((await reorder(process, [tool.id, stray.id])).body.error.message).toMatch(/^body\.ids\[1\] /);
    expect((await reorder(process, [tool.id], { expected_revision: 1 })).status).toBe(409);
    await archive(process);
    expect((await reorder(process, [tool.id])).status).toBe(409);
  });
});

describe('removing tools', () => {
  it('takes one away, and closes the gap', async () => {
    const process = await newProcess(service);
    const [first, second] = [await added(process), await added(process)];
    expect(
      (await service.call('deleteStageTool', { path: { id: first.id }, query: { expected_revision: 2 } }))
        .status,
    ).toBe(409);
    expect((await service.ok('deleteStageTool', { path: { id: first.id } })).data).toMatchObject({
      id: first.id,
    });
    expect((await service.call('deleteStageTool', { path: { id: first.id } })).status).toBe(404);
    expect(
      (await service.call('deleteStageTool', { path: { id: second.id } }, service.agencies[1])).status,
    ).toBe(404);
    expect(
      (await service.ok('listProcessDefinitionTools', { query: { id: [second.id] } })).data,
    ).toMatchObject([{ position: 0 }]);
  });

  it('takes several, each for itself', async () => {
    const [process, archived] = [await newProcess(service), await newProcess(service)];
    const [one, other, kept] = [await added(process), await added(process, {}, 1), await added(archived)];
    await archive(archived);
    const unknown = randomUUID();
    const { revision } = await read(process.definition.id);
    const { outcomes } = (
      await service.ok('deleteProcessDefinitionTools', {
        query: { id: [one.id, unknown, kept.id, other.id] },
      })
    ).data;
    expect(outcomes).toMatchObject([
      { status: 'succeeded' },
      { status: 'failed', error: { type: 'not_found' } },
      { status: 'failed', error: { type: 'conflict' } },
      { status: 'succeeded' },
    ]);
    expect(await read(process.definition.id)).toMatchObject({ tool_count: 0, revision: revision + 1 });
  });

  it('leaves nothing to publish when what was added is taken away again', async () => {
    const process = await newPublished(service);
    const tool = await added(process);
    expect(await read(process.definition.id)).toMatchObject({ has_unpublished_changes: true });
    await service.ok('deleteStageTool', { path: { id: tool.id } });
    expect(await read(process.definition.id)).toMatchObject({ has_unpublished_changes: false });
  });
});

describe('an approval that nobody can give', () => {
  const approval = (ids: readonly string[], more: object = {}) => ({
    type: 'approval',
    approver_ids: ids,
    ...more,
  });
  const publish = async (process: FullProcess) => {
    const { status, body } = await service.call('publishProcess', {
      path: { id: process.definition.id },
      body: {},
    });
    return { status, message: body.error?.message ?? '', warnings: body.data?.warnings };
  };
  const member = async (permissions: readonly 'tasks.view'[] = ['tasks.view']) =>
    (await addMember(service, service.agencies[0], { permissions })).id;

  it('keeps the process from being published where it is required', async () => {
    const [active, away, blind] = [await member(), await member(), await member([])];
    await service.ok('updateUserFields', { body: { user_id: away, status: 'suspended' } });
    const refusedFor = async (config: object) => {
      const process = await newProcess(service);
      await added(process, { name: 'Sign-off', is_required: true, config });
      return publish(process);
    };
    for (const ids of [[away], [blind]])
      expect(await refusedFor(approval(ids))).toMatchObject({
        status: 409,
        message:
          'The tool "Sign-off" of the stage copy is required, so the stage could not be completed. It needs 1 approval, and none of its approvers can work here and see tasks. Choose other approvers. Make it optional or remove it.',
      });
    expect(await refusedFor(approval([active, away], { min_approvals: 2 }))).toMatchObject({
      status: 409,
      message: expect.stringContaining('It needs 2 approvals, and only 1 of its approvers can work here'),
    });
    expect(await refusedFor(approval([active, away]))).toMatchObject({ status: 200, warnings: [] });
    // Each task decides who they are.
    expect(await refusedFor(approval([away], { approver_roles: ['client_owner'] }))).toMatchObject({
      status: 200,
    });
  });

  it('is a warning where it is optional', async () => {
    const away = await member();
    await service.ok('updateUserFields', { body: { user_id: away, status: 'suspended' } });
    const process = await newProcess(service);
    await added(process, { name: 'Sign-off', config: approval([away]) });
    expect(await publish(process)).toMatchObject({
      status: 200,
      warnings: [
        'The tool "Sign-off" of the stage copy has no effect. It needs 1 approval, and none of its approvers can work here and see tasks. Choose other approvers.',
      ],
    });
  });

  it('may be given by the leads of the department of its stage', async () => {
    const lead = await member();
    const department = (
      await service.ok('createDepartment', { body: { name: `Department ${randomUUID()}`, lead_ids: [lead] } })
    ).data;
    const process = await newProcess(service, {
      stages: [{ key: 'copy', name: 'Copy', department_id: department.id }],
    });
    await added(process, {
      name: 'Sign-off',
      is_required: true,
      config: { type: 'approval', approver_roles: ['department_lead'] },
    });
    await service.ok('updateUserFields', { body: { user_id: lead, status: 'suspended' } });
    expect(await publish(process)).toMatchObject({ status: 409 });
    await service.ok('updateUserFields', { body: { user_id: lead, status: 'active' } });
    expect(await publish(process)).toMatchObject({ status: 200, warnings: [] });
  });
});
