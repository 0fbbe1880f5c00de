import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions, newProfile } from '../client-records.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  const agencies = [service.agencies.map(({ id }) => id)];
  await service.query(
    'delete from client_profiles where tenant_id = any($1) and folder_id is not null',
    agencies,
  );
  await service.query("delete from folders where tenant_id = any($1) and kind = 'client_profile'", agencies);
});

const create = async (name: string, parent_id: string | null = null) =>
  (await service.ok('createClientProfileFolder', { body: { name, parent_id } })).data;
const move = (id: string, body: object) => service.call('moveClientProfileFolder', { path: { id }, body });
const list = async (query: object = {}) =>
  (await service.ok('listClientProfileFolders', { query: query as never })).data;
const names = async (query: object = {}) =>
  (await list(query)).map((folder: { name: string }) => folder.name);
const unknown = randomUUID();

describe('creating', () => {
  it('puts a folder behind its siblings', async () => {
    const first = await create('First');
    const second = await create('  Second  ');
    expect(first).toMatchObject({
      name: 'First',
      parent_id: null,
      position: 0,
      item_count: 0,
      folder_count: 0,
      revision: 1,
    });
    expect(second).toMatchObject({ name: 'Second', position: 1 });
    expect(await auditActions(service, first.id)).toEqual(['created']);
    expect(await service.takeEvents()).toEqual([]);
  });

  it('refuses a taken name, an unknown parent and an eleventh level', async () => {
    await create('Taken');
    expect((await service.call('createClientProfileFolder', { body: { name: 'taken' } })).status).toBe(409);
    expect(
      (await service.call('createClientProfileFolder', { body: { name: 'X', parent_id: unknown } })).status,
    ).toBe(404);
    let parent: string | null = null;
    for (let level = 1; level <= 10; level += 1) parent = (await create(`Level ${level}`, parent)).id;
    const { status, body } = await service.call('createClientProfileFolder', {
      body: { name: 'Level 11', parent_id: parent },
    });
    expect(status).toBe(409);
    expect(body.error.message).toContain('10 levels');
  });

  it('keeps names apart when two callers race', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => service.call('createClientProfileFolder', { body: { name: 'Race' } })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe('listing', () => {
  it('shows the tree in reading order, with counts', async () => {
    const b = await create('B');
    const a = await create('A');
    await create('B2', b.id);
    await create('A1', a.id);
    await newProfile(service, { folder_id: b.id });
    expect(await names()).toEqual(['B', 'B2', 'A', 'A1']);
    expect(await names({ sort: 'name', order: 'asc' })).toEqual(['A', 'A1', 'B', 'B2']);
    expect(await names({ sort: 'created_at' })).toEqual(['A1', 'B2', 'A', 'B']);
    expect(await names({ is_root: true })).toEqual(['B', 'A']);
    expect(await names({ is_root: false })).toEqual(['B2', 'A1']);
    expect(await names({ parent_id: [a.id] })).toEqual(['A1']);
    expect(await names({ search: '2' })).toEqual(['B2']);
    expect(await names({ limit: 1, offset: 1 })).toEqual(['B2']);
    expect((await list())[0]).toMatchObject({ id: b.id, item_count: 1, folder_count: 1 });
  });
});

describe('renaming', () => {
  it('changes the name, and only once', async () => {
    const folder = await create('Old');
    const rename = (body: object) =>
      service.call('updateClientProfileFolder', { path: { id: folder.id }, body });
    expect((await rename({ name: 'New', expected_revision: 1 })).body.data).toMatchObject({
      name: 'New',
      revision: 2,
    });
    expect((await rename({ name: 'New' })).body.data.revision).toBe(2);
    expect((await rename({ name: 'Newer', expected_revision: 1 })).status).toBe(409);
    expect(await auditActions(service, folder.id)).toEqual(['created', 'updated']);
  });

  it("may change the case of its own name but not take a sibling's", async () => {
    const folder = await create('Mine');
    await create('Yours');
    const rename = (name: string) =>
      service.call('updateClientProfileFolder', { path: { id: folder.id }, body: { name } });
    expect((await rename('MINE')).body.data.name).toBe('MINE');
    expect((await rename('yours')).status).toBe(409);
  });

  it('answers 404 for an unknown folder', async () => {
    expect(
      (await service.call('updateClientProfileFolder', { path: { id: unknown }, body: { name: 'X' } }))
        .status,
    ).toBe(404);
  });
});

describe('moving', () => {
  it('reorders siblings, who make room and keep their revision', async () => {
    const [a, b, c] = [await create('A'), await create('B'), await create('C')];
    expect((await move(c.id, { parent_id: null, position: 0 })).body.data).toMatchObject({
      position: 0,
      revision: 2,
    });
    expect(await names()).toEqual(['C', 'A', 'B']);
    expect((await list()).find((folder: { id: string }) => folder.id === a.id)).toMatchObject({
      position: 1,
      revision: 1,
    });
    expect((await move(b.id, { parent_id: null, position: 2 })).body.data.revision).toBe(1);
    expect((await move(b.id, { parent_id: null })).body.data.revision).toBe(1);
  });

  it('takes what is below along and closes the gap', async () => {
    const [a, b, c] = [await create('A'), await create('B'), await create('C')];
    await create('A1', a.id);
    expect((await move(a.id, { parent_id: b.id })).body.data).toMatchObject({
      parent_id: b.id,
      position: 0,
      folder_count: 1,
    });
    expect(await names()).toEqual(['B', 'A', 'A1', 'C']);
    expect((await list()).find((folder: { id: string }) => folder.id === c.id)!.position).toBe(1);
  });

  it('refuses a circle, a taken name, a tree too deep and an unknown target', async () => {
    const a = await create('A');
    const b = await create('B', a.id);
    await create('b');
    expect((await move(a.id, { parent_id: a.id })).status).toBe(409);
    expect((await move(a.id, { parent_id: b.id })).status).toBe(409);
    expect((await move(b.id, { parent_id: null })).status).toBe(409);
    expect((await move(a.id, { parent_id: unknown })).status).toBe(404);
    expect((await move(unknown, { parent_id: null })).status).toBe(404);
    expect((await move(a.id, { parent_id: null, expected_revision: 9 })).status).toBe(409);
    let deep: string | null = null;
    for (let level = 1; level <= 9; level += 1) deep = (await create(`Level ${level}`, deep)).id;
    expect((await move(a.id, { parent_id: deep })).status).toBe(409);
    expect((await move(b.id, { parent_id: deep })).status).toBe(200);
  });

  it('never makes a circle when two callers move folders into each other', async () => {
    const [a, b] = [await create('A'), await create('B')];
    const answers = await Promise.all([move(a.id, { parent_id: b.id }), move(b.id, { parent_id: a.id })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(await names()).toHaveLength(2);
  });
});

describe('moving contents', () => {
  const moveContents = (id: string, target: string | null) =>
    service.call('moveClientProfileFolderContents', { path: { id }, body: { target_folder_id: target } });

  it('moves profiles and folders behind what is there', async () => {
    const [from, to] = [await create('From'), await create('To')];
    await create('There', to.id);
    await create('Here', from.id);
    const profile = await newProfile(service, { folder_id: from.id });
    expect((await moveContents(from.id, to.id)).body.data).toEqual({ moved_items: 1, moved_folders: 1 });
    expect(await names()).toEqual(['From', 'To', 'There', 'Here']);
    expect((await service.ok('getClientProfile', { path: { id: profile.id } })).data).toMatchObject({
      folder_id: to.id,
      revision: 2,
    });
    expect((await moveContents(from.id, null)).body.data).toEqual({ moved_items: 0, moved_folders: 0 });
    expect(await auditActions(service, from.id)).toEqual(['created', 'contents_moved']);
  });

  it('moves to the top', async () => {
    const from = await create('From');
    await create('Inner', from.id);
    expect((await moveContents(from.id, null)).body.data.moved_folders).toBe(1);
    expect(await names({ is_root: true })).toEqual(['From', 'Inner']);
  });

  it('moves nothing when the target is inside, has a folder of the same name, or is unknown', async () => {
    const from = await create('From');
    const inner = await create('Same', from.id);
    const to = await create('To');
    await create('same', to.id);
    expect((await moveContents(from.id, from.id)).status).toBe(409);
    expect((await moveContents(from.id, inner.id)).status).toBe(409);
    expect((await moveContents(from.id, to.id)).status).toBe(409);
    expect((await moveContents(from.id, unknown)).status).toBe(404);
    expect((await moveContents(unknown, null)).status).toBe(404);
    expect(await names({ parent_id: [from.id] })).toEqual(['Same']);
  });
});

describe('deleting', () => {
  const remove = (id: string) => service.call('deleteClientProfileFolder', { path: { id } });

  it('removes an empty folder and frees its name', async () => {
    const folder = await create('Gone');
    await create('Next');
    expect((await remove(folder.id)).body.data.id).toBe(folder.id);
    expect((await remove(folder.id)).status).toBe(404);
    expect((await list())[0]).toMatchObject({ name: 'Next', position: 0 });
    await create('Gone');
  });

  it('names the counts of what is still in it', async () => {
    const folder = await create('Full');
    await create('Inner', folder.id);
    await newProfile(service, { folder_id: folder.id });
    const { status, body } = await remove(folder.id);
    expect(status).toBe(409);
    expect(body.error.message).toContain('1 client profiles and 1 folders');
  });
});

it('takes ids in either case', async () => {
  const [a, b] = [await create('A'), await create('B')];
  expect((await move(b.id.toUpperCase(), { parent_id: a.id.toUpperCase() })).body.data).toMatchObject({
    id: b.id,
    parent_id: a.id,
  });
  expect((await move(a.id, { parent_id: b.id.toUpperCase() })).status).toBe(409);
  expect((await move(b.id, { parent_id: a.id.toUpperCase() })).body.data.revision).toBe(2);
});

it('shows and changes nothing of another agency', async () => {
  const folder = await create('Ours');
  const caller = { key: service.agencies[1].key };
  expect((await service.ok('listClientProfileFolders', {}, caller)).data).toEqual([]);
  expect((await service.call('deleteClientProfileFolder', { path: { id: folder.id } }, caller)).status).toBe(
    404,
  );
  expect(
    (await service.call('createClientProfileFolder', { body: { name: 'X', parent_id: folder.id } }, caller))
      .status,
  ).toBe(404);
});
