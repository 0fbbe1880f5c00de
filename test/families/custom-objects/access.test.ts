import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Uploader } from '../files/upload.ts';
import { startService, type Service } from '../../support/service.ts';
import {
  budget,
  editing,
  newObject,
  newPerson,
  newRecord,
  ownerOf,
  personWith,
  takeEvents,
  type Answer,
  type Person,
} from './objects.ts';

/** Who sees and changes which records: permissions, audiences, owners and fields (contract review, point 22). */
let service: Service;
let owner: Person;
let dana: Person;
let stranger: Person;
beforeAll(async () => {
  service = await startService();
  [owner, dana] = [await ownerOf(service), await newPerson(service)];
  const other = service.agencies[1];
  stranger = personWith(service, other.ownerId, other.key);
});
beforeEach(async () => void (await service.takeEvents()));
afterAll(() => service?.stop());

const path = (record: Answer) => ({ path: { id: record.id } });
const statusOf = async (
  by: Person,
  operation: Parameters<Person['call']>[0],
  input: object,
): Promise<number> => (await by.call(operation, input)).status;
const audience = (...user_ids: string[]) => ({
  is_everyone: false,
  department_ids: [],
  level_ids: [],
  user_ids,
});

/** In how many ways the person finds the record: each read that could show it. */
async function sights(by: Person, object: Answer, record: Answer): Promise<number[]> {
  const of = async (operation: Parameters<Person['call']>[0], input: object) => {
    const { status, body } = await by.call(operation, input);
    return status === 200 ? (Array.isArray(body.data) ? body.data.length : 1) : status;
  };
  return [
    await of('getCustomObjectRecord', path(record)),
    await of('listCustomObjectRecords', { query: { custom_object_id: [object.id] } }),
    await of('searchCustomObjectRecords', { body: { search: record.name } }),
    await of('queryCustomObjectRecords', { body: { custom_object_id: object.id } }),
    await of('lookupCustomObjectRecords', { body: { custom_object_id: object.id, name: record.name } }),
  ];
}

const seen = [1, 1, 1, 1, 1];
const unseen = [404, 0, 0, 404, 404];

describe('a permission to see records', () => {
  it('keeps them from everyone without it, whatever they call', async () => {
    const object = await newObject(owner, { view_permission: 'billing.view' });
    const record = await newRecord(owner, object, { name: 'Contract 77' });
    expect(await sights(dana, object, record)).toEqual(unseen);
    const clerk = await newPerson(service, [...editing, 'billing.view']);
    expect(await sights(clerk, object, record)).toEqual(seen);
    expect(await statusOf(dana, 'updateCustomObjectRecord', { ...path(record), body: { name: 'X' } })).toBe(
      404,
    );
    expect(await statusOf(dana, 'deleteCustomObjectRecord', path(record))).toBe(404);
    expect(
      await statusOf(dana, 'createCustomObjectRecord', { body: { custom_object_id: object.id, name: 'X' } }),
    ).toBe(404);
    // The kind itself is no secret.
    expect(await statusOf(dana, 'getCustomObject', path(object))).toBe(200);
  });
});

describe('an audience', () => {
  it('narrows who sees records to its members, and admins', async () => {
    const ben = await newPerson(service);
    const object = await newObject(owner, { view_audience: audience(ben.id) });
    const record = await newRecord(owner, object, { name: 'Audience 1' });
    expect(await sights(dana, object, record)).toEqual(unseen);
    expect(await sights(ben, object, record)).toEqual(seen);
    expect(await sights(owner, object, record)).toEqual(seen);
  });

  it('narrows who changes records', async () => {
    const ben = await newPerson(service);
    const object = await newObject(owner, { edit_audience: audience(ben.id) });
    const record = await newRecord(owner, object);
    const rename = (by: Person) =>
      by.call('updateCustomObjectRecord', { ...path(record), body: { name: 'X' } });
    const { status, body } = await rename(dana);
    expect([status, body.error.type]).toEqual([403, 'permission_denied']);
    expect((await rename(ben)).status).toBe(200);
    for (const [operation, input] of [
      ['archiveCustomObjectRecord', path(record)],
      ['deleteCustomObjectRecord', path(record)],
      ['duplicateCustomObjectRecord', path(record)],
      ['transitionCustomObjectRecord', { ...path(record), body: { to: 'active' } }],
      ['createCustomObjectRecord', { body: { custom_object_id: object.id, name: 'Y' } }],
      ['manageCustomObjectRecord', { body: { custom_object_id: object.id, records: [{ name: 'Y' }] } }],
    ] as const)
      expect([operation, await statusOf(dana, operation, input)]).toEqual([operation, 403]);
  });

  it('names members, departments and levels that there are', async () => {
    const refused = (view_audience: object) =>
      owner.refused('createCustomObject', { body: { key: 'x', name: 'X', plural_name: 'X', view_audience } });
    const [nobody, theirs] = ['01900000-0000-7000-8000-000000000000', service.agencies[1].ownerId];
    expect(await refused(audience(nobody))).toEqual([
      400,
      expect.stringContaining('view_audience.user_ids[0]'),
    ]);
    expect((await refused(audience(theirs)))[0]).toBe(400);
    expect((await refused(audience()))[0]).toBe(400);
    expect((await refused({ ...audience(dana.id), is_everyone: true }))[0]).toBe(400);
  });
});

describe('a permission to change records', () => {
  it('is needed beside objects.edit', async () => {
    const object = await newObject(owner, { edit_permission: 'billing.manage' });
    const record = await newRecord(owner, object);
    expect(await dana.refused('updateCustomObjectRecord', { ...path(record), body: { name: 'X' } })).toEqual([
      403,
      expect.stringContaining('billing.manage'),
    ]);
    const target = { kind: 'custom_object_record', id: record.id } as const;
    const attach = async (by: Person) => {
      const id = await new Uploader(service, { key: by.key }).file({ bytes: Buffer.from('plan') });
      return service.call('attachFile', { path: { id }, body: { record: target } }, { key: by.key });
    };
    expect([(await attach(dana)).status, (await attach(owner)).status]).toEqual([403, 200]);
    const reader = await newPerson(service, ['objects.view', 'billing.manage']);
    expect(
      await reader.refused('updateCustomObjectRecord', { ...path(record), body: { name: 'X' } }),
    ).toEqual([403, expect.stringContaining('objects.edit')]);
  });
});

describe('records that only owners see', () => {
  it('show to their owner and to those who define objects', async () => {
    const object = await newObject(owner, { record_access: 'owner' });
    const record = await newRecord(dana, object, { name: 'Own 5' });
    const ben = await newPerson(service);
    const definer = await newPerson(service, [...editing, 'objects.define']);
    expect(await sights(dana, object, record)).toEqual(seen);
    expect(await sights(ben, object, record)).toEqual(unseen.with(3, 0).with(4, 0));
    expect(await sights(definer, object, record)).toEqual(seen);
    // Who gives a record away is told what they wrote, and sees it no more.
    const given = await dana.ok('updateCustomObjectRecord', { ...path(record), body: { owner_id: ben.id } });
    expect(given.owner_id).toBe(ben.id);
    expect(await statusOf(dana, 'getCustomObjectRecord', path(record))).toBe(404);
  });

  it('are told to subscribers without name, values and comment', async () => {
    const object = await newObject(owner, { record_access: 'owner', definition: { fields: [budget] } });
    const record = await newRecord(owner, object, { name: 'Quiet', field_values: { budget: 1 } });
    await owner.ok('updateCustomObjectRecord', { ...path(record), body: { name: 'Quieter' } });
    const events = await takeEvents(service);
    expect(events).toMatchObject([
      [
        'created',
        {
          record: {
            id: record.id,
            name: null,
            field_values: null,
            lifecycle_state: 'active',
            object_key: object.key,
          },
          links: [],
        },
      ],
      ['updated', { record: { name: null }, _changed_fields: ['name'], _previous: {} }],
    ]);
    expect(JSON.stringify(events)).not.toContain('Quiet');
  });
});

describe('a field with permissions', () => {
  it('is guarded from the moment it is there, wherever it was added', async () => {
    const object = await newObject(owner, { definition: { fields: [budget] } });
    const record = await newRecord(owner, object);
    // As by another process of the service, which this one hears nothing of.
    await service.query(
      `insert into fields (tenant_id, id, record_kind, custom_object_id, key, name, type, config, position, edit_permission, created_by, created_at, updated_at)
       select tenant_id, gen_random_uuid(), record_kind, custom_object_id, 'grade', 'Grade', 'number', config, 1, 'people.manage', created_by, created_at, updated_at
       from fields where id = $1`,
      [object.definition.fields[0].id],
    );
    const write = (by: Person) =>
      statusOf(by, 'updateCustomObjectRecord', { ...path(record), body: { field_values: { grade: 1 } } });
    expect([await write(dana), await write(owner)]).toEqual([403, 200]);
  });

  it('is kept from everyone who may not see it: in values, filters, sorts, searches, events and writes', async () => {
    const object = await newObject(owner, {
      definition: {
        fields: [
          budget,
          { key: 'salary', name: 'Salary', view_permission: 'people.manage', config: { type: 'text' } },
          { key: 'grade', name: 'Grade', edit_permission: 'people.manage', config: { type: 'text' } },
        ],
      },
    });
    const record = await newRecord(owner, object, {
      name: 'Lee',
      field_values: { budget: 1, salary: 'sixty thousand', grade: 'A' },
    });
    expect(JSON.stringify(await takeEvents(service))).not.toContain('sixty');
    expect(record.field_values).toEqual({ budget: 1, salary: 'sixty thousand', grade: 'A' });
    expect((await dana.ok('getCustomObjectRecord', path(record))).field_values).toEqual({
      budget: 1,
      grade: 'A',
    });
    const query = (body: object) =>
      statusOf(dana, 'queryCustomObjectRecords', { body: { custom_object_id: object.id, ...body } });
    const condition = { field: 'field_values.salary', operator: 'contains', value: 'sixty' };
    expect(await query({ filter_group: { logical_operator: 'AND', conditions: [condition] } })).toBe(400);
    expect(await query({ sort_by: [{ field: 'field_values.salary', order: 'asc' }] })).toBe(400);
    expect(await query({ field_keys: ['salary'] })).toBe(400);
    expect(
      await statusOf(dana, 'lookupCustomObjectRecords', {
        body: { custom_object_id: object.id, fields: [{ key: 'salary', value: 'sixty thousand' }] },
      }),
    ).toBe(400);
    expect(await dana.ok('searchCustomObjectRecords', { body: { search: 'sixty' } })).toEqual([]);
    const write = (field_values: object) =>
      statusOf(dana, 'updateCustomObjectRecord', { ...path(record), body: { field_values } });
    expect([await write({ salary: 'x' }), await write({ grade: 'B' }), await write({ budget: 2 })]).toEqual([
      400, 403, 200,
    ]);
    // What dana may not see has stayed.
    expect((await owner.ok('getCustomObjectRecord', path(record))).field_values.salary).toBe(
      'sixty thousand',
    );
    const history = async (by: Person) =>
      (
        await service.ok(
          'listFieldHistory',
          { query: { record_kind: ['custom_object_record'], record_id: [record.id], key: ['salary'] } },
          { key: by.key },
        )
      ).data.map(({ value, is_masked }) => [value, is_masked]);
    expect(await history(owner)).toEqual([['sixty thousand', false]]);
    expect(await history(dana)).toEqual([[null, true]]);
  });
});

describe('another agency', () => {
  it('finds neither objects, records, folders nor links, and cannot name them', async () => {
    const object = await newObject(owner);
    const record = await newRecord(owner, object);
    for (const [operation, input] of [
      ['getCustomObject', path(object)],
      ['updateCustomObject', { ...path(object), body: { name: 'X' } }],
      ['deleteCustomObject', path(object)],
      ['replaceCustomObjectDefinition', { ...path(object), body: { definition: {} } }],
      ['createCustomObjectRecord', { body: { custom_object_id: object.id, name: 'X' } }],
      ['getCustomObjectRecord', path(record)],
      ['updateCustomObjectRecord', { ...path(record), body: { name: 'X' } }],
      ['transitionCustomObjectRecord', { ...path(record), body: { to: 'active' } }],
      ['deleteCustomObjectRecord', path(record)],
      ['queryCustomObjectRecords', { body: { custom_object_id: object.id } }],
    ] as const)
      expect([operation, await statusOf(stranger, operation, input)]).toEqual([operation, 404]);
    expect(
      await statusOf(stranger, 'createCustomObject', {
        body: {
          key: 'theirs',
          name: 'Theirs',
          plural_name: 'Theirs',
          definition: {
            relationships: [
              { key: 'r', name: 'R', to_custom_object_id: object.id, cardinality: 'many_to_many' },
            ],
          },
        },
      }),
    ).toBe(400);
  });
});
