import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newField } from '../fields/field-records.ts';
import { insert, insertMember, insertStage, insertTask } from './task-rows.ts';

let service: Service;
let me: string;
let other: string;
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

beforeAll(async () => {
  service = await startService();
  [{ id: me }] = (await service.query<{ id: string }>(
    "select id from users where tenant_id = $1 and name = 'Everything'",
    [service.agencies[0].id],
  )) as [{ id: string }];
  other = await insertMember(service, 'Dana');
  await newField(service, { record_kind: 'task', key: 'size', name: 'Size', config: { type: 'number' } });
  for (const [name, size, due] of [
    ['Small', 1, 3],
    ['Middle', 5, 1],
    ['Large', 9, 2],
  ] as const) {
    const task = await insertTask(service, {
      name,
      field_values: { size },
      due_date: day(due),
      priority_level: name === 'Large' ? 'low' : 'urgent',
    });
    await insertStage(service, task, { name: 'Draft', due_date: day(10 - due) });
    await insertStage(service, task, {
      name: 'Review',
      due_date: day(20 + due),
      position: 1,
      status: 'completed',
      status_category: 'completed',
    });
  }
  await insertTask(service, {
    name: 'Closed',
    status: 'done',
    status_category: 'done',
    field_values: { size: 7 },
  });
});
afterAll(() => service.stop());

const newView = (columns: Record<string, unknown> = {}): Promise<string> =>
  insert(service, 'views', {
    tenant_id: service.agencies[0].id,
    name: 'View',
    record_kind: 'task',
    display: { type: 'table' },
    owner_id: me,
    created_by: me,
    ...columns,
    columns: JSON.stringify([{ key: 'name', width: null, is_frozen: false, summary: 'none' }]),
    sort_by: JSON.stringify(columns['sort_by'] ?? []),
  });
const filter = (name: string, operator: string, value: unknown) => ({
  filter_group: { conditions: [{ field: name, operator, value }] },
});
const run = async (id: string, query: Record<string, unknown> = {}): Promise<string[]> =>
  (await service.ok('listSavedViewTasks', { path: { id }, query })).data.map(
    ({ name }: { name: string }) => name,
  );

describe('running a view', () => {
  it('finds what its filter finds, in its order unless another is asked for', async () => {
    const view = await newView({
      ...filter('field_values.size', 'greater_than', 3),
      sort_by: [
        { field: 'priority_level', order: 'desc' },
        { field: 'field_values.size', order: 'asc' },
        { field: 'field_values.gone', order: 'asc' },
      ],
    });
    expect(await run(view)).toEqual(['Middle', 'Large', 'Closed']);
    expect(await run(view, { status_scope: 'open', sort: 'due_date', order: 'desc' })).toEqual([
      'Large',
      'Middle',
    ]);
    expect(await run(view, { search: 'clos' })).toEqual(['Closed']);
    expect(await run(await newView())).toEqual(['Closed', 'Large', 'Middle', 'Small']);
  });

  it('of stages shows each task that has such a stage once', async () => {
    const view = await newView({
      record_kind: 'task_stage',
      ...filter('due_date', 'greater_than', 'today'),
      sort_by: [{ field: 'due_date', order: 'asc' }],
    });
    expect(await run(view)).toEqual(['Small', 'Large', 'Middle']);
    const { pagination } = await service.ok('listSavedViewTasks', { path: { id: view } });
    expect(pagination.total).toBe(3);
    expect(
      await run(
        await newView({ record_kind: 'task_stage', ...filter('status_category', 'equals', 'cancelled') }),
      ),
    ).toEqual([]);
  });

  it('tells which field is gone', async () => {
    const view = await newView(filter('field_values.gone', 'equals', 1));
    const { status, body } = await service.call('listSavedViewTasks', { path: { id: view } });
    expect([status, body.error.message]).toEqual([409, expect.stringContaining('"field_values.gone"')]);
  });

  it('is only for whom it is meant', async () => {
    const hidden = [
      randomUUID(),
      await newView({ owner_id: other }),
      await newView({ deleted_at: new Date() }),
      await newView({ record_kind: 'client' }),
      await newView({ owner_id: other, audience: 'users', user_ids: [other] }),
      await newView({ owner_id: other, audience: 'departments', department_ids: [randomUUID()] }),
    ];
    for (const id of hidden)
      expect((await service.call('listSavedViewTasks', { path: { id } })).status).toBe(404);
    const shared = await newView({ owner_id: other, audience: 'users', user_ids: [me] });
    expect((await run(shared)).length).toBe(4);
    expect(
      (await service.call('listSavedViewTasks', { path: { id: shared } }, { key: service.agencies[1].key }))
        .status,
    ).toBe(404);
  });
});

describe('listing views', () => {
  it('shows own and shared ones, in their order', async () => {
    await service.query('delete from views');
    const folder = await insert(service, 'folders', {
      tenant_id: service.agencies[0].id,
      kind: 'view',
      name: 'Mondays',
      created_by: me,
    });
    const department = (
      await service.ok('createDepartment', { body: { name: 'Studio', levels: [{ name: 'Member' }] } })
    ).data;
    await service.query(
      'insert into department_members (tenant_id, department_id, level_id, user_id) values ($1, $2, $3, $4)',
      [service.agencies[0].id, department.id, department.levels[0]!.id, me],
    );
    await newView({ name: 'In a folder', folder_id: folder });
    await newView({ name: 'Second', position: 1, record_kind: 'task_stage' });
    await newView({ name: 'First', owner_id: other, audience: 'everyone', is_default: true });
    await newView({
      name: 'Third',
      position: 2,
      owner_id: other,
      audience: 'departments',
      department_ids: [department.id],
      is_editable: true,
    });
    await newView({ name: 'Hers', owner_id: other });
    await newView({ name: 'Clients', record_kind: 'client' });
    const names = async (query: Record<string, unknown> = {}) =>
      (await service.ok('listTaskSavedViews', { query })).data.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['First', 'Second', 'Third', 'In a folder']);
    expect(await names({ status: ['shared'], sort: 'name', order: 'desc' })).toEqual(['Third', 'First']);
    expect(await names({ record_kind: ['task_stage'] })).toEqual(['Second']);
    expect(await names({ owner_id: [other], search: 'thi' })).toEqual(['Third']);
    const [first] = (
      await service.ok(
        'listTaskSavedViews',
        {},
        { key: await service.keyWith(service.agencies[0], ['tasks.view']) },
      )
    ).data;
    expect(first).toMatchObject({
      name: 'First',
      status: 'shared',
      sharing: { audience: 'everyone', department_ids: [], user_ids: [], is_editable: false },
      can_edit: false,
      is_default: true,
    });
  });
});
