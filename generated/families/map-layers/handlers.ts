// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListMapLayersInput {
  readonly query: WithDefaults<NonNullable<t.ListMapLayersData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface CreateMapLayerInput {
  readonly body: t.CreateMapLayerData['body'];
}

export interface SaveGeocodeCacheEntriesInput {
  readonly body: t.SaveGeocodeCacheEntriesData['body'];
}

export interface QueryGeocodeCacheInput {
  readonly body: t.QueryGeocodeCacheData['body'];
}

export interface UpdateMapLayerInput {
  readonly path: t.UpdateMapLayerData['path'];
  readonly body: t.UpdateMapLayerData['body'];
}

export interface DeleteMapLayerInput {
  readonly path: t.DeleteMapLayerData['path'];
  readonly query: NonNullable<t.DeleteMapLayerData['query']>;
}

/** Map layers: one handler per operation of the contract. */
export interface MapLayersHandlers {
  /** List map layers · GET /v1/map-layers · record */
  readonly listMapLayers: (ctx: ReadContext, input: ListMapLayersInput) => Promise<Page<t.ListMapLayersResponse['data'][number]>>;
  /** Create a map layer · POST /v1/map-layers · self */
  readonly createMapLayer: (ctx: WriteContext<never>, input: CreateMapLayerInput) => Promise<Result<t.CreateMapLayerResponse['data']>>;
  /** Save geocode cache entries · POST /v1/map-layers/geocode-cache · clients.edit */
  readonly saveGeocodeCacheEntries: (ctx: WriteContext<never>, input: SaveGeocodeCacheEntriesInput) => Promise<Result<t.SaveGeocodeCacheEntriesResponse['data']>>;
  /** Query the geocode cache · POST /v1/map-layers/geocode-cache/query · clients.view */
  readonly queryGeocodeCache: (ctx: ReadContext, input: QueryGeocodeCacheInput) => Promise<Result<t.QueryGeocodeCacheResponse['data']>>;
  /** Update a map layer · PATCH /v1/map-layers/{id} · record */
  readonly updateMapLayer: (ctx: WriteContext<never>, input: UpdateMapLayerInput) => Promise<Result<t.UpdateMapLayerResponse['data']>>;
  /** Delete a map layer · DELETE /v1/map-layers/{id} · record */
  readonly deleteMapLayer: (ctx: WriteContext<never>, input: DeleteMapLayerInput) => Promise<Result<t.DeleteMapLayerResponse['data']>>;
}
