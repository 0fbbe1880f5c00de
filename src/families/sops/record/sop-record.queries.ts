import { sql, type RawBuilder } from 'kysely';
import type { Sop, SopRef } from '#generated/types.gen.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { isShownTo, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso, isoOrNull, record, selectRecord } from '#src/platform/db/query/index.ts';

export type Viewer = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** SOPs that are not deleted, each with what the viewer has read of it: `me`. */
export const sopsOf = (db: Db, userId: string) =>
  db
    .selectFrom('sops as s')
    .leftJoin('sop_readers as me', (join) =>
      join
        .onRef('me.tenant_id', '=', 's.tenant_id')
        .onRef('me.sop_id', '=', 's.id')
        .on(sql<boolean>`me.user_id = ${userId}::uuid`),
    )
    .where('s.deleted_at', 'is', null);

/** Those that the viewer may read. */
export const shownSops = (db: Db, viewer: RecordViewer) =>
  sopsOf(db, viewer.identity.userId).where(isShownTo('sop', viewer, 's'));

const openReview = (more: RawBuilder<boolean>) => sql`
  from sop_reviews _review
  where _review.tenant_id = s.tenant_id and _review.sop_id = s.id and _review.status = 'requested' and ${more}`;

export const isReviewOverdue = sql<boolean>`exists (select ${openReview(
  sql<boolean>`_review.kind = 'periodic' and _review.due_date < app.now()`,
)})`;

/** The reader confirmed an earlier version than one that must be read again. */
export const isRereadDue = sql<boolean>`coalesce(me.acknowledged_version < s.reread_version, false)`;

/** The contract's representation of an SOP, as the viewer sees it. */
export const sopRecord = (query: ReturnType<typeof sopsOf>, viewer: Pick<RecordViewer, 'can'>) =>
  record<Sop>()(
    query.select([
      's.id',
      's.title',
      's.summary',
      's.status',
      's.version',
      's.has_unpublished_changes',
      's.content_revision',
      's.folder_id',
      's.tags',
      's.owner_id',
      's.department_ids',
      's.is_restricted',
      's.estimated_minutes',
      (viewer.can('sops.author') ? sql<number>`s.step_count` : sql<number>`s.live_step_count`).as(
        'step_count',
      ),
      sql<number | null>`s.average_rating`.as('average_rating'),
      's.rating_count',
      's.view_count',
      's.open_flag_count',
      sql<
        string[]
      >`array(select _review.id ${openReview(sql<boolean>`true`)} order by _review.created_at, _review.id)`.as(
        'open_review_ids',
      ),
      's.review_interval_days',
      isoOrNull('s.last_reviewed_at').as('last_reviewed_at'),
      isoOrNull('s.next_review_at').as('next_review_at'),
      isReviewOverdue.as('is_review_overdue'),
      'me.acknowledged_version',
      isRereadDue.as('is_reread_due'),
      isoOrNull('s.published_at').as('published_at'),
      's.published_by',
      isoOrNull('s.archived_at').as('archived_at'),
      's.revision',
      iso('s.created_at').as('created_at'),
      iso('s.updated_at').as('updated_at'),
      's.created_by',
    ]),
  );

/** An SOP that the caller may read; undefined when there is none. */
export const selectSop = (ctx: Viewer, id: string): Promise<JsonText<Sop> | undefined> =>
  selectRecord(ctx.db, sopRecord(shownSops(ctx.db, ctx).where('s.id', '=', id), ctx));

/** As `selectSop`, of one that the caller has just changed, and may have put out of their own sight. */
export const selectKnownSop = (ctx: Viewer, id: string): Promise<JsonText<Sop> | undefined> =>
  selectRecord(ctx.db, sopRecord(sopsOf(ctx.db, ctx.identity.userId).where('s.id', '=', id), ctx));

/** An SOP as rules see one. */
export interface StoredSop {
  readonly id: string;
  readonly title: string;
  readonly summary: string | null;
  readonly status: Sop['status'];
  readonly version: number;
  readonly live_version_id: string | null;
  readonly reread_version: number;
  readonly folder_id: string | null;
  readonly tags: string[];
  readonly owner_id: string;
  readonly department_ids: string[];
  readonly is_restricted: boolean;
  readonly estimated_minutes: number | null;
  readonly review_interval_days: number | null;
  readonly last_reviewed_at: string | null;
  readonly next_review_at: string | null;
  readonly content_hash: string;
  readonly content_revision: number;
  readonly content_author_id: string;
  readonly has_unpublished_changes: boolean;
  readonly step_count: number;
  readonly published_at: string | null;
  readonly archived_at: string | null;
  readonly revision: number;
}

const storedColumns = [
  's.id',
  's.title',
  's.summary',
  's.status',
  's.version',
  's.live_version_id',
  's.reread_version',
  's.folder_id',
  's.tags',
  's.owner_id',
  's.department_ids',
  's.is_restricted',
  's.estimated_minutes',
  's.review_interval_days',
  isoOrNull('s.last_reviewed_at').as('last_reviewed_at'),
  isoOrNull('s.next_review_at').as('next_review_at'),
  's.content_hash',
  's.content_revision',
  's.content_author_id',
  's.has_unpublished_changes',
  's.step_count',
  isoOrNull('s.published_at').as('published_at'),
  isoOrNull('s.archived_at').as('archived_at'),
  's.revision',
] as const;

/** An SOP that the caller may read, as rules see it. */
export const findSop = (ctx: Viewer, id: string): Promise<StoredSop | undefined> =>
  ctx.db
    .selectFrom('sops as s')
    .where('s.id', '=', id)
    .where('s.deleted_at', 'is', null)
    .where(isShownTo('sop', ctx, 's'))
    .select(storedColumns)
    .executeTakeFirst();

/** As `findSop`; nobody else changes it before the transaction ends. */
export const lockSop = (ctx: Viewer, id: string): Promise<StoredSop | undefined> =>
  ctx.db
    .selectFrom('sops as s')
    .where('s.id', '=', id)
    .where('s.deleted_at', 'is', null)
    .where(isShownTo('sop', ctx, 's'))
    .select(storedColumns)
    .forUpdate('s')
    .executeTakeFirst();

/** These SOPs, whoever may read them, locked in the order of their ids, so that nobody waits in a circle. */
export const lockEverySop = (db: Db, ids: readonly string[]): Promise<StoredSop[]> =>
  db
    .selectFrom('sops as s')
    .where(sql<boolean>`s.id = any(${[...ids]}::uuid[])`)
    .where('s.deleted_at', 'is', null)
    .select(storedColumns)
    .orderBy('s.id')
    .forUpdate('s')
    .execute();

/** These SOPs have these tags, each at its next revision. */
export async function storeTags(
  db: Db,
  sops: readonly Pick<StoredSop, 'id' | 'tags'>[],
  now: Date,
): Promise<void> {
  if (sops.length === 0) return;
  const rows = JSON.stringify(sops.map(({ id, tags }) => ({ id, tags })));
  await sql`update sops s set tags = r.tags, revision = s.revision + 1, updated_at = ${now}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) r (id uuid, tags text[]) where s.id = r.id`.execute(db);
}

/** Deletes these SOPs so that they can be restored until they are purged. */
export async function deleteSops(
  db: Db,
  ids: readonly string[],
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await sql`update sops set deleted_at = ${now}::timestamptz, deleted_by = ${userId}::uuid, revision = revision + 1,
    updated_at = ${now}::timestamptz where id = any(${[...ids]}::uuid[])`.execute(db);
}

/** The SOP of the alias, as the contract refers to one. */
export const sopRefOf = (alias: string): RawBuilder<SopRef> =>
  sql<SopRef>`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'title', ${sql.ref(`${alias}.title`)}, 'status', ${sql.ref(`${alias}.status`)}, 'version', ${sql.ref(`${alias}.version`)})`;

/** Those of these SOPs that the viewer may read, as answers list them, in this order. */
export async function selectSopRefs(db: Db, viewer: RecordViewer, ids: readonly string[]): Promise<SopRef[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ ref: SopRef }>`
    select ${sopRefOf('s')} as ref from sops s
    where s.id = any(${[...ids]}::uuid[]) and s.deleted_at is null and ${isShownTo('sop', viewer, 's')}
    order by array_position(${[...ids]}::uuid[], s.id)`.execute(db);
  return rows.map(({ ref }) => ref);
}
