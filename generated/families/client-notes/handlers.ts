// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListClientNoteFoldersInput {
  readonly query: WithDefaults<NonNullable<t.ListClientNoteFoldersData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface CreateClientNoteFolderInput {
  readonly body: t.CreateClientNoteFolderData['body'];
}

export interface UpdateClientNoteFolderInput {
  readonly path: t.UpdateClientNoteFolderData['path'];
  readonly body: t.UpdateClientNoteFolderData['body'];
}

export interface DeleteClientNoteFolderInput {
  readonly path: t.DeleteClientNoteFolderData['path'];
  readonly query: NonNullable<t.DeleteClientNoteFolderData['query']>;
}

export interface ListClientNotesInput {
  readonly query: WithDefaults<NonNullable<t.ListClientNotesData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface CreateClientNoteInput {
  readonly body: t.CreateClientNoteData['body'];
}

export interface GetClientNoteInput {
  readonly path: t.GetClientNoteData['path'];
}

export interface UpdateClientNoteInput {
  readonly path: t.UpdateClientNoteData['path'];
  readonly body: t.UpdateClientNoteData['body'];
}

export interface DeleteClientNoteInput {
  readonly path: t.DeleteClientNoteData['path'];
  readonly query: NonNullable<t.DeleteClientNoteData['query']>;
}

export interface UpdateClientNoteFavoriteInput {
  readonly path: t.UpdateClientNoteFavoriteData['path'];
  readonly body: t.UpdateClientNoteFavoriteData['body'];
}

export interface UpdateClientNotePinInput {
  readonly path: t.UpdateClientNotePinData['path'];
  readonly body: t.UpdateClientNotePinData['body'];
}

/** Client notes: one handler per operation of the contract. */
export interface ClientNotesHandlers {
  /** List client note folders · GET /v1/client-note-folders · clients.view */
  readonly listClientNoteFolders: (ctx: ReadContext, input: ListClientNoteFoldersInput) => Promise<Page<t.ListClientNoteFoldersResponse['data'][number]>>;
  /** Create a client note folder · POST /v1/client-note-folders · clients.edit */
  readonly createClientNoteFolder: (ctx: WriteContext<never>, input: CreateClientNoteFolderInput) => Promise<Result<t.CreateClientNoteFolderResponse['data']>>;
  /** Update a client note folder · PATCH /v1/client-note-folders/{id} · clients.edit */
  readonly updateClientNoteFolder: (ctx: WriteContext<never>, input: UpdateClientNoteFolderInput) => Promise<Result<t.UpdateClientNoteFolderResponse['data']>>;
  /** Delete a client note folder · DELETE /v1/client-note-folders/{id} · clients.edit */
  readonly deleteClientNoteFolder: (ctx: WriteContext<never>, input: DeleteClientNoteFolderInput) => Promise<Result<t.DeleteClientNoteFolderResponse['data']>>;
  /** List client notes · GET /v1/client-notes · clients.view */
  readonly listClientNotes: (ctx: ReadContext, input: ListClientNotesInput) => Promise<Page<t.ListClientNotesResponse['data'][number]>>;
  /** Create a client note · POST /v1/client-notes · clients.edit */
  readonly createClientNote: (ctx: WriteContext<'client_note.created'>, input: CreateClientNoteInput) => Promise<Result<t.CreateClientNoteResponse['data']>>;
  /** Get a client note · GET /v1/client-notes/{id} · clients.view */
  readonly getClientNote: (ctx: ReadContext, input: GetClientNoteInput) => Promise<Result<t.GetClientNoteResponse['data']>>;
  /** Update a client note · PATCH /v1/client-notes/{id} · clients.edit */
  readonly updateClientNote: (ctx: WriteContext<'client_note.updated'>, input: UpdateClientNoteInput) => Promise<Result<t.UpdateClientNoteResponse['data']>>;
  /** Delete a client note · DELETE /v1/client-notes/{id} · clients.edit */
  readonly deleteClientNote: (ctx: WriteContext<never>, input: DeleteClientNoteInput) => Promise<Result<t.DeleteClientNoteResponse['data']>>;
  /** Update the favourite mark of a client note · PATCH /v1/client-notes/{id}/favorite · clients.view */
  readonly updateClientNoteFavorite: (ctx: WriteContext<never>, input: UpdateClientNoteFavoriteInput) => Promise<Result<t.UpdateClientNoteFavoriteResponse['data']>>;
  /** Update the pin of a client note · PATCH /v1/client-notes/{id}/pin · clients.edit */
  readonly updateClientNotePin: (ctx: WriteContext<'client_note.updated'>, input: UpdateClientNotePinInput) => Promise<Result<t.UpdateClientNotePinResponse['data']>>;
}
