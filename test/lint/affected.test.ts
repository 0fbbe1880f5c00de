import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { affected, takeSnapshot } from '../../scripts/lint-types/affected.ts';

/** What is judged again of types: whatever may be judged otherwise than before, and nothing else where that can be told. */
const modules = {
  'src/a.ts': 'export function a(): number {\n  return 1;\n}\n',
  'src/b.ts': "import { a } from './a.ts';\nexport const b = (): number => a();\n",
  'src/c.ts': "import { b } from '#src/b.ts';\nexport const c = (): number => b();\n",
  'src/lazy.ts': "export const lazy = async (): Promise<number> => (await import('./c.ts')).c();\n",
  'src/inferred.ts': 'const one = () => 1;\nexport const inferred = () => one();\n',
  'src/uses-inferred.ts':
    "import { inferred } from './inferred.ts';\nexport const d = (): number => inferred();\n",
  'src/alone.ts': 'export const alone = 1;\n',
  'src/global.ts': 'declare global {\n  interface Window { x: number }\n}\nexport {};\n',
  'generated/made.d.ts': 'export declare const made: number;\n',
  'src/data.json': '{ "n": 1 }',
  'src/uses-data.ts':
    "import data from './data.json' with { type: 'json' };\nexport const f = (): number => data.n;\n",
  'src/console/web/page.tsx': 'export const page = 1;\n',
  'src/console/web/uses-page.tsx':
    "import { page } from '#web/page.tsx';\nexport const g = (): number => page;\n",
  'src/uses-made.ts': "import { made } from '#generated/made.js';\nexport const e = (): number => made;\n",
};
const paths = Object.keys(modules).sort();

let root: string;
beforeAll(() => void (root = mkdtempSync(join(tmpdir(), 'affected-'))));
afterAll(() => rmSync(root, { recursive: true }));

function snapshotOf(texts: Readonly<Record<string, string>>, inputs = 'same') {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return takeSnapshot(root, Object.keys(texts).sort(), inputs);
}
const after = (change: Readonly<Record<string, string>>, inputs?: string) =>
  affected(snapshotOf(modules), snapshotOf({ ...modules, ...change }, inputs));

it('is nothing when nothing has changed, and everything when nothing is known', () => {
  expect(after({})).toEqual([]);
  expect(affected(undefined, snapshotOf(modules))).toEqual(paths);
});

it('is a module alone when only what it does has changed', () => {
  expect(after({ 'src/a.ts': 'export function a(): number {\n  return 2;\n}\n' })).toEqual(['src/a.ts']);
  expect(after({ 'src/alone.ts': '// The only one.\nexport const alone = 1;\n' })).toEqual(['src/alone.ts']);
});

it.each([
  ['a type', { 'src/a.ts': 'export async function a(): Promise<number> {\n  return 1;\n}\n' }],
  ['a name', { 'src/a.ts': 'export function a(): number {\n  return 1;\n}\nexport const more = 1;\n' }],
])('is whatever imports a module, at any distance, when %s that it exports has changed', (_, change) => {
  expect(after(change)).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/lazy.ts']);
});

it.each([
  ['data', { 'src/data.json': '{ "n": "one" }' }, ['src/data.json', 'src/uses-data.ts']],
  [
    'a page of the console by its short name',
    { 'src/console/web/page.tsx': "export const page = '1';\n" },
    ['src/console/web/page.tsx', 'src/console/web/uses-page.tsx'],
  ],
])('is what imports %s', (_, change, expected) => {
  expect(after(change)).toEqual(expected);
});

it('is what imports a module that is gone, or finds another one under its name', () => {
  const { 'src/a.ts': _gone, ...left } = modules;
  expect(affected(snapshotOf(modules), snapshotOf(left))).toEqual(['src/b.ts']);
  const { 'generated/made.d.ts': _declared, ...others } = modules;
  expect(affected(snapshotOf(modules), snapshotOf({ ...others, 'generated/made.ts': '' }))).toContain(
    'src/uses-made.ts',
  );
});

it('is what imports a module whose types follow from what it does', () => {
  expect(
    after({ 'src/inferred.ts': modules['src/inferred.ts'].replace('=> 1', '=> Promise.resolve(1)') }),
  ).toEqual(['src/inferred.ts', 'src/uses-inferred.ts']);
});

it('is what imports declarations beside code', () => {
  expect(after({ 'generated/made.d.ts': 'export declare const made: Promise<number>;\n' })).toEqual([
    'generated/made.d.ts',
    'src/uses-made.ts',
  ]);
});

it('is a module that is new', () => {
  expect(after({ 'src/new.ts': "import { alone } from './alone.ts';\nexport const f = alone;\n" })).toEqual([
    'src/new.ts',
  ]);
});

it('is everything when packages, settings or globals have changed', () => {
  expect(after({}, 'other')).toEqual(paths);
  expect(after({ 'src/global.ts': modules['src/global.ts'].replace('number', 'string') })).toEqual(paths);
});
