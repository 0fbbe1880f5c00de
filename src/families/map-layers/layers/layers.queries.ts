import { sql } from 'kysely';
import type { MapLayer } from '#generated/types.gen.ts';
import type { MapLayersHandlers } from '#generated/families/map-layers/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  countRows,
  holds,
  iso,
  list,
  mentions,
  oneOf,
  record,
  recordFilters,
  selectRecords,
  type Listing,
  type QueryOf,
} from '#src/platform/db/query/index.ts';

/** A layer without what has to be counted for the caller. */
export interface StoredLayer extends Omit<MapLayer, 'feature_count' | 'unplaced_count'> {
  readonly file_feature_count: number | null;
}

export interface LayerViewer {
  readonly userId: string;
}

export const viewerOf = ({ identity: { userId } }: Pick<ReadContext, 'identity'>): LayerViewer => ({
  userId,
});

/** Layers, `l`, that somebody sees: shared ones and their own. */
const visibleLayers = (db: Db, { userId }: LayerViewer) =>
  db
    .selectFrom('map_layers as l')
    .where('l.deleted_at', 'is', null)
    .where(sql<boolean>`(l.visibility = 'shared' or l.created_by = ${userId}::uuid)`);

const storedRecord = (layers: ReturnType<typeof visibleLayers>) =>
  record<StoredLayer>()(
    layers.select([
      'l.id',
      'l.name',
      'l.description',
      as<MapLayer['visibility']>()('l.visibility').as('visibility'),
      'l.is_shown',
      'l.position',
      'l.min_zoom',
      'l.max_zoom',
      as<MapLayer['source']>()('l.source').as('source'),
      as<MapLayer['style']>()('l.style').as('style'),
      'l.file_feature_count',
      'l.revision',
      iso('l.created_at').as('created_at'),
      iso('l.updated_at').as('updated_at'),
      'l.created_by',
    ]),
  );

export const layerList = list<
  Listing<QueryOf<MapLayersHandlers['listMapLayers']>, StoredLayer>,
  LayerViewer
>()({
  rows: visibleLayers,
  record: storedRecord,
  id: 'l.id',
  filters: {
    ...recordFilters('l'),
    source_type: oneOf(sql`l.source ->> 'type'`),
    visibility: oneOf('l.visibility'),
    is_shown: holds('l.is_shown'),
    search: mentions('l.name', sql`coalesce(l.description, '')`),
  },
  sorts: { name: byName('l.name'), created_at: by('l.created_at'), updated_at: by('l.updated_at') },
  own: [sql`l.position asc`],
});

/** The layer; with `lock`, nobody else changes it before the transaction ends. */
export async function findLayer(
  db: Db,
  viewer: LayerViewer,
  id: string,
  lock = false,
): Promise<StoredLayer | undefined> {
  const rows = visibleLayers(db, viewer)
    .where('l.id', '=', id)
    .$if(lock, (query) => query.forUpdate());
  return (await selectRecords(db, storedRecord(rows)))[0];
}

/** Whether another layer that they see has the name. */
export async function isNameTaken(
  db: Db,
  viewer: LayerViewer,
  name: string,
  exceptId: string | null,
): Promise<boolean> {
  const row = await visibleLayers(db, viewer)
    .where(sql<boolean>`lower(l.name) = lower(${name}::text)`)
    .where(sql<boolean>`l.id is distinct from ${exceptId}::uuid`)
    .select('l.id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const countLayersOf = (db: Db, userId: string): Promise<number> =>
  countRows(db.selectFrom('map_layers').where('created_by', '=', userId).where('deleted_at', 'is', null));

/** All layers of the agency from the lowest up, those that others keep to themselves too: whoever moves one moves it among all. */
export async function selectOrder(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('map_layers as l')
    .where('l.deleted_at', 'is', null)
    .select('l.id')
    .orderBy('l.position')
    .orderBy('l.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Puts the layers in this order; those that only make room keep their revision. */
export async function updateOrder(db: Db, order: readonly string[]): Promise<void> {
  await sql`update map_layers l set position = o.place - 1
    from unnest(${order}::uuid[]) with ordinality as o (id, place)
    where l.id = o.id and l.position <> o.place - 1`.execute(db);
}
