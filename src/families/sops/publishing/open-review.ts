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
import { storeReviewChange } from './update.queries.ts';

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

/** What a request says of an open review. */
export interface ReviewWords {
  readonly changeNote?: string | null | undefined;
  readonly isRereadRequired?: boolean | undefined;
  readonly reviewerIds?: readonly string[] | undefined;
  readonly dueDate?: string | null | undefined;
}

/** An open review of a locked SOP is as the request says; reviewers who are new hear of it. */
export async function changeReview(
  ctx: Opener & Pick<WriteContext, 'audit'>,
  sop: StoredSop,
  review: StoredReview,
  { changeNote, isRereadRequired, reviewerIds, dueDate }: ReviewWords,
): Promise<void> {
  const { reviewer_ids: former } = review;
  const due = dueDate == null ? dueDate : new Date(dueDate);
  const isDueElse =
    due !== undefined &&
    (due?.getTime() ?? null) !== (review.due_date === null ? null : Date.parse(review.due_date));
  const changes = {
    ...(changeNote !== undefined && changeNote !== review.change_note && { change_note: changeNote }),
    ...(isDueElse && { due_date: due }),
    ...(isRereadRequired !== undefined &&
      isRereadRequired !== review.is_reread_required && { is_reread_required: isRereadRequired }),
    ...(reviewerIds !== undefined &&
      reviewerIds.join() !== former.join() && { reviewer_ids: [...reviewerIds] }),
  };
  if (Object.keys(changes).length === 0) return;
  await storeReviewChange(ctx.db, review.id, changes, ctx.now);
  ctx.audit({
    recordKind: 'sop',
    recordId: sop.id,
    action: 'review_changed',
    changedFields: Object.keys(changes),
  });
  const added = (changes.reviewer_ids ?? []).filter((id) => !former.includes(id));
  if (added.length > 0) await tellReviewers(ctx, sop, review.kind, added);
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
