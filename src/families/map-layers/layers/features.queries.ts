import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Puts the features of a file, as JSON, in place of those that the layer had. */
export async function replaceFeatures(db: Db, layerId: string, json: string): Promise<void> {
  await deleteFeatures(db, layerId);
  await sql`insert into map_layer_features (layer_id, nth, geometry, properties, is_point, west, south, east, north)
    select ${layerId}::uuid, e.nth, f.geometry, f.properties, f.is_point, f.west, f.south, f.east, f.north
    from jsonb_array_elements(${json}::jsonb) with ordinality e (feature, nth)
    cross join lateral jsonb_to_record(e.feature) f (
      geometry jsonb, properties jsonb, is_point boolean, west float8, south float8, east float8, north float8)`.execute(
    db,
  );
}

export async function deleteFeatures(db: Db, layerId: string): Promise<void> {
  await db.deleteFrom('map_layer_features').where('layer_id', '=', layerId).execute();
}

/** Whether the file of the layer has lines or areas. */
export async function hasShapes(db: Db, layerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('map_layer_features')
    .where('layer_id', '=', layerId)
    .where('is_point', '=', false)
    .select('nth')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
