import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import * as runtime from './runtime.ts';

const require = createRequire(import.meta.url);
const IMPORT = /^import (?:\* as )?(\w+) from '([^']+)';$/gm;
const BORROWED = /^const (\w+) = (lib_\w+(?:\.\w+|\["[^"]*"\])+);$/gm;

/**
 * Loads an emitted module of validators before it is written. Throws when it does not parse, uses a name that it does not
 * have, or takes something from a library that the library does not export. `runtimePath` is the address of `validation.ts`.
 */
export function requireLoadable(text: string, runtimePath: string): void {
  const imports = [...text.matchAll(IMPORT)].map(([, name, path]): [string, unknown] => [
    name!,
    path === runtimePath ? runtime : require(path!),
  ]);
  const body = text.replace(IMPORT, '');
  const borrowed = [...body.matchAll(BORROWED)].map(([, name, source]) => ({ name: name!, source: source! }));
  const values = load(`${body}\nreturn [${borrowed.map(({ name }) => name).join(', ')}];`, imports);
  const missing = borrowed.filter((_, index) => values[index] === undefined);
  if (missing.length > 0)
    throw new Error(
      `The emitted validators use ${missing.map(({ source }) => source).join(', ')}, which does not exist.`,
    );
}

function load(body: string, imports: readonly (readonly [string, unknown])[]): unknown[] {
  try {
    const names = imports.map(([name]) => name);
    return compileFunction(body, names)(...imports.map(([, value]) => value)) as unknown[];
  } catch (error) {
    throw new Error(`The emitted validators cannot be loaded: ${(error as Error).message}`, { cause: error });
  }
}
