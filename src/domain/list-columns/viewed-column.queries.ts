import { sql, type RawBuilder } from 'kysely';
import type { FilterOperator } from '#generated/types.gen.ts';
import { typedExpression, type ExpressionKind, type Field } from '#src/domain/field-values/index.ts';
import { describeCustomColumn, describeSystemColumn } from './catalogue.ts';
import type { SheetColumns, SystemColumn } from './columns.queries.ts';

/** A column as views show, group and sum it up. */
export interface ViewedColumn {
  readonly key: string;
  readonly kind: ExpressionKind;
  /** As the catalogue of columns says it: `text`, `user`, `money`. */
  readonly valueType: string;
  readonly isSortable: boolean;
  readonly isGroupable: boolean;
  readonly operators: readonly FilterOperator[];
  /** The only values of a property, in their order. */
  readonly choices?: readonly string[];
  /** Whether it is an instant that a column of the table holds, and no text. */
  readonly isTimestamp: boolean;
  /** Its value as SQL, to compare and to sum up. */
  readonly value: RawBuilder<unknown>;
  readonly isPresent: RawBuilder<boolean>;
  /** The value as an answer shows it. */
  readonly shown: RawBuilder<unknown>;
  /** The currency of an amount. */
  readonly currency?: RawBuilder<string>;
  /** The columns that it takes in a file, when not one. */
  readonly sheet?: SheetColumns;
  /** The custom field behind it. */
  readonly field?: Field;
}

export function systemColumn(column: SystemColumn, userId: string): ViewedColumn {
  const { key, kind, valueType, storage, isPresent, choices, shown, currency, sheet } = column;
  const { is_sortable: isSortable, is_groupable: isGroupable, operators } = describeSystemColumn(column);
  const value = column.value(userId);
  const isTimestamp = kind === 'instant' && storage === 'timestamptz';
  return {
    key,
    kind,
    valueType,
    isSortable,
    isGroupable,
    operators,
    ...(choices && { choices }),
    isTimestamp,
    value,
    isPresent: isPresent ?? sql<boolean>`true`,
    shown: shown ?? (isTimestamp ? sql`app.iso(${value})` : value),
    ...(currency && { currency }),
    ...(sheet && { sheet }),
  };
}

export function customColumn(field: Field, values: string): ViewedColumn {
  const {
    key,
    value_type: valueType,
    is_sortable: isSortable,
    is_groupable: isGroupable,
    operators,
  } = describeCustomColumn(field);
  const { kind, value, isPresent } = typedExpression(field.definition, values);
  const stored = sql`(${sql.ref(values)} -> ${sql.lit(field.key)})`;
  return {
    key,
    kind,
    valueType,
    isSortable,
    isGroupable,
    operators,
    isTimestamp: false,
    value,
    isPresent,
    shown: stored,
    ...(isMoney(field) && { currency: sql<string>`app.field_text(${stored} -> 'currency')` }),
    field,
  };
}

const isMoney = ({ definition: { config } }: Field): boolean =>
  config.type === 'money' || (config.type === 'formula' && config.result_type === 'money');
