import { sql, type RawBuilder } from 'kysely';
import { typedExpression, type ExpressionKind, type FieldSet } from '#src/domain/field-values/index.ts';
import type { ColumnFinder, ColumnStorage, FilterColumn } from '#src/domain/filters/index.ts';
import type { SheetCell } from '#src/platform/sheet-cell.ts';

/** How files tell a value that no single cell can hold. */
export interface SheetColumns {
  readonly headings: readonly string[];
  /** The cells of a value, which is neither null nor undefined. */
  readonly cells: (value: unknown) => readonly SheetCell[];
}

/** A property of a record as a column of its list. */
export interface SystemColumn {
  readonly key: string;
  readonly label: string;
  readonly valueType: string;
  readonly kind: ExpressionKind;
  readonly storage?: ColumnStorage;
  /** The only values that it can have; those that agencies define are handed to `columnFinder`. */
  readonly choices?: readonly string[];
  readonly isDefault?: true;
  readonly isSortable?: true;
  readonly isGroupable?: true;
  /** Its value as SQL in that form, as the user sees it. */
  readonly value: (userId: string) => RawBuilder<unknown>;
  /** Whether there is one; absent when there always is. */
  readonly isPresent?: RawBuilder<boolean>;
  /** The value as answers show it, when in another form: an amount with its currency. */
  readonly shown?: RawBuilder<unknown>;
  /** The currency of an amount. */
  readonly currency?: RawBuilder<string>;
  readonly sheet?: SheetColumns;
  /** What to sort by, when not by the value. */
  readonly sort?: RawBuilder<unknown>;
  readonly holdsAny?: FilterColumn['holdsAny'];
}

const customPrefix = 'field_values.';
const always = sql<boolean>`true`;

/** Key of the custom field that a column name means; undefined for a property. */
export const customKeyOf = (name: string): string | undefined =>
  name.startsWith(customPrefix) ? name.slice(customPrefix.length) : undefined;

/** Key of a custom field that is named by its key or by that of its column. */
export const fieldKeyOf = (name: string): string => customKeyOf(name) ?? name;

/** Values that the agency defines for properties, such as the keys of its statuses, by the name of the property. */
export type AgencyChoices = Readonly<Record<string, readonly string[]>>;

/** What filters on a list can name: its properties, and custom fields, whose values are in `values`, such as `c.field_values`. */
export function columnFinder(
  columns: ReadonlyMap<string, SystemColumn>,
  userId: string,
  fields: Pick<FieldSet, 'get'>,
  values: string,
  choices: AgencyChoices = {},
): ColumnFinder {
  return (name): FilterColumn | undefined => {
    const system = columns.get(name);
    if (system !== undefined) return toFilterColumn(system, userId, choices[name] ?? system.choices);
    const field = fields.get(customKeyOf(name) ?? '');
    if (field === undefined) return undefined;
    const { config } = field.definition;
    return {
      ...typedExpression(field.definition, values),
      ...(config.type === 'user' && { refersTo: 'user' as const }),
      ...('choices' in config && { choices: config.choices.map(({ key }) => key) }),
    };
  };
}

/** Types of properties that name users or departments. */
const referred: Readonly<Record<string, FilterColumn['refersTo']>> = {
  user: 'user',
  users: 'user',
  department: 'department',
};

const toFilterColumn = (
  { kind, storage, valueType, value, isPresent = always, holdsAny }: SystemColumn,
  userId: string,
  choices: readonly string[] | undefined,
): FilterColumn => ({
  kind,
  value: value(userId),
  isPresent,
  ...(storage && { storage }),
  ...(referred[valueType] && { refersTo: referred[valueType] }),
  ...(choices && { choices }),
  ...(holdsAny && { holdsAny }),
});
