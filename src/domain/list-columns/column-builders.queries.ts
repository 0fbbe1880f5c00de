import { sql } from 'kysely';
import type { SystemColumn } from './columns.queries.ts';

type Options = Partial<Omit<SystemColumn, 'key' | 'label'>> & {
  /** The alias of another table that holds the column. */
  readonly from?: string;
  /** Not every record has a value. */
  readonly isOptional?: true;
};

/** Makes columns whose key is the name of a column of the table that is called `alias` in the query. */
export const columnsOf = (alias: string) => {
  const make =
    (kind: SystemColumn['kind'], valueType: string, storage: SystemColumn['storage']) =>
    (key: string, label: string, options: Options = {}): SystemColumn => {
      const { from = alias, isOptional, ...more } = options;
      const column = sql.ref(`${from}.${key}`);
      return {
        key,
        label,
        kind,
        valueType,
        value: () => column,
        ...(storage && { storage }),
        ...(isOptional && { isPresent: sql<boolean>`${column} is not null` }),
        ...more,
      };
    };
  return {
    text: make('text', 'text', 'text'),
    option: make('choice', 'option', 'text'),
    number: make('number', 'number', 'integer'),
    time: make('instant', 'date_time', 'timestamptz'),
    /** A day, as a text that compares as days do. */
    day: (key: string, label: string, options: Options = {}) => {
      const column = sql.ref(`${options.from ?? alias}.${key}`);
      return make('date', 'date', 'text')(key, label, {
        value: () => sql`(${column}::text collate "C")`,
        sort: column,
        ...options,
      });
    },
    flag: make('boolean', 'checkbox', 'boolean'),
    record: (valueType: string, key: string, label: string, options?: Options) =>
      make('reference', valueType, 'uuid')(key, label, options),
    list: (
      valueType: string,
      storage: 'text[]' | 'uuid[]',
      key: string,
      label: string,
      options: Options = {},
    ) =>
      make('list', valueType, storage)(key, label, {
        isPresent: sql<boolean>`${sql.ref(`${options.from ?? alias}.${key}`)} <> '{}'`,
        ...options,
      }),
  };
};

export const shown = { isDefault: true } as const;
export const optional = { isOptional: true } as const;
export const sortable = { isSortable: true } as const;
export const groupable = { isGroupable: true } as const;
