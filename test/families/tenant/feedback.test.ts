import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSmtpUrl } from '#src/platform/mail/settings.ts';
import { jsonOf, operatorOf, type Operate } from '../../operator/command.ts';
import { MailServer } from '../../support/mail-server.ts';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { Uploader } from '../files/upload.ts';
import { addMember } from '../organization/people.ts';

/** From a member to the operator and back, by a mail server. */
const from = { name: 'Northlight', address: 'mail@northlight.example' };
let server: MailServer;
let service: Service;
let ops: Operate;
let dana: Awaited<ReturnType<typeof addMember>>;
beforeAll(async () => {
  server = await MailServer.start();
  const url = `smtp://127.0.0.1:${server.port}`;
  service = await startService({
    config: {
      role: 'all',
      operatorMail: 'operator@makers.example',
      mail: { from, smtp: parseSmtpUrl(url)! },
    },
  });
  ops = operatorOf({ ...service.environment, SMTP_URL: url, MAIL_FROM: from.address });
  dana = await addMember(service, service.agencies[0], { permissions: [] });
  await service.query("update users set email = 'dana@northlight.example' where id = $1", [dana.id]);
});
afterAll(async () => {
  await service?.stop();
  await server?.stop();
});
beforeEach(async () => {
  await service.query('delete from platform_feedback');
  server.mails.length = 0;
});

const submit = (body: object) =>
  service.call(
    'submitPlatformFeedback',
    { body: { kind: 'idea', body_text: 'Copy lessons.', ...body } },
    dana,
  );
const mailed = async (count: number) => {
  await vi.waitFor(() => expect(server.mails).toHaveLength(count), patiently);
  return server.mails.map(({ to, mail }) => ({ to, subject: mail.subject, text: mail.text ?? '' }));
};

describe('feedback', () => {
  it('is kept and told to the operator', async () => {
    const file = await new Uploader(service, dana).file({ bytes: Buffer.from('words'), name: 'notes.txt' });
    const { status, body } = await submit({
      kind: 'problem',
      severity: 'blocking',
      title: 'Cannot save',
      body_text: 'First line.\n<b>Second</b> line.',
      page_url: 'https://app.agency.example/x',
      request_id: 'req_1',
      attachment_ids: [file],
    });
    expect([status, body.data]).toMatchObject([
      200,
      {
        kind: 'problem',
        severity: 'blocking',
        attachment_ids: [file],
        can_contact: true,
        created_by: dana.id,
      },
    ]);
    const [mail] = await mailed(1);
    expect(mail).toMatchObject({
      to: ['operator@makers.example'],
      subject: expect.stringMatching(/^Problem \(blocking\) from .+: Cannot save$/),
    });
    for (const words of ['<b>Second</b> line.', 'Files: 1', `ops feedback answer ${body.data.id}`])
      expect(mail!.text).toContain(words);
    const shown = jsonOf(await ops('feedback', 'show', body.data.id, '--json'));
    expect(shown).toMatchObject({
      status: 'open',
      email: 'dana@northlight.example',
      request_id: 'req_1',
      files: [`${file} notes.txt (5 bytes)`],
    });
    const audited = await service.query('select from audit_log where record_id = $1', [body.data.id]);
    expect(audited).toEqual([]);
  });

  it.each([
    [{ severity: 'minor' }, 'body.severity is only for problems'],
    [{ attachment_ids: ['0191f3a2-6c1e-7b42-9d51-2f4c0a6e907a'] }, 'body.attachment_ids[0]'],
    [{ body_text: 'x'.repeat(10_001) }, 'body.body_text'],
  ])('%j is refused by its place', async (body, message) => {
    const refused = await submit(body);
    expect([refused.status, refused.body.error?.message]).toEqual([400, expect.stringContaining(message)]);
  });

  it('fills no mailbox: an agency sends 20 e-mails a day, and all is in the list', async () => {
    for (let index = 0; index < 22; index += 1) expect((await submit({})).status).toBe(200);
    await mailed(20);
    const { stdout } = await ops('feedback', 'list', '--limit', '5');
    expect(stdout).toContain('22 messages; the first 5 are shown');
  });

  it('is not seen by another agency', async () => {
    const { body } = await submit({});
    await mailed(1);
    const rows = await service.db
      .read(service.agencies[1].id)
      .selectFrom('platform_feedback')
      .select('id')
      .where('id', '=', body.data.id)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('the operator', () => {
  const idsOf = async (...words: string[]) =>
    (jsonOf(await ops('feedback', 'list', '--json', ...words)) as { id: string }[]).map(({ id }) => id);

  it('answers by e-mail', async () => {
    const { data } = (await submit({ title: 'Lessons' })).body;
    await mailed(1);
    const done = await ops('feedback', 'answer', data.id, '--text', 'In March.\nThank you.');
    expect([done.code, done.stdout]).toEqual([
      0,
      'The workers send the answer to dana@northlight.example.\n',
    ]);
    const [, mail] = await mailed(2);
    expect(mail).toMatchObject({ to: ['dana@northlight.example'], subject: 'Your feedback: Lessons' });
    expect(mail!.text).toContain('In March.');
    expect(await idsOf()).toEqual([]);
    expect(await idsOf('--status', 'answered')).toEqual([data.id]);
    expect(jsonOf(await ops('feedback', 'show', data.id, '--json')).answer).toBe('In March.\nThank you.');
  });

  it('respects who does not want to be contacted, and closes', async () => {
    const { data } = (await submit({ can_contact: false })).body;
    const [mail] = await mailed(1);
    expect(mail!.text).not.toContain('dana@');
    const refused = await ops('feedback', 'answer', data.id, '--text', 'x');
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining('does not want to be contacted'),
    ]);
    expect((await ops('feedback', 'close', data.id)).code).toBe(0);
    expect((await ops('feedback', 'close', data.id)).code).toBe(1);
    expect(await idsOf('--status', 'closed')).toEqual([data.id]);
    expect(await idsOf('--status', 'all', '--agency', service.agencies[1].id)).toEqual([]);
  });

  it.each([
    [['show', '0191f3a2-6c1e-7b42-9d51-2f4c0a6e907a'], 1, 'There is no feedback'],
    [['show', 'x'], 2, 'ID must be a UUID'],
    [['list', '--status', 'new'], 2, '--status is open, answered, closed or all.'],
    [['answer', '0191f3a2-6c1e-7b42-9d51-2f4c0a6e907a'], 2, '--text TEXT is missing'],
  ])('%j is refused', async (words, code, message) => {
    const outcome = await ops('feedback', ...words);
    expect([outcome.code, outcome.stderr]).toEqual([code, expect.stringContaining(message)]);
  });
});
