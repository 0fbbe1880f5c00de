import type { ProgramProration } from '#generated/types.gen.ts';
import { enterCredit, findToday, moneyOf, moneyText, type InvoiceWriter } from '#src/domain/billing/index.ts';
import type { StoredEnrollment } from '../enrollments/stored.queries.ts';
import { daysBetween } from './periods.rules.ts';
import { endPeriodBefore, findPeriodAt, insertProrations, type StoredPeriod } from './periods.queries.ts';
import { partOf, restFrom, type Rest } from './proration.rules.ts';

export type Proration = ProgramProration;

interface Settlement {
  readonly proration: Proration;
  /** Whether another invoice will have lines for it. */
  readonly isInvoiceComing: boolean;
}

/** What is left of the billed period of today, when it is settled: none without proration, and none of what is unpaid. */
export async function findRest(
  ctx: Pick<InvoiceWriter, 'db' | 'now'>,
  { id }: StoredEnrollment,
  { proration }: Pick<Settlement, 'proration'>,
): Promise<{ readonly period: StoredPeriod; readonly rest: Rest } | undefined> {
  if (proration === 'none') return undefined;
  const today = await findToday(ctx.db, ctx.now);
  const period = await findPeriodAt(ctx.db, id, today);
  if (period === undefined || !period.is_paid) return undefined;
  const rest = restFrom(period, today);
  return rest === undefined ? undefined : { period, rest };
}

/** Gives the client back what a pause or cancellation leaves of a paid period, as credit or on the next invoice. */
export async function settleRest(
  ctx: InvoiceWriter,
  enrollment: StoredEnrollment,
  { proration, isInvoiceComing }: Settlement,
): Promise<void> {
  const found = await findRest(ctx, enrollment, { proration });
  if (found === undefined) return;
  const { period, rest } = found;
  const isOnInvoice = proration === 'next_invoice' && isInvoiceComing && enrollment.next_billing_date !== null;
  if (isOnInvoice && rest.paidMinor > 0)
    await insertProrations(ctx.db, enrollment.id, [unused(enrollment, period, rest)], ctx.now);
  else await creditRest(ctx, enrollment, period, rest);
  await endPeriodBefore(ctx.db, enrollment.id, period, rest.start);
}

/** The line that takes back what is unused. */
export const unused = (
  { program_name: program }: Pick<StoredEnrollment, 'program_name'>,
  period: StoredPeriod,
  rest: Rest,
) => ({
  name: `${program}, unused`,
  amount_minor: -rest.paidMinor,
  tax_rate_id: period.tax_rate_id,
  period_start_date: rest.start,
  period_end_date: rest.end,
});

/** What the client paid for the rest of a period, with tax. */
export const paidFor = (period: StoredPeriod, { days }: Rest): number =>
  partOf(period.billed_minor, days, daysBetween(period.period_start_date, period.period_end_date) + 1);

/** Makes what the client paid for the rest of a period credit of the client. */
export async function creditRest(
  ctx: InvoiceWriter,
  enrollment: StoredEnrollment,
  period: StoredPeriod,
  rest: Rest,
  amount = paidFor(period, rest),
): Promise<void> {
  if (amount <= 0) return;
  const { currency, program_name: program } = enrollment;
  await enterCredit(ctx, {
    clientId: enrollment.client_id,
    currency,
    kind: 'grant',
    amount,
    reason: `${program}, ${rest.start} to ${rest.end} unused`,
    invoiceId: period.invoice_id,
    summary: `${moneyText(moneyOf(amount, currency))} of credit for ${program}, ${rest.start} to ${rest.end} unused.`,
  });
}
