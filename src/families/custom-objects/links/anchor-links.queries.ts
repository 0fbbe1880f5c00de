import { sql, type RawBuilder } from 'kysely';
import type {
  CustomObjectAnchorKind,
  CustomObjectLink,
  CustomObjectLinkCandidate,
} from '#generated/types.gen.ts';
import type {
  CustomObjectsHandlers,
  SearchCustomObjectLinkRecordsInput,
} from '#generated/families/custom-objects/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { searched } from '#src/domain/filters/index.ts';
import {
  isLiveRecord,
  isShownTo,
  isVisibleRecord,
  nameIfVisible,
  viewerIn,
  type RecordViewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  before,
  by,
  byName,
  countRows,
  hasValue,
  holds,
  iso,
  list,
  type Listing,
  mentions,
  oneOf,
  oneOfIds,
  record,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';
import { anchorKinds } from '../definitions/anchor-kinds.ts';
import { bestMatch, type SearchScope } from '../records/search.queries.ts';
import { seenRecords } from '../records/records.queries.ts';
import { recordRef } from '../records/refs.queries.ts';

/** Links of records that the viewer sees to anchors that they see: a link to a deleted anchor is gone with it. */
const seenLinks = (db: Db, viewer: RecordViewer) =>
  db
    .selectFrom('custom_object_links as l')
    .innerJoin('custom_object_records as r', (join) =>
      join.onRef('r.tenant_id', '=', 'l.tenant_id').onRef('r.id', '=', 'l.record_id'),
    )
    .where('r.deleted_at', 'is', null)
    .where(isShownTo('custom_object_record', viewer, 'r'))
    .where(isVisibleRecord(viewer, sql.ref('l.anchor_kind'), sql.ref('l.anchor_id'), anchorKinds));

const anchorRef = (viewer: RecordViewer): RawBuilder<CustomObjectLink['anchor']> =>
  sql<CustomObjectLink['anchor']>`json_build_object('kind', l.anchor_kind, 'id', l.anchor_id,
    'name', ${nameIfVisible(viewer, sql.ref('l.anchor_kind'), sql.ref('l.anchor_id'))})`;

const linkRecord = (links: ReturnType<typeof seenLinks>, viewer: RecordViewer) =>
  record<CustomObjectLink>()(
    links.select([
      'l.id',
      anchorRef(viewer).as('anchor'),
      recordRef('r').as('record'),
      'l.is_primary',
      'l.position',
      'l.revision',
      iso('l.created_at').as('created_at'),
      iso('l.updated_at').as('updated_at'),
      'l.created_by',
    ]),
  );

export const linkList = list<CustomObjectsHandlers['listCustomObjectLinks'], ViewerScope>()({
  rows: (db, scope) => seenLinks(db, viewerIn(scope)),
  record: (links, scope) => linkRecord(links, viewerIn(scope)),
  id: 'l.id',
  filters: {
    id: oneOfIds('l.id'),
    anchor_kind: oneOf('l.anchor_kind'),
    anchor_id: oneOfIds('l.anchor_id'),
    custom_object_id: oneOfIds('l.custom_object_id'),
    record_id: oneOfIds('l.record_id'),
    is_primary: holds('l.is_primary'),
    is_archived: hasValue('r.archived_at'),
    created_by: oneOfIds('l.created_by'),
    created_after: since('l.created_at'),
    created_before: before('l.created_at'),
    search: mentions('r.name'),
    updated_after: since('l.updated_at'),
  },
  sorts: { created_at: by('l.created_at'), record_name: byName('r.name') },
  own: [sql`l.anchor_kind`, sql`l.anchor_id`, sql`l.is_primary desc`, sql`l.position`],
});

export const selectLink = (
  db: Db,
  viewer: RecordViewer,
  id: string,
): Promise<JsonText<CustomObjectLink> | undefined> =>
  selectRecord(db, linkRecord(seenLinks(db, viewer).where('l.id', '=', id), viewer));

export interface LinkRow {
  readonly id: string;
  readonly record_id: string;
  readonly is_primary: boolean;
  readonly position: number;
}

/** Links of the anchor to records of the custom object that are there, in order, whoever sees them. */
export const selectSiblings = (db: Db, anchorId: string, objectId: string): Promise<LinkRow[]> =>
  db
    .selectFrom('custom_object_links')
    .where('anchor_id', '=', anchorId)
    .where('custom_object_id', '=', objectId)
    .select(['id', 'record_id', 'is_primary', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute();

export async function countLinksOf(db: Db, anchorId: string): Promise<number> {
  return countRows(db.selectFrom('custom_object_links').where('anchor_id', '=', anchorId));
}

/** Anchors of the kind that the record has already; one that was deleted has taken its links along. */
export async function countAnchors(db: Db, recordId: string, kind: CustomObjectAnchorKind): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from custom_object_links l where l.record_id = ${recordId}::uuid and l.anchor_kind = ${kind}
      and ${isLiveRecord(sql`l.anchor_kind`, sql`l.anchor_id`, [kind])}`.execute(db);
  return rows[0]!.count;
}

export interface NewLink {
  readonly anchor_kind: CustomObjectAnchorKind;
  readonly anchor_id: string;
  readonly record_id: string;
  readonly custom_object_id: string;
  readonly position: number;
  readonly created_by: string;
}

export async function insertLink(db: Db, link: NewLink, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('custom_object_links')
    .values({ ...link, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const deleteLink = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('custom_object_links').where('id', '=', id).execute();
};

/** Puts the links in this order; only those that change have a new revision. */
export async function updateOrder(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    update custom_object_links l set position = o.place - 1, revision = l.revision + 1, updated_at = ${now}
    from unnest(${ids}::uuid[]) with ordinality o (id, place) where l.id = o.id and l.position <> o.place - 1`.execute(
    db,
  );
}

/** Makes the link the primary one of its siblings, or no more; the former primary one gives way first. */
export async function setPrimary(
  db: Db,
  { id, former, isPrimary, isNew = false }: Primary,
  now: Date,
): Promise<void> {
  const set = async (link: string, value: boolean, revisions: number) =>
    void (await sql`
      update custom_object_links set is_primary = ${value}, revision = revision + ${revisions}, updated_at = ${now}
      where id = ${link}::uuid and is_primary <> ${value}`.execute(db));
  if (former !== undefined && former !== id && isPrimary) await set(former, false, 1);
  await set(id, isPrimary, isNew ? 0 : 1);
}

interface Primary {
  readonly id: string;
  /** The primary link before. */
  readonly former: string | undefined;
  readonly isPrimary: boolean;
  /** A link of this request keeps its first revision. */
  readonly isNew?: boolean;
}

type CandidateQuery = SearchCustomObjectLinkRecordsInput['query'] &
  Pick<SearchCustomObjectLinkRecordsInput['body'], 'search' | 'custom_object_ids' | 'is_linked'>;

export type CandidateScope = SearchScope & {
  readonly anchorKind: CustomObjectAnchorKind;
  readonly anchorId: string;
  readonly hasSearch: boolean;
};

const linkId = (anchorId: string) =>
  sql<
    string | null
  >`(select l.id from custom_object_links l where l.tenant_id = r.tenant_id and l.anchor_id = ${anchorId}::uuid and l.record_id = r.id)`;

/** Records that can be attached to the anchor: not archived, and of a custom object that allows its kind. */
export const candidateList = list<Listing<CandidateQuery, CustomObjectLinkCandidate>, CandidateScope>()({
  rows: (db, scope) =>
    seenRecords(db, viewerIn(scope))
      .where('r.archived_at', 'is', null)
      .where(
        sql<boolean>`r.custom_object_id in (select o.id from custom_objects o where o.deleted_at is null
          and jsonb_path_exists(o.anchors, '$[*].kind ? (@ == $kind)', jsonb_build_object('kind', ${scope.anchorKind}::text)))`,
      ),
  record: (records, { anchorId }) =>
    record<CustomObjectLinkCandidate>()(
      records.select([
        recordRef('r').as('record'),
        sql<boolean>`${linkId(anchorId)} is not null`.as('is_linked'),
        linkId(anchorId).as('link_id'),
      ]),
    ),
  id: 'r.id',
  filters: {
    search: searched('r.id', 'search_custom_object_records'),
    custom_object_ids: oneOfIds('r.custom_object_id'),
    is_linked: (isLinked, { anchorId }) =>
      isLinked ? sql<boolean>`${linkId(anchorId)} is not null` : sql<boolean>`${linkId(anchorId)} is null`,
  },
  sorts: { name: byName('r.name'), updated_at: by('r.updated_at') },
  own: (scope) => (scope.hasSearch ? bestMatch(scope) : [sql`r.updated_at desc`]),
});
