// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListCustomObjectFoldersInput {
  readonly query: WithDefaults<NonNullable<t.ListCustomObjectFoldersData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface CreateCustomObjectFolderInput {
  readonly body: t.CreateCustomObjectFolderData['body'];
}

export interface UpdateCustomObjectFolderInput {
  readonly path: t.UpdateCustomObjectFolderData['path'];
  readonly body: t.UpdateCustomObjectFolderData['body'];
}

export interface DeleteCustomObjectFolderInput {
  readonly path: t.DeleteCustomObjectFolderData['path'];
  readonly query: NonNullable<t.DeleteCustomObjectFolderData['query']>;
}

export interface MoveCustomObjectFolderInput {
  readonly path: t.MoveCustomObjectFolderData['path'];
  readonly body: t.MoveCustomObjectFolderData['body'];
}

export interface ListCustomObjectLinksInput {
  readonly query: WithDefaults<NonNullable<t.ListCustomObjectLinksData['query']>, 'is_archived' | 'order' | 'limit' | 'offset'>;
}

export interface CreateCustomObjectLinkInput {
  readonly body: t.CreateCustomObjectLinkData['body'];
}

export interface SearchCustomObjectLinkRecordsInput {
  readonly query: WithDefaults<NonNullable<t.SearchCustomObjectLinkRecordsData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.SearchCustomObjectLinkRecordsData['body'];
}

export interface UpdateCustomObjectLinkInput {
  readonly path: t.UpdateCustomObjectLinkData['path'];
  readonly body: t.UpdateCustomObjectLinkData['body'];
}

export interface DeleteCustomObjectLinkInput {
  readonly path: t.DeleteCustomObjectLinkData['path'];
  readonly query: NonNullable<t.DeleteCustomObjectLinkData['query']>;
}

export interface ListCustomObjectRecordLinksInput {
  readonly query: WithDefaults<NonNullable<t.ListCustomObjectRecordLinksData['query']>, 'is_archived' | 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateCustomObjectRecordLinkInput {
  readonly body: t.CreateCustomObjectRecordLinkData['body'];
}

export interface DeleteCustomObjectRecordLinkInput {
  readonly path: t.DeleteCustomObjectRecordLinkData['path'];
  readonly query: NonNullable<t.DeleteCustomObjectRecordLinkData['query']>;
}

export interface ListCustomObjectRecordsInput {
  readonly query: WithDefaults<NonNullable<t.ListCustomObjectRecordsData['query']>, 'is_archived' | 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateCustomObjectRecordInput {
  readonly body: t.CreateCustomObjectRecordData['body'];
}

export interface LookupCustomObjectRecordsInput {
  readonly query: WithDefaults<NonNullable<t.LookupCustomObjectRecordsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
  readonly body: t.LookupCustomObjectRecordsData['body'];
}

export interface ManageCustomObjectRecordInput {
  readonly body: t.ManageCustomObjectRecordData['body'];
}

export interface QueryCustomObjectRecordsInput {
  readonly query: WithDefaults<NonNullable<t.QueryCustomObjectRecordsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryCustomObjectRecordsData['body'];
}

export interface SearchCustomObjectRecordsInput {
  readonly query: WithDefaults<NonNullable<t.SearchCustomObjectRecordsData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.SearchCustomObjectRecordsData['body'];
}

export interface GetCustomObjectRecordInput {
  readonly path: t.GetCustomObjectRecordData['path'];
  readonly query: NonNullable<t.GetCustomObjectRecordData['query']>;
}

export interface UpdateCustomObjectRecordInput {
  readonly path: t.UpdateCustomObjectRecordData['path'];
  readonly body: t.UpdateCustomObjectRecordData['body'];
}

export interface DeleteCustomObjectRecordInput {
  readonly path: t.DeleteCustomObjectRecordData['path'];
  readonly query: NonNullable<t.DeleteCustomObjectRecordData['query']>;
}

export interface ArchiveCustomObjectRecordInput {
  readonly path: t.ArchiveCustomObjectRecordData['path'];
  readonly body: t.ArchiveCustomObjectRecordData['body'];
}

export interface DuplicateCustomObjectRecordInput {
  readonly path: t.DuplicateCustomObjectRecordData['path'];
  readonly body: t.DuplicateCustomObjectRecordData['body'];
}

export interface TransitionCustomObjectRecordInput {
  readonly path: t.TransitionCustomObjectRecordData['path'];
  readonly body: t.TransitionCustomObjectRecordData['body'];
}

export interface UnarchiveCustomObjectRecordInput {
  readonly path: t.UnarchiveCustomObjectRecordData['path'];
  readonly body: t.UnarchiveCustomObjectRecordData['body'];
}

export interface ListCustomObjectRelationshipsInput {
  readonly query: WithDefaults<NonNullable<t.ListCustomObjectRelationshipsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface ListCustomObjectsInput {
  readonly query: WithDefaults<NonNullable<t.ListCustomObjectsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateCustomObjectInput {
  readonly body: t.CreateCustomObjectData['body'];
}

export interface BulkDeleteCustomObjectsInput {
  readonly body: t.BulkDeleteCustomObjectsData['body'];
}

export interface GetCustomObjectDetailsInput {
  readonly body: t.GetCustomObjectDetailsData['body'];
}

export interface GetCustomObjectInput {
  readonly path: t.GetCustomObjectData['path'];
}

export interface UpdateCustomObjectInput {
  readonly path: t.UpdateCustomObjectData['path'];
  readonly body: t.UpdateCustomObjectData['body'];
}

export interface DeleteCustomObjectInput {
  readonly path: t.DeleteCustomObjectData['path'];
  readonly query: NonNullable<t.DeleteCustomObjectData['query']>;
}

export interface ReplaceCustomObjectDefinitionInput {
  readonly path: t.ReplaceCustomObjectDefinitionData['path'];
  readonly body: t.ReplaceCustomObjectDefinitionData['body'];
}

export interface DuplicateCustomObjectInput {
  readonly path: t.DuplicateCustomObjectData['path'];
  readonly body: t.DuplicateCustomObjectData['body'];
}

export interface MoveCustomObjectInput {
  readonly path: t.MoveCustomObjectData['path'];
  readonly body: t.MoveCustomObjectData['body'];
}

/** Custom objects: one handler per operation of the contract. */
export interface CustomObjectsHandlers {
  /** List custom object folders · GET /v1/custom-object-folders · objects.view */
  readonly listCustomObjectFolders: (ctx: ReadContext, input: ListCustomObjectFoldersInput) => Promise<Page<t.ListCustomObjectFoldersResponse['data'][number]>>;
  /** Create a custom object folder · POST /v1/custom-object-folders · objects.define */
  readonly createCustomObjectFolder: (ctx: WriteContext<never>, input: CreateCustomObjectFolderInput) => Promise<Result<t.CreateCustomObjectFolderResponse['data']>>;
  /** Update a custom object folder · PATCH /v1/custom-object-folders/{id} · objects.define */
  readonly updateCustomObjectFolder: (ctx: WriteContext<never>, input: UpdateCustomObjectFolderInput) => Promise<Result<t.UpdateCustomObjectFolderResponse['data']>>;
  /** Delete an empty custom object folder · DELETE /v1/custom-object-folders/{id} · objects.define */
  readonly deleteCustomObjectFolder: (ctx: WriteContext<never>, input: DeleteCustomObjectFolderInput) => Promise<Result<t.DeleteCustomObjectFolderResponse['data']>>;
  /** Move a custom object folder · POST /v1/custom-object-folders/{id}/move · objects.define */
  readonly moveCustomObjectFolder: (ctx: WriteContext<never>, input: MoveCustomObjectFolderInput) => Promise<Result<t.MoveCustomObjectFolderResponse['data']>>;
  /** List custom object links · GET /v1/custom-object-links · objects.view */
  readonly listCustomObjectLinks: (ctx: ReadContext, input: ListCustomObjectLinksInput) => Promise<Page<t.ListCustomObjectLinksResponse['data'][number]>>;
  /** Create a custom object link · POST /v1/custom-object-links · objects.edit */
  readonly createCustomObjectLink: (ctx: WriteContext<'custom_object_record.updated'>, input: CreateCustomObjectLinkInput) => Promise<Result<t.CreateCustomObjectLinkResponse['data']>>;
  /** Search custom object link records · POST /v1/custom-object-links/records/search · objects.view */
  readonly searchCustomObjectLinkRecords: (ctx: ReadContext, input: SearchCustomObjectLinkRecordsInput) => Promise<Page<t.SearchCustomObjectLinkRecordsResponse['data'][number]>>;
  /** Update a custom object link · PATCH /v1/custom-object-links/{id} · objects.edit */
  readonly updateCustomObjectLink: (ctx: WriteContext<never>, input: UpdateCustomObjectLinkInput) => Promise<Result<t.UpdateCustomObjectLinkResponse['data']>>;
  /** Delete a custom object link · DELETE /v1/custom-object-links/{id} · objects.edit */
  readonly deleteCustomObjectLink: (ctx: WriteContext<'custom_object_record.updated'>, input: DeleteCustomObjectLinkInput) => Promise<Result<t.DeleteCustomObjectLinkResponse['data']>>;
  /** List custom object record links · GET /v1/custom-object-record-links · objects.view */
  readonly listCustomObjectRecordLinks: (ctx: ReadContext, input: ListCustomObjectRecordLinksInput) => Promise<Page<t.ListCustomObjectRecordLinksResponse['data'][number]>>;
  /** Create a custom object record link · POST /v1/custom-object-record-links · objects.edit */
  readonly createCustomObjectRecordLink: (ctx: WriteContext<'custom_object_record.updated'>, input: CreateCustomObjectRecordLinkInput) => Promise<Result<t.CreateCustomObjectRecordLinkResponse['data']>>;
  /** Delete a custom object record link · DELETE /v1/custom-object-record-links/{id} · objects.edit */
  readonly deleteCustomObjectRecordLink: (ctx: WriteContext<'custom_object_record.updated'>, input: DeleteCustomObjectRecordLinkInput) => Promise<Result<t.DeleteCustomObjectRecordLinkResponse['data']>>;
  /** List custom object records · GET /v1/custom-object-records · objects.view */
  readonly listCustomObjectRecords: (ctx: ReadContext, input: ListCustomObjectRecordsInput) => Promise<Page<t.ListCustomObjectRecordsResponse['data'][number]>>;
  /** Create a custom object record · POST /v1/custom-object-records · objects.edit */
  readonly createCustomObjectRecord: (ctx: WriteContext<'custom_object_record.created'>, input: CreateCustomObjectRecordInput) => Promise<Result<t.CreateCustomObjectRecordResponse['data']>>;
  /** Look up custom object records by value · POST /v1/custom-object-records/find · objects.view */
  readonly lookupCustomObjectRecords: (ctx: ReadContext, input: LookupCustomObjectRecordsInput) => Promise<Page<t.LookupCustomObjectRecordsResponse['data'][number]>>;
  /** Create or update custom object records · POST /v1/custom-object-records/manage · objects.edit */
  readonly manageCustomObjectRecord: (ctx: WriteContext<'custom_object_record.created' | 'custom_object_record.updated'>, input: ManageCustomObjectRecordInput) => Promise<Result<t.ManageCustomObjectRecordResponse['data']>>;
  /** Query custom object records · POST /v1/custom-object-records/query · objects.view */
  readonly queryCustomObjectRecords: (ctx: ReadContext, input: QueryCustomObjectRecordsInput) => Promise<Page<t.QueryCustomObjectRecordsResponse['data'][number]>>;
  /** Search custom object records · POST /v1/custom-object-records/search · objects.view */
  readonly searchCustomObjectRecords: (ctx: ReadContext, input: SearchCustomObjectRecordsInput) => Promise<Page<t.SearchCustomObjectRecordsResponse['data'][number]>>;
  /** Get a custom object record · GET /v1/custom-object-records/{id} · objects.view */
  readonly getCustomObjectRecord: (ctx: ReadContext, input: GetCustomObjectRecordInput) => Promise<Result<t.GetCustomObjectRecordResponse['data']>>;
  /** Update a custom object record · PATCH /v1/custom-object-records/{id} · objects.edit */
  readonly updateCustomObjectRecord: (ctx: WriteContext<'custom_object_record.updated'>, input: UpdateCustomObjectRecordInput) => Promise<Result<t.UpdateCustomObjectRecordResponse['data']>>;
  /** Delete a custom object record · DELETE /v1/custom-object-records/{id} · objects.edit */
  readonly deleteCustomObjectRecord: (ctx: WriteContext<'custom_object_record.deleted' | 'custom_object_record.updated'>, input: DeleteCustomObjectRecordInput) => Promise<Result<t.DeleteCustomObjectRecordResponse['data']>>;
  /** Archive a custom object record · POST /v1/custom-object-records/{id}/archive · objects.edit */
  readonly archiveCustomObjectRecord: (ctx: WriteContext<'custom_object_record.updated'>, input: ArchiveCustomObjectRecordInput) => Promise<Result<t.ArchiveCustomObjectRecordResponse['data']>>;
  /** Duplicate a custom object record · POST /v1/custom-object-records/{id}/duplicate · objects.edit */
  readonly duplicateCustomObjectRecord: (ctx: WriteContext<'custom_object_record.created'>, input: DuplicateCustomObjectRecordInput) => Promise<Result<t.DuplicateCustomObjectRecordResponse['data']>>;
  /** Transition a custom object record · POST /v1/custom-object-records/{id}/transition · objects.edit */
  readonly transitionCustomObjectRecord: (ctx: WriteContext<'custom_object_record.updated'>, input: TransitionCustomObjectRecordInput) => Promise<Result<t.TransitionCustomObjectRecordResponse['data']>>;
  /** Unarchive a custom object record · POST /v1/custom-object-records/{id}/unarchive · objects.edit */
  readonly unarchiveCustomObjectRecord: (ctx: WriteContext<'custom_object_record.updated'>, input: UnarchiveCustomObjectRecordInput) => Promise<Result<t.UnarchiveCustomObjectRecordResponse['data']>>;
  /** List custom object relationships · GET /v1/custom-object-relationships · objects.view */
  readonly listCustomObjectRelationships: (ctx: ReadContext, input: ListCustomObjectRelationshipsInput) => Promise<Page<t.ListCustomObjectRelationshipsResponse['data'][number]>>;
  /** List custom objects · GET /v1/custom-objects · objects.view */
  readonly listCustomObjects: (ctx: ReadContext, input: ListCustomObjectsInput) => Promise<Page<t.ListCustomObjectsResponse['data'][number]>>;
  /** Create a custom object · POST /v1/custom-objects · objects.define */
  readonly createCustomObject: (ctx: WriteContext<never>, input: CreateCustomObjectInput) => Promise<Result<t.CreateCustomObjectResponse['data']>>;
  /** Delete several custom objects · POST /v1/custom-objects/bulk/delete · objects.define */
  readonly bulkDeleteCustomObjects: (ctx: WriteContext<never>, input: BulkDeleteCustomObjectsInput) => Promise<Result<t.BulkDeleteCustomObjectsResponse['data']>>;
  /** Get custom object details · POST /v1/custom-objects/details · objects.view */
  readonly getCustomObjectDetails: (ctx: ReadContext, input: GetCustomObjectDetailsInput) => Promise<Result<t.GetCustomObjectDetailsResponse['data']>>;
  /** Get a custom object · GET /v1/custom-objects/{id} · objects.view */
  readonly getCustomObject: (ctx: ReadContext, input: GetCustomObjectInput) => Promise<Result<t.GetCustomObjectResponse['data']>>;
  /** Update a custom object · PATCH /v1/custom-objects/{id} · objects.define */
  readonly updateCustomObject: (ctx: WriteContext<never>, input: UpdateCustomObjectInput) => Promise<Result<t.UpdateCustomObjectResponse['data']>>;
  /** Delete a custom object · DELETE /v1/custom-objects/{id} · objects.define */
  readonly deleteCustomObject: (ctx: WriteContext<never>, input: DeleteCustomObjectInput) => Promise<Result<t.DeleteCustomObjectResponse['data']>>;
  /** Replace a custom object definition · PATCH /v1/custom-objects/{id}/definition · objects.define */
  readonly replaceCustomObjectDefinition: (ctx: WriteContext<never>, input: ReplaceCustomObjectDefinitionInput) => Promise<Result<t.ReplaceCustomObjectDefinitionResponse['data']>>;
  /** Duplicate a custom object · POST /v1/custom-objects/{id}/duplicate · objects.define */
  readonly duplicateCustomObject: (ctx: WriteContext<never>, input: DuplicateCustomObjectInput) => Promise<Result<t.DuplicateCustomObjectResponse['data']>>;
  /** Move a custom object · POST /v1/custom-objects/{id}/move · objects.define */
  readonly moveCustomObject: (ctx: WriteContext<never>, input: MoveCustomObjectInput) => Promise<Result<t.MoveCustomObjectResponse['data']>>;
}
