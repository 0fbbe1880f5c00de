import type { ClientProgram, ProgramProration } from '#generated/types.gen.ts';
import type {
  UpdateClientProgramBillingInput,
  UpdateClientProgramTaxRateInput,
} from '#generated/families/programs/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { findToday } from '#src/domain/billing/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import {
  anchorDayOf,
  billWhatIsDue,
  changeBilling,
  type EnrollmentChange,
  findLastBilledDay,
  isSameTerms,
  type ScheduledChange,
  type StoredEnrollment,
  type Terms,
  termsOf,
} from '#src/domain/programs/index.ts';
import { checkBilling } from '../enrollments/billing-checks.ts';
import { lock, requireOpen, showEnrollment } from '../enrollments/enrollment.ts';
import { requireRate } from '../offers/program-checks.ts';

type BillingEvent = 'client_program.billing_changed';
type Body = UpdateClientProgramBillingInput['body'];

export async function updateClientProgramBilling(
  ctx: WriteContext<BillingEvent>,
  { path, body }: UpdateClientProgramBillingInput,
): Promise<Result<ClientProgram>> {
  const before = await lock(ctx, path.id, body.expected_revision);
  requireOpen(before, 'billing');
  const { change, proration } = await billingChange(ctx, before, body);
  await billWhatIsDue(ctx, await changeBilling(ctx, before, change, proration));
  return showEnrollment(ctx, before.id);
}

/** What a request changes of the billing, checked against the enrolment: now, or as a planned change, which is settled on its day. */
export async function billingChange(
  ctx: Pick<ReadContext, 'db' | 'now'>,
  before: StoredEnrollment,
  body: Body,
): Promise<{ readonly change: EnrollmentChange; readonly proration: ProgramProration }> {
  const today = await findToday(ctx.db, ctx.now);
  const frequency = body.frequency ?? before.frequency;
  const { client_id: clientId, currency } = before;
  await checkBilling(ctx, body, { clientId, currency, frequency }, 'body');
  await requireFreeDay(ctx, before, body.next_billing_date, today);
  const terms: Terms = {
    ...termsOf(before),
    frequency,
    ...(body.amount !== undefined && { amount_minor: body.amount.amount_minor }),
    ...(body.pricing_override !== undefined && {
      override_minor: body.pricing_override?.amount_minor ?? null,
    }),
  };
  const hasTerms = body.frequency ?? body.amount ?? body.pricing_override;
  const planned = body.scheduled_change === null ? null : before.scheduled_change;
  const proration = body.proration ?? 'none';
  const timed =
    hasTerms === undefined
      ? { scheduled_change: planned }
      : atDay({ before, planned, today }, terms, body.effective_date, proration);
  const change = { ...otherChanges(body, before), ...timed };
  return { change, proration: isSameTerms({ ...before, ...timed }, before) ? 'none' : proration };
}

/** What takes effect at once, whatever the day of the rest. */
function otherChanges(body: Body, before: StoredEnrollment): EnrollmentChange {
  const { next_billing_date: next, billing_anchor_day: anchor, payment_method_id: methodId } = body;
  return {
    ...(next !== undefined && { next_billing_date: next }),
    ...(anchor !== undefined && {
      billing_anchor_day: anchorDayOf(body.frequency ?? before.frequency, before.start_date, anchor),
    }),
    ...(body.program_invoices !== undefined && { program_invoices: body.program_invoices }),
    ...(body.is_auto_charged !== undefined && { is_auto_charged: body.is_auto_charged }),
    ...(methodId !== undefined && { payment_method_id: storedId(methodId) }),
  };
}

interface Planning {
  readonly before: StoredEnrollment;
  /** The change that is planned already. */
  readonly planned: ScheduledChange | null;
  readonly today: string;
}

/** Terms from a day on: now, or as the planned change. 409 while a change is planned for another day. */
export function atDay(
  { before, planned, today }: Planning,
  terms: Terms,
  wantedDay: string | undefined,
  proration: ProgramProration,
): EnrollmentChange {
  const day = wantedDay ?? today;
  if (day < today) throw invalid('body.effective_date', `must not be before today, ${today}.`);
  if (planned !== null && planned.effective_date !== day)
    throw conflict(
      `A change of billing is planned for ${planned.effective_date}. Withdraw it first, with scheduled_change null in updateClientProgramBilling.`,
    );
  if (day === today) return { ...terms, scheduled_change: null };
  // What was planned for the day and is not given again stays planned.
  const base = planned === null ? termsOf(before) : termsOf(planned);
  const given = differences(before, terms);
  const change = { ...base, ...given };
  if (isSameTerms(change, before)) return { scheduled_change: null };
  return { scheduled_change: { effective_date: day, ...change, proration } };
}

/** Terms that differ from those of the enrolment. */
const differences = (before: StoredEnrollment, terms: Terms): Partial<Terms> =>
  Object.fromEntries(
    (Object.keys(terms) as (keyof Terms)[])
      .filter((name) => terms[name] !== before[name])
      .map((name) => [name, terms[name]]),
  );

/** 400 for a billing date before today, 409 for one in a period that was billed. */
async function requireFreeDay(
  ctx: Pick<ReadContext, 'db'>,
  { id, end_date: end }: StoredEnrollment,
  day: string | undefined,
  today: string,
): Promise<void> {
  if (day === undefined) return;
  if (day < today) throw invalid('body.next_billing_date', `must not be before today, ${today}.`);
  if (end !== null && day > end) throw invalid('body.next_billing_date', 'must not be after the end.');
  const last = await findLastBilledDay(ctx.db, id);
  if (last !== null && day <= last)
    throw conflict(`The next billing date ${day} is in a period that was billed, which lasts until ${last}.`);
}

export async function updateClientProgramTaxRate(
  ctx: WriteContext<BillingEvent>,
  { path, body }: UpdateClientProgramTaxRateInput,
): Promise<Result<ClientProgram>> {
  const before = await lock(ctx, path.id, body.expected_revision);
  requireOpen(before, 'tax rate');
  await requireRate(ctx, body.tax_rate_id, 'body.tax_rate_id', before.tax_rate_id);
  const today = await findToday(ctx.db, ctx.now);
  const terms = { ...termsOf(before), tax_rate_id: storedId(body.tax_rate_id) };
  const planning = { before, planned: before.scheduled_change, today };
  const change = atDay(planning, terms, body.effective_date, 'none');
  await billWhatIsDue(ctx, await changeBilling(ctx, before, change, 'none'));
  return showEnrollment(ctx, before.id);
}
