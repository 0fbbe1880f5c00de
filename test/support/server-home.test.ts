import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { serverHome } from './server-home.ts';

const room = mkdtempSync(join(tmpdir(), 'server-home-'));
afterAll(() => rmSync(room, { recursive: true }));

const [clone, gone] = [join(room, 'clone'), join(room, 'gone')];
mkdirSync(clone);

it('gives each clone a home in memory, and removes the homes of clones that are gone', () => {
  const memory = mkdtempSync(join(room, 'memory-'));
  serverHome(gone, memory);
  const home = serverHome(clone, memory);
  expect(readdirSync(memory)).toEqual([home.slice(memory.length + 1)]);
  expect(serverHome(clone, memory)).toBe(home);
});

it('stays on the disk where there is no memory, or another file has the name', () => {
  expect(serverHome(clone, join(room, 'nowhere'))).toBe(join(clone, '.cache/test'));
  const memory = mkdtempSync(join(room, 'memory-'));
  const home = serverHome(clone, memory);
  rmSync(home, { recursive: true });
  const elsewhere = join(room, 'elsewhere');
  mkdirSync(elsewhere, { mode: 0o755 });
  symlinkSync(elsewhere, home);
  expect(serverHome(clone, memory)).toBe(join(clone, '.cache/test'));
  rmSync(home);
  writeFileSync(home, '');
  expect(serverHome(clone, memory)).toBe(join(clone, '.cache/test'));
});
