// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface UpdateAgencyFieldsInput {
  readonly body: t.UpdateAgencyFieldsData['body'];
}

export interface UpdateAgencyFieldValueInput {
  readonly body: t.UpdateAgencyFieldValueData['body'];
}

export interface ListFieldFoldersInput {
  readonly query: WithDefaults<NonNullable<t.ListFieldFoldersData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface CreateFieldFolderInput {
  readonly body: t.CreateFieldFolderData['body'];
}

export interface GetFieldFolderInput {
  readonly path: t.GetFieldFolderData['path'];
}

export interface UpdateFieldFolderInput {
  readonly path: t.UpdateFieldFolderData['path'];
  readonly body: t.UpdateFieldFolderData['body'];
}

export interface DeleteFieldFolderInput {
  readonly path: t.DeleteFieldFolderData['path'];
  readonly query: NonNullable<t.DeleteFieldFolderData['query']>;
}

export interface MoveFieldFolderInput {
  readonly path: t.MoveFieldFolderData['path'];
  readonly body: t.MoveFieldFolderData['body'];
}

export interface ListFieldHistoryInput {
  readonly query: WithDefaults<NonNullable<t.ListFieldHistoryData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListFieldsInput {
  readonly query: WithDefaults<NonNullable<t.ListFieldsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface CreateFieldInput {
  readonly body: t.CreateFieldData['body'];
}

export interface GetFieldDetailsInput {
  readonly body: t.GetFieldDetailsData['body'];
}

export interface ListFieldsByScopeInput {
  readonly query: WithDefaults<NonNullable<t.ListFieldsByScopeData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.ListFieldsByScopeData['body'];
}

export interface BulkDeleteFieldsInput {
  readonly body: t.BulkDeleteFieldsData['body'];
}

export interface BulkReplaceFieldChoiceInput {
  readonly body: t.BulkReplaceFieldChoiceData['body'];
}

export interface ListFieldCompositeTypesInput {
  readonly query: WithDefaults<NonNullable<t.ListFieldCompositeTypesData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface GetFieldCompositeTypeInput {
  readonly path: t.GetFieldCompositeTypeData['path'];
}

export interface ManageFieldInput {
  readonly body: t.ManageFieldData['body'];
}

export interface RenameFieldKeyInput {
  readonly body: t.RenameFieldKeyData['body'];
}

export interface ReorderFieldsInput {
  readonly body: t.ReorderFieldsData['body'];
}

export interface GetFieldInput {
  readonly path: t.GetFieldData['path'];
}

export interface UpdateFieldInput {
  readonly path: t.UpdateFieldData['path'];
  readonly body: t.UpdateFieldData['body'];
}

export interface DeleteFieldInput {
  readonly path: t.DeleteFieldData['path'];
  readonly query: WithDefaults<NonNullable<t.DeleteFieldData['query']>, 'force'>;
}

export interface GetFieldUsageInput {
  readonly path: t.GetFieldUsageData['path'];
}

/** Fields: one handler per operation of the contract. */
export interface FieldsHandlers {
  /** Get the agency's field values · GET /v1/agency-fields · settings.view */
  readonly getAgencyFields: (ctx: ReadContext) => Promise<Result<t.GetAgencyFieldsResponse['data']>>;
  /** Update the agency's field values · PATCH /v1/agency-fields · settings.manage */
  readonly updateAgencyFields: (ctx: WriteContext<never>, input: UpdateAgencyFieldsInput) => Promise<Result<t.UpdateAgencyFieldsResponse['data']>>;
  /** Update a field value of the agency · PATCH /v1/agency-fields/value · settings.manage */
  readonly updateAgencyFieldValue: (ctx: WriteContext<never>, input: UpdateAgencyFieldValueInput) => Promise<Result<t.UpdateAgencyFieldValueResponse['data']>>;
  /** List field folders · GET /v1/field-folders · any */
  readonly listFieldFolders: (ctx: ReadContext, input: ListFieldFoldersInput) => Promise<Page<t.ListFieldFoldersResponse['data'][number]>>;
  /** Create a field folder · POST /v1/field-folders · settings.manage */
  readonly createFieldFolder: (ctx: WriteContext<never>, input: CreateFieldFolderInput) => Promise<Result<t.CreateFieldFolderResponse['data']>>;
  /** Get a field folder · GET /v1/field-folders/{id} · any */
  readonly getFieldFolder: (ctx: ReadContext, input: GetFieldFolderInput) => Promise<Result<t.GetFieldFolderResponse['data']>>;
  /** Update a field folder · PATCH /v1/field-folders/{id} · settings.manage */
  readonly updateFieldFolder: (ctx: WriteContext<never>, input: UpdateFieldFolderInput) => Promise<Result<t.UpdateFieldFolderResponse['data']>>;
  /** Delete a field folder · DELETE /v1/field-folders/{id} · settings.manage */
  readonly deleteFieldFolder: (ctx: WriteContext<never>, input: DeleteFieldFolderInput) => Promise<Result<t.DeleteFieldFolderResponse['data']>>;
  /** Move a field folder · POST /v1/field-folders/{id}/move · settings.manage */
  readonly moveFieldFolder: (ctx: WriteContext<never>, input: MoveFieldFolderInput) => Promise<Result<t.MoveFieldFolderResponse['data']>>;
  /** List field history · GET /v1/field-history · clients.view */
  readonly listFieldHistory: (ctx: ReadContext, input: ListFieldHistoryInput) => Promise<Page<t.ListFieldHistoryResponse['data'][number]>>;
  /** List custom fields · GET /v1/fields · any */
  readonly listFields: (ctx: ReadContext, input: ListFieldsInput) => Promise<Page<t.ListFieldsResponse['data'][number]>>;
  /** Create a custom field · POST /v1/fields · settings.manage */
  readonly createField: (ctx: WriteContext<never>, input: CreateFieldInput) => Promise<Result<t.CreateFieldResponse['data']>>;
  /** Get details of several fields · POST /v1/fields/actions/get-details · settings.view */
  readonly getFieldDetails: (ctx: ReadContext, input: GetFieldDetailsInput) => Promise<Result<t.GetFieldDetailsResponse['data']>>;
  /** List fields by scope · POST /v1/fields/actions/list · any */
  readonly listFieldsByScope: (ctx: ReadContext, input: ListFieldsByScopeInput) => Promise<Page<t.ListFieldsByScopeResponse['data'][number]>>;
  /** Delete several fields · POST /v1/fields/bulk/delete · settings.manage */
  readonly bulkDeleteFields: (ctx: WriteContext<never>, input: BulkDeleteFieldsInput) => Promise<Result<t.BulkDeleteFieldsResponse['data']>>;
  /** Replace a field choice · POST /v1/fields/bulk/replace-choice · settings.manage */
  readonly bulkReplaceFieldChoice: (ctx: WriteContext<never>, input: BulkReplaceFieldChoiceInput) => Promise<Result<t.BulkReplaceFieldChoiceResponse['data']>>;
  /** List composite types · GET /v1/fields/composite-types · any */
  readonly listFieldCompositeTypes: (ctx: ReadContext, input: ListFieldCompositeTypesInput) => Promise<Page<t.ListFieldCompositeTypesResponse['data'][number]>>;
  /** Get a composite type · GET /v1/fields/composite-types/{id} · any */
  readonly getFieldCompositeType: (ctx: ReadContext, input: GetFieldCompositeTypeInput) => Promise<Result<t.GetFieldCompositeTypeResponse['data']>>;
  /** Create or update a field · POST /v1/fields/manage · settings.manage */
  readonly manageField: (ctx: WriteContext<never>, input: ManageFieldInput) => Promise<Result<t.ManageFieldResponse['data']>>;
  /** Rename the key of a field · POST /v1/fields/rename-key · settings.manage */
  readonly renameFieldKey: (ctx: WriteContext<never>, input: RenameFieldKeyInput) => Promise<Result<t.RenameFieldKeyResponse['data']>>;
  /** Reorder fields · POST /v1/fields/reorder · settings.manage */
  readonly reorderFields: (ctx: WriteContext<never>, input: ReorderFieldsInput) => Promise<Result<t.ReorderFieldsResponse['data']>>;
  /** Get a custom field · GET /v1/fields/{id} · any */
  readonly getField: (ctx: ReadContext, input: GetFieldInput) => Promise<Result<t.GetFieldResponse['data']>>;
  /** Update a custom field · PATCH /v1/fields/{id} · settings.manage */
  readonly updateField: (ctx: WriteContext<never>, input: UpdateFieldInput) => Promise<Result<t.UpdateFieldResponse['data']>>;
  /** Delete a custom field · DELETE /v1/fields/{id} · settings.manage */
  readonly deleteField: (ctx: WriteContext<never>, input: DeleteFieldInput) => Promise<Result<t.DeleteFieldResponse['data']>>;
  /** Get the usage of a field · GET /v1/fields/{id}/usage · settings.view */
  readonly getFieldUsage: (ctx: ReadContext, input: GetFieldUsageInput) => Promise<Result<t.GetFieldUsageResponse['data']>>;
}
