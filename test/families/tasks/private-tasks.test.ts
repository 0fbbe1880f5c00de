import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { insert, insertMember, insertProcess, insertStage, insertTask, insertTicket } from './task-rows.ts';

/** Somebody else's private task shows nowhere: neither it nor its stages, its values, nor in any count. */
let service: Service;
let outsider: { key: string };
let manager: { key: string };
const id: Record<string, string> = {};
const mark = 'Secret';

beforeAll(async () => {
  service = await startService();
  const [agency] = service.agencies;
  const permissions = ['tasks.view', 'tasks.edit', 'tickets.view'] as const;
  outsider = { key: await service.keyWith(agency, permissions) };
  manager = { key: await service.keyWith(agency, [...permissions, 'tasks.manage']) };
  const reader = (
    await service.query<{ id: string }>(
      "select id from users where tenant_id = $1 and name = 'Key with 3 permissions'",
      [agency.id],
    )
  )[0]!.id;
  const dana = await insertMember(service, `${mark} Dana`);
  const [client, process] = [
    (await newClient(service, (await newProfile(service)).id, { name: `${mark} client` })).id,
    await insertProcess(service, `${mark} process`),
  ];
  id['department'] = (await service.ok('createDepartment', { body: { name: `${mark} department` } })).data.id;
  id['task'] = await insertTask(service, {
    name: `${mark} task`,
    is_private: true,
    involved_ids: [dana],
    assigned_to: [dana],
    client_id: client,
    process_definition_id: process,
    process_definition_version: 1,
    department_id: id['department'],
    tags: [mark],
    priority_level: 'urgent',
    due_date: new Date(),
  });
  id['stage'] = await insertStage(service, id['task'], {
    name: `${mark} stage`,
    assigned_to: [dana],
    due_date: new Date(),
  });
  await service.query('update tasks set current_stage_id = $2 where id = $1', [id['task'], id['stage']]);
  id['merged'] = await insertTask(service, {
    name: 'Merged',
    merged_at: new Date(),
    merged_into_id: id['task'],
  });
  id['ticket'] = await insertTicket(service);
  await insert(service, 'task_ticket_links', {
    tenant_id: agency.id,
    task_id: id['task'],
    ticket_id: id['ticket'],
    origin: 'attached',
  });
  // Left from when it was not private.
  await service.query(
    "insert into entity_pins (tenant_id, user_id, record_kind, record_id) select $1, u, 'task_stage', $3 from unnest($2::uuid[]) u",
    [agency.id, [reader], id['stage']],
  );
  id['view'] = await insert(service, 'views', {
    tenant_id: agency.id,
    name: 'All',
    record_kind: 'task',
    display: { type: 'table' },
    columns: '[]',
    audience: 'everyone',
    owner_id: dana,
    created_by: dana,
  });
  id['stage_view'] = await insert(service, 'views', {
    tenant_id: agency.id,
    name: 'All',
    record_kind: 'task_stage',
    display: { type: 'table' },
    columns: '[]',
    audience: 'everyone',
    owner_id: dana,
    created_by: dana,
  });
});
afterAll(() => service.stop());

const groupings = [
  'status',
  'status_category',
  'priority_level',
  'client_id',
  'process_definition_id',
  'department_id',
  'assigned_to',
  'tags',
  'current_stage',
  'due_day',
  'created_month',
] as const;
const stageGroupings = [
  'status',
  'status_category',
  'priority_level',
  'assigned_to',
  'assignment_status',
  'client_id',
  'process_definition_id',
  'stage_definition_id',
  'department_id',
  'due_day',
] as const;
const everything = {
  filter_group: {
    logical_operator: 'OR',
    conditions: [
      { field: 'name', operator: 'starts_with', value: mark },
      { field: 'created_at', operator: 'less_than', value: 'tomorrow' },
    ],
  },
};

const lists: [string, () => Record<string, unknown>][] = [
  ['listTasks', () => ({})],
  ['listTasks', () => ({ query: { id: [id['task']] } })],
  ['listTasks', () => ({ query: { search: mark } })],
  ['listTasks', () => ({ query: { ticket_id: [id['ticket']] } })],
  ['listTasks', () => ({ query: everything })],
  ['listTaskStages', () => ({})],
  ['listTaskStages', () => ({ query: { search: mark } })],
  ['listTaskStages', () => ({ query: everything })],
  ['countTasksByClient', () => ({})],
  ['listTaskReferences', () => ({ query: { search: mark } })],
  ['listTaskReferences', () => ({ query: { id: [id['task'], id['merged']] } })],
  ['listTaskReferences', () => ({ query: { number: [1, 2] } })],
  ['listSavedViewTasks', () => ({ path: { id: id['view'] } })],
  ['listSavedViewTasks', () => ({ path: { id: id['stage_view'] } })],
  ['listTaskTicketLinks', () => ({})],
  ['listMyWorkStages', () => ({ query: { include_pending: true } })],
];

describe('a private task of somebody else', () => {
  it.each(lists)('is not in %s', async (operation, input) => {
    const { data, pagination } = await service.ok(operation, input(), outsider);
    expect([data, pagination.total]).toEqual([[], 0]);
  });

  it.each(groupings)('is in no group by %s', async (by) => {
    expect(
      (await service.ok('getTaskGroupCounts', { query: { group_by: by } }, outsider)).data,
    ).toMatchObject({ total: 0, groups: [] });
    expect((await service.ok('getTaskGroupCounts', { query: { group_by: by } }, manager)).data.total).toBe(1);
  });

  it.each(stageGroupings)('has no stage in a group by %s', async (by) => {
    expect(
      (await service.ok('getTaskStageGroupCounts', { query: { group_by: by } }, outsider)).data,
    ).toMatchObject({ total: 0, groups: [] });
    expect(
      (await service.ok('getTaskStageGroupCounts', { query: { group_by: by } }, manager)).data.total,
    ).toBe(1);
  });

  it('is in no pinned list, no count and no option', async () => {
    expect((await service.ok('listMyPinnedStages', {}, outsider)).data).toEqual([]);
    expect(Object.values((await service.ok('getMyWorkCounts', {}, outsider)).data)).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0,
    ]);
    const {
      columns: _columns,
      stage_columns: _stageColumns,
      statuses: _statuses,
      stage_statuses: _stageStatuses,
      ...values
    } = (await service.ok('getTaskOptions', {}, outsider)).data;
    expect(Object.values(values)).toEqual([[], [], [], [], []]);
  });

  it('is not found, nor what leads to it', async () => {
    const calls: [string, string][] = [
      ['getTask', 'task'],
      ['getTaskMergeRedirect', 'merged'],
      ['listTaskTicketLinkCandidates', 'task'],
    ];
    for (const [operation, name] of calls) {
      const answer = await service.call(operation, { path: { id: id[name] } }, outsider);
      expect([operation, answer.status]).toEqual([operation, 404]);
      expect(JSON.stringify(answer.body)).not.toContain(mark);
      expect((await service.call(operation, { path: { id: id[name] } }, manager)).status).toBe(200);
    }
  });

  it.each(lists.filter(([operation]) => operation !== 'listMyWorkStages'))(
    'shows to a manager in %s',
    async (operation, input) => {
      expect((await service.ok(operation, input(), manager)).pagination.total).toBeGreaterThan(0);
    },
  );
});
