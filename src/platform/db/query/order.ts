import { sql, type RawBuilder } from 'kysely';

export type Direction = 'asc' | 'desc';

/** One value of a list's `sort`: an expression, or what to sort by in a direction, for orders that are more than that. */
export type Sort<S> =
  | RawBuilder<unknown>
  | ((direction: Direction, scope: S) => readonly RawBuilder<unknown>[]);

/** By a column that is never null, as its index is written. */
export const by = (column: string): RawBuilder<unknown> => sql.ref(column);

/** The sorts that lists of records share. `alias` is the table in the query. */
export const recordSorts = (alias: string) => ({
  created_at: by(`${alias}.created_at`),
  updated_at: by(`${alias}.updated_at`),
});

/** By a name, as people sort names. */
export const byName = (column: string): RawBuilder<unknown> => sql`lower(${sql.ref(column)})`;

/** Records without a value come last in both directions. */
export const emptyLast =
  (column: string | RawBuilder<unknown>) =>
  (direction: Direction): RawBuilder<unknown>[] => [
    sql`${typeof column === 'string' ? sql.ref(column) : column} ${sql.raw(direction)} nulls last`,
  ];

/** `expression asc|desc`. */
export const inDirection = (expression: RawBuilder<unknown>, direction: Direction): RawBuilder<unknown> =>
  sql`${expression} ${sql.raw(direction)}`;

/** Several expressions in one direction. */
export const byAll =
  (...expressions: readonly RawBuilder<unknown>[]) =>
  (direction: Direction): RawBuilder<unknown>[] =>
    expressions.map((expression) => inDirection(expression, direction));
