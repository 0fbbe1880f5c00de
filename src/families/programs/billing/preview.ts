import type { ClientProgramBillingPreview } from '#generated/console/types.gen.ts';
import type { PreviewClientProgramBillingInput } from '#generated/console/families/programs/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import {
  computeLines,
  findBillingSettings,
  findToday,
  moneyOf,
  requireClient,
  totalsOf,
  type DraftLine,
} from '#src/domain/billing/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { requireOpen } from '../enrollments/enrollment.ts';
import {
  billingDateFrom,
  chargesOf,
  clientProgramMachine,
  cutAfter,
  findCurrent,
  findEnrollment,
  nothing,
  type OpenProration,
  periodFrom,
  prorationLine,
  selectOpenProrations,
  settleChange,
  settledWith,
  settleEnd,
  type Settlement,
  standingOf,
  type StoredEnrollment,
  withAnchor,
} from '#src/domain/programs/index.ts';
import { billingChange } from './update-billing.ts';

type Body = PreviewClientProgramBillingInput['body'];
type Of<A extends Body['action']> = Extract<Body, { readonly action: A }>;

/** What would be billed next, and how the rest of the period is settled. */
interface Outlook {
  readonly day: string;
  readonly after: StoredEnrollment;
  readonly settlement: Settlement;
  /** Day of the next invoice; null when none is coming. */
  readonly invoiceDay: string | null;
}

/** What a change of billing, a cancellation or a pause would come to; nothing is changed. */
export async function previewClientProgramBilling(
  ctx: ReadContext,
  { path, body }: PreviewClientProgramBillingInput,
): Promise<ClientProgramBillingPreview> {
  const before = await findEnrollment(ctx.db, storedId(path.id));
  if (before === undefined) throw notFound('client program', path.id);
  requireOpen(before, 'billing');
  return show(ctx, await outlook(ctx, before, body));
}

function outlook(ctx: ReadContext, before: StoredEnrollment, body: Body): Promise<Outlook> {
  switch (body.action) {
    case 'change':
      return afterChange(ctx, before, body);
    case 'cancel':
      return afterCancel(ctx, before, body);
    case 'pause':
      return afterPause(ctx, before, body);
  }
}

async function afterChange(
  ctx: ReadContext,
  before: StoredEnrollment,
  { changes }: Of<'change'>,
): Promise<Outlook> {
  const today = await findToday(ctx.db, ctx.now);
  const { change, proration } = await billingChange(ctx, before, changes);
  const { scheduled_change: planned = null, ...now } = change;
  const day = planned?.effective_date ?? today;
  const {
    effective_date: _day,
    proration: _proration,
    ...terms
  } = planned ?? { effective_date: day, proration };
  const wanted = { ...before, ...withAnchor(before, { ...now, ...terms }, day) };
  const current = before.status === 'active' ? await findCurrent(ctx, before, day) : undefined;
  const settlement =
    current === undefined ? nothing : settleChange(before, wanted, proration, current.period, current.rest);
  const after = settlement.endsPeriod ? { ...wanted, next_billing_date: day } : wanted;
  return { day, after, settlement, invoiceDay: after.next_billing_date };
}

async function afterCancel(
  ctx: ReadContext,
  before: StoredEnrollment,
  { at_period_end: isAtPeriodEnd, proration = 'none' }: Of<'cancel'>,
): Promise<Outlook> {
  const today = await findToday(ctx.db, ctx.now);
  const current = await findCurrent(ctx, before, today);
  const after = { ...before, next_billing_date: null };
  if (current?.period.is_paid === true && isAtPeriodEnd === true) {
    const day = periodEnd(current.rest.end);
    return { day, after, settlement: nothing, invoiceDay: null };
  }
  const settlement =
    current === undefined
      ? nothing
      : settleEnd(before, { proration, isInvoiceComing: false }, current.period, current.rest);
  return { day: today, after, settlement, invoiceDay: null };
}

const periodEnd = (lastDay: string): string =>
  new Date(Date.parse(lastDay) + 86_400_000).toISOString().slice(0, 10);

async function afterPause(
  ctx: ReadContext,
  before: StoredEnrollment,
  { resume_on: resumeOn = null, proration = 'none' }: Of<'pause'>,
): Promise<Outlook> {
  clientProgramMachine.require(before.status, 'paused', undefined, standingOf({ can: () => true }));
  const today = await findToday(ctx.db, ctx.now);
  const current = await findCurrent(ctx, before, today);
  const { next_billing_date: next } = before;
  const settlement =
    current === undefined
      ? nothing
      : settleEnd(before, { proration, isInvoiceComing: next !== null }, current.period, current.rest);
  const invoiceDay = next === null || resumeOn === null ? null : billingDateFrom(next, before, resumeOn);
  return { day: today, after: { ...before, next_billing_date: invoiceDay }, settlement, invoiceDay };
}

async function show(
  ctx: ReadContext,
  { day, after, settlement, invoiceDay }: Outlook,
): Promise<ClientProgramBillingPreview> {
  const { currency } = after;
  const settings = await findBillingSettings(ctx.db);
  const lines =
    invoiceDay === null ? [] : await linesOn(ctx, after, settlement, settings.default_tax_rate_id);
  const client = await requireClient(ctx.db, after.client_id);
  const computed = await computeLines(
    ctx,
    client,
    {
      id: after.id,
      client_id: client.id,
      currency,
      is_tax_inclusive: settings.is_tax_inclusive,
      invoice_date: invoiceDay,
    },
    lines,
    'lines',
  );
  const totals = totalsOf(computed, currency);
  return {
    effective_date: day,
    lines: computed.map((line) => ({
      kind: line.kind,
      name: line.name,
      period_start_date: line.period_start_date ?? invoiceDay!,
      period_end_date: line.period_end_date ?? invoiceDay!,
      subtotal: moneyOf(line.subtotal_minor, currency),
    })),
    credited: moneyOf(settlement.creditMinor, currency),
    next_invoice_date: invoiceDay,
    subtotal: moneyOf(totals.subtotal_minor, currency),
    tax_total: moneyOf(totals.tax_minor, currency),
    total_amount: moneyOf(totals.total_minor, currency),
  };
}

/** Lines of an invoice in a preview. */
const mostLines = 20;

/** Lines of the next invoice: what is settled, and the period that begins then. */
async function linesOn(
  ctx: ReadContext,
  after: StoredEnrollment,
  settlement: Settlement,
  defaultRateId: string | null,
): Promise<DraftLine[]> {
  const period = cutAfter(periodFrom(after.next_billing_date!, after), after.end_date);
  const charges = chargesOf(after, [period], after.tax_rate_id ?? defaultRateId);
  const charged = charges.reduce((sum, { unit_minor: minor }) => sum + minor, 0);
  const open: readonly Omit<OpenProration, 'id'>[] = [
    ...(await selectOpenProrations(ctx.db, after.id)),
    ...settlement.lines,
  ].sort((one, other) => Number(one.amount_minor < 0) - Number(other.amount_minor < 0));
  const settled = settledWith(open, charged).map((one) => prorationLine(one, defaultRateId));
  return [...settled, ...charges].slice(0, mostLines);
}
