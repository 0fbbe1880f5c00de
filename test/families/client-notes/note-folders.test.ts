import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions, newClient, newProfile } from '../client-records.ts';

let service: Service;
let profileId: string;
beforeAll(async () => {
  service = await startService();
  profileId = (await newProfile(service)).id;
});
afterAll(() => service.stop());

const create = async (client_id: string, name: string, parent_id: string | null = null) =>
  (await service.ok('createClientNoteFolder', { body: { client_id, name, parent_id } })).data;
const update = (id: string, body: object) => service.call('updateClientNoteFolder', { path: { id }, body });
const names = async (query: object) =>
  (await service.ok('listClientNoteFolders', { query: query as never })).data.map(
    (folder: { name: string }) => folder.name,
  );
const unknown = randomUUID();

describe('the folders of a client', () => {
  it('are a tree of their own', async () => {
    const [client, other] = [await newClient(service, profileId), await newClient(service, profileId)];
    const calls = await create(client.id, 'Calls');
    expect(calls).toMatchObject({ client_id: client.id, parent_id: null, position: 0, item_count: 0 });
    // The same name at another client is another folder.
    expect((await create(other.id, 'Calls')).position).toBe(0);
    await create(client.id, '2026', calls.id);
    await create(client.id, 'Contracts');
    expect(await names({ client_id: [client.id] })).toEqual(['Calls', '2026', 'Contracts']);
    expect(await names({ client_id: [client.id], is_root: true })).toEqual(['Calls', 'Contracts']);
    expect(await names({ client_id: [client.id, other.id] })).toHaveLength(4);
    expect(
      (
        await service.call('createClientNoteFolder', {
          body: { client_id: other.id, name: 'X', parent_id: calls.id },
        })
      ).status,
    ).toBe(404);
    expect(
      (await service.call('createClientNoteFolder', { body: { client_id: unknown, name: 'X' } })).status,
    ).toBe(404);
    expect(
      (await service.call('createClientNoteFolder', { body: { client_id: client.id, name: 'calls' } }))
        .status,
    ).toBe(409);
  });

  it('are renamed, moved and reordered in one step', async () => {
    const client = await newClient(service, profileId);
    const [a, b] = [await create(client.id, 'A'), await create(client.id, 'B')];
    expect((await update(b.id, { position: 0 })).body.data).toMatchObject({ position: 0, revision: 2 });
    expect(await names({ client_id: [client.id] })).toEqual(['B', 'A']);
    expect(
      (await update(a.id, { name: 'A in B', parent_id: b.id, expected_revision: 1 })).body.data,
    ).toMatchObject({ name: 'A in B', parent_id: b.id });
    expect((await update(b.id, { parent_id: a.id })).status).toBe(409);
    expect((await update(b.id, { name: 'C', expected_revision: 1 })).status).toBe(409);
    expect((await update(unknown, { name: 'C' })).status).toBe(404);
    expect(await auditActions(service, a.id)).toEqual(['created', 'moved']);
  });

  it('do not move to another client', async () => {
    const [client, other] = [await newClient(service, profileId), await newClient(service, profileId)];
    const [mine, theirs] = [await create(client.id, 'Mine'), await create(other.id, 'Theirs')];
    expect((await update(mine.id, { parent_id: theirs.id })).status).toBe(404);
  });

  it('go with their client', async () => {
    const client = await newClient(service, profileId);
    const folder = await create(client.id, 'Gone');
    await service.ok('deleteClient', { path: { id: client.id } });
    expect(await names({ client_id: [client.id] })).toEqual([]);
    expect((await update(folder.id, { name: 'X' })).status).toBe(404);
  });

  it('are deleted when they hold nothing', async () => {
    const client = await newClient(service, profileId);
    const folder = await create(client.id, 'Full');
    const { data: note } = await service.ok('createClientNote', {
      body: { client_id: client.id, folder_id: folder.id, body_text: 'x' },
    });
    const remove = (query: object = {}) =>
      service.call('deleteClientNoteFolder', { path: { id: folder.id }, query: { ...query } });
    expect((await remove()).body.error.message).toContain('1 notes');
    await service.ok('deleteClientNote', { path: { id: note.id } });
    expect((await remove({ expected_revision: 9 })).body.error.message).toContain('revision 1');
    expect((await remove({ expected_revision: 1 })).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });
});
