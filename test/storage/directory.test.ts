import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  fileKey,
  openStorage,
  partKey,
  uploadKey,
  type Storage,
  type StorageKey,
} from '#src/platform/storage/index.ts';

let dataDir: string;
let storage: Storage;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'storage-'));
  storage = openStorage({ dataDir });
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const tenantId = crypto.randomUUID();
const newKey = () => fileKey(tenantId, crypto.randomUUID());
const contentOf = (bytes: Buffer) => ({ size: bytes.length, sha256: hash('sha256', bytes) });
async function* pieces(bytes: Buffer, size = 1000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const put = (key: StorageKey, bytes: Buffer) => storage.put(key, pieces(bytes), contentOf(bytes));
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
const readAll = async (key: StorageKey, range?: { first: number; last: number }) =>
  Buffer.concat(await all(storage.get(key, range)));
const unfinished = () => readdir(join(dataDir, 'files', 'unfinished')).catch(() => []);

it('can be read by its owner alone', async () => {
  const key = newKey();
  await put(key, Buffer.from('x'));
  expect((await stat(join(dataDir, 'files', key))).mode & 0o077).toBe(0);
});

it('no key is made of anything but ids', () => {
  for (const id of ['../../etc/passwd', '', 'a/b', `${tenantId}/..`, tenantId.toUpperCase()])
    expect(() => fileKey(tenantId, id), id).toThrow('none');
  expect(() => uploadKey('..', tenantId)).toThrow('none');
  expect(() => partKey(tenantId, tenantId, 1, '../x')).toThrow('cannot be stored');
});

it('a process killed in the middle of a write leaves the old content, and tidying removes the rest', async () => {
  const key = newKey();
  await put(key, Buffer.from('before'));
  const program = `
    import { openStorage } from '#src/platform/storage/index.ts';
    async function* slow() {
      yield Buffer.alloc(100_000);
      process.stdout.write('writing');
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    }
    await openStorage({ dataDir: process.argv[1] }).put(process.argv[2], slow(), { size: 200_000, sha256: '' });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir, key], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');

  expect((await readAll(key)).toString()).toBe('before');
  expect(await unfinished()).toHaveLength(1);
  await storage.tidy(60_000);
  expect(await unfinished()).toHaveLength(1);
  await sleep(20);
  await storage.tidy(10);
  expect(await unfinished()).toEqual([]);
});
