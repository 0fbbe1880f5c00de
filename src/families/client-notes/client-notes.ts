import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { findPresentEventClient } from '#src/domain/refs/index.ts';
import type { ClientNote, Deleted, EventNote } from '#generated/types.gen.ts';
import type {
  CreateClientNoteInput,
  DeleteClientNoteInput,
  GetClientNoteInput,
  ListClientNotesInput,
  UpdateClientNoteInput,
} from '#generated/families/client-notes/handlers.ts';
import * as queries from './client-notes.queries.ts';
import { noteFolders } from './note-folders.ts';

export const listClientNotes = (ctx: ReadContext, { query }: ListClientNotesInput) =>
  queries.clientNotes.page(ctx.db, query, { userId: ctx.identity.userId });

export const getClientNote = (ctx: ReadContext, { path }: GetClientNoteInput) => showNote(ctx, path.id);

export async function createClientNote(
  ctx: WriteContext<'client_note.created'>,
  { body }: CreateClientNoteInput,
): Promise<Result<ClientNote>> {
  const client = await findPresentEventClient(ctx.db, body.client_id);
  if (client === undefined) throw notFound('client', body.client_id);
  await requireFolder(ctx, noteFolders, body.folder_id, body.client_id);
  const id = await notes.insert(ctx, {
    client_id: body.client_id,
    folder_id: body.folder_id ?? null,
    title: body.title ?? null,
    body_text: body.body_text,
    is_pinned: body.is_pinned ?? false,
  });
  const record = await showNote(ctx, id);
  ctx.emit('client_note.created', { note: eventNote(parseRecord(record)), client });
  return record;
}

export async function updateClientNote(
  ctx: WriteContext<'client_note.updated'>,
  { path, body }: UpdateClientNoteInput,
): Promise<Result<ClientNote>> {
  const { expected_revision: expectedRevision, ...values } = body;
  const stored =
    values.folder_id === undefined ? values : { ...values, folder_id: storedId(values.folder_id) };
  return changeNote(ctx, path.id, stored, expectedRevision);
}

export async function deleteClientNote(
  ctx: WriteContext,
  { path, query }: DeleteClientNoteInput,
): Promise<Deleted> {
  const note = await notes.lock(ctx, path.id, query.expected_revision);
  return notes.softDelete(ctx, note, ['client_id', 'title']);
}

/** Changes a note and tells what changed; silent when nothing does. */
export async function changeNote(
  ctx: WriteContext<'client_note.updated'>,
  id: string,
  values: Partial<queries.NoteValues>,
  expectedRevision: number | undefined,
): Promise<Result<ClientNote>> {
  const before = await notes.lock(ctx, id, expectedRevision);
  if (values.folder_id !== undefined)
    await requireFolder(ctx, noteFolders, values.folder_id, before.client_id);
  const client = await findPresentEventClient(ctx.db, before.client_id);
  if (client === undefined) throw notFound('client note', id);
  const changes = await notes.revise(ctx, before, values, ['folder_id', 'title', 'body_text', 'is_pinned']);
  if (changes === null) return before;

  const record = await showNote(ctx, id);
  ctx.emit('client_note.updated', { note: eventNote(parseRecord(record)), client, ...changes.event });
  return record;
}

/** The note as the caller sees it; 404 when it is unknown, deleted, or its client is. */
export async function showNote(ctx: ReadContext, id: string) {
  const note = await queries.selectClientNote(ctx.db, id, ctx.identity.userId);
  if (note === undefined) throw notFound('client note', id);
  return note;
}

const notes = recordLife({
  table: 'client_notes',
  kind: 'client_note',
  noun: 'client note',
  lock: async (ctx, id): Promise<ClientNote | undefined> =>
    (await queries.noteExists(ctx.db, id, true)) ? parseRecord(await showNote(ctx, id)) : undefined,
});

const eventNote = ({
  id,
  client_id,
  folder_id,
  title,
  body_text,
  is_pinned,
  is_favorite,
  created_by,
  created_at,
}: ClientNote): EventNote => ({
  id,
  client_id,
  folder_id,
  title,
  body_text,
  is_pinned,
  is_favorite,
  created_by,
  created_at,
});
