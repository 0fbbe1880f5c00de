// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListViewFoldersInput {
  readonly query: WithDefaults<NonNullable<t.ListViewFoldersData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface ListViewsInput {
  readonly query: WithDefaults<NonNullable<t.ListViewsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateViewInput {
  readonly body: t.CreateViewData['body'];
}

export interface UpdateViewInput {
  readonly body: t.UpdateViewData['body'];
}

export interface DeleteViewsInput {
  readonly query: NonNullable<t.DeleteViewsData['query']>;
}

export interface BulkDeleteViewsInput {
  readonly body: t.BulkDeleteViewsData['body'];
}

export interface DuplicateViewInput {
  readonly body: t.DuplicateViewData['body'];
}

export interface MoveViewInput {
  readonly body: t.MoveViewData['body'];
}

export interface GetViewInput {
  readonly path: t.GetViewData['path'];
  readonly query: WithDefaults<NonNullable<t.GetViewData['query']>, 'limit' | 'offset'>;
}

/** Views: one handler per operation of the contract. */
export interface ViewsHandlers {
  /** List view folders · GET /v1/view-folders · any */
  readonly listViewFolders: (ctx: ReadContext, input: ListViewFoldersInput) => Promise<Page<t.ListViewFoldersResponse['data'][number]>>;
  /** List saved views · GET /v1/views · self */
  readonly listViews: (ctx: ReadContext, input: ListViewsInput) => Promise<Page<t.ListViewsResponse['data'][number]>>;
  /** Create a view · POST /v1/views · self */
  readonly createView: (ctx: WriteContext<never>, input: CreateViewInput) => Promise<Result<t.CreateViewResponse['data']>>;
  /** Update a saved view · PATCH /v1/views · record */
  readonly updateView: (ctx: WriteContext<never>, input: UpdateViewInput) => Promise<Result<t.UpdateViewResponse['data']>>;
  /** Delete saved views · DELETE /v1/views · record */
  readonly deleteViews: (ctx: WriteContext<never>, input: DeleteViewsInput) => Promise<Result<t.DeleteViewsResponse['data']>>;
  /** Delete many saved views · POST /v1/views/bulk/delete · record */
  readonly bulkDeleteViews: (ctx: WriteContext<never>, input: BulkDeleteViewsInput) => Promise<Result<t.BulkDeleteViewsResponse['data']>>;
  /** Duplicate a saved view · POST /v1/views/duplicate · record */
  readonly duplicateView: (ctx: WriteContext<never>, input: DuplicateViewInput) => Promise<Result<t.DuplicateViewResponse['data']>>;
  /** Move or reorder a saved view · POST /v1/views/move · record */
  readonly moveView: (ctx: WriteContext<never>, input: MoveViewInput) => Promise<Result<t.MoveViewResponse['data']>>;
  /** Get a saved view · GET /v1/views/{id} · record */
  readonly getView: (ctx: ReadContext, input: GetViewInput) => Promise<Result<t.GetViewResponse['data']>>;
}
