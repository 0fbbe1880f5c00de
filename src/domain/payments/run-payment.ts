import type { JobChange } from '#src/call/job-change.ts';
import type { TaskHandler } from '#src/platform/jobs/index.ts';
import { settleAttempt } from './attempts.ts';
import type { PaymentDesk } from './desk.ts';
import { settleRefund } from './refunds.ts';

/**
 * Charges a pending payment, or looks up its result, and stores it. Running it again is safe: a charge that was sent is looked up, and a
 * payment that has ended stays as it is.
 */
export const runPayment =
  (change: JobChange, desk: PaymentDesk): TaskHandler<'run_payment'> =>
  async ({ tenantId, transactionId }, { db }) => {
    const state = await desk.pursue(tenantId, transactionId, db.clock.now());
    const options = { name: 'run_payment', events: ['client.bank_authorization_required'] as const };
    await change(tenantId, options, (ctx) => settleAttempt(ctx, transactionId, state));
  };

/** Looks up a refund whose sending was interrupted, or that the provider was still working on. It is not sent again. */
export const checkRefund =
  (change: JobChange, desk: PaymentDesk): TaskHandler<'check_refund'> =>
  async ({ tenantId, refundId }) => {
    const state = await desk.pursueRefund(tenantId, refundId, true);
    await change(tenantId, { name: 'check_refund', events: [] }, (ctx) => settleRefund(ctx, refundId, state));
  };
