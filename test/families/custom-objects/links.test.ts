import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import pg from 'pg';
import { somebodyWaits } from '../status-options/waiting.ts';
import { startService, type Service } from '../../support/service.ts';
import {
  budget,
  newLinking,
  newObject,
  newPerson,
  newRecord,
  ownerOf,
  path,
  takeEvents,
  type Answer,
  type Person,
} from './objects.ts';

/** Links of records with each other along relationships, and what they mean for deleting one. */
let service: Service;
let owner: Person;
let server: Answer;
let servers: Answer[];
beforeAll(async () => {
  service = await startService();
  owner = await ownerOf(service);
  server = await newObject(owner, { definition: { fields: [budget] } });
  servers = [];
  for (const value of [10, 20, 30])
    servers.push(await newRecord(owner, server, { field_values: { budget: value } }));
});
beforeEach(async () => void (await service.takeEvents()));
afterAll(() => service?.stop());

const related = (more: object = {}, rest: object = {}): Promise<Answer> =>
  newObject(owner, {
    definition: {
      relationships: [
        { key: 'on', name: 'On', to_custom_object_id: server.id, cardinality: 'many_to_many', ...more },
      ],
      ...rest,
    },
  });
const on = (...ids: string[]) => ids.map((record_id) => ({ relationship_key: 'on', record_id }));
const update = (record: Answer, links: object, by = owner) =>
  by.call('updateCustomObjectRecord', { ...path(record), body: { links } });
const linkedWith = async (record: Answer, by = owner): Promise<string[]> => {
  const { links } = await by.ok('getCustomObjectRecord', { ...path(record), query: { include: ['links'] } });
  return links.flatMap(({ records }: Answer) => records.map(({ id }: Answer) => id));
};
const link = (site: Answer, record: Answer, to: Answer, by = owner, more: object = {}) =>
  by.call('createCustomObjectRecordLink', {
    body: {
      relationship_id: site.definition.relationships[0].id,
      from_record_id: record.id,
      to_record_id: to.id,
      ...more,
    },
  });

describe('links along a relationship', () => {
  it('are told with the new record, and show from both ends', async () => {
    const site = await related();
    const record = await newRecord(owner, site, { links: on(servers[0].id, servers[1].id) });
    const [[type, data]] = (await takeEvents(service)) as [[string, Answer]];
    expect([type, data.links]).toEqual(['created', on(servers[0].id, servers[1].id)]);
    expect(await linkedWith(record)).toEqual([servers[0].id, servers[1].id]);
    expect(await linkedWith(servers[0])).toContain(record.id);
    const listed = await owner.ok('listCustomObjectRecordLinks', { query: { from_record_id: [record.id] } });
    expect(listed.map(({ to_record: to }: Answer) => to.id).sort()).toEqual(
      [servers[0].id, servers[1].id].sort(),
    );
    const found = await owner.ok('listCustomObjectRecords', { query: { linked_record_id: [servers[1].id] } });
    expect(found.map(({ id }: Answer) => id)).toContain(record.id);
  });

  it('change the record at the start: revision and event name the relationship', async () => {
    const site = await related();
    const record = await newRecord(owner, site, { links: on(servers[0].id) });
    await service.takeEvents();
    const { body } = await update(record, {
      set: [{ relationship_key: 'on', record_ids: [servers[1].id, servers[2].id] }],
    });
    expect(body.data.revision).toBe(2);
    expect((await takeEvents(service))[0]![1]._changed_fields).toEqual(['links.on']);
    expect((await linkedWith(record)).sort()).toEqual([servers[1].id, servers[2].id].sort());
    await update(record, { add: on(servers[1].id), remove: on(servers[0].id) });
    expect(await takeEvents(service)).toEqual([]);
    await update(record, { remove: on(servers[1].id) });
    expect(await linkedWith(record)).toEqual([servers[2].id]);
  });

  it('are refused for what is unknown, of another object, or archived', async () => {
    const site = await related();
    const record = await newRecord(owner, site);
    const gone = await newRecord(owner, server);
    await owner.ok('archiveCustomObjectRecord', path(gone));
    const status = async (links: object) => (await update(record, links)).status;
    expect(await status({ add: on('01900000-0000-7000-8000-000000000000') })).toBe(400);
    expect(await status({ add: on(record.id) })).toBe(400);
    expect(await status({ add: [{ relationship_key: 'nope', record_id: servers[0].id }] })).toBe(400);
    expect(await status({ add: on(gone.id) })).toBe(409);
    expect(await status({ add: on(servers[0].id), set: [{ relationship_key: 'on', record_ids: [] }] })).toBe(
      400,
    );
  });

  it('keep to the cardinality at both ends, also for two at once', async () => {
    const lease = await related({ cardinality: 'one_to_one' });
    const records: Answer[] = [];
    for (let index = 0; index < 6; index += 1) records.push(await newRecord(owner, lease));
    const answers = await Promise.all(records.map((record) => link(lease, record, servers[0])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const winner = records[answers.findIndex(({ status }) => status === 200)];
    expect((await link(lease, winner, servers[1])).status).toBe(409);
    // Replacing the only link is one step.
    expect(
      (await update(winner, { set: [{ relationship_key: 'on', record_ids: [servers[1].id] }] })).status,
    ).toBe(200);
  });

  it('stay complete where they are required', async () => {
    const site = await related({ is_required: true, cardinality: 'many_to_one' });
    const create = await owner.refused('createCustomObjectRecord', {
      body: { custom_object_id: site.id, name: 'X' },
    });
    expect(create).toEqual([400, expect.stringContaining('"on"')]);
    const record = await newRecord(owner, site, { links: on(servers[0].id) });
    expect((await update(record, { remove: on(servers[0].id) })).status).toBe(409);
    const [only] = await owner.ok('listCustomObjectRecordLinks', { query: { from_record_id: [record.id] } });
    expect((await owner.refused('deleteCustomObjectRecordLink', path(only)))[0]).toBe(409);
    expect(
      (await update(record, { set: [{ relationship_key: 'on', record_ids: [servers[1].id] }] })).status,
    ).toBe(200);
    expect((await owner.refused('deleteCustomObjectRecord', path(servers[1])))[1]).toContain('1 records');
    expect((await owner.refused('duplicateCustomObjectRecord', path(record)))[0]).toBe(400);
    const copy = await owner.ok('duplicateCustomObjectRecord', {
      ...path(record),
      body: { include_links: true },
    });
    expect(await linkedWith(copy)).toEqual([servers[1].id]);
  });

  it('are made and ended one by one', async () => {
    const site = await related();
    const record = await newRecord(owner, site);
    await service.takeEvents();
    const { body } = await link(site, record, servers[0], owner, { expected_revision: 1 });
    expect(body.data).toMatchObject({
      relationship_key: 'on',
      from_record: { id: record.id },
      to_record: { id: servers[0].id },
    });
    expect((await takeEvents(service)).map(([, data]) => data._changed_fields)).toEqual([['links.on']]);
    const again = await link(site, record, servers[0]);
    expect(again.body.data.id).toBe(body.data.id);
    expect(await takeEvents(service)).toEqual([]);
    expect((await link(site, record, servers[1], owner, { expected_revision: 1 })).status).toBe(409);
    expect((await link(site, servers[0], record)).status).toBe(400);
    const end = (query: Record<string, unknown>) =>
      owner.call('deleteCustomObjectRecordLink', { ...path(body.data), query });
    expect((await end({ expected_revision: 1 })).status).toBe(409);
    expect((await end({ expected_revision: 2 })).status).toBe(200);
    expect((await takeEvents(service)).map(([, data]) => data.record.revision)).toEqual([3]);
    expect((await end({})).status).toBe(404);
  });

  it('to records that the caller does not see are left out, and survive set', async () => {
    const secret = await newObject(owner, { view_permission: 'billing.view' });
    const site = await newObject(owner, {
      definition: {
        relationships: [
          { key: 'on', name: 'On', to_custom_object_id: secret.id, cardinality: 'many_to_many' },
        ],
      },
    });
    const hidden = await newRecord(owner, secret);
    const record = await newRecord(owner, site, { links: on(hidden.id) });
    const dana = await newPerson(service);
    expect(await linkedWith(record, dana)).toEqual([]);
    expect(await dana.ok('listCustomObjectRecordLinks', { query: { record_id: [record.id] } })).toEqual([]);
    expect(await dana.ok('listCustomObjectRecords', { query: { linked_record_id: [hidden.id] } })).toEqual(
      [],
    );
    expect((await update(record, { add: on(hidden.id) }, dana)).status).toBe(400);
    await update(record, { set: [{ relationship_key: 'on', record_ids: [] }] }, dana);
    expect(await linkedWith(record)).toEqual([hidden.id]);
  });
});

describe('deleting a record that others link to', () => {
  it('deletes along cascading relationships and updates those that lose a link, each with an event', async () => {
    const hub = await newObject(owner);
    const [falls, stays] = [await newLinking(owner, hub, 'cascade'), await newLinking(owner, hub, 'unlink')];
    const target = await newRecord(owner, hub);
    const falling = await newRecord(owner, falls, { links: on(target.id) });
    const staying = await newRecord(owner, stays, { links: on(target.id) });
    await service.takeEvents();
    await owner.ok('deleteCustomObjectRecord', path(target));
    expect(
      (await takeEvents(service)).map(([type, data]) => [type, data.record.id, data._changed_fields]),
    ).toEqual([
      ['deleted', target.id, undefined],
      ['deleted', falling.id, undefined],
      ['updated', staying.id, ['links.on']],
    ]);
    expect((await owner.refused('getCustomObjectRecord', path(falling)))[0]).toBe(404);
    expect((await owner.ok('getCustomObjectRecord', path(staying))).revision).toBe(2);
  });

  it('waits for whoever deletes one that would fall', async () => {
    const hub = await newObject(owner);
    const middle = await newLinking(owner, hub, 'cascade');
    const outer = await newLinking(owner, middle, 'cascade');
    const loose = await newLinking(owner, outer, 'unlink');
    const target = await newRecord(owner, hub);
    const between = await newRecord(owner, middle, { links: on(target.id) });
    const last = await newRecord(owner, outer, { links: on(between.id) });
    const held = await newRecord(owner, loose, { links: on(last.id) });
    const holder = new pg.Client({ connectionString: service.ownerUrl });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query('select from custom_object_records where id = $1 for update', [held.id]);
      const first = owner.call('deleteCustomObjectRecord', path(last));
      await somebodyWaits(service);
      const second = owner.call('deleteCustomObjectRecord', path(target));
      await somebodyWaits(service, 2);
      await holder.query('commit');
      const { status } = await first;
      // Whoever comes second finds it gone already.
      expect([status === 404 ? 200 : status, (await second).status]).toEqual([200, 200]);
    } finally {
      await holder.end();
    }
    expect((await owner.refused('getCustomObjectRecord', path(between)))[0]).toBe(404);
  });

  it('is refused where it would delete or unlink too many', async () => {
    const hub = await newObject(owner);
    const site = await newLinking(owner, hub, 'unlink');
    const target = await newRecord(owner, hub);
    const record = await newRecord(owner, site, { links: on(target.id) });
    await service.query(
      `with many as (
         insert into custom_object_records (tenant_id, id, custom_object_id, number, name, lifecycle_state, lifecycle_category, field_values, definition_version, created_by, created_at, updated_at)
         select tenant_id, gen_random_uuid(), custom_object_id, 1 + n, name, lifecycle_state, lifecycle_category, field_values, definition_version, created_by, created_at, updated_at
         from custom_object_records, generate_series(1, 1000) n where id = $1 returning tenant_id, id)
       insert into custom_object_record_links (tenant_id, relationship_id, from_record_id, to_record_id, created_at, created_by)
       select many.tenant_id, l.relationship_id, many.id, l.to_record_id, l.created_at, l.created_by from many, custom_object_record_links l where l.from_record_id = $1`,
      [record.id],
    );
    expect(await owner.refused('deleteCustomObjectRecord', path(target))).toEqual([
      409,
      expect.stringContaining('more than 1000 records'),
    ]);
  });

  it('is refused while one of those that would fall is still needed', async () => {
    const hub = await newObject(owner);
    const middle = await newLinking(owner, hub, 'cascade');
    const outer = await newLinking(owner, middle, 'restrict');
    const target = await newRecord(owner, hub);
    const between = await newRecord(owner, middle, { links: on(target.id) });
    const last = await newRecord(owner, outer, { links: on(between.id) });
    expect((await owner.refused('deleteCustomObjectRecord', path(target)))[0]).toBe(409);
    await owner.ok('deleteCustomObjectRecord', path(last));
    await owner.ok('deleteCustomObjectRecord', path(target));
  });
});
