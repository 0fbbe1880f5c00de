import type { FilterOperator } from '#generated/types.gen.ts';
import type { ExpressionKind } from '#src/domain/field-values/index.ts';

const byPresence = ['is_empty', 'is_not_empty'] as const;
const byValue = ['equals', 'not_equals', 'in_list', 'not_in_list'] as const;
const bySize = ['greater_than', 'greater_or_equal', 'less_than', 'less_or_equal', 'between'] as const;

/** Operators that fit each kind of value; the column catalogues of lists show them, filters are held to them. */
export const operatorsOf: Readonly<Record<ExpressionKind, readonly FilterOperator[]>> = {
  text: [...byValue, 'contains', 'starts_with', ...byPresence],
  choice: [...byValue, ...byPresence],
  reference: [...byValue, ...byPresence],
  number: [...byValue, ...bySize, ...byPresence],
  date: [...byValue, ...bySize, ...byPresence],
  instant: [...bySize, ...byPresence],
  boolean: ['equals', 'not_equals', ...byPresence],
  list: ['contains', 'in_list', 'not_in_list', ...byPresence],
  parts: byPresence,
};
