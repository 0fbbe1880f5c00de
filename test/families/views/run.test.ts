import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newField } from '../fields/field-records.ts';
import { newPerson, refusal, type Answer, type Person } from './people.ts';
import { names, openStudio, usd, where } from './studio.ts';

/** Running views of tasks: records, order, groups, summaries and texts, for whoever reads them. */
let service: Service;
let dana: Person;
let sam: Person;
let client: Answer;
let studio: string;
let tasks: Record<string, string>;
beforeAll(async () => {
  service = await startService({});
  ({ dana, sam, client, studio, tasks } = await openStudio(service));
});
afterAll(() => service.stop());

const query = (body: object, page: Record<string, unknown> = {}, person = dana): Promise<Answer> =>
  person.ok('queryViewRecords', { body: { record_kind: 'task', ...body }, query: page });
const byName = { sort_by: [{ field: 'name', order: 'asc' }] };

describe('rows', () => {
  it('have the values of their columns, and texts where people read others', async () => {
    const keys = [
      'name',
      'client_id',
      'priority_level',
      'assigned_to',
      'due_date',
      'tags',
      'is_private',
      'status',
    ];
    const custom = ['size', 'budget', 'area', 'reviewer'].map((key) => `field_values.${key}`);
    const result = await query({
      columns: [...keys, ...custom].map((key) => ({ key })),
      ...where('name', 'equals', 'Site'),
    });
    expect(result).toMatchObject({ record_count: 1, groups: [], has_more_groups: false, summaries: [] });
    const [row] = result.rows;
    expect(row.record).toEqual({ kind: 'task', id: tasks['Site'], name: 'Site' });
    expect(row.cells).toEqual({
      name: 'Site',
      client_id: client.id,
      priority_level: 'urgent',
      assigned_to: [dana.id],
      due_date: '2026-03-20T22:00:00.000Z',
      tags: ['Retainer', 'hot'],
      is_private: false,
      status: 'todo',
      'field_values.size': 5,
      'field_values.budget': usd(125000),
      'field_values.area': ['web', 'print'],
      'field_values.reviewer': sam.id,
    });
    expect(row.texts).toMatchObject({
      client_id: 'Harbor Dental',
      priority_level: 'Urgent',
      is_private: 'No',
      'field_values.budget': '$1,250.00',
      'field_values.area': 'Web, Print',
    });
    const [empty] = (
      await query({ columns: keys.map((key) => ({ key })), ...where('name', 'equals', 'Call') })
    ).rows;
    expect(Object.keys(empty.cells).sort()).toEqual(['is_private', 'name', 'status']);
  });

  it('are those that the reader may see, page by page, in the order asked for', async () => {
    expect(names(await query(byName))).toEqual(['Call', 'Flyer', 'Site']);
    expect(names(await query(byName, {}, sam))).toEqual(['Call', 'Flyer', 'Secret', 'Site']);
    const order = [
      { field: 'field_values.size', order: 'asc' },
      { field: 'name', order: 'desc' },
    ];
    expect(names(await query({ sort_by: order }))).toEqual(['Flyer', 'Call', 'Site']);
    expect(await query({ sort_by: order }, { limit: 1, offset: 1 })).toMatchObject({
      record_count: 3,
      rows: [{ record: { name: 'Call' } }],
    });
    expect(names(await query({ ...byName, search: 'fly' }))).toEqual(['Flyer']);
  });

  it('know who reads them by me and my_departments', async () => {
    const mine = where('assigned_to', 'contains', 'me');
    expect(names(await query({ ...byName, ...mine }))).toEqual(['Flyer', 'Site']);
    expect(names(await query({ ...byName, ...mine }, {}, sam))).toEqual(['Flyer', 'Secret']);
    expect(names(await query({ ...byName, ...where('assigned_to', 'not_in_list', ['me']) }))).toEqual([
      'Call',
    ]);
    const reviewed = where('field_values.reviewer', 'equals', 'me');
    expect([names(await query(reviewed)), names(await query(reviewed, {}, sam))]).toEqual([
      ['Flyer'],
      ['Site'],
    ]);
    const ours = where('department_id', 'equals', 'my_departments');
    expect([names(await query(ours)), names(await query(ours, {}, sam))]).toEqual([[], ['Site']]);
    expect(
      names(await query({ ...byName, ...where('department_id', 'not_equals', 'my_departments') })),
    ).toHaveLength(3);
    const saved = await dana.save({
      ...mine,
      ...byName,
      status: 'shared',
      sharing: { audience: 'users', user_ids: [sam.id] },
    });
    const run = { path: { id: saved.id } };
    const seen = async (person: Person) =>
      (await person.ok('listSavedViewTasks', run)).map((task: Answer) => task.name);
    expect([await seen(dana), await seen(sam)]).toEqual([
      ['Flyer', 'Site'],
      ['Flyer', 'Secret'],
    ]);
    // Outside of views they are no ids.
    const filter_group = JSON.stringify(mine.filter_group);
    expect((await service.call('listTasks', { query: { filter_group } }, { key: dana.key })).status).toBe(
      400,
    );
  });
});

describe('groups', () => {
  it('stand in the order of their options, records without a value last', async () => {
    const result = await query({
      ...byName,
      group_by: 'field_values.area',
      columns: [{ key: 'name' }, { key: 'field_values.size', summary: 'sum' }],
    });
    expect(
      result.groups.map(({ value, text, color, record_count, summaries }: Answer) => [
        value,
        text,
        color,
        record_count,
        summaries[0].value,
      ]),
    ).toEqual([
      ['web', 'Web', '#112233', 1, 5],
      ['print', 'Print', null, 2, 7],
      [null, 'None', null, 1, 2],
    ]);
    // A record with several values is in each of its groups, and counts once.
    expect(names(result)).toEqual(['Site', 'Flyer', 'Site', 'Call']);
    expect(result.record_count).toBe(3);
    expect(result.rows[0].cells['field_values.area']).toEqual(['web', 'print']);
  });

  it('are read one by one', async () => {
    const by = { ...byName, group_by: 'field_values.area' };
    const print = await query({ ...by, group_value: 'print' });
    expect([names(print), print.record_count, print.groups.length]).toEqual([['Flyer', 'Site'], 2, 1]);
    expect(names(await query({ ...by, group_value: null }))).toEqual(['Call']);
    expect(names(await query({ ...by, group_value: 'nothing' }))).toEqual([]);
    expect(
      (await dana.call('queryViewRecords', { body: { record_kind: 'task', group_value: 'x' } })).status,
    ).toBe(400);
  });

  it('of people, departments and tags have their names', async () => {
    const groups = async (group_by: string, person = dana) =>
      (await query({ group_by }, {}, person)).groups.map(({ value, text, record_count }: Answer) => [
        value,
        text,
        record_count,
      ]);
    expect(await groups('department_id')).toEqual([
      [studio, 'Studio', 1],
      [null, 'None', 2],
    ]);
    expect(await groups('tags')).toEqual([
      ['hot', 'hot', 1],
      ['retainer', 'retainer', 2],
      [null, 'None', 1],
    ]);
    expect((await groups('assigned_to')).map(([value]: Answer) => value).sort()).toEqual(
      [dana.id, null, sam.id].sort(),
    );
    const blind = await newPerson(service, ['tasks.view']);
    expect(await groups('client_id')).toContainEqual([client.id, 'Harbor Dental', 1]);
    expect(await groups('client_id', blind)).toContainEqual([client.id, client.id, 1]);
    expect((await groups('status_category')).map(([, text]: Answer) => text)).toEqual(['Todo', 'Done']);
  });
});

describe('summaries', () => {
  const summary = async (key: string, kind: string, body: object = {}) =>
    (await query({ columns: [{ key, summary: kind }], ...body })).summaries[0];

  it('are over all records of the view', async () => {
    expect(await summary('field_values.size', 'sum')).toEqual({
      key: 'field_values.size',
      summary: 'sum',
      value: 9,
      text: '9',
    });
    expect(await summary('field_values.size', 'average')).toMatchObject({ value: 3 });
    expect(await summary('field_values.size', 'count_distinct')).toMatchObject({ value: 2 });
    expect(await summary('field_values.area', 'count_distinct')).toMatchObject({ value: 2 });
    expect(await summary('tags', 'count_filled')).toMatchObject({ value: 2 });
    expect(await summary('due_date', 'maximum')).toMatchObject({ value: '2026-03-20T22:00:00.000Z' });
    expect(await summary('due_date', 'minimum', where('name', 'equals', 'Call'))).toMatchObject({
      value: null,
      text: null,
    });
  });

  it('of amounts are in one currency, or none', async () => {
    expect(await summary('field_values.budget', 'sum')).toMatchObject({ value: 150000, text: '$1,500.00' });
    await service.query(
      `update tasks set field_values = field_values || '{"budget": {"amount_minor": 900, "currency": "EUR"}}' where id = $1`,
      [tasks['Call']],
    );
    expect(await summary('field_values.budget', 'sum')).toMatchObject({ value: null, text: null });
    expect(await summary('field_values.budget', 'count_filled')).toMatchObject({ value: 3 });
    await service.query("update tasks set field_values = field_values - 'budget' where id = $1", [
      tasks['Call'],
    ]);
  });
});

describe('a saved view', () => {
  it('runs with its board, and a request changes and narrows it', async () => {
    const view = await dana.save({
      ...byName,
      ...where('assigned_to', 'is_not_empty'),
      columns: [{ key: 'name' }],
      display: { type: 'board', column_field: 'status', card_fields: ['due_date'] },
    });
    const { result, ...plain } = await dana.ok('getView', {
      path: { id: view.id },
      query: { include: ['result'] },
    });
    expect(plain).toEqual(view);
    expect(result.groups.map(({ value }: Answer) => value).sort()).toEqual(['done', 'todo']);
    expect(
      Object.keys(result.rows.find(({ record }: Answer) => record.name === 'Site').cells).sort(),
    ).toEqual(['due_date', 'name', 'status']);
    const narrowed = await dana.ok('queryViewRecords', {
      body: { view_id: view.id, ...where('name', 'starts_with', 'fl'), group_by: null },
    });
    expect([names(narrowed), narrowed.groups]).toEqual([['Flyer'], []]);
    const kind = { view_id: view.id, record_kind: 'client' };
    expect(await refusal(dana.call('queryViewRecords', { body: kind }))).toEqual([
      400,
      expect.stringContaining('record_kind'),
    ]);
    const searched = await dana.ok('getView', {
      path: { id: view.id },
      query: { include: ['result'], search: 'site', limit: 1 },
    });
    expect(names(searched.result)).toEqual(['Site']);
  });

  it('goes on without columns that are gone, and says which condition is', async () => {
    const field = await newField(service, {
      record_kind: 'task',
      key: 'gone',
      name: 'Gone',
      config: { type: 'number' },
    });
    const single = await newField(service, {
      record_kind: 'task',
      key: 'stage_of',
      name: 'S',
      config: { type: 'single_choice', choices: [{ key: 'a', label: 'A' }] },
    });
    const shown = await dana.save({
      columns: [{ key: 'name' }, { key: 'field_values.gone', summary: 'sum' }],
      sort_by: [{ field: 'field_values.gone', order: 'asc' }, ...byName.sort_by],
    });
    const filtered = await dana.save(where('field_values.gone', 'greater_than', 1));
    const grouped = await dana.save({ group_by: 'field_values.stage_of' });
    for (const { id } of [field, single])
      await service.ok('deleteField', { path: { id }, query: { force: true } } as never);
    const run = (id: string) => dana.call('getView', { path: { id }, query: { include: ['result'] } });
    const { body } = await run(shown.id);
    expect([names(body.data.result), body.data.result.summaries]).toEqual([['Call', 'Flyer', 'Site'], []]);
    expect(await refusal(run(filtered.id))).toEqual([409, expect.stringContaining('"field_values.gone"')]);
    expect(await refusal(run(grouped.id))).toEqual([409, expect.stringContaining('"field_values.stage_of"')]);
    expect(await refusal(dana.call('queryViewRecords', { body: { view_id: filtered.id } }))).toEqual([
      409,
      expect.stringContaining('"field_values.gone"'),
    ]);
    // The view itself is there, and can be mended.
    expect((await dana.ok('getView', { path: { id: filtered.id } })).filter_group).not.toBeNull();
    await dana.ok('updateView', { body: { id: filtered.id, filter_group: null } });
    expect((await run(filtered.id)).status).toBe(200);
  });

  it('follows a field that gets another key', async () => {
    const field = await newField(service, {
      record_kind: 'task',
      key: 'old',
      name: 'Old',
      config: { type: 'checkbox' },
    });
    const view = await dana.save({
      columns: [{ key: 'field_values.old' }],
      ...where('field_values.old', 'is_empty'),
      sort_by: [{ field: 'field_values.old', order: 'asc' }],
      quick_filters: ['field_values.old'],
      display: { type: 'board', column_field: 'field_values.old', card_fields: ['name', 'field_values.old'] },
    });
    await service.ok('renameFieldKey', { body: { field_id: field.id, key: 'new_key' } } as never);
    const renamed = await dana.ok('getView', { path: { id: view.id } });
    expect(JSON.stringify(renamed)).not.toContain('field_values.old');
    expect(renamed).toMatchObject({
      group_by: 'field_values.new_key',
      display: { column_field: 'field_values.new_key', card_fields: ['name', 'field_values.new_key'] },
      filter_group: { conditions: [{ field: 'field_values.new_key' }] },
      revision: 1,
    });
  });
});
