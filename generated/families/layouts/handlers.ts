// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListEntityLayoutsInput {
  readonly query: WithDefaults<NonNullable<t.ListEntityLayoutsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetEntityLayoutInput {
  readonly path: t.GetEntityLayoutData['path'];
}

export interface CreateEntityLayoutInput {
  readonly path: t.CreateEntityLayoutData['path'];
  readonly body: t.CreateEntityLayoutData['body'];
}

export interface GetEntityLayoutDetailsInput {
  readonly path: t.GetEntityLayoutDetailsData['path'];
}

export interface PatchEntityLayoutInput {
  readonly path: t.PatchEntityLayoutData['path'];
  readonly body: t.PatchEntityLayoutData['body'];
}

export interface PinEntityInput {
  readonly body: t.PinEntityData['body'];
}

export interface UnpinEntitiesInput {
  readonly query: NonNullable<t.UnpinEntitiesData['query']>;
}

export interface ListModalsInput {
  readonly query: WithDefaults<NonNullable<t.ListModalsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateModalInput {
  readonly body: t.CreateModalData['body'];
}

export interface GetModalInput {
  readonly path: t.GetModalData['path'];
}

export interface UpdateModalInput {
  readonly path: t.UpdateModalData['path'];
  readonly body: t.UpdateModalData['body'];
}

export interface DeleteModalInput {
  readonly path: t.DeleteModalData['path'];
  readonly query: NonNullable<t.DeleteModalData['query']>;
}

export interface DuplicateModalInput {
  readonly path: t.DuplicateModalData['path'];
  readonly body: t.DuplicateModalData['body'];
}

export interface MoveModalInput {
  readonly path: t.MoveModalData['path'];
  readonly body: t.MoveModalData['body'];
}

export interface CreateNavigationItemInput {
  readonly body: t.CreateNavigationItemData['body'];
}

export interface UpdateNavigationItemInput {
  readonly body: t.UpdateNavigationItemData['body'];
}

export interface DeleteNavigationItemsInput {
  readonly query: NonNullable<t.DeleteNavigationItemsData['query']>;
}

export interface QueryNavigationItemDetailsInput {
  readonly query: WithDefaults<NonNullable<t.QueryNavigationItemDetailsData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryNavigationItemDetailsData['body'];
}

export interface HideNavigationItemInput {
  readonly body: t.HideNavigationItemData['body'];
}

export interface QueryNavigationItemsInput {
  readonly query: WithDefaults<NonNullable<t.QueryNavigationItemsData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryNavigationItemsData['body'];
}

export interface RepositionNavigationItemInput {
  readonly body: t.RepositionNavigationItemData['body'];
}

export interface UnhideNavigationItemInput {
  readonly body: t.UnhideNavigationItemData['body'];
}

export interface ListSharedSectionsInput {
  readonly query: WithDefaults<NonNullable<t.ListSharedSectionsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetSharedSectionInput {
  readonly path: t.GetSharedSectionData['path'];
}

/** Layouts: one handler per operation of the contract. */
export interface LayoutsHandlers {
  /** List entity layouts · GET /v1/entity-layouts · any */
  readonly listEntityLayouts: (ctx: ReadContext, input: ListEntityLayoutsInput) => Promise<Page<t.ListEntityLayoutsResponse['data'][number]>>;
  /** Get an entity layout · GET /v1/entity-layouts/{id} · any */
  readonly getEntityLayout: (ctx: ReadContext, input: GetEntityLayoutInput) => Promise<Result<t.GetEntityLayoutResponse['data']>>;
  /** Create an entity layout · POST /v1/entity-layouts/{id} · settings.manage */
  readonly createEntityLayout: (ctx: WriteContext<never>, input: CreateEntityLayoutInput) => Promise<Result<t.CreateEntityLayoutResponse['data']>>;
  /** Get entity layout details · GET /v1/entity-layouts/{id}/details · settings.view */
  readonly getEntityLayoutDetails: (ctx: ReadContext, input: GetEntityLayoutDetailsInput) => Promise<Result<t.GetEntityLayoutDetailsResponse['data']>>;
  /** Patch an entity layout · POST /v1/entity-layouts/{id}/patch · settings.manage */
  readonly patchEntityLayout: (ctx: WriteContext<never>, input: PatchEntityLayoutInput) => Promise<Result<t.PatchEntityLayoutResponse['data']>>;
  /** Pin a record · POST /v1/entity-pins · record */
  readonly pinEntity: (ctx: WriteContext<never>, input: PinEntityInput) => Promise<Result<t.PinEntityResponse['data']>>;
  /** Unpin records · DELETE /v1/entity-pins · self */
  readonly unpinEntities: (ctx: WriteContext<never>, input: UnpinEntitiesInput) => Promise<Result<t.UnpinEntitiesResponse['data']>>;
  /** List modals · GET /v1/modals · any · pending */
  readonly listModals?: (ctx: ReadContext, input: ListModalsInput) => Promise<Page<t.ListModalsResponse['data'][number]>>;
  /** Create a modal · POST /v1/modals · settings.manage · pending */
  readonly createModal?: (ctx: WriteContext<never>, input: CreateModalInput) => Promise<Result<t.CreateModalResponse['data']>>;
  /** Get a modal · GET /v1/modals/{id} · any · pending */
  readonly getModal?: (ctx: ReadContext, input: GetModalInput) => Promise<Result<t.GetModalResponse['data']>>;
  /** Update a modal · PATCH /v1/modals/{id} · settings.manage · pending */
  readonly updateModal?: (ctx: WriteContext<never>, input: UpdateModalInput) => Promise<Result<t.UpdateModalResponse['data']>>;
  /** Delete a modal · DELETE /v1/modals/{id} · settings.manage · pending */
  readonly deleteModal?: (ctx: WriteContext<never>, input: DeleteModalInput) => Promise<Result<t.DeleteModalResponse['data']>>;
  /** Duplicate a modal · POST /v1/modals/{id}/duplicate · settings.manage · pending */
  readonly duplicateModal?: (ctx: WriteContext<never>, input: DuplicateModalInput) => Promise<Result<t.DuplicateModalResponse['data']>>;
  /** Move a modal · POST /v1/modals/{id}/move-to-folder · settings.manage · pending */
  readonly moveModal?: (ctx: WriteContext<never>, input: MoveModalInput) => Promise<Result<t.MoveModalResponse['data']>>;
  /** Create a navigation item · POST /v1/navigation/items · settings.manage */
  readonly createNavigationItem: (ctx: WriteContext<never>, input: CreateNavigationItemInput) => Promise<Result<t.CreateNavigationItemResponse['data']>>;
  /** Update a navigation item · PATCH /v1/navigation/items · settings.manage */
  readonly updateNavigationItem: (ctx: WriteContext<never>, input: UpdateNavigationItemInput) => Promise<Result<t.UpdateNavigationItemResponse['data']>>;
  /** Delete navigation items · DELETE /v1/navigation/items · settings.manage */
  readonly deleteNavigationItems: (ctx: WriteContext<never>, input: DeleteNavigationItemsInput) => Promise<Result<t.DeleteNavigationItemsResponse['data']>>;
  /** Query navigation item details · POST /v1/navigation/items/details/query · settings.view */
  readonly queryNavigationItemDetails: (ctx: ReadContext, input: QueryNavigationItemDetailsInput) => Promise<Page<t.QueryNavigationItemDetailsResponse['data'][number]>>;
  /** Hide a navigation item · POST /v1/navigation/items/hide · settings.manage */
  readonly hideNavigationItem: (ctx: WriteContext<never>, input: HideNavigationItemInput) => Promise<Result<t.HideNavigationItemResponse['data']>>;
  /** Query navigation items · POST /v1/navigation/items/query · any */
  readonly queryNavigationItems: (ctx: ReadContext, input: QueryNavigationItemsInput) => Promise<Page<t.QueryNavigationItemsResponse['data'][number]>>;
  /** Reposition a navigation item · POST /v1/navigation/items/reposition · settings.manage */
  readonly repositionNavigationItem: (ctx: WriteContext<never>, input: RepositionNavigationItemInput) => Promise<Result<t.RepositionNavigationItemResponse['data']>>;
  /** Unhide a navigation item · POST /v1/navigation/items/unhide · settings.manage */
  readonly unhideNavigationItem: (ctx: WriteContext<never>, input: UnhideNavigationItemInput) => Promise<Result<t.UnhideNavigationItemResponse['data']>>;
  /** List shared sections · GET /v1/shared-sections · any */
  readonly listSharedSections: (ctx: ReadContext, input: ListSharedSectionsInput) => Promise<Page<t.ListSharedSectionsResponse['data'][number]>>;
  /** Get a shared section · GET /v1/shared-sections/{id} · any */
  readonly getSharedSection: (ctx: ReadContext, input: GetSharedSectionInput) => Promise<Result<t.GetSharedSectionResponse['data']>>;
}
