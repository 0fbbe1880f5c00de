import { pascal, singular, spoken } from '../naming.ts';
import type { Column } from './columns.ts';
import type { Contract, ContractOperation, Schema } from './contract.ts';

/** The declaration of a list's columns, for `filter_group`, custom fields and views. */
export interface ColumnsDeclaration {
  readonly name: string;
  readonly text: string;
  readonly uses: readonly string[];
}

interface Rows {
  readonly plural: string;
  readonly type: string;
  readonly alias: string;
  readonly columns: readonly Column[];
}

/** The names in backticks after "conditions on" in the description: what the contract lets a tree of filters name. */
const namedIn = (description: string): string[] => {
  const sentence = /`filter_group`[^`]*?conditions on (.*?)(?:\. |$)/s.exec(
    description.replaceAll('\n', ' '),
  )?.[1];
  return [...(sentence ?? '').matchAll(/`([a-z_]+)`/g)].map(([, name]) => name!);
};

export function columnsDeclaration(
  contract: Contract,
  { plural, type, alias, columns }: Rows,
  list: ContractOperation,
): ColumnsDeclaration {
  const camel = pascal(plural).replace(/^./, (first) => first.toLowerCase());
  const name = `${camel}Columns`;
  const sorts = enumOf(contract, list.query.find((each) => each.name === 'sort')?.schema);
  const named = namedIn(list.description);
  const shown = columns.filter(
    (column) => column.definition !== undefined && (named.length === 0 || named.includes(column.name)),
  );
  const lines = shown.flatMap((column) => lineOf(column, sorts) ?? []);
  const kind = singular(plural).replaceAll('-', '_');
  const kinds = enumOf(contract, { $ref: '#/components/schemas/FieldRecordKind' });
  const used = ['optional', 'sortable'].filter((each) =>
    lines.some((line) => new RegExp(`(\\.\\.\\.|, )${each}\\b`).test(line)),
  );
  return {
    name,
    uses: ['columnsOf', 'recordColumns', ...used],
    text: `const of${type} = columnsOf('${alias}');

/** What lists and views of ${spoken(pascal(plural))}, \`${alias}\`, name. */
export const ${name} = recordColumns({
  noun: '${spoken(pascal(plural))}',
  fields: '${kinds.includes(kind) ? kind : kinds[0]!}',
  values: '${alias}.field_values',
  columns: [
${lines.map((line) => `    of${type}.${line},\n`).join('')}  ],
});
`,
  };
}

function enumOf(contract: Contract, schema: Schema | undefined): readonly string[] {
  const plain = schema === undefined ? {} : contract.value(schema).schema;
  return (plain['enum'] as readonly string[] | undefined) ?? [];
}

/** A column by the builder of its type; undefined for one that no filter fits. */
function lineOf(
  { name, definition, isNullable, refersTo }: Column,
  sorts: readonly string[],
): string | undefined {
  const label = `'${name
    .replace(/_(id|at)$/, '')
    .replaceAll('_', ' ')
    .replace(/^./, (first) => first.toUpperCase())}'`;
  const choices = /check \(\w+ in \((.*)\)\)$/.exec(definition!)?.[1];
  const options = [
    ...(choices === undefined ? [] : [`choices: [${choices}]`]),
    ...(isNullable ? ['...optional'] : []),
    ...(sorts.includes(name) ? ['...sortable'] : []),
  ];
  const [only] = options;
  const isOne = options.length === 1 && only!.startsWith('...');
  const more = only === undefined ? '' : `, ${isOne ? only.slice(3) : `{ ${options.join(', ')} }`}`;
  const sqlType = definition!.split(' ')[1]!;
  if (choices !== undefined) return `option('${name}', ${label}${more})`;
  if (sqlType === 'uuid')
    return `record('${refersTo === undefined ? 'record' : singular(refersTo)}', '${name}', ${label}${more})`;
  if (sqlType === 'uuid[]') return `list('users', 'uuid[]', '${name}', ${label}${more})`;
  if (sqlType === 'text[]') return `list('list', 'text[]', '${name}', ${label}${more})`;
  const builder = builders.find(([type]) => sqlType.startsWith(type))?.[1];
  return builder && `${builder}('${name}', ${label}${more})`;
}

const builders = [
  ['timestamptz', 'time'],
  ['boolean', 'flag'],
  ['integer', 'number'],
  ['text', 'text'],
] as const;
