import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions } from '../client-records.ts';
import { newField } from './field-records.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const newFolder = async (body: object = {}) =>
  (await service.ok('createFieldFolder', { body: { name: `Folder ${randomUUID()}`, ...body } })).data;
const get = async (id: string) => (await service.ok('getFieldFolder', { path: { id } })).data;

it('folders hold fields and folders, are renamed and moved, and deleted when empty', async () => {
  const [outer, other] = [await newFolder(), await newFolder()];
  const inner = await newFolder({ parent_id: outer.id });
  const field = await newField(service, { folder_id: outer.id });
  expect(await get(outer.id)).toMatchObject({ item_count: 1, folder_count: 1 });
  expect(
    (await service.ok('listFieldFolders', { query: { parent_id: [outer.id] } })).data.map(
      (folder: { id: string }) => folder.id,
    ),
  ).toEqual([inner.id]);

  const renamed = (
    await service.ok('updateFieldFolder', {
      path: { id: inner.id },
      body: { name: 'Billing', expected_revision: 1 },
    })
  ).data;
  expect(renamed).toMatchObject({ name: 'Billing', revision: 2 });
  expect(
    (
      await service.call('updateFieldFolder', {
        path: { id: inner.id },
        body: { name: 'B', expected_revision: 1 },
      })
    ).status,
  ).toBe(409);
  expect(
    (await service.call('moveFieldFolder', { path: { id: outer.id }, body: { parent_id: inner.id } })).status,
  ).toBe(409);
  expect(
    (
      await service.ok('moveFieldFolder', {
        path: { id: inner.id },
        body: { parent_id: other.id, position: 0 },
      })
    ).data.parent_id,
  ).toBe(other.id);

  const remove = (id: string) => service.call('deleteFieldFolder', { path: { id } });
  const refused = await remove(outer.id);
  expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining('1 fields')]);
  await service.ok('updateField', { path: { id: field.id }, body: { folder_id: null } });
  expect((await remove(outer.id)).body.data.id).toBe(outer.id);
  expect((await remove(outer.id)).status).toBe(404);
  expect(
    (await service.call('updateField', { path: { id: field.id }, body: { folder_id: outer.id } })).status,
  ).toBe(404);
  expect(
    (await service.call('getFieldFolder', { path: { id: inner.id } }, { key: service.agencies[1].key }))
      .status,
  ).toBe(404);
  expect(await auditActions(service, inner.id)).toEqual(['created', 'updated', 'moved']);
  expect(await service.takeEvents()).toEqual([]);
});
