import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purges } from '#src/domain/files/purges.ts';
import { logoPictures } from '#src/families/tenant/periodic.ts';
import { Isolate } from '#src/platform/isolate/index.ts';
import { openStorage, type Storage } from '#src/platform/storage/index.ts';
import { openOwnerPool } from '#src/platform/db/owner.ts';
import { startService, type Service } from '../../support/service.ts';
import { Uploader } from '../files/upload.ts';
import { addMember } from '../organization/people.ts';

/** The logo of the agency: a picture that every member may see. */
let service: Service;
let uploader: Uploader;
let reader: { readonly key: string };
beforeAll(async () => {
  service = await startService();
  uploader = new Uploader(service);
  reader = await addMember(service, service.agencies[0], { permissions: [] });
});
afterAll(() => service.stop());

// A picture of one point.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const newPicture = () => uploader.file({ bytes: png, name: 'logo.png', type: 'image/png' });
const setLogo = (logo_file_id: string | null) =>
  service.call('updateAgencySettings', { body: { logo_file_id } });
const addressFor = (id: string) => service.call('issueAttachmentDownloadUrl', { path: { id } }, reader);

it('is a picture that is there', async () => {
  const text = await uploader.file({ bytes: Buffer.from('words'), name: 'notes.txt' });
  const refused = await setLogo(text);
  expect([refused.status, refused.body.error?.message]).toEqual([
    400,
    expect.stringContaining('body.logo_file_id is a file of type text/plain'),
  ]);
  const { session_id: _, ...coming } = (await uploader.create({
    bytes: png,
    type: 'image/png',
  })) as never as {
    session_id: string;
    id: string;
  };
  expect((await setLogo(coming.id)).status).toBe(400);
  expect((await service.ok('getAgencySettings')).data.logo_file_id).toBeNull();
});

it('is seen by every member as long as it is the logo, and served to them', async () => {
  const [first, second] = [await newPicture(), await newPicture()];
  expect((await addressFor(first)).status).toBe(404);
  expect((await setLogo(first)).body.data.logo_file_id).toBe(first);
  const address = await addressFor(first);
  expect(address.status).toBe(200);
  const content = await fetch(address.body.data.url);
  expect(content.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await content.arrayBuffer())).toEqual(png);
  await setLogo(second);
  expect((await addressFor(first)).status).toBe(404);
  expect((await fetch(address.body.data.url)).status).toBe(404);
  expect((await addressFor(second)).status).toBe(200);
});

it('is neither deleted nor purged while it is the logo', async () => {
  const [logo, other] = [await newPicture(), await newPicture()];
  await setLogo(logo);
  const refused = await service.call('deleteAttachment', { path: { id: logo } });
  expect([refused.status, refused.body.error?.message]).toEqual([
    409,
    expect.stringContaining('is the logo'),
  ]);
  await service.query(
    "update managed_files set unattached_since = now() - interval '40 days' where id in ($1, $2)",
    [logo, other],
  );
  const pool = openOwnerPool(service.ownerUrl, 'test-purge', 1);
  const owner = await pool.connect();
  for (const purge of purges) await purge.run(owner);
  owner.release();
  await pool.end();
  expect(await service.query('select id from managed_files where id in ($1, $2)', [logo, other])).toEqual([
    { id: logo },
  ]);
  expect((await setLogo(null)).body.data.logo_file_id).toBeNull();
  expect((await service.call('deleteAttachment', { path: { id: logo } })).status).toBe(200);
});

it('is kept small for mails and hosted pages, and has to be a picture that we can read', async () => {
  const large = await sharp({ create: { width: 960, height: 300, channels: 4, background: '#2348c7' } })
    .png()
    .toBuffer();
  await setLogo(await uploader.file({ bytes: large, name: 'logo.png', type: 'image/png' }));
  const shown = async () =>
    (
      await service.query<{ logo_png: Buffer | null }>('select logo_png from tenants where id = $1', [
        service.agencies[0].id,
      ])
    )[0]!.logo_png;
  expect(await sharp((await shown())!).metadata()).toMatchObject({ format: 'png', width: 307, height: 96 });
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
  const refused = await setLogo(
    await uploader.file({ bytes: drawing, name: 'logo.svg', type: 'image/svg+xml' }),
  );
  expect([refused.status, refused.body.error?.message]).toEqual([
    400,
    expect.stringContaining('Choose a JPEG, PNG'),
  ]);
  await setLogo(null);
  expect(await shown()).toBeNull();
});

it('is kept small also if it was chosen before that was done', async () => {
  const [{ id: agency }, { id: broken }] = service.agencies;
  const id = await newPicture();
  await setLogo(id);
  const bare = 'update tenants set logo_png = null, logo_file_id = coalesce($2, logo_file_id) where id = $1';
  await service.query(bare, [agency, null]);
  // One that cannot be read keeps nobody else waiting.
  const foreign = new Uploader(service, { key: service.agencies[1].key });
  const drawing = await foreign.file({
    bytes: Buffer.from('<svg/>'),
    name: 'logo.svg',
    type: 'image/svg+xml',
  });
  await service.query(bare, [broken, drawing]);
  const pictures = () =>
    service.query<{ id: string; is_kept: boolean }>(
      'select id, logo_png is not null as is_kept from tenants where id in ($1, $2) order by id',
      [agency, broken],
    );
  const isolate = new Isolate();
  const storage = openStorage({ dataDir: service.environment.DATA_DIR });
  const refusals: unknown[] = [];
  const log = { warn: (told: unknown) => refusals.push(told) } as never;
  const { revision } = (await service.ok('getAgencySettings')).data;
  const pool = openOwnerPool(service.ownerUrl, 'test', 1);
  const owner = await pool.connect();
  const periodic = logoPictures({ storage, isolate }, log);
  for (let times = 0; times < 2; times += 1) await periodic.run((piece) => piece(owner));
  owner.release();
  await pool.end();
  isolate.close();
  const kept = new Map((await pictures()).map((each) => [each.id, each.is_kept]));
  expect([kept.get(agency), kept.get(broken)]).toEqual([true, false]);
  expect(refusals).toHaveLength(1);
  expect((await service.ok('getAgencySettings')).data.revision).toBe(revision);
  await setLogo(null);
  await service.query('update tenants set logo_file_id = null where id = $1', [broken]);
});

it('that the store does not hand out is made later, and keeps no other agency waiting', async () => {
  const [{ id: first }, { id: second }] = service.agencies;
  const foreign = new Uploader(service, { key: service.agencies[1].key });
  const logos = [await newPicture(), await foreign.file({ bytes: png, type: 'image/png' })];
  const bare = 'update tenants set logo_png = null, logo_file_id = $2 where id = $1';
  await service.query(bare, [first, logos[0]]);
  await service.query(bare, [second, logos[1]]);
  const areKept = async () =>
    (
      await service.query<{ is_kept: boolean }>(
        'select logo_png is not null as is_kept from tenants where id in ($1, $2) order by id',
        [first, second],
      )
    ).map(({ is_kept }) => is_kept);
  const isolate = new Isolate();
  const store = openStorage({ dataDir: service.environment.DATA_DIR });
  let isDown = true;
  const storage: Storage = Object.create(store, {
    get: {
      value: (...[key, range]: Parameters<Storage['get']>) => {
        if (isDown && key.includes(logos[0]!)) throw new Error('The store does not answer.');
        return store.get(key, range);
      },
    },
  });
  const pool = openOwnerPool(service.ownerUrl, 'test', 1);
  const owner = await pool.connect();
  const periodic = logoPictures({ storage, isolate }, { warn: () => undefined } as never);
  await periodic.run((piece) => piece(owner));
  expect(await areKept()).toEqual([false, true]);
  isDown = false;
  await periodic.run((piece) => piece(owner));
  expect(await areKept()).toEqual([true, true]);
  owner.release();
  await pool.end();
  isolate.close();
  await service.query('update tenants set logo_png = null, logo_file_id = null where id in ($1, $2)', [
    first,
    second,
  ]);
});

it('of another agency is unknown', async () => {
  const foreign = new Uploader(service, { key: service.agencies[1].key });
  expect((await setLogo(await foreign.file({ bytes: png, type: 'image/png' }))).status).toBe(400);
});
