import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasure } from '#src/families/automations/periodic.ts';
import { openOwnerPool } from '#src/platform/db/owner.ts';
import { clamd, stopClamd } from '../../scanner/clamd.ts';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { Authors, type Answer, type Config } from './flows.ts';
import { ask, asked, asking, linkTo, newAddress, textFile, upload } from './outsiders.ts';

/** Forms that people outside the agency fill in, and the files that they send along. */
let service: Service;
let author: Authors;
beforeAll(async () => {
  const clamav = await clamd((bytes) =>
    bytes.includes('EICAR') ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK',
  );
  service = await startService({ config: { clamav } });
  await service.startAnother({ role: 'work' });
  author = new Authors(service);
});
afterAll(async () => {
  await service?.stop();
  stopClamd();
});

const fields = [
  { key: 'month', label: 'Month', type: 'text', is_required: true },
  { key: 'budget', label: 'Budget', type: 'number' },
  {
    key: 'channels',
    label: 'Channels',
    type: 'multi_choice',
    choices: [
      { key: 'search', label: 'Search' },
      { key: 'social', label: 'Social' },
    ],
  },
  { key: 'logo', label: 'Logo', type: 'file', help_text: 'As large as you have it.' },
  { key: 'brief', label: 'Brief', type: 'file' },
];

const form = (email: string, config: object = {}): Config =>
  asking('form', `'${email}'`, { fields, ...config });
const filesOf = async (ids: readonly string[]): Promise<string[]> =>
  (
    await service.query<{ id: string }>('select id from managed_files where id = any($1) order by id', [ids])
  ).map(({ id }) => id);

describe('a form', () => {
  it('shows its fields, and takes values of their types', async () => {
    const email = newAddress();
    const { id, url } = await asked(author, email, form(email));
    const { data } = await ask('GET', url);
    expect(data.fields).toHaveLength(5);
    expect(data.fields[3]).toEqual({
      key: 'logo',
      label: 'Logo',
      type: 'file',
      help_text: 'As large as you have it.',
      is_required: false,
      choices: [],
    });
    const refused = async (inputs: object): Promise<string> => {
      const { status, data: error } = await ask('POST', url, { type: 'form', inputs });
      expect(status).toBe(400);
      return error.message as string;
    };
    expect(await refused({})).toContain('body.inputs.month is required: Month');
    expect(await refused({ month: 'March', budget: 'much' })).toContain(
      'body.inputs.budget must be a number',
    );
    expect(await refused({ month: 'March', channels: ['print'] })).toContain('body.inputs.channels');
    expect(await refused({ month: 'March', other: 1 })).toContain('is no field');
    expect(await refused({ month: 'March', logo: randomUUID() })).toContain('uploaded for this field');
    expect((await ask('POST', url, { type: 'form', inputs: { month: 'x'.repeat(10_001) } })).status).toBe(
      400,
    );
    const inputs = { month: 'March', budget: 12.5, channels: ['social'] };
    expect((await ask('POST', url, { type: 'form', inputs })).status).toBe(200);
    expect((await author.settled(id, 'succeeded')).items.at(-1).output.output).toMatchObject({
      ...inputs,
      logo: null,
    });
  });
});

describe('a file', () => {
  it('comes with the answer, and can be used by later steps; others are deleted', async () => {
    const email = newAddress();
    const client = await newClient(service, (await newProfile(service)).id);
    const flow = form(email) as Answer;
    flow.nodes.push({
      key: 'comment',
      type: 'action',
      config: {
        action_key: 'create_comment',
        inputs: {
          record_kind: 'client',
          record_id: client.id,
          body_text: 'The logo.',
          attachment_ids: [{ expression: 'steps.ask.output.logo' }],
        },
      },
    });
    flow.edges.push({ from: 'on_next', to: 'comment' });
    const { id, url } = await asked(author, email, flow);
    const logo = await upload(url, 'logo', textFile('What we look like'), 'logo.txt');
    expect(logo).toMatchObject({
      status: 200,
      data: { file_name: 'logo.txt', content_type: 'text/plain', size: 17 },
    });
    const unused = await upload(url, 'brief', textFile('Forgotten'), 'brief.txt');
    const wrong = { month: 'March', brief: logo.data.id };
    expect((await ask('POST', url, { type: 'form', inputs: wrong })).data.message).toContain(
      'body.inputs.brief',
    );
    const inputs = { month: 'March', logo: (logo.data.id as string).toUpperCase() };
    expect((await ask('POST', url, { type: 'form', inputs })).status).toBe(200);
    const done = await author.settled(id);
    expect(done).toMatchObject({ status: 'succeeded', error: null });
    expect(await filesOf([logo.data.id, unused.data.id])).toEqual([logo.data.id]);
    const [comment] = await author.ok('listComments', {
      query: { record_kind: 'client', record_id: client.id },
    });
    expect(comment.attachments).toMatchObject([{ id: logo.data.id, file_name: 'logo.txt' }]);
    expect((await upload(url, 'logo', textFile('Late'), 'late.txt')).status).toBe(409);

    const kept = 'select is_sent from automation_answer_files where execution_id = $1';
    expect(await service.query(kept, [id])).toEqual([{ is_sent: true }]);
    await service.query(
      `update automation_executions set erase_at = app.now() - interval '1 day' where id = $1`,
      [id],
    );
    const pool = openOwnerPool(service.ownerUrl, 'test', 1);
    const owner = await pool.connect();
    await erasure.run(owner as never);
    owner.release();
    await pool.end();
    expect(await service.query(kept, [id]), 'with the data of the execution').toEqual([]);
  });

  it('of one person belongs to no answer of another', async () => {
    const [first, second] = [newAddress(), newAddress()];
    const { url } = await asked(
      author,
      first,
      asking('form', `split('${first},${second}', ',')`, { fields }),
    );
    const { data } = await upload(url, 'logo', textFile('Mine'), 'logo.txt');
    const other = await linkTo(service, second);
    const inputs = { month: 'March', logo: data.id };
    expect((await ask('POST', other, { type: 'form', inputs })).status).toBe(400);
  });

  it('is refused where nothing takes it, when it is empty, and by the scanner, which leaves nothing', async () => {
    const email = newAddress();
    const { id, url } = await asked(author, email, form(email));
    expect((await upload(url, 'month', textFile('x'), 'x.txt')).data.message).toContain('body.field_key');
    expect((await upload(url, 'nothing', textFile('x'), 'x.txt')).status).toBe(400);
    expect((await upload(url, 'logo', textFile(''), 'x.txt')).status).toBe(400);
    const before = await service.query('select from content_removals');
    const refused = await upload(url, 'logo', textFile('EICAR'), 'bad.txt');
    expect(refused).toMatchObject({ status: 400, data: { message: expect.stringContaining('EICAR') } });
    expect((await service.query('select from content_removals')).length).toBeLessThanOrEqual(
      before.length + 1,
    );
    expect(await service.query('select from automation_answer_files where execution_id = $1', [id])).toEqual(
      [],
    );
    const large = new Blob([new Uint8Array(26_214_401)]);
    const { status } = await upload(url, 'logo', large, 'large.bin');
    expect([status >= 400, status < 500]).toEqual([true, true]);
    await author.ok('cancelAutomationExecution', { path: { id } });
  });

  it('is one of twenty, also of two at once', async () => {
    const email = newAddress();
    const { id, url } = await asked(author, email, form(email));
    const ids: string[] = [];
    for (let count = 0; count < 19; count += 1)
      ids.push((await upload(url, 'logo', textFile(`${count}`), 'logo.txt')).data.id);
    const both = await Promise.all([
      upload(url, 'logo', textFile('a'), 'a.txt'),
      upload(url, 'brief', textFile('b'), 'b.txt'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await author.ok('cancelAutomationExecution', { path: { id } });
    expect(await filesOf(ids), 'the question was ended without an answer').toEqual([]);
  });
});
