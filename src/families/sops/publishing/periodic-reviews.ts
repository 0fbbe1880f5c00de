import type { TimerKind } from '#src/platform/timers/index.ts';
import { periodicKind } from '../record/review-dates.ts';
import { findOpenReviews } from '../record/reviews.queries.ts';
import { lockSop } from '../record/sop-record.queries.ts';
import { openReview } from './open-review.ts';
import { insertMissingReviews } from './reviews.queries.ts';

/** Opens the periodic review of a published SOP when its time has come. */
export const periodicReviews: TimerKind<never> = {
  kind: periodicKind,
  events: [],
  async fire(ctx, { recordId: id }) {
    const sop = await lockSop(ctx, id);
    if (sop?.status !== 'published' || sop.next_review_at === null) return;
    if (ctx.now < new Date(sop.next_review_at)) return;
    if ((await findOpenReviews(ctx.db, id)).some(({ kind }) => kind === 'periodic')) return;
    await openReview(ctx, sop, {
      kind: 'periodic',
      changeNote: null,
      isRereadRequired: false,
      reviewerIds: [],
    });
    ctx.audit({ recordKind: 'sop', recordId: id, action: 'review_opened' });
  },
  setMissing: insertMissingReviews,
};
