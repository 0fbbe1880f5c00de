import type { MapLayersHandlers } from '#generated/console/families/map-layers/handlers.ts';
import { getMapLayerFeatures } from './features/features.ts';
import { refreshMapLayerPlaces } from './features/refresh.ts';
import { listUnplacedMapRecords } from './features/unplaced.ts';

export default {
  getMapLayerFeatures,
  listUnplacedMapRecords,
  refreshMapLayerPlaces,
} satisfies MapLayersHandlers;
