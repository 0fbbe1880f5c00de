import { hash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '#src/platform/errors/index.ts';
import { fileKey, parseS3Url, partKey, uploadKey, type StorageKey } from '#src/platform/storage/index.ts';
import { S3Storage } from '#src/platform/storage/s3/index.ts';
import { S3Server } from '../support/s3/server.ts';

let server: S3Server;
let storage: S3Storage;
beforeEach(async () => {
  server = await new S3Server().start();
  storage = new S3Storage(server.address, { connectMs: 300, silenceMs: 300, shortMs: 300 });
});
afterEach(() => server.stop().catch(() => {}));

const tenantId = crypto.randomUUID();
const contentOf = (bytes: Buffer) => ({ size: bytes.length, sha256: hash('sha256', bytes) });
async function* once(bytes: Buffer) {
  yield bytes;
}
const put = (key: StorageKey, bytes: Buffer) => storage.put(key, once(bytes), contentOf(bytes));
const readAll = async (key: StorageKey) => {
  const found: Uint8Array[] = [];
  for await (const chunk of storage.get(key)) found.push(chunk);
  return Buffer.concat(found);
};

describe('STORAGE_URL', () => {
  it('names endpoint, bucket, prefix and account', () => {
    expect(parseS3Url('s3://AKIA:a%2Fb@s3.eu-central-1.amazonaws.com/files/agency')).toEqual({
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      publicEndpoint: 'https://s3.eu-central-1.amazonaws.com',
      region: 'eu-central-1',
      bucket: 'files',
      prefix: 'agency/',
      credentials: { accessKeyId: 'AKIA', secretAccessKey: 'a/b' },
      isPathStyle: true,
      isDirect: true,
    });
    expect(
      parseS3Url(
        's3://minio:9000/files?tls=off&region=home&style=host&direct=off&public=https://files.example',
      ),
    ).toEqual({
      endpoint: 'http://minio:9000',
      publicEndpoint: 'https://files.example',
      region: 'home',
      bucket: 'files',
      prefix: '',
      credentials: null,
      isPathStyle: false,
      isDirect: false,
    });
  });

  it.each([
    'https://s3.amazonaws.com/files',
    's3://host',
    's3://host/UPPER',
    's3://key@host/files',
    's3://host/files?tls=maybe',
    's3://host/files?tsl=off',
    's3://host/files?public=ftp://x',
    's3://host/files/a b',
  ])('%s is refused', (text) => expect(parseS3Url(text)).toBeUndefined());
});

describe('addresses of the store', () => {
  const bytes = randomBytes(70_000);
  const key = partKey(tenantId, crypto.randomUUID(), 1, hash('sha256', bytes));
  const send = async (body: Buffer, headers: Record<string, string> = {}) => {
    const { url, headers: told } = await storage.direct!.partAddress(key, contentOf(bytes), 900);
    return fetch(url, { method: 'PUT', headers: { ...told, ...headers }, body: new Uint8Array(body) });
  };

  it('take the part that they are for, and the store tells of it', async () => {
    expect((await send(bytes)).status).toBe(200);
    expect(await readAll(key)).toEqual(bytes);
    const sizes = await storage.direct!.sizes(key.slice(0, key.lastIndexOf('/')) as StorageKey);
    expect([...sizes].map(([each, { size }]) => [each, size])).toEqual([[key, bytes.length]]);
  });

  it('take no part of another size or with other bytes, nor without its checksum', async () => {
    const other = randomBytes(bytes.length);
    expect((await send(bytes.subarray(1))).status).toBe(403);
    expect((await send(other)).status).toBe(400);
    expect((await send(other, { 'x-amz-checksum-sha256': hash('sha256', other, 'base64') })).status).toBe(
      403,
    );
    expect(server.objects.size).toBe(0);
  });

  it('give a file under its name and type until they expire', async () => {
    const file = fileKey(tenantId, crypto.randomUUID());
    await put(file, bytes);
    const told = { contentType: 'application/pdf', saveAs: 'Überblick "1".pdf' };
    const response = await fetch(await storage.direct!.contentAddress(file, told, 30));
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="_berblick _1_.pdf"; filename*=UTF-8''%C3%9Cberblick%20%221%22.pdf`,
    );
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    const expired = await storage.direct!.contentAddress(file, told, -1).catch(() => undefined);
    if (expired !== undefined) expect((await fetch(expired)).status).toBe(403);
  });
});

it('a part that the store took with other bytes is noticed when the file is put together', async () => {
  const key = partKey(tenantId, crypto.randomUUID(), 1, hash('sha256', 'right'));
  await put(key, Buffer.from('right'));
  server.objects.set(`installation/${key}`, { bytes: Buffer.from('wrong'), at: new Date() });
  await expect(storage.assemble(fileKey(tenantId, crypto.randomUUID()), [key])).rejects.toThrow('checksum');
});

it('parts are joined in the store, and what was begun is given up when one is refused', async () => {
  // Ten megabytes take their time on a busy machine.
  storage = new S3Storage(server.address, { connectMs: 5_000, silenceMs: 5_000, shortMs: 5_000 });
  const uploadId = crypto.randomUUID();
  const parts = [randomBytes(5 * 1024 * 1024), randomBytes(5 * 1024 * 1024), randomBytes(10)];
  const keys = parts.map((part, at) => partKey(tenantId, uploadId, at + 1, hash('sha256', part)));
  await Promise.all(keys.map((key, at) => put(key, parts[at]!)));
  const file = fileKey(tenantId, crypto.randomUUID());
  server.seen.length = 0;
  expect(await storage.assemble(file, keys)).toEqual(contentOf(Buffer.concat(parts)));
  expect(server.seen.filter((line) => line.startsWith('PUT') && !line.includes('partNumber'))).toEqual([]);
  // Not by `toEqual`, which takes seconds to go through ten million numbers.
  expect((await readAll(file)).equals(Buffer.concat(parts))).toBe(true);

  await expect(storage.assemble(file, [...keys].reverse())).rejects.toThrow(Problem);
  expect(server.multiparts.size).toBe(0);
  await storage.delete(uploadKey(tenantId, uploadId));
  expect([...server.objects.keys()]).toEqual([`installation/${file}`]);
});

describe('a store that is away', () => {
  const key = fileKey(tenantId, crypto.randomUUID());
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    put: () => put(key, Buffer.from('x')),
    get: () => readAll(key),
    assemble: () => storage.assemble(key, [partKey(tenantId, tenantId, 1, hash('sha256', 'x'))]),
    delete: () => storage.delete(key),
    mark: () => storage.readMark(),
    list: () => storage.direct!.sizes(uploadKey(tenantId, tenantId)),
    tidy: () => storage.tidy(0),
  };

  it.each(['stopped', 'silent', 'failing'] as const)(
    'because it is %s is refused with 503 in time',
    async (how) => {
      if (how === 'stopped') await server.stop();
      else server.mood = how;
      for (const [name, call] of Object.entries(calls)) {
        const start = performance.now();
        const failure = await call().catch((error: unknown) => error);
        expect(failure, name).toMatchObject({
          status: 503,
          code: 'unavailable',
          headers: { 'retry-after': '30' },
        });
        expect(performance.now() - start, name).toBeLessThan(3_000);
      }
    },
  );

  it('in the middle of a content ends it with an error', async () => {
    server.objects.set(`installation/${key}`, { bytes: randomBytes(40_000_000), at: new Date() });
    await expect(
      (async () => {
        for await (const _ of storage.get(key)) await server.stop().catch(() => {});
      })(),
    ).rejects.toThrow(Problem);
  });

  it('by its account is refused alike, and no secret is told', async () => {
    const wrong = new S3Storage({
      ...server.address,
      credentials: { accessKeyId: 'AKIATEST', secretAccessKey: 'not-the-secret' },
    });
    const failure = await wrong.readMark().catch((error: Problem) => error);
    expect(failure).toMatchObject({ status: 503 });
    expect((failure as Problem).internal).toContain('SignatureDoesNotMatch');
    expect((failure as Problem).internal).not.toContain('not-the-secret');
  });
});
