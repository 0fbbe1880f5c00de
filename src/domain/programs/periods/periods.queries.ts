import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { day } from '#src/platform/db/query/index.ts';
import type { BilledPeriod } from './proration.rules.ts';

/** A billed period with its invoice. */
export interface StoredPeriod extends BilledPeriod {
  readonly invoice_id: string | null;
  readonly invoice_number: string | null;
  /** Nothing of it is due any more. */
  readonly is_paid: boolean;
  /** What its line came to, with tax. */
  readonly billed_minor: number;
}

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
      'b.invoice_id',
      'i.invoice_number',
      sql<boolean>`coalesce(i.status = 'paid', true)`.as('is_paid'),
      sql<number>`coalesce((select sum(l.subtotal_minor + l.tax_minor) from invoice_lines l
        where l.tenant_id = b.tenant_id and l.invoice_id = b.invoice_id and l.kind = 'program' and l.period_start_date = b.period_start_date), 0)::float8`.as(
        'billed_minor',
      ),
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

/** A part of a period that the next invoice settles. */
export interface OpenProration {
  readonly id: string;
  readonly name: string;
  readonly amount_minor: number;
  readonly tax_rate_id: string | null;
  readonly period_start_date: string;
  readonly period_end_date: string;
}

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
      'r.tax_rate_id',
      day('r.period_start_date').as('period_start_date'),
      day('r.period_end_date').as('period_end_date'),
    ])
    .orderBy(sql`r.amount_minor < 0`)
    .orderBy('r.id')
    .execute();

export async function insertProrations(
  db: Db,
  clientProgramId: string,
  prorations: readonly Omit<OpenProration, 'id'>[],
  now: Date,
): Promise<void> {
  if (prorations.length === 0) return;
  await db
    .insertInto('client_program_prorations')
    .values(
      prorations.map((proration) => ({
        ...proration,
        client_program_id: clientProgramId,
        created_at: now.toISOString(),
      })),
    )
    .execute();
}

/** Puts prorations on the invoice that settles them. */
export async function putProrationsOn(db: Db, invoiceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('client_program_prorations')
    .set({ invoice_id: invoiceId })
    .where('id', 'in', ids)
    .execute();
}
