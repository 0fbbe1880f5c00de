import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export type NumberSeries = 'invoice' | 'credit_note';

/** The year of a series that goes on over the years. */
const noYear = 0;

export interface NumberForm {
  readonly prefix: string;
  readonly digits: number;
  readonly isByYear: boolean;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
const seriesYear = ({ isByYear }: Pick<NumberForm, 'isByYear'>, day: string): number =>
  isByYear ? yearOf(day) : noYear;

/** A running number as documents show it. */
export const numberText = ({ prefix, digits }: NumberForm, running: number, day: string): string =>
  `${prefix.replaceAll('{YYYY}', day.slice(0, 4))}${String(running).padStart(digits, '0')}`;

/** The running number that the next document of the day gets. */
export async function findNextNumber(
  db: Db,
  series: NumberSeries,
  form: Pick<NumberForm, 'isByYear'>,
  day: string,
): Promise<number> {
  const row = await db
    .selectFrom('number_series')
    .where('series', '=', series)
    .where('year', '=', seriesYear(form, day))
    .select('next_number')
    .executeTakeFirst();
  return row?.next_number ?? 1;
}

/**
 * Takes the next number of the series. The row stays locked until the transaction ends, and the number goes back when it fails: the series
 * has no gaps.
 */
export async function takeNumber(
  db: Db,
  series: NumberSeries,
  form: NumberForm,
  day: string,
): Promise<{ readonly running: number; readonly text: string }> {
  const { next_number: next } = await db
    .insertInto('number_series')
    .values({ series, year: seriesYear(form, day), next_number: 2 })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'series', 'year']).doUpdateSet({
        next_number: sql<number>`number_series.next_number + 1`,
      }),
    )
    .returning('next_number')
    .executeTakeFirstOrThrow();
  return { running: next - 1, text: numberText(form, next - 1, day) };
}

/** Moves a series forward to a number, never back. */
export async function raiseNumber(
  db: Db,
  series: NumberSeries,
  form: Pick<NumberForm, 'isByYear'>,
  day: string,
  next: number,
): Promise<void> {
  await db
    .insertInto('number_series')
    .values({ series, year: seriesYear(form, day), next_number: next })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'series', 'year']).doUpdateSet({
        next_number: sql<number>`greatest(number_series.next_number, excluded.next_number)`,
      }),
    )
    .execute();
}

/** The highest number that any year of the series goes on with: where it begins in another form, so that no number comes twice. */
export async function findHighestNumber(db: Db, series: NumberSeries): Promise<number> {
  const { next } = await db
    .selectFrom('number_series')
    .where('series', '=', series)
    .select(sql<number>`coalesce(max(next_number), 1)`.as('next'))
    .executeTakeFirstOrThrow();
  return next;
}
