import { posix } from 'node:path';
import { declarationsIn, typesIn } from './emit/types-text.ts';
import { requireLoadable } from './loadable.ts';

type Files = ReadonlyMap<string, string>;

/** One of the two modules at the root that hold the functions of components; see `validation/module.ts`. */
interface ComponentModule {
  /** What it imports, and the constants of its functions: a line each. */
  readonly head: readonly string[];
  readonly functions: ReadonlyMap<string, string>;
  /** What stands before the names in its list of exports. */
  readonly spread: string;
}

const REQUESTED = 'components.js';
const ANSWERED = 'components.responses.js';
const BASE = 'base';

/**
 * The files of a contract whose validators take from those of another one what both have: contracts of one service share most of
 * their schemas. A function is taken when its text is the same and all that it calls is taken too. `folder` is where the files
 * are, below those of the other contract.
 */
export function withValidatorsOf(base: Files, files: Files, folder: string): Files {
  const [own, others] = [modulesOf(files), modulesOf(base)];
  if (own === undefined || others === undefined) return files;
  const taken = takenBy(own, others);
  const up = posix.relative(folder, '.');
  const texts = new Map(
    Object.entries(own).map(([path, module]) => [path, moduleText({ path, up, module, all: own, taken })]),
  );
  const placed = (all: Files, place: string): [string, string][] =>
    [REQUESTED, ANSWERED, 'validation.ts'].map((path) => [posix.join(place, path), all.get(path)!]);
  const joined = new Map([...files, ...texts]);
  requireLoadable(new Map([...placed(base, '.'), ...placed(joined, folder)]));
  return joined;
}

type Modules = Readonly<Record<typeof REQUESTED | typeof ANSWERED, ComponentModule>>;

function modulesOf(files: Files): Modules | undefined {
  const [requested, answered] = [files.get(REQUESTED), files.get(ANSWERED)];
  if (requested === undefined || answered === undefined) return undefined;
  return { [REQUESTED]: readModule(requested), [ANSWERED]: readModule(answered) };
}

const FUNCTION = /^function ([\w$]+)\([^]*?(?=^(?:function|export) )/gm;
const EXPORTED = /^export const components = \{ ((?:\.\.\.\w+, )*)/m;

function readModule(text: string): ComponentModule {
  const functions = new Map([...text.matchAll(FUNCTION)].map(([body, name]) => [name!, body.trimEnd()]));
  const head = text.slice(0, text.search(/^(?:function|export) /m)).trimEnd();
  return { head: head.split('\n'), functions, spread: EXPORTED.exec(text)![1]! };
}

/** Names of all functions that are the same in both. What requests need is never looked for among what only answers need. */
function takenBy(own: Modules, base: Modules): ReadonlySet<string> {
  const same = (functions: ComponentModule['functions'], found: readonly ComponentModule[]): string[] =>
    [...functions].flatMap(([name, text]) =>
      found.some((module) => module.functions.get(name) === text) ? [name] : [],
    );
  const taken = new Set([
    ...same(own[REQUESTED].functions, [base[REQUESTED]]),
    ...same(own[ANSWERED].functions, [base[REQUESTED], base[ANSWERED]]),
  ]);
  const texts = new Map([...own[REQUESTED].functions, ...own[ANSWERED].functions]);
  return closed(taken, texts, namesIn);
}

/** Without what leads to something that is not taken. */
function closed(
  taken: Set<string>,
  texts: ReadonlyMap<string, string>,
  namesOf: (text: string) => readonly string[],
): Set<string> {
  for (let before = -1; before !== taken.size;) {
    before = taken.size;
    for (const name of taken) {
      const leads = namesOf(texts.get(name)!);
      if (leads.some((other) => texts.has(other) && !taken.has(other))) taken.delete(name);
    }
  }
  return taken;
}

/** Names that a function may call. Some are those of properties, which are no function's. */
const namesIn = (text: string): string[] => text.match(/\b(?:is|fill)_[\w$]+/g) ?? [];

function moduleText({
  path,
  up,
  module,
  all,
  taken,
}: {
  readonly path: string;
  readonly up: string;
  readonly module: ComponentModule;
  readonly all: Modules;
  readonly taken: ReadonlySet<string>;
}): string {
  const kept = [...module.functions].filter(([name]) => !taken.has(name));
  const bodies = kept.map(([, text]) => `\n${text}\n`).join('');
  const isCalled = new Set(namesIn(bodies));
  const isHere = new Set(kept.map(([name]) => name));
  const borrowed = [...new Set([...all[REQUESTED].functions.keys(), ...module.functions.keys()])]
    .filter((name) => isCalled.has(name) && !isHere.has(name))
    .sort();
  const lines = module.head.filter((line) => !line.startsWith('const {'));
  const constants = lines.filter((line) => line.startsWith('const ') && bodies.includes(wordOf(line)));
  const used = constants.join('\n') + bodies;
  const imports = lines.filter((line) => line.startsWith('import ')).flatMap((line) => neededOf(line, used));
  const spread = `...${BASE}, ${module.spread}`;
  const source = module.spread === '' ? BASE : `{ ${spread}}`;
  return [
    lines[0]!,
    ...imports,
    `import { components as ${BASE} } from '${posix.join(up, path)}';`,
    ...(borrowed.length > 0 ? [`const { ${borrowed.join(', ')} } = ${source};`] : []),
    ...constants,
    `${bodies}\nexport const components = { ${[...spread.split(', ').filter(Boolean), ...isHere].join(', ')} };\n`,
  ].join('\n');
}

/** The name that a definition gives. */
const wordOf = (line: string): string => /^const ([\w$]+)/.exec(line)![1]!;

/** The import as far as the text uses it; that of the contract's own functions as it is. */
function neededOf(line: string, text: string): string[] {
  const [, some] = /^import \{ ([^}]*) \}/.exec(line) ?? [];
  if (some === undefined) return text.includes(/(\w+) from/.exec(line)![1]!) ? [line] : [];
  if (some.includes(' as ')) return [line];
  const names = some.split(', ').filter((name) => text.includes(`${name}(`));
  return names.length === 0 ? [] : [line.replace(some, names.join(', '))];
}

const TYPES = 'types.gen.ts';

/** The same of types. */
export function withTypesOf(base: Files, files: Files, folder: string): Files {
  const [text, other] = [files.get(TYPES), base.get(TYPES)];
  if (text === undefined || other === undefined) return files;
  const [own, others] = [declarationsIn(text), declarationsIn(other)];
  const names = [...own.keys()].filter((name) => own.get(name) === others.get(name));
  const taken = closed(new Set(names), own, typesIn);
  const rest = [...own].flatMap(([name, declaration]) => (taken.has(name) ? [] : [declaration]));
  const used = new Set(rest.flatMap(typesIn));
  const from = `from '${posix.join(posix.relative(folder, '.'), TYPES)}';`;
  const list = (all: readonly string[]): string => `{ ${all.join(', ')} } ${from}`;
  const borrowed = [...taken].filter((name) => used.has(name)).sort();
  const head = [
    text.slice(0, text.indexOf('\n')),
    ...(borrowed.length > 0 ? [`import type ${list(borrowed)}`] : []),
    ...(taken.size > 0 ? [`export type ${list([...taken].sort())}`] : []),
  ];
  return new Map([...files, [TYPES, `${head.join('\n')}\n\n${rest.join('\n\n')}\n`]]);
}
