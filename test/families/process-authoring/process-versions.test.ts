import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadVersion } from '#src/domain/processes/index.ts';
import { auditOf, addMember } from '../organization/people.ts';
import { checklist, newProcess, newPublished, newTask } from '../processes/process-records.ts';
import { startService, type Service } from '../../support/service.ts';
import { authoring, messageOf, stage } from './authoring.ts';

let service: Service;
let author: ReturnType<typeof authoring>;
beforeAll(async () => {
  service = await startService();
  author = authoring(service);
});
afterAll(() => service?.stop());

describe('publishing', () => {
  it('makes the draft the next version, with its note', async () => {
    const {
      definition: { id },
    } = await newPublished(service);
    expect(await messageOf(author.publish(id), 409)).toContain('Nothing has changed since version 1');
    await author.replace(id, [stage('copy')]);
    expect(
      (await author.publish(id, { change_note: 'Shorter.', expected_revision: 3 })).body.data,
    ).toMatchObject({
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
    expect(await messageOf(author.publish(id), 409)).toContain('no stage');
    await author.replace(id, [
      stage('copy', { due_rule: { anchor: 'predecessor_completion', offset_minutes: 60 } }),
    ]);
    expect(await messageOf(author.publish(id), 409)).toContain('copy');
    await author.replace(id, [
      stage('copy', {
        substages: [{ name: 'x', due_rule: { anchor: 'predecessor_completion', offset_minutes: 60 } }],
      }),
    ]);
    expect((await author.publish(id)).status).toBe(409);
    await author.replace(id, [stage('copy')]);
    expect((await author.publish(id, { expected_revision: 1 })).status).toBe(409);
    await service.ok('archiveProcess', { path: { id }, body: {} });
    expect((await author.publish(id)).status).toBe(409);
    expect(
      (await service.call('publishProcess', { path: { id }, body: {} }, service.agencies[1])).status,
    ).toBe(404);
  });

  it('by two at once makes one version', async () => {
    const {
      definition: { id },
    } = await newProcess(service);
    const statuses = (await Promise.all([author.publish(id), author.publish(id)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409]);
    expect((await author.read(id)).version).toBe(1);
  });

  it('counts the tasks that hold to each version', async () => {
    const process = await newPublished(service);
    const { id } = process.definition;
    await newTask(service, { process });
    await newTask(service, { process, isPrivate: true });
    await author.replace(id, [stage('copy')]);
    await author.publish(id);
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
    await author.replace(id, [stage('other'), stage('copy', { tools: [] })]);
    await author.update(id, { tags: [], name: `Renamed ${randomUUID()}` });
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
    await author.replace(id, [stage('copy')]);
    await author.publish(id);
    expect((await restore(id, { version: 1 })).body.data).toMatchObject({
      stages: [{ key: 'copy' }, { key: 'approval' }],
      definition: { has_unpublished_changes: true },
    });
    expect((await author.publish(id)).body.data).toMatchObject({ definition: { version: 3 } });
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
    await author.replace(id, [stage('other')]);
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
    await author.publish(id);
    expect((await restore(id, { expected_revision: 1 })).status).toBe(409);
    await service.ok('archiveProcess', { path: { id }, body: {} });
    expect((await restore(id)).status).toBe(409);
    expect(
      (await service.call('restoreProcess', { path: { id }, body: {} }, service.agencies[1])).status,
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
    await author.publish(id);
    await author.replace(id, [stage('copy')]);
    await author.publish(id);
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
