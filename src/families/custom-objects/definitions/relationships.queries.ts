import { sql } from 'kysely';
import type { CustomObjectRelationship } from '#generated/types.gen.ts';
import type { CustomObjectsHandlers } from '#generated/families/custom-objects/handlers.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  holds,
  iso,
  list,
  mentions,
  oneOf,
  oneOfIds,
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

const linkCount = sql<number>`(select count(*) from custom_object_record_links l where l.tenant_id = rel.tenant_id and l.relationship_id = rel.id)`;

/** The contract's representation of a relationship, `rel`. */
export const relationshipRecord = (query: ReturnType<typeof liveRelationships>) =>
  record<CustomObjectRelationship>()(
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
      linkCount.as('link_count'),
      iso('rel.created_at').as('created_at'),
      iso('rel.updated_at').as('updated_at'),
    ]),
  );

export const relationshipList = list<CustomObjectsHandlers['listCustomObjectRelationships']>()({
  rows: liveRelationships,
  record: relationshipRecord,
  id: 'rel.id',
  filters: {
    id: oneOfIds('rel.id'),
    custom_object_id: (ids) =>
      sql<boolean>`(rel.from_custom_object_id = any(${ids}::uuid[]) or rel.to_custom_object_id = any(${ids}::uuid[]))`,
    from_custom_object_id: oneOfIds('rel.from_custom_object_id'),
    to_custom_object_id: oneOfIds('rel.to_custom_object_id'),
    key: oneOf('rel.key'),
    cardinality: oneOf('rel.cardinality'),
    is_required: holds('rel.is_required'),
    search: mentions('rel.name', 'rel.inverse_name', 'rel.key', 'rel.description'),
    updated_after: since('rel.updated_at'),
  },
  sorts: { name: byName('rel.name'), created_at: by('rel.created_at'), link_count: linkCount },
  own: [byName('rel_from.name'), by('rel.position')],
});

/** Relationships from or to these custom objects, parsed, for rules. */
export const selectRelationshipsOf = (db: Db, objectIds: readonly string[]): Promise<CustomObjectRelationship[]> =>
  selectRecords(
    db,
    relationshipRecord(
      liveRelationships(db)
        .where(
          sql<boolean>`(rel.from_custom_object_id = any(${objectIds}::uuid[]) or rel.to_custom_object_id = any(${objectIds}::uuid[]))`,
        )
        .orderBy('rel.position')
        .orderBy('rel.id'),
    ),
  );

export const findRelationship = async (db: Db, id: string): Promise<CustomObjectRelationship | undefined> =>
  (await selectRecords(db, relationshipRecord(liveRelationships(db).where('rel.id', '=', id))))[0];
