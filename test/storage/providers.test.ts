import { hash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  agencyKeys,
  ContentDiffers,
  fileKey,
  NotStored,
  openStorage,
  partKey,
  previewKey,
  previewsKey,
  uploadKey,
  type Storage,
  type StorageKey,
} from '#src/platform/storage/index.ts';
import { S3Server } from '../support/s3/server.ts';

interface Provider {
  readonly storage: Storage;
  /** What writes left behind that never came to their end. */
  unfinished(): Promise<readonly string[]>;
  close(): Promise<void>;
}

async function directory(): Promise<Provider> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storage-'));
  return {
    storage: openStorage({ dataDir }),
    unfinished: () => readdir(join(dataDir, 'files', 'unfinished')).catch(() => []),
    close: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function s3(): Promise<Provider> {
  const server = await new S3Server().start();
  server.minPartBytes = 0;
  server.pageSize = 2;
  return {
    storage: openStorage({ dataDir: '/nowhere', s3: server.address }),
    unfinished: async () => [...server.multiparts.keys()],
    close: () => server.stop(),
  };
}

/** What callers of the store rely on, whatever it is. */
describe.each([
  ['a directory', directory],
  ['S3', s3],
])('%s', (_name, open) => {
  let provider: Provider;
  let storage: Storage;
  beforeEach(async () => {
    provider = await open();
    storage = provider.storage;
  });
  afterEach(() => provider.close());

  const tenantId = crypto.randomUUID();
  const newKey = () => fileKey(tenantId, crypto.randomUUID());

  it('keeps what was made of a file below one key, and finds it as the file', async () => {
    const id = crypto.randomUUID();
    const bytes = Buffer.from('preview');
    const content = { size: bytes.length, sha256: hash('sha256', bytes) };
    const once = async function* () {
      yield bytes;
    };
    const keys = ['320xown', 'ownxown'].map((name) => previewKey(tenantId, id, name));
    for (const key of keys) await storage.put(key, once(), content);
    const found = [];
    // The times of files are finer than ours.
    for await (const thing of storage.walk(-1_000)) found.push(thing);
    expect(found).toEqual([{ kind: 'file', tenantId, id }]);
    await storage.delete(previewsKey(tenantId, id));
    for (const key of keys)
      await expect(storage.get(key)[Symbol.asyncIterator]().next()).rejects.toThrow(NotStored);
  });
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

    it('of an agency is gone with it, and that of others stays', async () => {
      const [leaving, staying] = [crypto.randomUUID(), crypto.randomUUID()];
      const bytes = Buffer.from('x');
      const keysOf = (id: string) => [
        fileKey(id, crypto.randomUUID()),
        previewKey(id, crypto.randomUUID(), 'small'),
        partKey(id, crypto.randomUUID(), 1, contentOf(bytes).sha256),
      ];
      const [gone, kept] = [keysOf(leaving), keysOf(staying)];
      for (const key of [...gone, ...kept]) await put(key, bytes);
      for (const key of agencyKeys(leaving)) await storage.delete(key);
      for (const key of gone) await expect(readAll(key), key).rejects.toThrow(NotStored);
      for (const key of kept) expect(await readAll(key), key).toEqual(bytes);
    });

    it('is gone once it is deleted, and deleting it again does no harm', async () => {
      const key = newKey();
      await put(key, Buffer.from('x'));
      await storage.delete(key);
      await storage.delete(key);
      await expect(readAll(key)).rejects.toThrow(NotStored);
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
      expect(await provider.unfinished()).toEqual([]);
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
      expect(await provider.unfinished()).toEqual([]);
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
      expect(await provider.unfinished()).toEqual([]);
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

  it('the walk tells all that has not changed for a while', async () => {
    const [fileId, uploadId] = [crypto.randomUUID(), crypto.randomUUID()];
    await put(fileKey(tenantId, fileId), Buffer.from('x'));
    for (const part of [1, 2, 3])
      await put(partKey(tenantId, uploadId, part, hash('sha256', 'x')), Buffer.from('x'));
    expect(await all(storage.walk(60_000))).toEqual([]);
    await sleep(20);
    expect(await all(storage.walk(10))).toEqual([
      { kind: 'file', tenantId, id: fileId },
      { kind: 'upload', tenantId, id: uploadId },
    ]);
  });

  it('the mark stays, and no file is taken for it', async () => {
    expect(await storage.readMark()).toBeNull();
    await storage.writeMark('the word');
    expect(await storage.readMark()).toBe('the word');
    expect(await all(storage.walk(-1_000))).toEqual([]);
  });
});
