// Adds an operation to a family at all its addresses; `--help` says how.
import { parseArgs } from 'node:util';
import { readOperationId } from './scaffold/naming.ts';
import { scaffoldOperation } from './scaffold/operation.ts';

const usage = `node scripts/new-operation.ts FAMILY OPERATION [--method METHOD] [--path PATH] [--permission KEY]

Writes the operation into the family's file in spec/families/ (unless it is there), refers to it from the root, and gives it a
handler that answers 501 and a test file. Then \`make compile\`, and change the words and shapes to what is meant.`;

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
  const name = readOperationId(operationId, values);
  const permission = values.permission ?? (name.method === 'get' ? 'settings.view' : 'settings.manage');
  for (const line of scaffoldOperation(family, name, permission)) console.log(line);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
