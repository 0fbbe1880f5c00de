// Adds a family at all its addresses; `--help` says how.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { familyFiles } from '../src/compiler/family-files.ts';
import { addTag } from './scaffold/contract-files.ts';
import { pascal, readOperationId, spoken } from './scaffold/naming.ts';
import { scaffoldBuilt, seedHint } from './scaffold/built/index.ts';
import { scaffoldOperation } from './scaffold/operation.ts';

const usage = `node scripts/new-family.ts NAME [--permission KEY]

NAME is the plural kebab noun, such as client-programs.

A family that the contract has, and nobody has written: writes its handlers, queries, tests and the draft of its migration from
the contract. Go on in the migration, then run scripts/database-types.ts, and write the rules.

Another family: writes its tag, spec/families/NAME.yaml with a list as the model operation, src/families/NAME/ and
test/families/NAME/. Go on with scripts/new-operation.ts, then \`make compile\`.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { permission: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});
const [family] = positionals;
if (values.help === true || family === undefined) {
  console.log(usage);
  process.exit(values.help === true ? 0 : 2);
}
const base = fileURLToPath(new URL('..', import.meta.url));
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(family))
  fail(`${family} is no family's name: write a plural noun in kebab-case.`);
if (existsSync(`${base}src/families/${family}/index.ts`))
  fail(`The family ${family} exists; add to it with scripts/new-operation.ts.`);
if (familyFiles(`${base}spec`, family).length > 0) {
  for (const path of scaffoldBuilt(base, family, new Date())) console.log(path);
  console.log(seedHint(base, family));
  process.exit(0);
}
const title = spoken(family);
addTag(`${base}spec/openapi.yaml`, family, title.charAt(0).toUpperCase() + title.slice(1));
for (const line of scaffoldOperation(
  family,
  readOperationId(`list${pascal(family)}`),
  values.permission ?? 'settings.view',
))
  console.log(line);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
