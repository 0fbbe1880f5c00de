import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { FilterCondition } from '#generated/types.gen.ts';
import { ofReader, type FilterColumn } from '#src/domain/filters/index.ts';

/** What `me` and `my_departments` become for a reader of a saved view, and where they stay words. */
const reader = { userId: 'dana', departmentIds: ['studio', 'print'] };
const column = (refersTo?: 'user' | 'department'): FilterColumn => ({
  kind: 'reference',
  value: sql`x`,
  isPresent: sql<boolean>`true`,
  ...(refersTo && { refersTo }),
});
const columns: Record<string, FilterColumn> = {
  owner: column('user'),
  department: column('department'),
  client: column(),
};
const read = (condition: FilterCondition) =>
  ofReader({ groups: [{ logical_operator: 'OR', conditions: [condition] }] }, (name) => columns[name], reader)
    .groups![0]!.conditions![0];

it.each([
  [{ field: 'owner', operator: 'equals', value: 'me' }, 'in_list', ['dana']],
  [{ field: 'owner', operator: 'not_equals', value: 'me' }, 'not_in_list', ['dana']],
  [{ field: 'owner', operator: 'in_list', value: ['sam', 'me'] }, 'in_list', ['sam', 'dana']],
  [{ field: 'department', operator: 'equals', value: 'my_departments' }, 'in_list', ['studio', 'print']],
  [
    { field: 'department', operator: 'not_in_list', value: ['x', 'my_departments'] },
    'not_in_list',
    ['x', 'studio', 'print'],
  ],
] as const)('%o is read as %s %o', (condition, operator, value) => {
  expect(read(condition as unknown as FilterCondition)).toEqual({ field: condition.field, operator, value });
});

it.each([
  { field: 'owner', operator: 'equals', value: 'sam' },
  { field: 'owner', operator: 'equals', value: 'my_departments' },
  { field: 'owner', operator: 'equals', value: ['me'] },
  { field: 'owner', operator: 'in_list', value: 'me' },
  { field: 'owner', operator: 'is_empty' },
  { field: 'client', operator: 'equals', value: 'me' },
  { field: 'unknown', operator: 'equals', value: 'me' },
] as const)('%o stays as it was written', (condition) => {
  expect(read(condition as unknown as FilterCondition)).toEqual(condition);
});
