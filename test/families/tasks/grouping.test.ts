import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { choices, newField } from '../fields/field-records.ts';
import { insertMember, insertProcess, insertStage, insertTask } from './task-rows.ts';

/** Counts say what the lists would show: each group is asked for again with the filter that its value stands for. */
let service: Service;
let dana: string;
/** Somebody who sees no private tasks of others. */
let reader: { key: string };

const zone = 'America/New_York';
// Late on 1 March in New York is 2 March in UTC.
const evening = '2026-03-02T03:30:00.000Z';

beforeAll(async () => {
  service = await startService();
  const [agency] = service.agencies;
  await service.query('update tenants set time_zone = $2 where id = $1', [agency.id, zone]);
  reader = { key: await service.keyWith(agency, ['tasks.view']) };
  const profile = await newProfile(service, { name: 'Standard' });
  const clients = [
    (await newClient(service, profile.id, { name: 'Harbor' })).id,
    (await newClient(service, profile.id, { name: 'Summit' })).id,
    null,
  ];
  const [process, department] = [
    await insertProcess(service, 'Content'),
    (await service.ok('createDepartment', { body: { name: 'Studio' } })).data.id,
  ];
  dana = await insertMember(service, 'Dana');
  const kim = await insertMember(service, 'Kim');
  await newField(service, {
    record_kind: 'task',
    key: 'kind',
    name: 'Kind',
    config: { type: 'single_choice', choices: choices('Text', 'Film') },
  });
  await newField(service, {
    record_kind: 'task',
    key: 'channels',
    name: 'Channels',
    config: { type: 'multi_choice', choices: choices('Mail', 'Social') },
  });
  await newField(service, {
    record_kind: 'task',
    key: 'editors',
    name: 'Editors',
    config: { type: 'user', is_multiple: true },
  });
  await newField(service, {
    record_kind: 'task',
    key: 'billed',
    name: 'Billed',
    config: { type: 'checkbox' },
  });
  await newField(service, { record_kind: 'task', key: 'size', name: 'Size', config: { type: 'number' } });
  const statuses = [
    ['todo', 'todo'],
    ['in_progress', 'active'],
    ['on_hold', 'on_hold'],
    ['done', 'done'],
    ['cancelled', 'cancelled'],
  ] as const;
  const states = ['pending', 'ready', 'in_progress', 'completed', 'skipped', 'cancelled'];
  for (let n = 0; n < 24; n += 1) {
    const [status, category] = statuses[n % 5]!;
    const definition = n % 3 === 0 ? process : null;
    const task = await insertTask(service, {
      name: `Task ${n}`,
      status,
      status_category: category,
      priority_level: ['low', 'normal', 'high', 'urgent', null][n % 5],
      client_id: clients[n % 3],
      department_id: n % 2 === 0 ? department : null,
      process_definition_id: definition,
      process_definition_version: definition && 1,
      assigned_to: [[dana], [dana, kim], []][n % 3],
      tags: [['Film'], ['film', 'launch'], []][n % 3],
      due_date: [evening, '2026-03-02T12:00:00.000Z', null][n % 3],
      created_at: n % 2 === 0 ? '2026-01-31T23:00:00.000Z' : '2026-02-01T06:00:00.000Z',
      is_private: n % 8 === 7,
      field_values: [
        { kind: 'film', channels: ['mail', 'social'], billed: true, editors: [dana] },
        { kind: 'text', channels: ['mail'], billed: false, editors: [dana, kim] },
        {},
      ][n % 3],
    });
    const stage = await insertStage(service, task, {
      name: n % 2 === 0 ? 'Draft' : 'Review',
      status: states[n % 6],
      status_category: states[n % 6],
      assigned_to: n % 2 === 0 ? [kim] : [],
      assignment_status: n % 2 === 0 ? 'manual' : 'unassigned',
      due_date: n % 4 === 0 ? evening : null,
      stage_definition_id: n % 3 === 0 ? agency.ownerId : null,
      department_id: n % 2 === 0 ? department : null,
    });
    await service.query('update tasks set current_stage_id = $2 where id = $1 and $3', [
      task,
      stage,
      n % 3 !== 2,
    ]);
  }
  await insertTask(service, { name: 'Foreign' }, service.agencies[1]);
});
afterAll(() => service.stop());

interface Group {
  value: string | null;
  label: string;
  count: number;
}

/** The filters that show the records of one group. */
function filterFor(by: string, value: string | null): Record<string, unknown> | undefined {
  const where = (field: string, operator: string, wanted?: unknown) => ({
    filter_group: { conditions: [{ field, operator, ...(wanted !== undefined && { value: wanted }) }] },
  });
  if (by === 'due_day')
    return value === null
      ? where('due_date', 'is_empty')
      : where('due_date', 'between', [
          value,
          new Date(Date.parse(`${value}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10),
        ]);
  if (by === 'created_month')
    return {
      created_after: value === '2026-01' ? '2026-01-01T05:00:00Z' : '2026-02-01T05:00:00Z',
      created_before: value === '2026-01' ? '2026-02-01T05:00:00Z' : '2026-03-01T05:00:00Z',
    };
  if (by === 'current_stage') return undefined;
  if (by === 'stage_definition_id') return value === null ? undefined : { stage_definition_id: [value] };
  if (value === null)
    return by === 'tags' ||
      by === 'assigned_to' ||
      by.startsWith('field_values.') ||
      by.endsWith('_id') ||
      by === 'priority_level'
      ? where(by, 'is_empty')
      : undefined;
  if (!by.startsWith('field_values.')) return { [by]: [value] };
  return ['field_values.channels', 'field_values.editors'].includes(by)
    ? where(by, 'contains', value)
    : where(by, 'equals', value);
}

async function compare(
  counts: string,
  list: string,
  by: string,
  query: Record<string, unknown>,
  caller?: { key: string },
): Promise<Group[]> {
  const {
    total,
    groups,
    is_shortened: isShortened,
  } = (await service.ok(counts, { query }, caller)).data as {
    total: number;
    groups: Group[];
    is_shortened: boolean;
  };
  expect(isShortened).toBe(false);
  const { group_by: _by, group_field: _field, ...filters } = query;
  expect(total).toBe((await service.ok(list, { query: filters }, caller)).pagination.total);
  for (const { value, count } of groups) {
    const filter = filterFor(by, value);
    if (filter !== undefined)
      expect(
        (await service.ok(list, { query: { ...filters, ...filter } }, caller)).pagination.total,
        `${by} ${value}`,
      ).toBe(count);
  }
  // Nothing is left out; what has several values counts in each of them.
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(total);
  return groups;
}

describe('groups of tasks', () => {
  it.each([
    ['status', ['todo', 'in_progress', 'on_hold', 'done', 'cancelled']],
    ['status_category', ['todo', 'active', 'on_hold', 'done', 'cancelled']],
    ['priority_level', ['urgent', 'high', 'normal', 'low', null]],
    ['tags', ['film', 'launch', null]],
    ['due_day', ['2026-03-01', '2026-03-02', null]],
    ['created_month', ['2026-01', '2026-02']],
    ['current_stage', ['Draft', 'Review', null]],
  ])('by %s are counted as the list shows them, in their order', async (by, expected) => {
    expect(
      (await compare('getTaskGroupCounts', 'listTasks', by, { group_by: by })).map(({ value }) => value),
    ).toEqual(expected);
    await compare('getTaskGroupCounts', 'listTasks', by, { group_by: by }, reader);
  });

  it.each(['client_id', 'process_definition_id', 'department_id', 'assigned_to'])(
    'by %s go by name',
    async (by) => {
      const groups = await compare('getTaskGroupCounts', 'listTasks', by, { group_by: by });
      expect(groups.at(-1)).toMatchObject({ value: null, label: 'None' });
      for (const { label } of groups.slice(0, -1))
        expect(['Harbor', 'Summit', 'Content', 'Studio', 'Dana', 'Kim']).toContain(label);
      await compare('getTaskGroupCounts', 'listTasks', by, { group_by: by }, reader);
    },
  );

  it.each([
    ['kind', ['Text', 'Film', 'None']],
    ['channels', ['Mail', 'Social', 'None']],
    ['editors', ['Dana', 'Kim', 'None']],
    ['billed', ['Yes', 'No', 'None']],
  ])('by the custom field %s', async (key, labels) => {
    const groups = await compare('getTaskGroupCounts', 'listTasks', `field_values.${key}`, {
      group_by: 'custom_field',
      group_field: key,
    });
    expect(groups.map(({ label }) => label)).toEqual(labels);
  });

  it('keep to the filters', async () => {
    const filters = {
      status_scope: 'open',
      search: 'task',
      assigned_to: [dana],
      filter_group: { conditions: [{ field: 'tags', operator: 'is_not_empty' }] },
    };
    await compare('getTaskGroupCounts', 'listTasks', 'status', { group_by: 'status', ...filters });
  });

  it('are the largest 200', async () => {
    await service.query(
      "insert into tasks (tenant_id, number, name, status, status_category, source_kind, created_by, tags) select $1, 1000 + n, 'Many', 'todo', 'todo', 'api', $2, array['t' || n] from generate_series(1, 205) n",
      [service.agencies[0].id, service.agencies[0].ownerId],
    );
    const { groups, is_shortened: isShortened } = (
      await service.ok('getTaskGroupCounts', { query: { group_by: 'tags' } })
    ).data;
    expect([groups.length, isShortened, groups[0]!.value, groups.at(-1)!.value]).toEqual([
      201,
      true,
      'film',
      null,
    ]);
    await service.query("delete from tasks where name = 'Many'");
  });

  it.each([
    [{ group_by: 'custom_field' }, 'query.group_field is required'],
    [{ group_by: 'status', group_field: 'kind' }, 'query.group_field is only allowed with'],
    [{ group_by: 'custom_field', group_field: 'nonsense' }, 'query.group_field names "nonsense"'],
    [{ group_by: 'custom_field', group_field: 'size' }, 'which is not a choice, user or checkbox field'],
  ])('%j is refused', async (query, message) => {
    const { status, body } = await service.call('getTaskGroupCounts', { query });
    expect([status, body.error.message]).toEqual([400, expect.stringContaining(message)]);
  });
});

describe('groups of stages', () => {
  it.each([
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
  ])('by %s are counted as the list shows them', async (by) => {
    await compare('getTaskStageGroupCounts', 'listTaskStages', by, { group_by: by });
    await compare(
      'getTaskStageGroupCounts',
      'listTaskStages',
      by,
      { group_by: by, status_scope: 'open', is_required: true },
      reader,
    );
  });
});

describe.each(['getTaskGroupCounts', 'getTaskStageGroupCounts'])('%s by client', (operation) => {
  const labels = async (key: string) => {
    const { groups } = (await service.ok(operation, { query: { group_by: 'client_id' } }, { key })).data as {
      groups: Group[];
    };
    return groups
      .filter(({ value }) => value !== null)
      .map(({ value, label }) => (label === value ? 'id' : label))
      .sort();
  };

  it('names clients only to callers with clients.view', async () => {
    expect(await labels(reader.key)).toEqual(['id', 'id']);
    expect(await labels(await service.keyWith(service.agencies[0], ['tasks.view', 'clients.view']))).toEqual([
      'Harbor',
      'Summit',
    ]);
  });
});

describe('tasks by client', () => {
  it('are counted by where they stand, those of no client too', async () => {
    const { data, pagination } = await service.ok('countTasksByClient', { query: {} }, reader);
    expect(pagination.total).toBe(3);
    for (const row of data) {
      const filter =
        row.client === null
          ? { filter_group: { conditions: [{ field: 'client_id', operator: 'is_empty' as const }] } }
          : { client_id: [row.client.id] };
      const count = async (more: Record<string, unknown>) =>
        (await service.ok('listTasks', { query: { ...filter, ...more } }, reader)).pagination.total;
      expect(row).toMatchObject({
        total_count: await count({}),
        open_count: await count({ status_scope: 'open' }),
        overdue_count: await count({ is_overdue: true }),
        on_hold_count: await count({ status_category: ['on_hold'] }),
        done_count: await count({ status_category: ['done'] }),
        cancelled_count: await count({ status_category: ['cancelled'] }),
      });
    }
    const sorted = (await service.ok('countTasksByClient', { query: { sort: 'client_name', order: 'asc' } }))
      .data;
    expect(sorted.map((row: { client: { name: string } | null }) => row.client?.name)).toEqual([
      'Harbor',
      'Summit',
      undefined,
    ]);
    expect(
      (
        await service.ok('countTasksByClient', {
          query: { client_id: [sorted[0]!.client!.id], tags: ['FILM'] },
        })
      ).data.length,
    ).toBe(1);
  });
});

describe('options', () => {
  it('tell every status that can be given, and archived ones while a visible task has them', async () => {
    const agency = service.agencies[1];
    const keys = async (query: Record<string, unknown> = {}) => {
      const { statuses, stage_statuses: stageStatuses } = (
        await service.ok('getTaskOptions', { query }, { key: await service.keyWith(agency, ['tasks.view']) })
      ).data;
      return [statuses, stageStatuses].map((options: { key: string }[]) => options.map(({ key }) => key));
    };
    const usable = [
      ['todo', 'in_progress', 'on_hold', 'done', 'cancelled'],
      ['pending', 'ready', 'in_progress', 'completed', 'skipped', 'cancelled'],
    ];
    expect(await keys()).toEqual(usable);
    await service.query(
      "insert into status_options (tenant_id, record_kind, key, label, color, category, position, archived_at) select $1, 'task', 'old', 'Old', '#112233', 'todo', 9, now()",
      [agency.id],
    );
    expect(await keys()).toEqual(usable);
    expect((await keys({ include_unused: true }))[0]).toEqual([...usable[0]!, 'old']);
    const task = await insertTask(service, { status: 'old', is_private: true }, agency);
    expect(await keys()).toEqual(usable);
    await service.query('update tasks set is_private = false where id = $1', [task]);
    expect((await keys())[0]).toEqual([...usable[0]!, 'old']);
  });

  it('tell the values in use, and every column with what it takes', async () => {
    const options = (await service.ok('getTaskOptions', { query: {} })).data;
    expect(options.statuses.map(({ key }: { key: string }) => key)).toEqual([
      'todo',
      'in_progress',
      'on_hold',
      'done',
      'cancelled',
    ]);
    expect(options.tag_options.map(({ value, count }: Group) => [value, count])).toEqual([
      ['film', 16],
      ['launch', 8],
    ]);
    expect(options.assignee_options.map(({ label, count }: Group) => [label, count])).toEqual([
      ['Dana', 16],
      ['Kim', 8],
    ]);
    expect(options.priority_levels[0]).toMatchObject({ value: 'urgent', label: 'Urgent', color: '#dc2626' });
    expect(options.process_definitions).toMatchObject([{ label: 'Content', count: 8 }]);
    for (const [columns, list] of [
      [options.columns, 'listTasks'],
      [options.stage_columns, 'listTaskStages'],
    ] as const) {
      for (const { key, value_type: type, operators } of columns as {
        key: string;
        value_type: string;
        operators: string[];
      }[]) {
        for (const operator of operators) {
          const one =
            type === 'number'
              ? 1
              : type === 'checkbox'
                ? true
                : type === 'date_time'
                  ? 'today'
                  : ['text', 'option', 'list', 'single_choice', 'multi_choice'].includes(type)
                    ? 'film'
                    : dana;
          const ask = (one: unknown) => {
            const value = operator.startsWith('is_')
              ? {}
              : { value: operator === 'between' ? [one, one] : operator.endsWith('in_list') ? [one] : one };
            return service.call(list, {
              query: { filter_group: { conditions: [{ field: key, operator, ...value }] } },
            });
          };
          const answer = await ask(one);
          // A column with choices takes one of them, and says which there are.
          const choice = /must be one of (\w+)/.exec(answer.body.error?.message ?? '')?.[1];
          expect((choice === undefined ? answer : await ask(choice)).status, `${key} ${operator}`).toBe(200);
        }
      }
    }
  });

  it('tell values that no task has when asked, and none of tasks out of sight', async () => {
    const priorities = async (query: Record<string, unknown>, caller = reader) =>
      (await service.ok('getTaskOptions', { query }, caller)).data.priority_levels.length;
    await service.query("update tasks set is_private = true where priority_level = 'urgent'");
    expect([
      await priorities({}),
      await priorities({ include_unused: true }),
      await priorities({}, { key: service.agencies[0].key }),
    ]).toEqual([3, 4, 4]);
    const { departments, assignee_options: assignees } = (
      await service.ok('getTaskOptions', { query: { include_unused: true } })
    ).data;
    expect([departments.length, assignees.length]).toEqual([1, 3]);
  });
});
