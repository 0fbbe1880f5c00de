import type { PaymentFollower } from '#src/call/parts.ts';
import { billWhatIsDue } from './steps/advance.ts';
import { resume } from './steps/states.ts';
import { hasFailedInvoice, lockEnrollment } from './record/stored.queries.ts';

/** Enrolments that failed payments suspended go on when none of their invoices waits for another try (domain model 4.2). */
export const suspendedEnrollments: PaymentFollower = {
  async follow(ctx, clientProgramId) {
    const enrollment = await lockEnrollment(ctx.db, clientProgramId);
    if (enrollment?.status !== 'suspended') return;
    if (await hasFailedInvoice(ctx.db, clientProgramId)) return;
    await billWhatIsDue(ctx, await resume(ctx, enrollment));
  },
};
