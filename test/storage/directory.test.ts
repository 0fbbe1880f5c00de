import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ContentDiffers,
  fileKey,
  NotStored,
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

describe('what is stored', () => {
  it('comes back byte for byte, and any range of it', async () => {
    const bytes = randomBytes(700_000);
    const key = newKey();
    await put(key, bytes);
    expect(await readAll(key)).toEqual(bytes);
    for (const [first, last] of [
      [0, 0],
      [5, 300_000],
      [262_143, 262_144],
      [699_999, 699_999],
      [0, 699_999],
    ] as const)
      expect(await readAll(key, { first, last }), `${first}-${last}`).toEqual(
        bytes.subarray(first, last + 1),
      );
  });

  it('is gone once it is deleted, and deleting it again does no harm', async () => {
    const key = newKey();
    await put(key, Buffer.from('x'));
    await storage.delete(key);
    await storage.delete(key);
    await expect(readAll(key)).rejects.toThrow(NotStored);
  });

  it('can be read by its owner alone', async () => {
    const key = newKey();
    await put(key, Buffer.from('x'));
    expect((await stat(join(dataDir, 'files', key))).mode & 0o077).toBe(0);
  });
});

describe('bytes that are not what was expected', () => {
  it.each([
    ['are too few', Buffer.from('abc'), 4, 'size'],
    ['are too many', Buffer.from('abcde'), 4, 'size'],
    ['have another checksum', Buffer.from('abcx'), 4, 'checksum'],
  ])('%s and leave nothing', async (_, sent, size, what) => {
    const key = newKey();
    const expected = { size, sha256: hash('sha256', 'abcd') };
    const failure = await storage.put(key, pieces(sent, 1), expected).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ContentDiffers);
    expect((failure as ContentDiffers).what).toBe(what);
    await expect(readAll(key)).rejects.toThrow(NotStored);
    expect(await unfinished()).toEqual([]);
  });

  it('are not read further than they are wrong', async () => {
    let sent = 0;
    async function* endless() {
      for (;;) {
        sent += 1000;
        yield Buffer.alloc(1000);
      }
    }
    await expect(storage.put(newKey(), endless(), { size: 5000, sha256: '' })).rejects.toThrow(
      ContentDiffers,
    );
    expect(sent).toBe(6000);
  });

  it('that break off leave what was there before', async () => {
    const key = newKey();
    await put(key, Buffer.from('before'));
    async function* broken() {
      yield Buffer.from('af');
      await sleep(1);
      throw new Error('the sender left');
    }
    await expect(storage.put(key, broken(), { size: 5, sha256: '' })).rejects.toThrow('the sender left');
    expect((await readAll(key)).toString()).toBe('before');
    expect(await unfinished()).toEqual([]);
  });
});

describe('parts', () => {
  const uploadId = crypto.randomUUID();
  const putPart = async (number: number, bytes: Buffer) => {
    const key = partKey(tenantId, uploadId, number, hash('sha256', bytes));
    await put(key, bytes);
    return key;
  };

  it.each([1, 3])('become one content, and %i stay until they are deleted together', async (count) => {
    const bytes = Array.from({ length: count }, () => randomBytes(300_000));
    const parts = await Promise.all(bytes.map((part, at) => putPart(at + 1, part)));
    const whole = Buffer.concat(bytes);
    const key = newKey();
    expect(await storage.assemble(key, parts)).toEqual(contentOf(whole));
    // A second completion does the same.
    expect(await storage.assemble(key, parts)).toEqual(contentOf(whole));
    expect(await readAll(parts[0]!)).toEqual(bytes[0]);
    await storage.delete(uploadKey(tenantId, uploadId));
    await expect(readAll(parts[0]!)).rejects.toThrow(NotStored);
    expect(await readAll(key)).toEqual(whole);
    expect(await unfinished()).toEqual([]);
  });

  it('that are missing leave nothing', async () => {
    const part = await putPart(1, Buffer.from('one'));
    const lost = partKey(tenantId, uploadId, 2, hash('sha256', 'two'));
    const key = newKey();
    await expect(storage.assemble(key, [part, lost])).rejects.toThrow(NotStored);
    await expect(storage.assemble(key, [lost])).rejects.toThrow(NotStored);
    await expect(readAll(key)).rejects.toThrow(NotStored);
  });
});

it('no key is made of anything but ids', () => {
  for (const id of ['../../etc/passwd', '', 'a/b', `${tenantId}/..`, tenantId.toUpperCase()])
    expect(() => fileKey(tenantId, id), id).toThrow('none');
  expect(() => uploadKey('..', tenantId)).toThrow('none');
  expect(() => partKey(tenantId, tenantId, 1, '../x')).toThrow('cannot be stored');
});

it('the walk tells all that has not changed for a while', async () => {
  const [fileId, uploadId] = [crypto.randomUUID(), crypto.randomUUID()];
  await put(fileKey(tenantId, fileId), Buffer.from('x'));
  await put(partKey(tenantId, uploadId, 1, hash('sha256', 'x')), Buffer.from('x'));
  expect(await all(storage.walk(60_000))).toEqual([]);
  await sleep(20);
  expect(await all(storage.walk(10))).toEqual([
    { kind: 'file', tenantId, id: fileId },
    { kind: 'upload', tenantId, id: uploadId },
  ]);
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
