import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clamd, stopClamd } from '../../scanner/clamd.ts';
import { startService, type Service } from '../../support/service.ts';
import { company, Forms, hosted, type Answer } from './filling.ts';

/** Files of answers are looked at before anybody gets them. */
let service: Service;
let forms: Forms;
beforeAll(async () => {
  const clamav = await clamd((bytes) =>
    bytes.includes('EICAR') ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK',
  );
  service = await startService({ config: { role: 'all', clamav } });
  forms = new Forms(service);
});
afterAll(async () => {
  await service?.stop();
  stopClamd();
});

describe('files', () => {
  const upload = async (address: string, key: string, file: Blob, name: string) => {
    const body = new FormData();
    body.append('element_key', key);
    body.append('file', file, name);
    return hosted('POST', `${address}/files`, body);
  };
  const text = (content: string) => new Blob([content], { type: 'text/plain' });
  const briefs = { type: 'file_upload', key: 'briefs', label: 'Briefs', max_files: 2, max_size_bytes: 1_000 };

  it('come with an answer, are looked at, and belong to the submission and its ticket', async () => {
    const inbox = await forms.ok('createTicketInbox', { body: { name: 'Files' } });
    const form = await forms.publish([company, briefs], {
      mappings: [
        { kind: 'ticket', key: 'ticket', inbox_id: inbox.id, subject_template: '{{ company }}', fields: [] },
      ],
    });
    const address = await forms.start(form, { company: 'Harbor' });
    const used = await upload(address, 'briefs', text('What we want'), 'brief.txt');
    const unused = await upload(address, 'briefs', text('Forgotten'), 'other.txt');
    expect(used).toMatchObject({
      status: 200,
      data: { file_name: 'brief.txt', content_type: 'text/plain', size: 12 },
    });
    expect((await hosted('GET', address)).data.files).toHaveLength(2);
    expect((await hosted('PATCH', address, { answers: { briefs: [randomUUID()] } })).status).toBe(400);
    await hosted('POST', `${address}/submit`, { answers: { briefs: [used.data.id] } });
    const submission = await forms.settled((await forms.submissions(form))[0]!);
    expect(submission).toMatchObject({
      status: 'ready',
      files: [{ id: used.data.id, file_name: 'brief.txt' }],
    });
    const rows = await service.query<Answer>('select id from managed_files where id = any($1)', [
      [used.data.id, unused.data.id],
    ]);
    expect(rows).toEqual([{ id: used.data.id }]);
    await forms.ok('deleteFormSubmission', { path: { id: submission.id } });
    const kept = await service.query<Answer>('select id from managed_files where id = $1', [used.data.id]);
    expect(kept, 'the ticket has it too').toHaveLength(1);
  });

  it('are refused where the question does not take them', async () => {
    const form = await forms.publish([company, briefs]);
    const address = await forms.start(form, { company: 'Harbor' });
    expect((await upload(address, 'company', text('x'), 'x.txt')).data.message).toContain('body.element_key');
    expect((await upload(address, 'briefs', text('x'.repeat(1_001)), 'x.txt')).data.message).toContain(
      'larger than 1000',
    );
    const page = new Blob(['<script>'], { type: 'text/html' });
    expect((await upload(address, 'briefs', page, 'x.html')).data.message).toContain('text/html');
  });

  it('that the scanner refuses hold the submission, and are gone', async () => {
    const form = await forms.publish([company, briefs]);
    const address = await forms.start(form, { company: 'Harbor' });
    const { data } = await upload(address, 'briefs', text('EICAR'), 'bad.txt');
    await hosted('POST', `${address}/submit`, { answers: { briefs: [data.id] } });
    const held = await forms.settled((await forms.submissions(form))[0]!);
    expect(held).toMatchObject({
      status: 'held',
      hold_reason: 'upload_refused',
      hold_details: [expect.stringContaining('bad.txt')],
      files: [],
    });
    expect(held.answers).toEqual({ company: 'Harbor' });
  });
});
