import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import {
  budget,
  lifecycle,
  newObject,
  newPerson,
  newRecord,
  ownerOf,
  path,
  takeEvents,
  type Answer,
  type Person,
} from './objects.ts';

/** Records of custom objects: created, changed, moved through their lifecycle, archived, duplicated and deleted (domain model §13). */
let service: Service;
let owner: Person;
let client: string;
let site: Answer;
beforeAll(async () => {
  service = await startService();
  owner = await ownerOf(service);
  client = (await newClient(service, (await newProfile(service)).id, { name: 'Harbor' })).id;
  site = await newObject(owner, {
    definition: {
      lifecycle,
      fields: [budget, { key: 'secret', name: 'Secret', is_sensitive: true, config: { type: 'text' } }],
    },
  });
});
beforeEach(async () => void (await service.takeEvents()));
afterAll(() => service?.stop());

const transition = (record: Answer, body: object, by = owner) =>
  by.call('transitionCustomObjectRecord', { ...path(record), body });

describe('creating', () => {
  it('numbers records, starts in the initial state, makes the caller the owner and tells subscribers', async () => {
    const record = await newRecord(owner, site, {
      client_id: client,
      field_values: { budget: 5, secret: 'xyz' },
    });
    expect(record).toMatchObject({
      custom_object_id: site.id,
      object_key: site.key,
      lifecycle_state: 'planned',
      lifecycle_category: 'open',
      client_id: client,
      owner_id: owner.id,
      field_values: { budget: 5, secret: 'xyz' },
      archived_at: null,
      revision: 1,
    });
    expect((await newRecord(owner, site)).number).toBe(record.number + 1);
    const [[type, data]] = (await takeEvents(service)) as [[string, Answer], ...unknown[]];
    expect(type).toBe('created');
    expect(data.links).toEqual([]);
    expect(data.record).toMatchObject({ id: record.id, name: record.name, field_values: { budget: 5 } });
    expect(JSON.stringify(data)).not.toContain('xyz');
  });

  it('refuses what does not fit, naming the place', async () => {
    const create = (body: object) =>
      owner.refused('createCustomObjectRecord', { body: { custom_object_id: site.id, name: 'X', ...body } });
    const nobody = '01900000-0000-7000-8000-000000000000';
    expect(await create({ name: undefined })).toEqual([400, expect.stringContaining('body.name')]);
    expect(await create({ client_id: nobody })).toEqual([404, expect.stringContaining('client')]);
    expect(await create({ owner_id: nobody })).toEqual([400, expect.stringContaining('body.owner_id')]);
    expect(await create({ field_values: { nope: 1 } })).toEqual([
      400,
      expect.stringContaining('body.field_values.nope'),
    ]);
    expect(await create({ field_values: { budget: 'x' } })).toEqual([400, expect.stringContaining('budget')]);
    expect((await create({ custom_object_id: nobody }))[0]).toBe(404);
    expect(await takeEvents(service)).toEqual([]);
  });

  it('follows the rule of the object about clients', async () => {
    const without = await newObject(owner, { client_requirement: 'none' });
    const needing = await newObject(owner, { client_requirement: 'required' });
    const create = async (object: Answer, body: object) =>
      (
        await owner.refused('createCustomObjectRecord', {
          body: { custom_object_id: object.id, name: 'X', ...body },
        })
      )[0];
    expect(await create(without, { client_id: client })).toBe(400);
    expect(await create(needing, {})).toBe(400);
    const record = await newRecord(owner, needing, { client_id: client });
    expect(
      (await owner.refused('updateCustomObjectRecord', { ...path(record), body: { client_id: null } }))[0],
    ).toBe(400);
  });

  it('gives one of two who claim a unique value at once a 409', async () => {
    const asset = await newObject(owner, {
      definition: {
        fields: [
          { key: 'serial', name: 'Serial', is_unique: true, is_required: true, config: { type: 'text' } },
        ],
      },
    });
    const body = (name: string) => ({
      body: { custom_object_id: asset.id, name, field_values: { serial: 'A-1' } },
    });
    const answers = await Promise.all([
      owner.call('createCustomObjectRecord', body('One')),
      owner.call('createCustomObjectRecord', body('Two')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      (
        await owner.refused('createCustomObjectRecord', { body: { custom_object_id: asset.id, name: 'Y' } })
      )[0],
    ).toBe(400);
  });

  it('gives each record a number of its own when several are created at once', async () => {
    const object = await newObject(owner);
    const records = await Promise.all(Array.from({ length: 5 }, () => newRecord(owner, object)));
    expect(records.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('changing', () => {
  it('tells what changed, and nothing for the same values', async () => {
    const record = await newRecord(owner, site, { field_values: { budget: 1, secret: 'a' } });
    await service.takeEvents();
    const changed = await owner.ok('updateCustomObjectRecord', {
      ...path(record),
      body: { name: 'New', field_values: { budget: 2, secret: 'b' }, expected_revision: 1 },
    });
    expect(changed).toMatchObject({ name: 'New', revision: 2, field_values: { budget: 2, secret: 'b' } });
    const [[type, data]] = (await takeEvents(service)) as [[string, Answer]];
    expect([type, data._changed_fields, data._previous, data.transition]).toEqual([
      'updated',
      ['field_values.budget', 'field_values.secret', 'name'],
      { 'field_values.budget': 1, name: record.name },
      null,
    ]);
    const same = await owner.ok('updateCustomObjectRecord', { ...path(record), body: { name: 'New' } });
    expect(same.revision).toBe(2);
    expect(await takeEvents(service)).toEqual([]);
    const stale = await owner.refused('updateCustomObjectRecord', {
      ...path(record),
      body: { name: 'Z', expected_revision: 1 },
    });
    expect(stale[0]).toBe(409);
  });

  it('does not take the lifecycle state', async () => {
    const record = await newRecord(owner, site);
    expect(
      (
        await owner.refused('updateCustomObjectRecord', {
          ...path(record),
          body: { lifecycle_state: 'live' },
        })
      )[0],
    ).toBe(400);
  });
});

describe('the lifecycle', () => {
  it('moves along its transitions, with their values and comments, and tells so', async () => {
    const record = await newRecord(owner, site);
    await service.takeEvents();
    const { body } = await transition(record, { to: 'live', field_values: { budget: 3 } });
    expect(body.data).toMatchObject({ lifecycle_state: 'live', field_values: { budget: 3 }, revision: 2 });
    const [[type, data]] = (await takeEvents(service)) as [[string, Answer]];
    expect([type, data._changed_fields, data._previous, data.transition]).toEqual([
      'updated',
      ['field_values.budget', 'lifecycle_state'],
      { 'field_values.budget': null, lifecycle_state: 'planned' },
      { from: 'planned', to: 'live', comment: null },
    ]);
    const retired = await transition(record, { to: 'retired', comment: 'Done' });
    expect(retired.body.data).toMatchObject({ lifecycle_state: 'retired', lifecycle_category: 'closed' });
    expect((await takeEvents(service))[0]![1].transition.comment).toBe('Done');
  });

  it('changes nothing for the current state', async () => {
    const record = await newRecord(owner, site);
    await service.takeEvents();
    const { status, body } = await transition(record, { to: 'planned' });
    expect([status, body.data.revision]).toEqual([200, 1]);
    expect(await takeEvents(service)).toEqual([]);
  });

  it('refuses other steps with the states that can be reached', async () => {
    const record = await newRecord(owner, site);
    await service.takeEvents();
    const refused = async (body: object, by = owner) => {
      const { status, body: answer } = await transition(record, body, by);
      return [status, answer.error.message] as const;
    };
    expect(await refused({ to: 'gone' })).toEqual([400, expect.stringContaining('body.to')]);
    expect(await refused({ to: 'retired' })).toEqual([409, expect.stringContaining('live')]);
    expect(await refused({ to: 'live' })).toEqual([409, expect.stringContaining('budget')]);
    expect(await refused({ to: 'live', expected_revision: 7 })).toEqual([
      409,
      expect.stringContaining('revision'),
    ]);
    await transition(record, { to: 'live', field_values: { budget: 1 } });
    expect(await refused({ to: 'retired' })).toEqual([400, expect.stringContaining('body.comment')]);
    await transition(record, { to: 'retired', comment: 'x' });
    const editor = await newPerson(service);
    expect(await refused({ to: 'planned' }, editor)).toEqual([403, expect.stringContaining('billing.view')]);
    expect((await transition(record, { to: 'planned' })).status).toBe(200);
  });

  it('has the one state active where none is defined', async () => {
    const object = await newObject(owner);
    const record = await newRecord(owner, object);
    expect(record).toMatchObject({ lifecycle_state: 'active', lifecycle_category: 'open' });
    expect((await transition(record, { to: 'active' })).status).toBe(200);
    expect((await transition(record, { to: 'live' })).status).toBe(400);
  });

  it('lets one of two take a step, and the other finds it taken', async () => {
    const record = await newRecord(owner, site, { field_values: { budget: 1 } });
    const answers = await Promise.all([
      transition(record, { to: 'live', expected_revision: 1 }),
      transition(record, { to: 'live', expected_revision: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('archiving', () => {
  it('makes a record read-only and hides it from lists until it is unarchived', async () => {
    const record = await newRecord(owner, site);
    await service.takeEvents();
    const archived = await owner.ok('archiveCustomObjectRecord', path(record));
    expect(archived).toMatchObject({ archived_by: owner.id, revision: 2, lifecycle_state: 'planned' });
    expect(await takeEvents(service)).toMatchObject([
      ['updated', { _changed_fields: ['archived_at'], record: { archived_at: archived.archived_at } }],
    ]);
    expect((await owner.ok('archiveCustomObjectRecord', path(record))).revision).toBe(2);
    expect(await takeEvents(service)).toEqual([]);
    for (const [operation, body] of [
      ['updateCustomObjectRecord', { name: 'X' }],
      ['transitionCustomObjectRecord', { to: 'live', field_values: { budget: 1 } }],
    ] as const)
      expect((await owner.refused(operation, { ...path(record), body }))[0]).toBe(409);
    const listed = async (query: object) =>
      (await owner.ok('listCustomObjectRecords', { query: { id: [record.id], ...query } })).length;
    expect([await listed({}), await listed({ is_archived: true })]).toEqual([0, 1]);
    const active = await owner.ok('unarchiveCustomObjectRecord', path(record));
    expect(active).toMatchObject({ archived_at: null, archived_by: null, revision: 3 });
    expect(await listed({})).toBe(1);
  });
});

describe('duplicating', () => {
  it('copies client and values but those of unique fields, into the initial state', async () => {
    const object = await newObject(owner, {
      definition: {
        lifecycle,
        fields: [budget, { key: 'serial', name: 'Serial', is_unique: true, config: { type: 'text' } }],
      },
    });
    const record = await newRecord(owner, object, {
      name: 'Drone',
      client_id: client,
      field_values: { budget: 9, serial: 'S1' },
    });
    await transition(record, { to: 'live' });
    const copy = await owner.ok('duplicateCustomObjectRecord', { ...path(record) });
    expect(copy).toMatchObject({
      name: 'Drone 2',
      client_id: client,
      lifecycle_state: 'planned',
      field_values: { budget: 9 },
      revision: 1,
      number: 2,
    });
    expect(copy.field_values.serial).toBeUndefined();
    const other = await owner.ok('duplicateCustomObjectRecord', {
      ...path(record),
      body: { client_id: null, field_values: { serial: 'S2', budget: null } },
    });
    expect(other).toMatchObject({ name: 'Drone 3', client_id: null, field_values: { serial: 'S2' } });
  });
});

describe('deleting', () => {
  it('hides the record and tells subscribers', async () => {
    const record = await newRecord(owner, site);
    await service.takeEvents();
    const { id, deleted_at } = await owner.ok('deleteCustomObjectRecord', path(record));
    expect(id).toBe(record.id);
    expect(await takeEvents(service)).toMatchObject([
      ['deleted', { record: { id, name: record.name }, deleted_at, deleted_by: owner.id }],
    ]);
    expect((await owner.refused('getCustomObjectRecord', path(record)))[0]).toBe(404);
    expect((await owner.refused('deleteCustomObjectRecord', path(record)))[0]).toBe(404);
  });
});

describe('names by a template', () => {
  it('follow number, client and values, and cannot be sent', async () => {
    const object = await newObject(owner, {
      name_template: 'WEB-{{number}} {{ client.name }} {{field_values.cms}}',
      definition: {
        fields: [
          {
            key: 'cms',
            name: 'CMS',
            config: { type: 'single_choice', choices: [{ key: 'wp', label: 'WordPress' }] },
          },
        ],
      },
    });
    const create = (body: object) =>
      owner.call('createCustomObjectRecord', { body: { custom_object_id: object.id, ...body } });
    expect((await create({ name: 'Mine' })).status).toBe(400);
    const { data: record } = (await create({ client_id: client })).body;
    expect(record.name).toBe('WEB-1 Harbor');
    const changed = await owner.ok('updateCustomObjectRecord', {
      ...path(record),
      body: { field_values: { cms: 'wp' } },
    });
    expect(changed.name).toBe('WEB-1 Harbor WordPress');
    const read = () => owner.ok('getCustomObjectRecord', path(record));
    const shown = async () => (await read()).name;
    await service.ok('updateClient', { path: { id: client }, body: { name: 'Harbour' } });
    // The change is the client's.
    expect(await read()).toEqual({ ...changed, name: 'WEB-1 Harbour WordPress' });
    await service.ok('updateClient', { path: { id: client }, body: { name: 'Harbor' } });
    await owner.ok('updateCustomObject', {
      path: { id: object.id },
      body: { name_template: 'Site {{number}}' },
    });
    expect(await shown()).toBe('Site 1');
    expect(
      (
        await owner.refused('updateCustomObject', {
          path: { id: object.id },
          body: { name_template: '{{nope}}' },
        })
      )[0],
    ).toBe(400);
  });
});
