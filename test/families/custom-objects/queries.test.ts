import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { lifecycle, newObject, newPerson, newRecord, ownerOf, type Answer, type Person } from './objects.ts';

/** Finding records: filters over fields, rollups and linked records, sorts, searches, look-ups and views (contract review, points 4, 21, 23). */
let service: Service;
let owner: Person;
let camera: Answer;
let lens: Answer;
let cameras: Answer[];
beforeAll(async () => {
  service = await startService();
  owner = await ownerOf(service);
  camera = await newObject(owner, {
    definition: {
      lifecycle,
      fields: [
        { key: 'serial', name: 'Serial', config: { type: 'text' } },
        { key: 'budget', name: 'Budget', config: { type: 'number' } },
      ],
    },
  });
  lens = await newObject(owner, {
    definition: {
      fields: [
        { key: 'price', name: 'Price', config: { type: 'money' } },
        { key: 'mm', name: 'Focal length', config: { type: 'number' } },
      ],
      relationships: [
        { key: 'fits', name: 'Fits', to_custom_object_id: camera.id, cardinality: 'many_to_many' },
      ],
    },
  });
  const [{ id: fits }] = lens.definition.relationships;
  const rollup = (key: string, aggregate: string, field?: string) => ({
    key,
    name: key,
    relationship_id: fits,
    aggregate,
    ...(field !== undefined && { field }),
  });
  camera = (
    await owner.ok('replaceCustomObjectDefinition', {
      path: { id: camera.id },
      body: {
        definition: {
          rollups: [
            rollup('lenses', 'count'),
            rollup('value', 'sum', 'field_values.price'),
            rollup('widest', 'minimum', 'field_values.mm'),
            rollup('first_lens', 'first', 'name'),
          ],
        },
      },
    })
  ).custom_object;
  cameras = [];
  for (const [index, serial] of ['A-1', 'B-2', 'C-3'].entries())
    cameras.push(
      await newRecord(owner, camera, {
        name: `Camera ${index}`,
        field_values: { serial, budget: (index * 7) % 10 },
      }),
    );
  const add = (name: string, mm: number, amount_minor: number, ...fitting: Answer[]) =>
    newRecord(owner, lens, {
      name,
      field_values: { mm, price: { amount_minor, currency: 'EUR' } },
      links: fitting.map(({ id }) => ({ relationship_key: 'fits', record_id: id })),
    });
  await add('Wide', 20, 500, cameras[0], cameras[1]);
  await add('Tele', 200, 900, cameras[0]);
});
afterAll(() => service?.stop());

const names = (records: Answer[]): string[] => records.map(({ name }) => name);
const query = (body: object, by = owner): Promise<Answer> =>
  by.ok('queryCustomObjectRecords', { body: { custom_object_id: camera.id, ...body } });
const refused = async (body: object): Promise<[number, string]> =>
  owner.refused('queryCustomObjectRecords', { body: { custom_object_id: camera.id, ...body } });
const where = (field: string, operator: string, value?: unknown) => ({
  filter_group: {
    logical_operator: 'AND',
    conditions: [{ field, operator, ...(value !== undefined && { value }) }],
  },
});

describe('rollups', () => {
  it('are computed from the linked records, shown with the values, and never set', async () => {
    const [record, , bare] = await Promise.all(
      cameras.map(({ id }) => owner.ok('getCustomObjectRecord', { path: { id } })),
    );
    expect(record.field_values).toMatchObject({
      lenses: 2,
      value: { amount_minor: 1400, currency: 'EUR' },
      widest: 20,
      first_lens: 'Wide',
    });
    expect(bare.field_values).toMatchObject({ lenses: 0 });
    expect(bare.field_values.value).toBeUndefined();
    expect(
      (
        await owner.refused('updateCustomObjectRecord', {
          path: { id: record.id },
          body: { field_values: { lenses: 9 } },
        })
      )[0],
    ).toBe(400);
  });

  it('filter and sort', async () => {
    expect(names(await query(where('field_values.lenses', 'greater_or_equal', 1)))).toHaveLength(2);
    expect(names(await query(where('field_values.value', 'greater_than', 1000)))).toEqual(['Camera 0']);
    expect(names(await query({ sort_by: [{ field: 'field_values.lenses', order: 'desc' }] }))).toEqual([
      'Camera 0',
      'Camera 1',
      'Camera 2',
    ]);
    const listed = await owner.ok('listCustomObjectRecords', {
      query: { custom_object_id: [camera.id], sort: 'custom_field', sort_field: 'lenses', order: 'asc' },
    });
    expect(names(listed)[0]).toBe('Camera 2');
  });

  it('of values without an order sort nothing, and say so', async () => {
    const mounts = {
      type: 'multi_choice',
      choices: ['ef', 'rf'].map((key) => ({ key, label: key })),
    };
    const target = await newObject(owner);
    const holder = await newObject(owner, {
      definition: {
        fields: [{ key: 'mounts', name: 'Mounts', config: mounts }],
        relationships: [{ key: 'r', name: 'R', to_custom_object_id: target.id, cardinality: 'many_to_many' }],
      },
    });
    const [{ id: relationship_id }] = holder.definition.relationships;
    const all = { key: 'all', name: 'All', aggregate: 'first', field: 'field_values.mounts' };
    await owner.ok('replaceCustomObjectDefinition', {
      path: { id: target.id },
      body: { definition: { rollups: [{ ...all, relationship_id }] } },
    });
    const [status, message] = await owner.refused('listCustomObjectRecords', {
      query: { custom_object_id: [target.id], sort: 'custom_field', sort_field: 'all' },
    });
    expect([status, message]).toEqual([400, expect.stringContaining('sort_field')]);
  });

  it('count what the caller sees alone', async () => {
    const dana = await newPerson(service);
    await owner.ok('updateCustomObject', {
      path: { id: lens.id },
      body: { view_permission: 'billing.view' },
    });
    const { field_values: values } = await dana.ok('getCustomObjectRecord', { path: { id: cameras[0].id } });
    expect([values.lenses, values.value, values.first_lens]).toEqual([0, undefined, undefined]);
    await owner.ok('updateCustomObject', { path: { id: lens.id }, body: { view_permission: null } });
  });
});

describe('a query', () => {
  it('filters by properties and fields, and sorts by several', async () => {
    expect(names(await query(where('lifecycle_state', 'equals', 'planned')))).toHaveLength(3);
    expect(names(await query(where('field_values.serial', 'starts_with', 'b')))).toEqual(['Camera 1']);
    expect(
      names(
        await query({
          ...where('field_values.budget', 'less_than', 5),
          sort_by: [
            { field: 'field_values.budget', order: 'desc' },
            { field: 'name', order: 'asc' },
          ],
        }),
      ),
    ).toEqual(['Camera 2', 'Camera 0']);
    expect(names(await query({ search: 'c-3' }))).toEqual(['Camera 2']);
    expect((await query({ field_keys: ['serial'] }))[0].field_values).toEqual({ serial: 'C-3' });
  });

  it('names what it does not know', async () => {
    expect(await refused(where('field_values.nope', 'equals', 1))).toEqual([
      400,
      expect.stringContaining('filter_group'),
    ]);
    expect(await refused({ sort_by: [{ field: 'nope', order: 'asc' }] })).toEqual([
      400,
      expect.stringContaining('sort_by[0]'),
    ]);
    expect(await refused(where('field_values.budget', 'starts_with', 'x'))).toEqual([
      400,
      expect.stringContaining('operator'),
    ]);
    expect((await refused({ link_conditions: [{ relationship_id: camera.id }] }))[0]).toBe(404);
    const list = (q: object) => owner.call('listCustomObjectRecords', { query: { ...q } });
    const tree = JSON.stringify(where('name', 'equals', 'x').filter_group);
    expect((await list({ filter_group: tree })).status).toBe(400);
    expect((await list({ filter_group: tree, custom_object_id: [camera.id, lens.id] })).status).toBe(400);
    expect((await list({ filter_group: tree, object_key: [camera.key] })).status).toBe(200);
    expect((await list({ sort: 'custom_field', custom_object_id: [camera.id] })).status).toBe(400);
  });

  it('asks for linked records that meet conditions, or for none', async () => {
    const relationship_id = lens.definition.relationships[0].id;
    const condition = where('field_values.mm', 'greater_than', 100);
    expect(names(await query({ link_conditions: [{ relationship_id, ...condition }] }))).toEqual([
      'Camera 0',
    ]);
    expect(
      names(
        await query({
          link_conditions: [{ relationship_id, has_match: false, ...condition }],
          sort_by: [{ field: 'name', order: 'asc' }],
        }),
      ),
    ).toEqual(['Camera 1', 'Camera 2']);
    expect(names(await query({ link_conditions: [{ relationship_id, has_match: false }] }))).toEqual([
      'Camera 2',
    ]);
    expect((await refused({ link_conditions: [{ relationship_id, is_inverse: false }] }))[0]).toBe(400);
  });
});

describe('a look-up and a search', () => {
  it('find by exact values, ignoring case', async () => {
    const lookup = async (body: object) =>
      names(
        await owner.ok('lookupCustomObjectRecords', {
          query: { sort: 'name', order: 'asc' },
          body: { custom_object_id: camera.id, ...body },
        }),
      );
    expect(await lookup({ fields: [{ key: 'serial', value: 'a-1' }] })).toEqual(['Camera 0']);
    expect(await lookup({ name: 'camera 1', fields: [{ key: 'serial', value: 'a-1' }] })).toEqual([]);
    expect(
      await lookup({ name: 'camera 1', fields: [{ key: 'serial', value: 'a-1' }], match_mode: 'any' }),
    ).toEqual(['Camera 0', 'Camera 1']);
    expect(await lookup({ fields: [{ key: 'budget', value: 7 }] })).toEqual(['Camera 1']);
    const { status } = await owner.call('lookupCustomObjectRecords', {
      body: { custom_object_id: camera.id, fields: [{ key: 'budget', value: '7' }] },
    });
    expect(status).toBe(400);
  });

  it('rank by the name, and tell where else the words stand', async () => {
    const hits = await owner.ok('searchCustomObjectRecords', { body: { search: 'b-2' } });
    expect(hits).toMatchObject([
      {
        record: { name: 'Camera 1', object_key: camera.key },
        matched_keys: ['field_values.serial'],
        excerpt: 'B-2',
      },
    ]);
    const named = await owner.ok('searchCustomObjectRecords', { body: { search: 'camera' } });
    expect(named).toHaveLength(3);
    expect(named[0]).toMatchObject({ matched_keys: ['name'], excerpt: null });
  });
});

describe('views of records', () => {
  it('show, group and sum up the fields of one custom object', async () => {
    const view = await service.ok(
      'createView',
      {
        body: {
          name: 'Cameras',
          record_kind: 'custom_object_record',
          custom_object_id: camera.id,
          columns: [
            { key: 'name' },
            { key: 'field_values.serial' },
            { key: 'field_values.value' },
            { key: 'field_values.budget', summary: 'sum' },
          ],
          group_by: 'lifecycle_state',
        } as never,
      },
      { key: owner.key },
    );
    const { data } = await service.ok(
      'getView',
      { path: { id: view.data.id }, query: { include: ['result'] } } as never,
      { key: owner.key },
    );
    const { result } = data as Answer;
    expect(result.record_count).toBe(3);
    expect(result.groups).toMatchObject([{ value: 'planned', text: 'PLANNED', record_count: 3 }]);
    expect(result.summaries).toMatchObject([{ key: 'field_values.budget', value: 11 }]);
    const row = result.rows.find(({ record }: Answer) => record.name === 'Camera 0');
    expect(row.cells).toMatchObject({
      'field_values.serial': 'A-1',
      'field_values.value': { amount_minor: 1400 },
    });
    const foreign = await service.call(
      'createView',
      {
        body: {
          name: 'X',
          record_kind: 'custom_object_record',
          custom_object_id: '01900000-0000-7000-8000-000000000000',
        },
      },
      { key: owner.key },
    );
    expect(foreign.status).toBe(404);
  });
});

it('takes comments and tells the history of values', async () => {
  const record = await newRecord(owner, camera, { field_values: { budget: 1 } });
  const { data: comment } = await service.ok('createComment', {
    body: { record_kind: 'custom_object_record', record_id: record.id, body_text: 'Check the sensor' },
  });
  expect(comment.body_text).toBe('Check the sensor');
  await owner.ok('updateCustomObjectRecord', {
    path: { id: record.id },
    body: { field_values: { budget: 2 } },
  });
  const { data } = await service.ok('listFieldHistory', { query: { record_id: [record.id], order: 'asc' } });
  expect(data.map(({ field_key, previous_value, value }) => [field_key, previous_value, value])).toEqual([
    ['budget', null, 1],
    ['budget', 1, 2],
  ]);
});
