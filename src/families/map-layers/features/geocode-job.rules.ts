export const geocodingKind = 'geocode_map_layer';

export interface GeocodingInput {
  readonly mapLayerId: string;
}
