import type { ProgramProration } from '#generated/types.gen.ts';
import { enterCredit, findToday, moneyOf, moneyText, type InvoiceWriter } from '#src/domain/billing/index.ts';
import type { StoredEnrollment } from '../record/stored.queries.ts';
import {
  endPeriodBefore,
  findPeriodAt,
  insertProrations,
  type StoredPeriod,
} from '../periods/periods.queries.ts';
import { restFrom, type Rest } from '../periods/proration.rules.ts';
import { settleEnd, type Settlement } from '../periods/settlement.rules.ts';

export type Proration = ProgramProration;

/** The billed period of a day, and what is left of it from that day on. */
export interface CurrentPeriod {
  readonly period: StoredPeriod;
  readonly rest: Rest;
}

export async function findCurrent(
  { db }: Pick<InvoiceWriter, 'db'>,
  { id }: Pick<StoredEnrollment, 'id'>,
  day: string,
): Promise<CurrentPeriod | undefined> {
  const period = await findPeriodAt(db, id, day);
  const rest = period === undefined ? undefined : restFrom(period, day);
  return period === undefined || rest === undefined ? undefined : { period, rest };
}

/** Gives the client back what a pause or cancellation leaves of a paid period. */
export async function settleRest(
  ctx: InvoiceWriter,
  enrollment: StoredEnrollment,
  { proration, isInvoiceComing }: { readonly proration: Proration; readonly isInvoiceComing: boolean },
): Promise<void> {
  if (proration === 'none') return;
  const current = await findCurrent(ctx, enrollment, await findToday(ctx.db, ctx.now));
  if (current === undefined) return;
  const wanted = { proration, isInvoiceComing: isInvoiceComing && enrollment.next_billing_date !== null };
  await applySettlement(
    ctx,
    enrollment,
    current,
    settleEnd(enrollment, wanted, current.period, current.rest),
  );
}

/** Stores lines for the next invoice and credit of the client, and ends the period where that is so. */
export async function applySettlement(
  ctx: InvoiceWriter,
  enrollment: StoredEnrollment,
  { period, rest }: CurrentPeriod,
  { lines, creditMinor, endsPeriod }: Settlement,
): Promise<void> {
  await insertProrations(ctx.db, enrollment.id, lines, ctx.now);
  if (creditMinor > 0) await credit(ctx, enrollment, period, rest, creditMinor);
  if (endsPeriod) await endPeriodBefore(ctx.db, enrollment.id, period, rest.start);
}

async function credit(
  ctx: InvoiceWriter,
  enrollment: StoredEnrollment,
  period: StoredPeriod,
  rest: Rest,
  amount: number,
): Promise<void> {
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
