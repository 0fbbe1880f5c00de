import { sql, type RawBuilder } from 'kysely';
import type { ViewSummary } from '#generated/types.gen.ts';
import type { ViewedColumn } from '#src/domain/list-columns/index.ts';

/** Summaries by the place of their columns; of an amount with its currency, null where there are several. */
export interface Sums {
  readonly sums: Readonly<
    Record<
      `s${number}`,
      { readonly value: unknown; readonly currency: string | null; readonly currencies: number }
    >
  > | null;
}

type Summed = ViewedColumn & { readonly summary: ViewSummary };

/** A summary that a view asks for, and what it needs of each record. */
export interface AskedSummary {
  readonly column: Summed;
  readonly name: `s${number}`;
  readonly selected: readonly ReturnType<RawBuilder<unknown>['as']>[];
}

/** The summaries that these columns ask for. */
export const askedOf = (columns: readonly Summed[]): AskedSummary[] =>
  columns
    .filter(({ summary }) => summary !== 'none')
    .map((column, place) => ({
      column,
      name: `s${place}` as const,
      selected: [
        column.value.as(`s${place}`),
        column.isPresent.as(`p${place}`),
        (column.currency ?? sql`null::text`).as(`m${place}`),
      ],
    }));

/** All of them over rows of `m`, as one JSON object. */
export const sumsOf = (asked: readonly AskedSummary[]): RawBuilder<unknown> =>
  asked.length === 0
    ? sql`null::json`
    : sql`json_build_object(${sql.join(asked.flatMap((each, place) => [sql.lit(each.name), oneSum(each, place)]))})`;

function oneSum({ column, name }: AskedSummary, place: number): RawBuilder<unknown> {
  const currency = sql.ref(`m.m${place}`);
  return sql`json_build_object('value', ${aggregate(column, sql.ref(`m.${name}`), sql.ref(`m.p${place}`))},
    'currency', min(${currency}), 'currencies', count(distinct ${currency}))`;
}

function aggregate(
  { kind, summary, isTimestamp, currency }: Summed,
  value: RawBuilder<unknown>,
  isPresent: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const written = (result: RawBuilder<unknown>) => (isTimestamp ? sql`app.iso(${result})` : result);
  switch (summary) {
    case 'count_filled':
      return sql`count(*) filter (where ${isPresent})`;
    case 'count_distinct':
      return kind === 'list' ? distinctOfLists(value) : sql`count(distinct ${value})`;
    case 'sum':
      return sql`sum(${value})`;
    case 'average':
      // Amounts are whole minor units.
      return currency === undefined ? sql`round(avg(${value}), 6)` : sql`round(avg(${value}))`;
    case 'minimum':
      return written(sql`min(${value})`);
    case 'maximum':
      return written(sql`max(${value})`);
    case 'none':
      return sql`null`;
  }
}

/** Different values of lists, each of which can have several. */
const distinctOfLists = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select count(distinct x.value) from jsonb_array_elements(jsonb_agg(to_jsonb(${value})) filter (where ${value} is not null)) l(items),
    jsonb_array_elements_text(l.items) x)`;

/** Whether the column can be summed up so. */
export function isSummary({ kind }: Pick<ViewedColumn, 'kind'>, summary: ViewSummary): boolean {
  if (summary === 'sum' || summary === 'average') return kind === 'number';
  if (summary === 'minimum' || summary === 'maximum') return ['number', 'date', 'instant'].includes(kind);
  return kind !== 'parts' || summary !== 'count_distinct';
}
