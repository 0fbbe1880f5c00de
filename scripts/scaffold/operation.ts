import { fileURLToPath } from 'node:url';
import { readdirSync, readFileSync } from 'node:fs';
import { familyFiles } from '../../src/compiler/family-files.ts';
import { didYouMean } from '../../src/compiler/nearest.ts';
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
  const file = fileOf(family, name, `${base}spec`);
  const spec = `spec/${file.slice(2)}`;
  const added: string[] = [];
  if (addOperation(base + spec, `${base}spec/shared/example-world.yaml`, name, family, permission)) {
    added.push(`${spec}: ${name.id}, ${name.method.toUpperCase()} ${name.path}`);
    addRootPath(`${base}spec/openapi.yaml`, family, file, name.path);
  }
  if (addHandler(`${base}src/families/${family}`, family, name.collection, name.id)) {
    added.push(`src/families/${family}/${name.collection}.ts: a handler that answers 501`);
    addToList(`${base}test/contract/not-implemented.txt`, name.id);
  }
  addTest(`${base}test/families/${family}/${name.collection}.test.ts`, name.collection, name.id);
  return added;
}

/** Throws for a family that the contract in the folder lacks: its name is misspelt, or it is to be begun first. */
export function requireFamily(folder: string, family: string): void {
  if (familyFiles(folder, family).length > 0) return;
  const families = readdirSync(`${folder}/families`).map((name) => name.replace(/\.yaml$/, ''));
  throw new Error(
    `The contract has no family ${family}.${didYouMean(family, families)} Begin a new one with scripts/new-family.ts ${family}.`,
  );
}

/**
 * The file of the contract, relative to the root's folder, that has the operation or is to have it: where its author put it, else
 * that of its collection.
 */
function fileOf(family: string, name: OperationName, folder: string): string {
  const files = familyFiles(folder, family);
  const texts = new Map(files.map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]));
  const having = (line: RegExp): string | undefined => files.find((file) => line.test(texts.get(file)!));
  const single = `./families/${family}.yaml`;
  if (files.length === 0 || files.includes(single)) return single;
  return (
    having(new RegExp(`^ +operationId: ${name.id}$`, 'm')) ??
    having(new RegExp(`^  ${name.path.replaceAll(/[{}.]/g, '\\$&')}:`, 'm')) ??
    `./families/${family}/${name.collection}.yaml`
  );
}
