import { sql, type RawBuilder } from 'kysely';
import type { FilterCondition, FilterGroup, FilterInnerGroup, FilterSubgroup } from '#generated/types.gen.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { storageOf, type ColumnFinder, type FilterColumn } from './column.ts';
import { dayOf, instantOf, type Viewpoint } from './moments.queries.ts';
import { operatorsOf } from './operators.ts';
import { readOperand, readOperands, type Operand } from './operands.ts';
import { containsPattern, startsWithPattern } from './patterns.ts';

/** What a filter is compiled for. */
export interface FilterScope {
  readonly columnOf: ColumnFinder;
  /** The caller's calendar and the instant of the call, which times such as `today` are told from. */
  readonly view: Viewpoint;
  /** Where the tree stands in the request, such as `query.filter_group`. */
  readonly place: string;
}

type Condition = RawBuilder<boolean>;
type AnyGroup = FilterGroup | FilterSubgroup | FilterInnerGroup;

const maxConditions = 50;

/** A filter tree as one SQL condition; 400 names the condition that does not fit. An empty group holds for every record. */
export function compileFilter(group: FilterGroup, scope: FilterScope): Condition {
  const total = countConditions(group);
  if (total > maxConditions)
    throw invalid(scope.place, `holds ${total} conditions; at most ${maxConditions} are allowed.`);
  return compileGroup(group, scope);
}

function compileGroup(group: AnyGroup, scope: FilterScope): Condition {
  const inside = (part: string, index: number): FilterScope => ({
    ...scope,
    place: `${scope.place}.${part}[${index}]`,
  });
  const parts = [
    ...(group.conditions ?? []).map((condition, index) =>
      compileCondition(condition, inside('conditions', index)),
    ),
    ...subgroupsOf(group).map((inner, index) => compileGroup(inner, inside('groups', index))),
  ];
  if (parts.length === 0) return sql<boolean>`true`;
  return sql<boolean>`(${sql.join(parts, group.logical_operator === 'OR' ? sql` or ` : sql` and `)})`;
}

function compileCondition(
  { field, operator, value }: FilterCondition,
  { columnOf, view, place }: FilterScope,
): Condition {
  const column = columnOf(field);
  if (column === undefined)
    throw invalid(`${place}.field`, `names "${field}", which is not a filter of this list.`);
  const allowed = operatorsOf[column.kind];
  if (!allowed.includes(operator))
    throw invalid(`${place}.operator`, `must be one of ${allowed.join(', ')} for ${field}.`);

  const at = `${place}.value`;
  if (operator === 'is_empty' || operator === 'is_not_empty') {
    if (value !== undefined) throw invalid(at, `is not allowed with ${operator}.`);
    return operator === 'is_empty' ? sql<boolean>`not (${column.isPresent})` : column.isPresent;
  }
  if (value === undefined) throw invalid(at, 'is required.');
  if (operator === 'in_list' || operator === 'not_in_list') {
    const isAny = isAnyOf(column, readOperands(column, value, at), view);
    return operator === 'in_list' ? isAny : sql<boolean>`(${isAny}) is not true`;
  }
  if (operator === 'between') {
    const ends = readOperands(column, value, at);
    if (ends.length !== 2) throw invalid(at, 'must be a list of two values, the lower one first.');
    return sql<boolean>`${column.value} between ${operand(column, ends[0]!, view)} and ${operand(column, ends[1]!, view)}`;
  }
  const wanted = readOperand(column, value, at);
  if (column.kind === 'list') return isAnyOf(column, [wanted], view);
  return compare(column.value, operator, wanted, operand(column, wanted, view));
}

type Comparison = Exclude<
  FilterCondition['operator'],
  'is_empty' | 'is_not_empty' | 'in_list' | 'not_in_list' | 'between'
>;

function compare(
  value: RawBuilder<unknown>,
  operator: Comparison,
  wanted: Operand,
  other: RawBuilder<unknown>,
): Condition {
  switch (operator) {
    case 'equals':
      return sql<boolean>`${value} = ${other}`;
    // Also true of records without a value.
    case 'not_equals':
      return sql<boolean>`${value} is distinct from ${other}`;
    case 'contains':
      return sql<boolean>`lower((${value}) collate app.unicode) like ${containsPattern(String(wanted))}`;
    case 'starts_with':
      return sql<boolean>`lower((${value}) collate app.unicode) like ${startsWithPattern(String(wanted))}`;
    case 'greater_than':
      return sql<boolean>`${value} > ${other}`;
    case 'greater_or_equal':
      return sql<boolean>`${value} >= ${other}`;
    case 'less_than':
      return sql<boolean>`${value} < ${other}`;
    case 'less_or_equal':
      return sql<boolean>`${value} <= ${other}`;
  }
}

function isAnyOf(column: FilterColumn, wanted: readonly Operand[], view: Viewpoint): Condition {
  const { kind, value, holdsAny } = column;
  if (kind === 'date' || kind === 'instant')
    return sql<boolean>`${value} in (${sql.join(wanted.map((one) => operand(column, one, view)))})`;
  const storage = storageOf(column);
  if (kind !== 'list') return sql<boolean>`${value} = any(${wanted}::${sql.raw(typeFor(column, wanted))}[])`;
  const texts = wanted.map(String);
  if (holdsAny !== undefined) return holdsAny(texts);
  // `jsonb_exists_any` is the operator `?|`: whether the list holds one of these texts.
  if (storage === 'jsonb') return sql<boolean>`jsonb_exists_any(${value}, ${texts}::text[])`;
  return sql<boolean>`${value} && ${texts}::${sql.raw(storage)}`;
}

function operand(column: FilterColumn, wanted: Operand, view: Viewpoint): RawBuilder<unknown> {
  if (typeof wanted !== 'object') return sql`${wanted}::${sql.raw(typeFor(column, [wanted]))}`;
  if (column.kind === 'date') return dayOf(wanted, view);
  const instant = instantOf(wanted, view);
  return storageOf(column) === 'timestamptz' ? instant : sql`(select app.iso(${instant}))`;
}

/** The type of operands: that of the column, but for numbers that a column of whole numbers cannot hold. */
function typeFor(column: FilterColumn, wanted: readonly Operand[]): string {
  const storage = storageOf(column);
  if (storage !== 'integer') return storage;
  return wanted.every((one) => Number.isInteger(one) && Math.abs(one as number) < 2 ** 31)
    ? 'integer'
    : 'numeric';
}

const subgroupsOf = (group: AnyGroup): readonly (FilterSubgroup | FilterInnerGroup)[] =>
  ('groups' in group ? group.groups : undefined) ?? [];

/** Whether a condition of the tree names the field. */
export const namesField = (group: AnyGroup, field: string): boolean =>
  (group.conditions ?? []).some((condition) => condition.field === field) ||
  subgroupsOf(group).some((inner) => namesField(inner, field));

const countConditions = (group: AnyGroup): number =>
  (group.conditions?.length ?? 0) +
  subgroupsOf(group).reduce((sum, inner) => sum + countConditions(inner), 0);
