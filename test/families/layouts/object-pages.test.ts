import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { budget, newObject, ownerOf, type Answer, type Person } from '../custom-objects/objects.ts';
import { own, tab, unusedKey } from './page.ts';

/** Pages of custom objects: the object's own fields, and the properties of its records. */
let service: Service;
let owner: Person;
let object: Answer;
beforeAll(async () => {
  service = await startService();
  owner = await ownerOf(service);
  object = await newObject(owner, { definition: { fields: [budget] } });
});
afterAll(() => service.stop());

const create = (id: string, tabs: unknown) =>
  service.call('createEntityLayout', { path: { id }, body: { tabs } as never }, owner);

it('has its fields and properties, and conditions on them', async () => {
  const condition = { conditions: [{ field: 'field_values.budget', operator: 'greater_than', value: 10 }] };
  const section = own('money', [
    { kind: 'field', key: 'budget', presentation: 'number_plain', visible_when: condition },
    { kind: 'system', key: 'lifecycle_state' },
  ]);
  const created = await create(object.id, [tab('overview', section)]);
  expect([created.status, created.body.error?.message]).toEqual([200, undefined]);
  expect(created.body.data).toMatchObject({
    record_kind: 'custom_object_record',
    definition: { kind: 'custom_object', id: object.id, name: object.name },
  });
  const other = await newObject(owner);
  const wrong = await create(other.id, [tab('overview', section)]);
  expect([wrong.status, wrong.body.error?.message]).toEqual([400, expect.stringContaining('budget')]);
});

it('has modals with the fields of the object that opens them', async () => {
  const modal = (id: string) =>
    service.call('createModal', {
      body: {
        key: unusedKey('modal'),
        name: 'Money',
        title: 'Money',
        record_kind: 'custom_object_record',
        custom_object_id: id,
        sections: [own('money', [{ kind: 'field', key: 'budget' }])],
      },
    });
  const created = await modal(object.id.toUpperCase());
  expect([created.status, created.body.error?.message]).toEqual([200, undefined]);
  const shown = await service.ok('getModal', { path: { id: created.body.data.id } });
  expect(shown.data.sections).toMatchObject([{ items: [{ key: 'budget' }] }]);
  const other = await newObject(owner);
  const wrong = await modal(other.id);
  expect([wrong.status, wrong.body.error?.message]).toEqual([
    400,
    expect.stringContaining('body.sections[0].items[0].key'),
  ]);
});

it('has shared sections with the fields that all objects share', async () => {
  const section = (key: string) =>
    service.call('createSharedSection', {
      body: {
        key: unusedKey('section'),
        name: 'Shared',
        record_kind: 'custom_object_record',
        section: { title: 'Shared', items: [{ kind: 'field', key }] },
      },
    });
  const { data: region } = await service.ok('createField', {
    body: {
      record_kind: 'custom_object_record',
      key: unusedKey('region'),
      name: 'Region',
      config: { type: 'text' },
    },
  });
  const created = await section(region.key);
  expect([created.status, created.body.error?.message]).toEqual([200, undefined]);
  const shown = await service.ok('getSharedSection', { path: { id: created.body.data.id } });
  expect(shown.data.section.items).toMatchObject([{ key: region.key }]);
  expect((await section('budget')).status).toBe(400);
});

it('uses the fields of its own object, whatever other objects call theirs', async () => {
  const objects = [
    await newObject(owner, { definition: { fields: [budget] } }),
    await newObject(owner, { definition: { fields: [budget] } }),
  ];
  for (const { id } of objects) {
    const created = await create(id, [tab('t', own('s', [{ kind: 'field', key: 'budget' }]))]);
    expect(created.status).toBe(200);
    const used = await service.query(
      `select f.custom_object_id, f.key from layout_uses u join fields f on f.tenant_id = u.tenant_id and f.id = u.used_id
       where u.holder_id = $1 and u.used_kind = 'field'`,
      [id],
    );
    expect(used).toEqual([{ custom_object_id: id, key: 'budget' }]);
  }
});

it('is gone with its object', async () => {
  const doomed = await newObject(owner);
  await create(doomed.id, [tab('t', own('s', [{ kind: 'system', key: 'name' }]))]);
  await service.query('delete from custom_objects where id = $1', [doomed.id]);
  expect(await service.query('select from entity_layouts where id = $1', [doomed.id])).toEqual([]);
});
