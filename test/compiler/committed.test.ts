import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { contracts } from '../../scripts/contract.ts';

/** What `make check` compares is what people find in a diff: `.gitignore` and the compiler name the same files. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const isIgnored = (path: string): boolean =>
  spawnSync('git', ['check-ignore', '--quiet', '--no-index', path], { cwd: root }).status === 0;

it('commits the interfaces and lists of every contract, and nothing else that is built', () => {
  for (const { out, committed } of contracts) {
    for (const name of committed)
      expect([name, isIgnored(`${out}/families/pets/${name}`), isIgnored(`${out}/${name}`)]).toEqual([
        name,
        false,
        false,
      ]);
    for (const name of ['openapi.json', 'llms.txt', 'validators.js', 'types.gen.ts', 'MANIFEST.json'])
      expect([name, isIgnored(`${out}/${name}`), isIgnored(`${out}/families/pets/${name}`)]).toEqual([
        name,
        true,
        true,
      ]);
  }
  expect(isIgnored('generated/database.ts')).toBe(false);
});
