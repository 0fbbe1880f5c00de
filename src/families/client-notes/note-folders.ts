import type { ReadContext, WriteContext } from '#src/call/context.ts';
import {
  changeFolder,
  createFolder,
  deleteFolder,
  listFolders,
  type FolderKind,
} from '#src/domain/folders/index.ts';
import type { ClientNoteFolder } from '#generated/types.gen.ts';
import type {
  CreateClientNoteFolderInput,
  DeleteClientNoteFolderInput,
  ListClientNoteFoldersInput,
  UpdateClientNoteFolderInput,
} from '#generated/families/client-notes/handlers.ts';

/** Folders of notes: one tree for each client. */
export const noteFolders: FolderKind<ClientNoteFolder> = {
  kind: 'client_note',
  noun: 'note folder',
  recordKind: 'client_note_folder',
  items: { table: 'client_notes', plural: 'notes' },
  scope: { table: 'clients', property: 'client_id', noun: 'client' },
};

export const listClientNoteFolders = (ctx: ReadContext, { query }: ListClientNoteFoldersInput) =>
  listFolders(ctx, noteFolders, query, query.client_id);

export const createClientNoteFolder = (ctx: WriteContext, { body }: CreateClientNoteFolderInput) =>
  createFolder(ctx, noteFolders, body, body.client_id);

export const updateClientNoteFolder = (ctx: WriteContext, { path, body }: UpdateClientNoteFolderInput) =>
  changeFolder(ctx, noteFolders, path.id, body);

export const deleteClientNoteFolder = (ctx: WriteContext, { path, query }: DeleteClientNoteFolderInput) =>
  deleteFolder(ctx, noteFolders, path.id, query);
