import type { Contract, Schema } from './contract.ts';

/** A property of a record as a column: how it is stored and how a query shows it. */
export interface Column {
  /** Name of the property. */
  readonly property: string;
  /** Definition of the column for the migration; undefined when it follows from others. */
  readonly definition: string | undefined;
  /** Name of the column. */
  readonly name: string;
  /** Entry of the select list. */
  readonly shown: string;
  readonly isNullable: boolean;
  /** What the select list uses beside columns: names of `records.ts` and of `refs`. */
  readonly uses: readonly string[];
  /** Table that an id refers to. */
  readonly refersTo?: string;
}

/** Tables behind the names that properties give to ids. */
const tables: Readonly<Record<string, string>> = {
  user: 'users',
  owner: 'users',
  author: 'users',
  created_by: 'users',
  client: 'clients',
  task: 'tasks',
  task_stage: 'task_stages',
  ticket: 'tickets',
  department: 'departments',
  process_definition: 'process_definitions',
  escalation: 'escalations',
  folder: 'folders',
  profile: 'client_profiles',
  comment: 'comments',
};

/** Schemas of references, and the functions of `refs` that make them. */
const refs: Readonly<Record<string, { readonly name: string; readonly table: string }>> = {
  UserRef: { name: 'userRef', table: 'users' },
  ClientRef: { name: 'clientRef', table: 'clients' },
  TaskRef: { name: 'taskRef', table: 'tasks' },
  TicketRef: { name: 'ticketRef', table: 'tickets' },
};

const tableOf = (column: string): string | undefined =>
  tables[column] ?? tables[column.replace(/_id$/, '')] ?? (column.endsWith('_by') ? 'users' : undefined);

/** Columns that every record has; the migration writes them itself. */
export const standing = new Set(['id', 'revision', 'created_at', 'updated_at', 'created_by']);

/** Text that people write and search, and by which they sort. */
const isWritten = (property: string): boolean =>
  /^(name|title|subject|label|description|note|reason|.*_(name|title|text|note|reason|description))$/.test(
    property,
  );

/** A property of the record `type` in the table that the query calls `alias`. */
export function columnOf(
  contract: Contract,
  type: string,
  alias: string,
  property: string,
  raw: Schema,
): Column {
  const { schema, isNullable } = contract.value(raw);
  const component = contract.nameOf(raw);
  const none = isNullable ? '' : ' not null';
  const stored = (
    name: string,
    sqlType: string,
    shown: string,
    uses: readonly string[] = [],
    refersTo = tableOf(name),
  ): Column => ({
    property,
    name,
    isNullable,
    definition: `${name} ${sqlType}${none}`,
    shown,
    uses,
    ...(sqlType === 'uuid' && refersTo && { refersTo }),
  });
  const plain = (sqlType: string) => stored(property, sqlType, `'${alias}.${property}'`);
  const as = (sqlType: string) =>
    stored(property, sqlType, `as<${type}['${property}']>()('${alias}.${property}').as('${property}')`, [
      'as',
    ]);
  const ref = (name: string, refersTo: string, parameters = '') =>
    stored(
      `${property}_id`,
      'uuid',
      `${name}${isNullable ? 'OrNull' : ''}(${parameters}'${alias}.${property}_id').as('${property}')`,
      [`${name}${isNullable ? 'OrNull' : ''}`],
      refersTo,
    );

  const referred = refs[component ?? ''];
  if (referred !== undefined) return ref(referred.name, referred.table);
  const named = component === 'NamedRef' ? tableOf(property) : undefined;
  if (named !== undefined) return ref('namedRef', named, `'${named}', `);
  if (schema['format'] === 'date-time') {
    const write = isNullable ? 'isoOrNull' : 'iso';
    return stored(property, 'timestamptz(3)', `${write}('${alias}.${property}').as('${property}')`, [write]);
  }
  if (schema['format'] === 'date') return plain('date');
  if (schema['format'] === 'uuid') return plain('uuid');
  if (Array.isArray(schema['enum'])) {
    const values = (schema['enum'] as unknown[]).map((value) => `'${String(value)}'`).join(', ');
    return { ...plain('text'), definition: `${property} text${none} check (${property} in (${values}))` };
  }
  switch (schema['type']) {
    case 'boolean':
      return {
        ...plain('boolean'),
        definition: `${property} boolean${isNullable ? '' : ' not null default false'}`,
      };
    case 'integer':
      return /_count$/.test(property)
        ? { ...computed(property, alias), property, isNullable }
        : plain(Number(schema['maximum'] ?? 0) > 2_147_483_647 ? 'bigint' : 'integer');
    case 'number':
      return plain('numeric');
    case 'string':
      return isWritten(property) ? plain('text collate app.unicode') : plain('text');
    case 'array': {
      const item = contract.value(schema['items'] as Schema).schema;
      if (item['format'] === 'uuid')
        return { ...plain('uuid[]'), definition: `${property} uuid[] not null default '{}'` };
      if (item['type'] === 'string' && item['enum'] === undefined)
        return {
          ...plain('text[]'),
          definition: `${property} text[] collate app.unicode not null default '{}'`,
        };
    }
  }
  return as('jsonb');
}

/** The column with the default that the contract has for it. */
export function withDefault(column: Column, value: unknown): Column {
  const { definition } = column;
  if (definition === undefined || value === undefined || value === null || Array.isArray(value))
    return column;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value as string);
  const written =
    typeof value === 'number' || typeof value === 'boolean' ? text : `'${text.replaceAll("'", "''")}'`;
  const [type, check] = definition.replace(/ default \S+/, '').split(/(?= check \()/);
  return { ...column, definition: `${type!} default ${written}${check ?? ''}` };
}

/** A figure that is counted when the record is shown. */
const computed = (
  property: string,
  alias: string,
): Pick<Column, 'name' | 'definition' | 'shown' | 'uses'> => ({
  name: property,
  definition: undefined,
  shown: `sql<number>\`(select count(*) from … where … = \${sql.ref('${alias}.id')})\`.as('${property}')`,
  uses: ['sql'],
});
