import { sql, type RawBuilder } from 'kysely';
import type { FilterCondition, FilterGroup, FilterInnerGroup, FilterSubgroup } from '#generated/types.gen.ts';
import type { TypedExpression } from '#src/field-values/index.ts';
import { invalid } from '#src/errors/problem.ts';
import { containsPattern, startsWithPattern } from './patterns.ts';
import { operatorsOf } from './operators.ts';
import { readOperand, readOperands, type Operand } from './operands.ts';

/** A property or custom field inside SQL, as filters need it. */
export type FilterColumn = Pick<TypedExpression, 'kind' | 'value' | 'isPresent'>;

/** Finds the column behind a name; undefined when the list has none of that name, or none to filter by. */
export type ColumnFinder = (name: string) => FilterColumn | undefined;

type Condition = RawBuilder<boolean>;
type AnyGroup = FilterGroup | FilterSubgroup | FilterInnerGroup;

const mostConditions = 50;

/**
 * A filter tree as one SQL condition. `place` is where the tree stands in the request, such as `query.filter_group`; 400
 * names the condition that does not fit. An empty group holds for every record.
 */
export function compileFilter(group: FilterGroup, columnOf: ColumnFinder, place: string): Condition {
  const total = countConditions(group);
  if (total > mostConditions) throw invalid(place, `holds ${total} conditions; at most ${mostConditions} are allowed.`);
  return compileGroup(group, columnOf, place);
}

function compileGroup(group: AnyGroup, columnOf: ColumnFinder, place: string): Condition {
  const parts = [
    ...(group.conditions ?? []).map((condition, index) => compileCondition(condition, columnOf, `${place}.conditions[${index}]`)),
    ...subgroupsOf(group).map((inner, index) => compileGroup(inner, columnOf, `${place}.groups[${index}]`)),
  ];
  if (parts.length === 0) return sql<boolean>`true`;
  return sql<boolean>`(${sql.join(parts, group.logical_operator === 'OR' ? sql` or ` : sql` and `)})`;
}

function compileCondition({ field, operator, value }: FilterCondition, columnOf: ColumnFinder, place: string): Condition {
  const column = columnOf(field);
  if (column === undefined) throw invalid(`${place}.field`, `names "${field}", which this list cannot be filtered by.`);
  const allowed = operatorsOf[column.kind];
  if (!allowed.includes(operator)) throw invalid(`${place}.operator`, `must be one of ${allowed.join(', ')} for ${field}.`);

  if (operator === 'is_empty') return sql<boolean>`not ${column.isPresent}`;
  if (operator === 'is_not_empty') return column.isPresent;
  const at = `${place}.value`;
  if (value === undefined) throw invalid(at, 'is required.');
  if (operator === 'in_list' || operator === 'not_in_list') {
    const isAny = isAnyOf(column, readOperands(column.kind, value, at));
    return operator === 'in_list' ? isAny : sql<boolean>`(${isAny}) is not true`;
  }
  if (operator === 'between') {
    const ends = readOperands(column.kind, value, at);
    if (ends.length !== 2) throw invalid(at, 'must be a list of two values, the lower one first.');
    return sql<boolean>`${column.value} between ${operand(column, ends[0]!)} and ${operand(column, ends[1]!)}`;
  }
  return compare(column, operator, readOperand(column.kind, value, at));
}

type Comparison = Exclude<FilterCondition['operator'], 'is_empty' | 'is_not_empty' | 'in_list' | 'not_in_list' | 'between'>;

function compare(column: FilterColumn, operator: Comparison, wanted: Operand): Condition {
  const value = operand(column, wanted);
  switch (operator) {
    case 'equals': return sql<boolean>`${column.value} = ${value}`;
    // Also true of records without a value.
    case 'not_equals': return sql<boolean>`${column.value} is distinct from ${value}`;
    case 'contains':
      return column.kind === 'list'
        ? isAnyOf(column, [wanted])
        : sql<boolean>`lower(${column.value}) like ${containsPattern(String(wanted))}`;
    case 'starts_with': return sql<boolean>`lower(${column.value}) like ${startsWithPattern(String(wanted))}`;
    case 'greater_than': return sql<boolean>`${column.value} > ${value}`;
    case 'greater_or_equal': return sql<boolean>`${column.value} >= ${value}`;
    case 'less_than': return sql<boolean>`${column.value} < ${value}`;
    case 'less_or_equal': return sql<boolean>`${column.value} <= ${value}`;
  }
}

function isAnyOf(column: FilterColumn, wanted: readonly Operand[]): Condition {
  // `jsonb_exists_any` is the operator `?|`: whether the list holds one of these texts.
  if (column.kind === 'list') return sql<boolean>`jsonb_exists_any(${column.value}, ${wanted.map(String)}::text[])`;
  return sql<boolean>`${column.value} in (${sql.join(wanted.map((one) => operand(column, one)))})`;
}

function operand({ kind }: FilterColumn, value: Operand): RawBuilder<unknown> {
  switch (kind) {
    case 'number': return sql`${value}::numeric`;
    case 'boolean': return sql`${value}::boolean`;
    default: return sql`${value}::text`;
  }
}

const subgroupsOf = (group: AnyGroup): readonly (FilterSubgroup | FilterInnerGroup)[] => ('groups' in group ? group.groups : undefined) ?? [];

const countConditions = (group: AnyGroup): number =>
  (group.conditions?.length ?? 0) + subgroupsOf(group).reduce((sum, inner) => sum + countConditions(inner), 0);
