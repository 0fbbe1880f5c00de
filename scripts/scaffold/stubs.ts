import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withoutUnused } from './modules.ts';

/** What the scaffold writes for an operation whose contract is not there yet: until somebody works on it, nobody has written it. */
const stubOf = (id: string): RegExp =>
  new RegExp(
    // A stub that says what is to be written comes from the contract, and has its place.
    String.raw`(?<!// To be written[^\n]*\n)^export const ${id} =\s+notImplemented\(\s*'${id}',?\s*\);\n*`,
    'm',
  );
const importOfStubs = /^import \{ notImplemented \} from '#src\/platform\/errors\/index\.ts';\n+/m;

/** The file from which an index takes a handler; undefined where it names none of that operation. */
export function fileInIndex(index: string, id: string): string | undefined {
  if (!existsSync(index)) return undefined;
  for (const [, names, file] of readFileSync(index, 'utf8').matchAll(
    /^import \{([^}]*)\} from '(\.[^']+)';/gm,
  ))
    if (namesIn(names!).includes(id)) return join(dirname(index), file!);
  return undefined;
}

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Whether the handler that the index names is a stub that nobody has touched. */
export function isStub(index: string, id: string): boolean {
  const file = fileInIndex(index, id);
  return file !== undefined && existsSync(file) && stubOf(id).test(readFileSync(file, 'utf8'));
}

/** The operations of an index that is as the scaffold wrote it, with stubs alone; none when somebody has worked on a file of theirs. */
export function untouchedStubs(index: string): readonly string[] {
  if (!existsSync(index)) return [];
  const handlers = /export default \{([^}]*)\} satisfies/.exec(readFileSync(index, 'utf8'))?.[1] ?? '';
  const ids = namesIn(handlers);
  const files = new Set(ids.map((id) => fileInIndex(index, id)));
  const isUntouched = [...files].every(
    (file) => file !== undefined && existsSync(file) && isEmpty(file, ids),
  );
  return isUntouched ? ids : [];
}

const isEmpty = (file: string, ids: readonly string[]): boolean =>
  ids
    .reduce((text, id) => text.replace(stubOf(id), ''), readFileSync(file, 'utf8'))
    .replace(importOfStubs, '')
    .trim() === '';

/** Takes a stub out of its file and its name out of the index; what has nothing else is deleted. */
export function removeStub(index: string, id: string): void {
  const file = fileInIndex(index, id)!;
  const text = withoutUnused(readFileSync(file, 'utf8').replace(stubOf(id), ''), 'notImplemented').trim();
  writeOrRemove(file, text === '' ? '' : `${text}\n`);

  const without = (list: string): string[] => namesIn(list).filter((name) => name !== id);
  const named = readFileSync(index, 'utf8')
    .replaceAll(/^import \{([^}]*)\} from '(\.[^']+)';\n/gm, (line, names: string, from: string) => {
      if (!namesIn(names).includes(id)) return line;
      return without(names).length === 0 ? '' : `import { ${without(names).join(', ')} } from '${from}';\n`;
    })
    .replace(
      /export default \{([^}]*)\} satisfies/,
      (_, names: string) =>
        `export default {\n${without(names)
          .map((name) => `  ${name},\n`)
          .join('')}} satisfies`,
    );
  writeOrRemove(index, named.includes('export default {\n} satisfies') ? '' : named);
}

/** Takes an operation of which nothing is said yet out of the test files of its family, wherever it is named; an empty one is deleted. */
export function removePendingTest(base: string, family: string, id: string): void {
  const line = `  it.todo('${id}');\n`;
  for (const file of globSync(`test/families/${family}/**/*.test.ts`, { cwd: base })) {
    const text = readFileSync(base + file, 'utf8');
    if (!text.includes(line)) continue;
    const rest = text.replace(line, '');
    writeOrRemove(base + file, rest.includes(', () => {\n});\n') ? '' : rest);
  }
}

/** Deletes a test file that only names what is to be proved of these operations. */
export function removeEmptyTest(path: string): void {
  if (existsSync(path) && isEmptyTest(readFileSync(path, 'utf8'))) rmSync(path);
}

/** Whether all that a test file has are names of operations, of which nothing is said yet. */
export const isEmptyTest = (text: string): boolean =>
  /^describe\('[^']+', \(\) => \{\n(?: {2}it\.todo\('\w+'\);\n)+\}\);\n$/m.test(text);

function writeOrRemove(path: string, text: string): void {
  if (text === '') rmSync(path);
  else writeFileSync(path, text);
}
