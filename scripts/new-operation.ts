// Adds an operation to a family at all its addresses; `--help` says how.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scaffoldPending } from './scaffold/built/pending.ts';
import { requireFamily, scaffoldOperation } from './scaffold/operation.ts';

const usage = `node scripts/new-operation.ts FAMILY OPERATION [--method METHOD] [--path PATH] [--permission KEY]

An operation that the compiled contract has, and nobody has written (an untouched stub at most): writes into the files of its noun what
follows from the contract. For a record that the family serves already, a list beside another one of it, or a stub that names the
steps; for a new one its handler, its query with the record's columns and every filter and sort, a place for its rules, rows for the contract's
tests, and the draft of a migration. Then write the rules, and take \`it.todo\` for a table of contents.

Another operation: writes it into the family's file in spec/families/, refers to it from the root, and gives it a handler that answers
501. It follows what the family has: listPinnedClientNotes lists client notes at /v1/client-notes/pinned, with the permission, filters and sorts of
the list that is there. Change the words and shapes to what is meant, run \`make compile\`, and then this again. One that acts on several
records begins with bulk, such as bulkArchiveClients, and gets /v1/clients/bulk/archive. --path, --method and --permission say what is
to be otherwise.`;

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
    for (const line of [...written.paths, ...written.hints]) console.log(line);
    process.exit(0);
  }
  requireFamily(`${base}spec`, family);
  for (const line of scaffoldOperation(family, operationId, values)) console.log(line);
  console.log('Change words, shapes and examples to what is meant, run `make compile`, and then this again.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
