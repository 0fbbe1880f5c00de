import { sql, type RawBuilder } from 'kysely';
import type { FieldConfig, FieldDefinition } from './definition.ts';

/** How a value compares: what operators fit it, and the type that an operand must have. */
export type ExpressionKind =
  | 'text'
  | 'choice'
  | 'number'
  | 'boolean'
  | 'date'
  | 'instant'
  | 'reference'
  | 'list'
  | 'parts';

export interface TypedExpression {
  readonly kind: ExpressionKind;
  /** The value as SQL of that kind: text, numeric (money: minor units), boolean, or jsonb for lists and parts; null without a value. */
  readonly value: RawBuilder<unknown>;
  /** What to sort by: choices sort in their own order, not by their keys. */
  readonly sort: RawBuilder<unknown>;
  /** Whether the record holds a value at all. */
  readonly isPresent: RawBuilder<boolean>;
}

/** A custom field inside SQL: `column` is the jsonb column of values, such as `c.field_values`. */
export function typedExpression(
  field: Pick<FieldDefinition, 'key' | 'config'>,
  column: string,
): TypedExpression {
  const stored = sql`${sql.ref(column)} -> ${sql.lit(field.key)}`;
  const kind = kindOf(field.config);
  const value = valueOf(field.config, kind, stored);
  return {
    kind,
    value,
    sort: sortOf(field.config, value),
    isPresent: sql<boolean>`jsonb_exists(${sql.ref(column)}, ${sql.lit(field.key)})`,
  };
}

export function kindOf(config: FieldConfig): ExpressionKind {
  switch (config.type) {
    case 'number':
    case 'money':
      return 'number';
    case 'date':
      return 'date';
    case 'date_time':
      return 'instant';
    case 'checkbox':
      return 'boolean';
    case 'single_choice':
      return 'choice';
    case 'multi_choice':
      return 'list';
    case 'user':
    case 'client':
    case 'file':
      return config.is_multiple ? 'list' : 'reference';
    case 'address':
    case 'composite':
      return 'parts';
    case 'formula':
      return kindOfResult[config.result_type];
    default:
      return 'text';
  }
}

const kindOfResult = {
  number: 'number',
  money: 'number',
  text: 'text',
  checkbox: 'boolean',
  date: 'date',
} as const;

const isMoney = (config: FieldConfig): boolean =>
  config.type === 'money' || (config.type === 'formula' && config.result_type === 'money');

function valueOf(
  config: FieldConfig,
  kind: ExpressionKind,
  stored: RawBuilder<unknown>,
): RawBuilder<unknown> {
  switch (kind) {
    case 'number':
      return isMoney(config)
        ? sql`app.field_number(${stored} -> 'amount_minor')`
        : sql`app.field_number(${stored})`;
    case 'boolean':
      return sql`app.field_boolean(${stored})`;
    case 'list':
    case 'parts':
      return sql`(${stored})`;
    // Days and instants are stored in a form whose order as text is their order in time.
    case 'date':
    case 'instant':
    case 'reference':
    case 'choice':
      return sql`(app.field_text(${stored}) collate "C")`;
    case 'text':
      return sql`app.field_text(${stored})`;
  }
}

function sortOf(config: FieldConfig, value: RawBuilder<unknown>): RawBuilder<unknown> {
  if (config.type !== 'single_choice') return value;
  return sql`array_position(array[${sql.join(config.choices.map((choice) => sql.lit(choice.key)))}]::text[], ${value})`;
}
