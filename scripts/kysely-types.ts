// Makes the declarations of Kysely cheap to check, after each install (docs/decisions/0128). For every query TypeScript would build
// a union of each table's name and each `<table> as ${string}`, and compare the first with the second: 300 times 300.
// Here any `<word> as <word>` is taken, and the table in front of `as` is looked up in the one name that was given.
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../node_modules/kysely/dist', import.meta.url));
const parser = 'parser/table-parser.d.ts';

/** As Kysely 0.29 has them; another version ends this with what is missing, and has to be looked at. */
const aliased = 'export type AnyAliasedTable<DB> = `${AnyTable<DB>} as ${string}`;';
const anyAliased = `export type AnyAliasedTable<DB> = \`\${string} as \${string}\`;
/** What was given without being a table, in front of \`as\`. */
type UnknownTable<DB, TE> = TE extends \`\${infer T} as \${string}\` ? string extends T ? never : T extends keyof DB ? never : T : TE extends ReadonlyArray<infer E> ? UnknownTable<DB, E> : never;
/** Nothing when each table exists; else what no text is. */
export type Known<DB, TE> = [UnknownTable<DB, TE>] extends [never] ? unknown : { readonly unknownTable: UnknownTable<DB, TE> };`;

/** A parameter that takes tables: `table: TE`, `tables: TE[]`. */
const parameter = /\b(from|tables?|sourceTable|targetTable): (TE|TR)(\[\])?(?=[,)])/g;
/** Of 0.29.9: selectFrom, deleteFrom, updateTable, mergeInto, joins, `from` and `using`. */
const parameters = 43;

const source = readFileSync(join(dist, parser), 'utf8');
if (!source.includes(anyAliased)) {
  if (!source.includes(aliased)) throw new Error(`${parser} of Kysely is not as expected: ${aliased}`);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.d.ts'),
  );
  const changed = files.flatMap((name) => {
    const text = readFileSync(join(dist, name), 'utf8');
    const count = text.match(parameter)?.length ?? 0;
    return count === 0 ? [] : [{ name, count, text: withLookup(name, text) }];
  });
  const found = changed.reduce((sum, { count }) => sum + count, 0);
  if (found !== parameters)
    throw new Error(`Kysely has ${found} parameters for tables and not ${parameters}.`);
  for (const { name, text } of changed) replace(name, text);
  replace(parser, source.replace(aliased, anyAliased));
}

function withLookup(name: string, text: string): string {
  const steps = name.split(/[/\\]/).length - 1;
  const path = `${steps === 0 ? './' : '../'.repeat(steps)}${parser.replace('.d.ts', '.js')}`;
  const looked = text.replace(parameter, (_, word: string, type: string, list = '') =>
    list === '' ? `${word}: ${type} & Known<DB, ${type}>` : `${word}: (${type} & Known<DB, ${type}>)${list}`,
  );
  return `import type { Known } from '${path}';\n${looked}`;
}

/** A file of its own: npm may have linked the one there to its cache. */
function replace(name: string, text: string): void {
  const file = join(dist, name);
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
