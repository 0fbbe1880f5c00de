import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { managing, newPerson, type Answer, type Person } from './people.ts';

/** Folders of views, and the place of each view in them. */
let service: Service;
let manager: Person;
let dana: Person;

beforeAll(async () => {
  service = await startService();
  manager = await newPerson(service, managing);
  dana = await newPerson(service);
});
afterAll(() => service.stop());

const newFolder = (name: string, parent_id: string | null = null): Promise<Answer> =>
  manager.ok('createViewFolder', { body: { name, parent_id } });
const inFolder = async (folder: string, person = dana): Promise<string[]> =>
  (await person.ok('listViews', { query: { folder_id: [folder], sort: 'position', order: 'asc' } })).map(
    ({ name }: Answer) => name,
  );

it('are made, moved and deleted by who manages settings, and seen by all', async () => {
  const [top, other] = [await newFolder('Mondays'), await newFolder('Fridays')];
  const inner = await newFolder('Clients', top.id);
  expect((await dana.call('createViewFolder', { body: { name: 'x' } })).status).toBe(403);
  expect((await manager.call('createViewFolder', { body: { name: 'mondays' } })).status).toBe(409);
  expect(await dana.ok('listViewFolders', { query: { parent_id: [top.id] } })).toMatchObject([
    { id: inner.id },
  ]);
  const renamed = await manager.ok('updateViewFolder', {
    path: { id: inner.id },
    body: { name: 'Accounts', expected_revision: 1 },
  });
  expect(renamed).toMatchObject({ name: 'Accounts', revision: 2 });
  expect(
    (await manager.call('moveViewFolder', { path: { id: top.id }, body: { parent_id: inner.id } })).status,
  ).toBe(409);
  await manager.ok('moveViewFolder', { path: { id: inner.id }, body: { parent_id: other.id } });
  const view = await dana.save({ folder_id: inner.id });
  expect(await dana.ok('listViewFolders', { query: { parent_id: [other.id] } })).toMatchObject([
    { item_count: 1 },
  ]);
  expect((await manager.call('deleteViewFolder', { path: { id: inner.id } })).status).toBe(409);
  await dana.ok('deleteViews', { query: { id: [view.id] } });
  await manager.ok('deleteViewFolder', { path: { id: inner.id } });
  const stranger = await newPerson(service, managing, service.agencies[1]);
  expect((await stranger.call('deleteViewFolder', { path: { id: top.id } })).status).toBe(404);
  expect(
    (await stranger.call('createView', { body: { name: 'x', record_kind: 'task', folder_id: top.id } }))
      .status,
  ).toBe(404);
  expect(await stranger.ok('listViewFolders')).toEqual([]);
});

it('keep their views in an order that anybody can change for their own', async () => {
  const folder = (await newFolder('Ordered')).id;
  const [a, b, c] = [
    await dana.save({ name: 'A', folder_id: folder }),
    await dana.save({ name: 'B', folder_id: folder }),
    await dana.save({ name: 'C' }),
  ];
  const move = (view: Answer, body: object) => dana.ok('moveView', { body: { id: view.id, ...body } });
  expect(await inFolder(folder)).toEqual(['A', 'B']);
  expect(await move(c, { folder_id: folder, position: 1, expected_revision: 1 })).toMatchObject({
    folder_id: folder,
    position: 1,
    revision: 2,
  });
  expect(await inFolder(folder)).toEqual(['A', 'C', 'B']);
  await move(a, { folder_id: folder });
  expect(await inFolder(folder)).toEqual(['C', 'B', 'A']);
  // Those that only make room are as they were read.
  expect((await dana.ok('getView', { path: { id: b.id } })).revision).toBe(1);
  await move(b, { folder_id: null });
  expect(await inFolder(folder)).toEqual(['C', 'A']);
  expect((await dana.call('moveView', { body: { id: b.id, folder_id: randomUUID() } })).status).toBe(404);
  const at = await Promise.all([
    ...[a, b, c].map((view) => move(view, { folder_id: folder, position: 0 })),
    dana.save({ name: 'D', folder_id: folder }),
  ]);
  expect(at.every(({ folder_id: id }) => id === folder)).toBe(true);
  const views = await dana.ok('listViews', {
    query: { folder_id: [folder], sort: 'position', order: 'asc' },
  });
  expect(views.map(({ position }: Answer) => position)).toEqual([0, 1, 2, 3]);
});

it('are a way to list views, among others', async () => {
  const person = await newPerson(service, [...managing]);
  const folder = (await newFolder('Listed')).id;
  await person.save({
    name: 'Board of work',
    folder_id: folder,
    display: { type: 'board', column_field: 'status' },
  });
  await person.save({ name: 'Clients', record_kind: 'client', description: 'All of them' });
  await person.save({
    name: 'Hours',
    record_kind: 'time_entry',
    status: 'shared',
    sharing: { audience: 'everyone' },
  });
  const names = async (query: object, reader = person): Promise<string[]> =>
    (
      await reader.ok('listViews', { query: { owner_id: [person.id], sort: 'name', order: 'asc', ...query } })
    ).map(({ name }: Answer) => name);
  expect(await names({})).toEqual(['Board of work', 'Clients', 'Hours']);
  expect(await names({ is_root: true })).toEqual(['Clients', 'Hours']);
  expect(await names({ display_type: ['board'] })).toEqual(['Board of work']);
  expect(await names({ search: 'of' })).toEqual(['Board of work', 'Clients']);
  expect(await names({ status: ['shared'] })).toEqual(['Hours']);
  expect(await names({ record_kind: ['client', 'task'] })).toEqual(['Board of work', 'Clients']);
  expect(await names({}, dana)).toEqual(['Hours']);
  expect(await names({ can_edit: true }, dana)).toEqual([]);
  expect(await names({ can_edit: false }, dana)).toEqual(['Hours']);
});
