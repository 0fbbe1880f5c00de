import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emit, prepare } from '#src/compiler/compile.ts';
import { formatDiagnostic, sortDiagnostics } from '#src/compiler/diagnostics.ts';
import { emitTexts, type EmitOptions } from '#src/compiler/emit/index.ts';

/**
 * One tiny contract per language feature, with everything it compiles to. A change of an emitter shows here as a
 * diff to read: look at it, then `UPDATE=1 npx vitest run test/compiler/cases.test.ts`.
 */
const root = join(import.meta.dirname, 'cases');

/** The same for every contract. */
const constant = new Set([
  'operation.ts',
  'context.ts',
  'bodies.ts',
  'events.validators.d.ts',
  'validation.ts',
]);

describe.each(readdirSync(root))('%s', (name) => {
  const folder = join(root, name);

  it('compiles to what is expected, or says where and why not', async () => {
    const outcome = await compileCase(folder);
    if (process.env.UPDATE) writeExpected(folder, outcome);
    expect(Object.fromEntries(outcome)).toEqual(Object.fromEntries(readExpected(folder)));
  });

  it('says the same again', async () => {
    expect(await compileCase(folder)).toEqual(await compileCase(folder));
  });
});

async function compileCase(folder: string): Promise<Map<string, string>> {
  const overlay = join(folder, 'overlay.yaml');
  const options = optionsOf(folder);
  const prepared = prepare({ spec: join(folder, 'in.yaml'), overlays: existsSync(overlay) ? [overlay] : [] });
  const emitted =
    prepared.document === undefined ? undefined : emit(prepared.analysis, prepared.document, options);
  const refused = emitted !== undefined && 'diagnostics' in emitted ? emitted.diagnostics : [];
  const diagnostics = sortDiagnostics([...prepared.diagnostics, ...refused]).map(
    (diagnostic) => `${formatDiagnostic(diagnostic, folder).replaceAll(`${folder}/`, '')}\n`,
  );
  const written =
    emitted !== undefined && 'files' in emitted
      ? [...emitted.files, ...emitTexts({ document: prepared.document! }, options)]
      : [];
  const files = written.filter(([path]) => !constant.has(path));
  return new Map([
    ...files,
    ...(diagnostics.length > 0 ? [['diagnostics.txt', diagnostics.join('')] as const] : []),
  ]);
}

/** What the compiler is told of this contract beside it. */
function optionsOf(folder: string): EmitOptions {
  const file = join(folder, 'options.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as EmitOptions) : {};
}

function readExpected(folder: string): Map<string, string> {
  const expected = join(folder, 'expected');
  const files = readdirSync(expected, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(expected, path), readFileSync(path, 'utf8')]),
  );
}

function writeExpected(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(join(folder, 'expected'), { recursive: true, force: true });
  for (const [name, text] of files) {
    const path = join(folder, 'expected', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
