import { sql, type RawBuilder } from 'kysely';
import { typedExpression, type ExpressionKind, type FieldSet } from '#src/field-values/index.ts';
import type { ColumnFinder, ColumnStorage, FilterColumn } from '#src/filters/index.ts';

/** A property of a record as a column of its list. */
export interface SystemColumn {
  readonly key: string;
  readonly label: string;
  readonly valueType: string;
  readonly kind: ExpressionKind;
  readonly storage?: ColumnStorage;
  readonly isDefault?: true;
  readonly isSortable?: true;
  readonly isGroupable?: true;
  /** Its value as SQL in that form, as the user sees it. */
  readonly value: (userId: string) => RawBuilder<unknown>;
  /** Whether there is one; absent when there always is. */
  readonly isPresent?: RawBuilder<boolean>;
  /** What to sort by, when not by the value. */
  readonly sort?: RawBuilder<unknown>;
  readonly holdsAny?: FilterColumn['holdsAny'];
}

const customPrefix = 'field_values.';
const always = sql<boolean>`true`;

/** Key of the custom field that a column name means; undefined for a property. */
export const customKeyOf = (name: string): string | undefined => (name.startsWith(customPrefix) ? name.slice(customPrefix.length) : undefined);

/** Key of a custom field that is named by its key or by that of its column. */
export const fieldKeyOf = (name: string): string => customKeyOf(name) ?? name;

/** What filters on a list can name: its properties, and custom fields, whose values are in `values`, such as `c.field_values`. */
export function columnFinder(columns: ReadonlyMap<string, SystemColumn>, userId: string, fields: FieldSet, values: string): ColumnFinder {
  return (name): FilterColumn | undefined => {
    const system = columns.get(name);
    if (system !== undefined) return toFilterColumn(system, userId);
    const field = fields.get(customKeyOf(name) ?? '');
    return field === undefined ? undefined : typedExpression(field.definition, values);
  };
}

const toFilterColumn = ({ kind, storage, value, isPresent = always, holdsAny }: SystemColumn, userId: string): FilterColumn =>
  ({ kind, value: value(userId), isPresent, ...(storage && { storage }), ...(holdsAny && { holdsAny }) });
