import { sql } from 'kysely';
import type { CustomObjectRelationship } from '#generated/types.gen.ts';
import type { CustomObjectsHandlers } from '#generated/families/custom-objects/handlers.ts';
import { isShownTo, viewerIn, type RecordViewer, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  holds,
  inDirection,
  iso,
  list,
  mentions,
  oneOf,
  oneOfIds,
  oneOfKeys,
  record,
  selectRecords,
  since,
} from '#src/platform/db/query/index.ts';

/** Those of custom objects that are there. */
export const liveRelationships = (db: Db) =>
  db
    .selectFrom('custom_object_relationships as rel')
    .innerJoin('custom_objects as rel_from', (join) =>
      join
        .onRef('rel_from.tenant_id', '=', 'rel.tenant_id')
        .onRef('rel_from.id', '=', 'rel.from_custom_object_id'),
    )
    .where('rel.deleted_at', 'is', null)
    .where('rel_from.deleted_at', 'is', null);

/** Links between records that the viewer sees; all of them for rules, which have no viewer. */
const linkCount = (viewer: RecordViewer | null) =>
  viewer === null
    ? sql<number>`(select count(*) from custom_object_record_links l where l.tenant_id = rel.tenant_id and l.relationship_id = rel.id)`
    : sql<number>`(
        select count(*) from custom_object_record_links l
        join custom_object_records _a on _a.tenant_id = l.tenant_id and _a.id = l.from_record_id
        join custom_object_records _b on _b.tenant_id = l.tenant_id and _b.id = l.to_record_id
        where l.tenant_id = rel.tenant_id and l.relationship_id = rel.id
          and ${isShownTo('custom_object_record', viewer, '_a')} and ${isShownTo('custom_object_record', viewer, '_b')})`;

/** A relationship as rules read it: nobody counts its links for them. */
export type Relationship = Omit<CustomObjectRelationship, 'link_count'>;

const rules = (query: ReturnType<typeof liveRelationships>) =>
  query.select([
    'rel.id',
    'rel.key',
    'rel.name',
    'rel.inverse_name',
    'rel.description',
    'rel.from_custom_object_id',
    'rel.to_custom_object_id',
    as<CustomObjectRelationship['cardinality']>()('rel.cardinality').as('cardinality'),
    'rel.is_required',
    as<CustomObjectRelationship['on_target_delete']>()('rel.on_target_delete').as('on_target_delete'),
    'rel.position',
    iso('rel.created_at').as('created_at'),
    iso('rel.updated_at').as('updated_at'),
  ]);

/** The contract's representation of a relationship, `rel`. */
export const relationshipRecord = (
  query: ReturnType<typeof liveRelationships>,
  viewer: RecordViewer | null = null,
) => record<CustomObjectRelationship>()(rules(query).select(linkCount(viewer).as('link_count')));

async function selectRelationshipKeys(db: Db): Promise<string[]> {
  const rows = await liveRelationships(db).select('rel.key').groupBy('rel.key').orderBy('rel.key').execute();
  return rows.map(({ key }) => key);
}

export const relationshipList = list<CustomObjectsHandlers['listCustomObjectRelationships'], ViewerScope>()({
  rows: (db) => liveRelationships(db),
  record: (query, scope) => relationshipRecord(query, viewerIn(scope)),
  id: 'rel.id',
  filters: {
    id: oneOfIds('rel.id'),
    custom_object_id: (ids) =>
      sql<boolean>`(rel.from_custom_object_id = any(${ids}::uuid[]) or rel.to_custom_object_id = any(${ids}::uuid[]))`,
    from_custom_object_id: oneOfIds('rel.from_custom_object_id'),
    to_custom_object_id: oneOfIds('rel.to_custom_object_id'),
    key: oneOfKeys(selectRelationshipKeys, oneOf('rel.key')),
    cardinality: oneOf('rel.cardinality'),
    is_required: holds('rel.is_required'),
    search: mentions('rel.name', 'rel.inverse_name', 'rel.key', 'rel.description'),
    updated_after: since('rel.updated_at'),
  },
  sorts: {
    name: byName('rel.name'),
    created_at: by('rel.created_at'),
    link_count: (direction, scope) => [inDirection(linkCount(viewerIn(scope)), direction)],
  },
  own: [byName('rel_from.name'), by('rel.position')],
});

const relationshipsOf = (db: Db, objectIds: readonly string[]) =>
  liveRelationships(db)
    .where(
      sql<boolean>`(rel.from_custom_object_id = any(${objectIds}::uuid[]) or rel.to_custom_object_id = any(${objectIds}::uuid[]))`,
    )
    .orderBy('rel.position')
    .orderBy('rel.id');

/** Relationships from or to these custom objects, parsed, with the links that the viewer sees. */
export const selectRelationshipsOf = (
  db: Db,
  objectIds: readonly string[],
  viewer: RecordViewer,
): Promise<CustomObjectRelationship[]> =>
  selectRecords(db, relationshipRecord(relationshipsOf(db, objectIds), viewer));

/** The same for rules. */
export const selectRules = (db: Db, objectIds: readonly string[]): Promise<Relationship[]> =>
  selectRecords(db, record<Relationship>()(rules(relationshipsOf(db, objectIds))));

export type Ends = Pick<CustomObjectRelationship, 'id' | 'from_custom_object_id' | 'to_custom_object_id'>;

/** Which custom objects these relationships start and end at. */
export async function selectEnds(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Ends>> {
  if (ids.length === 0) return new Map();
  const rows = await liveRelationships(db)
    .where(oneOfIds('rel.id')([...new Set(ids)]))
    .select(['rel.id', 'rel.from_custom_object_id', 'rel.to_custom_object_id'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export const findRelationship = async (db: Db, id: string): Promise<CustomObjectRelationship | undefined> =>
  (await selectRecords(db, relationshipRecord(liveRelationships(db).where('rel.id', '=', id))))[0];
