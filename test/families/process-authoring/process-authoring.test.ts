import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadVersion } from '#src/domain/processes/index.ts';
import { auditOf, addMember } from '../organization/people.ts';
import {
  checklist,
  newProcess,
  newPublished,
  newTask,
  type FullProcess,
} from '../processes/process-records.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

const read = async (id: string) => (await service.ok('getProcessDefinition', { path: { id } })).data;
const draft = async (id: string): Promise<FullProcess> =>
  (await service.ok('getFullProcessDefinition', { path: { id }, query: { is_draft: true } })).data;
const replace = (id: string, stages: object[], more: object = {}) =>
  service.call('replaceProcessStages', { path: { id }, body: { stages, ...more } });
const publish = (id: string, body: object = {}) => service.call('publishProcess', { path: { id }, body });
const update = (id: string, body: object) => service.call('updateProcess', { path: { id }, body });
const messageOf = async (
  answer: Promise<{ status: number; body: { error?: { message: string } } }>,
  status: number,
) => {
  const { status: given, body } = await answer;
  expect({ status: given, ...body }).toMatchObject({ status });
  return body.error!.message;
};
const stage = (key: string, more: object = {}) => ({ key, name: `Stage ${key}`, ...more });

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
  expect((await draft(id)).stages).toMatchObject(expected);
  expect((await loadVersion(service.db.read(service.agencies[0].id), id))!.snapshot.stages).toMatchObject(
    expected,
  );
  expect(await messageOf(publish(id), 409)).toContain('Nothing has changed');
});

describe('changing a process', () => {
  it('takes its name and looks at once, and its defaults with the next version', async () => {
    const {
      definition: { id },
    } = await newPublished(service);
    const name = `Renamed ${randomUUID()}`;
    expect((await update(id, { name, color: '#2f6fed' })).body.data).toMatchObject({
      name,
      color: '#2f6fed',
      has_unpublished_changes: false,
      revision: 3,
    });
    expect((await update(id, { priority_level: 'urgent' })).body.data).toMatchObject({
      has_unpublished_changes: true,
    });
    expect((await update(id, { priority_level: null })).body.data).toMatchObject({
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
    expect((await update(id, { name, tags: [] })).body.data.revision).toBe(1);
    expect((await update(id, { name: 'x', expected_revision: 2 })).status).toBe(409);
    expect((await auditOf(service, id)).map(({ action }) => action)).toEqual(['created']);
  });
});

describe('replacing the stages', () => {
  it('keeps the ids and tools of those that stay, by key or by id, and removes the others', async () => {
    const process = await newProcess(service, {
      stages: [
        stage('copy', {
          tools: [{ name: 'List', config: checklist }],
          substages: [{ name: 'Outline' }, { name: 'Draft' }],
        }),
        stage('design'),
        stage('gone'),
      ],
    });
    const [copy, design] = process.stages;
    const { body } = await replace(process.definition.id, [
      stage('layout', { id: design!.id }),
      stage('copy', { name: 'Copy', substages: [{ name: 'draft' }, { name: 'Check' }] }),
      stage('design'),
    ]);
    const after = body.data as FullProcess;
    expect(after.stages.map(({ key, id }) => [key, id])).toEqual([
      ['layout', design!.id],
      ['copy', copy!.id],
      ['design', expect.not.stringMatching(design!.id)],
    ]);
    expect(after.stages[1]).toMatchObject({
      tools: [{ id: copy!.tools[0]!.id }],
      substages: [
        { id: (copy as unknown as { substages: { id: string }[] }).substages[1]!.id, name: 'draft' },
        { name: 'Check' },
      ],
    });
    expect(after.dependencies).toHaveLength(2);
    expect(after.definition.revision).toBe(2);
  });

  it('lets keys and names of tools change places', async () => {
    const process = await newProcess(service, {
      stages: [
        stage('a', {
          tools: [
            { name: 'One', config: checklist },
            { name: 'Two', config: checklist },
          ],
        }),
        stage('b'),
      ],
    });
    const [a, b] = process.stages;
    const [one, two] = a!.tools;
    const { body } = await replace(process.definition.id, [
      stage('b', {
        id: a!.id,
        tools: [
          { id: one!.id, name: 'Two', config: checklist },
          { id: two!.id, name: 'One', config: checklist },
        ],
      }),
      stage('a', { id: b!.id }),
    ]);
    expect(body.data.stages).toMatchObject([
      {
        id: a!.id,
        key: 'b',
        tools: [
          { id: one!.id, name: 'Two', revision: 2 },
          { id: two!.id, name: 'One' },
        ],
      },
      { id: b!.id, key: 'a' },
    ]);
  });

  it('refuses a circle with the keys of its stages', async () => {
    const {
      definition: { id },
    } = await newProcess(service);
    const circle = [
      stage('a', { predecessors: [{ key: 'c' }] }),
      stage('b', { predecessors: [{ key: 'a' }] }),
      stage('c', { predecessors: [{ key: 'b' }] }),
      stage('d'),
    ];
    expect(await messageOf(replace(id, circle), 409)).toContain('a → b → c → a');
    expect(await messageOf(replace(id, [stage('a', { predecessors: [{ key: 'a' }] })]), 409)).toContain(
      'a → a',
    );
    expect((await draft(id)).stages.map(({ key }) => key)).toEqual(['copy', 'approval']);
  });

  it('that are there already changes nothing', async () => {
    const {
      definition: { id },
    } = await newProcess(service);
    expect(
      (
        await replace(
          id,
          [stage('copy', { name: 'Write the copy' }), stage('approval', { name: 'Client approval' })],
          { expected_revision: 1 },
        )
      ).body.data.definition.revision,
    ).toBe(1);
    expect((await replace(id, [stage('copy')], { expected_revision: 2 })).status).toBe(409);
  });

  it('lets stay what is gone by now, and takes 200 stages', async () => {
    const member = await addMember(service, service.agencies[0]);
    const wanted = [stage('copy', { assignment: { mode: 'members', user_ids: [member.id] } })];
    const {
      definition: { id },
    } = await newProcess(service, { stages: wanted });
    await service.query("update users set status = 'removed' where id = $1", [member.id]);
    expect((await replace(id, [...wanted, stage('next')])).status).toBe(200);
    const many = Array.from({ length: 200 }, (_, n) =>
      stage(`s${n}`, {
        substages: Array.from({ length: n === 0 ? 100 : 3 }, (_each, nth) => ({ name: `Substage ${nth}` })),
      }),
    );
    expect((await replace(id, many)).body.data.stages).toHaveLength(200);
    expect((await publish(id)).status).toBe(200);
    expect((await replace(id, [...many, stage('more')])).status).toBe(400);
  });

  it('is for holders of tasks.manage, in processes of the agency that are not archived', async () => {
    const {
      definition: { id },
    } = await newProcess(service);
    const body = { stages: [stage('copy')] };
    expect(
      (
        await service.call(
          'replaceProcessStages',
          { path: { id }, body },
          { key: await service.keyWith(service.agencies[0], ['tasks.view']) },
        )
      ).status,
    ).toBe(403);
    expect(
      (await service.call('replaceProcessStages', { path: { id }, body }, service.agencies[1])).status,
    ).toBe(404);
    await service.ok('archiveProcess', { path: { id }, body: {} });
    expect(await messageOf(replace(id, body.stages), 409)).toContain('archived');
  });
});

describe('publishing', () => {
  it('makes the draft the next version, with its note', async () => {
    const {
      definition: { id },
    } = await newPublished(service);
    expect(await messageOf(publish(id), 409)).toContain('Nothing has changed since version 1');
    await replace(id, [stage('copy')]);
    expect((await publish(id, { change_note: 'Shorter.', expected_revision: 3 })).body.data).toMatchObject({
      definition: { status: 'published', version: 2, has_unpublished_changes: false, revision: 4 },
      warnings: [],
    });
    const { data } = await service.ok('listProcessVersions', { path: { id }, query: {} });
    expect(data).toMatchObject([
      { version: 2, change_note: 'Shorter.', is_in_use: true, stage_count: 1 },
      { version: 1, change_note: null, is_in_use: false, stage_count: 2 },
    ]);
    expect((await auditOf(service, id)).map(({ action }) => action)).toEqual([
      'created',
      'published',
      'updated',
      'published',
    ]);
  });

  it('is refused without a stage, for a due date that counts from nothing, when archived and when stale', async () => {
    const {
      definition: { id },
    } = await newProcess(service, { stages: [] });
    expect(await messageOf(publish(id), 409)).toContain('no stage');
    await replace(id, [
      stage('copy', { due_rule: { anchor: 'predecessor_completion', offset_minutes: 60 } }),
    ]);
    expect(await messageOf(publish(id), 409)).toContain('copy');
    await replace(id, [
      stage('copy', {
        substages: [{ name: 'x', due_rule: { anchor: 'predecessor_completion', offset_minutes: 60 } }],
      }),
    ]);
    expect((await publish(id)).status).toBe(409);
    await replace(id, [stage('copy')]);
    expect((await publish(id, { expected_revision: 1 })).status).toBe(409);
    await service.ok('archiveProcess', { path: { id }, body: {} });
    expect((await publish(id)).status).toBe(409);
    expect(
      (await service.call('publishProcess', { path: { id }, body: {} }, service.agencies[1])).status,
    ).toBe(404);
  });

  it('by two at once makes one version', async () => {
    const {
      definition: { id },
    } = await newProcess(service);
    const statuses = (await Promise.all([publish(id), publish(id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect((await read(id)).version).toBe(1);
  });

  it('counts the tasks that hold to each version', async () => {
    const process = await newPublished(service);
    const { id } = process.definition;
    await newTask(service, { process });
    await newTask(service, { process, isPrivate: true });
    await replace(id, [stage('copy')]);
    await publish(id);
    const versions = async (caller?: { key: string }) =>
      (await service.ok('listProcessVersions', { path: { id }, query: { order: 'asc' } }, caller)).data.map(
        (each: { open_task_count: number }) => each.open_task_count,
      );
    expect(await versions()).toEqual([2, 0]);
    expect(await versions({ key: await service.keyWith(service.agencies[0], ['tasks.view']) })).toEqual([
      1, 0,
    ]);
  });
});

describe('going back', () => {
  const restore = (id: string, body: object = {}) => service.call('restoreProcess', { path: { id }, body });

  it('discards what was changed since the version in use', async () => {
    const process = await newPublished(service, {
      tags: ['kept'],
      stages: [stage('copy', { tools: [{ name: 'List', config: checklist }] }), stage('design')],
    });
    const { id } = process.definition;
    await replace(id, [stage('other'), stage('copy', { tools: [] })]);
    await update(id, { tags: [], name: `Renamed ${randomUUID()}` });
    const { data } = (await restore(id)).body;
    expect(data.stages.map(({ id: stageId }: { id: string }) => stageId)).toEqual(
      process.stages.map((each) => each.id),
    );
    expect(data).toMatchObject({
      stages: [{ tools: [{ id: process.stages[0]!.tools[0]!.id, name: 'List' }] }, {}],
      dependencies: process.dependencies,
      definition: { tags: ['kept'], has_unpublished_changes: false, name: expect.stringMatching(/^Renamed/) },
    });
    expect(
      (await restore(id, { expected_revision: data.definition.revision })).body.data.definition.revision,
    ).toBe(data.definition.revision);
  });

  it('to an older version is a change that can be published', async () => {
    const {
      definition: { id },
    } = await newPublished(service);
    await replace(id, [stage('copy')]);
    await publish(id);
    expect((await restore(id, { version: 1 })).body.data).toMatchObject({
      stages: [{ key: 'copy' }, { key: 'approval' }],
      definition: { has_unpublished_changes: true },
    });
    expect((await publish(id)).body.data).toMatchObject({ definition: { version: 3 } });
    expect((await restore(id, { version: 9 })).status).toBe(404);
  });

  it('leaves out departments, members and fields that are gone, as making a task does', async () => {
    const { data: field } = await service.ok('createField', {
      body: { record_kind: 'task', key: 'brief', name: 'Brief', config: { type: 'text' } },
    });
    const { data: department } = await service.ok('createDepartment', {
      body: { name: `Department ${randomUUID()}` },
    });
    const member = await addMember(service, service.agencies[0]);
    const {
      definition: { id },
    } = await newPublished(service, {
      department_id: department.id,
      default_assignee_ids: [member.id, service.agencies[0].ownerId],
      stages: [
        stage('copy', {
          department_id: department.id,
          required_field_keys: ['brief'],
          assignment: { mode: 'members', user_ids: [member.id] },
        }),
      ],
    });
    await replace(id, [stage('other')]);
    await service.ok('deleteDepartments', { query: { id: [department.id] } });
    await service.query("update users set status = 'removed' where id = $1", [member.id]);
    await service.ok('deleteField', { path: { id: field.id } });
    // Nobody is left of the members, and a stage of members without any could not be sent back.
    const left = { department_id: null, required_field_keys: [], assignment: { mode: 'none', user_ids: [] } };
    expect((await loadVersion(service.db.read(service.agencies[0].id), id))!.snapshot).toMatchObject({
      defaults: { department_id: null, default_assignee_ids: [service.agencies[0].ownerId] },
      stages: [left],
    });
    expect((await restore(id)).body.data).toMatchObject({
      stages: [left],
      definition: { department_id: null, default_assignee_ids: [service.agencies[0].ownerId] },
    });
    const {
      data: { content },
    } = await service.ok('getProcessText', { path: { id } });
    const { revision } = (await service.ok('getProcessDefinition', { path: { id } })).data;
    expect(
      (await service.ok('replaceProcessText', { path: { id }, body: { content } })).data.definition.revision,
    ).toBe(revision);
  });

  it('is refused before anything was published, when archived and when stale', async () => {
    const {
      definition: { id },
    } = await newProcess(service);
    expect((await restore(id)).status).toBe(409);
    await publish(id);
    expect((await restore(id, { expected_revision: 1 })).status).toBe(409);
    await service.ok('archiveProcess', { path: { id }, body: {} });
    expect((await restore(id)).status).toBe(409);
    expect(
      (await service.call('restoreProcess', { path: { id }, body: {} }, service.agencies[1])).status,
    ).toBe(404);
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

describe('a version for new tasks', () => {
  it('is the one in use or the one named, and none before anything was published', async () => {
    const db = service.db.read(service.agencies[0].id);
    const {
      definition: { id },
    } = await newProcess(service);
    expect(await loadVersion(db, id)).toBeUndefined();
    await publish(id);
    await replace(id, [stage('copy')]);
    await publish(id);
    expect(await loadVersion(db, id)).toMatchObject({
      version: 2,
      status: 'published',
      snapshot: { stages: [{ key: 'copy' }], dependencies: [] },
    });
    expect(await loadVersion(db, id, 1)).toMatchObject({
      version: 1,
      snapshot: { stages: [{ key: 'copy' }, { key: 'approval' }] },
    });
    expect(await loadVersion(db, id, 3)).toBeUndefined();
    expect(await loadVersion(service.db.read(service.agencies[1].id), id)).toBeUndefined();
    await service.ok('bulkDeleteProcessDefinitions', { body: { ids: [id] } });
    expect(await loadVersion(db, id)).toBeUndefined();
  });
});

describe('a process as text', () => {
  const textOf = async (id: string, query: Record<string, unknown> = {}) =>
    (await service.ok('getProcessText', { path: { id }, query })).data;
  const put = (id: string, content: string, more: object = {}) =>
    service.call('replaceProcessText', { path: { id }, body: { content, ...more } });

  it('names people by address, departments and templates by name, and is read back as it was', async () => {
    const { data: department } = await service.ok('createDepartment', {
      body: { name: `Copy desk ${randomUUID()}` },
    });
    const member = await addMember(service, service.agencies[0]);
    const process = await newProcess(service, {
      department_id: department.id,
      default_assignee_ids: [member.id],
      due_offset_minutes: 25_920,
      stages: [
        stage('copy', {
          assignment: { mode: 'members', user_ids: [member.id] },
          instructions: 'Write.\n\n- short\n- clear\n',
          substages: [{ name: 'Outline' }],
        }),
        stage('design', { predecessors: [] }),
        stage('approval', {
          predecessors: [{ key: 'copy', type: 'start_to_start', lag_minutes: 120 }, { key: 'design' }],
          due_rule: { anchor: 'predecessor_completion', offset_minutes: 2880 },
          tools: [
            { name: 'Sign-off', is_required: true, config: { type: 'approval', approver_ids: [member.id] } },
          ],
        }),
      ],
    });
    const { id } = process.definition;
    const { content, version, revision } = await textOf(id);
    expect({ version, revision }).toEqual({ version: null, revision: 1 });
    const [{ email }] = (await service.query<{ email: string }>('select email from users where id = $1', [
      member.id,
    ])) as [{ email: string }];
    expect(content).toContain(`department: ${department.name}\nassignees: [ ${email} ]\ndue: 18d\n`);
    expect(content).toContain(
      `  copy:\n    name: Stage copy\n    instructions: |\n      Write.\n\n      - short\n      - clear\n    assign: [ ${email} ]\n    substages: [ Outline ]\n`,
    );
    expect(content).toContain(
      '    after: { copy: { type: start_to_start, lag: 2h }, design: {} }\n    due: 2d after predecessors\n',
    );
    expect((await put(id, `${content}# a remark\n`, { expected_revision: 1 })).body.data).toEqual(
      await draft(id),
    );
    expect((await read(id)).revision).toBe(1);
  });

  it('replaces a process as a whole, with the ids of what stays', async () => {
    const process = await newPublished(service, { tags: ['old'], description: 'Old' });
    const { id } = process.definition;
    const name = `From text ${randomUUID()}`;
    const { body } = await put(
      id,
      `name: ${name}\nstages:\n  approval:\n    due: 1d after start\n  copy:\n    estimate: 90m\n`,
    );
    expect(body.data).toMatchObject({
      definition: { name, tags: [], description: null, has_unpublished_changes: true },
      stages: [
        { id: process.stages[1]!.id, key: 'approval', name: 'Approval', due_rule: { offset_minutes: 1440 } },
        { id: process.stages[0]!.id, estimated_minutes: 90 },
      ],
    });
    expect((await textOf(id, { version: 1 })).content).toContain('tags: [ old ]');
    expect((await service.call('getProcessText', { path: { id }, query: { version: 2 } })).status).toBe(404);
    expect((await put(id, 'name: x', { expected_revision: 1 })).status).toBe(409);
    expect(
      (
        await service.call(
          'replaceProcessText',
          { path: { id }, body: { content: 'name: x' } },
          service.agencies[1],
        )
      ).status,
    ).toBe(404);
    expect(
      (
        await service.call(
          'replaceProcessText',
          { path: { id }, body: { content: 'name: x' } },
          { key: await service.keyWith(service.agencies[0], ['tasks.view']) },
        )
      ).status,
    ).toBe(403);
  });

  it('makes a new process, by the same rules as any other request', async () => {
    const name = `Imported ${randomUUID()}`;
    const make = (content: string) => service.call('importProcess', { body: { content } });
    expect((await make(`name: ${name}\nstages:\n  copy:\n  design:\n`)).body.data).toMatchObject({
      definition: { name, status: 'draft' },
      stages: [{ name: 'Copy' }, { name: 'Design' }],
      dependencies: [{}],
    });
    expect((await make(`name: ${name}`)).status).toBe(409);
    expect(await messageOf(make('stages:\n  a: { after: b }\n  b:\nname: Circle'), 409)).toContain(
      'a → b → a',
    );
    const wrong = (content: string) => messageOf(make(content), 400);
    expect(await wrong('stages: {}')).toBe('body.content line 1, column 1: name is required');
    expect(await wrong('name: a\nstages:\n  Copy:\n')).toMatch(
      /^body\.content line 3, column 3: must match the pattern/,
    );
    expect(await wrong('name: a\npriority: soon')).toMatch(
      /^body\.content line 2, column 11: must be one of low, normal/,
    );
    expect(await wrong('name: a\ntask_name: "{{client.phone}}"')).toMatch(
      /^body\.content line 2, column 12: has the placeholder/,
    );
    expect(await wrong('name: a\nstages:\n  copy:\n    after: [nowhere]')).toMatch(
      /^body\.content line 4, column 13: names nowhere/,
    );
    expect(await wrong('name: a\nstages:\n  copy:\n    fields: [nowhere]')).toMatch(
      /^body\.content line 4, column 14: names nowhere/,
    );
    expect(
      await wrong(
        'name: a\nstages:\n  copy:\n    tools:\n      - name: Form\n        type: form\n        form_id: 0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b71',
      ),
    ).toMatch(/^body\.content line 7, column 18: names 0191/);
    expect(
      await wrong('name: a\nstages:\n  copy:\n    tools:\n      - name: Site\n        type: link'),
    ).toMatch(/^body\.content line 5, column 9: url is required/);
    expect(await wrong(`name: a\nassignees: owner@birch.example`)).toMatch(
      /^body\.content line 2, column 12: there is no member/,
    );
  });
});
