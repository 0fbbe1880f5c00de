import type { MapLayersHandlers } from '#generated/families/map-layers/handlers.ts';
import { queryGeocodeCache, saveGeocodeCacheEntries } from './cache/cache.ts';
import { deleteMapLayer, updateMapLayer } from './layers/change.ts';
import { createMapLayer } from './layers/create.ts';
import { listMapLayers } from './layers/show.ts';

export default {
  listMapLayers,
  createMapLayer,
  saveGeocodeCacheEntries,
  queryGeocodeCache,
  updateMapLayer,
  deleteMapLayer,
} satisfies MapLayersHandlers;
