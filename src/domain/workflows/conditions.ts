import type { AutomationCondition, AutomationConditionGroup } from '#generated/types.gen.ts';
import type { Scope, Surroundings } from './evaluate.ts';
import { parsePath } from './parse.ts';
import { render } from './render.ts';
import { compare, isEmpty, isEqual, toText, valueAt, type Value } from './values.ts';

/** Whether the conditions hold. A group without any matches. */
export function matches(
  group: AutomationConditionGroup | null | undefined,
  scope: Scope,
  surroundings: Surroundings,
): boolean {
  if (group == null) return true;
  const { logical_operator: operator = 'AND', conditions = [], groups = [] } = group;
  const tests = [
    ...conditions.map((condition) => () => holds(condition, scope, surroundings)),
    ...groups.map((inner) => () => matches(inner, scope, surroundings)),
  ];
  if (tests.length === 0) return true;
  return operator === 'OR' ? tests.some((test) => test()) : tests.every((test) => test());
}

function holds(
  { path, operator, value }: AutomationCondition,
  scope: Scope,
  surroundings: Surroundings,
): boolean {
  const actual = valueAt(scope, parsePath(path));
  const wanted = value === undefined ? null : render(value, scope, surroundings);
  return compared(operator, actual, wanted);
}

/** Negations also match what has no value, as in lists (`FilterOperator`). */
function compared(operator: AutomationCondition['operator'], actual: Value, wanted: Value): boolean {
  switch (operator) {
    case 'is_empty':
      return isEmpty(actual);
    case 'is_not_empty':
      return !isEmpty(actual);
    case 'equals':
      return isEqual(actual, wanted);
    case 'not_equals':
      return !isEqual(actual, wanted);
    case 'in_list':
      return isAmong(actual, wanted);
    case 'not_in_list':
      return !isAmong(actual, wanted);
    case 'contains':
      return Array.isArray(actual)
        ? actual.some((each) => isEqual(each, wanted))
        : !isEmpty(wanted) && lower(actual).includes(lower(wanted));
    case 'starts_with':
      return Array.isArray(actual)
        ? actual.some((each) => lower(each).startsWith(lower(wanted)))
        : actual !== null && lower(actual).startsWith(lower(wanted));
    case 'between':
      return (
        Array.isArray(wanted) &&
        isOrdered(compare(actual, wanted[0] ?? null), (order) => order >= 0) &&
        isOrdered(compare(actual, wanted[1] ?? null), (order) => order <= 0)
      );
    case 'greater_than':
      return isOrdered(compare(actual, wanted), (order) => order > 0);
    case 'greater_or_equal':
      return isOrdered(compare(actual, wanted), (order) => order >= 0);
    case 'less_than':
      return isOrdered(compare(actual, wanted), (order) => order < 0);
    case 'less_or_equal':
      return isOrdered(compare(actual, wanted), (order) => order <= 0);
  }
}

const isOrdered = (order: number | null, fits: (order: number) => boolean): boolean =>
  order !== null && fits(order);

function isAmong(actual: Value, wanted: Value): boolean {
  const list = Array.isArray(wanted) ? wanted : [wanted];
  const values = Array.isArray(actual) ? actual : [actual];
  return values.some((value) => list.some((each) => isEqual(value, each)));
}

const lower = (value: Value): string => toText(value).toLowerCase();
