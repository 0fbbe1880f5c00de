import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type InputOf, type Service } from '../../support/service.ts';
import { auditActions } from '../client-records.ts';
import { action, chain, end, onClick } from '../automations/flows.ts';
import { newProcess, newTool } from '../processes/process-records.ts';
import { StreamingModel } from '../../ai/streaming-model.ts';

let service: Service;
let model: StreamingModel;
beforeAll(async () => {
  model = await StreamingModel.start();
  service = await startService({ config: { aiModels: [model.spec(), model.spec({ key: 'other-model' })] } });
});
afterAll(async () => {
  await service.stop();
  await model.stop();
});

type Body = InputOf<'createAiPreset'>['body'];
const body = (more: Partial<Body> = {}): Body => ({
  name: `Preset ${randomUUID()}`,
  purpose: 'content',
  instructions: 'Write.',
  ...more,
});
const create = async (more: Partial<Body> = {}) =>
  (await service.ok('createAiPreset', { body: body(more) })).data;
const refused = async (more: object) =>
  (await service.call('createAiPreset', { body: { ...body(), ...more } })).status;
const defaults = async (purpose: Body['purpose']) =>
  (await service.ok('listAiPresets', { query: { purpose: [purpose], is_default: true } })).data.map(
    ({ name }) => name,
  );

describe('presets of the service', () => {
  it('are there from the beginning, one default for each purpose that has one, and stay as they are', async () => {
    const { data } = await service.ok('listAiPresetDetails', {});
    expect(data.map(({ preset }) => preset.purpose).sort()).toEqual([
      'assistant',
      'content',
      'escalation_summary',
      'ticket_reply',
      'ticket_triage',
    ]);
    for (const { preset, instructions } of data) {
      expect(preset).toMatchObject({ is_built_in: true, is_default: true, created_by: null });
      expect(instructions.length).toBeGreaterThan(50);
    }
    const { id } = data[0]!.preset;
    expect((await service.call('updateAiPreset', { path: { id }, body: { name: 'Mine' } })).status).toBe(409);
    const { data: deleted } = await service.ok('deleteAiPresets', { query: { id: [id] } });
    expect(deleted).toMatchObject({
      failed: 1,
      outcomes: [{ id, status: 'failed', error: { type: 'conflict' } }],
    });
    const { data: copy } = await service.ok('duplicateAiPreset', {
      path: { id },
      body: { name: `Copy ${id}` },
    });
    expect(copy).toMatchObject({
      instructions: data[0]!.instructions,
      preset: { is_built_in: false, is_default: false },
    });
  });
});

describe('a preset', () => {
  it('takes the place of the former default of its purpose', async () => {
    const first = await create({ purpose: 'ticket_reply', is_default: true });
    expect(await defaults('ticket_reply')).toEqual([first.preset.name]);
    const second = await create({ purpose: 'ticket_reply' });
    const { data } = await service.ok('updateAiPreset', {
      path: { id: second.preset.id },
      body: { is_default: true, expected_revision: 1 },
    });
    expect(data.preset).toMatchObject({ is_default: true, revision: 2 });
    expect(await defaults('ticket_reply')).toEqual([second.preset.name]);
    expect(await auditActions(service, second.preset.id)).toEqual(['created', 'updated']);
  });

  it('has a name that no other has, whatever its case', async () => {
    const { preset } = await create();
    expect(await refused({ name: preset.name.toUpperCase() })).toBe(409);
    const other = await create();
    expect(
      (await service.call('updateAiPreset', { path: { id: other.preset.id }, body: { name: preset.name } }))
        .status,
    ).toBe(409);
    expect(
      (
        await service.call('duplicateAiPreset', {
          path: { id: other.preset.id },
          body: { name: preset.name },
        })
      ).status,
    ).toBe(409);
  });

  it('uses only what the agency may use', async () => {
    expect(await refused({ model: 'other-model' })).toBe(200);
    expect(await refused({ model: 'unknown-model' })).toBe(400);
    await service.ok('updateTenantAiSettings', { body: { allowed_models: ['test-model'] } });
    expect(await refused({ model: 'other-model' })).toBe(400);
    await service.ok('updateTenantAiSettings', { body: { allowed_models: ['test-model', 'other-model'] } });
    expect(await refused({ tool_keys: ['send_money'] })).toBe(400);
    expect(await refused({ context_source_keys: ['sops'] })).toBe(400);
    expect(await refused({ language: 'xx' })).toBe(400);
    expect(await refused({ model: 'test-model', max_output_tokens: 5_000 })).toBe(400);
  });

  it('is changed at the revision that its author read', async () => {
    const { preset } = await create();
    const update = (input: object) =>
      service.call('updateAiPreset', { path: { id: preset.id }, body: input });
    expect((await update({ tone: 'formal', expected_revision: 1 })).body.data.preset).toMatchObject({
      tone: 'formal',
      revision: 2,
    });
    expect((await update({ tone: null, expected_revision: 1 })).status).toBe(409);
    expect((await update({ tone: 'formal' })).body.data.preset.revision).toBe(2);
  });
});

describe('deleting', () => {
  it('needs a replacement with the same purpose for a default, and none for others', async () => {
    const [standard, other, stranger] = [
      await create({ purpose: 'builder', is_default: true }),
      await create({ purpose: 'builder' }),
      await create({ purpose: 'content' }),
    ].map(({ preset }) => preset);
    const remove = async (query: InputOf<'deleteAiPresets'>['query']) =>
      (await service.ok('deleteAiPresets', { query })).data;
    expect(await remove({ id: [standard!.id] })).toMatchObject({ failed: 1 });
    expect(await remove({ id: [standard!.id], replacement_id: stranger!.id })).toMatchObject({ failed: 1 });
    expect(
      (await service.call('deleteAiPresets', { query: { id: [standard!.id], replacement_id: standard!.id } }))
        .status,
    ).toBe(400);
    expect(
      (await service.call('deleteAiPresets', { query: { id: [standard!.id], replacement_id: randomUUID() } }))
        .status,
    ).toBe(404);
    expect(
      await remove({
        id: [standard!.id, stranger!.id, randomUUID()],
        replacement_id: other!.id,
      }),
    ).toMatchObject({ succeeded: 2, failed: 1 });
    expect(await defaults('builder')).toEqual([other!.name]);
  });

  const uses = async (id: string) =>
    (await service.ok('listAiPresetDetails', {})).data.find(({ preset }) => preset.id === id)!.usage;
  const tryDelete = async (id: string, replacement?: string) =>
    (
      await service.ok('deleteAiPresets', {
        query: { id: [id], ...(replacement !== undefined && { replacement_id: replacement }) },
      })
    ).data.outcomes[0]!;

  it('gives inboxes the replacement, and is refused without one', async () => {
    const [used, next, stranger] = [
      await create({ purpose: 'ticket_reply' }),
      await create({ purpose: 'ticket_reply' }),
      await create(),
    ].map(({ preset }) => preset.id) as [string, string, string];
    const { data: inbox } = await service.ok('createTicketInbox', {
      body: { name: `Inbox ${randomUUID()}`, ai: { preset_id: used } },
    });
    expect(await uses(used)).toMatchObject({ inbox_count: 1, automation_count: 0 });
    expect(await tryDelete(used)).toMatchObject({
      status: 'failed',
      error: {
        message: 'The preset is used by 1 ticket inbox. Name a replacement_id with the purpose ticket_reply.',
      },
    });
    expect(await tryDelete(used, stranger)).toMatchObject({ status: 'failed' });
    expect(await tryDelete(used, next)).toMatchObject({ status: 'succeeded' });
    const { data: after } = await service.ok('getTicketInbox', { path: { id: inbox.id } });
    expect(after).toMatchObject({ ai: { preset_id: next }, revision: inbox.revision + 1 });
    expect(await uses(next)).toMatchObject({ inbox_count: 1 });
  });

  it('is refused while steps of automations name it', async () => {
    const [used, next] = [
      await create({ purpose: 'ticket_reply' }),
      await create({ purpose: 'ticket_reply' }),
    ].map(({ preset }) => preset.id) as [string, string];
    const draft = { ticket_id: randomUUID(), generate: { preset_id: used } };
    const { data: automation } = await service.ok('createAutomation', {
      body: {
        name: `Flow ${randomUUID()}`,
        config: chain(onClick(), action('draft', 'save_ticket_draft', draft), end()),
      } as never,
    });
    expect(await uses(used)).toMatchObject({ automation_count: 1, inbox_count: 0 });
    expect(await tryDelete(used, next)).toMatchObject({
      status: 'failed',
      error: {
        message: 'The preset is used by steps of 1 automation. Choose another one there first.',
      },
    });
    await service.ok('deleteAutomations', { query: { id: [automation.id] } });
    expect(await tryDelete(used)).toMatchObject({ status: 'succeeded' });
  });

  it('comes before or after an inbox or a tool names the preset, never in between', async () => {
    const process = await newProcess(service);
    const naming = [
      (id: string) =>
        service.call('createTicketInbox', { body: { name: `Inbox ${randomUUID()}`, ai: { preset_id: id } } }),
      (id: string) =>
        service.call('createProcessDefinitionStageTool', {
          path: { id: process.definition.id },
          body: {
            stage_definition_id: process.stages[0]!.id,
            name: 'Write',
            config: { type: 'ai_prompt', preset_id: id, prompt: 'Write.' },
          },
        }),
    ];
    for (const name of naming) {
      const { preset } = await create({ purpose: 'stage_tool' });
      const deleting = new pg.Client(service.ownerUrl);
      await deleting.connect();
      await deleting.query('begin');
      await deleting.query('update ai_presets set deleted_at = now() where id = $1', [preset.id]);
      const named = name(preset.id);
      await expect
        .poll(
          async () =>
            (await service.query("select from pg_locks where not granted and locktype = 'transactionid'"))
              .length,
        )
        .toBeGreaterThan(0);
      await deleting.query('commit');
      await deleting.end();
      expect((await named).status).toBe(400);
    }
  });

  it('is refused while stage tools of processes name it', async () => {
    const { preset } = await create({ purpose: 'stage_tool' });
    const process = await newProcess(service);
    await newTool(service, process, {
      config: { type: 'ai_prompt', preset_id: preset.id, prompt: 'Write.' },
    });
    await service.ok('publishProcess', { path: { id: process.definition.id }, body: {} });
    expect(await tryDelete(preset.id)).toMatchObject({
      status: 'failed',
      error: {
        message: 'The preset is used by stage tools of 1 process. Choose another one there first.',
      },
    });
    const { data: task } = await service.ok('createTask', {
      body: { name: 'Launch', process_definition_id: process.definition.id },
    });
    await service.ok('archiveProcess', { path: { id: process.definition.id }, body: {} });
    expect(await tryDelete(preset.id)).toMatchObject({
      status: 'failed',
      error: { message: expect.stringContaining('is used by stage tools of 1 open task, which keep') },
    });
    const [stage] = await service.query<{ id: string }>(
      'select id from task_stages where task_id = $1 order by position',
      [task.id],
    );
    await service.ok('manageTaskStage', { body: { action: 'complete', stage_id: stage!.id } });
    expect(await tryDelete(preset.id)).toMatchObject({ status: 'succeeded' });
  });
});
