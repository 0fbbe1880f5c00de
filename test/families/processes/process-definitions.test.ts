import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProcessUser } from '#src/call/parts.ts';
import { startService, type Service } from '../../support/service.ts';
import { auditActions } from '../client-records.ts';
import { addMember } from '../organization/people.ts';
import { newProcess, newPublished, newTask } from './process-records.ts';

const processUsers: ProcessUser[] = [];
let service: Service;
beforeAll(async () => {
  service = await startService({ parts: { processUsers } });
});
afterAll(() => service?.stop());

const list = async (query: object = {}, caller?: { key: string }) =>
  (await service.ok('listProcessDefinitions', { query: { limit: 200, ...query } }, caller)).data as {
    id: string;
    name: string;
  }[];
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const full = (id: string, query: Record<string, unknown> = {}) =>
  service.call('getFullProcessDefinition', { path: { id }, query });
const remove = async (ids: string[]) =>
  (await service.ok('bulkDeleteProcessDefinitions', { body: { ids } })).data;

describe('the list of processes', () => {
  it('is narrowed by state, department, tags, changes and templates', async () => {
    const { data: department } = await service.ok('createDepartment', {
      body: { name: `Department ${randomUUID()}` },
    });
    const draft = await newProcess(service, { department_id: department.id, tags: ['Spring'] });
    const published = await newPublished(service, { tags: ['autumn'] });
    expect(idsOf(await list({ department_id: [department.id] }))).toEqual([draft.definition.id]);
    expect(idsOf(await list({ tags: ['spring', 'AUTUMN'], sort: 'created_at', order: 'asc' }))).toEqual([
      draft.definition.id,
      published.definition.id,
    ]);
    expect(idsOf(await list({ status: ['draft'] }))).toContain(draft.definition.id);
    expect(idsOf(await list({ status: ['draft'] }))).not.toContain(published.definition.id);
    expect(idsOf(await list({ has_unpublished_changes: false }))).toContain(published.definition.id);
    expect(idsOf(await list({ has_unpublished_changes: false }))).not.toContain(draft.definition.id);
    const [template] = await service.query<{ id: string }>(
      "insert into status_templates (tenant_id, name, created_by) values ($1, 'Creative', $2) returning id",
      [service.agencies[0].id, service.agencies[0].ownerId],
    );
    const whole = await newProcess(service, { status_template_id: template!.id });
    const inStage = await newProcess(service, {
      stages: [{ key: 'copy', name: 'Copy', status_template_id: template!.id }],
    });
    expect(
      idsOf(await list({ status_template_id: [template!.id], sort: 'created_at', order: 'asc' })),
    ).toEqual([whole.definition.id, inStage.definition.id]);
  });

  it('counts the tasks that the caller may see', async () => {
    const process = await newPublished(service);
    const { id } = process.definition;
    await newTask(service, { process });
    await newTask(service, { process, isDone: true });
    await newTask(service, { process, isPrivate: true });
    const member = await addMember(service, service.agencies[0], { permissions: ['tasks.view'] });
    await newTask(service, { process, isPrivate: true, assignedTo: [member.id] });
    expect((await service.ok('getProcessDefinition', { path: { id } })).data).toMatchObject({
      open_task_count: 3,
      total_task_count: 4,
      stage_count: 2,
      tool_count: 0,
    });
    expect((await service.ok('getProcessDefinition', { path: { id } }, member)).data).toMatchObject({
      open_task_count: 2,
      total_task_count: 3,
    });
    await service.query('update tasks set deleted_at = now() where process_definition_id = $1', [id]);
    expect((await service.ok('getProcessDefinition', { path: { id } })).data).toMatchObject({
      open_task_count: 0,
      total_task_count: 0,
    });
  });

  it('is for those who see tasks, and of one agency', async () => {
    const {
      definition: { id },
    } = await newProcess(service);
    expect(idsOf(await list({}, service.agencies[1]))).not.toContain(id);
    expect((await service.call('getProcessDefinition', { path: { id } }, service.agencies[1])).status).toBe(
      404,
    );
    expect(
      (await service.call('getFullProcessDefinition', { path: { id } }, service.agencies[1])).status,
    ).toBe(404);
    const outsider = { key: await service.keyWith(service.agencies[0], ['clients.view']) };
    expect((await service.call('listProcessDefinitions', {}, outsider)).status).toBe(403);
  });
});

describe('a process with its stages', () => {
  it('is shown as it is published, as a former version was, and as it is being edited', async () => {
    const {
      definition: { id },
    } = await newPublished(service);
    await service.ok('replaceProcessStages', {
      path: { id },
      body: { stages: [{ key: 'copy', name: 'Copy, again' }] },
    });
    expect((await full(id)).body.data).toMatchObject({
      version: 1,
      is_draft: false,
      stages: [{ name: 'Write the copy' }, { name: 'Client approval' }],
      dependencies: [{ lag_minutes: 0 }],
    });
    expect((await full(id, { is_draft: true })).body.data).toMatchObject({
      version: null,
      is_draft: true,
      stages: [{ name: 'Copy, again' }],
      dependencies: [],
      definition: { has_unpublished_changes: true },
    });
    await service.ok('publishProcess', { path: { id }, body: {} });
    expect((await full(id)).body.data).toMatchObject({ version: 2, stages: [{ name: 'Copy, again' }] });
    expect((await full(id, { version: 1 })).body.data).toMatchObject({
      version: 1,
      stages: [{ key: 'copy' }, { key: 'approval' }],
    });
    expect((await full(id, { version: 3 })).status).toBe(404);
    expect((await full(id, { version: 1, is_draft: true })).body.error.message).toMatch(/^query\.version /);
  });

  it('is the draft while nothing was published', async () => {
    const {
      definition: { id },
    } = await newProcess(service);
    expect((await full(id)).body.data).toMatchObject({
      version: null,
      is_draft: true,
      stages: [{ key: 'copy' }, { key: 'approval' }],
    });
  });
});

describe('deleting processes', () => {
  it('takes each for itself, and frees its name', async () => {
    const {
      definition: { id, name },
    } = await newProcess(service);
    const unknown = randomUUID();
    expect(await remove([id, unknown])).toMatchObject({
      succeeded: 1,
      failed: 1,
      outcomes: [
        { id, status: 'succeeded' },
        { id: unknown, status: 'failed', error: { type: 'not_found' } },
      ],
    });
    expect((await service.call('getProcessDefinition', { path: { id } })).status).toBe(404);
    expect(await auditActions(service, id)).toEqual(['created', 'deleted']);
    await newProcess(service, { name });
  });

  it('leaves the tasks that run it', async () => {
    const process = await newPublished(service);
    const task = await newTask(service, { process });
    expect(await remove([process.definition.id])).toMatchObject({ succeeded: 1 });
    expect(await service.query('select deleted_at from tasks where id = $1', [task.id])).toEqual([
      { deleted_at: null },
    ]);
  });

  it('is refused for what something still starts, and says what', async () => {
    const [used, other] = [await newProcess(service), await newProcess(service)];
    processUsers.push({ describe: async (_, id) => (id === used.definition.id ? '2 schedules' : undefined) });
    try {
      const { outcomes } = await remove([used.definition.id, other.definition.id]);
      expect(outcomes).toMatchObject([
        { status: 'failed', error: { type: 'conflict', message: expect.stringContaining('2 schedules') } },
        { status: 'succeeded' },
      ]);
    } finally {
      processUsers.pop();
    }
  });

  it('takes nothing of another agency', async () => {
    const {
      definition: { id },
    } = await newProcess(service, {}, service.agencies[1]);
    expect((await remove([id])).outcomes).toMatchObject([{ status: 'failed', error: { type: 'not_found' } }]);
    expect(
      (
        await service.call(
          'bulkDeleteProcessDefinitions',
          { body: { ids: [id] } },
          { key: await service.keyWith(service.agencies[0], ['tasks.view']) },
        )
      ).status,
    ).toBe(403);
  });
});
