import type { MapLayer } from '#generated/types.gen.ts';

export type Source = MapLayer['source'];
export type Style = MapLayer['style'];

/** Sources whose places come from addresses of records. */
export type RecordSource = Extract<Source, { type: 'clients' | 'custom_object_records' }>;
export type GeojsonSource = Extract<Source, { type: 'geojson' }>;
export type PointsSource = Extract<Source, { type: 'points' }>;

export const hasAddresses = (source: Source): source is RecordSource =>
  source.type === 'clients' || source.type === 'custom_object_records';

/** Pictures of others, which have no features. */
export const isPicture = (source: Source): boolean => source.type === 'tiles' || source.type === 'wms';

/** Kind of the records that a layer shows. */
export const recordKindOf = ({ type }: RecordSource) =>
  type === 'clients' ? ('client' as const) : ('custom_object_record' as const);
