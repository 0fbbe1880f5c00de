import { sql, type RawBuilder } from 'kysely';
import type { ViewedColumn } from '#src/domain/list-columns/index.ts';

/** The column with values only where the condition holds. */
export function hidden(column: ViewedColumn, isShown: RawBuilder<boolean>): ViewedColumn {
  const shown = (value: RawBuilder<unknown>) => sql`(case when ${isShown} then ${value} end)`;
  return {
    ...column,
    value: shown(column.value),
    shown: shown(column.shown),
    isPresent: sql<boolean>`(${isShown} and ${column.isPresent})`,
  };
}
