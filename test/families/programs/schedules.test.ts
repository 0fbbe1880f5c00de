import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { day, enrolled, fire, newDefinition, newProcess, newProgram, passDays } from './programs.ts';

/** Tasks of enrolments: each period makes its task once. */
let service: Service;
let owner: pg.Pool;
beforeAll(async () => {
  service = await startService({});
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
});
afterAll(async () => {
  await owner.end();
  await service.stop();
});

const daily = { frequency: 'daily', interval: 1, time_of_day: '00:00', time_zone: 'UTC' } as const;
const save = (client_program_id: string, process_definition_id: string, body: object = {}) =>
  service.call('manageClientProgramSchedule', {
    body: { action: 'save', client_program_id, process_definition_id, ...body },
  });
const act = (action: string, client_program_id: string, process_definition_id: string, body: object = {}) =>
  service.call('manageClientProgramSchedule', {
    body: { action, client_program_id, process_definition_id, ...body },
  });
const processesOf = async (id: string) =>
  (await service.ok('listClientProgramProcesses', { query: { client_program_id: [id] } })).data;
const time = async (days: number) => {
  await passDays(service, owner, days);
  await fire(service, owner);
};

it('attaches the processes of the definition, and makes their first task at the start', async () => {
  const processId = await newProcess(service, 'Kick-off');
  const { id: program_definition_id } = await newDefinition(service, {
    processes: [{ process_definition_id: processId, task_name_template: '{{client.name}} kick-off' }],
  });
  const { id, client, process_count } = await enrolled(service, {}, { program_definition_id });
  expect(process_count).toBe(1);
  expect((await processesOf(id))[0]).toMatchObject({
    generated_task_count: 0,
    schedule: { next_period_key: day(service) },
  });
  await time(0);
  await fire(service, owner);
  const [process] = await processesOf(id);
  expect(process).toMatchObject({
    client: { id: client.id },
    process_definition: { name: 'Kick-off' },
    generated_task_count: 1,
    last_task: { name: `${client.name} kick-off` },
    schedule: { next_period_date: null, last_period_key: day(service) },
  });
  const { data: task } = await service.ok('getTask', { path: { id: process!.last_task!.id } });
  expect(task).toMatchObject({ client_id: client.id, source: { kind: 'schedule', id } });
});

it('takes no time zone that there is none of', async () => {
  const process_definition_id = await newProcess(service);
  const { id } = await enrolled(service);
  for (const time_zone of ['Europe/Nowhere', 'CEST', '+02:00']) {
    const refused = await save(id, process_definition_id, { recurrence: { ...daily, time_zone } });
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      expect.stringContaining('time_zone must be an IANA time zone, such as Europe/Berlin'),
    ]);
  }
});

it('makes one task for each period, and none for those that are skipped', async () => {
  const processId = await newProcess(service);
  const { id } = await enrolled(service);
  const created = await save(id, processId, { recurrence: daily, due_in_days: 2 });
  expect(created.body.data).toMatchObject({
    outcome: 'created',
    schedule: { next_period_date: day(service, 1), revision: 1 },
  });
  expect((await save(id, processId, { recurrence: daily })).body.data.outcome).toBe('unchanged');
  expect((await save(id, processId, { lead_days: 0, expected_revision: 7 })).status).toBe(409);
  const skipped = await act('skip_period', id, processId);
  expect(skipped.body.data.schedule).toMatchObject({
    skipped_period_keys: [day(service, 1)],
    next_period_key: day(service, 2),
  });
  expect((await act('skip_period', id, processId, { period_key: '2020' })).status).toBe(400);
  await time(3);
  expect((await processesOf(id))[0]).toMatchObject({ generated_task_count: 2 });
  expect((await act('skip_period', id, processId, { period_key: day(service) })).status).toBe(409);
  const ahead = day(service, 2);
  await act('skip_period', id, processId, { period_key: ahead });
  const restored = await act('restore_period', id, processId, { period_key: ahead });
  expect(restored.body.data.schedule.skipped_period_keys).not.toContain(ahead);
});

it('makes nothing while the enrolment pauses, and catches up the latest period where that is wanted', async () => {
  const [none, last] = [await newProcess(service), await newProcess(service)];
  const { id } = await enrolled(service);
  await save(id, none, { recurrence: daily });
  await save(id, last, { recurrence: daily, catch_up: 'last' });
  await service.ok('transitionClientProgram', { path: { id }, body: { status: 'paused' } });
  expect((await processesOf(id)).map(({ schedule }) => schedule.next_period_date)).toEqual([null, null]);
  await time(4);
  await service.ok('transitionClientProgram', { path: { id }, body: { status: 'active' } });
  await fire(service, owner);
  const counts = (await processesOf(id)).map(
    ({ process_definition: { id: of }, generated_task_count: count }) => [of, count],
  );
  expect(Object.fromEntries(counts)).toEqual({ [none]: 0, [last]: 1 });
});

it('is detached, and makes no second task of a period when it is attached again', async () => {
  const processId = await newProcess(service);
  const { id } = await enrolled(service);
  await save(id, processId);
  await time(0);
  await fire(service, owner);
  expect((await processesOf(id))[0]!.generated_task_count).toBe(1);
  expect((await act('remove', id, processId)).body.data).toEqual({ outcome: 'removed', schedule: null });
  expect((await act('remove', id, processId)).status).toBe(404);
  await save(id, processId);
  await fire(service, owner);
  expect((await processesOf(id))[0]).toMatchObject({
    generated_task_count: 1,
    schedule: { next_period_date: null },
  });
});

it('makes tasks although a custom field of tasks is required', async () => {
  const field = { record_kind: 'task', key: 'budget_code', name: 'Budget code', is_required: true };
  await service.ok('createField', { body: { ...field, config: { type: 'text' } } as never });
  const processId = await newProcess(service);
  const { id } = await enrolled(service);
  await save(id, processId, { due_in_days: 2 });
  await time(0);
  await fire(service, owner);
  const [process] = await processesOf(id);
  expect(process).toMatchObject({ generated_task_count: 1 });
  const { data: task } = await service.ok('getTask', { path: { id: process!.last_task!.id } });
  expect(task).toMatchObject({ field_values: {}, due_date: `${day(service, 2)}T00:00:00.000Z` });
});

it('refuses what does not fit', async () => {
  const processId = await newProcess(service);
  const { id } = await enrolled(service);
  expect((await save(randomUUID(), processId)).status).toBe(404);
  expect((await save(id, randomUUID())).status).toBe(400);
  const { data: draft } = await service.ok('createProcess', { body: { name: `Draft ${randomUUID()}` } });
  expect((await save(id, draft.definition.id)).status).toBe(409);
  expect((await save(id, processId, { recurrence: { ...daily, month: 3 } })).status).toBe(400);
  expect((await save(id, processId, { recurrence: { ...daily, anchor_date: '9999-12-31' } })).status).toBe(
    400,
  );
  await service.ok('transitionClientProgram', { path: { id }, body: { status: 'cancelled' } });
  expect((await save(id, processId)).status).toBe(409);
});

it('keeps its process from being deleted', async () => {
  const processId = await newProcess(service);
  const { id } = await enrolled(service, { program_id: (await newProgram(service)).id });
  await save(id, processId);
  const { body } = await service.call('bulkDeleteProcessDefinitions', { body: { ids: [processId] } });
  expect(JSON.stringify(body)).toContain('1 enrolment');
});
