import type { WriteContext } from '#src/call/context.ts';
import { holdsPermission } from '#src/domain/access/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { membersWhoSee } from '#src/domain/records/index.ts';
import { unknownReference } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { daysAfter } from '../record/review-dates.ts';
import { insertReview, selectReviewers, type StoredReview } from '../record/reviews.queries.ts';
import { selectSopSettings } from '../record/settings.queries.ts';
import type { StoredSop } from '../record/sop-record.queries.ts';

type Opener = Pick<WriteContext, 'db' | 'identity' | 'now' | 'announce'>;

export interface WishedReview {
  readonly kind: StoredReview['kind'];
  readonly changeNote: string | null;
  readonly isRereadRequired: boolean;
  readonly reviewerIds: readonly string[];
  /** Absent for what the settings say, null for no time. */
  readonly dueDate?: Date | null | undefined;
}

/** Opens a review of a locked SOP and tells those who are asked to decide. */
export async function openReview(ctx: Opener, sop: StoredSop, wished: WishedReview): Promise<string> {
  const { review_due_days: dueDays } = await selectSopSettings(ctx.db);
  const dueDate =
    wished.dueDate === undefined ? (dueDays === null ? null : daysAfter(ctx.now, dueDays)) : wished.dueDate;
  const id = await insertReview(
    ctx.db,
    {
      sop_id: sop.id,
      kind: wished.kind,
      content_revision: sop.content_revision,
      change_note: wished.changeNote,
      is_reread_required: wished.isRereadRequired,
      reviewer_ids: [...wished.reviewerIds],
      due_date: dueDate,
      created_by: wished.kind === 'periodic' ? null : ctx.identity.userId,
    },
    ctx.now,
  );
  await tellReviewers(ctx, sop, wished.kind, wished.reviewerIds);
  return id;
}

/** Those who are named, or else everybody who can review. */
export async function tellReviewers(
  ctx: Opener,
  sop: StoredSop,
  kind: StoredReview['kind'],
  reviewerIds: readonly string[],
): Promise<void> {
  const asked = await selectReviewers(ctx.db, reviewerIds, holdsPermission('u', 'sops.review'));
  const told = kind === 'periodic' ? [...asked, sop.owner_id] : asked;
  const title =
    kind === 'periodic'
      ? `${sop.title} is due for its periodic review`
      : `${ctx.identity.name} asks for your review of ${sop.title}`;
  await notify(
    ctx,
    { kind: 'review_requested', title, record: { kind: 'sop', id: sop.id }, topic: kind },
    told,
  );
}

/** Members who can review the SOP; 400 at the place of one who cannot. */
export async function requireReviewers(
  ctx: Pick<WriteContext, 'db'>,
  sopId: string,
  ids: readonly string[],
): Promise<string[]> {
  const wanted = tidyIds(ids);
  if (wanted.length === 0) return [];
  const able = await selectReviewers(ctx.db, wanted, holdsPermission('u', 'sops.review'));
  const seeing = new Set(await membersWhoSee(ctx, { kind: 'sop', id: sopId }, able));
  const missing = wanted.findIndex((id) => !seeing.has(id));
  if (missing >= 0)
    throw unknownReference(
      `body.reviewer_ids[${missing}]`,
      wanted[missing]!,
      'a member with sops.review who may read this SOP',
    );
  return wanted;
}
