import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { S3Server } from '../../support/s3/server.ts';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { mebibytes, sha256, Uploader } from './upload.ts';

let store: S3Server;
let service: Service;
let uploader: Uploader;
beforeAll(async () => {
  store = await new S3Server().start();
  service = await startService({ config: { s3: store.address } });
  uploader = new Uploader(service);
});
afterAll(async () => {
  await service.stop();
  await store.stop();
});

const text = Buffer.from('Where we begin.\n');
const statusOf = async (id: string) => (await service.ok('getManagedUpload', { path: { id } })).data.status;
const download = async (id: string, disposition?: 'inline') => {
  const { data } = await service.ok('issueAttachmentDownloadUrl', {
    path: { id },
    body: disposition === undefined ? {} : { disposition },
  });
  return data.url;
};

describe('parts', () => {
  it('go to the store and not through the service, which learns of them from the store', async () => {
    const { id } = await uploader.create({ bytes: text });
    const [address] = await uploader.addresses(id, [text]);
    expect(new URL(address!.url).origin).toBe(store.address.endpoint);
    expect((await uploader.send(address!, text)).status).toBe(200);
    expect((await service.ok('getManagedUpload', { path: { id } })).data.received_parts).toEqual([1]);
    const { body } = await uploader.complete(id, [1]);
    expect(body.data).toMatchObject({ status: 'ready', attachment: { checksum_sha256: sha256(text) } });
  });

  it('of another size, and parts that never came, keep the session open', async () => {
    const { id } = await uploader.create({ bytes: text });
    const [address] = await uploader.addresses(id, [text]);
    expect((await uploader.send(address!, text.subarray(1))).status).toBe(403);
    const { status, body } = await uploader.complete(id, [1]);
    expect([status, body.error.message]).toEqual([
      400,
      expect.stringContaining('part 1, which has not arrived'),
    ]);
    expect(await statusOf(id)).toBe('uploading');
  });

  it('become one file in a worker, and nothing else stays', async () => {
    const bytes = randomBytes(mebibytes(9));
    const parts = [0, 8].map((at) => bytes.subarray(mebibytes(at), mebibytes(at + 8)));
    const { id } = await uploader.create({ bytes, name: 'footage.bin', type: 'application/octet-stream' });
    const addresses = await uploader.addresses(id, parts);
    for (const at of [1, 0]) await uploader.send(addresses[at]!, parts[at]!);
    expect((await uploader.complete(id, [1, 2])).body.data.status).toBe('assembling');
    await service.startAnother({ role: 'work' });
    await vi.waitFor(async () => expect(await statusOf(id)).toBe('ready'), patiently);
    const { attachment } = (await service.ok('getManagedUpload', { path: { id } })).data;
    expect(attachment).toMatchObject({ checksum_sha256: sha256(bytes), size: bytes.length });
    await vi.waitFor(
      () => expect([...store.objects.keys()].filter((key) => key.includes(id))).toEqual([]),
      patiently,
    );
    expect(store.multiparts.size).toBe(0);
  });
});

describe('downloads', () => {
  it('are sent on to an address of the store that lives for 30 seconds, under their name', async () => {
    const id = await uploader.file({ bytes: text, name: 'begin.txt' });
    const url = await download(id);
    const sent = await fetch(url, { redirect: 'manual' });
    expect(sent.status).toBe(303);
    const location = new URL(sent.headers.get('location')!);
    expect(location.origin).toBe(store.address.endpoint);
    expect(location.searchParams.get('X-Amz-Expires')).toBe('30');
    const followed = await fetch(url, { headers: { range: 'bytes=6-7' } });
    expect([followed.status, await followed.text()]).toEqual([206, 'we']);
    expect(followed.headers.get('content-disposition')).toContain('filename="begin.txt"');
    const head = await fetch(url, { method: 'HEAD', redirect: 'manual' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(text.length)]);
  });

  it('that are shown come through the service, with its headers', async () => {
    const id = await uploader.file({ bytes: text });
    const shown = await fetch(await download(id, 'inline'), { redirect: 'manual' });
    expect([shown.status, await shown.text()]).toEqual([200, String(text)]);
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('end at once for somebody who no longer sees the file', async () => {
    const id = await uploader.file({ bytes: text });
    const url = await download(id);
    await service.ok('deleteAttachment', { path: { id }, query: {} });
    expect((await fetch(url, { redirect: 'manual' })).status).toBe(404);
  });
});

describe('while the store is away', () => {
  it('calls about files get 503 with a time to wait, others go on, and /readyz says why', async () => {
    const id = await uploader.file({ bytes: text });
    const shown = await download(id, 'inline');
    const open = await uploader.create({ bytes: text });
    await uploader.addresses(open.id, [text]);
    await store.stop();
    try {
      const refused = await fetch(shown);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
      const completed = await uploader.complete(open.id, [1]);
      expect([completed.status, completed.body.error.type]).toEqual([503, 'internal']);
      expect((await service.call('getAttachment', { path: { id } })).status).toBe(200);

      const another = await service.startAnother();
      const readiness = await fetch(new URL('/readyz', another.url!));
      expect(readiness.status).toBe(200);
      expect(await readiness.json()).toEqual({
        status: 'ready',
        files: expect.stringContaining('the bucket agency-files'),
      });
    } finally {
      await store.start();
    }
    expect((await fetch(shown)).status).toBe(200);
  });
});
