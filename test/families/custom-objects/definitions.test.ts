import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditOf } from '../organization/people.ts';
import {
  budget,
  lifecycle,
  newObject,
  newPerson,
  newRecord,
  ownerOf,
  path,
  text,
  type Answer,
  type Person,
} from './objects.ts';

/** Custom objects: what a definition may say, settings, copies, folders, and when one can be deleted. */
let service: Service;
let owner: Person;
beforeAll(async () => {
  service = await startService();
  owner = await ownerOf(service);
});
afterAll(() => service?.stop());

describe('a definition', () => {
  it('is read as it was sent, with the defaults of what was left out', async () => {
    const target = await newObject(owner);
    const made = await newObject(owner, {
      anchors: [{ kind: 'client' }],
      definition: {
        fields: [budget],
        lifecycle,
        relationships: [
          {
            key: 'part_of',
            name: 'Part of',
            to_custom_object_id: target.id,
            cardinality: 'many_to_one',
            is_required: true,
          },
        ],
        rollups: [{ key: 'parts', name: 'Parts', relationship_key: 'part_of', aggregate: 'count' }],
      },
    });
    expect(made).toMatchObject({
      status: 'active',
      name_label: 'Name',
      client_requirement: 'optional',
      anchors: [{ kind: 'client', name: null, cardinality: 'many_to_many' }],
      has_lifecycle: true,
      field_count: 1,
      relationship_count: 1,
      record_count: 0,
      definition_version: 1,
    });
    expect(made.definition.relationships[0]).toMatchObject({
      on_target_delete: 'restrict',
      link_count: 0,
      position: 0,
    });
    expect(made.definition.rollups[0]).toMatchObject({ is_inverse: false, field: null, position: 0 });
    // Sent back as it was read, it changes nothing.
    const again = await owner.ok('replaceCustomObjectDefinition', {
      ...path(made),
      body: { definition: made.definition },
    });
    expect([again.custom_object.revision, again.impact, again.job]).toEqual([1, [], null]);
    const keys = async (query: Record<string, unknown>) =>
      (await owner.ok('listCustomObjectRelationships', { query })).map(({ key }: Answer) => key);
    expect(await keys({ to_custom_object_id: [target.id] })).toEqual(['part_of']);
    expect(await keys({ from_custom_object_id: [target.id] })).toEqual([]);
    const [listed] = await owner.ok('listCustomObjects', {
      query: { key: [made.key], anchor_kind: ['client'] },
    });
    expect(listed).toMatchObject({ id: made.id, relationship_count: 1, record_count: 0 });
    expect(listed.definition).toBeUndefined();
    const [details] = (await owner.ok('getCustomObjectDetails', { body: { ids: [target.id] } }))
      .custom_objects;
    expect(details.inbound_relationships.map(({ key }: Answer) => key)).toEqual(['part_of']);
  });

  it('is refused where its parts do not go together', async () => {
    const refused = async (definition: object, more: object = {}) =>
      (
        await owner.refused('createCustomObject', {
          body: { key: 'bad', name: 'Bad', plural_name: 'Bad', definition, ...more },
        })
      )[0];
    const nobody = '01900000-0000-7000-8000-000000000000';
    const [planned, live, retired] = lifecycle.states;
    const cycle = (changes: object) => ({ fields: [budget], lifecycle: { ...lifecycle, ...changes } });
    expect(await refused({ fields: [budget, budget] })).toBe(400);
    expect(await refused(cycle({ initial: 'retired' }))).toBe(400);
    expect(await refused(cycle({ initial: 'nope' }))).toBe(400);
    expect(await refused(cycle({ states: [planned, live, { ...retired, is_archived: true }] }))).toBe(400);
    expect(await refused(cycle({ transitions: [{ from: 'planned', to: 'nope' }] }))).toBe(400);
    expect(
      await refused(cycle({ transitions: [{ from: 'planned', to: 'live', required_fields: ['nope'] }] })),
    ).toBe(400);
    const relate = (more: object) => ({
      relationships: [
        { key: 'r', name: 'R', to_custom_object_id: nobody, cardinality: 'many_to_many', ...more },
      ],
    });
    expect(await refused(relate({}))).toBe(400);
    const target = await newObject(owner);
    expect(
      await refused(
        relate({ to_custom_object_id: target.id, is_required: true, on_target_delete: 'unlink' }),
      ),
    ).toBe(400);
    const rollup = (more: object) => ({
      ...relate({ to_custom_object_id: target.id }),
      rollups: [{ key: 'x', name: 'X', relationship_key: 'r', aggregate: 'sum', ...more }],
    });
    expect(await refused(rollup({}))).toBe(400);
    expect(await refused(rollup({ field: 'name' }))).toBe(400);
    expect(await refused(rollup({ field: 'field_values.nope' }))).toBe(400);
    expect(await refused(rollup({ relationship_key: 'nope', aggregate: 'count' }))).toBe(400);
    const formula = (key: string, expression: string) => ({
      key,
      name: key,
      config: { type: 'formula', expression, result_type: 'number' },
    });
    expect(await refused({ fields: [formula('a', 'nope + 1')] })).toBe(400);
    expect(await refused({ fields: [budget] }, { anchors: [{ kind: 'client' }, { kind: 'client' }] })).toBe(
      400,
    );
    expect(await refused({}, { folder_id: nobody })).toBe(404);
  });

  it('keeps names and keys apart, also for two at once', async () => {
    const body = (key: string, name: string) => ({ body: { key, name, plural_name: name } });
    const answers = await Promise.all([
      owner.call('createCustomObject', body('boat', 'Boat')),
      owner.call('createCustomObject', body('boats', 'boat')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const taken = answers.find(({ status }) => status === 200)!.body.data.name.toUpperCase();
    expect((await owner.call('createCustomObject', body('ship', taken))).status).toBe(409);
  });

  it('does not share keys with fields of all records', async () => {
    await newObject(owner, { definition: { fields: [text('vin')] } });
    const field = (key: string) =>
      service.call('createField', { body: { record_kind: 'custom_object_record', ...text(key) } });
    expect((await field('vin')).status).toBe(409);
    expect((await field('everywhere')).status).toBe(200);
    expect(
      (
        await owner.refused('createCustomObject', {
          body: { key: 'q', name: 'Q', plural_name: 'Q', definition: { fields: [text('everywhere')] } },
        })
      )[0],
    ).toBe(409);
    // Fields of one object are none of the agency's list.
    const { data } = await service.ok('listFields', { query: { record_kind: ['custom_object_record'] } });
    expect(data.map(({ key }) => key)).toEqual(['everywhere']);
    const record = await newRecord(owner, await newObject(owner), { field_values: { everywhere: 'x' } });
    expect(record.field_values).toEqual({ everywhere: 'x' });
  });

  it('needs objects.define', async () => {
    const dana = await newPerson(service);
    const found = await newObject(owner);
    for (const [operation, input] of [
      ['createCustomObject', { body: { key: 'z', name: 'Z', plural_name: 'Z' } }],
      ['updateCustomObject', { ...path(found), body: { name: 'Z' } }],
      ['replaceCustomObjectDefinition', { ...path(found), body: { definition: {} } }],
      ['duplicateCustomObject', path(found)],
      ['deleteCustomObject', path(found)],
      ['moveCustomObject', { ...path(found), body: { folder_id: null } }],
      ['createCustomObjectFolder', { body: { name: 'F' } }],
    ] as const)
      expect((await dana.refused(operation, input))[1]).toContain('objects.define');
  });
});

describe('what a definition tells', () => {
  const formula = (more: object = {}) => ({
    key: 'double',
    name: 'Double',
    config: { type: 'formula', expression: 'budget * 2', result_type: 'number' },
    ...more,
  });
  const create = (body: object) =>
    owner.call('createCustomObject', { body: { key: 'told', name: 'Told', plural_name: 'Told', ...body } });

  it('keeps sensitive values out of names, and formulas that read them sensitive', async () => {
    const { status, body } = await create({
      name_template: '{{field_values.code}}',
      definition: { fields: [text('code', { is_sensitive: true })] },
    });
    expect([status, body.error?.message]).toEqual([400, expect.stringContaining('"code"')]);
    const found = await newObject(owner, {
      definition: {
        fields: [
          { ...formula(), key: 'again', config: { ...formula().config, expression: 'double * 2' } },
          formula(),
          { ...budget, is_sensitive: true },
        ],
      },
    });
    expect(found.definition.fields.map(({ is_sensitive }: Answer) => is_sensitive)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('shows what formulas compute to those alone who see what they read', async () => {
    const guarded = { ...budget, view_permission: 'billing.view' };
    const { status, body } = await create({ definition: { fields: [guarded, formula()] } });
    expect([status, body.error?.message]).toEqual([
      400,
      expect.stringContaining('body.definition.fields[1].view_permission'),
    ]);
    await newObject(owner, {
      definition: { fields: [guarded, formula({ view_permission: 'billing.view' })] },
    });
  });

  it('has no more fields and rollups than records can have values, those of all records included', async () => {
    const numbers = Array.from({ length: 498 }, (_, index) => ({ ...budget, key: `n${index}` }));
    const target = await newObject(owner);
    const relationship = {
      key: 'r',
      name: 'R',
      to_custom_object_id: target.id,
      cardinality: 'many_to_many',
    };
    const rollup = (key: string) => ({ key, name: key, relationship_key: 'r', aggregate: 'count' });
    const { data: common } = await service.ok('listFields', {
      query: { record_kind: ['custom_object_record'] },
    });
    const fields = numbers.slice(common.length);
    const full = { fields, relationships: [relationship], rollups: [rollup('a'), rollup('b')] };
    const { status, body } = await create({
      definition: { ...full, rollups: [...full.rollups, rollup('c')] },
    });
    expect([status, body.error?.message]).toEqual([409, expect.stringContaining('501')]);
    const found = await newObject(owner, { definition: full });
    const more = await service.call('createField', {
      body: { record_kind: 'custom_object_record', ...text('one_more') },
    });
    expect([more.status, more.body.error?.message]).toEqual([409, expect.stringContaining(found.name)]);
    await owner.ok('deleteCustomObject', path(found));
  });

  it('loses a relationship only with the rollups that follow it, from either end', async () => {
    const found = await newObject(owner);
    const { custom_object: related } = await owner.ok('replaceCustomObjectDefinition', {
      ...path(found),
      body: {
        definition: {
          relationships: [
            { key: 'r', name: 'R', to_custom_object_id: found.id, cardinality: 'many_to_many' },
          ],
        },
      },
    });
    const { id } = related.definition.relationships[0];
    const rollup = { key: 'n', name: 'N', relationship_id: id, is_inverse: true, aggregate: 'count' };
    await owner.ok('replaceCustomObjectDefinition', {
      ...path(found),
      body: { definition: { rollups: [rollup] } },
    });
    expect(
      await owner.refused('replaceCustomObjectDefinition', {
        ...path(found),
        body: { definition: { relationships: [] } },
      }),
    ).toEqual([409, expect.stringContaining('"n"')]);
  });
});

describe('settings', () => {
  it('are changed once, audited, and refused where records do not fit', async () => {
    const found = await newObject(owner);
    const update = (body: object) => owner.call('updateCustomObject', { ...path(found), body });
    const { body } = await update({ name: 'Renamed thing', expected_revision: 1 });
    expect([body.data.name, body.data.revision]).toEqual(['Renamed thing', 2]);
    expect((await update({ name: 'Renamed thing' })).body.data.revision).toBe(2);
    expect((await update({ name: 'X', expected_revision: 1 })).status).toBe(409);
    expect((await auditOf(service, found.id)).map(({ action }) => action)).toEqual(['created', 'updated']);
    await newRecord(owner, found);
    expect((await update({ client_requirement: 'required' })).body.error.message).toContain(
      '1 records have no client',
    );
  });
});

describe('duplicating', () => {
  it('copies the definition under a key made from the name, without records', async () => {
    const found = await newObject(owner, {
      name: 'Web site',
      plural_name: 'Web sites',
      definition: { fields: [budget], lifecycle },
    });
    await newRecord(owner, found);
    const copy = await owner.ok('duplicateCustomObject', { ...path(found), body: { name: 'Landing page' } });
    expect(copy).toMatchObject({
      key: 'landing_page',
      name: 'Landing page',
      plural_name: 'Landing pages',
      record_count: 0,
      revision: 1,
      definition_version: 1,
    });
    expect(copy.definition.lifecycle).toEqual(found.definition.lifecycle);
    expect(copy.definition.fields[0].id).not.toBe(found.definition.fields[0].id);
    expect((await owner.ok('duplicateCustomObject', path(found))).name).toBe('Web site 2');
    expect((await newRecord(owner, copy, { field_values: { budget: 2 } })).number).toBe(1);
  });
});

describe('folders', () => {
  it('hold custom objects, and are deleted empty', async () => {
    const folder = await owner.ok('createCustomObjectFolder', { body: { name: 'Web' } });
    const found = await newObject(owner);
    expect(
      (await owner.ok('moveCustomObject', { ...path(found), body: { folder_id: folder.id } })).folder_id,
    ).toBe(folder.id);
    const [listed] = await owner.ok('listCustomObjectFolders', { query: {} });
    expect(listed.item_count).toBe(1);
    expect((await owner.refused('deleteCustomObjectFolder', path(folder)))[0]).toBe(409);
    await owner.ok('moveCustomObject', { ...path(found), body: { folder_id: null } });
    await owner.ok('updateCustomObjectFolder', { ...path(folder), body: { name: 'Web 2' } });
    await owner.ok('moveCustomObjectFolder', { ...path(folder), body: { parent_id: null, position: 0 } });
    await owner.ok('deleteCustomObjectFolder', path(folder));
  });
});

describe('deleting', () => {
  it('waits for a change of the definition that is under way, and for none that was cancelled', async () => {
    const found = await newObject(owner, { definition: { fields: [text('a')] } });
    const record = await newRecord(owner, found, { field_values: { a: 'x' } });
    const { job } = await owner.ok('replaceCustomObjectDefinition', {
      ...path(found),
      body: { definition: { fields: [] }, drop_values: true },
    });
    await owner.ok('deleteCustomObjectRecord', path(record));
    expect((await owner.refused('deleteCustomObject', path(found)))[0]).toBe(409);
    await service.ok('cancelJob', { path: { id: job.id } }, { key: owner.key });
    await owner.ok('deleteCustomObject', path(found));
  });

  it('is refused while there are records or relationships from others, and takes views along', async () => {
    const target = await newObject(owner);
    const from = await newObject(owner, {
      definition: {
        relationships: [{ key: 'r', name: 'R', to_custom_object_id: target.id, cardinality: 'many_to_many' }],
      },
    });
    const record = await newRecord(owner, from);
    await owner.ok('archiveCustomObjectRecord', path(record));
    expect(await owner.refused('deleteCustomObject', path(from))).toEqual([
      409,
      expect.stringContaining('1 records'),
    ]);
    expect(await owner.refused('deleteCustomObject', path(target))).toEqual([
      409,
      expect.stringContaining('1 relationships'),
    ]);
    const { data: view } = await service.ok(
      'createView',
      { body: { name: 'All', record_kind: 'custom_object_record', custom_object_id: from.id } as never },
      { key: owner.key },
    );
    await owner.ok('deleteCustomObjectRecord', path(record));
    const { data: item } = await service.ok(
      'createNavigationItem',
      { body: { label: 'All', target: { type: 'view', view_id: view.id } } },
      { key: owner.key },
    );
    expect(await owner.refused('deleteCustomObject', path(from))).toEqual([
      409,
      expect.stringContaining('navigation'),
    ]);
    await service.ok('deleteNavigationItems', { query: { id: [item.id] } }, { key: owner.key });
    const result = await owner.ok('bulkDeleteCustomObjects', { body: { ids: [target.id, from.id] } });
    expect(result.outcomes.map(({ status }: Answer) => status)).toEqual(['failed', 'succeeded']);
    expect((await service.call('getView', { path: { id: view.id } }, { key: owner.key })).status).toBe(404);
    expect((await auditOf(service, view.id)).map(({ action }) => action)).toContain('deleted');
    await owner.ok('deleteCustomObject', path(target));
    expect((await owner.refused('getCustomObject', path(target)))[0]).toBe(404);
  });
});
