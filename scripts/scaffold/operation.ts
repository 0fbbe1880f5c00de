import { fileURLToPath } from 'node:url';
import { readdirSync, readFileSync } from 'node:fs';
import { familyFiles } from '../../src/compiler/family-files.ts';
import { didYouMean } from '../../src/compiler/nearest.ts';
import { addHandler, addTest, addToList } from './code-files.ts';
import { addOperation, addRootPath } from './contract-files.ts';
import { folderOf, importOf } from './built/places.ts';
import { knownOperations, knownRecords, permissionLike } from './known.ts';
import { readOperationId, type OperationName } from './naming.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that an operation needs at its addresses; what is there already is left as it is. Says what was added. */
export function scaffoldOperation(
  family: string,
  id: string,
  { permission, ...where }: Wishes = {},
  base = repository,
): string[] {
  const folder = `${base}spec`;
  const known = knownOperations(folder, family);
  const name = readOperationId(id, where, knownRecords(known));
  const file = fileOf(family, name, folder);
  const asked = permission === undefined ? undefined : { key: permission };
  const needed = asked ?? permissionLike(known, name) ?? { key: defaultPermission(name) };
  const taken = known.find(({ path, method }) => path === name.path && method === name.method);
  if (taken !== undefined && taken.id !== id)
    throw new Error(
      `${name.method.toUpperCase()} ${name.path} is ${taken.id} already; say with --path where ${id} is to be.`,
    );
  const added = addOperation(folder, file, name, family, needed, known);
  if (added.length > 0) addRootPath(`${folder}/openapi.yaml`, family, file, name.path);
  const noun = { family, plural: name.collection };
  const home = importOf(folderOf(base, noun), family, name.collection);
  if (addHandler(`${base}src/families/${family}`, family, home, id)) {
    added.push(`src/families/${family}/${home.slice(2)}: ${id}, a handler that answers 501`);
    const list = 'test/contract/not-implemented.txt';
    addToList(base + list, id);
    added.push(`${list}: ${id}`);
  }
  const test = `test/families/${family}/${name.collection}.test.ts`;
  if (addTest(base + test, name.collection, id)) added.push(`${test}: what is to be proved`);
  return added;
}

/** What the caller says of the operation instead of the scaffold. */
export interface Wishes {
  readonly method?: string;
  readonly path?: string;
  readonly permission?: string;
}

const defaultPermission = ({ method }: OperationName): string =>
  method === 'get' ? 'settings.view' : 'settings.manage';

/** Throws for a family that the contract in the folder lacks: its name is misspelt, or it is to be begun first. */
export function requireFamily(folder: string, family: string): void {
  if (familyFiles(folder, family).length > 0) return;
  const families = readdirSync(`${folder}/families`).map((name) => name.replace(/\.yaml$/, ''));
  throw new Error(
    `The contract has no family ${family}.${didYouMean(family, families)} Begin a new one with scripts/new-family.ts ${family}.`,
  );
}

/**
 * The file of the contract, relative to the root's folder, that has the operation or is to have it: where its author put it, or what it
 * is a part of, else that of its collection.
 */
function fileOf(family: string, name: OperationName, folder: string): string {
  const files = familyFiles(folder, family);
  const texts = new Map(files.map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]));
  const having = (line: RegExp): string | undefined => files.find((file) => line.test(texts.get(file)!));
  const single = `./families/${family}.yaml`;
  if (files.length === 0 || files.includes(single)) return single;
  const steps = name.path.split('/');
  // The file of the path, else of the nearest one above it.
  const above = steps.slice(3).map((_, index) => steps.slice(0, steps.length - index).join('/'));
  const places = above.map((path) => having(new RegExp(`^  ${path.replaceAll(/[{}.]/g, '\\$&')}:`, 'm')));
  return (
    having(new RegExp(`^ +operationId: ${name.id}$`, 'm')) ??
    places.find((file) => file !== undefined) ??
    `./families/${family}/${name.collection}.yaml`
  );
}
