// What happens to payments by time; it is loaded by processes that work.
import { lockInvoice, reviseInvoice } from '#src/domain/billing/index.ts';
import type { Services } from '#src/call/services.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import type { TimerKind } from '#src/platform/timers/index.ts';
import { planRetry, postponeRetry } from './attempts.ts';
import { checkTimer, retryTimer } from './retries.rules.ts';
import { findAttempt } from './attempts.queries.ts';
import { findRefund } from './refunds.queries.ts';
import { refundTimer } from './refunds.ts';
import type { AuthorizationEvent } from './authorization.ts';
import { chargeByItself } from './automatic.ts';

export { refreshAccount } from './accounts.ts';
export { checkMandate } from './mandates.ts';
export { detachMethod } from './detach.ts';
export { closeEvents, openEvents, processEvent } from './events.ts';
export { chargeSentInvoice, checkRefund, runPayment } from './run-payment.ts';
export { checkReturns } from './returns.ts';
export { purchaseChecks, runPurchase } from './run-purchase.ts';

/** Looks up what became of a payment, outside of the timer's transaction. */
export const paymentChecks: TimerKind<never> = {
  kind: checkTimer,
  events: [],
  async fire(ctx, { recordId }) {
    const attempt = await findAttempt(ctx.db, recordId);
    if (attempt?.status === 'pending') addJob(ctx, 'run_payment', { transactionId: recordId });
  },
};

/** Looks up what became of a refund, outside of the timer's transaction. */
export const refundChecks: TimerKind<never> = {
  kind: refundTimer,
  events: [],
  async fire(ctx, { recordId }) {
    const refund = await findRefund(ctx.db, recordId);
    if (refund?.status === 'pending') addJob(ctx, 'check_refund', { refundId: recordId });
  },
};

/** Charges an invoice again whose automatic charge failed. */
export const chargeRetries = (services: Services): TimerKind<AuthorizationEvent> => ({
  kind: retryTimer,
  events: ['client.bank_authorization_required'],
  async fire(ctx, { recordId }) {
    const invoice = await lockInvoice(ctx.db, recordId);
    if (invoice === undefined || invoice.next_retry_at === null) return;
    await reviseInvoice(ctx.db, invoice.id, { next_retry_at: null }, ctx.now);
    const writer = { ...ctx, services };
    const outcome = await chargeByItself(writer, invoice);
    // Without a method that can be charged, the day counts as a failure: the client may give another one before the next.
    if (outcome === 'impossible') await planRetry(writer, invoice);
    if (outcome === 'under_way' || outcome === 'unavailable') await postponeRetry(writer, invoice);
  },
});
