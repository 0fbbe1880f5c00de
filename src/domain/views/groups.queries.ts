import { sql, type RawBuilder } from 'kysely';
import type { ViewedColumn } from '#src/domain/list-columns/index.ts';
import type { Condition } from '#src/platform/db/query/index.ts';

/** Select of the values, as `value`, by which a record stands in groups: none, one, or each of several. Tags differ without regard to case. */
export function groupValues({ kind, valueType, value }: ViewedColumn): RawBuilder<unknown> {
  if (kind !== 'list') return sql`select (${value})::text as value where (${value}) is not null`;
  const each = valueType === 'list' ? sql`lower(v)` : sql`v`;
  return sql`select distinct ${each} as value from jsonb_array_elements_text(coalesce(to_jsonb(${value}), '[]')) v`;
}

/** Whether the record stands in the group of this value; null for records without any. */
export const isInGroup = (grouping: ViewedColumn, value: string | null): Condition =>
  value === null
    ? sql<boolean>`not exists (${groupValues(grouping)})`
    : sql<boolean>`exists (select from (${groupValues(grouping)}) e where e.value = ${value}::text)`;
