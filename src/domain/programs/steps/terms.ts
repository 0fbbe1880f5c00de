import type { ProgramBillingFrequency } from '#generated/types.gen.ts';
import { findToday, moneyOf, moneyText, tellBilling, type InvoiceWriter } from '#src/domain/billing/index.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { changesOf } from '#src/platform/events/index.ts';
import type { EnrollmentWriter } from './states.ts';
import {
  eventBilling,
  eventClientProgram,
  nextInvoiceDay,
  reviseEnrollment,
  type EnrollmentChange,
  type StoredEnrollment,
} from '../record/stored.queries.ts';
import { anchorDayOf } from '../periods/periods.rules.ts';
import { applySettlement, costOf, findCurrent, settlePause, waysOf, type Proration } from './settle-rest.ts';
import { priceOf, settleChange } from '../periods/settlement.rules.ts';

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
export async function changeBilling(
  ctx: EnrollmentWriter<'client_program.billing_changed'>,
  before: StoredEnrollment,
  change: EnrollmentChange,
  proration: Proration,
): Promise<StoredEnrollment> {
  const today = await findToday(ctx.db, ctx.now);
  const wanted = { ...before, ...withAnchor(before, change, today) };
  const begun = await settle(ctx, before, wanted, proration, today);
  const after: StoredEnrollment = { ...wanted, ...begun };
  const changes = changesBetween(before, after, tracked);
  if (changes === null) return before;
  const values = { ...pick(after), pause_unsettled_from: after.pause_unsettled_from };
  await reviseEnrollment(ctx.db, before.id, values, ctx.now);
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
    summary: summaryOf(before, stored),
    clientProgramId: before.id,
  });
  return stored;
}

function summaryOf(before: StoredEnrollment, after: StoredEnrollment): string {
  const { program_name: program, currency, frequency } = after;
  if (isSameTerms(before, after)) return `${program} is billed next on ${after.next_billing_date}.`;
  return `${program} now costs ${moneyText(moneyOf(priceOf(after), currency))} ${frequencyText(frequency)} before tax.`;
}

const pick = (enrollment: StoredEnrollment): EnrollmentChange =>
  Object.fromEntries(tracked.map((name) => [name, enrollment[name]]));

const frequencyText = (frequency: ProgramBillingFrequency): string =>
  frequency === 'one_time' ? 'once' : frequency === 'semiannually' ? 'every six months' : frequency;

/** Another frequency has or loses its anchor day: that of the next billing date, which is today for what was billed once. */
export function withAnchor(
  before: StoredEnrollment,
  change: EnrollmentChange,
  today: string,
): EnrollmentChange {
  const { frequency = before.frequency, billing_anchor_day: given } = change;
  if (frequency === before.frequency) return change;
  const next = change.next_billing_date ?? before.next_billing_date ?? today;
  return {
    ...change,
    next_billing_date: next,
    billing_anchor_day: anchorDayOf(frequency, next, given ?? before.billing_anchor_day),
  };
}

/**
 * Settles the rest of the billed period of the day where the terms change; another frequency begins a period at once then. Paused days so far
 * are settled first, as they cost what they cost before.
 */
async function settle(
  ctx: InvoiceWriter,
  before: StoredEnrollment,
  after: StoredEnrollment,
  proration: Proration,
  day: string,
): Promise<EnrollmentChange> {
  if (proration === 'none' || isSamePrice(before, after)) return {};
  await settlePause(ctx, before, day, nextInvoiceDay(after));
  const paused = before.pause_unsettled_from === null ? {} : { pause_unsettled_from: day };
  const current = await findCurrent(ctx, before, day);
  if (current === undefined) return paused;
  const ways = await waysOf(ctx, before, proration, nextInvoiceDay(after));
  const changed = { ...after, cost: await costOf(ctx, after) };
  const settlement = settleChange(before, changed, current.period, current.rest, ways);
  await applySettlement(ctx, before, current, settlement, ways.waiting);
  return settlement.endsPeriod ? { ...paused, next_billing_date: day } : paused;
}

/** Whether a period costs the same, and lasts as long. An amount does not count beside an override. */
export const isSamePrice = (one: Terms, other: Terms): boolean =>
  one.frequency === other.frequency &&
  priceOf(one) === priceOf(other) &&
  one.tax_rate_id === other.tax_rate_id;

/** Whether two sets of terms are the same. */
export const isSameTerms = (one: Terms, other: Terms): boolean =>
  one.frequency === other.frequency &&
  one.amount_minor === other.amount_minor &&
  one.override_minor === other.override_minor &&
  one.tax_rate_id === other.tax_rate_id;
