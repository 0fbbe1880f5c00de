import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMail, written } from './mail-intake.ts';
import { openPost, type Message, type Post } from './post.ts';

let post: Post;
let mail: Awaited<ReturnType<typeof openMail>>;

beforeAll(async () => {
  post = await openPost();
  mail = await openMail(post);
});
afterAll(() => post.close());

const recipient = 'priya@harbordental.example';

/** A reply that has left, with its `Message-ID`. */
async function replied() {
  const ticket = await post.asked();
  const message = await post.until((await post.send(ticket.id)).id, 'sent');
  return { ticket, message, messageId: post.server.mails.at(-1)!.mail.messageId! };
}

interface Report {
  readonly action?: string;
  readonly about?: string;
  readonly headers?: readonly string[];
}

/** A report of a mail server (RFC 3464) about a message. */
const reportOn = (
  messageId: string,
  { action = 'failed', about = recipient, headers = [] }: Report = {},
) => ({
  from: 'MAILER-DAEMON@mx.elsewhere.example',
  subject: 'Undelivered mail',
  headers: [
    ...headers,
    'Auto-Submitted: auto-replied',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="dsn"',
  ],
  text: [
    '--dsn',
    'Content-Type: text/plain',
    '',
    'Sorry.',
    '--dsn',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.elsewhere.example',
    '',
    `Final-Recipient: rfc822; ${about}`,
    `Action: ${action}`,
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 No such mailbox',
    '',
    '--dsn',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    'Subject: Re: The invoice',
    '',
    '--dsn--',
    '',
  ].join('\n'),
});

const statusOf = async (message: Message) => (await post.message(message.id)).delivery!.status;

describe('a report of a mail server', () => {
  it('marks the reply and its ticket, and opens no ticket', async () => {
    const { ticket, message, messageId } = await replied();
    const entry = await mail.receive(reportOn(messageId), { from: null });
    expect(entry).toMatchObject({ decision: 'delivery_report', ticket_id: ticket.id });
    expect((await post.message(message.id)).delivery).toMatchObject({
      status: 'bounced',
      error: '550 No such mailbox',
      recipients: [{ status: 'bounced', reply_code: '5.1.1' }],
    });
    expect(await post.desk.get(ticket.id)).toMatchObject({ has_delivery_problem: true, message_count: 2 });
  });

  it('of a delay or a relay changes nothing', async () => {
    const { ticket, message, messageId } = await replied();
    for (const action of ['delayed', 'relayed'])
      await mail.receive(reportOn(messageId, { action }), { from: null });
    expect(await statusOf(message)).toBe('sent');
    expect((await post.desk.get(ticket.id)).has_delivery_problem).toBe(false);
    await mail.receive(reportOn(messageId, { action: 'delivered' }), { from: null });
    expect(await statusOf(message)).toBe('delivered');
  });

  it('of a bounce after a delivery is in the delivery log, too', async () => {
    const { message, messageId } = await replied();
    const [{ destination, email_delivery_id: id } = { destination: '', email_delivery_id: null }] = (
      await post.message(message.id)
    ).delivery!.recipients;
    const log = async () => {
      const { data } = await post.service.ok('listEmailDeliveryLogs', { query: { recipient: destination } });
      return data.find((one) => one.id === id);
    };
    for (const [action, status, hasBounced] of [
      ['delivered', 'delivered', false],
      ['failed', 'failed', true],
      ['delivered', 'failed', true],
    ] as const) {
      await mail.receive(reportOn(messageId, { action }), { from: null });
      expect(await log()).toMatchObject({ status, has_bounced: hasBounced });
    }
    expect(await statusOf(message)).toBe('bounced');
  });

  it('that comes after another takes no bounce back', async () => {
    const { message, messageId } = await replied();
    await mail.receive(reportOn(messageId), { from: null });
    await mail.receive(reportOn(messageId, { action: 'delivered' }), { from: null });
    expect(await statusOf(message)).toBe('bounced');
  });

  it('about a message of nobody is audited and dropped', async () => {
    const entry = await mail.receive(reportOn('<nothing@elsewhere.example>'), { from: null });
    expect(entry).toMatchObject({ decision: 'discarded', ticket_id: null });
  });

  it('that runs in circles is held like any other message', async () => {
    const { message, messageId } = await replied();
    const headers = Array.from({ length: 25 }, () => 'Received: from a');
    const entry = await mail.receive(reportOn(messageId, { headers }), { from: null });
    expect(entry.decision).toBe('held_for_review');
    expect(await statusOf(message)).toBe('sent');
  });
});

describe('an automatic answer to a reply', () => {
  it.each([
    'Auto-Submitted: auto-replied (vacation)',
    'Precedence: auto_reply',
    'X-Autoreply: yes',
    'X-Autorespond: 1',
  ])('is known by %s, and changes nothing', async (header) => {
    const { ticket, messageId } = await replied();
    await post.service.takeEvents(post.agency);
    const before = await post.desk.get(ticket.id);
    const entry = await mail.receive({ headers: [header, `In-Reply-To: ${messageId}`] });
    expect(entry).toMatchObject({ decision: 'automatic_answer', ticket_id: ticket.id });
    expect((await post.desk.get(ticket.id)).status_category).toBe(before.status_category);
    expect(await post.service.takeEvents(post.agency)).toEqual([]);
  });
});

describe('a message of our own that comes back', () => {
  it('is held as a loop by its Message-ID, whoever sends it', async () => {
    const { messageId } = await replied();
    await mail.receive({ id: messageId, from: 'list@elsewhere.example' });
    const [item] = await mail.items({ sender_email: 'list@elsewhere.example' });
    expect(item).toMatchObject({ reason: 'loop_suspected', suggested_resolution: 'discard' });
  });
});

describe('reports of the provider', () => {
  it('are refused without the signature of their own address, and in another form', async () => {
    const body = JSON.stringify({ events: [] });
    expect((await mail.report(body, mail.signed(mail.secret, body))).status).toBe(401);
    expect((await mail.report(body, mail.signed('another', body))).status).toBe(401);
    for (const wrong of ['[]', '{"events": 1}', '{"events": [{"type": "bounced"}]}', 'not json'])
      expect((await mail.report(wrong)).status).toBe(400);
    expect((await mail.post(written(), { signature: 't=1,v1=x' })).status).toBe(400);
  });

  it('count a complaint as a bounce, and pass over kinds that nobody knows', async () => {
    const { message, messageId } = await replied();
    const event = (type: string) => ({ type, message_id: messageId, recipient });
    const answer = await mail.report(JSON.stringify({ events: [event('opened'), event('complained')] }));
    expect(answer.status).toBe(200);
    expect((await post.until(message.id, 'bounced')).delivery!.error).toBe(
      'The recipient marked it as spam.',
    );
  });
});
