import { pascal, singular } from '../naming.ts';
import { columnOf, standing, withDefault, type Column } from './columns.ts';
import type { Contract, ContractOperation, Schema } from './contract.ts';
import { filterLines, isName, sortLines, type Line } from './filters.ts';
import { columnsDeclaration } from './list-columns.ts';

/** A record of a family with the table that it is stored in. */
export interface Noun {
  readonly family: string;
  /** Where the compiled contract of its operations is. */
  readonly generated: '#generated' | '#generated/console';
  /** Plural kebab, as its files are called: `time-entries`. */
  readonly plural: string;
  /** Name of its schema: `TimeEntry`. */
  readonly type: string;
  readonly table: string;
  readonly alias: string;
  readonly columns: readonly Column[];
  readonly list: ContractOperation | undefined;
  readonly operations: readonly ContractOperation[];
  readonly isFoundByText: boolean;
}

export function nounOf(
  contract: Contract,
  family: string,
  plural: string,
  type: string,
  operations: readonly ContractOperation[],
): Noun {
  const table = plural.replaceAll('-', '_');
  const alias = table.charAt(0);
  const created = operations.find(({ id }) => id === `create${type}`)?.body ?? {};
  const columns = Object.entries(contract.properties(type)).map(([property, schema]) =>
    withDefault(columnOf(contract, type, alias, property, schema), defaultOf(contract, created[property])),
  );
  const list = operations.find(
    (operation) =>
      operation.isList && operation.item === type && operation.query.some(({ name }) => name === 'limit'),
  );
  return {
    family,
    generated: contract.generated,
    plural,
    type,
    table,
    alias,
    columns,
    list,
    operations,
    isFoundByText: list?.query.some(({ name }) => name === 'search') ?? false,
  };
}

const defaultOf = (contract: Contract, schema: Schema | undefined): unknown =>
  schema && (schema['default'] ?? contract.value(schema).schema['default']);

export const camel = (kebab: string): string => pascal(kebab).replace(/^./, (first) => first.toLowerCase());
const isDeletable = ({ operations, type }: Noun): boolean =>
  operations.some(({ id }) => id === `delete${type}`);

/** The column, in kebab, that names the record in the address of a list; undefined for a list of all. */
export function parentOf({ columns }: Noun, { path }: ContractOperation): string | undefined {
  const collection = /\/([a-z-]+)\/\{id\}/.exec(path)?.[1];
  const name = collection && `${singular(collection)}-id`;
  return columns.some((column) => column.name === name?.replaceAll('-', '_')) ? name : undefined;
}

/** `import { a, b } from '...'` of those of the names that the module has. */
const imported = (uses: ReadonlySet<string>, names: readonly string[], module: string): string => {
  const used = names.filter((name) => uses.has(name)).sort();
  return used.length === 0 ? '' : `import { ${used.join(', ')} } from '${module}';\n`;
};

const conditionNames = [
  'anyOfIds',
  'atLeast',
  'atMost',
  'before',
  'equalTo',
  'hasNoValue',
  'hasValue',
  'holds',
  'oneOf',
  'oneOfIds',
  'oneOfNumbers',
  'recordFilters',
  'since',
  'tagged',
];
const kitNames = [...conditionNames, 'as', 'by', 'byName', 'emptyLast', 'iso', 'isoOrNull', 'recordSorts'];
const refNames = [
  'clientRef',
  'clientRefOrNull',
  'namedRef',
  'namedRefOrNull',
  'taskRef',
  'taskRefOrNull',
  'ticketRef',
  'ticketRefOrNull',
  'userRef',
  'userRefOrNull',
];

/** Imports of what drafts of filters and sorts use. */
export const kitImports = (uses: ReadonlySet<string>): string =>
  `${imported(uses, ['sql'], 'kysely')}${imported(uses, ['searched'], '#src/domain/filters/index.ts')}${imported(uses, kitNames, '#src/platform/db/query/index.ts')}`;

/** The noun's SQL: its rows, the record with its columns, the list with every filter and sort, one by id, the writes. */
export function queriesFile(contract: Contract, noun: Noun): string {
  const { alias, table, type, plural, columns, list, family } = noun;
  const filters = list === undefined ? [] : filterLines(contract, list.query, noun);
  const sorts = list === undefined ? [] : sortLines(contract, list.query, noun);
  const tree = list?.hasTree ? columnsDeclaration(contract, noun, list) : undefined;
  const uses = new Set(
    [...columns, ...filters, ...sorts, ...(tree ? [tree] : [])].flatMap((each) => each.uses),
  );
  const rows = camel(plural);
  const parent = list && parentOf(noun, list);
  const record = `${type.replace(/^./, (first) => first.toLowerCase())}Record`;
  const indented = (lines: readonly Line[]): string => lines.map(({ text }) => `    ${text}\n`).join('');
  const has = (operation: string): boolean => noun.operations.some(({ id }) => id === operation);
  // What can be deleted is written by its `recordLife`, which needs the lock alone.
  const isLiving = isDeletable(noun);
  const inserts = has(`create${type}`) && !isLiving;
  const revises = has(`update${type}`) && !isLiving;
  const writes = [inserts && 'insertRecord', revises && 'reviseRecord'].filter((name) => name !== false);
  const kit = [
    ...kitNames.filter((name) => uses.has(name)),
    ...(list === undefined || tree !== undefined ? [] : ['list']),
    ...['record', 'selectRecord', ...writes],
  ].sort();
  const writable = columns.filter(({ name, definition }) => definition !== undefined && !standing.has(name));
  return `${uses.has('sql') ? "import { sql } from 'kysely';\n" : ''}import type { ${type} } from '${noun.generated}/types.gen.ts';
${list === undefined ? '' : `import type { ${pascal(family)}Handlers } from '${noun.generated}/families/${family}/handlers.ts';\n`}import type { JsonText } from '#src/call/context.ts';
${imported(uses, ['searched'], '#src/domain/filters/index.ts')}${imported(uses, ['columnsOf', 'groupable', 'optional', 'recordColumns', 'sortable'], '#src/domain/list-columns/index.ts')}${tree === undefined ? '' : "import { recordList } from '#src/domain/lists/index.ts';\n"}${imported(uses, refNames, '#src/domain/refs/index.ts')}import type { Db } from '#src/platform/db/index.ts';
import { ${kit.join(', ')} } from '#src/platform/db/query/index.ts';

/** Those that can be seen. */
const ${rows} = (db: Db) => db.selectFrom('${table} as ${alias}')${isDeletable(noun) ? `.where('${alias}.deleted_at', 'is', null)` : ''};

/** The contract's representation. */
const ${record} = (query: ReturnType<typeof ${rows}>) => record<${type}>()(query.select([
${columns.map(({ shown }) => `  ${shown},\n`).join('')}]));
${
  list === undefined
    ? ''
    : `
${tree === undefined ? '' : `${tree.text}\n`}export const ${rows}List = ${tree === undefined ? 'list' : 'recordList'}<${pascal(family)}Handlers['${list.id}']${parent === undefined ? '' : `, { ${camel(parent)}: string }`}>()({
${tree === undefined ? '' : `  columns: ${tree.name},\n`}  rows: ${parent === undefined ? rows : `(db, { ${camel(parent)} }) => ${rows}(db).where('${alias}.${parent.replaceAll('-', '_')}', '=', ${camel(parent)})`},
  record: ${record},
  id: '${alias}.id',
  filters: {
${indented(filters)}  },
  sorts: {
${indented(sorts)}  },
});
`
}
export const select${type} = (db: Db, id: string): Promise<JsonText<${type}> | undefined> => selectRecord(db, ${record}(${rows}(db).where('${alias}.id', '=', id)));
${
  writes.length === 0
    ? ''
    : `
/** What can be written. */
export interface ${type}Values {
${writable.map(({ name, definition, isNullable }) => `  readonly ${name}: ${typeScriptOf(definition!)}${isNullable ? ' | null' : ''};\n`).join('')}}
`
}${
    inserts
      ? `
export const insert${type} = (db: Db, values: ${type}Values & { readonly created_by: string }, now: Date): Promise<string> => insertRecord(db, '${table}', values, now);
`
      : ''
  }${
    revises
      ? `
export const update${type} = (db: Db, id: string, values: Partial<${type}Values>, now: Date): Promise<void> => reviseRecord(db, '${table}', id, values, now);
`
      : ''
  }${
    revises || isLiving
      ? `
/** Nobody else changes it before the transaction ends. */
export const lock${type} = (db: Db, id: string) => ${rows}(db).where('${alias}.id', '=', id).selectAll('${alias}').forUpdate().executeTakeFirst();
`
      : ''
  }`;
}

function typeScriptOf(definition: string): string {
  const check = /check \(\w+ in \((.*)\)\)$/.exec(definition);
  if (check !== null) return check[1]!.split(', ').join(' | ');
  const type = definition.split(' ')[1]!;
  if (type.endsWith('[]')) return 'string[]';
  if (type === 'boolean') return 'boolean';
  return ['integer', 'bigint', 'numeric'].includes(type) ? 'number' : 'string';
}

/** The column that the search looks at: everything that people write, as searches fold it. */
function searchText(columns: readonly Column[]): string {
  const written = columns.filter(({ definition }) => definition?.includes(' text collate app.unicode'));
  const text = written
    .map(({ name }, index) => (index === 0 ? `coalesce(${name}, '')` : `coalesce(' ' || ${name}, '')`))
    .join(' || ');
  return `search_text text collate app.unicode not null generated always as (app.fold(${text === '' ? "''" : text})) stored`;
}

/** Columns of the record that the table lacks. */
export const missingColumns = ({ columns }: Noun, present: ReadonlySet<string>): Column[] =>
  columns.filter(
    ({ name, definition }) => definition !== undefined && !present.has(name) && !standing.has(name),
  );

/** What an earlier migration made for the sake of another family grows to what this one needs. */
function growth(noun: Noun, present: ReadonlySet<string>): string {
  const { table, columns, isFoundByText } = noun;
  const missing = missingColumns(noun, present);
  const stamps = [
    ['revision', 'integer not null default 1'],
    ['created_at', 'timestamptz(3) not null default app.now()'],
    ['updated_at', 'timestamptz(3) not null default app.now()'],
    ['created_by', 'uuid not null'],
  ]
    .filter(([name]) => !present.has(name!))
    .map(([name, type]) => `${name} ${type}`);
  const added = [...missing.map(({ definition }) => definition!), ...stamps];
  const hasDeletions = present.has('deleted_at') || columns.some(({ name }) => name === 'deleted_at');
  const lines = [
    ...added.map((definition) => `  add column ${definition}`),
    ...missing
      .filter(({ refersTo }) => refersTo !== undefined)
      .map(
        ({ name, refersTo }) =>
          `  add foreign key (tenant_id, ${name}) references ${refersTo} (tenant_id, id)`,
      ),
  ];
  return `-- Draft: the table is there already. A column that may not be null needs a value for the rows there are.
alter table ${table}
${lines.join(',\n')};
${isFoundByText && !present.has('search_text') ? `alter table ${table} add column ${searchText(columns)};\nselect app.searchable('${table}'${hasDeletions ? '' : ", 'true'"});\n` : ''}`;
}

/** Indexes for the sorts of the list, as its query writes them; that of the newest is there. */
function sortIndexes(contract: Contract, noun: Noun, where: string): string {
  const { list, table, columns } = noun;
  const schema = list?.query.find(({ name }) => name === 'sort')?.schema;
  const sorts = (schema && (contract.value(schema).schema['enum'] as readonly string[] | undefined)) ?? [];
  const parent = list && parentOf(noun, list)?.replaceAll('-', '_');
  const within = ['tenant_id', ...(parent === undefined ? [] : [parent])].join(', ');
  return sorts
    .filter((sort) => sort !== 'created_at')
    .flatMap((sort) => {
      const column = columns.find(({ name, property }) => name === sort || property === sort);
      if (column?.definition === undefined) return [];
      const by = isName(sort) ? `lower(${column.name})` : column.name;
      const index = (name: string, order: string): string =>
        `create index ${table}_by_${name} on ${table} (${within}, ${order})${where};\n`;
      // Those without a value come last in both directions.
      return column.isNullable
        ? [index(sort, `${by}, id`), index(`${sort}_desc`, `${by} desc nulls last, id desc`)]
        : [index(sort, `${by}, id`)];
    })
    .join('');
}

/** A draft of the tables: columns, foreign keys and indexes for references and for the orders of the list. */
export function migrationFile(
  contract: Contract,
  noun: Noun,
  present: ReadonlySet<string> | undefined,
): string {
  if (present !== undefined) return growth(noun, present);
  const { table, columns, isFoundByText } = noun;
  const own = columns.filter(({ name, definition }) => definition !== undefined && !standing.has(name));
  const keys = columns.filter(({ refersTo, name }) => refersTo !== undefined && !standing.has(name));
  const deleted = isDeletable(noun);
  const where = deleted ? ' where deleted_at is null' : '';
  return `-- Draft: say what the table is for, and what its rules need.
create table ${table} (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
${own.map(({ definition }) => `  ${definition!},\n`).join('')}  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
${deleted ? '  deleted_at timestamptz(3),\n  deleted_by uuid,\n' : ''}${isFoundByText ? `  ${searchText(columns)},\n` : ''}  primary key (tenant_id, id)${keys.map(({ name, refersTo }) => `,\n  foreign key (tenant_id, ${name}) references ${refersTo} (tenant_id, id)`).join('')}
);
create index ${table}_newest on ${table} (tenant_id, created_at desc, id desc)${where};
${keys.map(({ name }) => `create index ${table}_${name.replace(/_id$/, '')} on ${table} (tenant_id, ${name})${where};\n`).join('')}${sortIndexes(contract, noun, where)}select app.protect('${table}');
${isFoundByText ? `select app.searchable('${table}'${deleted ? '' : ", 'true'"});\n` : ''}`;
}
