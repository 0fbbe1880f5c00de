import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from './format.ts';
import { mergeModule } from './modules.ts';
import { pascal } from './naming.ts';
import { isEmptyTest } from './stubs.ts';

/** Adds a handler that answers 501 to the noun's file (`./notes/ticket-notes.ts`), and names it in the family's index. */
export function addHandler(folder: string, family: string, file: string, operationId: string): boolean {
  const index = `${folder}/index.ts`;
  if (existsSync(index) && new RegExp(`\\b${operationId}\\b`).test(readFileSync(index, 'utf8'))) return false;
  const path = join(folder, file);
  write(path, withStub(readOr(path, ''), operationId));
  write(index, withHandler(readOr(index, emptyIndex(family)), file, operationId));
  return true;
}

/**
 * A test file for the noun, with the harness in place, which names what is to be proved until somebody writes tests. Says whether it
 * names the operation now.
 */
export function addTest(path: string, noun: string, operationId: string): boolean {
  const pending = `  it.todo('${operationId}');\n`;
  const text = readOr(path, '');
  if (text !== '') {
    if (!isEmptyTest(text) || text.includes(pending)) return false;
    write(path, text.replace(/\}\);\n$/, `${pending}});\n`));
    return true;
  }
  write(
    path,
    `import { afterAll, beforeAll, describe, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

describe('${noun}', () => {
${pending}});
`,
  );
  return true;
}

/** Names the handler of an operation, which `file` (`./notes/ticket-notes.ts`) exports, in an index of the family. */
export const nameInIndex = (
  index: string,
  generated: string,
  family: string,
  file: string,
  operationId: string,
): void => write(index, withHandler(readOr(index, emptyIndex(family, generated)), file, operationId));

/** Takes the operation off the list, when it has a handler. */
export function removeFromList(path: string, operationId: string): void {
  const lines = readOr(path, '').split('\n');
  if (lines.includes(operationId)) write(path, lines.filter((line) => line !== operationId).join('\n'));
}

/** Puts the operation on the list of those that have no handler; the list may only shrink by writing them. */
export function addToList(path: string, operationId: string): void {
  const lines = readOr(path, '')
    .split('\n')
    .filter((line) => line !== '');
  if (!lines.includes(operationId)) write(path, `${[...lines, operationId].join('\n')}\n`);
}

const withStub = (text: string, operationId: string): string =>
  mergeModule(
    text,
    `import { notImplemented } from '#src/platform/errors/index.ts';

export const ${operationId} = notImplemented('${operationId}');
`,
  );

const emptyIndex = (family: string, generated = '#generated'): string =>
  `import type { ${pascal(family)}Handlers } from '${generated}/families/${family}/handlers.ts';\n\nexport default {\n} satisfies ${pascal(family)}Handlers;\n`;

function withHandler(text: string, file: string, operationId: string): string {
  const from = ` from '${file}';`;
  const known = new RegExp(`import \\{([^}]*)\\}${from.replaceAll('.', '\\.')}`);
  const imported = known.test(text)
    ? text.replace(
        known,
        (_, names: string) =>
          `import { ${[
            ...names
              .split(',')
              .map((name) => name.trim())
              .filter(Boolean),
            operationId,
          ].join(', ')} }${from}`,
      )
    : text.replace(/\n\n(?=export default)/, `\nimport { ${operationId} }${from}\n\n`);
  return imported.replace(/export default \{([^}]*)\} satisfies/, (_, names: string) => {
    const all = [
      ...names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
      operationId,
    ];
    return `export default {\n${all.map((name) => `  ${name},\n`).join('')}} satisfies`;
  });
}

const readOr = (path: string, otherwise: string): string =>
  existsSync(path) ? readFileSync(path, 'utf8') : otherwise;

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  // What grows by a name at a time is formatted where a line became too long.
  const isLong = text.split('\n').some((line) => line.length > 110);
  writeFileSync(path, text);
  if (isLong) format([path]);
}
