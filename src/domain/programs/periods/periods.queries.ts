import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { day } from '#src/platform/db/query/index.ts';
import type { BilledPeriod, SettledPeriod, Value } from './proration.rules.ts';

/** A billed period with its invoice. */
export interface StoredPeriod extends SettledPeriod {
  /** Nothing of it is due any more. */
  readonly is_paid: boolean;
}

/** A sum over the lines of a period on its invoice; those that a member wrote for it into the draft count. Null for none. */
const ofLines = (value: RawBuilder<unknown>) => sql<number | null>`(select sum(${value}) from invoice_lines l
  where l.tenant_id = b.tenant_id and l.invoice_id = b.invoice_id and l.kind in ('program', 'item')
    and l.period_start_date = b.period_start_date)::float8`;

/** The billed period that a day is in; undefined for none. */
export const findPeriodAt = (
  db: Db,
  clientProgramId: string,
  at: string,
): Promise<StoredPeriod | undefined> =>
  db
    .selectFrom('client_program_periods as b')
    .leftJoin('invoices as i', (join) =>
      join.onRef('i.tenant_id', '=', 'b.tenant_id').onRef('i.id', '=', 'b.invoice_id'),
    )
    .where('b.client_program_id', '=', clientProgramId)
    .where(sql<boolean>`${at}::date between b.period_start_date and b.period_end_date`)
    .select([
      day('b.period_start_date').as('period_start_date'),
      day('b.period_end_date').as('period_end_date'),
      'b.price_minor',
      'b.whole_days',
      'b.tax_rate_id',
      'b.applied_price_minor',
      'b.applied_total_minor',
      'b.invoice_id',
      sql<string | null>`case when i.deleted_at is null then i.status else 'void' end`.as('invoice_status'),
      sql<boolean>`coalesce(i.status = 'paid', true)`.as('is_paid'),
      ofLines(sql`l.subtotal_minor + case when i.is_tax_inclusive then l.tax_minor else 0 end`).as(
        'line_minor',
      ),
      ofLines(sql`l.subtotal_minor + l.tax_minor`).as('line_total_minor'),
    ])
    .orderBy('b.period_start_date', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The last day that was billed; null before the first period. */
export async function findLastBilledDay(db: Db, clientProgramId: string): Promise<string | null> {
  const { last } = await db
    .selectFrom('client_program_periods')
    .where('client_program_id', '=', clientProgramId)
    .select(sql<string | null>`max(period_end_date)::text`.as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

export interface NewPeriod extends BilledPeriod {
  readonly invoice_id: string | null;
}

/** Notes periods as billed; each is once. */
export async function insertPeriods(
  db: Db,
  clientProgramId: string,
  periods: readonly NewPeriod[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('client_program_periods')
    .values(
      periods.map((period) => ({
        ...period,
        client_program_id: clientProgramId,
        created_at: now.toISOString(),
      })),
    )
    .execute();
}

/** Ends a billed period the day before `day`; one that begins then is gone. */
export async function endPeriodBefore(
  db: Db,
  clientProgramId: string,
  { period_start_date: start }: BilledPeriod,
  at: string,
): Promise<void> {
  if (start >= at) {
    await db
      .deleteFrom('client_program_periods')
      .where('client_program_id', '=', clientProgramId)
      .where('period_start_date', '=', start)
      .execute();
    return;
  }
  await db
    .updateTable('client_program_periods')
    .set({ period_end_date: sql<string>`${at}::date - 1` })
    .where('client_program_id', '=', clientProgramId)
    .where('period_start_date', '=', start)
    .execute();
}

/** Gives the rest of a billed period another price. */
export async function applyPrice(
  db: Db,
  clientProgramId: string,
  { period_start_date: start }: BilledPeriod,
  { minor, totalMinor, taxRateId }: Value & { readonly taxRateId: string | null },
): Promise<void> {
  await db
    .updateTable('client_program_periods')
    .set({ applied_price_minor: minor, applied_total_minor: totalMinor, tax_rate_id: taxRateId })
    .where('client_program_id', '=', clientProgramId)
    .where('period_start_date', '=', start)
    .execute();
}

/** A part of a period that the next invoice settles. */
export interface OpenProration {
  readonly id: string;
  readonly name: string;
  readonly amount_minor: number;
  /** With tax. */
  readonly total_minor: number;
  readonly tax_rate_id: string | null;
  readonly period_start_date: string;
  readonly period_end_date: string;
}

export type NewProration = Omit<OpenProration, 'id'>;

/** What the next invoice settles, charges before credits. */
export const selectOpenProrations = (db: Db, clientProgramId: string): Promise<OpenProration[]> =>
  db
    .selectFrom('client_program_prorations as r')
    .where('r.client_program_id', '=', clientProgramId)
    .where('r.invoice_id', 'is', null)
    .select([
      'r.id',
      'r.name',
      'r.amount_minor',
      sql<number>`coalesce(r.total_minor, r.amount_minor)::float8`.as('total_minor'),
      'r.tax_rate_id',
      day('r.period_start_date').as('period_start_date'),
      day('r.period_end_date').as('period_end_date'),
    ])
    .orderBy(sql`r.amount_minor < 0`)
    .orderBy('r.id')
    .execute();

/** Stores prorations, for the next invoice or on one. */
export async function insertProrations(
  db: Db,
  clientProgramId: string,
  prorations: readonly NewProration[],
  now: Date,
  invoiceId: string | null = null,
): Promise<void> {
  if (prorations.length === 0) return;
  await db
    .insertInto('client_program_prorations')
    .values(
      prorations.map((proration) => ({
        name: proration.name,
        amount_minor: proration.amount_minor,
        total_minor: proration.total_minor,
        tax_rate_id: proration.tax_rate_id,
        period_start_date: proration.period_start_date,
        period_end_date: proration.period_end_date,
        invoice_id: invoiceId,
        client_program_id: clientProgramId,
        created_at: now.toISOString(),
      })),
    )
    .execute();
}

export async function deleteProrations(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('client_program_prorations').where('id', 'in', ids).execute();
}

/** Puts prorations on the invoice that settles them; what it cannot take of one goes on waiting. */
export async function putProrationsOn(
  db: Db,
  clientProgramId: string,
  invoiceId: string,
  settled: readonly OpenProration[],
  waiting: readonly OpenProration[],
  now: Date,
): Promise<void> {
  for (const one of settled) {
    const { amount_minor: amount, total_minor: total } = waiting.find(({ id }) => id === one.id)!;
    await db
      .updateTable('client_program_prorations')
      .set({ invoice_id: invoiceId, amount_minor: one.amount_minor, total_minor: one.total_minor })
      .where('id', '=', one.id)
      .execute();
    if (amount === one.amount_minor) continue;
    const left = { ...one, amount_minor: amount - one.amount_minor, total_minor: total - one.total_minor };
    await insertProrations(db, clientProgramId, [left], now);
  }
}
