// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListClientProfileFoldersInput {
  readonly query: WithDefaults<NonNullable<t.ListClientProfileFoldersData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface CreateClientProfileFolderInput {
  readonly body: t.CreateClientProfileFolderData['body'];
}

export interface UpdateClientProfileFolderInput {
  readonly path: t.UpdateClientProfileFolderData['path'];
  readonly body: t.UpdateClientProfileFolderData['body'];
}

export interface DeleteClientProfileFolderInput {
  readonly path: t.DeleteClientProfileFolderData['path'];
  readonly query: NonNullable<t.DeleteClientProfileFolderData['query']>;
}

export interface MoveClientProfileFolderInput {
  readonly path: t.MoveClientProfileFolderData['path'];
  readonly body: t.MoveClientProfileFolderData['body'];
}

export interface MoveClientProfileFolderContentsInput {
  readonly path: t.MoveClientProfileFolderContentsData['path'];
  readonly body: t.MoveClientProfileFolderContentsData['body'];
}

export interface ListClientProfilesInput {
  readonly query: WithDefaults<NonNullable<t.ListClientProfilesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateClientProfileInput {
  readonly body: t.CreateClientProfileData['body'];
}

export interface BulkDeleteClientProfilesInput {
  readonly body: t.BulkDeleteClientProfilesData['body'];
}

export interface SuggestClientProfileNameInput {
  readonly body: t.SuggestClientProfileNameData['body'];
}

export interface GetClientProfileInput {
  readonly path: t.GetClientProfileData['path'];
}

export interface UpdateClientProfileInput {
  readonly path: t.UpdateClientProfileData['path'];
  readonly body: t.UpdateClientProfileData['body'];
}

export interface DeleteClientProfileInput {
  readonly path: t.DeleteClientProfileData['path'];
  readonly query: NonNullable<t.DeleteClientProfileData['query']>;
}

export interface GetClientProfileDetailsInput {
  readonly path: t.GetClientProfileDetailsData['path'];
}

export interface DuplicateClientProfileInput {
  readonly path: t.DuplicateClientProfileData['path'];
  readonly body: t.DuplicateClientProfileData['body'];
}

export interface MoveClientProfileInput {
  readonly path: t.MoveClientProfileData['path'];
  readonly body: t.MoveClientProfileData['body'];
}

/** Client profiles: one handler per operation of the contract. */
export interface ClientProfilesHandlers {
  /** List client profile folders · GET /v1/client-profile-folders · clients.view */
  readonly listClientProfileFolders: (ctx: ReadContext, input: ListClientProfileFoldersInput) => Promise<Page<t.ListClientProfileFoldersResponse['data'][number]>>;
  /** Create a client profile folder · POST /v1/client-profile-folders · settings.manage */
  readonly createClientProfileFolder: (ctx: WriteContext<never>, input: CreateClientProfileFolderInput) => Promise<Result<t.CreateClientProfileFolderResponse['data']>>;
  /** Update a client profile folder · PATCH /v1/client-profile-folders/{id} · settings.manage */
  readonly updateClientProfileFolder: (ctx: WriteContext<never>, input: UpdateClientProfileFolderInput) => Promise<Result<t.UpdateClientProfileFolderResponse['data']>>;
  /** Delete a client profile folder · DELETE /v1/client-profile-folders/{id} · settings.manage */
  readonly deleteClientProfileFolder: (ctx: WriteContext<never>, input: DeleteClientProfileFolderInput) => Promise<Result<t.DeleteClientProfileFolderResponse['data']>>;
  /** Move a client profile folder · POST /v1/client-profile-folders/{id}/move · settings.manage */
  readonly moveClientProfileFolder: (ctx: WriteContext<never>, input: MoveClientProfileFolderInput) => Promise<Result<t.MoveClientProfileFolderResponse['data']>>;
  /** Move the contents of a client profile folder · POST /v1/client-profile-folders/{id}/move-contents · settings.manage */
  readonly moveClientProfileFolderContents: (ctx: WriteContext<never>, input: MoveClientProfileFolderContentsInput) => Promise<Result<t.MoveClientProfileFolderContentsResponse['data']>>;
  /** List client profiles · GET /v1/client-profiles · clients.view */
  readonly listClientProfiles: (ctx: ReadContext, input: ListClientProfilesInput) => Promise<Page<t.ListClientProfilesResponse['data'][number]>>;
  /** Create a client profile · POST /v1/client-profiles · settings.manage */
  readonly createClientProfile: (ctx: WriteContext<never>, input: CreateClientProfileInput) => Promise<Result<t.CreateClientProfileResponse['data']>>;
  /** Delete several client profiles · POST /v1/client-profiles/bulk/delete · settings.manage */
  readonly bulkDeleteClientProfiles: (ctx: WriteContext<never>, input: BulkDeleteClientProfilesInput) => Promise<Result<t.BulkDeleteClientProfilesResponse['data']>>;
  /** Suggest an unused name for a client profile · POST /v1/client-profiles/names/suggestion · clients.view */
  readonly suggestClientProfileName: (ctx: ReadContext, input: SuggestClientProfileNameInput) => Promise<Result<t.SuggestClientProfileNameResponse['data']>>;
  /** Get a client profile · GET /v1/client-profiles/{id} · clients.view */
  readonly getClientProfile: (ctx: ReadContext, input: GetClientProfileInput) => Promise<Result<t.GetClientProfileResponse['data']>>;
  /** Update a client profile · PATCH /v1/client-profiles/{id} · settings.manage */
  readonly updateClientProfile: (ctx: WriteContext<never>, input: UpdateClientProfileInput) => Promise<Result<t.UpdateClientProfileResponse['data']>>;
  /** Delete a client profile · DELETE /v1/client-profiles/{id} · settings.manage */
  readonly deleteClientProfile: (ctx: WriteContext<never>, input: DeleteClientProfileInput) => Promise<Result<t.DeleteClientProfileResponse['data']>>;
  /** Get client profile details · GET /v1/client-profiles/{id}/details · clients.view */
  readonly getClientProfileDetails: (ctx: ReadContext, input: GetClientProfileDetailsInput) => Promise<Result<t.GetClientProfileDetailsResponse['data']>>;
  /** Duplicate a client profile · POST /v1/client-profiles/{id}/duplicate · settings.manage */
  readonly duplicateClientProfile: (ctx: WriteContext<never>, input: DuplicateClientProfileInput) => Promise<Result<t.DuplicateClientProfileResponse['data']>>;
  /** Move a client profile · POST /v1/client-profiles/{id}/move · settings.manage */
  readonly moveClientProfile: (ctx: WriteContext<never>, input: MoveClientProfileInput) => Promise<Result<t.MoveClientProfileResponse['data']>>;
}
