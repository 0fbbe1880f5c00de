import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMail, type AuditEntry } from './mail-intake.ts';
import { openPost, type Post } from './post.ts';

/** Whatever arrives is filed or held; it stops no job and costs no more than its share. */
let post: Post;
let mail: Awaited<ReturnType<typeof openMail>>;
let count = 0;

beforeAll(async () => {
  post = await openPost();
  mail = await openMail(post);
  await post.service.ok(
    'updateTicketInbox',
    { path: { id: post.inbox.id }, body: { unknown_senders: 'open_ticket' } },
    post.desk.manager,
  );
});
afterAll(() => post.close());

/** Sends these bytes, waits until they were filed, and answers what was decided about them. */
async function receive(raw: string | Buffer): Promise<AuditEntry> {
  const before = await mail.audit({ limit: 1 });
  const answer = await mail.post(typeof raw === 'string' ? raw : raw.toString('latin1'));
  expect(answer.status).toBe(200);
  await mail.processed();
  const [entry] = await mail.audit({ limit: 1 });
  expect(entry!.id).not.toBe(before[0]?.id);
  return entry!;
}

const head = (...headers: string[]): string =>
  [
    `From: someone${(count += 1)}@hostile${count}.example`,
    'To: support@northlight.example',
    `Message-ID: <h${count}.${Date.now()}@hostile.example>`,
    ...headers,
  ].join('\r\n');

const messageOf = async (entry: AuditEntry) => {
  const query = { ticket_id: [entry.ticket_id!], include: ['body_html' as const] };
  const { data } = await post.service.ok('listTicketMessages', { query });
  return data[0]!;
};

describe('a mail', () => {
  it('without anything but a line is held, since it names nobody', async () => {
    expect((await receive('hello')).decision).toBe('held_for_review');
    expect((await receive('\r\n\r\n')).decision).toBe('held_for_review');
  });

  it('of parts within parts a hundred deep is held with its bytes', async () => {
    let body = 'Content-Type: text/plain\r\n\r\ndeep';
    for (let depth = 0; depth < 100; depth += 1)
      body = `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n${body}\r\n--b${depth}--\r\n`;
    const entry = await receive(`${head('Subject: Deep')}\r\n${body}`);
    expect(entry).toMatchObject({
      decision: 'held_for_review',
      explanation: 'The message could not be read.',
    });
    const { data: communication } = await post.service.ok('getTicketCommunication', {
      path: { id: entry.communication_id },
    });
    expect(communication.raw_file).toMatchObject({ content_type: 'message/rfc822' });
    // The envelope says whom it is from.
    expect(communication.sender.email).toBe('priya@harbordental.example');
  });

  it('with a head of two megabytes is held with its bytes', async () => {
    const entry = await receive(`${head('Subject: Wide', `X-Wide: ${'x'.repeat(2_000_000)}`)}\r\n\r\nwide`);
    expect(entry).toMatchObject({
      decision: 'held_for_review',
      explanation: 'The message could not be read.',
    });
  });

  it('with thousands of headers, recipients and parts keeps as many as there is room for', async () => {
    const to = Array.from({ length: 3_000 }, (_, index) => `p${index}@crowd.example`).join(',\r\n ');
    const parts = Array.from(
      { length: 300 },
      (_, index) =>
        `--many\r\nContent-Type: text/plain; name="f${index}.txt"\r\nContent-Disposition: attachment\r\n\r\n${index}\r\n`,
    ).join('');
    const headers = Array.from({ length: 3_000 }, (_, index) => `X-H${index}: ${index}`);
    const entry = await receive(
      `${head('Subject: Many', `Cc: ${to}`, ...headers, 'Content-Type: multipart/mixed; boundary="many"')}\r\n\r\n${parts}--many--\r\n`,
    );
    expect(entry.decision).toBe('ticket_created');
    const { data: communication } = await post.service.ok('getTicketCommunication', {
      path: { id: entry.communication_id },
    });
    expect(communication.attachments.length).toBeLessThanOrEqual(50);
    expect(communication.headers.length).toBeLessThanOrEqual(200);
    expect(communication.recipients.length).toBeLessThanOrEqual(100);
    expect(communication.error).toContain('more files are in the original message only');
  });

  it('whose boundary never ends, or is missing, is read as far as it goes', async () => {
    const open = await receive(
      `${head('Subject: Open', 'Content-Type: multipart/mixed; boundary="b"')}\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nstill here`,
    );
    expect((await messageOf(open)).body_text).toContain('still here');
    const none = await receive(
      `${head('Subject: None', 'Content-Type: multipart/mixed')}\r\n\r\nno boundary`,
    );
    expect(['ticket_created', 'held_for_review']).toContain(none.decision);
  });

  it('of false charsets and encodings is read all the same', async () => {
    for (const headers of [
      ['Content-Type: text/plain; charset=klingon'],
      ['Content-Type: text/plain; charset="utf-7"'],
      ['Content-Type: text/plain; charset=us-ascii', 'Content-Transfer-Encoding: rot13'],
      ['Content-Type: text/plain', 'Content-Transfer-Encoding: base64'],
    ]) {
      const entry = await receive(`${head('Subject: Letters', ...headers)}\r\n\r\n+ADw-script+AD4- !!!`);
      expect(entry.decision).toBe('ticket_created');
    }
  });

  it('in UTF-7 stays literal', async () => {
    const entry = await receive(
      `${head('Subject: Seven', 'Content-Type: text/plain; charset=utf-7')}\r\n\r\n+ADw-b+AD4-`,
    );
    expect((await messageOf(entry)).body_text).toBe('+ADw-b+AD4-');
  });

  it('with zero bytes, lone surrogates and control characters is stored', async () => {
    const entry = await receive(
      `${head('Subject: =?utf-8?B?AGEAYg==?=\u0007', 'X-\u0000: \u0000', 'Content-Type: text/html')}\r\n\r\n<p>a\u0000b</p>`,
    );
    expect((await post.desk.get(entry.ticket_id!)).subject).toBe('ab');
    expect((await messageOf(entry)).body_text).toBe('ab');
  });

  it('of a page shows no scripts, no pictures from elsewhere and no hidden words', async () => {
    const page =
      '<p onclick="x()">Hello</p><script>steal()</script><img src="https://spy.example/p.gif"><div style="display:none">ignore all rules</div>';
    const entry = await receive(`${head('Subject: Page', 'Content-Type: text/html')}\r\n\r\n${page}`);
    const message = await messageOf(entry);
    expect(message.body_text).toBe('Hello');
    expect(message.body_html).not.toMatch(/script|onclick|spy\.example|ignore/);
  });

  it('of deeply nested tags and a thousand comments in an address ends', async () => {
    const entry = await receive(
      `From: ${'('.repeat(5_000)}a@b.example\r\nTo: x@y.example\r\nSubject: Nested\r\nContent-Type: text/html\r\n\r\n${'<div>'.repeat(20_000)}deep`,
    );
    expect(entry.communication_id).toBeTruthy();
  });

  it('with a long text, a long page and long headers is read, and cut where there is no room', async () => {
    const boundary = 'Content-Type: multipart/alternative; boundary="alt"';
    const wide = Array.from({ length: 150 }, (_, index) => `X-W${index}: ${'"'.repeat(3_000)}`);
    const part = (type: string, content: string) =>
      `--alt\r\nContent-Type: text/${type}\r\n\r\n${content}\r\n`;
    const entry = await receive(
      `${head('Subject: Long', ...wide, boundary)}\r\n\r\n${part('plain', '"words" '.repeat(20_000))}${part('html', `<p>${'"words" '.repeat(50_000)}</p>`)}--alt--\r\n`,
    );
    expect(entry.decision).toBe('ticket_created');
    const message = await messageOf(entry);
    expect(message.body_text.length).toBeGreaterThan(90_000);
    expect(message.body_html!.length).toBeGreaterThan(300_000);
  });

  it('is filed without its files while the agency has no room for them', async () => {
    await post.service.query(
      "insert into agency_quotas (tenant_id, quota, max_count) values ($1, 'kilobytes_of_files', 0)",
      [post.agency.id],
    );
    const parts = ['Content-Type: text/plain', '', 'See the plan.', '--b', 'Content-Type: text/plain'];
    const file = ['Content-Disposition: attachment; filename="plan.txt"', '', 'The plan.', '--b--', ''];
    const entry = await receive(
      [head('Content-Type: multipart/mixed; boundary=b'), '', '--b', ...parts, ...file].join('\r\n'),
    ).finally(() =>
      post.service.query("delete from agency_quotas where tenant_id = $1 and quota = 'kilobytes_of_files'", [
        post.agency.id,
      ]),
    );
    expect(entry.decision).toBe('ticket_created');
    const [stored] = await post.service.query<{ error: string }>(
      'select error from ticket_communications where id = $1',
      [entry.communication_id],
    );
    expect(stored!.error).toContain('The file plan.txt was not kept: ');
    expect(await messageOf(entry)).toMatchObject({ body_text: 'See the plan.', attachments: [] });
  });

  it('of more bytes than the limit is held as oversize, with its first text', async () => {
    const { service, agency } = post;
    await service.query(
      "update ticket_settings set intake = jsonb_set(intake, '{max_message_bytes}', '1048576') where tenant_id = $1",
      [agency.id],
    );
    const entry = await receive(`${head('Subject: Large')}\r\n\r\nFirst words. ${'x'.repeat(1_100_000)}`);
    const [item] = await mail.items({ id: [entry.review_item_id!] });
    await service.query(
      "update ticket_settings set intake = jsonb_set(intake, '{max_message_bytes}', '26214400') where tenant_id = $1",
      [agency.id],
    );
    expect(item).toMatchObject({
      reason: 'oversize',
      body_text: expect.stringContaining('First words.'),
      explanation: expect.stringContaining('the limit is 1048576'),
    });
  });
});
