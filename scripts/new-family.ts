// Adds a family at all its addresses; `--help` says how.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { familyFiles } from '../src/compiler/family-files.ts';
import { addTag } from './scaffold/contract-files.ts';
import { pascal, spoken } from './scaffold/naming.ts';
import { scaffoldBuilt, seedHint } from './scaffold/built/index.ts';
import { scaffoldOperation } from './scaffold/operation.ts';
import { untouchedStubs } from './scaffold/stubs.ts';

const usage = `node scripts/new-family.ts NAME [--permission KEY] [--path PATH]

NAME is the plural kebab noun, such as client-programs.

A new family: writes its tag, spec/families/NAME.yaml with a list as the model operation, and stubs that answer 501. Go on with
scripts/new-operation.ts, write the contract of all operations, run \`make compile\`, and then this again.

A family that the contract has, and nobody has written (nothing but untouched stubs): writes its handlers, queries, tests and the
draft of its migration from the contract. Go on in the migration, then run scripts/database-types.ts, and write the rules.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    permission: { type: 'string' },
    path: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
const [family] = positionals;
if (values.help === true || family === undefined) {
  console.log(usage);
  process.exit(values.help === true ? 0 : 2);
}
const base = fileURLToPath(new URL('..', import.meta.url));
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(family))
  fail(`${family} is no family's name: write a plural noun in kebab-case.`);
const index = `${base}src/families/${family}/index.ts`;
if (existsSync(index) && untouchedStubs(index).length === 0)
  fail(`The family ${family} exists; add to it with scripts/new-operation.ts.`);
if (familyFiles(`${base}spec`, family).length > 0) {
  try {
    for (const path of scaffoldBuilt(base, family, new Date())) console.log(path);
  } catch (error) {
    fail((error as Error).message);
  }
  console.log(seedHint(base, family));
  console.log(
    'When the maintainers have agreed to its operations, name them in test/pins/operations.txt, and count them in test/compiler/released.test.ts.',
  );
  process.exit(0);
}
const title = spoken(family);
addTag(`${base}spec/openapi.yaml`, family, title.charAt(0).toUpperCase() + title.slice(1));
for (const line of scaffoldOperation(family, `list${pascal(family)}`, values)) console.log(line);
console.log(
  'Add operations with scripts/new-operation.ts, write their contract, run `make compile`, then this again.',
);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
