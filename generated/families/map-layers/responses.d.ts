// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listMapLayers: Readonly<Record<string, Validate>>;
  readonly createMapLayer: Readonly<Record<string, Validate>>;
  readonly saveGeocodeCacheEntries: Readonly<Record<string, Validate>>;
  readonly queryGeocodeCache: Readonly<Record<string, Validate>>;
  readonly updateMapLayer: Readonly<Record<string, Validate>>;
  readonly deleteMapLayer: Readonly<Record<string, Validate>>;
};
