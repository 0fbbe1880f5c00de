import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { kebab, pascal, plural } from '../naming.ts';
import { addToList, removeFromList } from '../code-files.ts';
import { format } from '../format.ts';
import { removeEmptyTest, removeStub, untouchedStubs } from '../stubs.ts';
import { Contract, type ContractOperation } from './contract.ts';
import { handlersFile, seedFile, testFile } from './handlers-file.ts';
import { folderOf, importOf } from './places.ts';
import { migrationPath } from './migration-path.ts';
import { migrationFile, nounOf, queriesFile, type Noun } from './queries-file.ts';

/**
 * Writes what follows from the contract for a family whose operations are in it already: handlers, queries with every column, filter
 * and sort, a place for the rules, tests to write, rows for the contract's own tests, and the draft of the migration. Files that are
 * there stay as they are, but for stubs that the scaffold wrote before and nobody touched. Answers what was written.
 */
export function scaffoldBuilt(base: string, family: string, now: Date): string[] {
  const contract = new Contract(`${base}generated/openapi.json`);
  const operations = contract.family(family);
  if (operations.length === 0)
    throw new Error(
      `The compiled contract has no operations of the family ${family}. Run \`make compile\`, then this again.`,
    );
  const { paths: written, write, finish } = writer(base);
  const nouns = nounsOf(contract, family, operations);
  const folder = `src/families/${family}`;
  const index = `${base}${folder}/index.ts`;
  const pending = `${base}test/contract/not-implemented.txt`;
  for (const id of untouchedStubs(index)) {
    removeStub(index, id);
    removeFromList(pending, id);
  }
  for (const noun of nouns) {
    removeEmptyTest(`${base}test/families/${family}/${noun.plural}.test.ts`);
    const place = folderOf(base, noun);
    write(`${place}/${noun.plural}.queries.ts`, queriesFile(contract, noun));
    write(`${place}/${noun.plural}.ts`, handlersFile(noun));
    write(`test/families/${family}/${noun.plural}.test.ts`, testFile(noun));
  }
  write(
    `${folderOf(base, nouns[0]!)}/${nouns[0]!.plural}.rules.ts`,
    '// Pure rules of the family: what may follow what, and why not. They take values and answer values.\nexport {};\n',
  );
  write(`${folder}/index.ts`, indexFile(base, family, nouns));
  write(
    migrationPath(base, family, now),
    nouns.map((noun) => migrationFile(contract, noun, columnsOf(base, noun.table))).join('\n'),
  );
  write(`test/contract/seed-${family}.ts`, seedFile(nouns[0]!));
  finish();
  for (const noun of nouns) for (const id of stubsOf(noun)) addToList(pending, id);
  return written;
}

export interface Writer {
  /** What was written or changed, from the root. */
  readonly paths: string[];
  /** Writes a file that is not there yet. */
  write(path: string, text: string): void;
  /** Changes one that is there. */
  replace(path: string, change: (text: string) => string): void;
  /** Formats them together, when all are there. */
  finish(): void;
}

export function writer(base: string): Writer {
  const paths: string[] = [];
  return {
    paths,
    write(path, text) {
      if (existsSync(base + path)) return;
      mkdirSync(dirname(base + path), { recursive: true });
      writeFileSync(base + path, text);
      paths.push(path);
    },
    replace(path, change) {
      const text = readFileSync(base + path, 'utf8');
      const changed = change(text);
      if (changed === text) return;
      writeFileSync(base + path, changed);
      if (!paths.includes(path)) paths.push(path);
    },
    finish: () => format(paths.map((path) => base + path)),
  };
}

/** Columns of a table that is there; undefined for one that is not. */
export function columnsOf(base: string, table: string): ReadonlySet<string> | undefined {
  const types = readFileSync(`${base}generated/database.ts`, 'utf8');
  const name = pascal(table.replaceAll('_', '-'));
  const body = new RegExp(`export interface ${name} \\{([^}]*)\\}`).exec(types)?.[1];
  return body === undefined
    ? undefined
    : new Set([...body.matchAll(/^ {2}(\w+):/gm)].map(([, column]) => column!));
}

/** Each kind of record that the family lists or creates, with the operations at its collection. */
export function nounsOf(
  contract: Contract,
  family: string,
  operations: readonly ContractOperation[],
): Noun[] {
  const types = [
    ...new Set(
      operations
        .filter(({ isList, item, id }) => item !== undefined && (isList || id === `create${item}`))
        .map(({ item }) => item!),
    ),
  ];
  // Where none is listed or created, what the first of them shows.
  if (types.length === 0) types.push(...operations.flatMap(({ item }) => item ?? []).slice(0, 1));
  const taken = new Set<string>();
  const nouns = types.map((type) => {
    const name = kebab(plural(type));
    const own = operations.filter(({ item, id }) => (item === type || id.endsWith(type)) && !taken.has(id));
    for (const { id } of own) taken.add(id);
    return nounOf(contract, family, name, type, own);
  });
  const rest = operations.filter(({ id }) => !taken.has(id));
  // Behind the record that they name, else behind the first.
  const named = (id: string): Noun | undefined =>
    nouns.filter(({ type }) => id.includes(type)).toSorted((a, b) => b.type.length - a.type.length)[0];
  return nouns.map((noun) => ({
    ...noun,
    operations: [...noun.operations, ...rest.filter(({ id }) => (named(id) ?? nouns[0]) === noun)],
  }));
}

const stubsOf = (noun: Noun): string[] =>
  [...handlersFile(noun).matchAll(/notImplemented\('(\w+)'\)/g)].map(([, id]) => id!);

function indexFile(base: string, family: string, nouns: readonly Noun[]): string {
  const imports = nouns
    .map(
      (noun) =>
        `import { ${noun.operations
          .map(({ id }) => id)
          .sort()
          .join(', ')} } from '${importOf(folderOf(base, noun), family, noun.plural)}';\n`,
    )
    .join('');
  const names = nouns.flatMap(({ operations }) => operations.map(({ id }) => `  ${id},\n`)).join('');
  return `import type { ${pascal(family)}Handlers } from '#generated/families/${family}/handlers.ts';\n${imports}\nexport default {\n${names}} satisfies ${pascal(family)}Handlers;\n`;
}

/** What the scaffold leaves to its author, a line each. */
export function seedHint(base: string, family: string): string {
  const folders = globSync(`src/families/${family}/*/`, { cwd: base });
  return [
    ...(readFileSync(`${base}test/contract/seed.ts`, 'utf8').includes(`seed-${family}.ts`)
      ? []
      : [`Call seed${pascal(family)} in test/contract/seed.ts.`]),
    ...(folders.length > 0
      ? [`Give its folders their floors in .dependency-cruiser.mjs (families/${family}).`]
      : []),
    'Read the draft of the migration, run scripts/database-types.ts, and declare its tables in src/platform/data-map/.',
    'Declare who sees its records in src/domain/visibility/kinds.queries.ts, if they are of a kind.',
  ].join('\n');
}
