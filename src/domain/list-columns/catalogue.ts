import type { FieldType, FilterOperator, ListColumn } from '#generated/types.gen.ts';
import { kindOf, type ExpressionKind, type Field } from '#src/domain/field-values/index.ts';
import { operatorsOf } from '#src/domain/filters/index.ts';
import type { SystemColumn } from './columns.queries.ts';

/** Whether values of this kind can be put in order. */
export const isSortable = (kind: ExpressionKind): boolean => kind !== 'list' && kind !== 'parts';

/** Types of custom fields whose values make groups: a small set of them, each held by many records. */
export const isGroupableType = (type: FieldType): boolean =>
  ['single_choice', 'multi_choice', 'checkbox', 'user'].includes(type);

export const isGroupable = ({ definition: { type } }: Field): boolean => isGroupableType(type);

/** A property as the catalogue of a list's columns tells it. */
export function describeSystemColumn(column: SystemColumn): ListColumn {
  return {
    key: column.key,
    label: column.label,
    kind: 'system',
    value_type: column.valueType,
    is_default: column.isDefault ?? false,
    is_sortable: column.isSortable ?? false,
    is_groupable: column.isGroupable ?? false,
    operators: [...operatorsOfColumn(column)],
    profile_id: null,
  };
}

/** A custom field as the catalogue tells it. */
export function describeCustomColumn(field: Field): ListColumn {
  const kind = kindOf(field.definition.config);
  return {
    key: `field_values.${field.key}`,
    label: field.definition.name,
    kind: 'custom',
    value_type: field.definition.type,
    is_default: false,
    is_sortable: isSortable(kind),
    is_groupable: isGroupable(field),
    operators: [...operatorsOf[kind]],
    profile_id: field.definition.profileIds?.[0] ?? null,
  };
}

const operatorsOfColumn = (column: SystemColumn): readonly FilterOperator[] =>
  column.isPresent === undefined
    ? operatorsOf[column.kind].filter((operator) => !operator.startsWith('is_'))
    : operatorsOf[column.kind];
