import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions } from '../client-records.ts';
import { newCategory, newServices, unused } from './catalogue.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const unknown = randomUUID();
const newFolder = async (parent_id: string | null = null) =>
  (await service.ok('createClientServiceFolder', { body: { name: unused('Folder'), parent_id } })).data;
const move = (body: object) => service.call('moveClientServiceCategory', { body });
const positions = async (folder_id: string) => {
  const { data } = await service.ok('listClientServiceCategories', { query: { folder_id: [folder_id] } });
  return data.map(({ id, position }) => [id, position]);
};

describe('creating and changing a category', () => {
  it('puts it at the end of its folder and tells the audit trail', async () => {
    const folder = await newFolder();
    const first = await newCategory(service, { folder_id: folder.id });
    const second = await newCategory(service, { folder_id: folder.id });
    expect([first, second].map(({ position }) => position)).toEqual([0, 1]);
    expect(second).toMatchObject({ folder_id: folder.id, service_count: 0, revision: 1, color: null });
    expect(await auditActions(service, second.id)).toEqual(['created']);
    expect((await service.ok('getClientServiceFolder', { path: { id: folder.id } })).data.item_count).toBe(2);
  });

  it('refuses a name that another category has in any case, also of two at once', async () => {
    const { name, id } = await newCategory(service);
    const again = await service.call('createClientServiceCategory', { body: { name: name.toUpperCase() } });
    expect([again.status, again.body.error.message]).toEqual([409, expect.stringContaining(id)]);
    const other = await newCategory(service);
    expect((await service.call('updateClientServiceCategory', { body: { id: other.id, name } })).status).toBe(
      409,
    );
    const wanted = unused('Race');
    const answers = await Promise.all(
      [1, 2].map(() => service.call('createClientServiceCategory', { body: { name: wanted } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('stores what differs, once, and nothing for the same again', async () => {
    const { id, name } = await newCategory(service);
    const change = { id, description: 'Being found.', color: '#2f6fed', icon: 'magnifying-glass' };
    const { data } = await service.ok('updateClientServiceCategory', {
      body: { ...change, expected_revision: 1 },
    });
    expect(data).toMatchObject({ ...change, name, revision: 2 });
    expect((await service.ok('updateClientServiceCategory', { body: change })).data).toEqual(data);
    expect(await auditActions(service, id)).toEqual(['created', 'updated']);
    const stale = await service.call('updateClientServiceCategory', {
      body: { id, name: 'Other', expected_revision: 1 },
    });
    expect(stale.status).toBe(409);
    expect(
      (await service.call('updateClientServiceCategory', { body: { id: unknown, name: 'x' } })).status,
    ).toBe(404);
  });

  it('finds no folder that is another family’s or unknown', async () => {
    const { data: foreign } = await service.ok('createClientProfileFolder', {
      body: { name: unused('Profiles') },
    });
    for (const folder_id of [unknown, foreign.id])
      expect(
        (await service.call('createClientServiceCategory', { body: { name: unused('C'), folder_id } }))
          .status,
      ).toBe(404);
  });
});

describe('moving a category', () => {
  it('orders categories within a folder and closes the gap in the one it leaves', async () => {
    const [from, to] = [await newFolder(), await newFolder()];
    const [a, b, c] = [
      await newCategory(service, { folder_id: from.id }),
      await newCategory(service, { folder_id: from.id }),
      await newCategory(service, { folder_id: from.id }),
    ];
    await newCategory(service, { folder_id: to.id });
    const first = await move({ id: c.id, folder_id: from.id, position: 0, expected_revision: 1 });
    expect(first.body.data).toMatchObject({ position: 0, revision: 2 });
    expect(await positions(from.id)).toEqual([
      [c.id, 0],
      [a.id, 1],
      [b.id, 2],
    ]);
    const elsewhere = await move({ id: a.id, folder_id: to.id, position: 0 });
    expect(elsewhere.body.data).toMatchObject({ folder_id: to.id, position: 0 });
    expect(await positions(from.id)).toEqual([
      [c.id, 0],
      [b.id, 1],
    ]);
    expect((await positions(to.id)).map(([, position]) => position)).toEqual([0, 1]);
    const out = await move({ id: a.id, folder_id: null });
    expect(out.body.data.folder_id).toBeNull();
  });

  it('stays as it is where it stands already', async () => {
    const folder = await newFolder();
    const category = await newCategory(service, { folder_id: folder.id });
    await newCategory(service, { folder_id: folder.id });
    const { body } = await move({ id: category.id, folder_id: folder.id });
    expect(body.data).toEqual(category);
    expect(await auditActions(service, category.id)).toEqual(['created']);
  });

  it('refuses an unknown folder, an unknown category and a stale revision', async () => {
    const { id } = await newCategory(service);
    expect((await move({ id, folder_id: unknown })).status).toBe(404);
    expect((await move({ id: unknown, folder_id: null })).status).toBe(404);
    expect((await move({ id, folder_id: null, position: 0, expected_revision: 7 })).status).toBe(409);
  });

  it('goes behind those of the target when the contents of a folder move', async () => {
    const [from, to] = [await newFolder(), await newFolder()];
    const there = await newCategory(service, { folder_id: to.id });
    const [a, b] = [
      await newCategory(service, { folder_id: from.id }),
      await newCategory(service, { folder_id: from.id }),
    ];
    await service.ok('moveClientServiceFolderContents', {
      path: { id: from.id },
      body: { target_folder_id: to.id },
    });
    expect(await positions(to.id)).toEqual([
      [there.id, 0],
      [a.id, 1],
      [b.id, 2],
    ]);
    await service.ok('deleteClientServiceFolder', { path: { id: from.id } });
  });

  it('gives two that arrive at once places of their own', async () => {
    const folder = await newFolder();
    const made = await Promise.all([1, 2, 3, 4].map(() => newCategory(service)));
    await Promise.all(made.map(({ id }) => move({ id, folder_id: folder.id })));
    expect((await positions(folder.id)).map(([, position]) => position)).toEqual([0, 1, 2, 3]);
  });
});

describe('deleting categories', () => {
  it('deletes empty ones and says of the others how many services they have', async () => {
    const empty = await newCategory(service);
    const { category: full, services } = await newServices(service, 'One', 'Two');
    await service.ok('updateClientService', { body: { id: services[1]!.id, is_archived: true } });
    const { data } = await service.ok('deleteClientServiceCategories', {
      query: { id: [empty.id, full.id, unknown] },
    });
    expect(data).toMatchObject({ succeeded: 1, unchanged: 0, failed: 2 });
    expect(data.outcomes[1]).toMatchObject({
      status: 'failed',
      error: { message: expect.stringContaining('services (2, of which 1 archived)') },
    });
    expect((await service.call('getClientServiceCategory', { path: { id: empty.id } })).status).toBe(404);
    expect(await auditActions(service, empty.id)).toEqual(['created', 'deleted']);
    // The name is free again.
    await newCategory(service, { name: empty.name });
  });

  it('takes the revisions of a query in the order of its ids', async () => {
    const [a, b] = [await newCategory(service), await newCategory(service)];
    const { data } = await service.ok('deleteClientServiceCategories', {
      query: { id: [a.id, b.id], expected_revision: [1, 9] },
    });
    expect(data.outcomes.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  });

  it('deletes in a folder only what lies directly in it', async () => {
    const folder = await newFolder();
    const inside = await newCategory(service, { folder_id: folder.id });
    const outside = await newCategory(service);
    const remove = (body: object) => service.call('bulkDeleteClientServiceCategories', { body });
    const { body } = await remove({ folder_id: folder.id, ids: [inside.id, outside.id] });
    expect(body.data.outcomes.map(({ status }: { status: string }) => status)).toEqual([
      'succeeded',
      'failed',
    ]);
    expect((await remove({ folder_id: unknown, ids: [outside.id] })).status).toBe(404);
  });

  it('never deletes a category that somebody is filling', async () => {
    const { id } = await newCategory(service);
    const [made, removed] = await Promise.all([
      service.call('createClientServices', { body: { category_id: id, services: [{ name: 'New' }] } }),
      service.ok('deleteClientServiceCategories', { query: { id: [id] } }),
    ]);
    const isDeleted = removed.data.succeeded === 1;
    expect(made.status).toBe(isDeleted ? 404 : 200);
  });
});

describe('folders of categories', () => {
  it('are kept while they have categories', async () => {
    const folder = await newFolder();
    const inner = await newFolder(folder.id);
    await newCategory(service, { folder_id: folder.id });
    const refused = await service.call('deleteClientServiceFolder', { path: { id: folder.id } });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      expect.stringContaining('1 categories and 1 folders'),
    ]);
    await service.ok('updateClientServiceFolder', { path: { id: inner.id }, body: { name: 'Inner' } });
    const moved = await service.ok('moveClientServiceFolder', {
      path: { id: inner.id },
      body: { parent_id: null },
    });
    expect(moved.data).toMatchObject({ name: 'Inner', parent_id: null });
    const { data } = await service.ok('listClientServiceFolders', { query: { is_root: true, limit: 200 } });
    expect(data.map(({ id }) => id)).toContain(inner.id);
  });

  it('put the list of categories in the order of their tree', async () => {
    const outer = await newFolder();
    const inner = await newFolder(outer.id);
    const deep = await newCategory(service, { folder_id: inner.id });
    const shallow = await newCategory(service, { folder_id: outer.id });
    const top = await newCategory(service);
    const { data } = await service.ok('listClientServiceCategories', {
      query: { id: [deep.id, shallow.id, top.id] },
    });
    expect(data.map(({ id }) => id)).toEqual([top.id, shallow.id, deep.id]);
  });
});
