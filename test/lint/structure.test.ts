import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const house = mkdtempSync(join(tmpdir(), 'house-'));
afterAll(() => rmSync(house, { recursive: true }));

/** A house in which every file is named by its path and imports what is listed. */
function build(files: Readonly<Record<string, string>>): void {
  rmSync(join(house, 'src'), { recursive: true, force: true });
  for (const room of ['api', 'domain', 'families', 'platform'])
    mkdirSync(join(house, 'src', room), { recursive: true });
  for (const [path, text] of Object.entries({ ...sources, ...files })) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
}

/** The rules that such a house breaks: `rule: file → file`. */
function broken(files: Readonly<Record<string, string>>): string[] {
  build(files);
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', 'src'],
    ],
    { cwd: house, encoding: 'utf8' },
  );
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; to: string; rule: { name: string } }[] };
  };
  return summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
}

const sources = {
  'package.json': '{ "type": "module", "imports": { "#src/*": "./src/*" } }',
  'src/platform/db/index.ts': 'export const db = 1;',
  'src/platform/db/inner.ts': 'export interface Inner { one: 1 }\nexport const inner = 1;',
  'src/domain/tasks/index.ts': 'export const tasks = 1;',
  'src/domain/records/index.ts': 'export const records = 1;',
  'src/families/tasks/index.ts': 'export default {};',
  'src/families/tasks/parts.ts': 'export const parts = 1;',
  'src/compiler/index.ts': 'export const compile = 1;',
  'src/compose.ts': 'export const compose = 1;',
};

/** The files of one case among those of all cases, which are judged together: `a.ts` of the third is `a3.ts`. */
const numbered = (text: string, number: number): string =>
  text.replace(/(?<=\/)([abc])(?=(?:\.queries)?\.ts\b)/g, `$1${number}`);
const filesOf = (files: Readonly<Record<string, string>>, number: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [numbered(path, number), numbered(text, number)]),
  );

const db = "import { db } from '#src/platform/db/index.ts';\nexport const a = db;";
const inner = "import { inner } from '#src/platform/db/inner.ts';\nexport const a = inner;";
const typeOfInner = "import type { Inner } from '#src/platform/db/inner.ts';\nexport type A = Inner;";
const tasks = "import { tasks } from '#src/domain/tasks/index.ts';\nexport const a = tasks;";

const cases: readonly [what: string, files: Readonly<Record<string, string>>, finding?: string][] = [
  ['downwards, by the index', { 'src/domain/records/a.ts': db }],
  [
    'upwards',
    { 'src/platform/db/a.ts': tasks },
    'floors-of-the-house: src/platform/db/a.ts → src/domain/tasks/index.ts',
  ],
  [
    'upwards by import()',
    { 'src/platform/db/a.ts': "export const a = () => import('../../domain/tasks/index.ts');" },
    'floors-of-the-house: src/platform/db/a.ts → src/domain/tasks/index.ts',
  ],
  [
    'what composes the service, from a family',
    { 'src/families/tasks/a.ts': "import { compose } from '#src/compose.ts';\nexport const a = compose;" },
    'floors-of-the-house: src/families/tasks/a.ts → src/compose.ts',
  ],
  [
    'upwards within domain',
    { 'src/domain/records/a.ts': tasks },
    'floors-of-domain: src/domain/records/a.ts → src/domain/tasks/index.ts',
  ],
  [
    'upwards within the tasks of domain',
    {
      'src/domain/tasks/change/a.ts': 'export const a = 1;',
      'src/domain/tasks/rules/b.ts': "import { a } from '../change/a.ts';\nexport const b = a;",
    },
    'floors-of-domain-tasks: src/domain/tasks/rules/b.ts → src/domain/tasks/change/a.ts',
  ],
  [
    'past an index',
    { 'src/domain/records/a.ts': inner },
    'enter-by-the-index: src/domain/records/a.ts → src/platform/db/inner.ts',
  ],
  [
    'a type past an index',
    { 'src/domain/records/a.ts': typeOfInner },
    'enter-by-the-index: src/domain/records/a.ts → src/platform/db/inner.ts',
  ],
  [
    'parts of a family, from compose.ts',
    { 'src/compose.ts': "import { parts } from './families/tasks/parts.ts';\nexport const a = parts;" },
  ],
  [
    'another family',
    { 'src/families/clients/a.ts': "import a from '../tasks/index.ts';\nexport const b = a;" },
    'families-apart: src/families/clients/a.ts → src/families/tasks/index.ts',
  ],
  [
    'the compiler at run time',
    {
      'src/domain/tasks/a.ts': "import { compile } from '#src/compiler/index.ts';\nexport const a = compile;",
    },
    'no-compiler-at-run-time: src/domain/tasks/a.ts → src/compiler/index.ts',
  ],
  [
    'kysely outside queries',
    {
      'src/domain/tasks/a.queries.ts': "import { sql } from 'kysely';\nexport const a = sql;",
      'src/domain/tasks/b.ts': "import { sql } from 'kysely';\nexport const b = sql;",
      'src/domain/tasks/c.ts': "import type { RawBuilder } from 'kysely';\nexport type C = RawBuilder<1>;",
    },
    expect.stringMatching(/^sql-in-queries: src\/domain\/tasks\/b\.ts/) as unknown as string,
  ],
];

describe('who imports whom', { timeout: 60_000 }, () => {
  let found: readonly string[];
  beforeAll(() => {
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
    found = broken(Object.assign({}, ...cases.map(([, files], number) => filesOf(files, number))));
  });

  it.each(cases.map(([what], number) => [what, number] as const))('%s', (_what, number) => {
    const [, files, finding] = cases[number]!;
    const own = Object.keys(filesOf(files, number));
    expect(
      found
        .filter((text) => own.some((path) => text.includes(`${path} →`)))
        .map((text) => text.replaceAll(new RegExp(String.raw`(?<=/[abc])${number}(?=\.)`, 'g'), '')),
    ).toEqual(finding === undefined ? [] : [finding]);
  });

  it('finds nothing else', () => {
    expect(found).toHaveLength(cases.filter(([, , finding]) => finding !== undefined).length);
  });

  it('finds files that load each other in a circle, and lets types and later loads be', () => {
    broken({
      'src/domain/tasks/a.ts': "import { b } from '#src/domain/tasks/b.ts';\nexport const a = () => b;",
      'src/domain/tasks/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
      'src/domain/tasks/c.ts': "import { d } from './d.ts';\nexport const c = d;\nexport type C = string;",
      'src/domain/tasks/d.ts': "import type { C } from './c.ts';\nexport const d: C = '';",
      'src/domain/tasks/e.ts': "import { f } from './f.ts';\nexport const e = f;",
      'src/domain/tasks/f.ts': "export const f = () => import('./e.ts');",
    });
    const { stdout } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/oxlint/bin/oxlint'),
        ...['--config', join(root, 'scripts/lint/circles.json'), '--format', 'json', 'src'],
      ],
      { cwd: house, encoding: 'utf8' },
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    expect(diagnostics.map(({ code, filename }) => `${code} ${filename}`).sort()).toEqual([
      'import(no-cycle) src/domain/tasks/a.ts',
      'import(no-cycle) src/domain/tasks/b.ts',
    ]);
  });

  it('has a floor for every folder of a room', () => {
    mkdirSync(join(house, 'src/domain/attics'), { recursive: true });
    const { stderr } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
        ...['--config', join(root, '.dependency-cruiser.mjs'), 'src'],
      ],
      { cwd: house, encoding: 'utf8' },
    );
    expect(stderr).toContain('give attics of src/domain a floor');
  });
});
