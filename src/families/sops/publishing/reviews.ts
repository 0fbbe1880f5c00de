import type { SopReview } from '#generated/types.gen.ts';
import type { DecideSopReviewInput, ListSopReviewsInput } from '#generated/families/sops/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound, problem } from '#src/platform/errors/index.ts';
import { publishVersion } from '../content/publish.ts';
import { daysAfter } from '../record/review-dates.ts';
import { findReview, reviewList, selectReview, type StoredReview } from '../record/reviews.queries.ts';
import { selectSopSettings } from '../record/settings.queries.ts';
import { changeRecord } from '../record/sop-changes.ts';
import { lockSop, type StoredSop } from '../record/sop-record.queries.ts';
import { storeDecision } from './reviews.queries.ts';
import { storeMove, tellPublication } from './status-moves.ts';
import { recordChanged } from './update.ts';

export const listSopReviews = (ctx: ReadContext, { query }: ListSopReviewsInput) =>
  reviewList.page(ctx.db, query, {
    ...viewerScope(ctx),
    isOfAll: ctx.can('sops.author') || ctx.can('sops.review'),
  });

type Context = WriteContext<'sop.published' | 'sop.updated'>;
type Decision = DecideSopReviewInput['body'];

const outcomes = {
  approve: 'approved',
  request_changes: 'changes_requested',
  reject: 'rejected',
} as const satisfies Record<Decision['decision'], SopReview['status']>;

export async function decideSopReview(
  ctx: Context,
  { path, body }: DecideSopReviewInput,
): Promise<Result<SopReview>> {
  const { sop, review } = await holdReview(ctx, path.id);
  if (review.created_by === ctx.identity.userId)
    throw problem(
      'permission_denied',
      'You submitted this working copy. Somebody else with sops.review has to decide.',
    );
  checkRevision(review.revision, body.expected_revision);
  if (review.status !== 'requested')
    throw problem(
      'state_conflict',
      `The review is ${review.status}, which is final. Reviews are decided while requested.`,
    );

  const publishedVersion = await (review.kind === 'publish' ? decidePublish : decidePeriodic)(
    ctx,
    sop,
    review,
    body,
  );
  const status = outcomes[body.decision];
  await storeDecision(
    ctx.db,
    review.id,
    {
      status,
      comment: body.comment ?? null,
      reviewed_by: ctx.identity.userId,
      published_version: publishedVersion,
    },
    ctx.now,
  );
  ctx.audit({
    recordKind: 'sop',
    recordId: sop.id,
    action: `review_${status}`,
    changedFields: [],
    reason: body.comment ?? null,
  });
  await tellDecision(ctx, sop, review, body);
  const record = await selectReview(ctx, review.id);
  if (record === undefined) throw notFound('SOP review', path.id);
  return record;
}

/** The review with its SOP, both locked; 404 when the caller may not read the SOP. */
async function holdReview(ctx: Context, givenId: string): Promise<{ sop: StoredSop; review: StoredReview }> {
  const id = storedId(givenId);
  const seen = await findReview(ctx.db, id);
  const sop = seen === undefined ? undefined : await lockSop(ctx, seen.sop_id);
  const review = sop === undefined ? undefined : await findReview(ctx.db, id);
  if (sop === undefined || review === undefined) throw notFound('SOP review', givenId);
  return { sop, review };
}

/** Answers the version that was published. */
async function decidePublish(
  ctx: Context,
  sop: StoredSop,
  review: StoredReview,
  { decision }: Decision,
): Promise<number | null> {
  if (decision !== 'approve') {
    if (sop.status !== 'in_review') return null;
    await storeMove(ctx, sop, { ...sop, status: 'draft' }, 'returned');
    return null;
  }
  const published = await publishVersion(ctx, sop, {
    changeNote: review.change_note,
    isRereadRequired: review.is_reread_required,
    reviewId: review.id,
  });
  await tellPublication(ctx, sop, published, review.change_note);
  return published.version;
}

/** Approval starts the interval anew; otherwise the SOP stays live, and is looked at again after the time that reviews have. */
async function decidePeriodic(
  ctx: Context,
  sop: StoredSop,
  _review: StoredReview,
  { decision }: Decision,
): Promise<null> {
  const isApproved = decision === 'approve';
  const { review_due_days: dueDays } = await selectSopSettings(ctx.db);
  const days = isApproved ? sop.review_interval_days : (dueDays ?? sop.review_interval_days);
  const values = {
    ...(isApproved && { last_reviewed_at: ctx.now.toISOString() }),
    next_review_at: days === null ? null : daysAfter(ctx.now, days).toISOString(),
  };
  const { sop: after } = await changeRecord(ctx, sop, values);
  await recordChanged(ctx, sop, after);
  return null;
}

async function tellDecision(
  ctx: Context,
  sop: StoredSop,
  { kind, created_by: authorId }: StoredReview,
  { decision, comment }: Decision,
): Promise<void> {
  const did = { approve: 'approved', request_changes: 'asks for changes in', reject: 'rejected' }[decision];
  await notify(
    ctx,
    {
      kind: 'review_decided',
      title: `${ctx.identity.name} ${did} ${sop.title}`,
      ...(comment !== undefined && { body: comment }),
      record: { kind: 'sop', id: sop.id },
    },
    [authorId ?? sop.owner_id, ...(kind === 'periodic' ? [sop.owner_id] : [])],
  );
}
