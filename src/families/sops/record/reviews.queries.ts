import { sql } from 'kysely';
import type { SopReview } from '#generated/types.gen.ts';
import type { SopsHandlers } from '#generated/families/sops/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { isShownTo, viewerIn, type RecordViewer, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  anyOfIds,
  as,
  emptyLast,
  holds,
  iso,
  isoOrNull,
  list,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  recordSorts,
  selectRecord,
  selectRecords,
} from '#src/platform/db/query/index.ts';
import { sopRefOf, type Viewer } from './sop-record.queries.ts';

/** Reviews of SOPs that the viewer may read. */
const reviews = (db: Db, viewer: RecordViewer) =>
  db
    .selectFrom('sop_reviews as r')
    .innerJoin('sops as s', (join) =>
      join.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.sop_id'),
    )
    .where('s.deleted_at', 'is', null)
    .where(isShownTo('sop', viewer, 's'));

const isOverdue = sql<boolean>`(r.status = 'requested' and coalesce(r.due_date < app.now(), false))`;

/** The author who submitted a working copy never decides about it. */
const canDecide = (viewer: RecordViewer) =>
  viewer.can('sops.review')
    ? sql<boolean>`(r.status = 'requested' and r.created_by is distinct from ${viewer.identity.userId}::uuid)`
    : sql<boolean>`false`;

const reviewRecord = (query: ReturnType<typeof reviews>, viewer: RecordViewer) =>
  record<SopReview>()(
    query.select([
      'r.id',
      sopRefOf('s').as('sop'),
      'r.kind',
      'r.status',
      'r.content_revision',
      'r.change_note',
      'r.reviewer_ids',
      isoOrNull('r.due_date').as('due_date'),
      isOverdue.as('is_overdue'),
      canDecide(viewer).as('can_decide'),
      'r.comment',
      'r.reviewed_by',
      isoOrNull('r.decided_at').as('decided_at'),
      'r.published_version',
      'r.revision',
      iso('r.created_at').as('created_at'),
      iso('r.updated_at').as('updated_at'),
      'r.created_by',
    ]),
  );

/** Without sops.author and sops.review, those of the caller's SOPs. */
export const reviewList = list<SopsHandlers['listSopReviews'], ViewerScope & { isOfAll: boolean }>()({
  rows: (db, scope) =>
    reviews(db, viewerIn(scope)).$if(!scope.isOfAll, (query) =>
      query.where(sql<boolean>`s.owner_id = ${scope.userId}::uuid`),
    ),
  record: (rows, scope) => reviewRecord(rows, viewerIn(scope)),
  id: 'r.id',
  filters: {
    ...recordFilters('r'),
    status: oneOf('r.status'),
    kind: oneOf('r.kind'),
    sop_id: oneOfIds('r.sop_id'),
    reviewer_id: anyOfIds('r.reviewer_ids'),
    is_overdue: holds(isOverdue),
    can_decide: (flag, scope) => holds(canDecide(viewerIn(scope)))(flag),
  },
  sorts: {
    ...recordSorts('r'),
    due_date: emptyLast('r.due_date'),
    decided_at: emptyLast('r.decided_at'),
  },
});

export const selectOpenReviews = (ctx: Viewer, sopId: string): Promise<SopReview[]> =>
  selectRecords(
    ctx.db,
    reviewRecord(
      reviews(ctx.db, ctx)
        .where('r.sop_id', '=', sopId)
        .where('r.status', '=', 'requested')
        .orderBy('r.created_at')
        .orderBy('r.id'),
      ctx,
    ),
  );

export const selectReview = (ctx: Viewer, id: string): Promise<JsonText<SopReview> | undefined> =>
  selectRecord(ctx.db, reviewRecord(reviews(ctx.db, ctx).where('r.id', '=', id), ctx));

/** A review as rules see one. */
export interface StoredReview {
  readonly id: string;
  readonly sop_id: string;
  readonly kind: SopReview['kind'];
  readonly status: SopReview['status'];
  readonly change_note: string | null;
  readonly is_reread_required: boolean;
  readonly reviewer_ids: string[];
  readonly due_date: string | null;
  readonly revision: number;
  readonly created_by: string | null;
}

const stored = [
  'r.id',
  'r.sop_id',
  as<SopReview['kind']>()('r.kind').as('kind'),
  as<SopReview['status']>()('r.status').as('status'),
  'r.change_note',
  'r.is_reread_required',
  'r.reviewer_ids',
  isoOrNull('r.due_date').as('due_date'),
  'r.revision',
  'r.created_by',
] as const;

export const findReview = (db: Db, id: string): Promise<StoredReview | undefined> =>
  db.selectFrom('sop_reviews as r').where('r.id', '=', id).select(stored).executeTakeFirst();

/** Open reviews of an SOP that is locked. */
export const findOpenReviews = (db: Db, sopId: string): Promise<StoredReview[]> =>
  db
    .selectFrom('sop_reviews as r')
    .where('r.sop_id', '=', sopId)
    .where('r.status', '=', 'requested')
    .select(stored)
    .orderBy('r.created_at')
    .execute();

export interface NewReview {
  readonly sop_id: string;
  readonly kind: SopReview['kind'];
  readonly content_revision: number;
  readonly change_note: string | null;
  readonly is_reread_required: boolean;
  readonly reviewer_ids: string[];
  readonly due_date: Date | null;
  readonly created_by: string | null;
}

export async function insertReview(db: Db, review: NewReview, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('sop_reviews')
    .values({ ...review, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Those of these, or of all members if none are named, who can review and are not `exceptId`. */
export async function selectReviewers(
  db: Db,
  ids: readonly string[],
  holds: ReturnType<typeof sql<boolean>>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where u.kind = 'member' and u.status in ('active', 'invited') and ${holds}
      and (cardinality(${[...ids]}::uuid[]) = 0 or u.id = any(${[...ids]}::uuid[]))`.execute(db);
  return rows.map(({ id }) => id);
}
