import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadVersion } from '#src/domain/processes/index.ts';
import { auditOf } from '../organization/people.ts';
import { checklist, newProcess, newPublished, type FullProcess } from '../processes/process-records.ts';
import { startService, type Service } from '../../support/service.ts';
import { authoring, messageOf, stage } from './authoring.ts';

let service: Service;
let author: ReturnType<typeof authoring>;
beforeAll(async () => {
  service = await startService();
  author = authoring(service);
});
afterAll(() => service?.stop());

describe('a new process', () => {
  it('is a draft with what was given, each stage waiting for the one before it', async () => {
    const { data: department } = await service.ok('createDepartment', {
      body: { name: `Department ${randomUUID()}` },
    });
    const { ownerId } = service.agencies[0];
    const process = await newProcess(service, {
      description: 'Plan and write.',
      department_id: department.id,
      default_assignee_ids: [ownerId],
      task_name_template: '{{client.name}} {{month}}',
      priority_level: 'high',
      tags: ['Content', 'content'],
      due_offset_minutes: 1440,
      shift_due_on_hold: true,
      stages: [
        stage('copy', {
          due_rule: { anchor: 'task_start', offset_minutes: 60 },
          substages: [{ name: 'Outline', user_ids: [ownerId] }],
          tools: [{ name: 'List', config: checklist }],
        }),
        stage('design'),
        stage('legal', { predecessors: [] }),
        stage('approval', {
          predecessors: [
            { key: 'design', lag_minutes: 30 },
            { key: 'legal', type: 'start_to_start' },
          ],
        }),
      ],
    });
    expect(process.definition).toMatchObject({
      status: 'draft',
      version: null,
      tags: ['Content'],
      stage_count: 4,
      tool_count: 1,
      priority_level: 'high',
      revision: 1,
    });
    const [copy, design, legal, approval] = process.stages.map(({ id }) => id);
    expect(process.stages[0]).toMatchObject({
      position: 0,
      is_required: true,
      assignment: { mode: 'none', user_ids: [], skills: [] },
      substages: [{ name: 'Outline', position: 0, is_required: true }],
      tools: [{ name: 'List' }],
    });
    expect(process.dependencies).toEqual(
      expect.arrayContaining([
        { predecessor_id: copy, successor_id: design, type: 'finish_to_start', lag_minutes: 0 },
        { predecessor_id: design, successor_id: approval, type: 'finish_to_start', lag_minutes: 30 },
        { predecessor_id: legal, successor_id: approval, type: 'start_to_start', lag_minutes: 0 },
      ]),
    );
    expect(process.dependencies).toHaveLength(3);
  });

  it('has a name of its own, and names nothing that the agency does not have', async () => {
    const {
      definition: { name },
    } = await newProcess(service);
    const create = (body: object) =>
      service.call('createProcess', { body: { name: `Process ${randomUUID()}`, ...body } });
    expect(await messageOf(create({ name: `  ${String(name).toUpperCase()}` }), 409)).toContain(name);
    const foreign = service.agencies[1].ownerId;
    expect(await messageOf(create({ default_assignee_ids: [foreign] }), 400)).toMatch(
      /^body\.default_assignee_ids\[0\] /,
    );
    expect(await messageOf(create({ department_id: randomUUID() }), 400)).toMatch(/^body\.department_id /);
    expect(await messageOf(create({ status_template_id: randomUUID() }), 400)).toMatch(
      /^body\.status_template_id /,
    );
    expect(await messageOf(create({ task_name_template: '{{client.phone}}' }), 400)).toMatch(
      /^body\.task_name_template .*\{\{client\.name\}\}/,
    );
    const inStage = (more: object) =>
      messageOf(create({ stages: [stage('copy'), stage('next', more)] }), 400);
    expect(await inStage({ department_id: randomUUID() })).toMatch(/^body\.stages\[1\]\.department_id /);
    expect(await inStage({ assignment: { mode: 'members', user_ids: [foreign] } })).toMatch(
      /^body\.stages\[1\]\.assignment\.user_ids\[0\] /,
    );
    expect(await inStage({ required_field_keys: ['nowhere'] })).toMatch(
      /^body\.stages\[1\]\.required_field_keys\[0\] names nowhere/,
    );
    expect(await inStage({ substages: [{ name: 'x', user_ids: [foreign] }] })).toMatch(
      /^body\.stages\[1\]\.substages\[0\]\.user_ids\[0\] /,
    );
    expect(
      await inStage({ tools: [{ name: 'x', config: { type: 'form', form_id: randomUUID() } }] }),
    ).toMatch(/^body\.stages\[1\]\.tools\[0\]\.config\.form_id /);
    expect(await inStage({ predecessors: [{ key: 'nowhere' }] })).toMatch(
      /^body\.stages\[1\]\.predecessors\[0\]\.key /,
    );
    expect(await inStage({ key: 'copy' })).toMatch(/^body\.stages\[1\]\.key /);
    expect(await inStage({ assignment: { mode: 'auto', user_ids: [foreign] } })).toMatch(
      /^body\.stages\[1\]\.assignment\.user_ids is only allowed with/,
    );
  });

  it('may ask for the custom fields of tasks', async () => {
    await service.ok('createField', {
      body: { record_kind: 'task', key: 'channels', name: 'Channels', config: { type: 'text' } },
    });
    await newProcess(service, {
      stages: [
        stage('copy', {
          required_field_keys: ['channels'],
          tools: [
            {
              name: 'Ask',
              config: { type: 'ai_prompt', prompt: 'Which?', output: 'field', output_field_key: 'channels' },
            },
          ],
        }),
      ],
    });
  });
});

it('a field of tasks that gets another key gets it in processes too, what is published included', async () => {
  const { data: field } = await service.ok('createField', {
    body: { record_kind: 'task', key: 'outlet', name: 'Outlet', config: { type: 'text' } },
  });
  const {
    definition: { id },
  } = await newPublished(service, {
    stages: [
      stage('copy', {
        required_field_keys: ['outlet'],
        tools: [
          {
            name: 'Ask',
            config: { type: 'ai_prompt', prompt: 'Where?', output: 'field', output_field_key: 'outlet' },
          },
        ],
      }),
    ],
  });
  await service.ok('renameFieldKey', { body: { field_id: field.id, key: 'medium' } });
  const expected = [{ required_field_keys: ['medium'], tools: [{ config: { output_field_key: 'medium' } }] }];
  expect((await author.draft(id)).stages).toMatchObject(expected);
  expect((await loadVersion(service.db.read(service.agencies[0].id), id))!.snapshot.stages).toMatchObject(
    expected,
  );
  expect(await messageOf(author.publish(id), 409)).toContain('Nothing has changed');
});

describe('changing a process', () => {
  it('takes its name and looks at once, and its defaults with the next version', async () => {
    const {
      definition: { id },
    } = await newPublished(service);
    const name = `Renamed ${randomUUID()}`;
    expect((await author.update(id, { name, color: '#2f6fed' })).body.data).toMatchObject({
      name,
      color: '#2f6fed',
      has_unpublished_changes: false,
      revision: 3,
    });
    expect((await author.update(id, { priority_level: 'urgent' })).body.data).toMatchObject({
      has_unpublished_changes: true,
    });
    expect((await author.update(id, { priority_level: null })).body.data).toMatchObject({
      has_unpublished_changes: false,
    });
    expect(
      (await service.db
        .read(service.agencies[0].id)
        .selectFrom('process_definitions')
        .where('id', '=', id)
        .select('name')
        .executeTakeFirst())!.name,
    ).toBe(name);
    expect((await loadVersion(service.db.read(service.agencies[0].id), id))!.snapshot.defaults.name).toBe(
      name,
    );
  });

  it('with what it is already changes nothing; a stale revision is refused', async () => {
    const {
      definition: { id, name },
    } = await newProcess(service);
    expect((await author.update(id, { name, tags: [] })).body.data.revision).toBe(1);
    expect((await author.update(id, { name: 'x', expected_revision: 2 })).status).toBe(409);
    expect((await auditOf(service, id)).map(({ action }) => action)).toEqual(['created']);
  });
});

describe('archiving', () => {
  it('and back is what it was, once each', async () => {
    const {
      definition: { id },
    } = await newPublished(service);
    const [archive, unarchive] = [
      () => service.call('archiveProcess', { path: { id }, body: {} }),
      () => service.call('unarchiveProcess', { path: { id }, body: {} }),
    ];
    expect((await archive()).body.data).toMatchObject({
      status: 'archived',
      archived_at: expect.any(String),
      revision: 3,
    });
    expect((await archive()).body.data.revision).toBe(3);
    expect(
      (await service.call('archiveProcess', { path: { id }, body: { expected_revision: 1 } })).status,
    ).toBe(409);
    expect(await loadVersion(service.db.read(service.agencies[0].id), id)).toMatchObject({
      version: 1,
      status: 'archived',
    });
    expect((await unarchive()).body.data).toMatchObject({
      status: 'published',
      archived_at: null,
      version: 1,
    });
    expect((await unarchive()).body.data.revision).toBe(4);
    const unpublished = (await newProcess(service)).definition.id;
    await service.ok('archiveProcess', { path: { id: unpublished }, body: {} });
    expect(
      (await service.ok('unarchiveProcess', { path: { id: unpublished }, body: {} })).data,
    ).toMatchObject({ status: 'draft' });
  });
});

describe('a copy', () => {
  it('is a draft with stages and tools of its own', async () => {
    const source = await newPublished(service, {
      name: `Original ${randomUUID()}`,
      icon: 'rocket',
      stages: [stage('copy', { tools: [{ name: 'List', config: checklist }] }), stage('design')],
    });
    const duplicate = async (body: object = {}) =>
      (await service.ok('duplicateProcess', { path: { id: source.definition.id }, body }))
        .data as FullProcess;
    const copy = await duplicate();
    expect(copy).toMatchObject({
      definition: {
        name: `${source.definition.name} 2`,
        status: 'draft',
        version: null,
        icon: 'rocket',
        revision: 1,
        tool_count: 1,
      },
      stages: [{ key: 'copy' }, { key: 'design' }],
    });
    expect((await duplicate()).definition.name).toBe(`${source.definition.name} 3`);
    const before = [...source.stages.map(({ id }) => id), source.stages[0]!.tools[0]!.id];
    expect(
      [...copy.stages.map(({ id }) => id), copy.stages[0]!.tools[0]!.id].filter((id) => before.includes(id)),
    ).toEqual([]);
    expect(copy.dependencies).toMatchObject([
      { predecessor_id: copy.stages[0]!.id, successor_id: copy.stages[1]!.id },
    ]);
    expect(
      (
        await service.call('duplicateProcess', {
          path: { id: source.definition.id },
          body: { name: source.definition.name },
        })
      ).status,
    ).toBe(409);
    expect(
      (
        await service.call(
          'duplicateProcess',
          { path: { id: source.definition.id }, body: {} },
          service.agencies[1],
        )
      ).status,
    ).toBe(404);
  });
});
