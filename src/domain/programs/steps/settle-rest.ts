import type { ProgramProration } from '#generated/types.gen.ts';
import {
  computeLines,
  findBillingSettings,
  requireClient,
  totalsOf,
  type InvoiceWriter,
} from '#src/domain/billing/index.ts';
import type { StoredEnrollment } from '../record/stored.queries.ts';
import {
  applyPrice,
  deleteProrations,
  endPeriodBefore,
  findPeriodAt,
  insertProrations,
  selectOpenProrations,
  type NewProration,
  type OpenProration,
  type StoredPeriod,
} from '../periods/periods.queries.ts';
import { isWaived, restFrom, type Rest, type Value } from '../periods/proration.rules.ts';
import {
  priceOf,
  settleLast,
  settlePaused,
  undone,
  unused,
  type Settlement,
  type Ways,
} from '../periods/settlement.rules.ts';
import { plusDays } from '../periods/periods.rules.ts';
import { billLast, prorationLine } from './bill.ts';
import { giveCredit, putOnDraft } from './give-credit.ts';

export type Proration = ProgramProration;

type Reader = Pick<InvoiceWriter, 'db' | 'now'>;

/** The billed period of a day, and what is left of it from that day on. */
export interface CurrentPeriod {
  readonly period: StoredPeriod;
  readonly rest: Rest;
}

/** The billed period of a day; undefined without one, and for one that the agency no longer asks for. */
export async function findCurrent(
  { db }: Pick<InvoiceWriter, 'db'>,
  { id }: Pick<StoredEnrollment, 'id'>,
  day: string,
  lastDay?: string,
): Promise<CurrentPeriod | undefined> {
  const period = await findPeriodAt(db, id, day);
  if (period === undefined || isWaived(period)) return undefined;
  const rest = restFrom(period, day, lastDay);
  return rest === undefined ? undefined : { period, rest };
}

/** What waits for the next invoice, as the ways of a settlement need it. */
export async function waysOf(
  { db }: Reader,
  { id }: Pick<StoredEnrollment, 'id'>,
  proration: Proration,
  nextInvoiceDay: string | null,
): Promise<Ways & { readonly waiting: readonly OpenProration[] }> {
  return { proration, isInvoiceComing: nextInvoiceDay !== null, waiting: await selectOpenProrations(db, id) };
}

/** Price of a whole period, before tax and with that of today. */
export async function costOf(ctx: Reader, enrollment: StoredEnrollment): Promise<Value> {
  const minor = priceOf(enrollment);
  const settings = await findBillingSettings(ctx.db);
  const line = prorationLine(
    {
      name: enrollment.program_name,
      amount_minor: minor,
      tax_rate_id: enrollment.tax_rate_id,
      period_start_date: enrollment.start_date,
      period_end_date: enrollment.start_date,
    },
    settings.default_tax_rate_id,
  );
  const invoice = {
    id: enrollment.id,
    client_id: enrollment.client_id,
    currency: enrollment.currency,
    is_tax_inclusive: settings.is_tax_inclusive,
    invoice_date: null,
  };
  const client = await requireClient(ctx.db, enrollment.client_id);
  const computed = await computeLines(ctx, client, invoice, [line], 'lines');
  return { minor, totalMinor: totalsOf(computed, enrollment.currency).total_minor };
}

/** The paused days before `day` that are not settled; undefined for none. */
const findPaused = (
  ctx: Pick<InvoiceWriter, 'db'>,
  enrollment: StoredEnrollment,
  day: string,
): Promise<CurrentPeriod | undefined> =>
  enrollment.pause_unsettled_from === null
    ? Promise.resolve(undefined)
    : findCurrent(ctx, enrollment, enrollment.pause_unsettled_from, plusDays(day, -1));

/** Gives back the days before `day` in which the enrolment was paused, as the pause says. */
export async function settlePause(
  ctx: InvoiceWriter,
  enrollment: StoredEnrollment,
  day: string,
  nextInvoiceDay: string | null,
): Promise<void> {
  const current = await findPaused(ctx, enrollment, day);
  if (current === undefined) return;
  const ways = await waysOf(ctx, enrollment, enrollment.pause_proration ?? 'none', nextInvoiceDay);
  const settlement = settlePaused(enrollment, current.period, current.rest, ways);
  await applySettlement(ctx, enrollment, current, settlement, ways.waiting);
}

/** What an end settles. */
export interface LastSettlement extends Settlement {
  /** All that is settled: what waited, and the days that are given back. */
  readonly all: readonly NewProration[];
  readonly waiting: readonly OpenProration[];
  /** The period whose days are given back; undefined for none. */
  readonly current: CurrentPeriod | undefined;
}

/** What an end on `day` settles: what waits for an invoice, paused days, and with a proration the days from then on. */
export async function lastSettlement(
  ctx: Pick<InvoiceWriter, 'db'>,
  enrollment: StoredEnrollment,
  day: string,
  proration: Proration,
): Promise<LastSettlement> {
  const waiting = await selectOpenProrations(ctx.db, enrollment.id);
  const paused = await findPaused(ctx, enrollment, day);
  const current = proration === 'none' ? undefined : await findCurrent(ctx, enrollment, day);
  const lines = [
    ...(paused === undefined ? [] : [unused(enrollment, paused.period, paused.rest, 'paused')]),
    ...(current === undefined ? [] : [unused(enrollment, current.period, current.rest)]),
  ].filter(({ amount_minor: amount }) => amount !== 0);
  return {
    ...settleLast(lines, waiting),
    endsPeriod: current !== undefined,
    all: [...waiting, ...lines],
    waiting,
    current: current ?? paused,
  };
}

/** Settles an enrolment that ends: on the draft of its period, as credit, or on a last invoice. */
export async function settleEnd(
  ctx: InvoiceWriter,
  enrollment: StoredEnrollment,
  day: string,
  proration: Proration,
): Promise<void> {
  const { all, waiting, current, ...settlement } = await lastSettlement(ctx, enrollment, day, proration);
  const isCredit = settlement.creditMinor > 0;
  if (isCredit && current !== undefined && (await putOnDraft(ctx, enrollment, current.period, all))) {
    await applySettlement(ctx, enrollment, current, { ...settlement, creditMinor: 0 }, waiting);
    return;
  }
  await applySettlement(ctx, enrollment, current, settlement, waiting);
  if (isCredit || settlement.clearsWaiting) return;
  const left = await selectOpenProrations(ctx.db, enrollment.id);
  if (left.length > 0) await billLast(ctx, enrollment, left);
}

/** Stores lines for the next invoice, credit of the client and the price that applies now, and ends the period where that is so. */
export async function applySettlement(
  ctx: InvoiceWriter,
  enrollment: StoredEnrollment,
  current: CurrentPeriod | undefined,
  { lines, creditMinor, clearsWaiting, endsPeriod, applied }: Settlement,
  waiting: readonly OpenProration[],
): Promise<void> {
  const { added, removed } = undone(lines, waiting);
  await deleteProrations(ctx.db, clearsWaiting ? waiting.map(({ id }) => id) : removed);
  await insertProrations(ctx.db, enrollment.id, added, ctx.now);
  if (creditMinor > 0) await giveCredit(ctx, enrollment, current, creditMinor);
  if (current === undefined) return;
  if (applied !== null) await applyPrice(ctx.db, enrollment.id, current.period, applied);
  if (endsPeriod) await endPeriodBefore(ctx.db, enrollment.id, current.period, current.rest.start);
}
