import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newProcess, newTool } from '../processes/process-records.ts';
import { auditActions, newClient, newProfile } from '../client-records.ts';
import { agencyValues, choices, configOf, newField, newKey, writeValues } from './field-records.ts';

let service: Service;
let profileId: string;
beforeAll(async () => {
  service = await startService();
  profileId = (await newProfile(service)).id;
});
afterAll(() => service.stop());

const unknown = randomUUID();
const clientField = (body: object = {}) => newField(service, { record_kind: 'client', ...body });
const clientWith = (values: object) => newClient(service, profileId, { field_values: values });
const client = async (id: string) => (await service.ok('getClient', { path: { id } })).data;
const history = async (fieldId: string) =>
  (await service.ok('listFieldHistory', { query: { field_id: [fieldId] } })).data;

describe('a renamed key', () => {
  it('is carried through stored values and formulas', async () => {
    const budget = await clientField({ config: { type: 'number' } });
    const yearly = await clientField({
      config: {
        type: 'formula',
        expression: `${budget.key} * 12 + length("${budget.key}") * 0`,
        result_type: 'number',
      },
    });
    const record = await clientWith({ [budget.key]: 5 });
    await clientWith({});
    await service.takeEvents();
    const key = newKey('renamed');
    const renamed = (
      await service.ok('renameFieldKey', { body: { field_id: budget.id, key, expected_revision: 1 } })
    ).data;
    expect(renamed).toMatchObject({
      field: { id: budget.id, key, revision: 2 },
      updated_records: 1,
      updated_formulas: 1,
      updated_preferences: 0,
    });

    const after = await client(record.id);
    expect(after.field_values).toEqual({ [key]: 5, [yearly.key]: 60 });
    expect(after.revision).toBe(record.revision + 1);
    const { config } = (await service.ok('getField', { path: { id: yearly.id } })).data;
    expect(config).toMatchObject({
      expression: `${key} * 12 + length("${budget.key}") * 0`,
      depends_on: [key],
    });
    await service.ok('updateClient', { path: { id: record.id }, body: { field_values: { [key]: 6 } } });
    expect((await client(record.id)).field_values[yearly.key]).toBe(72);
    expect(
      (
        await service.call('updateClient', {
          path: { id: record.id },
          body: { field_values: { [budget.key]: 6 } },
        })
      ).status,
    ).toBe(400);
    expect((await history(budget.id)).map((entry: { field_key: string }) => entry.field_key)).toEqual([
      key,
      key,
    ]);
    expect((await service.takeEvents()).map((event) => event.event_type)).toEqual(['client.updated']);
    expect(await auditActions(service, budget.id)).toEqual(['created', 'key_renamed']);
  });

  it('is carried through saved lists, and layouts go on showing the field', async () => {
    const field = await clientField();
    const profile = await newProfile(service, {
      layout: {
        sections: [
          {
            key: 'main',
            title: 'Main',
            column_count: 1,
            items: [{ kind: 'field', key: field.key, width: 1 }],
          },
        ],
      },
    });
    const condition = (key: string) => ({
      conditions: [{ field: `field_values.${key}`, operator: 'equals' as const, value: 'a' }],
    });
    await service.ok('updateClientListPreferences', {
      body: {
        columns: [{ key: 'name' }, { key: `field_values.${field.key}` }],
        sort: 'custom_field',
        sort_field: field.key,
        filter_group: condition(field.key),
      },
    });
    expect((await service.ok('getFieldUsage', { path: { id: field.id } })).data).toMatchObject({
      list_preference_count: 1,
      layout_count: 1,
    });

    const key = newKey('renamed');
    expect(
      (await service.ok('renameFieldKey', { body: { field_id: field.id, key } })).data.updated_preferences,
    ).toBe(1);
    const preferences = (await service.ok('getClientListPreferences')).data;
    expect(preferences).toMatchObject({ sort_field: key, filter_group: condition(key) });
    expect(preferences.columns.map((column: { key: string }) => column.key)).toEqual([
      'name',
      `field_values.${key}`,
    ]);
    const { layout } = (await service.ok('getClientProfileDetails', { path: { id: profile.id } })).data;
    expect(layout.sections[0]!.items[0]).toMatchObject({ kind: 'field', key });
  });

  it('must be free, and is refused when the revision is stale', async () => {
    const [a, b] = [await clientField(), await clientField()];
    const rename = (body: object) => service.call('renameFieldKey', { body });
    expect((await rename({ field_id: a.id, key: b.key })).status).toBe(409);
    expect((await rename({ field_id: a.id, key: newKey(), expected_revision: 9 })).status).toBe(409);
    expect((await rename({ field_id: unknown, key: newKey() })).status).toBe(404);
    expect((await rename({ field_id: a.id, key: a.key })).body.data).toMatchObject({
      field: { revision: 1 },
      updated_records: 0,
    });
  });
});

describe('a replaced choice', () => {
  it('moves every record, once where it held both, and is archived', async () => {
    const field = await clientField({
      config: { type: 'multi_choice', choices: choices('A', 'B', 'C') },
      default_value: ['a', 'b'],
    });
    const records = [
      await clientWith({ [field.key]: ['a', 'b', 'c'] }),
      await clientWith({ [field.key]: ['a'] }),
      await clientWith({ [field.key]: ['c'] }),
    ];
    await service.takeEvents();
    const { field: after, updated_records } = (
      await service.ok('bulkReplaceFieldChoice', { body: { field_id: field.id, from_key: 'a', to_key: 'b' } })
    ).data;
    expect(updated_records).toBe(2);
    expect(
      configOf(after, 'multi_choice').choices.map((choice) => [choice.key, choice.archived_at !== null]),
    ).toEqual([
      ['a', true],
      ['b', false],
      ['c', false],
    ]);
    expect(after.default_value).toEqual(['b']);
    const values = await Promise.all(
      records.map(async ({ id }) => (await client(id)).field_values[field.key]),
    );
    expect(values).toEqual([['b', 'c'], ['b'], ['c']]);
    expect((await history(field.id)).slice(0, 2).map((entry: { value: unknown }) => entry.value)).toEqual(
      expect.arrayContaining([['b', 'c'], ['b']]),
    );
    expect(await service.takeEvents()).toEqual([]);
    expect(await auditActions(service, field.id)).toEqual(['created', 'choice_replaced']);
  });

  it('can be removed or kept, and must be one of the field', async () => {
    const field = await newField(service, {
      config: { type: 'single_choice', choices: choices('A', 'B', 'C') },
    });
    await writeValues(service, { [field.key]: 'a' });
    const replace = (body: object) =>
      service.call('bulkReplaceFieldChoice', {
        body: { field_id: field.id, from_key: 'a', to_key: 'b', ...body },
      });
    const kept = (await replace({ disposition: 'keep' })).body.data;
    expect([kept.updated_records, kept.field.config.choices[0].archived_at]).toEqual([1, null]);
    expect((await agencyValues(service))[field.key]).toBe('b');
    const removed = (await replace({ disposition: 'remove' })).body.data;
    expect(
      removed.field.config.choices.map((choice: { key: string; position: number }) => [
        choice.key,
        choice.position,
      ]),
    ).toEqual([
      ['b', 0],
      ['c', 1],
    ]);
    expect((await replace({})).body.error.message).toMatch(/body.from_key is not a choice/);
    expect((await replace({ from_key: 'b', to_key: 'x' })).status).toBe(400);
    expect((await replace({ from_key: 'b', to_key: 'b' })).status).toBe(400);
    expect((await replace({ field_id: unknown })).status).toBe(404);
    expect((await replace({ from_key: 'b', to_key: 'c', expected_revision: 1 })).status).toBe(409);
    expect((await replace({ field_id: (await newField(service)).id })).body.error.message).toMatch(
      /no choices/,
    );
    await service.ok('bulkReplaceFieldChoice', { body: { field_id: field.id, from_key: 'c', to_key: 'b' } });
    expect((await replace({ from_key: 'b', to_key: 'c' })).status).toBe(409);
  });
});

describe('a field of tasks that processes need', () => {
  const taskField = () => newField(service, { record_kind: 'task', config: { type: 'text' } });
  const usage = async (id: string) =>
    (await service.ok('getFieldUsage', { path: { id } })).data.process_count;
  const remove = (id: string) => service.call('deleteField', { path: { id }, query: { force: true } });
  const needed = (name: unknown) => ({
    status: 409,
    body: {
      error: {
        message: `The field is needed by the stages or tools of the processes "${String(name)}". Change this first.`,
      },
    },
  });

  it('is counted and kept while a stage requires it', async () => {
    const field = await taskField();
    expect(await usage(field.id)).toBe(0);
    const { definition } = await newProcess(service, {
      stages: [{ key: 'copy', name: 'Copy', required_field_keys: [field.key] }],
    });
    expect(await usage(field.id)).toBe(1);
    expect(await remove(field.id)).toMatchObject(needed(definition.name));
    await service.ok('bulkDeleteProcessDefinitions', { body: { ids: [definition.id] } });
    expect(await usage(field.id)).toBe(0);
    expect((await remove(field.id)).status).toBe(200);
  });

  it('is counted and kept while a prompt puts its answer into it, in the working copy or the version of new tasks', async () => {
    const field = await taskField();
    const process = await newProcess(service);
    const { id, name } = process.definition;
    const tool = await newTool(service, process, {
      config: { type: 'ai_prompt', prompt: 'Sum up.', output: 'field', output_field_key: field.key },
    });
    expect(await usage(field.id)).toBe(1);
    await service.ok('publishProcess', { path: { id }, body: {} });
    await service.query('delete from stage_tools where id = $1', [tool.id]);
    expect(await usage(field.id)).toBe(1);
    expect(await remove(field.id)).toMatchObject(needed(name));
  });
});

describe('a deleted field', () => {
  it('is kept while records hold values, unless they are to be erased; the history stays', async () => {
    const field = await clientField();
    const record = await clientWith({ [field.key]: 'a' });
    const remove = (query: Record<string, unknown> = {}) =>
      service.call('deleteField', { path: { id: field.id }, query });
    const refused = await remove();
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      expect.stringMatching(/^1 records have a value/),
    ]);
    expect((await remove({ force: true, expected_revision: 9 })).status).toBe(409);
    expect((await remove({ force: true, expected_revision: 1 })).body.data.id).toBe(field.id);
    expect((await remove()).status).toBe(404);
    expect((await service.call('getField', { path: { id: field.id } })).status).toBe(404);
    expect((await client(record.id)).field_values).not.toHaveProperty(field.key);
    expect(
      (await history(field.id)).map((entry: { previous_value: unknown; value: unknown }) => [
        entry.previous_value,
        entry.value,
      ]),
    ).toEqual([
      ['a', null],
      [null, 'a'],
    ]);
    expect((await clientField({ key: field.key })).id).not.toBe(field.id);
    expect(await auditActions(service, field.id)).toEqual(['created', 'deleted']);
  });

  it('of many erases the values of a record at once, with the history of each', async () => {
    const [a, b, c] = [await clientField(), await clientField(), await clientField()];
    const both = await clientWith({ [a.key]: 'a', [b.key]: 'b', [c.key]: 'c' });
    const neither = await clientWith({ [c.key]: 'c' });
    expect(
      (await service.ok('bulkDeleteFields', { body: { ids: [a.id, b.id.toUpperCase()], force: true } })).data
        .succeeded,
    ).toBe(2);
    expect(await client(both.id)).toMatchObject({
      field_values: { [c.key]: 'c' },
      revision: both.revision + 1,
    });
    expect(await client(neither.id)).toMatchObject({
      field_values: { [c.key]: 'c' },
      revision: neither.revision,
    });
    for (const [field, value] of [
      [a, 'a'],
      [b, 'b'],
    ] as const) {
      expect((await history(field.id))[0]).toMatchObject({
        record_id: both.id,
        previous_value: value,
        value: null,
      });
    }
  });

  it('of many is one outcome each, formulas before what they read', async () => {
    const base = await clientField({ config: { type: 'number' } });
    const reader = await clientField({
      config: { type: 'formula', expression: `${base.key} + 1`, result_type: 'number' },
    });
    const held = await clientField();
    await clientWith({ [held.key]: 'a' });
    const { data } = await service.ok('bulkDeleteFields', {
      body: { ids: [base.id, held.id, unknown, reader.id] },
    });
    expect(data).toMatchObject({ succeeded: 2, unchanged: 0, failed: 2 });
    expect(
      data.outcomes.map((outcome: { id: string; status: string; error?: { type: string } }) => [
        outcome.id,
        outcome.status,
        outcome.error?.type,
      ]),
    ).toEqual([
      [base.id, 'succeeded', undefined],
      [held.id, 'failed', 'conflict'],
      [unknown, 'failed', 'not_found'],
      [reader.id, 'succeeded', undefined],
    ]);
    expect(
      (await service.ok('bulkDeleteFields', { body: { ids: [held.id], force: true } })).data.succeeded,
    ).toBe(1);
  });
});

describe('usage and details', () => {
  it('count what uses a field', async () => {
    const field = await clientField({ config: { type: 'single_choice', choices: choices('A', 'B') } });
    const reader = await clientField({
      config: { type: 'formula', expression: `${field.key} == "a"`, result_type: 'checkbox' },
    });
    for (const choice of ['a', 'a', 'b']) await clientWith({ [field.key]: choice });
    const { data: usage } = await service.ok('getFieldUsage', { path: { id: field.id } });
    expect(usage).toMatchObject({
      field_id: field.id,
      record_count: 3,
      choices: [
        { key: 'a', record_count: 2 },
        { key: 'b', record_count: 1 },
      ],
      formula_count: 1,
      list_preference_count: 0,
      history_count: 3,
      last_changed_at: expect.any(String),
    });
    expect((await service.call('getFieldUsage', { path: { id: unknown } })).status).toBe(404);

    const [bank] = (await service.ok('listFieldCompositeTypes', { query: { key: ['bank_details'] } })).data;
    const account = await clientField({ config: { type: 'composite', composite_type_id: bank!.id } });
    const { data } = await service.ok('getFieldDetails', {
      body: { ids: [reader.id, unknown, field.id, account.id], include: ['usage'] },
    });
    expect(data.missing_ids).toEqual([unknown]);
    expect(data.fields.map((details: { field: { id: string } }) => details.field.id)).toEqual([
      reader.id,
      field.id,
      account.id,
    ]);
    const [ofReader, ofField, ofAccount] = data.fields;
    expect(ofReader!.dependencies).toEqual([
      { id: field.id, key: field.key, name: 'Field', type: 'single_choice' },
    ]);
    expect(ofField!.used_by_formulas.map((ref: { id: string }) => ref.id)).toEqual([reader.id]);
    expect(ofField!.usage).toEqual(usage);
    expect(ofAccount!.composite_type).toEqual(bank);
    expect(
      (await service.ok('getFieldDetails', { body: { ids: [field.id] } })).data.fields[0],
    ).not.toHaveProperty('usage');
  });
});

describe('composite types', () => {
  it('are listed, searched, sorted and read, the same in each agency', async () => {
    expect((await service.ok('listFieldCompositeTypes')).data[0]!.key).toBe('person_name');
    const all = await service.ok('listFieldCompositeTypes', { query: { sort: 'name', order: 'asc' } });
    expect(all.data.map((type: { key: string }) => type.key)).toEqual([
      'bank_details',
      'contact_person',
      'date_range',
      'dimensions',
      'opening_hours',
      'person_name',
      'postal_address',
      'social_profiles',
      'tax_registration',
    ]);
    const page = await service.ok(
      'listFieldCompositeTypes',
      { query: { sort: 'name', limit: 2, offset: 1 } },
      { key: service.agencies[1].key },
    );
    expect([page.data.length, page.data[0]!.key, page.pagination]).toEqual([
      2,
      'social_profiles',
      { total: 9, limit: 2, offset: 1 },
    ]);
    expect(
      (await service.ok('listFieldCompositeTypes', { query: { search: 'BANK' } })).data.map(
        (type: { key: string }) => type.key,
      ),
    ).toEqual(['bank_details']);
    expect((await service.ok('getFieldCompositeType', { path: { id: all.data[0]!.id } })).data).toEqual(
      all.data[0],
    );
    expect((await service.call('getFieldCompositeType', { path: { id: unknown } })).status).toBe(404);
  });
});
