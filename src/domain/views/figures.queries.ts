import { sql, type RawBuilder } from 'kysely';
import type { ViewedColumn } from '#src/domain/list-columns/index.ts';
import type { Condition } from '#src/platform/db/query/index.ts';
import type { FiguresWish } from './figures.ts';

/** Which groups of time count first where there are more than are shown. */
export const latestFirst = sql`e.value is null, e.value desc`;

/** The records that figures are about, of those that the caller may see. */
export function* narrowing(
  find: (name: string) => ViewedColumn | undefined,
  { belonging, createdIn }: FiguresWish,
): Generator<Condition> {
  const owner = find(belonging.column);
  if (owner === undefined) throw new Error(`The list has no property ${belonging.column}.`);
  yield sql<boolean>`${owner.value} = ${belonging.id}::uuid`;
  if (createdIn === undefined) return;
  const created = find('created_at');
  if (created === undefined) throw new Error('The list does not say when its records were created.');
  const [from, to] = createdIn;
  yield sql<boolean>`(${created.value} >= ${from}::timestamptz and ${created.value} < ${to}::timestamptz)`;
}

/** The first day of the part of time in which the value is, as a text. */
export function byTime(
  { field: _, choices: _choices, ...column }: ViewedColumn,
  unit: NonNullable<FiguresWish['time_unit']>,
  timeZone: string,
): ViewedColumn {
  const local: RawBuilder<unknown> =
    column.kind === 'date'
      ? sql`(${column.value})::date::timestamp`
      : sql`(${column.value})::timestamptz at time zone ${timeZone}`;
  return {
    ...column,
    kind: 'text',
    valueType: 'text',
    isTimestamp: false,
    value: sql`to_char(date_trunc(${sql.lit(unit)}, ${local}), 'YYYY-MM-DD')`,
  };
}
