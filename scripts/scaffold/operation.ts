import { fileURLToPath } from 'node:url';
import { addHandler, addTest, addToList } from './code-files.ts';
import { addOperation, addRootPath } from './contract-files.ts';
import type { OperationName } from './naming.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that an operation needs at its addresses; what is there already is left as it is. Says what was added. */
export function scaffoldOperation(
  family: string,
  name: OperationName,
  permission: string,
  base = repository,
): string[] {
  const spec = `spec/families/${family}.yaml`;
  const added: string[] = [];
  // One that the contract has is where its author put it.
  if (addOperation(base + spec, name, family, permission)) {
    added.push(`${spec}: ${name.id}, ${name.method.toUpperCase()} ${name.path}`);
    addRootPath(`${base}spec/openapi.yaml`, family, name.path);
  }
  if (addHandler(`${base}src/families/${family}`, family, name.collection, name.id)) {
    added.push(`src/families/${family}/${name.collection}.ts: a handler that answers 501`);
    addToList(`${base}test/contract/not-implemented.txt`, name.id);
  }
  addTest(`${base}test/families/${family}/${name.collection}.test.ts`, name.collection, name.id);
  return added;
}
