import {
  createDraft,
  finalize,
  findBillingSettings,
  findToday,
  lockInvoice,
  mailInvoice,
  requireClient,
  reviseInvoice,
  selectRecipients,
  type DraftLine,
  type InvoiceWriter,
} from '#src/domain/billing/index.ts';
import { reviseEnrollment, type StoredEnrollment } from '../record/stored.queries.ts';
import {
  insertPeriods,
  putProrationsOn,
  selectOpenProrations,
  type NewPeriod,
  type OpenProration,
} from '../periods/periods.queries.ts';
import { cutAfter, periodFrom, type Period, type Rhythm } from '../periods/periods.rules.ts';
import { partOf } from '../periods/proration.rules.ts';
import { priceOf, settledWith } from '../periods/settlement.rules.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { invalid } from '#src/platform/errors/index.ts';

/** Periods on one invoice: an enrolment that begins in the past is billed for all of them at once. */
const maxPeriods = 60;

/**
 * Bills the periods of an active enrolment that have begun, with its setup fee and what is to be settled; answers it as it is afterwards.
 * A price of 0 makes no invoice. What the invoice lacks to be sent, such as a recipient, leaves it a draft.
 */
export async function bill(ctx: InvoiceWriter, enrollment: StoredEnrollment): Promise<StoredEnrollment> {
  const today = await findToday(ctx.db, ctx.now);
  const periods = periodsDue(enrollment, today);
  if (periods.length === 0) return enrollment;
  const settings = await findBillingSettings(ctx.db);
  const rateId = enrollment.tax_rate_id ?? settings.default_tax_rate_id;
  const charges = chargesOf(enrollment, periods, rateId);
  const waiting = await selectOpenProrations(ctx.db, enrollment.id);
  const settled = settledWith(waiting, totalOf(charges));
  const lines = [...charges, ...settled.map((one) => prorationLine(one, settings.default_tax_rate_id))];
  const invoiceId = lines.length === 0 ? null : await draftOf(ctx, enrollment, lines);
  await insertPeriods(ctx.db, enrollment.id, periods.map(storedPeriod(enrollment, invoiceId)), ctx.now);
  if (invoiceId !== null) await putProrationsOn(ctx.db, enrollment.id, invoiceId, settled, waiting, ctx.now);
  const change = { next_billing_date: periods.at(-1)!.next, setup_fee_minor: null };
  await reviseEnrollment(ctx.db, enrollment.id, change, ctx.now);
  ctx.audit({
    recordKind: 'client_program',
    recordId: enrollment.id,
    action: 'billed',
    newValues: { invoice_id: invoiceId, period_count: periods.length },
  });
  if (invoiceId !== null)
    await release(ctx, invoiceId, enrollment.program_invoices ?? settings.program_invoices);
  return { ...enrollment, ...change, revision: enrollment.revision + 1 };
}

type Due = Rhythm & Pick<StoredEnrollment, 'next_billing_date' | 'end_date'>;

/** Periods that begin today at the latest; the last day of the enrolment cuts the last one. */
function periodsDue(enrollment: Due, today: string): Period[] {
  const periods: Period[] = [];
  let start = enrollment.next_billing_date;
  while (start !== null && start <= today && periods.length < maxPeriods) {
    if (enrollment.end_date !== null && start > enrollment.end_date) break;
    const period = cutAfter(periodFrom(start, enrollment), enrollment.end_date);
    periods.push(period);
    start = period.next;
  }
  return periods;
}

/** 400 for a first billing date before which more periods have begun than one invoice takes. */
export function requireFewDue(enrollment: Due, today: string, place: string): void {
  const next = periodsDue(enrollment, today).at(maxPeriods - 1)?.next ?? null;
  if (next === null || next > today || next > (enrollment.end_date ?? next)) return;
  throw invalid(
    place,
    `must not be so long ago that more than ${maxPeriods} periods have begun. Start later, or give the first day that is still to be billed as next_billing_date.`,
  );
}

const storedPeriod =
  (enrollment: StoredEnrollment, invoiceId: string | null) =>
  (period: Period): NewPeriod => ({
    period_start_date: period.start,
    period_end_date: period.end,
    price_minor: priceOf(enrollment),
    whole_days: period.wholeDays,
    tax_rate_id: enrollment.tax_rate_id,
    invoice_id: invoiceId,
  });

/** Lines of the periods and of the setup fee; those of 0 are left out. */
export function chargesOf(
  enrollment: StoredEnrollment,
  periods: readonly Period[],
  rateId: string | null,
): DraftLine[] {
  const { program_name: program, setup_fee_minor: fee } = enrollment;
  const ofPeriods = periods.map((period) =>
    line({
      kind: 'program',
      name: program,
      unit_minor: partOf(priceOf(enrollment), period.days, period.wholeDays),
      tax_rate_id: rateId,
      period_start_date: period.start,
      period_end_date: period.end,
    }),
  );
  const setup = line({
    kind: 'setup_fee',
    name: `${program}, setup`,
    unit_minor: fee ?? 0,
    tax_rate_id: rateId,
    period_start_date: null,
    period_end_date: null,
  });
  return [...ofPeriods, setup].filter((each) => each.unit_minor !== 0);
}

export const prorationLine = (
  {
    name,
    amount_minor,
    tax_rate_id,
    period_start_date,
    period_end_date,
  }: Omit<OpenProration, 'id' | 'total_minor'>,
  defaultRateId: string | null,
): DraftLine =>
  line({
    kind: 'proration',
    name,
    unit_minor: amount_minor,
    tax_rate_id: tax_rate_id ?? defaultRateId,
    period_start_date,
    period_end_date,
  });

type Line = Pick<
  DraftLine,
  'kind' | 'name' | 'unit_minor' | 'tax_rate_id' | 'period_start_date' | 'period_end_date'
>;

const line = (values: Line): DraftLine => ({
  ...values,
  service_id: null,
  description: null,
  quantity: 1,
  discount_percent: 0,
  discount_minor: null,
  time_entry_ids: [],
  late_invoice_id: null,
});

/** The last invoice of an enrolment: what is still to be charged when it ends. */
export async function billLast(
  ctx: InvoiceWriter,
  enrollment: StoredEnrollment,
  waiting: readonly OpenProration[],
): Promise<void> {
  const settings = await findBillingSettings(ctx.db);
  const lines = waiting.map((one) => prorationLine(one, settings.default_tax_rate_id));
  const invoiceId = await draftOf(ctx, enrollment, lines);
  await putProrationsOn(ctx.db, enrollment.id, invoiceId, waiting, waiting, ctx.now);
  ctx.audit({
    recordKind: 'client_program',
    recordId: enrollment.id,
    action: 'billed',
    newValues: { invoice_id: invoiceId, period_count: 0 },
  });
  await release(ctx, invoiceId, enrollment.program_invoices ?? settings.program_invoices);
}

async function draftOf(
  ctx: InvoiceWriter,
  enrollment: StoredEnrollment,
  lines: readonly DraftLine[],
): Promise<string> {
  return createDraft(ctx, {
    client: await requireClient(ctx.db, enrollment.client_id, true),
    origin: 'program',
    clientProgramId: enrollment.id,
    currency: enrollment.currency,
    lines,
    invoiceDate: null,
    dueOn: null,
    recipients: null,
    billingAddressId: null,
    purchaseOrderNumber: undefined,
    memo: undefined,
    footer: undefined,
    internalNote: null,
    createdBy: ctx.identity.kind === 'system' ? null : ctx.identity.userId,
  });
}

/** Gives the draft its number, mails and charges it, as the agency or the enrolment says. */
async function release(ctx: InvoiceWriter, id: string, mode: 'draft' | 'finalize' | 'send'): Promise<void> {
  if (mode === 'draft') return;
  const draft = (await lockInvoice(ctx.db, id))!;
  const recipients = await selectRecipients(ctx.db, draft.client_id, 'invoices');
  if (recipients.length === 0 || draft.total_minor < 0) return;
  await finalize(ctx, draft);
  if (mode === 'finalize') return;
  const invoice = (await lockInvoice(ctx.db, id))!;
  await reviseInvoice(ctx.db, id, { sent_at: ctx.now.toISOString() }, ctx.now);
  await mailInvoice(ctx, id, undefined, null);
  addJob(ctx, 'charge_invoice', { invoiceId: id });
  ctx.audit({ recordKind: 'invoice', recordId: id, action: 'sent' });
  ctx.announce({ kind: 'invoice', id, revision: invoice.revision + 1 });
}

const totalOf = (lines: readonly DraftLine[]): number =>
  lines.reduce((total, { unit_minor: minor }) => total + minor, 0);
