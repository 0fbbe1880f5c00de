import { actorOf } from '#src/platform/events/index.ts';
import type { TimerKind } from '#src/platform/timers/index.ts';
import { expireKind } from './carry-out.ts';
import { expireItem } from './review.queries.ts';
import { fileCommunication, insertDecision } from './store.queries.ts';

/** Ends an item that nobody reviewed in time (domain model §3.5). */
export const expiredReviewItems: TimerKind<never> = {
  kind: expireKind,
  events: [],
  async fire(ctx, { recordId }) {
    const item = await expireItem(ctx.db, recordId, ctx.now);
    if (item === undefined) return;
    await fileCommunication(ctx.db, item.communication_id, { status: 'expired' });
    await insertDecision(
      ctx.db,
      item.arrived,
      { decision: 'expired', reviewItemId: recordId, explanation: 'Nobody reviewed the message in time.' },
      actorOf(ctx.identity),
      ctx.now,
    );
  },
};
