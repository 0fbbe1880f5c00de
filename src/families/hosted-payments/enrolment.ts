import type {
  CancelEnrolmentInput,
  GetEnrolmentInput,
  GetEnrolmentPageInput,
  RetractEnrolmentCancellationInput,
} from '#generated/hosted/families/hosted-payments/handlers.ts';
import type { HostedEnrolment } from '#generated/hosted/types.gen.ts';
import type { ScriptedPage, ReadContext, WriteContext } from '#src/call/hosted.ts';
import { findAgency, findToday, openPaymentUrl } from '#src/domain/billing/index.ts';
import {
  end,
  findContact,
  findEnrollment,
  isOpen,
  lockEnrollment,
  selectClientProgram,
  withdraw,
  type EnrollmentWriter,
  type StoredEnrollment,
} from '#src/domain/programs/index.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import { notFound, problem } from '#src/platform/errors/index.ts';
import { systemIdentity } from '#src/platform/events/index.ts';
import { enrolmentPage } from './enrolment-page.ts';
import { findMethodLabel, findPaymentUrl } from './enrolment.queries.ts';

export async function getEnrolmentPage(
  ctx: ReadContext,
  _input: GetEnrolmentPageInput,
): Promise<ScriptedPage> {
  const { locale, time_zone: timeZone } = await findAgency(ctx.db);
  return enrolmentPage(await show(ctx, await opened(ctx)), { locale, timeZone });
}

export const getEnrolment = async (ctx: ReadContext, _input: GetEnrolmentInput): Promise<HostedEnrolment> =>
  show(ctx, await opened(ctx));

export async function cancelEnrolment(
  ctx: WriteContext<'client_program.cancelled'>,
  { body }: CancelEnrolmentInput,
): Promise<HostedEnrolment> {
  const enrolment = await opened(ctx, lockEnrollment);
  if (!isOpen(enrolment.status))
    throw problem('state_conflict', `The program is ${enrolment.status}, so there is nothing to cancel.`);
  if (await isBound(ctx, enrolment))
    throw problem(
      'state_conflict',
      `The program has a minimum term until ${enrolment.minimum_term_ends_on}. It can be cancelled here after that day.`,
    );
  if (enrolment.cancels_at === null)
    await end(writerOf(ctx), enrolment, { at_period_end: true, reason: body.reason ?? null });
  return show(ctx, enrolment);
}

export async function retractEnrolmentCancellation(
  ctx: WriteContext,
  _input: RetractEnrolmentCancellationInput,
): Promise<HostedEnrolment> {
  const enrolment = await opened(ctx, lockEnrollment);
  await withdraw(writerOf(ctx), enrolment);
  return show(ctx, enrolment);
}

/** The enrolment behind the address; 404 once it is gone, or the contact who got the address is. */
async function opened(
  { db, identity: { recordId, contactId } }: Pick<ReadContext, 'db' | 'identity'>,
  find: typeof findEnrollment = findEnrollment,
): Promise<StoredEnrollment> {
  const enrolment = await find(db, recordId);
  const isTheirs =
    enrolment !== undefined &&
    contactId !== null &&
    (await findContact(db, enrolment.client_id, contactId)) !== undefined;
  if (!isTheirs) throw notFound('enrolment', 'of this address');
  return enrolment;
}

/** Whether the minimum term is not over. */
const isBound = async (
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  { minimum_term_ends_on: last }: StoredEnrollment,
): Promise<boolean> => last !== null && last >= (await findToday(db, now));

async function show(ctx: ReadContext, enrolment: StoredEnrollment): Promise<HostedEnrolment> {
  const { status, billing, ...shown } = parseRecord((await selectClientProgram(ctx.db, enrolment.id))!);
  const isPlanned = shown.cancels_at !== null;
  const isRunning = status === 'pending' || status === 'active';
  return {
    agency_name: (await findAgency(ctx.db)).name,
    program_name: shown.program.name,
    status,
    frequency: billing.frequency,
    amount: billing.pricing_override ?? billing.amount,
    start_date: shown.start_date,
    end_date: shown.end_date,
    paid_through_date: billing.paid_through_date,
    // What stands still has no day of which the client could be told.
    next_billing_date: isRunning ? billing.next_billing_date : null,
    cancels_at: shown.cancels_at,
    can_cancel: isOpen(status) && !isPlanned && !(await isBound(ctx, enrolment)),
    minimum_term_ends_on: shown.minimum_term_ends_on,
    open_invoice_url: await openInvoiceUrl(ctx, shown.open_invoice_id),
    method_label: billing.is_auto_charged ? await findMethodLabel(ctx.db, enrolment.id) : null,
  };
}

/** The page on which the client pays the oldest unpaid invoice; null for none. */
async function openInvoiceUrl(ctx: ReadContext, invoiceId: string | null): Promise<string | null> {
  if (invoiceId === null) return null;
  const sealed = await findPaymentUrl(ctx.db, invoiceId);
  return sealed === null ? null : openPaymentUrl(ctx, sealed);
}

/** What steps of enrolments need. The address is the right to them, and the contact their actor. */
const writerOf = (
  ctx: WriteContext<'client_program.cancelled'>,
): EnrollmentWriter<'client_program.cancelled'> => ({
  db: ctx.db,
  now: ctx.now,
  requestId: ctx.requestId,
  services: ctx.services,
  identity: systemIdentity(ctx.identity.tenantId, 'enrolment page'),
  can: () => true,
  atCommit: (statement) => ctx.atCommit(statement),
  announce: (change) => ctx.announce(change),
  audit: (entry) => ctx.audit(entry),
  emit: (type, data) => ctx.emit(type, data),
});
