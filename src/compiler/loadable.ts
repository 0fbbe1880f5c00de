import { createRequire, stripTypeScriptTypes } from 'node:module';
import { posix } from 'node:path';
import { compileFunction } from 'node:vm';

const require = createRequire(import.meta.url);

type Exports = Readonly<Record<string, unknown>>;

const IMPORT = /^import (?:\* as (\w+)|(\w+)|\{ ([^}]*) \}) from '([^']+)';$/gm;
const EXPORT = /^export (?=(?:const|function) ([\w$]+))/gm;
const BORROWED = /^const (\w+) = (lib_\w+(?:\.\w+|\["[^"]*"\])+);$/gm;

/**
 * Loads every emitted module once, before any is written. Throws when one does not parse, uses a name that it does not have, imports
 * what another does not export, or takes from a library what that does not have. With `isPart`, modules that are not among the files
 * were written before, and are taken to export whatever is imported.
 */
export function requireLoadable(files: ReadonlyMap<string, string>, { isPart = false } = {}): void {
  const loaded = new Map<string, Exports>();
  const load = (path: string): Exports => {
    const known = loaded.get(path);
    if (known !== undefined) return known;
    const text = files.get(path);
    if (text === undefined) {
      if (isPart) return anything;
      throw new Error(`An emitted module imports ${path}, which is not emitted.`);
    }
    const exports = evaluate(path, text, (from) =>
      from.startsWith('.') ? load(posix.join(posix.dirname(path), from)) : (require(from) as Exports),
    );
    loaded.set(path, exports);
    return exports;
  };
  for (const path of files.keys()) {
    if (path.endsWith('.d.ts')) requireParsable(path, files.get(path)!);
    else if (/\.[jt]s$/.test(path)) load(path);
  }
}

/** Throws when a TypeScript module does not parse. */
export function requireParsable(path: string, text: string): void {
  withoutTypes(path, text);
}

function withoutTypes(path: string, text: string): string {
  try {
    return stripTypeScriptTypes(text);
  } catch (error) {
    throw new Error(`The emitted ${path} cannot be parsed: ${(error as Error).message}`, { cause: error });
  }
}

/** Runs a module as a function of what it imports, which gives what it exports. */
function evaluate(path: string, text: string, load: (from: string) => Exports): Exports {
  const source = path.endsWith('.ts') ? withoutTypes(path, text) : text;
  const names: string[] = [];
  const values: unknown[] = [];
  for (const [, all, only, some, from] of source.matchAll(IMPORT)) {
    const found = load(from!);
    const take = (name: string, value: unknown): void => void (names.push(name), values.push(value));
    if (all !== undefined) take(all, found);
    // Of a package in CommonJS, which is what is imported so, that is everything.
    if (only !== undefined) take(only, found);
    for (const part of some?.split(', ') ?? []) {
      const [name, local = name] = part.split(' as ');
      if (!(name! in found))
        throw new Error(`The emitted ${path} imports ${name} of ${from}, which does not export it.`);
      take(local!, found[name!]);
    }
  }
  const exported = [...source.matchAll(EXPORT)].map(([, name]) => name!);
  const borrowed = [...source.matchAll(BORROWED)].map(([, name, place]) => ({ name: name!, place: place! }));
  const body = source
    .replace(IMPORT, '')
    .replace(EXPORT, '')
    .replaceAll('import.meta.url', `'file:///emitted/${path}'`);
  const { exports, taken } = run(
    path,
    `${body}\nreturn { exports: { ${exported.join(', ')} }, taken: [${borrowed.map(({ name }) => name).join(', ')}] };`,
    names,
    values,
  );
  const missing = borrowed.filter((_, index) => taken[index] === undefined).map(({ place }) => place);
  if (missing.length > 0)
    throw new Error(`The emitted ${path} uses ${missing.join(', ')}, which does not exist.`);
  return exports;
}

function run(
  path: string,
  body: string,
  names: readonly string[],
  values: readonly unknown[],
): { readonly exports: Exports; readonly taken: readonly unknown[] } {
  try {
    return compileFunction(`'use strict';\n${body}`, names)(...values) as ReturnType<typeof run>;
  } catch (error) {
    throw new Error(`The emitted ${path} cannot be loaded: ${(error as Error).message}`, { cause: error });
  }
}

/** Has every name, each of which is the same again. */
const anything: Exports = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.iterator ? [][Symbol.iterator] : anything),
  has: () => true,
}) as unknown as Exports;
