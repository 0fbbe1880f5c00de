import { randomUUID } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type CallAnswer, type Service, type TestAgency } from '../../support/service.ts';
import { addMember } from '../organization/people.ts';
import { pixelBomb, turnedPhoto } from '../../isolate/pictures.ts';
import { Uploader } from '../files/upload.ts';

let service: Service;
let agency: TestAgency;
let other: TestAgency;
beforeAll(async () => {
  service = await startService();
  [agency, other] = service.agencies;
});
afterAll(() => service?.stop());

const preview = (more: object = {}, by?: { key: string }): Promise<CallAnswer> =>
  service.call(
    'previewCertificateTemplate',
    {
      body: {
        name: 'Northlight certificate',
        heading: 'Certificate of completion',
        body: '{{learner_name}} has completed {{course_name}} on {{completed_on}}.',
        ...more,
      },
    },
    by,
  );
const fetched = ({ body }: CallAnswer) => fetch(`${service.url}${new URL(body.data.url).pathname}`);
const refusalOf = ({ status, body }: CallAnswer) => [status, body.error?.message];
const drawn = async (more: object = {}) => {
  const answer = await fetched(await preview(more));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return PDFDocument.load(await answer.arrayBuffer());
};

describe('the preview of a certificate', () => {
  it('is a PDF of the design, and stores no template and no file', async () => {
    const counts = () =>
      service.query(
        'select (select count(*) from managed_files) f, (select count(*) from certificate_templates) t',
      );
    const before = await counts();
    const pdf = await drawn({
      paper_size: 'letter',
      orientation: 'portrait',
      signatories: [{ name: 'Dana' }],
    });
    expect(pdf.getPageCount()).toBe(1);
    expect(pdf.getPage(0).getSize()).toEqual({ width: 612, height: 792 });
    expect(pdf.getTitle()).toBe('Certificate of completion - Alex Rivera');
    expect(await counts()).toEqual(before);
  });

  it('takes any text that a template takes', async () => {
    const text = '😀 \u202e‏ שלום 漢字 \t'.repeat(20);
    const pdf = await drawn({
      heading: text.slice(0, 100),
      body: text,
      signatories: [{ name: '漢', title: text.slice(0, 90) }],
    });
    expect(pdf.getPageCount()).toBe(1);
    await drawn({ body: 'x'.repeat(2000) });
  });

  it('refuses unknown placeholders, and files that are unknown or no picture', async () => {
    const message = async (more: object) => {
      const { status, body } = await preview(more);
      return [status, body.error?.message];
    };
    expect(await message({ body: '{{nobody}}' })).toEqual([400, expect.stringContaining('body.body')]);
    expect(await message({ logo_file_id: randomUUID() })).toEqual([
      400,
      expect.stringContaining('body.logo_file_id'),
    ]);
    const uploader = new Uploader(service);
    const file = (bytes: Buffer, name: string, type: string) => uploader.file({ bytes, name, type });
    const notes = await file(Buffer.from('No picture'), 'notes.txt', 'text/plain');
    expect(await message({ background_file_id: notes })).toEqual([
      400,
      expect.stringContaining('body.background_file_id'),
    ]);
  });

  it('shows pictures, and refuses those that are broken or too large to draw', async () => {
    const uploader = new Uploader(service);
    const photo = await uploader.file({ bytes: await turnedPhoto(), name: 'p.jpg', type: 'image/jpeg' });
    const withPicture = (await preview({ background_file_id: photo, logo_file_id: photo })).body.data;
    const plain = (await preview()).body.data;
    const size = async ({ url }: { url: string }) =>
      (await (await fetch(`${service.url}${new URL(url).pathname}`)).arrayBuffer()).byteLength;
    expect(await size(withPicture)).toBeGreaterThan((await size(plain)) + 500);
    const bomb = await uploader.file({ bytes: await pixelBomb(), name: 'b.png', type: 'image/png' });
    expect(refusalOf(await preview({ background_file_id: bomb }))).toEqual([
      400,
      expect.stringContaining('body.background_file_id'),
    ]);
  });

  it('needs training.manage, also when it is fetched', async () => {
    const author = await addMember(service, agency, { permissions: ['training.author'] });
    expect((await preview({}, author)).status).toBe(403);
    const manager = await addMember(service, agency, { permissions: ['training.manage'] });
    const made = await preview({}, manager);
    expect((await fetched(made)).status).toBe(200);
    await service.query("update users set status = 'suspended' where id = $1", [manager.id]);
    expect((await fetched(made)).status).toBe(404);
    expect((await preview({}, { key: other.key })).status).toBe(200);
  });
});
