import { hasFailedInvoice, lockEnrollment } from '../record/stored.queries.ts';
import { billWhatIsDue } from './advance.ts';
import { resume, type EnrollmentWriter } from './states.ts';

/** Lets a suspended enrolment go on when none of its invoices waits for another try (domain model 4.2). */
export async function resumePaid(
  ctx: EnrollmentWriter<'client_program.resumed'>,
  clientProgramId: string,
): Promise<void> {
  const enrollment = await lockEnrollment(ctx.db, clientProgramId);
  if (enrollment?.status !== 'suspended') return;
  if (await hasFailedInvoice(ctx.db, clientProgramId)) return;
  await billWhatIsDue(ctx, await resume(ctx, enrollment));
}
