import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions, newNote } from '../client-records.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const unknown = randomUUID();

describe('a pin', () => {
  const pin = (id: string, body: object) => service.call('updateClientNotePin', { path: { id }, body });

  it('is a change of the note, once', async () => {
    const { note } = await newNote(service);
    expect((await pin(note.id, { is_pinned: true })).body.data).toMatchObject({
      is_pinned: true,
      revision: 2,
    });
    expect((await pin(note.id, { is_pinned: true })).body.data.revision).toBe(2);
    const events = await service.takeEvents();
    expect(events.map((event) => event.event_type)).toEqual(['client_note.updated']);
    expect(events[0]?.data).toMatchObject({
      _changed_fields: ['is_pinned'],
      _previous: { is_pinned: false },
      note: { is_pinned: true },
    });
    expect((await pin(note.id, { is_pinned: false, expected_revision: 1 })).status).toBe(409);
    expect((await pin(note.id, { is_pinned: false, expected_revision: 2 })).body.data.is_pinned).toBe(false);
    expect((await pin(unknown, { is_pinned: true })).status).toBe(404);
  });

  it('needs clients.edit', async () => {
    const { note } = await newNote(service);
    const reader = { key: await service.keyWith(service.agencies[0], ['clients.view']) };
    expect(
      (
        await service.call(
          'updateClientNotePin',
          { path: { id: note.id }, body: { is_pinned: true } },
          reader,
        )
      ).status,
    ).toBe(403);
  });
});

describe('a favourite', () => {
  it("is the caller's own: nobody else sees it and nobody is told", async () => {
    const { note } = await newNote(service);
    const colleague = { key: await service.keyWith(service.agencies[0], ['clients.view']) };
    const mark = (is_favorite: boolean) =>
      service.ok('updateClientNoteFavorite', { path: { id: note.id }, body: { is_favorite } }, colleague);
    const favorites = async (caller?: { key: string }) =>
      (await service.ok('listClientNotes', { query: { is_favorite: true } }, caller)).data;

    expect((await mark(true)).data).toMatchObject({
      is_favorite: true,
      revision: 1,
      updated_at: note.updated_at,
    });
    expect((await mark(true)).data.is_favorite).toBe(true);
    expect(await favorites(colleague)).toHaveLength(1);
    expect(await favorites()).toEqual([]);
    expect((await service.ok('getClientNote', { path: { id: note.id } })).data.is_favorite).toBe(false);
    expect((await mark(false)).data.is_favorite).toBe(false);
    expect(await favorites(colleague)).toEqual([]);
    expect(await service.takeEvents()).toEqual([]);
    expect(await auditActions(service, note.id)).toEqual(['created', 'favorited', 'unfavorited']);
  });

  it('of an unknown note answers 404', async () => {
    expect(
      (await service.call('updateClientNoteFavorite', { path: { id: unknown }, body: { is_favorite: true } }))
        .status,
    ).toBe(404);
  });
});
