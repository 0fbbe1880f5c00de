import type { EventType } from '#generated/events.ts';
import type { ProgramBillingFrequency } from '#generated/types.gen.ts';
import { findToday, moneyOf, moneyText, tellBilling, type InvoiceWriter } from '#src/domain/billing/index.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { changesOf } from '#src/platform/events/index.ts';
import type { EnrollmentWriter } from '../enrollments/states.ts';
import {
  eventBilling,
  eventClientProgram,
  reviseEnrollment,
  type EnrollmentChange,
  type StoredEnrollment,
} from '../enrollments/stored.queries.ts';
import { priceOf } from './bill.ts';
import { endPeriodBefore, findPeriodAt, insertProrations, type StoredPeriod } from './periods.queries.ts';
import { anchorDayOf } from './periods.rules.ts';
import { partOf, restFrom, type Rest } from './proration.rules.ts';
import { creditRest, paidFor, unused, type Proration } from './settle-rest.ts';

/** What a change of billing can change: properties of the enrolment, and what events call them. */
const paths = {
  frequency: 'billing.frequency',
  amount_minor: 'billing.amount',
  override_minor: 'billing.pricing_override',
  tax_rate_id: 'billing.tax_rate_id',
  next_billing_date: 'billing.next_billing_date',
} as const;
const told = Object.keys(paths) as (keyof typeof paths)[];

/** Beside these, the history tells what has no event. */
const tracked = [
  ...told,
  'billing_anchor_day',
  'scheduled_change',
  'program_invoices',
  'is_auto_charged',
  'payment_method_id',
] as const;

/** What one period costs, and how often. */
export interface Terms {
  readonly frequency: ProgramBillingFrequency;
  readonly amount_minor: number;
  readonly override_minor: number | null;
  readonly tax_rate_id: string | null;
}

export const termsOf = ({ frequency, amount_minor, override_minor, tax_rate_id }: Terms): Terms => ({
  frequency,
  amount_minor,
  override_minor,
  tax_rate_id,
});

/** Gives the enrolment other billing from today on; answers it as it is afterwards. Its timers are set by whoever calls. */
export async function changeBilling<E extends EventType>(
  ctx: EnrollmentWriter<E | 'client_program.billing_changed'>,
  before: StoredEnrollment,
  change: EnrollmentChange,
  proration: Proration,
): Promise<StoredEnrollment> {
  const today = await findToday(ctx.db, ctx.now);
  const wanted = { ...before, ...withAnchor(before, change, today) };
  const begun = await settleChange(ctx, before, wanted, proration, today);
  const after: StoredEnrollment = { ...wanted, ...begun };
  const changes = changesBetween(before, after, tracked);
  if (changes === null) return before;
  await reviseEnrollment(ctx.db, before.id, pick(after), ctx.now);
  recordHistory(ctx, { kind: 'client_program', id: before.id, action: 'updated', changes });
  const stored = { ...after, revision: before.revision + 1 };
  ctx.announce({ kind: 'client_program', id: before.id, revision: stored.revision });
  const toldChanges = told.filter((name) => before[name] !== after[name]);
  if (toldChanges.length === 0) return stored;
  ctx.emit('client_program.billing_changed', {
    client_program: eventClientProgram(stored),
    previous_billing: eventBilling(before),
    effective_date: today,
    ...changesOf(
      toldChanges.map((name) => paths[name]),
      Object.fromEntries(toldChanges.map((name) => [paths[name], before[name]])),
    ),
  });
  await tellBilling(ctx, {
    clientId: before.client_id,
    kind: 'program_billing_changed',
    summary: `${before.program_name} now costs ${moneyText(moneyOf(priceOf(stored), stored.currency))} ${frequencyText(stored.frequency)}.`,
    clientProgramId: before.id,
  });
  return stored;
}

const pick = (enrollment: StoredEnrollment): EnrollmentChange =>
  Object.fromEntries(tracked.map((name) => [name, enrollment[name]]));

const frequencyText = (frequency: ProgramBillingFrequency): string =>
  frequency === 'one_time' ? 'once' : frequency === 'semiannually' ? 'every six months' : frequency;

/** Another frequency has or loses its anchor day: that of the next billing date, which is today for what was billed once. */
function withAnchor(before: StoredEnrollment, change: EnrollmentChange, today: string): EnrollmentChange {
  const { frequency = before.frequency, billing_anchor_day: given } = change;
  if (frequency === before.frequency) return change;
  const next = change.next_billing_date ?? before.next_billing_date ?? today;
  return {
    ...change,
    next_billing_date: next,
    billing_anchor_day: anchorDayOf(frequency, next, given ?? before.billing_anchor_day),
  };
}

/** Settles the rest of the billed period of today; another frequency begins a period at once then. */
async function settleChange(
  ctx: InvoiceWriter,
  before: StoredEnrollment,
  after: StoredEnrollment,
  proration: Proration,
  today: string,
): Promise<EnrollmentChange> {
  if (proration === 'none' || before.status !== 'active') return {};
  const isSame = before.frequency === after.frequency;
  if (isSame && priceOf(before) === priceOf(after)) return {};
  const period = await findPeriodAt(ctx.db, before.id, today);
  const rest = period === undefined ? undefined : restFrom(period, today);
  if (period === undefined || rest === undefined) return {};
  if (isSame) await settlePrice(ctx, { before, after, proration }, period, rest);
  else await settleFrequency(ctx, before, proration, period, rest);
  return isSame ? {} : { next_billing_date: today };
}

async function settlePrice(
  ctx: InvoiceWriter,
  { before, after, proration }: { before: StoredEnrollment; after: StoredEnrollment; proration: Proration },
  period: StoredPeriod,
  rest: Rest,
): Promise<void> {
  const owed = partOf(priceOf(after), rest.days, period.whole_days);
  const difference = owed - rest.paidMinor;
  if (proration === 'credit' && difference < 0 && period.is_paid) {
    const paid = paidFor(period, rest);
    const share = rest.paidMinor === 0 ? 0 : partOf(paid, -difference, rest.paidMinor);
    return creditRest(ctx, before, period, rest, share);
  }
  await insertProrations(ctx.db, before.id, pricedLines(before, after, period, rest), ctx.now);
}

/** What is unused at the former price, and the same days at the new one. */
export const pricedLines = (
  before: StoredEnrollment,
  after: StoredEnrollment,
  period: StoredPeriod,
  rest: Rest,
) =>
  [
    { ...unused(before, period, rest), name: `${before.program_name}, unused at the former price` },
    {
      ...unused(before, period, rest),
      name: `${before.program_name}, rest at the new price`,
      amount_minor: partOf(priceOf(after), rest.days, period.whole_days),
      tax_rate_id: after.tax_rate_id,
    },
  ].filter((each) => each.amount_minor !== 0);

async function settleFrequency(
  ctx: InvoiceWriter,
  before: StoredEnrollment,
  proration: Proration,
  period: StoredPeriod,
  rest: Rest,
): Promise<void> {
  if (proration === 'credit' && period.is_paid) await creditRest(ctx, before, period, rest);
  else if (rest.paidMinor > 0)
    await insertProrations(ctx.db, before.id, [unused(before, period, rest)], ctx.now);
  await endPeriodBefore(ctx.db, before.id, period, rest.start);
}

/** Whether two sets of terms are the same. */
export const isSameTerms = (one: Terms, other: Terms): boolean =>
  one.frequency === other.frequency &&
  one.amount_minor === other.amount_minor &&
  one.override_minor === other.override_minor &&
  one.tax_rate_id === other.tax_rate_id;
