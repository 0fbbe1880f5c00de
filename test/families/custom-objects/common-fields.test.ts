import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newObject, newRecord, ownerOf, path, text, type Answer, type Person } from './objects.ts';

/** Fields of all custom object records: what the custom objects that use them ask of whoever changes one. */
let service: Service;
let owner: Person;
beforeAll(async () => {
  service = await startService();
  owner = await ownerOf(service);
});
afterAll(() => service?.stop());

let made = 0;
/** A field of all records, of the type number unless told otherwise. */
const common = async (config: object = { type: 'number' }): Promise<Answer> => {
  made += 1;
  const { data } = await service.ok('createField', {
    body: { record_kind: 'custom_object_record', key: `common_${made}`, name: `Common ${made}`, config },
  } as never);
  return data;
};
const formula = (expression: string) => ({
  key: 'double',
  name: 'Double',
  config: { type: 'formula', expression, result_type: 'number' },
});
const rename = (field: Answer, key: string) =>
  service.call('renameFieldKey', { body: { field_id: field.id, key } });
const remove = async (field: Answer): Promise<[number, string]> => {
  const { status, body } = await service.call('deleteField', {
    path: { id: field.id },
    query: { force: true },
  });
  return [status, body.error?.message];
};
const shown = (record: Answer): Promise<Answer> => owner.ok('getCustomObjectRecord', path(record));
const write = (record: Answer, field_values: object) =>
  owner.ok('updateCustomObjectRecord', { ...path(record), body: { field_values } });

describe('a field that formulas of custom objects read', () => {
  it('stays as long as one reads it, and says so', async () => {
    const field = await common();
    const object = await newObject(owner, { definition: { fields: [formula(`${field.key} * 2`)] } });
    expect(await remove(field)).toEqual([409, expect.stringContaining('double')]);
    const { data: usage } = await service.ok('getFieldUsage', { path: { id: field.id } });
    expect(usage.formula_count).toBe(1);
    const { fields } = (await service.ok('getFieldDetails', { body: { ids: [field.id] } } as never))
      .data as Answer;
    expect(fields[0].used_by_formulas).toEqual([
      { id: object.definition.fields[0].id, key: 'double', name: 'Double', type: 'formula' },
    ]);
    await owner.ok('deleteCustomObject', path(object));
    expect((await remove(field))[0]).toBe(200);
  });

  it('keeps them under its new key', async () => {
    const field = await common();
    const object = await newObject(owner, { definition: { fields: [formula(`${field.key} * 2`)] } });
    const record = await newRecord(owner, object, { field_values: { [field.key]: 2 } });
    const { status, body } = await rename(field, 'renamed_for_formulas');
    expect([status, body.data?.updated_formulas]).toEqual([200, 1]);
    expect(await write(record, { renamed_for_formulas: 3 })).toMatchObject({
      field_values: { renamed_for_formulas: 3, double: 6 },
    });
  });

  it('is judged and computed anew with them', async () => {
    const choices = (...keys: string[]) => ({
      type: 'single_choice',
      choices: keys.map((key) => ({ key, label: key })),
    });
    const field = await common(choices('a', 'bcd'));
    const object = await newObject(owner, {
      definition: { fields: [formula(`length(${field.key}) * 2`)] },
    });
    const record = await newRecord(owner, object, { field_values: { [field.key]: 'a' } });
    expect((await shown(record)).field_values.double).toBe(2);
    await service.ok('bulkReplaceFieldChoice', {
      body: { field_id: field.id, from_key: 'a', to_key: 'bcd' },
    } as never);
    expect((await shown(record)).field_values).toEqual({ [field.key]: 'bcd', double: 6 });
    const base = await common({ type: 'formula', expression: '1 + 1', result_type: 'number' });
    await newObject(owner, { definition: { fields: [formula(`${base.key} * 2`)] } });
    const { status, body } = await service.call('updateField', {
      path: { id: base.id },
      body: { config: { type: 'formula', expression: '"one"', result_type: 'text' } },
    });
    expect([status, body.error?.message]).toEqual([409, expect.stringContaining('"double"')]);
  });
});

describe('a field that becomes sensitive', () => {
  it('has no formula left that would tell its values', async () => {
    const field = await common();
    const config = {
      type: 'formula' as const,
      expression: `${field.key} * 2`,
      result_type: 'number' as const,
    };
    const { data: reader } = await service.ok('createField', {
      body: { record_kind: 'custom_object_record', key: 'reads_common', name: 'Reads', config },
    });
    const hide = (id: string) => service.call('updateField', { path: { id }, body: { is_sensitive: true } });
    const refused = await hide(field.id);
    expect([refused.status, refused.body.error?.message]).toEqual([
      409,
      expect.stringContaining('reads_common'),
    ]);
    expect((await hide(reader.id)).status).toBe(200);
    expect((await hide(field.id)).status).toBe(200);
    const { status, body } = await service.call('updateField', {
      path: { id: reader.id },
      body: { is_sensitive: false },
    });
    expect([status, body.data?.is_sensitive]).toEqual([200, true]);
  });
});

describe('a field that transitions, rollups and names of custom objects name', () => {
  it('stays until they do without it', async () => {
    const named = await common({ type: 'text' });
    const object = await newObject(owner, {
      name: 'Boathouse',
      name_template: `{{ field_values.${named.key} }}`,
    });
    expect(await remove(named)).toEqual([409, expect.stringContaining('"Boathouse"')]);
    await owner.ok('updateCustomObject', { ...path(object), body: { name_template: '{{number}}' } });
    expect((await remove(named))[0]).toBe(200);
  });

  it('is carried along under its new key', async () => {
    const [field, size] = [await common({ type: 'text' }), await common()];
    const state = (key: string) => ({ key, label: key, category: 'open' });
    const object = await newObject(owner, {
      name_template: `{{field_values.${field.key}}}`,
      definition: {
        lifecycle: {
          initial: 'planned',
          states: [state('planned'), state('live'), { ...state('over'), category: 'closed' }],
          transitions: [{ from: 'planned', to: 'live', required_fields: [field.key] }],
        },
      },
    });
    const holder = await newObject(owner, {
      definition: {
        relationships: [{ key: 'r', name: 'R', to_custom_object_id: object.id, cardinality: 'many_to_many' }],
        rollups: [
          {
            key: 'total',
            name: 'Total',
            relationship_key: 'r',
            aggregate: 'sum',
            field: `field_values.${size.key}`,
          },
        ],
      },
    });
    const create = (field_values: object) =>
      owner.ok('createCustomObjectRecord', { body: { custom_object_id: object.id, field_values } });
    const record = await create({ [field.key]: 'Pier' });
    const revision = async (found: Answer) => (await owner.ok('getCustomObject', path(found))).revision;
    expect((await rename(field, 'renamed_for_names')).status).toBe(200);
    expect((await rename(size, 'renamed_for_rollups')).status).toBe(200);
    const after = await owner.ok('getCustomObject', path(object));
    expect([after.name_template, after.definition.lifecycle.transitions[0].required_fields]).toEqual([
      '{{field_values.renamed_for_names}}',
      ['renamed_for_names'],
    ]);
    expect((await owner.ok('getCustomObject', path(holder))).definition.rollups[0].field).toBe(
      'field_values.renamed_for_rollups',
    );
    expect([await revision(object), await revision(holder)]).toEqual([2, 2]);
    expect((await shown(record)).name).toBe('Pier');
    expect((await write(record, { renamed_for_names: 'Quay' })).name).toBe('Quay');
  });

  it('leaves alone those that name another whose key begins alike', async () => {
    const field = await common({ type: 'text' });
    await newObject(owner, {
      name_template: `{{field_values.${field.key}_long}}`,
      definition: { fields: [text(`${field.key}_long`)] },
    });
    expect((await remove(field))[0]).toBe(200);
  });
});
