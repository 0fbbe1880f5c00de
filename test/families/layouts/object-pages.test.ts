import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { budget, newObject, ownerOf, type Answer, type Person } from '../custom-objects/objects.ts';
import { own, tab } from './page.ts';

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
