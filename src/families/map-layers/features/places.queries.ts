import { sql, type RawBuilder } from 'kysely';
import { addressLines, isPlaced, type Matched } from '../sources/matched.queries.ts';
import type { PointsSource } from '../sources/source.ts';
import type { Find, StyleFields } from '../sources/style.rules.ts';
import type { Box } from './box.rules.ts';

/**
 * A select of the places of a layer in a part of the map: `id`, `name`, `label`, `color`, `weight`, `latitude`, `longitude`, `precision`,
 * and `geometry`, which only lines and areas have.
 */
export type Places = RawBuilder<unknown>;

/** Values of a record: how a style labels, colours and weighs it. */
export interface DrawnValues {
  readonly label: RawBuilder<unknown>;
  readonly color: RawBuilder<unknown>;
  readonly weight: RawBuilder<unknown>;
}

/** A property that is gone, or that the caller may not see, labels, colours and weighs nothing. */
export function drawnValues({ label, color, weight }: StyleFields, find: Find): DrawnValues {
  const column = (name: string | null) => (name === null ? undefined : find(name));
  return {
    label: asJson(column(label)?.shown),
    color: asJson(column(color)?.value),
    weight:
      weight === null ? sql`1::float8` : sql`coalesce((${column(weight)?.value ?? sql`null`})::float8, 0)`,
  };
}

const asJson = (value: RawBuilder<unknown> | undefined): RawBuilder<unknown> =>
  value === undefined ? sql`null::jsonb` : sql`to_jsonb(${value})`;

const isIn = (
  { west, south, east, north }: Box,
  latitude: RawBuilder<unknown>,
  longitude: RawBuilder<unknown>,
) =>
  sql<boolean>`(${latitude} between ${south}::float8 and ${north}::float8 and ${
    west <= east
      ? sql`${longitude} between ${west}::float8 and ${east}::float8`
      : sql`(${longitude} >= ${west}::float8 or ${longitude} <= ${east}::float8)`
  })`;

export const placesOfRecords = (matched: Matched, { label, color, weight }: DrawnValues, box: Box): Places =>
  sql`select m.id::text as id, m.name, m.label, m.color, m.weight, g.latitude, g.longitude, g.precision, null::jsonb as geometry
    from ${addressLines(matched, { label, color, weight })}
    where ${isPlaced} and ${isIn(box, sql.ref('g.latitude'), sql.ref('g.longitude'))}`;

const noted = (name: string | null): RawBuilder<unknown> =>
  name === null ? sql`null::jsonb` : sql`to_jsonb(${sql.ref(`e.${name}`)})`;

export const placesOfPoints = ({ places }: PointsSource, { label, color }: StyleFields, box: Box): Places =>
  sql`select null::text as id, e.name, ${noted(label ?? 'name')} as label, ${noted(color)} as color, 1::float8 as weight,
      e.latitude, e.longitude, null::text as precision, null::jsonb as geometry
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) e (name text, note text, latitude float8, longitude float8)
    where ${isIn(box, sql.ref('e.latitude'), sql.ref('e.longitude'))}`;

const property = (name: string | null): RawBuilder<unknown> =>
  name === null ? sql`null::jsonb` : sql`f.properties -> ${name}::text`;

export function placesOfFile(layerId: string, { label, color, weight }: StyleFields, box: Box): Places {
  const { west, south, east, north } = box;
  const overlaps =
    west <= east
      ? sql`f.east >= ${west}::float8 and f.west <= ${east}::float8`
      : sql`(f.east >= ${west}::float8 or f.west <= ${east}::float8)`;
  const weighed =
    weight === null
      ? sql`1::float8`
      : sql`(case when jsonb_typeof(${property(weight)}) = 'number' then (${property(weight)})::float8 else 0 end)`;
  return sql`select null::text as id, null::text as name, ${property(label)} as label, ${property(color)} as color, ${weighed} as weight,
      case when f.is_point then f.north end as latitude, case when f.is_point then f.east end as longitude, null::text as precision,
      case when not f.is_point then f.geometry end as geometry
    from map_layer_features f
    where f.layer_id = ${layerId}::uuid and f.north >= ${south}::float8 and f.south <= ${north}::float8 and ${overlaps}`;
}
