import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions, newClient, newNote, newProfile } from '../client-records.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const unknown = randomUUID();
const folderOf = async (client_id: string) =>
  (await service.ok('createClientNoteFolder', { body: { client_id, name: `Folder ${randomUUID()}` } })).data;
const update = (id: string, body: object) => service.call('updateClientNote', { path: { id }, body });

describe('writing', () => {
  it('stores the note and tells of it once', async () => {
    const client = await newClient(service, (await newProfile(service)).id);
    await service.takeEvents();
    const { data: note } = await service.ok('createClientNote', {
      body: { client_id: client.id, title: 'Call', body_text: 'They said yes.', is_pinned: true },
    });
    expect(note).toMatchObject({
      client_id: client.id,
      folder_id: null,
      title: 'Call',
      is_pinned: true,
      is_favorite: false,
      revision: 1,
    });
    const [event, ...others] = await service.takeEvents();
    expect(others).toEqual([]);
    expect(event?.event_type).toBe('client_note.created');
    expect(event?.data).toMatchObject({
      note: { id: note.id, body_text: 'They said yes.', is_favorite: false },
      client: {
        id: client.id,
        name: client.name,
        slug: client.slug,
        status: 'lead',
        status_category: 'prospect',
      },
      actor: { type: 'service_account' },
      causation: { depth: 0 },
    });
    expect(event?.data).not.toHaveProperty('_changed_fields');
    expect(await auditActions(service, note.id)).toEqual(['created']);
  });

  it('files it in a folder of the same client only', async () => {
    const profile = await newProfile(service);
    const [client, other] = [await newClient(service, profile.id), await newClient(service, profile.id)];
    const [own, foreign] = [await folderOf(client.id), await folderOf(other.id)];
    const create = (folder_id: string) =>
      service.call('createClientNote', { body: { client_id: client.id, folder_id, body_text: 'x' } });
    expect((await create(own.id)).body.data.folder_id).toBe(own.id);
    expect((await create(foreign.id)).status).toBe(404);
    expect((await create(unknown)).status).toBe(404);
    const profileFolder = (await service.ok('createClientProfileFolder', { body: { name: 'Not for notes' } }))
      .data;
    expect((await create(profileFolder.id)).status).toBe(404);
  });

  it('needs a client that is there', async () => {
    const { client } = await newNote(service);
    await service.ok('deleteClient', { path: { id: client.id } });
    expect(
      (await service.call('createClientNote', { body: { client_id: client.id, body_text: 'x' } })).status,
    ).toBe(404);
    expect(
      (await service.call('createClientNote', { body: { client_id: unknown, body_text: 'x' } })).status,
    ).toBe(404);
  });
});

describe('listing', () => {
  it('puts pinned notes first, then the newest', async () => {
    const { client, note: oldest } = await newNote(service, { body_text: 'one' });
    const write = async (body: object) =>
      (await service.ok('createClientNote', { body: { client_id: client.id, body_text: 'text', ...body } }))
        .data;
    const pinned = await write({ title: 'beta', is_pinned: true });
    const newest = await write({ title: 'Alpha' });
    const ids = async (query: object = {}) =>
      (await service.ok('listClientNotes', { query: { client_id: [client.id], ...query } })).data.map(
        (note: { id: string }) => note.id,
      );
    expect(await ids()).toEqual([pinned.id, newest.id, oldest.id]);
    // A list keeps its own order whatever `order` says; what is sorted by goes by it.
    expect(await ids({ order: 'asc' })).toEqual([pinned.id, newest.id, oldest.id]);
    expect(await ids({ sort: 'created_at' })).toEqual([newest.id, pinned.id, oldest.id]);
    // Notes without a title come last in both directions.
    expect(await ids({ sort: 'title' })).toEqual([pinned.id, newest.id, oldest.id]);
    expect(await ids({ sort: 'title', order: 'asc' })).toEqual([newest.id, pinned.id, oldest.id]);
    expect(await ids({ is_pinned: false })).toEqual([newest.id, oldest.id]);
    expect(await ids({ created_after: newest.created_at })).toEqual([newest.id]);
    expect(await ids({ created_before: pinned.created_at })).toEqual([oldest.id]);
    expect(await ids({ created_by: [unknown] })).toEqual([]);
    expect(await ids({ limit: 1, offset: 1 })).toEqual([newest.id]);
  });

  it('searches title and text, and takes every character as it is', async () => {
    const { client, note } = await newNote(service, {
      title: 'Kick-off',
      body_text: 'Budget 100% approved by Renée',
    });
    await service.ok('createClientNote', {
      body: { client_id: client.id, body_text: 'Budget 1000 refused' },
    });
    const found = async (search: string) =>
      (await service.ok('listClientNotes', { query: { client_id: [client.id], search } })).data;
    expect(await found('KICK-OFF')).toEqual([note]);
    expect(await found('100%')).toEqual([note]);
    expect(await found('RENÉE')).toEqual([note]);
    expect(await found('budget')).toHaveLength(2);
    expect(await found('_ick')).toEqual([]);
    expect(await found('\\')).toEqual([]);
  });

  it('shows notes of a folder, and none of deleted clients', async () => {
    const { client } = await newNote(service);
    const folder = await folderOf(client.id);
    const { data: filed } = await service.ok('createClientNote', {
      body: { client_id: client.id, folder_id: folder.id, body_text: 'filed' },
    });
    expect((await service.ok('listClientNotes', { query: { folder_id: [folder.id] } })).data).toEqual([
      filed,
    ]);
    const ofClient = async (is_root: boolean) =>
      (await service.ok('listClientNotes', { query: { client_id: [client.id], is_root } })).data;
    expect([(await ofClient(true)).length, await ofClient(false)]).toEqual([1, [filed]]);
    await service.ok('deleteClient', { path: { id: client.id } });
    expect((await service.ok('listClientNotes', { query: { client_id: [client.id] } })).data).toEqual([]);
    expect((await service.call('getClientNote', { path: { id: filed.id } })).status).toBe(404);
    expect((await update(filed.id, { title: 'x' })).status).toBe(404);
  });
});

describe('changing', () => {
  it('tells what changed and what it was', async () => {
    const { client, note } = await newNote(service, { title: 'Before' });
    const folder = await folderOf(client.id);
    const { body } = await update(note.id, { title: null, folder_id: folder.id, expected_revision: 1 });
    expect(body.data).toMatchObject({
      title: null,
      folder_id: folder.id,
      body_text: note.body_text,
      revision: 2,
    });
    const events = await service.takeEvents();
    expect(events.map((event) => event.event_type)).toEqual(['client_note.updated']);
    expect(events[0]?.data).toMatchObject({
      _changed_fields: ['folder_id', 'title'],
      _previous: { folder_id: null, title: 'Before' },
      note: { id: note.id, title: null },
      client: { id: client.id },
    });
    expect(await auditActions(service, note.id)).toEqual(['created', 'updated']);
  });

  it('that changes nothing is silent', async () => {
    const { note } = await newNote(service, { title: 'Same' });
    expect((await update(note.id, { title: 'Same', body_text: note.body_text })).body.data).toEqual(note);
    expect(await service.takeEvents()).toEqual([]);
    expect(await auditActions(service, note.id)).toEqual(['created']);
  });

  it('refuses a stale revision, a foreign folder and an unknown note', async () => {
    const [{ note }, { client: other }] = [await newNote(service), await newNote(service)];
    expect((await update(note.id, { title: 'x', expected_revision: 5 })).status).toBe(409);
    expect((await update(note.id, { folder_id: (await folderOf(other.id)).id })).status).toBe(404);
    expect((await update(unknown, { title: 'x' })).status).toBe(404);
    expect((await update(note.id, { title: '' })).status).toBe(400);
    expect(await service.takeEvents()).toEqual([]);
  });
});

it('a deleted note is gone for everyone, and no event tells of it', async () => {
  const { note } = await newNote(service);
  const remove = (query: object = {}) =>
    service.call('deleteClientNote', { path: { id: note.id }, query: { ...query } });
  expect((await remove({ expected_revision: 9 })).status).toBe(409);
  expect((await remove()).body.data.id).toBe(note.id);
  expect((await remove()).status).toBe(404);
  expect((await service.call('getClientNote', { path: { id: note.id } })).status).toBe(404);
  expect(await service.takeEvents()).toEqual([]);
  expect(await auditActions(service, note.id)).toEqual(['created', 'deleted']);
});

it('shows and changes nothing of another agency', async () => {
  const { client, note } = await newNote(service);
  const caller = { key: service.agencies[1].key };
  expect((await service.ok('listClientNotes', { query: { client_id: [client.id] } }, caller)).data).toEqual(
    [],
  );
  expect((await service.ok('listClientNotes', { query: { search: 'all is well' } }, caller)).data).toEqual(
    [],
  );
  expect((await service.call('getClientNote', { path: { id: note.id } }, caller)).status).toBe(404);
  expect(
    (await service.call('createClientNote', { body: { client_id: client.id, body_text: 'x' } }, caller))
      .status,
  ).toBe(404);
});
