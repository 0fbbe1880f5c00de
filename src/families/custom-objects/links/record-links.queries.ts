import { sql } from 'kysely';
import type { CustomObjectRecordLink } from '#generated/types.gen.ts';
import type { CustomObjectsHandlers } from '#generated/families/custom-objects/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { isShownTo, viewerIn, type RecordViewer, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  before,
  by,
  byName,
  holds,
  iso,
  list,
  oneOfIds,
  record,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';
import { recordRef } from '../records/refs.queries.ts';

/** Links along relationships that are there, between records that the viewer sees both. */
const seenLinks = (db: Db, viewer: RecordViewer) =>
  db
    .selectFrom('custom_object_record_links as l')
    .innerJoin('custom_object_relationships as rel', (join) =>
      join.onRef('rel.tenant_id', '=', 'l.tenant_id').onRef('rel.id', '=', 'l.relationship_id'),
    )
    .innerJoin('custom_object_records as a', (join) =>
      join.onRef('a.tenant_id', '=', 'l.tenant_id').onRef('a.id', '=', 'l.from_record_id'),
    )
    .innerJoin('custom_object_records as b', (join) =>
      join.onRef('b.tenant_id', '=', 'l.tenant_id').onRef('b.id', '=', 'l.to_record_id'),
    )
    .where('rel.deleted_at', 'is', null)
    .where('a.deleted_at', 'is', null)
    .where('b.deleted_at', 'is', null)
    .where(isShownTo('custom_object_record', viewer, 'a'))
    .where(isShownTo('custom_object_record', viewer, 'b'));

type Links = ReturnType<typeof seenLinks>;

const linkRecord = (links: Links) =>
  record<CustomObjectRecordLink>()(
    links.select([
      'l.id',
      'l.relationship_id',
      'rel.key as relationship_key',
      recordRef('a').as('from_record'),
      recordRef('b').as('to_record'),
      iso('l.created_at').as('created_at'),
      'l.created_by',
    ]),
  );

export const recordLinkList = list<CustomObjectsHandlers['listCustomObjectRecordLinks'], ViewerScope>()({
  rows: (db, scope) => seenLinks(db, viewerIn(scope)),
  record: linkRecord,
  id: 'l.id',
  filters: {
    id: oneOfIds('l.id'),
    relationship_id: oneOfIds('l.relationship_id'),
    record_id: (ids) =>
      sql<boolean>`(l.from_record_id = any(${ids}::uuid[]) or l.to_record_id = any(${ids}::uuid[]))`,
    from_record_id: oneOfIds('l.from_record_id'),
    to_record_id: oneOfIds('l.to_record_id'),
    custom_object_id: (ids) =>
      sql<boolean>`(a.custom_object_id = any(${ids}::uuid[]) or b.custom_object_id = any(${ids}::uuid[]))`,
    is_archived: holds(sql<boolean>`(a.archived_at is not null or b.archived_at is not null)`),
    created_by: oneOfIds('l.created_by'),
    created_after: since('l.created_at'),
    created_before: before('l.created_at'),
  },
  sorts: {
    created_at: by('l.created_at'),
    from_record_name: byName('a.name'),
    to_record_name: byName('b.name'),
  },
});

export const selectRecordLink = (
  db: Db,
  viewer: RecordViewer,
  id: string,
): Promise<JsonText<CustomObjectRecordLink> | undefined> =>
  selectRecord(db, linkRecord(seenLinks(db, viewer).where('l.id', '=', id)));

/** The link of the two records along the relationship. */
export const findLinkBetween = (
  db: Db,
  relationshipId: string,
  fromId: string,
  toId: string,
): Promise<{ readonly id: string } | undefined> =>
  db
    .selectFrom('custom_object_record_links')
    .where('relationship_id', '=', relationshipId)
    .where('from_record_id', '=', fromId)
    .where('to_record_id', '=', toId)
    .select('id')
    .executeTakeFirst();
