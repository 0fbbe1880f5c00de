import type { RawBuilder } from 'kysely';
import type { ExpressionKind, TypedExpression } from '#src/domain/field-values/index.ts';

/** The type that a value has in SQL: operands are given the same, so that an index on the column can serve. */
export type ColumnStorage =
  | 'text'
  | 'uuid'
  | 'timestamptz'
  | 'integer'
  | 'numeric'
  | 'boolean'
  | 'jsonb'
  | 'text[]'
  | 'uuid[]';

/** A property or custom field inside SQL, as filters need it. */
export interface FilterColumn extends Pick<TypedExpression, 'kind' | 'value' | 'isPresent'> {
  /** The only values that it can have, where these are known; archived ones included. */
  readonly choices?: readonly string[];
  /** Whose ids its values are: saved views compare them with their reader. */
  readonly refersTo?: 'user' | 'department';
  /** Absent for a value in the form in which custom fields keep it. */
  readonly storage?: ColumnStorage;
  /** For a list whose values lie in rows of a table: whether it holds one of these. Under row-level security no index serves the operators of arrays. */
  readonly holdsAny?: (values: readonly string[]) => RawBuilder<boolean>;
}

/** Finds the column behind a name; undefined when the list has none of that name, or none to filter by. */
export type ColumnFinder = (name: string) => FilterColumn | undefined;

const formOfCustomFields: Readonly<Record<ExpressionKind, ColumnStorage>> = {
  text: 'text',
  choice: 'text',
  reference: 'text',
  date: 'text',
  instant: 'text',
  number: 'numeric',
  boolean: 'boolean',
  list: 'jsonb',
  parts: 'jsonb',
};

export const storageOf = ({ kind, storage }: FilterColumn): ColumnStorage =>
  storage ?? formOfCustomFields[kind];
