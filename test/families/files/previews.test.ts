import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { boundsOf, keptBounds, nameOfBounds } from '#src/domain/files/previews/preview-size.ts';
import { metadataOf, plain, turnedPhoto } from '../../isolate/pictures.ts';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { addMember, type Member } from '../organization/people.ts';
import { sha256, Uploader } from './upload.ts';

let service: Service;
let uploader: Uploader;
let photo: string;
let stranger: Member;
beforeAll(async () => {
  // Of its own: it looks at all that is in the store, and removes it.
  service = await startService({ config: { role: 'all' } });
  uploader = new Uploader(service);
  stranger = await addMember(service, service.agencies[0], { permissions: ['clients.view'] });
  photo = await uploader.file({ bytes: await turnedPhoto(), name: 'team.jpg', type: 'image/jpeg' });
});
afterAll(() => service.stop());

const issue = (id: string, body: object, key?: string) =>
  service.call('issueAttachmentDownloadUrl', { path: { id }, body }, key === undefined ? undefined : { key });
const fetched = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const addresses = async (ids: string[], max_width_px: number) =>
  (await service.ok('issueAttachmentAddresses', { body: { ids, max_width_px } })).data.addresses;

describe('a preview', () => {
  it('is an image of at most that size, upright and without what the camera wrote', async () => {
    const { data } = await service.ok('issueAttachmentDownloadUrl', {
      path: { id: photo },
      body: { max_width_px: 128, disposition: 'inline' },
    });
    expect(data).toMatchObject({ content_type: 'image/webp', file_name: 'team.webp' });
    const { answer, bytes } = await fetched(data.url);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('content-disposition')).toBe('inline');
    expect(answer.headers.get('etag')).toBe(`"${sha256(bytes)}"`);
    expect(bytes.length).toBe(data.size);
    const metadata = await metadataOf(bytes);
    expect(metadata).toMatchObject({ format: 'webp', width: 128, height: 171 });
    expect(metadata.exif).toBeUndefined();
    const part = await fetched(data.url, { range: 'bytes=10-19' });
    expect([part.answer.status, part.bytes.equals(bytes.subarray(10, 20))]).toEqual([206, true]);
  });

  it('is saved under a name of its own, and bounded by height too', async () => {
    const { data } = (await issue(photo, { max_height_px: 80 })).body;
    const { answer, bytes } = await fetched(data.url);
    expect(answer.headers.get('content-disposition')).toContain('team.webp');
    // The next size below, which depends on whether the image was measured yet.
    const { height } = await metadataOf(bytes);
    expect(height).toBeLessThanOrEqual(80);
    expect(height).toBeGreaterThan(40);
  });

  it('is never larger than the image', async () => {
    const { data } = (await issue(photo, { max_width_px: 4_000 })).body;
    expect(await metadataOf((await fetched(data.url)).bytes)).toMatchObject({ width: 600, height: 800 });
  });

  it('is refused for what is no image, with the place and a cure', async () => {
    const text = await uploader.file({ bytes: Buffer.from('hello') });
    for (const body of [{ max_width_px: 100 }, { max_height_px: 100 }]) {
      const answer = await issue(text, body);
      expect(answer.status).toBe(400);
      expect(answer.body.error.message).toContain(`body.${Object.keys(body)[0]}`);
      expect(answer.body.error.message).toContain('Choose a JPEG');
    }
  });

  it('is for those who see the image', async () => {
    for (const key of [service.agencies[1].key, stranger.key])
      expect((await issue(photo, { max_width_px: 64 }, key)).status).toBe(404);
    const { data } = (await issue(photo, { max_width_px: 64 })).body;
    await service.query('update managed_files set created_by = $2 where id = $1', [photo, stranger.id]);
    expect((await fetch(data.url)).status).toBe(404);
    await service.query(
      'update managed_files f set created_by = (select created_by from managed_uploads u where u.file_id = f.id) where id = $1',
      [photo],
    );
    expect((await fetch(data.url)).status).toBe(200);
  });
});

describe('many addresses', () => {
  it('lead to previews of images, and to other files as they are', async () => {
    const text = await uploader.file({ bytes: Buffer.from('hello') });
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const svg = await uploader.file({ bytes: drawing, name: 'a.svg', type: 'image/svg+xml' });
    const broken = await uploader.file({
      bytes: (await turnedPhoto()).subarray(0, 2_000),
      name: 'broken.jpg',
      type: 'image/jpeg',
    });
    const of = new Map(
      (await addresses([photo, text, svg, broken], 320)).map((each) => [
        each.attachment_id,
        each.address.url,
      ]),
    );
    expect(await metadataOf((await fetched(of.get(photo)!)).bytes)).toMatchObject({
      format: 'webp',
      width: 320,
    });
    expect((await fetched(of.get(text)!)).bytes.toString()).toBe('hello');
    expect((await fetched(of.get(svg)!)).bytes.equals(drawing)).toBe(true);
    expect((await fetched(of.get(broken)!)).bytes.length).toBe(2_000);
  });
});

it('previews are kept, and go with their file', async () => {
  const id = await uploader.file({ bytes: await plain(300, 300), name: 'a.png', type: 'image/png' });
  const { data } = (await issue(id, { max_width_px: 100 })).body;
  const before = performance.now();
  const { bytes } = await fetched(data.url);
  // No child has been started for it.
  expect(performance.now() - before).toBeLessThan(150);
  expect(await metadataOf(bytes)).toMatchObject({ width: 96, height: 96 });
  const { readdirSync } = await import('node:fs');
  const kept = () =>
    readdirSync(`${service.environment.DATA_DIR}/files/previews`, { recursive: true })
      .map(String)
      .filter((path) => path.includes(id));
  expect(kept().length).toBeGreaterThan(0);
  await service.ok('deleteAttachment', { path: { id } });
  await vi.waitFor(() => expect(kept()).toEqual([]), patiently);
  expect((await fetch(data.url)).status).toBe(404);
});

describe('sizes that are kept', () => {
  const unknown = { image_width_px: null, image_height_px: null };
  const known = { image_width_px: 600, image_height_px: 800 };
  it.each([
    [unknown, 1_000, null, '960xown'],
    [unknown, 1, 4_096, '1x4096'],
    [known, 320, null, '320xown'],
    [known, null, 320, '192xown'],
    [known, 320, 4_096, '320xown'],
    [known, 600, 800, 'ownxown'],
    [known, 4_096, null, 'ownxown'],
  ] as const)('%o within %s × %s', (file, width, height, name) => {
    expect(nameOfBounds(keptBounds(file, { width, height }))).toBe(name);
    expect(boundsOf(name)).toEqual(keptBounds(file, { width, height }));
  });

  it('are few for each file', () => {
    const names = new Set<string>();
    for (let width = 1; width <= 4_096; width += 1)
      for (const height of [1, 77, 400, 799, 4_096])
        names.add(nameOfBounds(keptBounds(known, { width, height })));
    expect(names.size).toBeLessThan(30);
    expect(boundsOf('../../x')).toBeUndefined();
  });
});
