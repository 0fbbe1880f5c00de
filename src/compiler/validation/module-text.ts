import { posix } from 'node:path';
import { HEADER } from '../emit/source.ts';
import type { FunctionText } from './function-text.ts';
import { runtimePlaceholder } from './runtime-module.ts';

interface ModuleParts {
  /** Where the module is in the output. */
  readonly path: string;
  /** The functions in it. */
  readonly functions: readonly (readonly [name: string, text: FunctionText])[];
  /** The module at the root with the functions that are not in it. */
  readonly home: string;
  /** Names of functions that `exported` uses. */
  readonly used: readonly string[];
  readonly exported: string;
}

/** What a module calls the functions of its home. */
export const SHARED = 'shared';

/** What functions call of `validation.ts`. */
const NOTING = [
  'count',
  'joined',
  'missing',
  'missingOf',
  'mistyped',
  'neither',
  'noted',
  'orNull',
  'part',
  'surplus',
];

/** The text of a module of validators: what it imports, the constants of its functions, these, and what it exports. */
export function moduleText({ path, functions, home, used, exported }: ModuleParts): string {
  const held = new Set(functions.map(([name]) => name));
  const called = new Set([...functions.flatMap(([, { calls }]) => calls), ...used]);
  const others = [...called].filter((name) => !held.has(name)).sort();
  const bodies = functions.map(([name, { pieces }]) => `\n${pieces.join(name)}`).join('');
  const constants = new Map(functions.flatMap(([, text]) => Object.entries(text.constants)));
  const libraries = new Map<string, string>();
  const root = posix.relative(posix.dirname(path), '.') || '.';
  const definitions = [...constants].map(([name, definition]) => {
    const from = definition.replace(/require\("([#\w/.-]*)"\)/g, (_, library: string) => {
      const local = `lib_${library.replace(/^.*[/#]/, '').replace(/\W/g, '_')}`;
      const isOurs = library === runtimePlaceholder;
      libraries.set(
        local,
        isOurs ? `* as ${local} from '${root}/validation.ts'` : `${local} from '${library}.js'`,
      );
      return local;
    });
    return `const ${name} = ${from};\n`;
  });
  const noting = NOTING.filter((name) => bodies.includes(`${name}(`));
  const imports = [
    ...[...libraries.values()].sort(),
    ...(noting.length > 0 ? [`{ ${noting.join(', ')} } from '${root}/validation.ts'`] : []),
    ...(others.length > 0 || exported.includes(SHARED)
      ? [`{ components as ${SHARED} } from '${root}/${home}'`]
      : []),
  ];
  // As constants: a function that is itself imported or exported takes half as long again to call.
  const borrowed = others.length > 0 ? `const { ${others.join(', ')} } = ${SHARED};\n` : '';
  return `${HEADER}${imports.map((imported) => `import ${imported};\n`).join('')}${borrowed}${definitions.sort().join('')}${bodies}\n${exported}`;
}
