import { sql, type RawBuilder } from 'kysely';
import type { MapGeometry } from '#generated/console/types.gen.ts';
import type { Precision } from '#src/platform/geocoding/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { Places } from './places.queries.ts';

export const maxFeatures = 5_000;
/** Of the geometries of an answer together. */
const maxGeometryBytes = 8 * 1024 * 1024;
const clusterPixels = 40;
const tilePixels = 256;
/** Beyond it, the map of the world is no longer a square. */
const maxLatitude = 85.0511;
const maxWeight = Number.MAX_SAFE_INTEGER;

/** A place, or several that are drawn as one. */
export interface FeatureRow {
  readonly id: string | null;
  readonly name: string | null;
  readonly label: unknown;
  readonly color: unknown;
  readonly weight: number;
  readonly feature_count: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly precision: Precision | null;
  readonly geometry: MapGeometry | null;
  /** Features that there are, those left out too. */
  readonly total: number;
}

/** The heaviest first; `clusterZoom` joins places that share a square of 40 pixels at that zoom level. */
export async function selectFeatures(
  db: Db,
  places: Places,
  clusterZoom: number | null,
): Promise<FeatureRow[]> {
  const order = sql`weight desc, name nulls last, id, nth`;
  const one = (column: string): RawBuilder<unknown> =>
    sql`case when count(*) = 1 then (array_agg(p.${sql.ref(column)}))[1] end as ${sql.ref(column)}`;
  const { rows } = await sql<{ row: FeatureRow }>`
    with p as (select x.*, row_number() over () as nth from (${places}) x),
    drawn as (
      select ${sql.join(['id', 'name', 'label', 'color', 'precision', 'geometry'].map(one))},
        avg(p.latitude) as latitude, avg(p.longitude) as longitude, count(*) as feature_count, min(p.nth) as nth,
        greatest(least(sum(p.weight), ${sql.lit(maxWeight)}), ${sql.lit(-maxWeight)})::float8 as weight
      from p group by ${clusterZoom === null ? sql`p.nth` : sql.join(cellOf(clusterZoom))}),
    measured as (
      select drawn.*, count(*) over () as total,
        coalesce(sum(octet_length(geometry::text)) over (order by ${order} rows unbounded preceding), 0) as bytes
      from drawn)
    select row_to_json(o) as row from (
      select id, name, label, color, precision, geometry, latitude, longitude, feature_count, weight, total from measured
      where bytes <= ${sql.lit(maxGeometryBytes)} order by ${order} limit ${sql.lit(maxFeatures)}) o`.execute(
    db,
  );
  return rows.map(({ row }) => row);
}

/** The square in which a place lies on the map of the world (Web Mercator); lines and areas stay by themselves. */
function cellOf(zoom: number): RawBuilder<unknown>[] {
  const size = sql.lit(tilePixels * 2 ** zoom);
  const latitude = sql`radians(greatest(least(p.latitude, ${sql.lit(maxLatitude)}), ${sql.lit(-maxLatitude)}))`;
  return [
    sql`case when p.latitude is null then p.nth else 0 end`,
    sql`floor((p.longitude + 180) / 360 * ${size} / ${sql.lit(clusterPixels)})`,
    sql`floor((0.5 - ln(tan(pi() / 4 + ${latitude} / 2)) / (2 * pi())) * ${size} / ${sql.lit(clusterPixels)})`,
  ];
}
