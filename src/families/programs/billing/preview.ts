import type { ClientProgramBillingPreview } from '#generated/console/types.gen.ts';
import type { ProgramProration } from '#generated/types.gen.ts';
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
  costOf,
  cutAfter,
  findCurrent,
  findEnrollment,
  isSamePrice,
  lastSettlement,
  nextInvoiceDay,
  nothing,
  periodFrom,
  plusDays,
  prorationLine,
  selectOpenProrations,
  settleChange,
  settledWith,
  settlePaused,
  type Settlement,
  standingOf,
  type StoredEnrollment,
  undone,
  waysOf,
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
  /** Whether the next invoice bills a period, too: the last one of an enrolment that ends does not. */
  readonly isLast?: boolean;
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
  const settlement = isSamePrice(before, wanted)
    ? nothing
    : await settlementOf(ctx, before, wanted, planned?.proration ?? proration, day);
  const after = settlement.endsPeriod ? { ...wanted, next_billing_date: day } : wanted;
  return { day, after, settlement, invoiceDay: nextInvoiceDay(after) };
}

async function settlementOf(
  ctx: ReadContext,
  before: StoredEnrollment,
  wanted: StoredEnrollment,
  proration: ProgramProration,
  day: string,
): Promise<Settlement> {
  const current = proration === 'none' ? undefined : await findCurrent(ctx, before, day);
  if (current === undefined) return nothing;
  const ways = await waysOf(ctx, before, proration, nextInvoiceDay(wanted));
  const changed = { ...wanted, cost: await costOf(ctx, wanted) };
  return settleChange(before, changed, current.period, current.rest, ways);
}

async function afterCancel(
  ctx: ReadContext,
  before: StoredEnrollment,
  { at_period_end: isAtPeriodEnd, proration = 'none' }: Of<'cancel'>,
): Promise<Outlook> {
  const today = await findToday(ctx.db, ctx.now);
  const current = await findCurrent(ctx, before, today);
  const isLater = current?.period.is_paid === true && isAtPeriodEnd === true;
  const day = isLater ? plusDays(current.rest.end, 1) : today;
  const settlement = await lastSettlement(ctx, before, day, isLater ? 'none' : proration);
  const after = { ...before, next_billing_date: null };
  const isBilled = settlement.creditMinor === 0 && !settlement.clearsWaiting && settlement.all.length > 0;
  return { day, after, settlement, invoiceDay: isBilled ? day : null, isLast: true };
}

async function afterPause(
  ctx: ReadContext,
  before: StoredEnrollment,
  { resume_on: resumeOn = null, proration = 'none' }: Of<'pause'>,
): Promise<Outlook> {
  clientProgramMachine.require(before.status, 'paused', undefined, standingOf({ can: () => true }));
  const today = await findToday(ctx.db, ctx.now);
  const { next_billing_date: next } = before;
  const resumed = next === null || resumeOn === null ? null : billingDateFrom(next, before, resumeOn);
  const lastDay = resumeOn === null ? undefined : plusDays(resumeOn, -1);
  const current = proration === 'none' ? undefined : await findCurrent(ctx, before, today, lastDay);
  const ways = await waysOf(ctx, before, proration, resumed ?? next);
  const settlement =
    current === undefined ? nothing : settlePaused(before, current.period, current.rest, ways);
  const after = { ...before, next_billing_date: resumed };
  return { day: today, after, settlement, invoiceDay: nextInvoiceDay(after) };
}

async function show(
  ctx: ReadContext,
  { day, after, settlement, invoiceDay, isLast = false }: Outlook,
): Promise<ClientProgramBillingPreview> {
  const { currency } = after;
  const settings = await findBillingSettings(ctx.db);
  const lines =
    invoiceDay === null
      ? []
      : await linesOn(ctx, { after, settlement, isLast }, settings.default_tax_rate_id);
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
  { after, settlement, isLast }: Pick<Outlook, 'after' | 'settlement'> & { readonly isLast: boolean },
  defaultRateId: string | null,
): Promise<DraftLine[]> {
  const before = await selectOpenProrations(ctx.db, after.id);
  const { added, removed } = undone(settlement.lines, before);
  const waiting = settlement.clearsWaiting ? [] : before.filter(({ id }) => !removed.includes(id));
  const open = [...waiting, ...added].sort(
    (one, other) => Number(one.amount_minor < 0) - Number(other.amount_minor < 0),
  );
  if (isLast) return open.map((one) => prorationLine(one, defaultRateId)).slice(0, mostLines);
  const period = cutAfter(periodFrom(after.next_billing_date!, after), after.end_date);
  const charges = chargesOf(after, [period], after.tax_rate_id ?? defaultRateId);
  const charged = charges.reduce((sum, { unit_minor: minor }) => sum + minor, 0);
  const settled = settledWith(open, charged).map((one) => prorationLine(one, defaultRateId));
  return [...settled, ...charges].slice(0, mostLines);
}
