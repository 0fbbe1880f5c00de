import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/ids.ts';
import { parseRecord } from '#src/platform/db/records.ts';
import { checkRevision } from '#src/platform/errors/guards.ts';
import { notFound } from '#src/platform/errors/problem.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
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
  const client = await queries.findEventClient(ctx.db, body.client_id);
  if (client === undefined) throw notFound('client', body.client_id);
  await requireFolder(ctx, noteFolders, body.folder_id, body.client_id);
  const id = await queries.insertClientNote(
    ctx.db,
    {
      client_id: body.client_id,
      folder_id: body.folder_id ?? null,
      title: body.title ?? null,
      body_text: body.body_text,
      is_pinned: body.is_pinned ?? false,
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  const record = await showNote(ctx, id);
  ctx.emit('client_note.created', { note: eventNote(parseRecord(record)), client });
  ctx.audit({ recordKind: 'client_note', recordId: id, action: 'created' });
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
  const note = await lockNote(ctx, path.id);
  checkRevision(note.revision, query.expected_revision);
  await queries.softDeleteClientNote(ctx.db, note.id, ctx.identity.userId, ctx.now);
  ctx.audit({
    recordKind: 'client_note',
    recordId: note.id,
    action: 'deleted',
    previous: { client_id: note.client_id, title: note.title },
  });
  return { id: note.id, deleted_at: ctx.now.toISOString() };
}

/** Changes a note and tells what changed; silent when nothing does. */
export async function changeNote(
  ctx: WriteContext<'client_note.updated'>,
  id: string,
  values: Partial<queries.NoteValues>,
  expectedRevision: number | undefined,
): Promise<Result<ClientNote>> {
  const before = await lockNote(ctx, id);
  checkRevision(before.revision, expectedRevision);
  if (values.folder_id !== undefined)
    await requireFolder(ctx, noteFolders, values.folder_id, before.client_id);
  const changes = changesBetween(before, { ...before, ...values }, [
    'folder_id',
    'title',
    'body_text',
    'is_pinned',
  ]);
  const client = await queries.findEventClient(ctx.db, before.client_id);
  if (client === undefined) throw notFound('client note', id);
  if (changes === null) return before;

  await queries.updateClientNote(ctx.db, id, values, ctx.now);
  const record = await showNote(ctx, id);
  ctx.emit('client_note.updated', { note: eventNote(parseRecord(record)), client, ...changes.event });
  recordHistory(ctx, { kind: 'client_note', id, action: 'updated', changes });
  return record;
}

/** The note as the caller sees it; 404 when it is unknown, deleted, or its client is. */
export async function showNote(ctx: ReadContext, id: string) {
  const note = await queries.selectClientNote(ctx.db, id, ctx.identity.userId);
  if (note === undefined) throw notFound('client note', id);
  return note;
}

async function lockNote(ctx: ReadContext, id: string): Promise<ClientNote> {
  if (!(await queries.noteExists(ctx.db, id, true))) throw notFound('client note', id);
  return parseRecord(await showNote(ctx, id));
}

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
