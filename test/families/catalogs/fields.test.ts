import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldTypeDetails } from '#generated/types.gen.ts';
import { startService, type Service } from '../../support/service.ts';
import { budget, newObject, ownerOf } from '../custom-objects/objects.ts';

/** What the catalogues tell of custom fields is what the service does with them. */
let service: Service;
let profileId: string;
let details: FieldTypeDetails[];
beforeAll(async () => {
  service = await startService();
  profileId = (await service.ok('createClientProfile', { body: { name: 'Catalogue' } })).data.id;
  const { data: types } = await service.ok('queryFieldTypes', { query: { limit: 200 }, body: {} });
  details = [];
  for (let from = 0; from < types.length; from += 10)
    details.push(
      ...(
        await service.ok('queryFieldTypeDetails', {
          body: { keys: types.slice(from, from + 10).map(({ key }) => key) },
        })
      ).data,
    );
});
afterAll(() => service.stop());

const call = (operationId: 'createField', body: object) => service.call(operationId, { body: body as never });
const newField = async (config: object, more: object = {}) => {
  const key = `f_${randomUUID().slice(0, 8)}`;
  return call('createField', { record_kind: 'client', key, name: key, config, ...more });
};

// Required fields are in the way of no client then.
const onMembers = { record_kind: 'user' };

/** Settings as the examples have them, but for a formula that reads another field. */
const configs = () =>
  details.map(({ field_type: { key, capabilities }, example }) => ({
    type: key,
    capabilities,
    config: key === 'formula' ? { type: key, expression: '1 + 1', result_type: 'number' } : example,
  }));

describe('types of fields', () => {
  it('are all there, in groups, and found by words, capability, kind of record and form', async () => {
    const found = async (body: object, query: object = {}) =>
      (await service.ok('queryFieldTypes', { query, body })).data.map(({ key }) => key);
    expect(details).toHaveLength(18);
    expect(await found({ search: 'MINOR units' })).toEqual(['money']);
    expect(await found({ categories: ['time'] })).toEqual(['date', 'date_time']);
    expect(await found({ capabilities: ['unique', 'multiple'] })).toEqual(['user', 'client', 'file']);
    expect(await found({ is_form_question: false })).toEqual(['user', 'client', 'composite', 'formula']);
    expect(await found({ record_kinds: ['ticket'], keys: ['url'] })).toEqual(['url']);
    expect(await found({}, { sort: 'label', order: 'asc', limit: 2 })).toEqual(['address', 'checkbox']);
    const page = await service.ok('queryFieldTypes', { query: { limit: 2, offset: 16 }, body: {} });
    expect(page.pagination).toEqual({ total: 18, limit: 2, offset: 16 });
    expect(page.data.map(({ key }) => key)).toEqual(['formula', 'file']);
  });

  it('take the settings of their example, and can be required, unique and have a default as they say', async () => {
    for (const { type, capabilities, config } of configs()) {
      const answers = {
        plain: (await newField(config, onMembers)).status,
        required: (await newField(config, { ...onMembers, is_required: true })).status,
        unique: (
          await newField(
            { ...config, is_multiple: undefined, max_items: undefined },
            { ...onMembers, is_unique: true },
          )
        ).status,
      };
      expect([type, answers]).toEqual([
        type,
        {
          plain: 200,
          required: capabilities.includes('required') ? 200 : 400,
          unique: capabilities.includes('unique') ? 200 : 400,
        },
      ]);
    }
  });

  it('take their example as a value, and filter by the operators that they name', async () => {
    for (const { field_type: type, example_value: value, operators } of details) {
      // Of these the agency has its own, or nobody writes them.
      if (['user', 'client', 'file', 'formula'].includes(type.key)) continue;
      const { config } = configs().find((each) => each.type === type.key)!;
      const bare = ['text', 'email'].includes(type.key) ? { type: type.key } : config;
      const { key } = (await newField(bare)).body.data;
      const body = { name: `With ${type.key}`, profile_id: profileId, field_values: { [key]: value } };
      const created = await service.ok('createClient', { body: body as never });
      expect([type.key, created.data.field_values[key]]).toEqual([type.key, value]);
      const { columns } = (await service.ok('getClientTableColumnCatalog')).data;
      const column = columns.find((each) => each.key === `field_values.${key}`)!;
      expect([type.key, column.operators, column.is_sortable, column.is_groupable]).toEqual([
        type.key,
        operators,
        type.capabilities.includes('sortable'),
        type.capabilities.includes('groupable'),
      ]);
    }
  });

  it('name the ways to show them, their own first', async () => {
    const { data: layouts } = await service.ok('queryFieldLayouts', { query: { limit: 200 }, body: {} });
    for (const { field_type: type, field_layouts: keys } of details) {
      const own = layouts.filter(({ default_for: types }) => types.includes(type.key));
      expect([type.key, own.map(({ key }) => key)]).toEqual([type.key, keys.slice(0, 1)]);
      const fitting = layouts.filter(({ field_types: types }) => types.includes(type.key));
      expect(keys.toSorted()).toEqual(fitting.map(({ key }) => key).sort());
    }
  });
});

describe('ways to show a field', () => {
  it('are found by type and place, and told in detail', async () => {
    const found = async (body: object) =>
      (await service.ok('queryFieldLayouts', { body })).data.map(({ key }) => key);
    expect(await found({ field_types: ['checkbox'] })).toEqual(['tick', 'switch']);
    expect(await found({ field_types: ['date'], surfaces: ['form'] })).toEqual(['date_picker']);
    const { data } = await service.ok('queryFieldLayoutDetails', {
      body: { keys: ['choice_pills', 'nothing_like_it'] },
    });
    expect(data).toMatchObject([
      {
        layout: { key: 'choice_pills', default_for: ['multi_choice'] },
        read_only_text: expect.stringContaining('pills'),
        example: { presentation: 'choice_pills' },
      },
    ]);
  });
});

it('kinds of record say how many fields they have', async () => {
  const fresh = await service.keyWith(service.agencies[1], ['settings.view', 'settings.manage']);
  const count = async () =>
    (await service.ok('queryFieldEntityTypes', { body: { keys: ['user'] } }, { key: fresh })).data[0];
  expect(await count()).toMatchObject({ key: 'user', record_kind: 'user', field_count: 0, field_limit: 500 });
  const body = {
    record_kind: 'user' as const,
    key: 'shoe_size',
    name: 'Shoe size',
    config: { type: 'number' as const },
  };
  const { data: field } = await service.ok('createField', { body }, { key: fresh });
  expect(await count()).toMatchObject({ field_count: 1 });
  await service.ok('deleteField', { path: { id: field.id } }, { key: fresh });
  expect(await count()).toMatchObject({ field_count: 0 });
  const { data } = await service.ok('queryFieldEntityTypes', { body: { capabilities: ['per_profile'] } });
  expect(data.map(({ key }) => key)).toEqual(['client', 'custom_object_record']);
  const agency = (await service.ok('queryFieldEntityTypes', { body: { search: 'the agency itself' } })).data;
  expect(agency).toMatchObject([{ key: 'agency', record_kind: null }]);
});

it('custom object records count the fields that all objects share', async () => {
  const owner = await ownerOf(service);
  await newObject(owner, { definition: { fields: [budget] } });
  const count = async () =>
    (await service.ok('queryFieldEntityTypes', { body: { keys: ['custom_object_record'] } })).data[0]!;
  const { field_count: before } = await count();
  await call('createField', {
    record_kind: 'custom_object_record',
    key: `f_${randomUUID().slice(0, 8)}`,
    name: 'Region',
    config: { type: 'text' },
  });
  await newObject(owner, { definition: { fields: [budget] } });
  expect(await count()).toMatchObject({ field_count: before + 1 });
});
