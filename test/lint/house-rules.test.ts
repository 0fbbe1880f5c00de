import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const house = mkdtempSync(join(tmpdir(), 'linted-'));
afterAll(() => rmSync(house, { recursive: true }));

interface Finding {
  readonly code: string;
  readonly filename: string;
}

/** What is found in a house of these files that has the configuration of this one. */
function findings(files: Readonly<Record<string, string>>): Finding[] {
  for (const path of ['.oxlintrc.json', 'scripts/lint'])
    cpSync(join(root, path), join(house, path), { recursive: true });
  for (const [path, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), `${text}\n`);
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '.'],
    { cwd: house, encoding: 'utf8' },
  );
  if (!stdout.startsWith('{')) throw new Error(`Nothing was judged: ${stdout}${stderr}`);
  return (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics;
}

const registration = 'house(no-registration)';
const clock = 'house(one-clock)';
const none = undefined;

const cases: readonly [path: string, text: string, rule: string | undefined][] = [
  ['src/domain/tasks/one.ts', "import './b.ts';", registration],
  ['src/domain/tasks/two.ts', "import { register } from './b.ts';\nregister(1);", registration],
  ['src/domain/tasks/three.ts', "import { kinds } from './b.ts';\nkinds.add(1);", registration],
  ['src/domain/tasks/four.ts', "import { load } from './b.ts';\nawait load();", registration],
  [
    'src/domain/tasks/five.ts',
    "import { registerKind } from './b.ts';\nexport const kind = registerKind(1);",
    registration,
  ],
  ['src/compiler/six.ts', "import { kinds } from './b.ts';\nkinds.add(1);", none],
  ['src/domain/tasks/at.ts', 'export const at = Date.now();', clock],
  ['src/platform/events/at.ts', 'export const at = new Date();', clock],
  ['src/platform/events/of.ts', 'export const at = new Date(0);', none],
  ['src/api/hosted/sql.ts', "export const due = 'select 1 where due_at <= now()';", clock],
  ['src/api/mcp/sql.ts', 'export const due = `select 1 where due_at <= now()`;', clock],
  ['src/api/mcp/own.ts', 'export const due = `select 1 where due_at <= app.now()`;', none],
  ['src/api/auth/at.ts', 'export const at = Date.now();', none],
  ['src/platform/clock/at.ts', 'export const at = Date.now();', none],
  ['src/platform/kept.ts', 'export function take(value: any): void {}', 'typescript(no-explicit-any)'],
  [
    'test/any.ts',
    'export const read = (value: { one?: 1 }) => value?.one!;',
    'typescript(no-non-null-asserted-optional-chain)',
  ],
  ['src/platform/loud.ts', "console.log('here');", 'eslint(no-console)'],
  ['scripts/loud.ts', "console.log('here');", none],
  ['src/platform/loose.ts', 'export const same = (a: unknown) => a == 1;', 'eslint(eqeqeq)'],
  [
    'src/platform/long.ts',
    "import { go } from './b.ts';\nexport const all = () => {\n" + 'go();\n'.repeat(400) + '};',
    'eslint(max-lines)',
  ],
];

let found: readonly Finding[];
beforeAll(() => {
  found = findings(Object.fromEntries(cases.map(([path, text]) => [path, text])));
});

it.each(cases.map(([path, , rule]) => [path, rule] as const))('%s: %s', (path, rule) => {
  const codes = found.filter(({ filename }) => filename === path).map(({ code }) => code);
  if (rule === undefined) expect(codes).toEqual([]);
  else expect(codes).toContain(rule);
});
