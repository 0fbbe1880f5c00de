import { kebab, pascal, plural as pluralOf, spoken } from '../naming.ts';
import { standing, type Column } from './columns.ts';
import { camel, parentOf, type Noun } from './queries-file.ts';

/** The noun's handlers: lists and reads whole, writes with their beats, everything else as a stub that answers 501. */
export function handlersFile(noun: Noun): string {
  const { family, plural, type, operations, list } = noun;
  const life = camel(kebab(pluralOf(type)));
  const stubs: string[] = [];
  const written: string[] = [];
  const inputs = new Set<string>();
  const has = (id: string) => operations.some((operation) => operation.id === id);
  const input = (id: string): string => {
    const name = `${id.replace(/^./, (first) => first.toUpperCase())}Input`;
    inputs.add(name);
    return name;
  };
  for (const { id, events } of operations) {
    const context = `WriteContext<${events.length === 0 ? 'never' : events.map((event) => `'${event}'`).join(' | ')}>`;
    const parent = list?.id === id ? parentOf(noun, list) : undefined;
    if (list?.id === id && (parent !== undefined || !list.path.includes('{')))
      written.push(
        `export const ${id} = (ctx: ReadContext, { ${parent === undefined ? '' : 'path, '}query }: ${input(id)}) => queries.${camel(plural)}List.page(${list.hasTree ? 'ctx' : 'ctx.db'}, query, {${parent === undefined ? '' : ` ${camel(parent)}: path.id `}});`,
      );
    else if (id === `get${type}`)
      written.push(
        `export const ${id} = (ctx: ReadContext, { path }: ${input(id)}): Promise<Result<${type}>> => show${type}(ctx, path.id);`,
      );
    else if (id === `delete${type}`)
      written.push(`export async function ${id}(ctx: ${context}, { path, query }: ${input(id)}): Promise<Deleted> {
  const record = await ${life}.lock(ctx, path.id, query.expected_revision);
  return ${life}.softDelete(ctx, record, [${toldOf(noun)}]);
}`);
    else stubs.push(id);
  }
  const reads = has(`get${type}`) || has(`update${type}`) || has(`create${type}`);
  const errors = [reads && 'notFound', stubs.length > 0 && 'notImplemented'].filter((name) => name !== false);
  const usesQueries = written.length > 0 || reads;
  const shown = [reads && type, has(`delete${type}`) && 'Deleted'].filter((name) => name !== false);
  const all = [
    ...written,
    ...stubs.map((id) => `${beatsOf(noun, id)}export const ${id} = notImplemented('${id}');`),
  ];
  return `${
    shown.length === 0
      ? ''
      : `import type { ${shown.join(', ')} } from '${noun.generated}/types.gen.ts';
`
  }${
    inputs.size === 0
      ? ''
      : `import type { ${[...inputs].sort().join(', ')} } from '${noun.generated}/families/${family}/handlers.ts';
`
  }${
    usesQueries
      ? `import type { ${[...(reads || written.some((each) => each.includes('ReadContext')) ? ['ReadContext'] : []), ...(reads ? ['Result'] : []), ...(has(`delete${type}`) ? ['WriteContext'] : [])].join(', ')} } from '#src/call/context.ts';
`
      : ''
  }${has(`delete${type}`) ? "import { recordLife } from '#src/domain/records/index.ts';\n" : ''}${
    errors.length === 0 ? '' : `import { ${errors.join(', ')} } from '#src/platform/errors/index.ts';\n`
  }${
    usesQueries
      ? `import * as queries from './${plural}.queries.ts';
`
      : ''
  }
${all.join('\n\n')}
${
  reads
    ? `
/** As the contract shows it; 404 when it is unknown. */
export async function show${type}(ctx: ReadContext, id: string): Promise<Result<${type}>> {
  const found = await queries.select${type}(ctx.db, id);
  if (found === undefined) throw notFound('${spoken(type)}', id);
  return found;
}
`
    : ''
}${
    has(`delete${type}`)
      ? `
/** How they are created, locked, changed and deleted: its \`insert\` and \`revise\` are for the writes above. */
const ${life} = recordLife({
  table: '${noun.table}',
  kind: '${kebab(type).replaceAll('-', '_')}',
  noun: '${spoken(type)}',
  lock: ({ db }, id) => queries.lock${type}(db, id),
});
`
      : ''
  }`;
}

/** What the audit trail keeps of one that is deleted: the name by which people know it. */
const toldOf = ({ columns }: Noun): string =>
  columns
    .filter(({ name, definition }) => definition !== undefined && /^(name|title|subject|label)$/.test(name))
    .map(({ name }) => `'${name}'`)
    .join(', ');

/** What a write does, in the order of every handler, for those who write it in the place of its stub; `like` says which operation answers alike. */
export function beatsOf({ operations, type }: Noun, id: string, like?: string): string {
  const { method, errors, events, body } = operations.find((operation) => operation.id === id)!;
  const answer = like === undefined ? '' : ` ${like}`;
  if (method === 'GET') return `// To be written: find what its description says; answer it${answer}.\n`;
  const beats = [
    errors.includes('404') && 'find and lock the record (404)',
    'expected_revision' in body && 'check its revision',
    errors.includes('409') && 'check the rules (409)',
    'write',
    events.length > 0 && `emit ${events.join(', ')}`,
    'audit',
    `answer the ${spoken(type)}${answer}`,
  ];
  return `// To be written: ${beats.filter((beat) => beat !== false).join('; ')}.\n`;
}

/** What is to be proved of the noun, operation by operation, as the contract tells it: lines of a test file. */
export const proofsOf = ({ operations }: Noun): string[] =>
  operations.flatMap(({ id, errors, events, permission, isList }) => [
    `it.todo('${id}: ${isList ? 'shows what the caller may see, and nothing else' : 'does what its description says'} (${permission})');\n`,
    ...(isList ? [`it.todo('${id}: shows those that its description names, in its order');\n`] : []),
    ...errors
      .filter((status) => status === '409')
      .map(
        () =>
          `it.todo('${id}: answers 409 for each conflict of its description, and then stores nothing');\n`,
      ),
    ...events.map((event) => `it.todo('${id}: emits ${event} with its change, once');\n`),
  ]);

/** A test file of the noun, with the harness in place. */
export const testFile = (noun: Noun): string => `import { afterAll, beforeAll, describe, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

describe('${noun.plural}', () => {
${proofsOf(noun)
  .map((line) => `  ${line}`)
  .join('')}});
`;

/** Rows for the tests of the contract, which look at every list and at every id. */
export function seedFile({ family, table, columns, plural, list }: Noun): string {
  const name = `seed${pascal(family)}`;
  // Walks look for ids by the last part of the list's path.
  const collection = /\/([a-z-]+)$/.exec(list?.path ?? '')?.[1] ?? plural;
  // What must be there, and what lists are sorted by: different values, so that an order shows.
  const isNeeded = ({ definition = '', name: column }: Column): boolean =>
    !standing.has(column) &&
    definition !== '' &&
    ((definition.includes('not null') && !definition.includes(' default ')) ||
      / (timestamptz|integer|bigint|numeric|date)/.test(definition));
  const needed = columns.filter(isNeeded);
  const value = (definition: string, refersTo: string | undefined): string => {
    const check = /in \('([^']*)'/.exec(definition);
    if (check !== null) return `'${check[1]!}'`;
    const type = definition.split(' ')[1]!;
    if (type === 'jsonb') return "'{}'";
    if (type === 'uuid') return refersTo === 'users' ? '$3' : '$4';
    if (type.startsWith('timestamptz')) return "now() - n * interval '1 hour'";
    if (type === 'boolean') return 'n = 1';
    return ['integer', 'bigint', 'numeric', 'date'].includes(type)
      ? type === 'date'
        ? 'current_date - n'
        : 'n'
      : `$2 || ' ${plural} ' || n`;
  };
  const names = needed.map(({ name: column }) => column);
  const usesClient = needed.some(({ definition, refersTo }) => value(definition!, refersTo) === '$4');
  return `import type { Service, TestAgency } from '../support/service.ts';

/** Rows of the family for every list; ids by collection. */
export async function ${name}(service: Service, agency: TestAgency, mark: string, records: Record<string, string[]>): Promise<void> {
  const rows = await service.query<{ id: string }>(\`
    insert into ${table} (${['tenant_id', ...names, 'created_by', 'created_at', 'updated_at'].join(', ')})
    select ${['$1', ...needed.map(({ definition, refersTo }) => value(definition!, refersTo)), '$3', "now() - n * interval '1 minute'", "now() - n * interval '20 seconds'"].join(', ')} from generate_series(1, 3) n
    where $2 <> ''
    returning id\`, [agency.id, mark, agency.ownerId${usesClient ? ", records['clients']![0]" : ''}]);
  records['${collection}'] = rows.map(({ id }) => id);
}
`;
}
