// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface DeleteEntityLayoutInput {
  readonly path: t.DeleteEntityLayoutData['path'];
  readonly query: NonNullable<t.DeleteEntityLayoutData['query']>;
}

export interface ListEntityLayoutVersionsInput {
  readonly path: t.ListEntityLayoutVersionsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListEntityLayoutVersionsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetEntityLayoutVersionInput {
  readonly path: t.GetEntityLayoutVersionData['path'];
}

export interface RestoreEntityLayoutInput {
  readonly path: t.RestoreEntityLayoutData['path'];
  readonly body: t.RestoreEntityLayoutData['body'];
}

export interface QueryLayoutWidgetDataInput {
  readonly body: t.QueryLayoutWidgetDataData['body'];
}

export interface UpdateLayoutSettingsInput {
  readonly body: t.UpdateLayoutSettingsData['body'];
}

export interface CreateSharedSectionInput {
  readonly body: t.CreateSharedSectionData['body'];
}

export interface UpdateSharedSectionInput {
  readonly path: t.UpdateSharedSectionData['path'];
  readonly body: t.UpdateSharedSectionData['body'];
}

export interface DeleteSharedSectionInput {
  readonly path: t.DeleteSharedSectionData['path'];
  readonly query: NonNullable<t.DeleteSharedSectionData['query']>;
}

export interface ListEntityPinsInput {
  readonly query: WithDefaults<NonNullable<t.ListEntityPinsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

/** Layouts: one handler per operation of the contract. */
export interface LayoutsHandlers {
  /** Delete an entity layout · DELETE /console/api/entity-layouts/{id} · settings.manage */
  readonly deleteEntityLayout: (ctx: WriteContext<never>, input: DeleteEntityLayoutInput) => Promise<Result<t.DeleteEntityLayoutResponse['data']>>;
  /** List entity layout versions · GET /console/api/entity-layouts/{id}/versions · settings.view */
  readonly listEntityLayoutVersions: (ctx: ReadContext, input: ListEntityLayoutVersionsInput) => Promise<Page<t.ListEntityLayoutVersionsResponse['data'][number]>>;
  /** Get an entity layout version · GET /console/api/entity-layouts/{id}/versions/{version} · settings.view */
  readonly getEntityLayoutVersion: (ctx: ReadContext, input: GetEntityLayoutVersionInput) => Promise<Result<t.GetEntityLayoutVersionResponse['data']>>;
  /** Restore an entity layout · POST /console/api/entity-layouts/{id}/restore · settings.manage */
  readonly restoreEntityLayout: (ctx: WriteContext<never>, input: RestoreEntityLayoutInput) => Promise<Result<t.RestoreEntityLayoutResponse['data']>>;
  /** Query layout widget data · POST /console/api/layout-widgets/query · record */
  readonly queryLayoutWidgetData: (ctx: ReadContext, input: QueryLayoutWidgetDataInput) => Promise<Result<t.QueryLayoutWidgetDataResponse['data']>>;
  /** Get layout settings · GET /console/api/layout-settings · settings.view */
  readonly getLayoutSettings: (ctx: ReadContext) => Promise<Result<t.GetLayoutSettingsResponse['data']>>;
  /** Update layout settings · PATCH /console/api/layout-settings · settings.manage */
  readonly updateLayoutSettings: (ctx: WriteContext<never>, input: UpdateLayoutSettingsInput) => Promise<Result<t.UpdateLayoutSettingsResponse['data']>>;
  /** Create a shared section · POST /console/api/shared-sections · settings.manage */
  readonly createSharedSection: (ctx: WriteContext<never>, input: CreateSharedSectionInput) => Promise<Result<t.CreateSharedSectionResponse['data']>>;
  /** Update a shared section · PATCH /console/api/shared-sections/{id} · settings.manage */
  readonly updateSharedSection: (ctx: WriteContext<never>, input: UpdateSharedSectionInput) => Promise<Result<t.UpdateSharedSectionResponse['data']>>;
  /** Delete a shared section · DELETE /console/api/shared-sections/{id} · settings.manage */
  readonly deleteSharedSection: (ctx: WriteContext<never>, input: DeleteSharedSectionInput) => Promise<Result<t.DeleteSharedSectionResponse['data']>>;
  /** List entity pins · GET /console/api/entity-pins · self */
  readonly listEntityPins: (ctx: ReadContext, input: ListEntityPinsInput) => Promise<Page<t.ListEntityPinsResponse['data'][number]>>;
}
