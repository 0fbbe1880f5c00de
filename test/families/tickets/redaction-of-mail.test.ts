import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../support/mail-server.ts';
import { patiently } from '../../support/waiting.ts';
import { openMail } from './mail-intake.ts';
import { contentsWith, placesOf } from './places.ts';
import { openPost, type Post } from './post.ts';

/** A text that leaves a message leaves what mail intake kept of it, too. */
let post: Post;
let mail: Awaited<ReturnType<typeof openMail>>;

beforeAll(async () => {
  post = await openPost();
  mail = await openMail(post);
  const replies = {
    auto_reply: {
      is_enabled: true,
      subject: 'We got "{{ticket.subject}}"',
      body_text: 'Dear {{requester.first_name}}, we look into "{{ticket.subject}}".',
      calendar_key: null,
    },
  };
  await post.service.ok(
    'updateTicketInbox',
    { path: { id: post.inbox.id }, body: { unknown_senders: 'open_ticket', replies } },
    post.desk.manager,
  );
});
afterAll(() => post?.close());

const secret = () => `4111-${randomUUID().slice(0, 8)}`;
const sender = () => `Nora <${randomUUID()}@x.example>`;
const places = (text: string) => placesOf(post.service, post.agency, text);
const contents = (text: string) => contentsWith(post.service, post.agency, text);
const redact = (id: string, text: string) =>
  post.service.call(
    'redactTicketMessage',
    { path: { id }, body: { text, reason: 'Card.' } },
    post.desk.manager,
  );
const openingOf = async (ticketId: string) =>
  (await post.service.ok('listTicketMessages', { query: { ticket_id: [ticketId] } }, post.desk.manager)).data
    .filter(({ direction }) => direction === 'inbound')
    .at(0)!;

/** A mail that says the text in its subject, plainly, formatted and quoted, with a file that says it too. */
const mailWith = (text: string) => ({
  from: sender(),
  subject: `Card ${text}`,
  headers: ['Content-Type: multipart/mixed; boundary="m"', `X-Note: ${text}`],
  text: [
    '--m',
    'Content-Type: multipart/alternative; boundary="a"',
    '',
    '--a',
    'Content-Type: text/plain',
    '',
    `My card is ${text}.`,
    '',
    'On Monday Leo wrote:',
    `> Is it ${text}?`,
    '--a',
    'Content-Type: text/html',
    '',
    `<p>My card is <b>${text}</b>.</p>`,
    '--a--',
    '--m',
    'Content-Type: text/plain; name="card.txt"',
    'Content-Disposition: attachment; filename="card.txt"',
    '',
    `It is ${text}.`,
    '--m--',
    '',
  ].join('\n'),
});

describe('redacting a message that came by mail', () => {
  it('takes the text from every table and from the store, except from its attachments', async () => {
    const text = secret();
    post.server.onRecipient = () => refusal(451, 'Later.');
    const { ticket_id: ticketId, communication_id: id } = await mail.receive(mailWith(text));
    const message = await openingOf(ticketId!);
    const [attachment] = message.attachments;
    expect(await places(text)).toEqual(
      expect.arrayContaining([
        'events',
        'ticket_communications',
        'ticket_intake_decisions',
        'ticket_messages',
        'tickets',
      ]),
    );
    expect(await contents(text)).toHaveLength(2);
    const [confirmation] = await post.service.query<{ id: string }>(
      "select id from ticket_messages where ticket_id = $1 and kind = 'auto_reply'",
      [ticketId],
    );
    const { status, body } = await redact(message.id, text);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await places(text)).toEqual([]);
    await vi.waitFor(async () => expect(await contents(text)).toEqual([attachment!.id]), patiently);
    const { data } = await post.service.ok('getTicketCommunication', { path: { id } }, post.desk.manager);
    expect(data).toMatchObject({
      subject: 'Card ████',
      body_text: 'My card is ████.',
      headers: [],
      raw_file: null,
    });
    expect(data.attachments).toMatchObject([{ id: attachment!.id, file_name: 'card.txt' }]);
    expect((await openingOf(ticketId!)).attachments).toHaveLength(1);
    expect(await post.desk.get(ticketId!)).toMatchObject({ subject: 'Card ████' });
    expect(await post.message(confirmation!.id)).toMatchObject({
      subject: 'We got "Card ████"',
      body_text: 'Dear Nora, we look into "Card ████".',
    });
  });

  it('reaches names of its sender, what an automation asked about it, and the e-mails that told of it', async () => {
    const text = secret();
    post.server.onRecipient = () => undefined;
    const { ticket_id: ticketId } = await mail.receive({
      from: `"Nora ${text}" <${randomUUID()}@x.example>`,
      subject: `*${text}*`,
      text: `My card is *${text}*.`,
    });
    const { service, agency } = post;
    const [automation] = await service.query<{ id: string }>(
      `insert into automations (tenant_id, name, owner_id, config, config_hash, node_count, created_by, created_at, updated_at)
       values ($1, 'Asks', $2, '{}', 'x', 0, $2, now(), now()) returning id`,
      [agency.id, post.desk.manager.id],
    );
    const [execution] = await service.query<{ id: string }>(
      `insert into automation_executions (tenant_id, automation_id, version, status, origin, trigger_type, record_kind, record_id, actor_type, depth, correlation_id, ready_at)
       values ($1, $3, 1, 'succeeded', 'event', 'event', 'ticket', $2, 'system', 0, 'x', now()) returning id`,
      [agency.id, ticketId, automation!.id],
    );
    const [notification] = await service.query<{ id: string }>(
      `insert into notifications (tenant_id, user_id, kind, title, body_text, bundle, last_occurred_at, actor_type)
       values ($1, $2, 'automation', $3, $3, $4, now(), 'automation') returning id`,
      [agency.id, post.desk.manager.id, `Answer ${text}?`, `automation   execution ${execution!.id} approve`],
    );
    const [letter] = await service.query<{ id: string }>(
      `insert into email_deliveries (tenant_id, category, kind, status, from_address, to_address, subject, provider, expires_at)
       values ($1, 'notification', 'automation', 'sent', 'a@x.example', 'b@x.example', $2, 'smtp', now()) returning id`,
      [agency.id, `Answer ${text}?`],
    );
    await service.query(
      `insert into notification_deliveries (tenant_id, notification_id, user_id, kind, channel, email_delivery_id, subject, status, created_at, updated_at)
       values ($1, $2, $3, 'automation', 'email', $4, $5, 'sent', now(), now())`,
      [agency.id, notification!.id, post.desk.manager.id, letter!.id, `Answer ${text}?`],
    );
    const found = await places(text);
    expect(found).toEqual(
      expect.arrayContaining([
        'email_deliveries',
        'notification_deliveries',
        'notifications',
        'ticket_correspondents',
      ]),
    );
    const opening = await openingOf(ticketId!);
    // The confirmation shows the asterisks as they are, behind backslashes.
    expect((await redact(opening.id, `*${text}*`)).status).toBe(200);
    const [confirmation] = await service.query<{ body_text: string }>(
      "select body_text from ticket_messages where ticket_id = $1 and kind = 'auto_reply'",
      [ticketId],
    );
    expect(confirmation!.body_text).toBe('Dear Nora, we look into "████".');
    await service.query('update ticket_messages set body_text = body_text || $2 where id = $1', [
      opening.id,
      ` ${text}`,
    ]);
    expect((await redact(opening.id, text)).status).toBe(200);
    expect(await places(text)).toEqual([]);
  });

  it('reaches the text alone everywhere, the name of its sender too', async () => {
    const text = secret();
    // The confirmation is on its way meanwhile.
    let release!: (fault: undefined) => void;
    const taken = new Promise<undefined>((resolve) => (release = resolve));
    const isHeld = vi.fn(() => taken);
    post.server.onMessage = isHeld;
    const { ticket_id: ticketId } = await mail.receive({
      from: `"Nora ${text}" <${randomUUID()}@x.example>`,
      text: `My card is ${text}.`,
    });
    await vi.waitFor(() => expect(isHeld).toHaveBeenCalled(), patiently);
    expect((await redact((await openingOf(ticketId!)).id, text)).status).toBe(200);
    release(undefined);
    post.server.onMessage = () => undefined;
    const isSent = "select from ticket_messages where ticket_id = $1 and delivery_status = 'sent'";
    await vi.waitFor(
      async () => expect(await post.service.query(isSent, [ticketId])).toHaveLength(1),
      patiently,
    );
    expect(await places(text)).toEqual([]);
    expect((await post.desk.get(ticketId!)).requester).toMatchObject({ name: 'Nora ████' });
  });

  it('reaches the same mail for another inbox, where it waits, and its repetitions', async () => {
    const text = secret();
    const other = await post.desk.newInbox({
      addresses: [{ channel: 'email', value: `other-${randomUUID()}@northlight.example` }],
    });
    const wish = { id: `<${randomUUID()}@x.example>`, from: sender(), text: `My card is ${text}.` };
    const both = [mail.address, other.addresses[0]!.value];
    await mail.receive(wish, { to: both });
    await mail.receive({ ...wish, headers: ['X-Way: another'] }, { to: both });
    const communications = await post.service.query<{ status: string; message_id: string | null }>(
      'select status, message_id from ticket_communications where external_id = $1 order by status',
      [wish.id.slice(1, -1)],
    );
    expect(communications.map(({ status }) => status)).toEqual([
      'discarded',
      'discarded',
      'filed',
      'in_review',
    ]);
    expect(await contents(text)).toHaveLength(2);
    const filed = communications.find(({ status }) => status === 'filed')!;
    expect((await redact(filed.message_id!, text)).status).toBe(200);
    expect(await places(text)).toEqual([]);
    await vi.waitFor(async () => expect(await contents(text)).toEqual([]), patiently);
    const [item] = await mail.items({ inbox_id: [other.id] });
    const { data } = await post.service.ok(
      'resolveTicketReviewItem',
      { path: { id: item!.id }, body: { resolution: 'create_ticket' } } as never,
      post.desk.manager,
    );
    expect(await openingOf(data.ticket!.id)).toMatchObject({
      body_text: 'My card is ████.',
      attachments: [],
    });
  });

  it('keeps the original of a message that it refuses to redact, and of another', async () => {
    const text = secret();
    const first = await mail.receive({ from: sender(), text: `My card is ${text}.` });
    const second = await mail.receive({ from: sender(), text: `Mine is ${text}, too.` });
    const message = await openingOf(first.ticket_id!);
    const stale = { text, reason: 'Card.', expected_revision: 9 };
    const path = { id: message.id };
    const refused = await post.service.call('redactTicketMessage', { path, body: stale }, post.desk.manager);
    expect(refused.status).toBe(409);
    expect(await contents(text)).toHaveLength(2);
    expect((await redact(message.id, text)).status).toBe(200);
    await vi.waitFor(async () => expect(await contents(text)).toHaveLength(1), patiently);
    const { data } = await post.service.ok(
      'getTicketCommunication',
      { path: { id: second.communication_id } },
      post.desk.manager,
    );
    expect(data).toMatchObject({
      body_text: `Mine is ${text}, too.`,
      raw_file: { file_name: 'message.eml' },
    });
  });
});

describe('redacting a message that was sent', () => {
  it('reaches what mail servers and the provider returned of it', async () => {
    const text = secret();
    post.server.onRecipient = () => undefined;
    const ticket = await post.asked();
    const sent = await post.until(
      (await post.send(ticket.id, { body_text: `Yours is ${text}.` })).id,
      'sent',
    );
    const { messageId } = post.server.mails.at(-1)!.mail;
    await mail.receive(
      {
        from: 'MAILER-DAEMON@mx.elsewhere.example',
        headers: [
          'Auto-Submitted: auto-replied',
          'Content-Type: multipart/report; report-type=delivery-status; boundary="dsn"',
        ],
        text: [
          '--dsn',
          'Content-Type: text/plain',
          '',
          `We could not deliver "Yours is ${text}."`,
          '--dsn',
          'Content-Type: message/delivery-status',
          '',
          'Final-Recipient: rfc822; priya@harbordental.example',
          'Action: failed',
          'Status: 5.1.1',
          '',
          '--dsn',
          'Content-Type: message/rfc822',
          '',
          `Message-ID: ${messageId}`,
          '',
          `Yours is ${text}.`,
          '--dsn--',
          '',
        ].join('\n'),
      },
      { from: null },
    );
    const event = { type: 'bounced', message_id: messageId, recipient: 'priya@harbordental.example' };
    await mail.report(JSON.stringify({ events: [{ ...event, reason: `Refused: Yours is ${text}.` }] }));
    expect(await contents(text)).toHaveLength(2);
    expect(await places(text)).toEqual(expect.arrayContaining(['mail_reports', 'ticket_communications']));
    expect((await redact(sent.id, text)).status).toBe(200);
    expect(await places(text)).toEqual([]);
    await vi.waitFor(async () => expect(await contents(text)).toEqual([]), patiently);
  });
});
