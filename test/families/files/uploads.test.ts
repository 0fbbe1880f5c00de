import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { addMember } from '../organization/people.ts';
import { mebibytes, sha256, Uploader } from './upload.ts';

let service: Service;
let uploader: Uploader;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  uploader = new Uploader(service);
});
afterAll(() => service.stop());

const statusOf = async (id: string) => (await service.ok('getManagedUpload', { path: { id } })).data;
const text = Buffer.from('Where we begin.\n');

describe('a small file', () => {
  it('is ready as soon as it is complete, with what its bytes are', async () => {
    const session = await uploader.create({ bytes: text });
    expect(session).toMatchObject({ status: 'created', part_size: 8388608, part_count: 1, attachment: null });
    const [address] = await uploader.addresses(session.id, [text]);
    expect(address).toMatchObject({ part_number: 1, size: text.length, method: 'PUT' });
    expect((await statusOf(session.id)).status).toBe('uploading');
    expect((await uploader.send(address!, text)).status).toBe(200);
    expect((await statusOf(session.id)).received_parts).toEqual([1]);
    const { body } = await uploader.complete(session.id, [1]);
    expect(body.data).toMatchObject({
      status: 'ready',
      received_parts: [],
      attachment: {
        file_name: 'brief.txt',
        content_type: 'text/plain',
        file_kind: 'text',
        size: text.length,
        checksum_sha256: sha256(text),
        source: 'upload',
        records: [],
        revision: 1,
      },
    });
  });

  it('is one file however often and at once it is completed', async () => {
    const { id } = await uploader.create({ bytes: text });
    const [address] = await uploader.addresses(id, [text]);
    await uploader.send(address!, text);
    const answers = await Promise.all(Array.from({ length: 4 }, () => uploader.complete(id, [1])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.attachment.id)).size).toBe(1);
    const [{ count }] = (await service.query<{ count: string }>(
      'select count(*) from managed_files f join managed_uploads u on u.file_id = f.id where u.id = $1',
      [id],
    )) as [{ count: string }];
    expect(Number(count)).toBe(1);
  });

  it('needs each of its parts, and none that it has not', async () => {
    const { id } = await uploader.create({ bytes: text });
    expect(await uploader.complete(id, [1])).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('has not arrived') } },
    });
    expect((await uploader.complete(id, [2])).body.error.message).toContain('body.part_numbers[0]');
    const beyond = { parts: [{ part_number: 2, checksum_sha256: sha256(text) }] };
    expect(
      (await service.call('createManagedUploadPart', { path: { session_id: id }, body: beyond })).status,
    ).toBe(400);
  });
});

describe('a part', () => {
  it('of another size or checksum gets 409, and can be sent again', async () => {
    const { id } = await uploader.create({ bytes: text });
    const [address] = await uploader.addresses(id, [text]);
    const changed = Buffer.from(text);
    changed[0] = 0x77;
    for (const wrong of [text.subarray(1), Buffer.concat([text, text]), changed]) {
      const { status, text: answer } = await uploader.send(address!, wrong);
      expect([status, answer]).toEqual([409, expect.stringContaining('Part 1 differs')]);
    }
    expect((await statusOf(id)).received_parts).toEqual([]);
    expect((await uploader.send(address!, text)).status).toBe(200);
    expect((await uploader.send(address!, text)).status).toBe(200);
    expect((await uploader.complete(id, [1])).body.data.status).toBe('ready');
  });

  it('needs the headers of its address', async () => {
    const { id } = await uploader.create({ bytes: text });
    const [address] = await uploader.addresses(id, [text]);
    const other = `sha-256=:${Buffer.from(sha256('x'), 'hex').toString('base64')}:`;
    expect((await uploader.send(address!, text, { 'content-digest': other })).status).toBe(400);
  });

  it('counts as it came last', async () => {
    const { id } = await uploader.create({ bytes: text });
    const other = Buffer.from('Where we begin!\n');
    const [first] = await uploader.addresses(id, [text]);
    const [second] = await uploader.addresses(id, [other]);
    await uploader.send(first!, text);
    await uploader.send(second!, other);
    expect((await uploader.complete(id, [1])).body.data.attachment.checksum_sha256).toBe(sha256(other));
  });

  it('is not taken any more once the upload is complete', async () => {
    const { id } = await uploader.create({ bytes: text });
    const [address] = await uploader.addresses(id, [text]);
    await uploader.send(address!, text);
    await uploader.complete(id, [1]);
    expect((await uploader.send(address!, text)).status).toBe(409);
    const body = { parts: [{ part_number: 1, checksum_sha256: sha256(text) }] };
    expect((await service.call('createManagedUploadPart', { path: { session_id: id }, body })).status).toBe(
      409,
    );
  });
});

describe('the checksum of the whole file', () => {
  it('is compared, and leaves the session open when it differs', async () => {
    const { id } = await uploader.create({ bytes: text, checksum: sha256('another') });
    const [address] = await uploader.addresses(id, [text]);
    await uploader.send(address!, text);
    expect((await uploader.complete(id, [1])).status).toBe(409);
    expect((await uploader.complete(id, [1], { checksum_sha256: sha256(text) })).status).toBe(409);
    expect((await statusOf(id)).status).toBe('uploading');
  });
});

describe('a large file', () => {
  const bytes = randomBytes(mebibytes(17));
  const parts = [0, 8, 16].map((at) => bytes.subarray(mebibytes(at), mebibytes(at + 8)));

  it('comes in parts in any order, is put together by a worker, and is what was sent', async () => {
    const { id, part_count: count } = await uploader.create({
      bytes,
      name: 'footage.bin',
      type: 'application/octet-stream',
      checksum: sha256(bytes),
    });
    expect(count).toBe(3);
    const addresses = await uploader.addresses(id, parts);
    for (const at of [2, 0, 1]) expect((await uploader.send(addresses[at]!, parts[at]!)).status).toBe(200);
    expect((await uploader.complete(id, [1, 2])).body.error.message).toContain('lacks part 3');
    expect(['assembling', 'checking', 'ready']).toContain(
      (await uploader.complete(id, [3, 2, 1])).body.data.status,
    );
    await vi.waitFor(async () => expect((await statusOf(id)).status).toBe('ready'), patiently);
    const { attachment } = await statusOf(id);
    expect(attachment).toMatchObject({ size: bytes.length, checksum_sha256: sha256(bytes) });
    const { data } = await service.ok('issueAttachmentDownloadUrl', { path: { id: attachment!.id } });
    expect(Buffer.from(await (await fetch(data.url)).arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('goes back to its sender when the whole is not what was promised', async () => {
    const start = bytes.subarray(0, mebibytes(9));
    const startParts = [0, 8].map((at) => start.subarray(mebibytes(at), mebibytes(at + 8)));
    const { id } = await uploader.create({ bytes: start, checksum: sha256('another') });
    const addresses = await uploader.addresses(id, startParts);
    for (const at of [0, 1]) await uploader.send(addresses[at]!, startParts[at]!);
    await uploader.complete(id, [1, 2]);
    await vi.waitFor(
      async () =>
        expect(await statusOf(id)).toMatchObject({
          status: 'uploading',
          received_parts: [1, 2],
          failure_reason: expect.stringContaining(sha256(start)),
        }),
      patiently,
    );
  });
});

describe('what it is', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');

  it('follows from the bytes, and a false name is corrected', async () => {
    const id = await uploader.file({ bytes: png, name: 'brief.pdf', type: 'application/pdf' });
    expect((await service.ok('getAttachment', { path: { id } })).data).toMatchObject({
      file_name: 'brief.png',
      content_type: 'image/png',
      file_kind: 'image',
    });
  });

  it.each([
    ['notes.md', 'text/markdown', '# Notes\n', 'notes.md', 'text/markdown'],
    ['page.html', 'text/html', '<!doctype html><script>alert(1)</script>', 'page.html', 'text/html'],
    ['photo.jpg', 'image/jpeg', 'I am no photo.', 'photo.jpg.txt', 'text/plain'],
    [
      'x.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      '\0\x01\x02',
      'x.docx',
      'application/octet-stream',
    ],
  ])('of %s as %s is told by its content', async (name, type, content, keptName, keptType) => {
    const id = await uploader.file({ bytes: Buffer.from(content), name, type });
    expect((await service.ok('getAttachment', { path: { id } })).data).toMatchObject({
      file_name: keptName,
      content_type: keptType,
    });
  });

  it('is refused for a program, whatever it says it is, and nothing is left of it', async () => {
    const program = Buffer.alloc(256);
    program.write('MZ');
    program.writeUInt32LE(128, 60);
    program.write('PE\0\0', 128);
    const {
      id,
      status,
      failure_reason: reason,
      attachment,
    } = await uploader.upload({
      bytes: program,
      name: 'holiday.jpg',
      type: 'image/jpeg',
    });
    expect([status, reason, attachment]).toEqual(['quarantined', expect.stringContaining('program'), null]);
    expect((await uploader.complete(id, [1])).body.data.status).toBe('quarantined');
  });
});

describe('a session', () => {
  it('is its creator’s alone, and owners and admins may list and end it', async () => {
    const sam = await addMember(service, service.agencies[0]);
    const admin = await addMember(service, service.agencies[0], { role: 'admin' });
    const own = new Uploader(service, { key: sam.key });
    const { id } = await own.create({ bytes: text });
    const path = { session_id: id };
    const body = { parts: [{ part_number: 1, checksum_sha256: sha256(text) }] };
    for (const caller of [undefined, { key: admin.key }]) {
      expect((await service.call('createManagedUploadPart', { path, body }, caller)).status).toBe(404);
      expect(
        (await service.call('completeManagedUpload', { path, body: { part_numbers: [1] } }, caller)).status,
      ).toBe(404);
    }
    expect((await service.call('getManagedUpload', { path: { id } })).status).toBe(404);
    expect((await service.ok('getManagedUpload', { path: { id } }, { key: admin.key })).data.id).toBe(id);
    const listed = async (key: string) =>
      (await service.ok('listManagedUploads', { query: { limit: 200 } }, { key })).data.map(
        (each) => each.id,
      );
    expect(await listed(sam.key)).toEqual([id]);
    expect(await listed(admin.key)).toContain(id);
    expect(await listed(service.agencies[0].key)).not.toContain(id);
    expect((await service.call('expireManagedUpload', { path: { id } })).status).toBe(404);
    const ended = await service.ok('expireManagedUpload', { path: { id } }, { key: admin.key });
    expect(ended.data).toMatchObject({
      status: 'expired',
      failure_reason: expect.stringContaining('ended the upload'),
    });
    expect((await service.call('expireManagedUpload', { path: { id } }, { key: admin.key })).status).toBe(
      409,
    );
  });

  it('refuses what is over the quota of the agency, until there is room again', async () => {
    const [, agency] = service.agencies;
    await service.query(
      "insert into agency_quotas (tenant_id, quota, max_count) values ($1, 'kilobytes_of_files', 100)",
      [agency.id],
    );
    const other = new Uploader(service, { key: agency.key });
    const bytes = Buffer.alloc(60 * 1024, 'x');
    const { id } = await other.create({ bytes });
    const body = { file_name: 'b.txt', content_type: 'text/plain', size: bytes.length };
    const second = () => service.call('createManagedUpload', { body }, { key: agency.key });
    expect(await second()).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('100 kilobytes of files') } },
    });
    const [address] = await other.addresses(id, [bytes]);
    await other.send(address!, bytes);
    const { attachment } = (await other.complete(id, [1])).body.data;
    expect((await second()).status).toBe(409);
    await service.ok('deleteAttachment', { path: { id: attachment.id } }, { key: agency.key });
    expect((await second()).status).toBe(200);
  });
});
