// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listMapLayers: RequestValidators;
  readonly createMapLayer: RequestValidators;
  readonly saveGeocodeCacheEntries: RequestValidators;
  readonly queryGeocodeCache: RequestValidators;
  readonly updateMapLayer: RequestValidators;
  readonly deleteMapLayer: RequestValidators;
};
