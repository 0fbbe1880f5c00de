import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserDigest, unpackBrowser, type Unpacking } from '../support/browser-program.ts';

/** The browser of the tests is the one that npm delivered, whoever else uses this machine. */
const program = Buffer.from('#!/bin/sh\necho the browser\n');
const digest = createHash('sha256').update(program).digest('hex');
let room: string;
// Unpacking the real one takes ten seconds; every test with a browser has it unpacked and its digest checked.
let small: Required<Unpacking>;

beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'browser-'));
  small = { folder: join(room, 'unpacked'), archive: join(room, 'browser.br'), expected: digest };
  await mkdir(small.folder);
  await writeFile(small.archive, brotliCompressSync(program));
});
afterAll(() => rm(room, { recursive: true, force: true }));

it('is unpacked once, whole, for two who ask at the same time', async () => {
  const [first, second] = await Promise.all([unpackBrowser(small), unpackBrowser(small)]);
  expect(second).toBe(first);
  expect(first.startsWith(small.folder)).toBe(true);
  const { ino, mode } = await stat(first);
  expect(mode & 0o555).toBe(0o555);
  expect((await stat(await unpackBrowser(small))).ino).toBe(ino);
  expect(await readdir(small.folder)).toHaveLength(1);
});

it('stays where it is for whoever was quicker, as a browser starts its processes from its own file', async () => {
  const folder = join(room, 'raced');
  const slow = join(room, 'slow.br');
  execFileSync('mkfifo', [slow]);
  const late = unpackBrowser({ ...small, folder, archive: slow });
  await expect.poll(() => readdir(folder).catch(() => [])).toHaveLength(1);
  const { ino } = await stat(await unpackBrowser({ ...small, folder }));
  await writeFile(slow, await readFile(small.archive));
  expect((await stat(await late)).ino).toBe(ino);
});

it('replaces a program of somebody else, and one that was cut off', async () => {
  const unpacked = await unpackBrowser(small);
  await writeFile(unpacked, '#!/bin/sh\necho taken over\n');
  expect(await readFile(await unpackBrowser(small))).toEqual(program);
  await truncate(unpacked, 10);
  expect(await readFile(await unpackBrowser(small))).toEqual(program);
});

it('is refused when the package brings another one than expected', async () => {
  const other = { ...small, folder: join(room, 'other'), expected: '0'.repeat(64) };
  await expect(unpackBrowser(other)).rejects.toThrow(`has the digest ${digest}, expected 0000`);
  expect(await readdir(other.folder)).toEqual([]);
});

it('has the digest of the pinned package', async () => {
  const unpacked = await readFile(await unpackBrowser());
  expect(createHash('sha256').update(unpacked).digest('hex')).toBe(browserDigest);
});
