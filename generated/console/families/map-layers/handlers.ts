// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface GetMapLayerFeaturesInput {
  readonly path: t.GetMapLayerFeaturesData['path'];
  readonly query: NonNullable<t.GetMapLayerFeaturesData['query']>;
}

export interface ListUnplacedMapRecordsInput {
  readonly path: t.ListUnplacedMapRecordsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListUnplacedMapRecordsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface RefreshMapLayerPlacesInput {
  readonly path: t.RefreshMapLayerPlacesData['path'];
}

/** Map layers: one handler per operation of the contract. */
export interface MapLayersHandlers {
  /** Get map layer features · GET /console/api/map-layers/{id}/features · record */
  readonly getMapLayerFeatures: (ctx: ReadContext, input: GetMapLayerFeaturesInput) => Promise<Result<t.GetMapLayerFeaturesResponse['data']>>;
  /** List unplaced map records · GET /console/api/map-layers/{id}/unplaced · record */
  readonly listUnplacedMapRecords: (ctx: ReadContext, input: ListUnplacedMapRecordsInput) => Promise<Page<t.ListUnplacedMapRecordsResponse['data'][number]>>;
  /** Refresh map layer places · POST /console/api/map-layers/{id}/geocode · clients.edit */
  readonly refreshMapLayerPlaces: (ctx: WriteContext<never>, input: RefreshMapLayerPlacesInput) => Promise<Result<t.RefreshMapLayerPlacesResponse['data']>>;
}
