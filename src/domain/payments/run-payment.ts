import { changeAsPart, type Operations } from '#src/call/transact.ts';
import type { TaskHandler } from '#src/platform/jobs/index.ts';
import { lockInvoice } from '#src/domain/billing/index.ts';
import { settleAttempt } from './attempts.ts';
import { chargeFirst } from './automatic.ts';
import type { PaymentDesk } from './desk.ts';
import { settleRefund } from './refunds.ts';

/**
 * Charges a pending payment, or looks up its result, and stores it. Running it again is safe: a charge that was sent is looked up, and a
 * payment that has ended stays as it is.
 */
export const runPayment =
  (operations: Operations, desk: PaymentDesk): TaskHandler<'run_payment'> =>
  async ({ tenantId, transactionId }, { db }) => {
    const state = await desk.pursue(tenantId, transactionId, db.clock.now());
    await changeAsPart(operations, tenantId, 'run_payment', (ctx) =>
      settleAttempt(ctx, transactionId, state),
    );
  };

/**
 * Sends a refund that a transaction left to this job; the provider knows it again by its key. Without `isNew`, looks up a refund whose sending
 * was interrupted, or that the provider was still working on, and does not send it again.
 */
export const checkRefund =
  (operations: Operations, desk: PaymentDesk): TaskHandler<'check_refund'> =>
  async ({ tenantId, refundId, isNew = false }) => {
    const state = await desk.pursueRefund(tenantId, refundId, !isNew);
    await changeAsPart(operations, tenantId, 'check_refund', (ctx) => settleRefund(ctx, refundId, state));
  };

/** Charges an invoice that was sent without anybody there, where that is wanted; one whose charge has failed is left to the retries. */
export const chargeSentInvoice =
  (operations: Operations): TaskHandler<'charge_invoice'> =>
  async ({ tenantId, invoiceId }) => {
    await changeAsPart(operations, tenantId, 'charge_invoice', async (ctx) => {
      const invoice = await lockInvoice(ctx.db, invoiceId);
      if (invoice !== undefined && invoice.failed_attempts === 0) await chargeFirst(ctx, invoice);
    });
  };
