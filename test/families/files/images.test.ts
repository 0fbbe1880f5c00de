import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { metadataOf, pixelAt, pixelBomb, plain, turnedPhoto } from '../../isolate/pictures.ts';
import { auditActions, newClient, newProfile } from '../client-records.ts';
import { addMember, type Member } from '../organization/people.ts';
import { sha256, Uploader } from './upload.ts';

let service: Service;
let uploader: Uploader;
let viewer: Member;
let photo: string;
beforeAll(async () => {
  service = await startService();
  uploader = new Uploader(service);
  viewer = await addMember(service, service.agencies[0], { permissions: ['clients.view'] });
  photo = await uploader.file({ bytes: await turnedPhoto(), name: 'team-photo.jpg', type: 'image/jpeg' });
});
afterAll(() => service.stop());

const upload = (bytes: Buffer, name: string, type: string) => uploader.file({ bytes, name, type });
const as = (key: string | undefined) => (key === undefined ? undefined : { key });
const crop = (body: object, key?: string) =>
  service.call(
    'cropImage',
    { body: { file_id: photo, left_px: 0, top_px: 0, width_px: 200, height_px: 100, ...body } },
    as(key),
  );
const resize = (body: object, key?: string) =>
  service.call('resizeImage', { body: { file_id: photo, ...body } }, as(key));
const contentOf = async (id: string) => {
  const { data } = await service.ok('issueAttachmentDownloadUrl', { path: { id } });
  return Buffer.from(await (await fetch(data.url)).arrayBuffer());
};
const message = (answer: { body: { error?: { message: string } } }) => answer.body.error?.message;

describe('a part of an image', () => {
  it('becomes a file of its own, upright and without what the camera wrote', async () => {
    const body = { file_id: photo, left_px: 0, top_px: 300, width_px: 400, height_px: 200 };
    const { data } = await service.ok('cropImage', { body });
    expect(data).toMatchObject({
      file_name: 'team-photo-400x200.jpg',
      content_type: 'image/jpeg',
      file_kind: 'image',
      source: 'derived',
      derived_from_id: photo,
      records: [],
      image_width_px: 400,
      image_height_px: 200,
      revision: 1,
    });
    const bytes = await contentOf(data.id);
    expect([bytes.length, sha256(bytes)]).toEqual([data.size, data.checksum_sha256]);
    expect(await metadataOf(bytes)).toMatchObject({ format: 'jpeg', width: 400, height: 200, space: 'srgb' });
    expect((await metadataOf(bytes)).exif).toBeUndefined();
    // The red quarter is at the top left as shown.
    const [red] = await pixelAt(bytes, 100, 50);
    const [, , blue] = await pixelAt(bytes, 380, 50);
    expect([red! > 200, blue! > 200]).toEqual([true, true]);
    expect(await auditActions(service, data.id)).toEqual(['created']);
    // The original is as it was.
    expect(sha256(await contentOf(photo))).toBe(sha256(await turnedPhoto()));
  });

  it('has the format and the name that were asked for, which fit each other', async () => {
    const { data } = await service.ok('cropImage', {
      body: {
        file_id: photo,
        left_px: 0,
        top_px: 0,
        width_px: 20,
        height_px: 20,
        format: 'webp',
        file_name: 'cover.png',
      },
    });
    expect(data).toMatchObject({ file_name: 'cover.webp', content_type: 'image/webp' });
  });

  it.each([
    [
      { left_px: 401 },
      'body.width_px and left_px reach to 601, but the image is 600 × 800 pixels as displayed.',
    ],
    [
      { top_px: 750 },
      'body.height_px and top_px reach to 850, but the image is 600 × 800 pixels as displayed.',
    ],
    [{ width_px: 10_000, height_px: 10_000 }, 'body.width_px and height_px make 10000 × 10000 pixels'],
  ])('is refused when it is %o', async (body, said) => {
    const answer = await crop(body);
    expect(answer.status).toBe(400);
    expect(message(answer)).toContain(said);
  });
});

describe('another size of an image', () => {
  it.each([
    [{ width_px: 300 }, 300, 400, 'team-photo-300x400.jpg'],
    [{ height_px: 200, format: 'avif' }, 150, 200, 'team-photo-150x200.avif'],
    [{ width_px: 100, height_px: 100, fit: 'cover', format: 'png' }, 100, 100, 'team-photo-100x100.png'],
    [{ width_px: 1_200 }, 600, 800, 'team-photo-600x800.jpg'],
    [{ width_px: 1_200, can_enlarge: true }, 1_200, 1_600, 'team-photo-1200x1600.jpg'],
  ] as const)('%o', async (body, width, height, name) => {
    const { data } = await service.ok('resizeImage', { body: { file_id: photo, ...body } });
    expect(data).toMatchObject({ image_width_px: width, image_height_px: height, file_name: name });
    expect(await metadataOf(await contentOf(data.id))).toMatchObject({ width, height });
  });

  it('is refused when it is too large', async () => {
    const answer = await resize({ width_px: 12_000, can_enlarge: true });
    expect(answer.status).toBe(400);
    expect(message(answer)).toContain('body.width_px makes an image of 12000 × 16000 pixels.');
  });

  it('is JPEG where the original is of another kind', async () => {
    const file_id = await upload(await plain(40, 30, 'gif'), 'dot.gif', 'image/gif');
    const { data } = await service.ok('resizeImage', { body: { file_id, width_px: 20 } });
    expect(data).toMatchObject({ file_name: 'dot-20x15.jpg', content_type: 'image/jpeg' });
  });
});

describe('a file that no image can be made of', () => {
  it.each([
    [
      'that is a text',
      async () => upload(Buffer.from('hello'), 'notes.txt', 'text/plain'),
      'is not an image that can be read',
    ],
    [
      'that is a drawing',
      async () => upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 'image/svg+xml'),
      'is not an image that can be read',
    ],
    [
      'that is broken off',
      async () => upload((await turnedPhoto()).subarray(0, 2_000), 'broken.jpg', 'image/jpeg'),
      'is not an image that can be read',
    ],
    [
      'that is a bomb',
      async () => upload(await pixelBomb(), 'bomb.png', 'image/png'),
      'of 30000 × 30000 pixels',
    ],
  ])('%s is refused with a cure', async (_, make, said) => {
    const answer = await resize({ file_id: await make(), width_px: 10 });
    expect(answer.status).toBe(400);
    expect(message(answer)).toContain('body.file_id names ');
    expect(message(answer)).toContain(said);
  });

  it('yet is not made one of', async () => {
    const file_id = await upload(await plain(4, 4), 'dot.png', 'image/png');
    await service.query("update managed_files set status = 'checking' where id = $1", [file_id]);
    const answer = await resize({ file_id, width_px: 2 });
    expect([answer.status, message(answer)]).toEqual([409, expect.stringContaining('is checking.')]);
  });

  it('since its content is lost is unknown', async () => {
    const [row] = await service.query<{ id: string }>(
      `insert into managed_files (tenant_id, file_name, content_type, file_kind, size_bytes, checksum_sha256, status, created_by)
       select tenant_id, 'lost.png', 'image/png', 'image', 5, repeat('a', 64), 'ready', created_by from managed_files where id = $1
       returning id`,
      [photo],
    );
    expect((await resize({ file_id: row!.id, width_px: 2 })).status).toBe(404);
  });
});

describe('who sees an image', () => {
  it('makes others of it, which are theirs alone; nobody else knows of it', async () => {
    const record = {
      kind: 'client' as const,
      id: (await newClient(service, (await newProfile(service)).id)).id,
    };
    const file_id = await uploader.file({
      bytes: await plain(40, 30),
      name: 'logo.png',
      type: 'image/png',
      record,
    });
    const answer = await resize({ file_id, width_px: 10 }, viewer.key);
    expect(answer.status).toBe(200);
    const { id } = answer.body.data;
    expect((await service.call('getAttachment', { path: { id } }, { key: viewer.key })).status).toBe(200);
    expect((await service.call('getAttachment', { path: { id } })).status).toBe(404);
    // Of another agency, and of another person before it is attached.
    for (const key of [service.agencies[1].key, viewer.key]) {
      expect((await crop({}, key)).status).toBe(404);
      expect((await resize({ width_px: 10 }, key)).status).toBe(404);
    }
  });

  it('and sends a request again gets the first answer, with the original gone too', async () => {
    const file_id = await upload(await plain(40, 30), 'logo.png', 'image/png');
    const once = async () => {
      const answer = await fetch(`${service.url}/v1/images/resize`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${service.agencies[0].key}`,
          'content-type': 'application/json',
          'idempotency-key': `resize-${file_id}`,
        },
        body: JSON.stringify({ file_id, width_px: 20 }),
      });
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { data: { id: string } }).data.id;
    };
    const id = await once();
    await service.ok('deleteAttachment', { path: { id: file_id } });
    expect(await once()).toBe(id);
  });

  it('stores nothing that the quota refuses', async () => {
    const agency = service.agencies[0];
    const stored = async () =>
      Number(
        (
          await service.query<{ count: string }>('select count(*) from managed_files where tenant_id = $1', [
            agency.id,
          ])
        )[0]!.count,
      );
    const before = await stored();
    await service.query(
      "insert into agency_quotas (tenant_id, quota, max_count) values ($1, 'kilobytes_of_files', 1) on conflict (tenant_id, quota) do update set max_count = 1",
      [agency.id],
    );
    const answer = await resize({ width_px: 100 });
    await service.query("delete from agency_quotas where tenant_id = $1 and quota = 'kilobytes_of_files'", [
      agency.id,
    ]);
    expect(answer.status).toBe(409);
    expect(await stored()).toBe(before);
  });
});
