import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { choices, newField } from '../fields/field-records.ts';
import { insert, insertMember, insertProcess, insertStage, insertTask, insertTicket } from './task-rows.ts';

let service: Service;
let me: string;
const id: Record<string, string> = {};
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

beforeAll(async () => {
  service = await startService();
  const [{ id: alder, ownerId }] = service.agencies;
  [{ id: me }] = (await service.query<{ id: string }>(
    "select id from users where tenant_id = $1 and name = 'Everything'",
    [alder],
  )) as [{ id: string }];
  const profile = await newProfile(service, { name: 'Standard' });
  id['client'] = (await newClient(service, profile.id, { name: 'Harbor Dental' })).id;
  id['process'] = await insertProcess(service, 'Content');
  id['department'] = (await service.ok('createDepartment', { body: { name: 'Studio' } })).data.id;
  id['dana'] = await insertMember(service, 'Dana');
  await newField(service, { record_kind: 'task', key: 'size', name: 'Size', config: { type: 'number' } });
  await newField(service, {
    record_kind: 'task',
    key: 'channels',
    name: 'Channels',
    config: { type: 'multi_choice', choices: choices('Mail', 'Social') },
  });
  await newField(service, {
    record_kind: 'task',
    key: 'kind',
    name: 'Kind',
    config: { type: 'single_choice', choices: choices('Text', 'Film') },
  });
  const add = async (name: string, columns: Record<string, unknown>) => {
    id[name] = await insertTask(service, { name, ...columns });
  };
  await add('Old', {
    created_at: day(-9),
    status: 'done',
    status_category: 'done',
    completed_at: day(-1),
    due_date: day(-2),
    field_values: { size: 3, kind: 'text' },
  });
  await add('Late', {
    created_at: day(-8),
    status: 'in_progress',
    status_category: 'active',
    due_date: day(-1),
    priority_level: 'urgent',
    tags: ['Launch', 'film'],
    assigned_to: [id['dana']],
    client_id: id['client'],
  });
  await add('Soon', {
    created_at: day(-7),
    due_date: day(1),
    priority_level: 'low',
    process_definition_id: id['process'],
    process_definition_version: 1,
    field_values: { size: 20, kind: 'film' },
  });
  await add('Held', {
    created_at: day(-6),
    status: 'on_hold',
    status_category: 'on_hold',
    hold_reason: 'Photos',
    department_id: id['department'],
    created_by: ownerId,
    assigned_to: [id['dana'], ownerId],
  });
  await add('Mine', { created_at: day(-5), is_private: true, involved_ids: [ownerId], start_date: day(3) });
  await insertTask(service, { name: 'Gone', deleted_at: day(-1) });
  await insertTask(service, { name: 'Merged', merged_into_id: id['Late'] });
  await insertTask(service, { name: 'Foreign' }, service.agencies[1]);
});
afterAll(() => service.stop());

const list = async (query: Record<string, unknown> = {}, caller?: { key: string }): Promise<string[]> =>
  (await service.ok('listTasks', { query }, caller)).data.map((task: { name: string }) => task.name);
const names = async (query: Record<string, unknown> = {}) => (await list(query)).sort();
const where = (field: string, operator: string, value?: unknown) =>
  names({ filter_group: { conditions: [{ field, operator, ...(value !== undefined && { value }) }] } });
const all = ['Held', 'Late', 'Mine', 'Old', 'Soon'];

describe('a task', () => {
  it('shows its client, its current stage, and how far it is', async () => {
    const stage = await insertStage(service, id['Late']!, {
      name: 'Draft',
      position: 1,
      status: 'in_progress',
      status_category: 'in_progress',
    });
    await service.query(
      'update tasks set current_stage_id = $2, stage_count = 3, finished_stage_count = 1 where id = $1',
      [id['Late'], stage],
    );
    const ticket = await insertTicket(service);
    await service.query(
      "insert into task_ticket_links (tenant_id, task_id, ticket_id, origin) values ($1, $2, $3, 'attached')",
      [service.agencies[0].id, id['Late'], ticket],
    );
    await service.query('insert into task_watchers (tenant_id, task_id, user_id) values ($1, $2, $3)', [
      service.agencies[0].id,
      id['Late'],
      me,
    ]);
    const comment = randomUUID();
    await insert(service, 'comments', {
      id: comment,
      thread_id: comment,
      tenant_id: service.agencies[0].id,
      record_kind: 'task',
      record_id: id['Late'],
      body_text: 'Hm.',
      author_id: me,
    });
    expect((await service.ok('getTask', { path: { id: id['Late']! } })).data).toMatchObject({
      name: 'Late',
      client_id: id['client'],
      client: { id: id['client'], name: 'Harbor Dental' },
      current_stage_id: stage,
      current_stage: { id: stage, name: 'Draft', position: 1, status_category: 'in_progress' },
      progress_percent: 33.3,
      is_watching: true,
      ticket_count: 1,
      comment_count: 1,
      source: { kind: 'api', id: null },
      assigned_to: [id['dana']],
    });
    expect(await names({ watcher_id: [me] })).toEqual(['Late']);
    expect(await names({ ticket_id: [ticket] })).toEqual(['Late']);
    expect(await where('current_stage_id', 'equals', stage)).toEqual(['Late']);
  });

  it('is found neither when it is unknown, deleted or merged, nor in another agency', async () => {
    const hidden = await service.query<{ id: string }>(
      "select id from tasks where name in ('Gone', 'Merged', 'Foreign')",
    );
    for (const other of [...hidden.map((row) => row.id), randomUUID()])
      expect((await service.call('getTask', { path: { id: other } })).status).toBe(404);
    expect(
      (
        await service.call(
          'getTask',
          { path: { id: id['Late'] } },
          { key: await service.keyWith(service.agencies[0], ['clients.view']) },
        )
      ).status,
    ).toBe(403);
  });
});

describe('listing', () => {
  it('shows the newest first, neither deleted nor merged ones', async () => {
    expect(await list()).toEqual(['Mine', 'Held', 'Soon', 'Late', 'Old']);
  });

  it.each<[Record<string, unknown>, string[]]>([
    [{ search: 'LAT' }, ['Late']],
    [{ search: '#2' }, ['Late']],
    [{ status: ['todo', 'done'] }, ['Mine', 'Old', 'Soon']],
    [{ status_category: ['active', 'on_hold'] }, ['Held', 'Late']],
    [{ status_scope: 'open' }, ['Held', 'Late', 'Mine', 'Soon']],
    [{ status_scope: 'closed' }, ['Old']],
    [{ status_scope: 'all' }, all],
    [{ priority_level: ['urgent', 'low'] }, ['Late', 'Soon']],
    [{ tags: ['LAUNCH'] }, ['Late']],
    [{ is_unassigned: true }, ['Mine', 'Old', 'Soon']],
    [{ is_unassigned: false }, ['Held', 'Late']],
    [{ is_private: true }, ['Mine']],
    [{ is_private: false }, ['Held', 'Late', 'Old', 'Soon']],
    [{ is_overdue: true }, ['Late']],
    [{ is_overdue: false }, ['Held', 'Mine', 'Old', 'Soon']],
    [{ due_after: day(0) }, ['Soon']],
    [{ due_before: day(0) }, ['Late', 'Old']],
    [{ start_after: day(2), start_before: day(4) }, ['Mine']],
    [{ completed_after: day(-2) }, ['Old']],
    [{ status_scope: 'open', priority_level: ['urgent'], tags: ['film'] }, ['Late']],
  ])('%j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('filters by people and records', async () => {
    expect(await names({ assigned_to: [id['dana'], randomUUID()] })).toEqual(['Held', 'Late']);
    expect(await names({ client_id: [id['client']] })).toEqual(['Late']);
    expect(await names({ process_definition_id: [id['process']] })).toEqual(['Soon']);
    expect(await names({ department_id: [id['department']] })).toEqual(['Held']);
    expect(await names({ id: [id['Old'], randomUUID()] })).toEqual(['Old']);
  });

  it.each([
    ['number', 'asc', ['Old', 'Late', 'Soon', 'Held', 'Mine']],
    ['name', 'asc', ['Held', 'Late', 'Mine', 'Old', 'Soon']],
    ['priority_level', 'asc', ['Soon', 'Late']],
    ['priority_level', 'desc', ['Late', 'Soon']],
    ['due_date', 'asc', ['Old', 'Late', 'Soon']],
    ['due_date', 'desc', ['Soon', 'Late', 'Old']],
    ['start_date', 'desc', ['Mine']],
    ['completed_at', 'asc', ['Old']],
    ['custom_field', 'desc', ['Soon', 'Old']],
  ])('sorts by %s %s, tasks without a value last', async (sort, order, first) => {
    const sorted = await list({ sort, order, ...(sort === 'custom_field' && { sort_field: 'size' }) });
    expect([sorted.slice(0, first.length), [...sorted].sort()]).toEqual([first, all]);
  });
});

describe('columns of the catalogue', () => {
  interface Column {
    key: string;
    kind: string;
    is_sortable: boolean;
    is_groupable: boolean;
  }
  const columns = async (): Promise<Column[]> => (await service.ok('getTaskOptions')).data.columns;

  it('sort the list by their keys as they stand, where they are sortable', async () => {
    const sortable = (await columns()).filter((column) => column.is_sortable);
    expect(sortable.map(({ key }) => key)).toEqual(expect.arrayContaining(['name', 'field_values.size']));
    for (const { key, kind } of sortable)
      expect(
        (
          await list(kind === 'custom' ? { sort: 'custom_field', sort_field: key } : { sort: key })
        ).toSorted(),
        key,
      ).toEqual([...all].sort());
    expect(await list({ sort: 'custom_field', sort_field: 'field_values.size' })).toEqual(
      await list({ sort: 'custom_field', sort_field: 'size' }),
    );
  });

  it('group the list by their keys as they stand, where they are groupable', async () => {
    for (const { key, kind } of (await columns()).filter((column) => column.is_groupable)) {
      const query = kind === 'custom' ? { group_by: 'custom_field', group_field: key } : { group_by: key };
      expect((await service.ok('getTaskGroupCounts', { query: query as never })).data.total, key).toBe(
        all.length,
      );
    }
  });
});

describe('filter_group', () => {
  it.each<[string, string, unknown, string[]]>([
    ['number', 'less_or_equal', 2, ['Late', 'Old']],
    ['number', 'less_than', 2.5, ['Late', 'Old']],
    ['status', 'in_list', ['todo', 'done'], ['Mine', 'Old', 'Soon']],
    ['status_category', 'not_equals', 'todo', ['Held', 'Late', 'Old']],
    ['priority_level', 'is_empty', undefined, ['Held', 'Mine', 'Old']],
    ['tags', 'contains', 'film', ['Late']],
    ['tags', 'in_list', ['LAUNCH'], ['Late']],
    ['due_date', 'between', ['yesterday-1d', 'now+2d'], ['Late', 'Old', 'Soon']],
    ['due_date', 'less_than', 'now', ['Late', 'Old']],
    ['is_private', 'equals', true, ['Mine']],
    ['field_values.size', 'greater_than', 5, ['Soon']],
    ['field_values.kind', 'equals', 'film', ['Soon']],
    ['field_values.kind', 'is_empty', undefined, ['Held', 'Late', 'Mine']],
  ])('%s %s %j', async (field, operator, value, expected) => {
    expect(await where(field, operator, value)).toEqual(expected);
  });

  it.each<[string, string, string, unknown, string, string]>([
    ['listTasks', 'status', 'equals', 'nonsense', '', 'todo, in_progress, on_hold, done, cancelled'],
    [
      'listTasks',
      'status_category',
      'in_list',
      ['todo', 'nonsense'],
      '[1]',
      'todo, active, on_hold, done, cancelled',
    ],
    ['listTasks', 'priority_level', 'not_equals', 'nonsense', '', 'low, normal, high, urgent'],
    ['listTasks', 'field_values.kind', 'equals', 'nonsense', '', 'text, film'],
    ['listTasks', 'field_values.channels', 'contains', 'nonsense', '', 'mail, social'],
    [
      'getTaskGroupCounts',
      'status',
      'not_in_list',
      ['nonsense'],
      '[0]',
      'todo, in_progress, on_hold, done, cancelled',
    ],
    [
      'listTaskStages',
      'status',
      'equals',
      'nonsense',
      '',
      'pending, ready, in_progress, completed, skipped, cancelled',
    ],
    [
      'listTaskStages',
      'status_category',
      'equals',
      'nonsense',
      '',
      'pending, ready, in_progress, completed, skipped, cancelled',
    ],
    ['listTaskStages', 'assignment_status', 'equals', 'nonsense', '', 'unassigned, manual, auto, overflow'],
    [
      'getTaskStageGroupCounts',
      'status',
      'equals',
      'nonsense',
      '',
      'pending, ready, in_progress, completed, skipped, cancelled',
    ],
  ])(
    '%s refuses a choice that %s cannot have (%s %j), and names those that it can',
    async (operation, field, operator, value, at, choices) => {
      const group = { groups: [{ conditions: [{ field, operator, value }] }] };
      const { status, body } = await service.call(operation, {
        query: { filter_group: group, ...(operation.endsWith('Counts') && { group_by: 'status' }) },
      });
      expect([status, body.error?.message]).toEqual([
        400,
        `query.filter_group.groups[0].conditions[0].value${at} is "nonsense", but must be one of ${choices}.`,
      ]);
    },
  );

  it('by people, also where any of several conditions is enough', async () => {
    expect(await where('assigned_to', 'contains', id['dana'])).toEqual(['Held', 'Late']);
    expect(await where('assigned_to', 'not_in_list', [id['dana']!.toUpperCase()])).toEqual([
      'Mine',
      'Old',
      'Soon',
    ]);
    expect(await where('assigned_to', 'is_empty')).toEqual(['Mine', 'Old', 'Soon']);
    expect(await where('client_id', 'equals', id['client'])).toEqual(['Late']);
    const either = {
      logical_operator: 'OR',
      conditions: [
        { field: 'assigned_to', operator: 'in_list', value: [id['dana']] },
        { field: 'status', operator: 'equals', value: 'done' },
      ],
    };
    expect(await names({ filter_group: either })).toEqual(['Held', 'Late', 'Old']);
  });

  it.each([
    [
      {
        filter_group: {
          groups: [{ conditions: [{ field: 'due_date', operator: 'less_than', value: 'soon' }] }],
        },
      },
      'query.filter_group.groups[0].conditions[0].value must be an instant',
    ],
    [
      { filter_group: { conditions: [{ field: 'client_id', operator: 'equals', value: 'Harbor' }] } },
      'query.filter_group.conditions[0].value must be an id',
    ],
    [
      { filter_group: { conditions: [{ field: 'is_watching', operator: 'equals', value: true }] } },
      'query.filter_group.conditions[0].field names "is_watching"',
    ],
    [
      { filter_group: { conditions: [{ field: 'tags', operator: 'equals', value: 'film' }] } },
      'query.filter_group.conditions[0].operator must be one of contains',
    ],
    [
      { sort: 'custom_field', sort_field: 'nonsense' },
      'query.sort_field names "nonsense", which is not a custom field of tasks',
    ],
  ])('%j is refused', async (query, message) => {
    const { status, body } = await service.call('listTasks', { query });
    expect([status, body.error.message]).toEqual([400, expect.stringContaining(message)]);
  });
});
