// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListClientServiceCategoriesInput {
  readonly query: WithDefaults<NonNullable<t.ListClientServiceCategoriesData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface CreateClientServiceCategoryInput {
  readonly body: t.CreateClientServiceCategoryData['body'];
}

export interface UpdateClientServiceCategoryInput {
  readonly body: t.UpdateClientServiceCategoryData['body'];
}

export interface DeleteClientServiceCategoriesInput {
  readonly query: NonNullable<t.DeleteClientServiceCategoriesData['query']>;
}

export interface MoveClientServiceCategoryInput {
  readonly body: t.MoveClientServiceCategoryData['body'];
}

export interface ListClientServiceCategoryServicesInput {
  readonly query: WithDefaults<NonNullable<t.ListClientServiceCategoryServicesData['query']>, 'is_archived' | 'order' | 'limit' | 'offset'>;
}

export interface CreateClientServicesInput {
  readonly body: t.CreateClientServicesData['body'];
}

export interface GetClientServiceCategoryInput {
  readonly path: t.GetClientServiceCategoryData['path'];
}

export interface ListClientServiceFoldersInput {
  readonly query: WithDefaults<NonNullable<t.ListClientServiceFoldersData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface CreateClientServiceFolderInput {
  readonly body: t.CreateClientServiceFolderData['body'];
}

export interface GetClientServiceFolderInput {
  readonly path: t.GetClientServiceFolderData['path'];
}

export interface UpdateClientServiceFolderInput {
  readonly path: t.UpdateClientServiceFolderData['path'];
  readonly body: t.UpdateClientServiceFolderData['body'];
}

export interface DeleteClientServiceFolderInput {
  readonly path: t.DeleteClientServiceFolderData['path'];
  readonly query: NonNullable<t.DeleteClientServiceFolderData['query']>;
}

export interface MoveClientServiceFolderInput {
  readonly path: t.MoveClientServiceFolderData['path'];
  readonly body: t.MoveClientServiceFolderData['body'];
}

export interface MoveClientServiceFolderContentsInput {
  readonly path: t.MoveClientServiceFolderContentsData['path'];
  readonly body: t.MoveClientServiceFolderContentsData['body'];
}

export interface ListClientServicesInput {
  readonly query: WithDefaults<NonNullable<t.ListClientServicesData['query']>, 'is_archived' | 'order' | 'limit' | 'offset'>;
}

export interface UpdateClientServiceInput {
  readonly body: t.UpdateClientServiceData['body'];
}

export interface DeleteClientServicesInput {
  readonly query: NonNullable<t.DeleteClientServicesData['query']>;
}

export interface BulkAddClientServicesInput {
  readonly body: t.BulkAddClientServicesData['body'];
}

export interface BulkDeleteClientServiceCategoriesInput {
  readonly body: t.BulkDeleteClientServiceCategoriesData['body'];
}

export interface ReorderClientServicesInput {
  readonly body: t.ReorderClientServicesData['body'];
}

export interface GetClientServiceInput {
  readonly path: t.GetClientServiceData['path'];
}

/** Client services: one handler per operation of the contract. */
export interface ClientServicesHandlers {
  /** List service categories · GET /v1/client-service-categories · clients.view */
  readonly listClientServiceCategories: (ctx: ReadContext, input: ListClientServiceCategoriesInput) => Promise<Page<t.ListClientServiceCategoriesResponse['data'][number]>>;
  /** Create a service category · POST /v1/client-service-categories · settings.manage */
  readonly createClientServiceCategory: (ctx: WriteContext<never>, input: CreateClientServiceCategoryInput) => Promise<Result<t.CreateClientServiceCategoryResponse['data']>>;
  /** Update a service category · PATCH /v1/client-service-categories · settings.manage */
  readonly updateClientServiceCategory: (ctx: WriteContext<never>, input: UpdateClientServiceCategoryInput) => Promise<Result<t.UpdateClientServiceCategoryResponse['data']>>;
  /** Delete service categories · DELETE /v1/client-service-categories · settings.manage */
  readonly deleteClientServiceCategories: (ctx: WriteContext<never>, input: DeleteClientServiceCategoriesInput) => Promise<Result<t.DeleteClientServiceCategoriesResponse['data']>>;
  /** Move a service category · POST /v1/client-service-categories/move · settings.manage */
  readonly moveClientServiceCategory: (ctx: WriteContext<never>, input: MoveClientServiceCategoryInput) => Promise<Result<t.MoveClientServiceCategoryResponse['data']>>;
  /** List service categories with services · GET /v1/client-service-categories/services · clients.view */
  readonly listClientServiceCategoryServices: (ctx: ReadContext, input: ListClientServiceCategoryServicesInput) => Promise<Page<t.ListClientServiceCategoryServicesResponse['data'][number]>>;
  /** Create services · POST /v1/client-service-categories/services · settings.manage */
  readonly createClientServices: (ctx: WriteContext<never>, input: CreateClientServicesInput) => Promise<Result<t.CreateClientServicesResponse['data']>>;
  /** Get a service category · GET /v1/client-service-categories/{id} · clients.view */
  readonly getClientServiceCategory: (ctx: ReadContext, input: GetClientServiceCategoryInput) => Promise<Result<t.GetClientServiceCategoryResponse['data']>>;
  /** List service category folders · GET /v1/client-service-folders · clients.view */
  readonly listClientServiceFolders: (ctx: ReadContext, input: ListClientServiceFoldersInput) => Promise<Page<t.ListClientServiceFoldersResponse['data'][number]>>;
  /** Create a service category folder · POST /v1/client-service-folders · settings.manage */
  readonly createClientServiceFolder: (ctx: WriteContext<never>, input: CreateClientServiceFolderInput) => Promise<Result<t.CreateClientServiceFolderResponse['data']>>;
  /** Get a service category folder · GET /v1/client-service-folders/{id} · clients.view */
  readonly getClientServiceFolder: (ctx: ReadContext, input: GetClientServiceFolderInput) => Promise<Result<t.GetClientServiceFolderResponse['data']>>;
  /** Update a service category folder · PATCH /v1/client-service-folders/{id} · settings.manage */
  readonly updateClientServiceFolder: (ctx: WriteContext<never>, input: UpdateClientServiceFolderInput) => Promise<Result<t.UpdateClientServiceFolderResponse['data']>>;
  /** Delete a service category folder · DELETE /v1/client-service-folders/{id} · settings.manage */
  readonly deleteClientServiceFolder: (ctx: WriteContext<never>, input: DeleteClientServiceFolderInput) => Promise<Result<t.DeleteClientServiceFolderResponse['data']>>;
  /** Move a service category folder · POST /v1/client-service-folders/{id}/move · settings.manage */
  readonly moveClientServiceFolder: (ctx: WriteContext<never>, input: MoveClientServiceFolderInput) => Promise<Result<t.MoveClientServiceFolderResponse['data']>>;
  /** Move contents of a service category folder · POST /v1/client-service-folders/{id}/move-contents · settings.manage */
  readonly moveClientServiceFolderContents: (ctx: WriteContext<never>, input: MoveClientServiceFolderContentsInput) => Promise<Result<t.MoveClientServiceFolderContentsResponse['data']>>;
  /** List services · GET /v1/client-services · clients.view */
  readonly listClientServices: (ctx: ReadContext, input: ListClientServicesInput) => Promise<Page<t.ListClientServicesResponse['data'][number]>>;
  /** Update a service · PATCH /v1/client-services · settings.manage */
  readonly updateClientService: (ctx: WriteContext<never>, input: UpdateClientServiceInput) => Promise<Result<t.UpdateClientServiceResponse['data']>>;
  /** Delete services · DELETE /v1/client-services · settings.manage */
  readonly deleteClientServices: (ctx: WriteContext<never>, input: DeleteClientServicesInput) => Promise<Result<t.DeleteClientServicesResponse['data']>>;
  /** Add services to a category · POST /v1/client-services/bulk/add · settings.manage */
  readonly bulkAddClientServices: (ctx: WriteContext<never>, input: BulkAddClientServicesInput) => Promise<Result<t.BulkAddClientServicesResponse['data']>>;
  /** Delete service categories of a folder · POST /v1/client-services/bulk/delete-categories · settings.manage */
  readonly bulkDeleteClientServiceCategories: (ctx: WriteContext<never>, input: BulkDeleteClientServiceCategoriesInput) => Promise<Result<t.BulkDeleteClientServiceCategoriesResponse['data']>>;
  /** Reorder services · POST /v1/client-services/reorder · settings.manage */
  readonly reorderClientServices: (ctx: WriteContext<never>, input: ReorderClientServicesInput) => Promise<Result<t.ReorderClientServicesResponse['data']>>;
  /** Get a service · GET /v1/client-services/{id} · clients.view */
  readonly getClientService: (ctx: ReadContext, input: GetClientServiceInput) => Promise<Result<t.GetClientServiceResponse['data']>>;
}
