import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { selectFileHealth } from '#src/domain/files/health.queries.ts';
import { openOwnerPool } from '#src/platform/db/owner.ts';
import { docx, paragraph, pdf } from '../../isolate/documents.ts';
import { pixelBomb, turnedPhoto } from '../../isolate/pictures.ts';
import { startService, type Service } from '../../support/service.ts';
import { leaveFilesUnread } from '../../support/unread-files.ts';
import { patiently } from '../../support/waiting.ts';
import { addMember } from '../organization/people.ts';
import { Uploader } from './upload.ts';

let service: Service;
let uploader: Uploader;
beforeAll(async () => {
  // Of its own: it reads files in the background.
  service = await startService({ config: { role: 'all' } });
  uploader = new Uploader(service);
});
afterAll(() => service.stop());

const pdfType = 'application/pdf';
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const upload = (bytes: Buffer, name: string, type: string) => uploader.file({ bytes, name, type });
const text = (id: string, key?: string) =>
  service.call('getChatFileContent', { path: { id } }, key === undefined ? undefined : { key });
const status = async (id: string) =>
  (await service.query<{ status: string }>('select status from file_readings where file_id = $1', [id]))[0]
    ?.status;
const isRead = (id: string) =>
  vi.waitFor(async () => expect(await status(id)).not.toBe('waiting'), patiently);

describe('a document that is ready', () => {
  it('of PDF is read: its pages and its text', async () => {
    const id = await upload(pdf(['Invoice 1042', 'Thank you']), 'invoice.pdf', pdfType);
    await isRead(id);
    const { data } = await service.ok('getChatFileContent', { path: { id }, query: { from_character: 8 } });
    expect(data).toMatchObject({
      text: '1042\n\nThank you',
      from_character: 8,
      character_count: 23,
      is_truncated: false,
      content_type: pdfType,
    });
    const { data: file } = await service.ok('getAttachment', { path: { id } });
    // Nobody has changed it.
    expect(file).toMatchObject({ page_count: 2, revision: 1 });
  });

  it('of Word is read', async () => {
    const id = await upload(docx(paragraph('Media plan &amp; budget')), 'plan.docx', docxType);
    await isRead(id);
    expect((await text(id)).body.data).toMatchObject({ text: 'Media plan & budget' });
  });

  it('is waited for', async () => {
    const id = await upload(pdf(['Later']), 'later.pdf', pdfType);
    await isRead(id);
    await service.query(
      "update file_readings set status = 'waiting', due_at = '2100-01-01' where file_id = $1",
      [id],
    );
    const answer = await text(id);
    expect([answer.status, answer.body.error.message]).toEqual([
      409,
      expect.stringContaining('is being read'),
    ]);
  });

  it.each([
    ['a picture of a text', async () => upload(pdf(['']), 'scan.pdf', pdfType), 'they may be pictures'],
    [
      'broken',
      async () => upload(Buffer.from('%PDF-1.4 and nothing'), 'broken.pdf', pdfType),
      'It is broken',
    ],
    [
      'a bomb that says less of itself',
      async () => upload(docx(' '.repeat(70_000_000), { saidBytes: 1_000 }), 'bomb.docx', docxType),
      'It unpacks to more than a document holds.',
    ],
  ])('and is %s has none', async (_, make, said) => {
    const id = await make();
    await isRead(id);
    const answer = await text(id);
    expect([answer.status, answer.body.error.message]).toEqual([400, expect.stringContaining(said)]);
  });

  it('is told to those who see it', async () => {
    const id = await upload(pdf(['Secret']), 'secret.pdf', pdfType);
    await isRead(id);
    const colleague = await addMember(service, service.agencies[0], { permissions: ['clients.view'] });
    for (const key of [colleague.key, service.agencies[1].key])
      expect((await text(id, key)).status).toBe(404);
  });

  it('takes its text along when it is deleted', async () => {
    const id = await upload(pdf(['Gone']), 'gone.pdf', pdfType);
    await isRead(id);
    await service.ok('deleteAttachment', { path: { id } });
    expect(await status(id)).toBeUndefined();
  });
});

describe('an image that is ready', () => {
  it('is measured as it is shown', async () => {
    const id = await upload(await turnedPhoto(), 'team.jpg', 'image/jpeg');
    await isRead(id);
    expect((await service.ok('getAttachment', { path: { id } })).data).toMatchObject({
      image_width_px: 600,
      image_height_px: 800,
    });
  });

  it('is measured by what it says, whatever that would take to show', async () => {
    const id = await upload(await pixelBomb(), 'bomb.png', 'image/png');
    await isRead(id);
    expect((await service.ok('getAttachment', { path: { id } })).data.image_width_px).toBe(30_000);
  });
});

describe('a reading that fails', () => {
  it('is tried again a few times, then given up', async () => {
    const id = await upload(pdf(['Again']), 'again.pdf', pdfType);
    await isRead(id);
    await service.query(
      "update file_readings set status = 'waiting', attempts = 5, due_at = '2020-01-01', text = null where file_id = $1",
      [id],
    );
    await isRead(id);
    expect((await text(id)).status).toBe(400);
  });
});

it('an agency with many files keeps no other waiting', async () => {
  const other = new Uploader(service, { key: service.agencies[1].key });
  // All are stored before the first is read.
  const release = await leaveFilesUnread(service);
  const many: string[] = [];
  for (let file = 0; file < 5; file += 1)
    many.push(await upload(pdf([`Page ${file}`]), `${file}.pdf`, pdfType));
  const one = await other.file({ bytes: pdf(['One']), name: 'one.pdf', type: pdfType });
  await release();
  await isRead(one);
  const waiting = await service.query<{ count: string }>(
    "select count(*) from file_readings where status = 'waiting' and file_id = any($1)",
    [many],
  );
  expect(Number(waiting[0]!.count)).toBeGreaterThan(0);
  for (const id of many) await isRead(id);
});

it('a suspended agency’s files wait, and are read when it is resumed; what waits is measured without them', async () => {
  const { id: suspended, key } = service.agencies[1];
  const other = new Uploader(service, { key });
  const set = (status: string) =>
    service.query(
      "update tenants set status = $1, suspended_at = case when $1 = 'suspended' then now() end where id = $2",
      [status, suspended],
    );
  const held = await other.file({ bytes: pdf(['Held']), name: 'held.pdf', type: pdfType });
  await isRead(held);
  await set('suspended');
  await service.query(
    "update file_readings set status = 'waiting', due_at = now() - interval '1 hour', text = null where file_id = $1",
    [held],
  );
  const id = await upload(pdf(['Goes on']), 'on.pdf', pdfType);
  await isRead(id);
  expect(await status(held)).toBe('waiting');
  const pool = openOwnerPool(service.ownerUrl, 'test-health', 1);
  const owner = await pool.connect();
  const waiting = async () =>
    Object.fromEntries(
      (await selectFileHealth(owner)).map((row) => [row['step'], Number(row['files_waiting'])]),
    );
  expect(await waiting()).toEqual({ finish: 0, read: 0 });
  await service.query(
    "update managed_uploads set status = 'checking', updated_at = now() - interval '1 hour' where file_id = $1",
    [id],
  );
  await set('active');
  const measured = await selectFileHealth(owner);
  expect(Number(measured.find((row) => row['step'] === 'finish')!['files_oldest_seconds'])).toBeGreaterThan(
    3_599,
  );
  owner.release();
  await pool.end();
  await isRead(held);
});
