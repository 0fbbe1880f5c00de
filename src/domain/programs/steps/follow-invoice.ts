import { lockInvoice, type StoredInvoice } from '#src/domain/billing/index.ts';
import { isLastFailure } from '#src/domain/payments/index.ts';
import { changeAsPart, type Operations } from '#src/call/transact.ts';
import type { TaskHandler } from '#src/platform/jobs/index.ts';
import { findLastFailure, lockEnrollment } from '../record/stored.queries.ts';
import { setAdvanceTimer } from './advance.ts';
import { resumePaid } from './paid.ts';
import { suspend, type EnrollmentWriter } from './states.ts';

type Writer = EnrollmentWriter<'client_program.resumed' | 'client_program.suspended'>;

/**
 * What an enrolment does once an invoice of it was paid, or its payment failed for the last time (domain model 4.2). It goes by what the
 * invoice is by then, so that running it again changes nothing.
 */
export const followInvoice =
  (operations: Operations): TaskHandler<'follow_invoice'> =>
  async ({ tenantId, invoiceId }) => {
    await changeAsPart(operations, tenantId, 'follow_invoice', async (ctx) => {
      const invoice = await lockInvoice(ctx.db, invoiceId);
      if (invoice?.client_program_id == null) return;
      if (invoice.status === 'paid') await resumePaid(ctx, invoice.client_program_id);
      else if (hasFailed(invoice)) await suspendUnpaid(ctx, invoice, invoice.client_program_id);
    });
  };

const hasFailed = ({ status, failed_attempts: failed }: StoredInvoice): boolean =>
  (status === 'open' || status === 'partially_paid') && isLastFailure(failed);

async function suspendUnpaid(ctx: Writer, invoice: StoredInvoice, clientProgramId: string): Promise<void> {
  const enrollment = await lockEnrollment(ctx.db, clientProgramId);
  if (enrollment?.status !== 'active') return;
  const after = await suspend(ctx, enrollment, {
    invoiceId: invoice.id,
    invoiceNumber: invoice.invoice_number!,
    failureCode: (await findLastFailure(ctx.db, invoice.id)) ?? 'no_payment_method',
    attempts: invoice.failed_attempts,
  });
  await setAdvanceTimer(ctx, after);
}
