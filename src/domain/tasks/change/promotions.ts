import type { TimerKind } from '#src/platform/timers/index.ts';
import { assignStages } from '../assignment/assign-stages.ts';
import { tryHoldTask } from '../load/hold.ts';
import { settle } from '../rules/settle.rules.ts';
import { storeTask } from '../store/store.ts';
import { promotionKind, setPromotion } from '../store/task-timers.ts';
import { insertMissingPromotions } from './promotions.queries.ts';

/** Lets stages be ready when the lag of their predecessors is over (domain model §2.2). */
export const promotions: TimerKind<'process.instance_updated'> = {
  kind: promotionKind,
  events: ['process.instance_updated'],
  async fire(ctx, { recordId: id }) {
    const draft = await tryHoldTask(ctx, { id });
    if (draft === undefined) return;
    settle(draft);
    await assignStages(ctx, draft);
    await storeTask(ctx, draft);
    // Where the task is as it was, nothing has set the timer for what is due later.
    setPromotion(ctx, draft.task);
  },
  setMissing: insertMissingPromotions,
};
