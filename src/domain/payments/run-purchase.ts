import { changeAsPart, type Operations } from '#src/call/transact.ts';
import { addJob, type TaskHandler } from '#src/platform/jobs/index.ts';
import type { TimerKind } from '#src/platform/timers/index.ts';
import type { PaymentDesk } from './desk.ts';
import { findPurchase } from './purchases.queries.ts';
import { purchaseTimer, pursuePurchase, settlePurchase } from './purchases.ts';

/** Charges a pending purchase, or looks up its result, and stores it. Running it again is safe, as of a payment. */
export const runPurchase =
  (operations: Operations, desk: PaymentDesk): TaskHandler<'run_credit_purchase'> =>
  async ({ tenantId, purchaseId }) => {
    const state = await pursuePurchase(desk, tenantId, purchaseId);
    await changeAsPart(operations, tenantId, 'run_credit_purchase', (ctx) =>
      settlePurchase(ctx, purchaseId, state),
    );
  };

/** Looks up what became of a purchase, outside of the timer's transaction. */
export const purchaseChecks: TimerKind<never> = {
  kind: purchaseTimer,
  events: [],
  async fire(ctx, { recordId }) {
    const purchase = await findPurchase(ctx.db, recordId);
    if (purchase?.status === 'pending') addJob(ctx, 'run_credit_purchase', { purchaseId: recordId });
  },
};
