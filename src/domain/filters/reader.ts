import type { FilterCondition, FilterGroup, FilterInnerGroup, FilterSubgroup } from '#generated/types.gen.ts';
import type { ColumnFinder, FilterColumn } from './column.ts';

/** Who reads a saved view, as far as its filter speaks of them. */
export interface FilterReader {
  readonly userId: string;
  readonly departmentIds: readonly string[];
}

type AnyGroup = FilterGroup | FilterSubgroup | FilterInnerGroup;
type Operator = FilterCondition['operator'];

const me = 'me';
const myDepartments = 'my_departments';

/** Comparisons with one value, and those with each of a list that say the same. */
const withList: Partial<Record<Operator, Operator>> = {
  equals: 'in_list',
  contains: 'in_list',
  in_list: 'in_list',
  not_equals: 'not_in_list',
  not_in_list: 'not_in_list',
};

/**
 * The tree for this reader: in comparisons of users `me` becomes their id, in comparisons of departments `my_departments` the ids
 * of theirs. Places stay as they are, so that an error names what was written.
 */
export function ofReader<G extends AnyGroup>(group: G, columnOf: ColumnFinder, reader: FilterReader): G {
  return {
    ...group,
    ...(group.conditions && {
      conditions: group.conditions.map((condition) => readCondition(condition, columnOf, reader)),
    }),
    ...('groups' in group &&
      group.groups !== undefined && {
        groups: group.groups.map((inner: AnyGroup) => ofReader(inner, columnOf, reader)),
      }),
  };
}

/** Whether the tree asks for the reader's departments. */
export const usesDepartments = (group: AnyGroup): boolean =>
  (group.conditions ?? []).some(({ value }) => [value].flat().includes(myDepartments)) ||
  ('groups' in group && (group.groups ?? []).some((inner: AnyGroup) => usesDepartments(inner)));

function readCondition(
  condition: FilterCondition,
  columnOf: ColumnFinder,
  reader: FilterReader,
): FilterCondition {
  const { field, operator, value } = condition;
  const listed = withList[operator];
  const meaning = meaningIn(columnOf(field), reader);
  if (listed === undefined || meaning === undefined || value === undefined) return condition;
  const values = [value].flat();
  // One value stays as it is unless it is the token: a list for `equals` is a mistake that the filter has to name.
  const isWellFormed = Array.isArray(value) === (operator === listed);
  if (!isWellFormed || !values.includes(meaning.token)) return condition;
  const ids = values.flatMap((each) => (each === meaning.token ? meaning.ids : [each as string]));
  return { field, operator: listed, value: ids };
}

function meaningIn(
  column: FilterColumn | undefined,
  { userId, departmentIds }: FilterReader,
): { readonly token: string; readonly ids: readonly string[] } | undefined {
  if (column?.refersTo === 'user') return { token: me, ids: [userId] };
  if (column?.refersTo === 'department') return { token: myDepartments, ids: departmentIds };
  return undefined;
}
