// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface CreateViewFolderInput {
  readonly body: t.CreateViewFolderData['body'];
}

export interface UpdateViewFolderInput {
  readonly path: t.UpdateViewFolderData['path'];
  readonly body: t.UpdateViewFolderData['body'];
}

export interface DeleteViewFolderInput {
  readonly path: t.DeleteViewFolderData['path'];
  readonly query: NonNullable<t.DeleteViewFolderData['query']>;
}

export interface MoveViewFolderInput {
  readonly path: t.MoveViewFolderData['path'];
  readonly body: t.MoveViewFolderData['body'];
}

export interface GetViewColumnCatalogInput {
  readonly query: NonNullable<t.GetViewColumnCatalogData['query']>;
}

export interface QueryViewRecordsInput {
  readonly query: WithDefaults<NonNullable<t.QueryViewRecordsData['query']>, 'limit' | 'offset'>;
  readonly body: t.QueryViewRecordsData['body'];
}

/** Views: one handler per operation of the contract. */
export interface ViewsHandlers {
  /** Create a view folder · POST /console/api/view-folders · settings.manage */
  readonly createViewFolder: (ctx: WriteContext<never>, input: CreateViewFolderInput) => Promise<Result<t.CreateViewFolderResponse['data']>>;
  /** Update a view folder · PATCH /console/api/view-folders/{id} · settings.manage */
  readonly updateViewFolder: (ctx: WriteContext<never>, input: UpdateViewFolderInput) => Promise<Result<t.UpdateViewFolderResponse['data']>>;
  /** Delete a view folder · DELETE /console/api/view-folders/{id} · settings.manage */
  readonly deleteViewFolder: (ctx: WriteContext<never>, input: DeleteViewFolderInput) => Promise<Result<t.DeleteViewFolderResponse['data']>>;
  /** Move a view folder · POST /console/api/view-folders/{id}/move · settings.manage */
  readonly moveViewFolder: (ctx: WriteContext<never>, input: MoveViewFolderInput) => Promise<Result<t.MoveViewFolderResponse['data']>>;
  /** Get the column catalog of views · GET /console/api/views/columns · record */
  readonly getViewColumnCatalog: (ctx: ReadContext, input: GetViewColumnCatalogInput) => Promise<Result<t.GetViewColumnCatalogResponse['data']>>;
  /** Query records for a view · POST /console/api/views/query · record */
  readonly queryViewRecords: (ctx: ReadContext, input: QueryViewRecordsInput) => Promise<Result<t.QueryViewRecordsResponse['data']>>;
}
