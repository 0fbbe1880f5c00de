// Adds an operation to a family at all its addresses; `--help` says how.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { seedHint } from './scaffold/built/index.ts';
import { scaffoldPending } from './scaffold/built/pending.ts';
import { readOperationId } from './scaffold/naming.ts';
import { requireFamily, scaffoldOperation } from './scaffold/operation.ts';

const usage = `node scripts/new-operation.ts FAMILY OPERATION [--method METHOD] [--path PATH] [--permission KEY]

An operation that the compiled contract has, and nobody has written (an untouched stub at most): writes its handler, its query with the record's columns and every filter
and sort, a place for its rules, what is to be proved, rows for the contract's tests, and the draft of a migration, from the contract.
Then write the rules, and take \`it.todo\` for a table of contents.

Another operation: writes it into the family's file in spec/families/, refers to it from the root, and gives it a handler that answers
501 and a test file. Change the words and shapes to what is meant, run \`make compile\`, and then this again. One that acts on several records begins with
bulk, such as bulkArchiveClients, and gets /v1/clients/bulk/archive. --path is for a noun whose collection is called otherwise.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    method: { type: 'string' },
    path: { type: 'string' },
    permission: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
const [family, operationId] = positionals;
if (values.help === true || family === undefined || operationId === undefined) {
  console.log(usage);
  process.exit(values.help === true ? 0 : 2);
}
try {
  const base = fileURLToPath(new URL('..', import.meta.url));
  const written = scaffoldPending(base, family, operationId, new Date());
  if (written !== undefined) {
    for (const path of written) console.log(path);
    console.log(seedHint(base, family));
    process.exit(0);
  }
  requireFamily(`${base}spec`, family);
  const name = readOperationId(operationId, values);
  const permission = values.permission ?? (name.method === 'get' ? 'settings.view' : 'settings.manage');
  for (const line of scaffoldOperation(family, name, permission)) console.log(line);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
