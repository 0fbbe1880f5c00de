import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockStatusTemplates } from '#src/domain/status-options/index.ts';
import { startService, type InputOf, type Service, type TestAgency } from '../../support/service.ts';
import { auditActions } from '../client-records.ts';
import { somebodyWaits } from './waiting.ts';
import { addProcess, addProcessStage, addStage, addTask, publish, stored } from './work-records.ts';

let service: Service;
let agency: TestAgency;
beforeAll(async () => {
  service = await startService();
  agency = service.agencies[0];
});
afterAll(() => service?.stop());

type StageCategory = NonNullable<InputOf<'saveStatusTemplate'>['body']['options']>[number]['category'];
const option = (key: string, category: StageCategory, more: object = {}) => ({
  key,
  label: key,
  color: '#112233',
  category,
  ...more,
});
const six = [
  option('waiting', 'pending', { is_default: true }),
  option('up_next', 'ready'),
  option('working', 'in_progress'),
  option('finished', 'completed'),
  option('left_out', 'skipped'),
  option('given_up', 'cancelled'),
];
const save = (body: object, caller?: { key: string }) => service.call('saveStatusTemplate', { body }, caller);
const newTemplate = async (name: string, more: object = {}) =>
  (await service.ok('saveStatusTemplate', { body: { name, options: six, ...more } })).data.template;
const list = async (body: object, query: object = {}) =>
  (await service.ok('listStatusTemplates', { body, query: query as never })).data as {
    id: string;
    name: string;
    process_definition_count: number;
  }[];
const refusal = async (body: object) => {
  const { status, body: answer } = await save(body);
  return `${status} ${answer.error?.message}`;
};

describe('saving a template', () => {
  it('makes one, changes what is named and leaves the rest', async () => {
    const { data } = await service.ok('saveStatusTemplate', {
      body: { name: ' Design review ', options: six },
    });
    expect(data).toMatchObject({
      outcome: 'created',
      template: { name: 'Design review', description: null, process_definition_count: 0, revision: 1 },
    });
    const { id, options } = data.template;
    expect(
      options.map(({ key, position }: { key: string; position: number }) => [key, position]).at(-1),
    ).toEqual(['given_up', 5]);

    const described = (
      await service.ok('saveStatusTemplate', {
        body: { id: id.toUpperCase(), description: 'For drafts', expected_revision: 1 },
      })
    ).data;
    expect(described).toMatchObject({
      outcome: 'updated',
      template: { name: 'Design review', description: 'For drafts', options, revision: 2 },
    });
    expect(
      (
        await service.ok('saveStatusTemplate', {
          body: { id, name: 'Design review', description: 'For drafts', options },
        })
      ).data,
    ).toEqual({ outcome: 'unchanged', template: described.template });
    expect(
      (await service.ok('saveStatusTemplate', { body: { id, description: null } })).data.template.description,
    ).toBeNull();
    expect(await auditActions(service, id)).toEqual(['created', 'updated', 'updated']);
    expect(await service.takeEvents()).toEqual([]);
  });

  it('is refused without what a new one needs, for an unknown one, and when another has the name', async () => {
    const { id } = await newTemplate('Taken');
    expect(await refusal({ options: six })).toMatch(/^400 body\.name is required/);
    expect(await refusal({ name: 'Half' })).toMatch(/^400 body\.options is required/);
    expect(await refusal({ name: 'Half', options: six.slice(0, 5) })).toMatch(
      /^400 body\.options .*cancelled would have none/,
    );
    expect(await refusal({ name: 'TAKEN', options: six })).toMatch(
      /^409 A status template named "TAKEN" already exists/,
    );
    expect(await refusal({ id: agency.id, name: 'Nobody' })).toMatch(/^404/);
    expect(await refusal({ id, name: 'Renamed', expected_revision: 7 })).toMatch(/^409 .*revision/);
    const manager = { key: await service.keyWith(agency, ['tasks.manage']) };
    expect((await save({ name: 'Mine', options: six }, manager)).status).toBe(403);
    expect((await save({ id, name: 'Theirs' }, service.agencies[1])).status).toBe(404);
  });

  it('moves stages that lose their option, and asks for a replacement while they are open', async () => {
    const { id } = await newTemplate('With stages', {
      options: [...six, option('checking', 'in_progress'), option('signed_off', 'completed')],
    });
    const task = await addTask(service, agency);
    const stage = (status: string, status_category: string) =>
      addStage(service, agency, task, { status, status_category, status_template_id: id });
    const [open, finished, other] = [
      await stage('checking', 'in_progress'),
      await stage('signed_off', 'completed'),
      await stage('working', 'in_progress'),
    ];
    const agencyOwn = await addStage(service, agency, task, {
      status: 'checking',
      status_category: 'in_progress',
    });
    expect(await refusal({ id, options: six })).toMatch(
      /^409 1 open stage has "checking"\. Set a replacement/,
    );
    expect(await refusal({ id, options: six, replacements: { checking: 'finished' } })).toMatch(
      /^400 body\.replacements\.checking .*in_progress/,
    );
    expect((await save({ id, options: six, replacements: { checking: 'working' } })).status).toBe(200);
    expect(await stored(service, 'task_stages', open)).toMatchObject({ status: 'working', revision: 2 });
    expect(await stored(service, 'task_stages', finished)).toMatchObject({ status: 'finished', revision: 2 });
    expect(await stored(service, 'task_stages', other)).toMatchObject({ status: 'working', revision: 1 });
    expect(await stored(service, 'task_stages', agencyOwn)).toMatchObject({
      status: 'checking',
      revision: 1,
    });
  });
});

describe('processes that use a template', () => {
  it('are counted once each, by their draft and by the version that new tasks get, and listed by', async () => {
    const [{ id }, unused] = [
      await newTemplate('Used everywhere'),
      await newTemplate('Used nowhere', { description: 'Spare part' }),
    ];
    const whole = await addProcess(service, agency, { status_template_id: id });
    await addProcessStage(service, agency, whole, { status_template_id: id });
    const published = await addProcess(service, agency);
    await publish(service, agency, published, {
      defaults: { status_template_id: null },
      stages: [{ id: agency.id, status_template_id: id }],
      dependencies: [],
    });
    await addProcess(service, agency, { status_template_id: id, deleted_at: new Date() });
    expect(
      await list({ ids: [id, unused.id] }, { sort: 'process_definition_count', order: 'desc' }),
    ).toMatchObject([
      { id, process_definition_count: 2 },
      { id: unused.id, process_definition_count: 0 },
    ]);
    expect(await list({ process_definition_id: published })).toMatchObject([{ id }]);
    expect((await list({ is_used: true })).map((template) => template.id)).toEqual([id]);
    expect((await list({ is_used: false })).map((template) => template.id)).not.toContain(id);
    expect(await list({ search: 'SPARE' })).toMatchObject([{ id: unused.id }]);
    expect(await list({ search: 'spare', updated_after: unused.updated_at })).toMatchObject([
      { id: unused.id },
    ]);
    expect(await list({ updated_after: '2999-01-01T00:00:00Z' })).toEqual([]);
    expect(await list({ search: 'used' }, { sort: 'name', order: 'asc' })).toMatchObject([
      { name: 'Used everywhere' },
      { name: 'Used nowhere' },
    ]);
    expect(
      await service.ok('listStatusTemplates', {
        body: { search: 'used' },
        query: { limit: 1, offset: 1, sort: 'created_at', order: 'asc' },
      }),
    ).toMatchObject({ data: [{ id: unused.id }], pagination: { total: 2, limit: 1, offset: 1 } });
    expect((await service.ok('listStatusTemplates', { body: {} }, service.agencies[1])).data).toEqual([]);
    expect(
      (
        await service.call(
          'listStatusTemplates',
          { body: {} },
          { key: await service.keyWith(agency, ['settings.manage']) },
        )
      ).status,
    ).toBe(403);
  });

  it('keep it from being deleted; others go, each for itself', async () => {
    const [used, free] = [await newTemplate('Named by a stage'), await newTemplate('Named by nobody')];
    await addProcessStage(service, agency, await addProcess(service, agency), {
      status_template_id: used.id,
    });
    const task = await addTask(service, agency);
    const stage = await addStage(service, agency, task, {
      status: 'working',
      status_category: 'in_progress',
      status_template_id: free.id,
    });
    const { outcomes } = (
      await service.ok('deleteStatusTemplates', { query: { id: [used.id, agency.id, free.id] } })
    ).data;
    expect(outcomes).toMatchObject([
      { status: 'failed', error: { type: 'conflict', message: expect.stringContaining('1 process uses') } },
      { status: 'failed', error: { type: 'not_found' } },
      { id: free.id, status: 'succeeded' },
    ]);
    expect(await list({ ids: [free.id, used.id] })).toMatchObject([{ id: used.id }]);
    expect(await refusal({ id: free.id, name: 'Back' })).toMatch(/^404/);
    // The running stage goes on with what it was started with, and the name is free again.
    const { stages } = (await service.ok('readEffectiveStageStatuses', { body: { stage_ids: [stage] } }))
      .data;
    expect(stages[0]!.options.map(({ key }: { key: string }) => key)).toEqual(six.map(({ key }) => key));
    await newTemplate('Named by nobody');
    expect(
      (
        await service.call(
          'deleteStatusTemplates',
          { query: { id: [used.id] } },
          { key: await service.keyWith(agency, ['tasks.manage']) },
        )
      ).status,
    ).toBe(403);
    expect(
      (await service.ok('deleteStatusTemplates', { query: { id: [used.id] } }, service.agencies[1])).data,
    ).toMatchObject({ failed: 1 });
  });

  it('come first when a process takes a template while it is deleted', async () => {
    const { id } = await newTemplate('Wanted at once');
    let deletion: Promise<{ data: { outcomes: unknown } }> | undefined;
    await service.db.write(agency.id, async ({ db }) => {
      expect(await lockStatusTemplates(db, [id, agency.id])).toEqual(new Set([id]));
      deletion = service.ok('deleteStatusTemplates', { query: { id: [id] } }) as never;
      await somebodyWaits(service);
      await db
        .insertInto('process_definitions')
        .values({ name: 'Quick', status_template_id: id, created_by: agency.ownerId })
        .execute();
    });
    expect((await deletion!).data.outcomes).toMatchObject([
      { status: 'failed', error: { type: 'conflict' } },
    ]);
  });
});
