import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anchorKinds } from '#src/families/custom-objects/definitions/anchor-kinds.ts';
import { kinds } from '#src/domain/visibility/index.ts';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { addTask } from '../comments/commented-records.ts';
import {
  editing,
  newObject,
  newPerson,
  newRecord,
  ownerOf,
  path,
  takeEvents,
  type Answer,
  type Person,
} from './objects.ts';

/** Links of records with clients, tasks and the other records that anchor them. */
let service: Service;
let owner: Person;
let client: string;
beforeAll(async () => {
  service = await startService();
  owner = await ownerOf(service);
  client = (await newClient(service, (await newProfile(service)).id, { name: 'Harbor' })).id;
});
beforeEach(async () => void (await service.takeEvents()));
afterAll(() => service?.stop());

describe('anchors', () => {
  const attach = (record: Answer, more: object = {}, by = owner) =>
    by.call('createCustomObjectLink', {
      body: { anchor_kind: 'client', anchor_id: client, record_id: record.id, ...more },
    });

  it('are told as changes of the record, in order and with one primary link', async () => {
    const site = await newObject(owner, { anchors: [{ kind: 'client' }, { kind: 'task' }] });
    const [a, b, c] = [
      await newRecord(owner, site),
      await newRecord(owner, site),
      await newRecord(owner, site),
    ];
    await service.takeEvents();
    const first = (await attach(a, { is_primary: true })).body.data;
    expect(first).toMatchObject({
      anchor: { kind: 'client', id: client, name: 'Harbor' },
      record: { id: a.id, object_key: site.key },
      is_primary: true,
      position: 0,
      revision: 1,
    });
    expect(
      (await takeEvents(service)).map(([, data]) => [data._changed_fields, data.record.revision]),
    ).toEqual([[['anchors.client'], 2]]);
    expect((await attach(a)).body.data.id).toBe(first.id);
    expect(await takeEvents(service)).toEqual([]);
    const second = (await attach(b, { is_primary: true })).body.data;
    const third = (await attach(c)).body.data;
    const order = async () =>
      (
        await owner.ok('listCustomObjectLinks', {
          query: { anchor_id: [client], custom_object_id: [site.id] },
        })
      ).map(({ record, is_primary, position }: Answer) => [record.id, is_primary, position]);
    expect(await order()).toEqual([
      [b.id, true, 1],
      [a.id, false, 0],
      [c.id, false, 2],
    ]);
    await service.takeEvents();
    const move = await owner.ok('updateCustomObjectLink', {
      ...path(third),
      body: { position: 0, is_primary: true, expected_revision: 1 },
    });
    expect([move.position, move.is_primary]).toEqual([0, true]);
    expect(await takeEvents(service)).toEqual([]);
    expect(await order()).toEqual([
      [c.id, true, 0],
      [a.id, false, 1],
      [b.id, false, 2],
    ]);
    expect(
      (
        await owner.refused('updateCustomObjectLink', {
          ...path(third),
          body: { position: 1, expected_revision: 1 },
        })
      )[0],
    ).toBe(409);
    await owner.ok('deleteCustomObjectLink', path(third));
    expect((await takeEvents(service)).map(([, data]) => data._changed_fields)).toEqual([['anchors.client']]);
    expect(await order()).toEqual([
      [a.id, false, 0],
      [b.id, false, 1],
    ]);
    expect(second.revision).toBe(1);
    const found = await owner.ok('listCustomObjectRecords', { query: { anchor_id: [client] } });
    expect(found.map(({ id }: Answer) => id).sort()).toEqual([a.id, b.id].sort());
  });

  it('keep to the kinds and the cardinality of the object', async () => {
    const site = await newObject(owner, { anchors: [{ kind: 'client', cardinality: 'one_to_one' }] });
    const [a, b] = [await newRecord(owner, site), await newRecord(owner, site)];
    const task = await addTask(service, service.agencies[0]);
    expect((await attach(a, { anchor_kind: 'task', anchor_id: task.id })).status).toBe(409);
    expect((await attach(a, { anchor_id: '01900000-0000-7000-8000-000000000000' })).status).toBe(404);
    const answers = await Promise.all([attach(a), attach(b)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const archived = await newRecord(owner, await newObject(owner, { anchors: [{ kind: 'client' }] }));
    await owner.ok('archiveCustomObjectRecord', path(archived));
    expect((await attach(archived)).status).toBe(409);
    // A kind in use cannot be taken from the object.
    expect((await owner.refused('updateCustomObject', { ...path(site), body: { anchors: [] } }))[0]).toBe(
      409,
    );
  });

  it('are shown to those who see both ends, and gone with the anchor', async () => {
    const site = await newObject(owner, { anchors: [{ kind: 'task' }, { kind: 'client' }] });
    const record = await newRecord(owner, site);
    const secret = await addTask(service, service.agencies[0], { is_private: true });
    const made = (await attach(record, { anchor_kind: 'task', anchor_id: secret.id })).body.data;
    const dana = await newPerson(service, editing);
    const seen = (by: Person) => by.ok('listCustomObjectLinks', { query: { record_id: [record.id] } });
    expect((await seen(owner)).length).toBe(1);
    expect(await seen(dana)).toEqual([]);
    expect(await dana.ok('listCustomObjectRecords', { query: { anchor_id: [secret.id] } })).toEqual([]);
    expect((await dana.refused('deleteCustomObjectLink', path(made)))[0]).toBe(404);
    expect((await attach(record, { anchor_kind: 'task', anchor_id: secret.id }, dana)).status).toBe(404);
    await service.ok('deleteTask', { path: { id: secret.id } } as never);
    expect(await seen(owner)).toEqual([]);
  });

  it("stand in nobody's way once the anchor is deleted", async () => {
    const site = await newObject(owner, { anchors: [{ kind: 'task', cardinality: 'many_to_one' }] });
    const record = await newRecord(owner, site);
    const task = async () => (await addTask(service, service.agencies[0])).id;
    const [first, second] = [await task(), await task()];
    const onTask = async (id: string) =>
      (await attach(record, { anchor_kind: 'task', anchor_id: id })).status;
    expect(await onTask(first)).toBe(200);
    expect(await onTask(second)).toBe(409);
    await service.ok('deleteTask', { path: { id: first } });
    expect(await onTask(second)).toBe(200);
    await service.ok('deleteTask', { path: { id: second } });
    const changed = await owner.ok('updateCustomObject', { ...path(site), body: { anchors: [] } });
    expect(changed.anchors).toEqual([]);
  });

  it('are removed with what is removed for good, of whatever kind', async () => {
    const rows = await service.query<{ kind: string }>(
      `select rtrim(encode(tgargs, 'escape'), '\\000') as kind from pg_trigger where tgname = 'forget_anchor'`,
    );
    const built = anchorKinds.filter((kind) => kinds[kind].records !== undefined);
    expect(rows.map(({ kind }) => kind).sort()).toEqual([...built].sort());
    const record = await newRecord(owner, await newObject(owner, { anchors: [{ kind: 'task' }] }));
    const { id } = await addTask(service, service.agencies[0]);
    expect((await attach(record, { anchor_kind: 'task', anchor_id: id })).status).toBe(200);
    await service.query('delete from tasks where id = $1', [id]);
    expect(await service.query('select from custom_object_links where anchor_id = $1', [id])).toEqual([]);
  });

  it('move with a ticket that is merged, where the survivor may have more', async () => {
    const site = await newObject(owner, { anchors: [{ kind: 'ticket' }] });
    const sole = await newObject(owner, { anchors: [{ kind: 'ticket', cardinality: 'one_to_one' }] });
    const { data: inbox } = await service.ok('createTicketInbox', {
      body: { name: 'Harbor', categories: [] },
    });
    const ticket = async () =>
      (await service.ok('createTicket', { body: { subject: 'Leak', inbox_id: inbox.id } })).data.id;
    const [survivor, source] = [await ticket(), await ticket()];
    const records = [
      await newRecord(owner, site),
      await newRecord(owner, sole),
      await newRecord(owner, sole),
    ];
    for (const [index, anchor_id] of [source, survivor, source].entries())
      expect((await attach(records[index], { anchor_kind: 'ticket', anchor_id })).status).toBe(200);
    const merged = await service.call('mergeTickets', {
      path: { id: survivor },
      body: { source_ids: [source] },
    });
    expect(merged.status).toBe(200);
    const left = await owner.ok('listCustomObjectLinks', { query: { anchor_kind: ['ticket'] } });
    expect(left.map(({ anchor, record }: Answer) => [anchor.id, record.id]).sort()).toEqual(
      [
        [survivor, records[0].id],
        [survivor, records[1].id],
      ].sort(),
    );
  });

  it('move with a task that is merged, behind those of the survivor', async () => {
    const site = await newObject(owner, { anchors: [{ kind: 'task' }] });
    const [survivor, source] = [
      await addTask(service, service.agencies[0]),
      await addTask(service, service.agencies[0]),
    ];
    const [both, moving] = [await newRecord(owner, site), await newRecord(owner, site)];
    const on = (record: Answer, task: { id: string }) =>
      attach(record, { anchor_kind: 'task', anchor_id: task.id, is_primary: true });
    for (const [record, task] of [
      [both, survivor],
      [both, source],
      [moving, source],
    ] as const)
      expect((await on(record, task)).status).toBe(200);
    const merged = await service.call('mergeTasks', {
      body: { survivor_id: survivor.id, source_ids: [source.id] },
    });
    expect(merged.status).toBe(200);
    const listed = await owner.ok('listCustomObjectLinks', { query: { anchor_id: [survivor.id] } });
    expect(listed.map(({ record, is_primary }: Answer) => [record.id, is_primary])).toEqual([
      [both.id, true],
      [moving.id, false],
    ]);
  });

  it('are found by what could be attached', async () => {
    const site = await newObject(owner, { anchors: [{ kind: 'client' }] });
    const [near, far] = [
      await newRecord(owner, site, { name: 'Lighthouse one' }),
      await newRecord(owner, site, { name: 'Old lighthouse' }),
    ];
    await newRecord(owner, await newObject(owner), { name: 'Lighthouse elsewhere' });
    await attach(far);
    const search = (body: object) =>
      owner.ok('searchCustomObjectLinkRecords', {
        body: { anchor_kind: 'client', anchor_id: client, ...body },
      });
    const hits = await search({ search: 'lighthouse' });
    expect(hits.map(({ record, is_linked }: Answer) => [record.id, is_linked])).toEqual([
      [near.id, false],
      [far.id, true],
    ]);
    expect((await search({ search: 'lighthouse', is_linked: false })).length).toBe(1);
  });
});
