import { pascal } from '../model/naming.ts';
import { HEADER } from './source.ts';
import { declarationsIn, typesIn } from './types-text.ts';

type Files = ReadonlyMap<string, string>;
type Declarations = ReadonlyMap<string, string>;

const TYPES = 'types.gen.ts';
const SHARED = 'shared';
const HANDLERS = /^families\/([\w-]+)\/handlers\.ts$/;
const OPERATION = /^ {2}readonly (\w+): \(ctx/gm;
const BORROWED = /^import type \{ (.*) \} from '(.*)';$/m;
/** What the types of an operation are named after it. */
const ofOperation = ['Data', 'Errors', 'Error', 'Responses', 'Response'];

/** Whether the file declares the handlers of a family, which say what its types are. */
export const isHandlersFile = (path: string): boolean => HANDLERS.test(path);

/**
 * The types of a contract with a file for each family, `types/<family>.ts`: an editor opens, and compares after a change, what
 * belongs to one family instead of all 35,000 lines. What several families lead to, and what no operation leads to, is in
 * `types/shared.ts`, which needs none of the others. `types.gen.ts` gives all of them, as before.
 */
export function withTypesByFamily(files: Files): Files {
  const text = files.get(TYPES);
  if (text === undefined) return files;
  const start = text.search(/^(?:\/\*\*|export type [\p{ID_Continue}$]+ =)/mu);
  const head = text.slice(0, start).trimEnd();
  const declarations = declarationsIn(`\n${text.slice(start)}`);
  const homes = homesOf(declarations, rootsOf(files, declarations));
  const names = [...new Set(homes.values())].sort();
  const borrowed = borrowedIn(head);
  const all = { declarations, homes, borrowed };
  return new Map([
    ...files,
    [TYPES, indexOf(head, names)],
    ...names.map((name): [string, string] => [`types/${name}.ts`, fileOf(name, all)]),
  ]);
}

function indexOf(head: string, names: readonly string[]): string {
  const lines = head.split('\n').filter((line) => !BORROWED.test(line));
  return `${[...lines, ...names.map((name) => `export type * from './types/${name}.ts';`)].join('\n')}\n`;
}

/** Types that a family's operations are declared with, by family. */
function rootsOf(files: Files, declarations: Declarations): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...files].flatMap(([path, text]): [string, string[]][] => {
      const family = HANDLERS.exec(path)?.[1];
      if (family === undefined) return [];
      const operations = [...text.matchAll(OPERATION)].map(([, id]) => pascal(id!));
      const names = operations.flatMap((operation) => ofOperation.map((suffix) => operation + suffix));
      return [[family, names.filter((name) => declarations.has(name))]];
    }),
  );
}

/** The file of each type: its family's where one family alone leads to it. */
function homesOf(
  declarations: Declarations,
  roots: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  const settle = (family: string, names: readonly string[]): void => {
    const waiting = [...names];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const home = homes.get(name);
      if (home === family || home === SHARED) continue;
      homes.set(name, home === undefined ? family : SHARED);
      waiting.push(...typesIn(declarations.get(name)!).filter((other) => declarations.has(other)));
    }
  };
  for (const [family, names] of roots) settle(family, names);
  settle(
    SHARED,
    [...declarations.keys()].filter((name) => !homes.has(name)),
  );
  return homes;
}

/** What comes from the contract above, and the path to it from a file of types. */
function borrowedIn(head: string): { readonly names: ReadonlySet<string>; readonly path: string } {
  const [, names = '', path = ''] = BORROWED.exec(head) ?? [];
  return { names: new Set(names.split(', ')), path: `../${path}` };
}

interface All {
  readonly declarations: Declarations;
  readonly homes: ReadonlyMap<string, string>;
  readonly borrowed: ReturnType<typeof borrowedIn>;
}

function fileOf(file: string, { declarations, homes, borrowed }: All): string {
  const own = [...declarations].filter(([name]) => homes.get(name) === file);
  const used = [...new Set(own.flatMap(([, declaration]) => typesIn(declaration)))].sort();
  const elsewhere = used.filter((name) => homes.has(name) && homes.get(name) !== file);
  const above = used.filter((name) => borrowed.names.has(name) && !homes.has(name));
  const imports = [
    ...(above.length > 0 ? [`import type { ${above.join(', ')} } from '${borrowed.path}';\n`] : []),
    ...(elsewhere.length > 0 ? [`import type { ${elsewhere.join(', ')} } from './${SHARED}.ts';\n`] : []),
  ];
  const body = own.map(([, declaration]) => declaration).join('\n\n');
  return `${HEADER}${imports.join('')}\n${body}\n`;
}
