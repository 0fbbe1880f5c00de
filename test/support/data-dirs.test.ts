import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newDataDir, removeDataDir } from './data-dirs.ts';

it('many services of one process leave it with one listener, and no files behind', () => {
  const program = `
    const { newDataDir } = await import(${JSON.stringify(import.meta.resolve('./data-dirs.ts'))});
    for (let count = 0; count < 20; count += 1) console.log(newDataDir());
    console.log(process.listenerCount('exit'));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const lines = stdout.trim().split('\n');
  expect(lines.pop()).toBe('1');
  expect(lines.filter((dataDir) => existsSync(dataDir))).toEqual([]);
  expect(new Set(lines).size).toBe(20);
});

it('files of a service that is stopped are gone', () => {
  const dataDir = newDataDir();
  removeDataDir(dataDir);
  expect(existsSync(dataDir)).toBe(false);
});
