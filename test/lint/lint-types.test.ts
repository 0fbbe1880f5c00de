import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.cache/lint-types');

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "target": "es2023" }, "include": ["*.ts"] }',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the lint says of a module with this text, without the path. */
async function judged(text: string): Promise<string[]> {
  const path = join(folder, 'judged.ts');
  writeFileSync(path, text);
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, [join(root, 'scripts/lint-types.ts'), path], (_error, _stdout, stderr) =>
      done(stderr),
    );
  });
  return output
    .split('\n')
    .filter((line) => line.includes('judged.ts:'))
    .map((line) => line.replace(/^\S*judged\.ts:/, ''));
}

const start = 'declare const start: () => Promise<number>;\n';

it.each([
  ['no-floating-promises', 'export const f = () => { start(); };', '2:26'],
  ['no-misused-promises', 'export const f = () => ({ ...start() });', '2:27'],
  ['await-thenable', 'export const f = async (n: number) => await n;', '2:39'],
  [
    'switch-exhaustiveness-check',
    "export function f(x: 'a' | 'b') { switch (x) { case 'a': return 1; } }",
    '2:43',
  ],
  // Behind letters that are more bytes than UTF-16 units.
  ['TS2322', "export const f = (a = 'é→😀'): number => a;", '2:42'],
  ['TS1109', 'export const f = ;', '2:18'],
])('%s is judged, and says where', async (rule, text, place) => {
  expect(await judged(start + text)).toEqual([
    expect.stringMatching(new RegExp(`^${place}  .*\\(${rule}\\)$`)),
  ]);
});

it('lets pass what is right, and what says why it may be', async () => {
  expect(await judged(`${start}export const f = async () => await start();`)).toEqual([]);
  const reason = '// lint-types-disable-next-line no-floating-promises -- nobody waits for it';
  expect(await judged(`${start}export const f = () => {\n  ${reason}\n  start();\n};`)).toEqual([]);
});
