import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patiently } from '../../support/waiting.ts';
import { openLines, phone, type Lines } from './lines.ts';

let lines: Lines;
beforeAll(async () => {
  lines = await openLines();
});
afterAll(() => lines?.close());

describe('a text', () => {
  it('opens a ticket of its channel, and Twilio gets an answer that it understands', async () => {
    const from = phone();
    const fields = lines.twilio.text(from, lines.number, 'My invoice is wrong.');
    const answer = await lines.webhook(fields);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'text/html; charset=utf-8',
      '<Response></Response>',
    ]);
    const [made] = await lines.decided(fields.MessageSid!);
    expect(made).toMatchObject({ decision: 'ticket_created', channel: 'sms' });
    const ticket = await lines.desk.get(made!.ticket_id!);
    expect(ticket).toMatchObject({ channel: 'sms', subject: `Text from ${from}`, source: 'inbound_message' });
    expect(ticket.correspondents).toMatchObject([{ phone: from, email: null, role: 'requester' }]);
    const [message] = await lines.messages(ticket.id);
    expect(message).toMatchObject({
      channel: 'sms',
      direction: 'inbound',
      body_text: 'My invoice is wrong.',
    });
    expect(await lines.connection(lines.texts.id)).toMatchObject({
      status: 'connected',
      last_received_at: expect.any(String),
    });
  });

  it('is filed once when Twilio sends it again', async () => {
    const fields = lines.twilio.text(phone(), lines.number, 'Once, please.');
    const answers = await Promise.all([lines.webhook(fields), lines.webhook(fields), lines.webhook(fields)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await lines.processed();
    expect((await lines.webhook(fields)).status).toBe(200);
    expect(await lines.decided(fields.MessageSid!)).toHaveLength(1);
  });

  it('goes on with the ticket of its number, also when several come at once', async () => {
    const from = phone();
    const all = ['One.', 'Two.', 'Three.', 'Four.'].map((words) =>
      lines.twilio.text(from, lines.number, words),
    );
    await Promise.all(all.map((fields) => lines.webhook(fields)));
    await lines.processed();
    const decided = await lines.decidedOf(all);
    expect(decided.map(({ decision }) => decision).sort()).toEqual([
      'appended',
      'appended',
      'appended',
      'ticket_created',
    ]);
    expect(new Set(decided.map(({ ticket_id: id }) => id)).size).toBe(1);
    const ticketId = decided[0]!.ticket_id!;
    for (const status of ['resolved', 'closed'])
      await lines.service.ok(
        'updateTicket',
        { path: { id: ticketId }, body: { status } },
        lines.desk.manager,
      );
    const later = await lines.text(from, 'Five.');
    expect(later).toMatchObject({ decision: 'follow_up_created' });
    expect(later.ticket_id).not.toBe(ticketId);
  });

  it('is of the client whose contact has the number', async () => {
    const from = phone();
    const client = await lines.client([{ name: 'Priya Shah', phone: from }]);
    const made = await lines.text(from, 'When do we meet?');
    expect(made).toMatchObject({
      decision: 'ticket_created',
      client_id: client.id,
      matched_on: 'contact_phone',
    });
    const { correspondents } = await lines.desk.get(made.ticket_id!);
    expect(correspondents).toMatchObject([{ is_verified: true, phone: from }]);
  });

  it('from a number of the inboxes is held as a loop, and from a blocked one kept out', async () => {
    expect(await lines.text(lines.number, 'Round and round.')).toMatchObject({ decision: 'held_for_review' });
    const from = phone();
    await lines.service.ok(
      'createTicketBlacklistRule',
      { body: { match_type: 'phone', pattern: from } as never },
      lines.desk.manager,
    );
    expect(await lines.text(from, 'Buy now.')).toMatchObject({ decision: 'blocked' });
  });

  it('that waits for a person can make its sender a contact of a client', async () => {
    const from = phone();
    const number = phone();
    await lines.desk.newInbox({
      addresses: [{ channel: 'sms', value: number, connection_id: lines.texts.id }],
    });
    const held = await lines.text(from, 'Who am I?', number);
    expect(held).toMatchObject({ decision: 'held_for_review' });
    const client = await lines.client();
    const { data } = await lines.service.ok('resolveTicketReviewItem', {
      path: { id: held.review_item_id! },
      body: { resolution: 'link_client', client_id: client.id } as never,
    });
    expect(data.ticket).not.toBeNull();
    const { data: linked } = await lines.service.ok('getClient', { path: { id: client.id } });
    expect(linked.contacts).toMatchObject([{ phone: from }]);
    expect(await lines.text(from, 'And now?', number)).toMatchObject({
      decision: 'appended',
      ticket_id: data.ticket!.id,
    });
  });

  it('of more than the hourly limit of one number is held', async () => {
    const from = phone();
    await lines.service.query(
      `insert into ticket_communications (tenant_id, channel, status, sender_phone, occurred_at, created_at)
       select $1, 'sms', 'discarded', $2, now(), now() from generate_series(1, 30)`,
      [lines.agency.id, from],
    );
    expect(await lines.text(from, 'Again.')).toMatchObject({
      decision: 'held_for_review',
      explanation: `${from} has sent 30 messages within an hour; the limit is 30.`,
    });
  });
});

describe('a text with pictures', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  it('has them as files, and says where those are that are gone', async () => {
    const fields = lines.twilio.pictures(phone(), lines.number, 'Look.', [png, null]);
    expect((await lines.webhook(fields)).status).toBe(200);
    const [made] = await lines.decided(fields.MessageSid!);
    const [message] = await lines.messages(made!.ticket_id!);
    expect(message!.attachments).toMatchObject([
      { file_name: 'attachment-1.png', content_type: 'image/png' },
    ]);
    expect(message!.body_text).toBe(`Look.\n\nA file of the message is at its provider: ${fields.MediaUrl1}`);
  });

  it('waits while Twilio does not give them', async () => {
    const fields = lines.twilio.pictures(phone(), lines.number, '', [png]);
    lines.twilio.mood = 'overloaded';
    expect((await lines.webhook(fields)).status).toBe(200);
    await vi.waitFor(async () => {
      const jobs = await lines.service.query<{ attempts: number; locked_at: string | null }>(
        "select attempts, locked_at from graphile_worker.jobs where task_identifier = 'receive_channel_message' and last_error is not null",
      );
      expect(jobs).toHaveLength(1);
    }, patiently);
    lines.twilio.mood = 'well';
    await lines.hurry('receive_channel_message');
    const [made] = await lines.decided(fields.MessageSid!);
    const [message] = await lines.messages(made!.ticket_id!);
    expect([message!.body_text, message!.attachments.length]).toEqual(['', 1]);
  });

  it('opens one ticket with the text that came at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const from = phone();
      const both = [
        lines.twilio.pictures(from, lines.number, 'A picture.', [png]),
        lines.twilio.text(from, lines.number, 'And what it shows.'),
      ];
      await Promise.all(both.map((fields) => lines.webhook(fields)));
      const decided = await lines.decidedOf(both);
      expect(new Set(decided.map(({ ticket_id: id }) => id)).size).toBe(1);
    }
  });

  it('asks no other host for them with the auth token', async () => {
    const fields: Record<string, string> = {
      ...lines.twilio.pictures(phone(), lines.number, 'Bait.', [null]),
      MediaUrl0: `https://evil.example/2010-04-01/Accounts/${lines.twilio.account}/Messages/x`,
    };
    lines.world.takeSeen();
    expect((await lines.webhook(fields)).status).toBe(200);
    expect(await lines.decided(fields.MessageSid!)).toHaveLength(1);
    expect(lines.world.takeSeen().map(({ host }) => host)).not.toContain('evil.example');
  });
});

describe('a call', () => {
  it('that ended becomes a call of a ticket; one that rings becomes nothing', async () => {
    const from = phone();
    const to = lines.inbox.addresses.find(({ channel }) => channel === 'phone')!.value;
    const ringing: Record<string, string> = lines.twilio.endedCall(from, to, 0, { CallStatus: 'ringing' });
    expect((await lines.webhook(ringing)).status).toBe(200);
    const ended: Record<string, string> = { ...ringing, CallStatus: 'completed', CallDuration: '125' };
    expect((await lines.webhook(ended)).status).toBe(200);
    const [made] = await lines.decided(ended.CallSid!);
    expect(made).toMatchObject({ decision: 'ticket_created', channel: 'phone' });
    const [message] = await lines.messages(made!.ticket_id!);
    expect(message).toMatchObject({ kind: 'call', duration_seconds: 125, body_text: 'A call of 2 min 5 s.' });
  });

  it('with a hidden number waits for a person', async () => {
    const to = lines.inbox.addresses.find(({ channel }) => channel === 'phone')!.value;
    const fields = lines.twilio.endedCall('anonymous', to, 10);
    expect((await lines.webhook(fields)).status).toBe(200);
    expect(await lines.decided(fields.CallSid!)).toMatchObject([{ decision: 'held_for_review' }]);
  });
});

describe('a chat', () => {
  it('goes on in its ticket by the conversation, whoever its visitor says to be', async () => {
    const conversation = randomUUID();
    const made = await lines.says({ conversation_id: conversation });
    expect(made).toMatchObject({ decision: 'ticket_created', channel: 'chat' });
    const next = await lines.says({ conversation_id: conversation, from: {}, text: 'Hello?' });
    expect(next).toMatchObject({ decision: 'appended', ticket_id: made.ticket_id });
    const { correspondents } = await lines.desk.get(made.ticket_id!);
    expect(correspondents.map(({ name }) => name)).toEqual(['Priya Shah']);
    expect(await lines.says()).toMatchObject({ decision: 'ticket_created' });
  });

  it('goes on in a merged ticket, also with an id that another provider has used there', async () => {
    const other = await lines.connect({
      ...{ name: 'Other chats', provider: 'custom', channels: ['chat'], provider_secret: lines.secret },
    });
    const to = `other-${randomUUID()}`;
    await lines.desk.newInbox({
      unknown_senders: 'open_ticket',
      addresses: [{ channel: 'chat', value: to, connection_id: other.id }],
    });
    const id = randomUUID();
    const first = await lines.says({ id });
    const conversation = randomUUID();
    const second = lines.chat({ to, conversation_id: conversation, from: { name: 'Sam Lee' } });
    await lines.postChat(second, undefined, other.intake_url);
    const [source] = await lines.decided(second.id);
    await lines.service.ok(
      'mergeTickets',
      { path: { id: first.ticket_id! }, body: { source_ids: [source!.ticket_id!] } },
      lines.desk.manager,
    );
    const third = lines.chat({ id, to, conversation_id: conversation, from: {}, text: 'Still here.' });
    await lines.postChat(third, undefined, other.intake_url);
    await lines.processed();
    const messages = await lines.messages(first.ticket_id!);
    expect(messages.map(({ body_text: text }) => text)).toContain('Still here.');
  });

  it('is of a client by its address only when the provider has verified that', async () => {
    const email = `${randomUUID()}@harbordental.example`;
    const client = await lines.client([{ name: 'Priya', email }]);
    const claimed = await lines.says({ from: { name: 'Priya', email } });
    expect(claimed).toMatchObject({ decision: 'ticket_created', client_id: null });
    expect(claimed.explanation).toContain(`Nobody has checked that it is from ${email}.`);
    const { correspondents } = await lines.desk.get(claimed.ticket_id!);
    expect(correspondents).toMatchObject([{ email, is_verified: false }]);
    const proven = await lines.says({ from: { name: 'Priya', email, is_verified: true } });
    expect(proven).toMatchObject({ client_id: client.id, matched_on: 'contact_email' });
  });
});

describe('the address of a connection', () => {
  it('refuses a body with another signature, or one that is too old', async () => {
    const body = JSON.stringify(lines.chat());
    const now = lines.service.db.clock.now().getTime();
    const answers = await Promise.all([
      lines.postChat(body, lines.signed(body, new Date(now - 310_000))),
      lines.postChat(body, lines.signed(body, new Date(now + 310_000))),
      lines.postChat(body, lines.signed(`${body} `)),
      lines.postChat(body, lines.signed(body, undefined, 'another-secret-of-somebody')),
      lines.postChat(body, 'nothing'),
      lines.webhook(lines.twilio.text(phone(), lines.number, 'Hi'), 'bm90aGluZw=='),
      lines.webhook({ ...lines.twilio.text(phone(), lines.number, 'Hi'), AccountSid: `AC${'0'.repeat(32)}` }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
    expect((await lines.postChat(body)).status).toBe(200);
  });

  it('refuses what names an address of nobody, or has another form', async () => {
    const wrong: (string | Record<string, unknown>)[] = [
      lines.chat({ to: 'another-widget' }),
      lines.chat({ conversation_id: undefined }),
      lines.chat({ channel: 'fax' }),
      lines.chat({ channel: 'sms', from: { name: 'Priya' } }),
      lines.chat({ from: { email: 'nobody' } }),
      lines.chat({ from: 'Priya' }),
      lines.chat({ text: '   ' }),
      lines.chat({ text: 'a\0b' }),
      lines.chat({ text: 'x'.repeat(100_001) }),
      lines.chat({ id: 'x'.repeat(201) }),
      lines.chat({ occurred_at: '2999-01-01T00:00:00Z' }),
      lines.chat({ occurred_at: 'yesterday' }),
      lines.chat({ type: 'call', duration_seconds: -1 }),
      lines.chat({ type: 7 }),
      '[]',
      '{',
      '"text"',
    ];
    // One after the other: few calls of an address are taken at once.
    for (const body of wrong) expect((await lines.postChat(body)).status, JSON.stringify(body)).toBe(400);
    const twilio = [
      lines.twilio.text(phone(), phone(), 'Hi'),
      lines.twilio.text(phone(), lines.number, ''),
      lines.twilio.text(phone(), lines.number, 'Hi', 'not-a-sid'),
      lines.twilio.text(`whatsapp:${phone()}`, `whatsapp:${lines.number}`, 'Hi'),
    ];
    for (const fields of twilio)
      expect((await lines.webhook(fields)).status, JSON.stringify(fields)).toBe(400);
    expect((await lines.postChat({ type: 'typing' })).status).toBe(200);
    const strange = { type: 'failed', message_id: randomUUID(), code: 'a\0b', reason: '\ud800' };
    expect((await lines.postChat(strange)).status).toBe(200);
    const long = lines.twilio.text(phone(), lines.number, 'x'.repeat(300_000));
    expect((await lines.webhook(long)).status).toBe(200);
    const [kept] = await lines.decided(long.MessageSid!);
    const [message] = await lines.messages(kept!.ticket_id!);
    expect([message!.body_text.length, message!.is_truncated]).toEqual([100_000, true]);
    expect((await lines.postChat('x'.repeat(1_048_577))).status).toBe(413);
  });

  it('is not there for a paused connection, and rejects later messages of a deleted one', async () => {
    const extra = await lines.connect({
      ...{ name: 'Extra', provider: 'custom', channels: ['chat'], provider_secret: lines.secret },
    });
    const path = { id: extra.id };
    const at = (body: Record<string, unknown>) => lines.postChat(body, undefined, extra.intake_url);
    expect((await at({ type: 'typing' })).status).toBe(200);
    await lines.service.ok(
      'updateChannelConnection',
      { path, body: { is_paused: true } },
      lines.desk.manager,
    );
    expect((await at({ type: 'typing' })).status).toBe(404);
    await lines.service.ok(
      'updateChannelConnection',
      { path, body: { is_paused: false } },
      lines.desk.manager,
    );
    // An address of another connection is none of this one.
    expect((await at(lines.chat())).status).toBe(400);
    await lines.service.ok('deleteChannelConnection', { path }, lines.desk.manager);
    expect((await at({ type: 'typing' })).status).toBe(404);
  });

  it('loses no message whose address was removed before it was filed', async () => {
    const { id } = await lines.connect({
      ...{ name: 'Short-lived', provider: 'custom', channels: ['chat'], provider_secret: lines.secret },
    });
    const event = {
      ...{ kind: 'message', externalId: randomUUID(), channel: 'chat', isVerified: false, to: 'gone' },
      ...{
        from: { name: 'Late', email: null, phone: null },
        conversationId: randomUUID(),
        text: 'Too late?',
      },
      ...{ durationSeconds: null, occurredAt: null, media: [], remarks: [] },
    };
    const [row] = await lines.service.query<{ id: string }>(
      `insert into channel_arrivals (tenant_id, connection_id, external_id, content, size_bytes, received_at)
       values ($1, $2, $3, $4, 10, now()) returning id`,
      [lines.agency.id, id, event.externalId, JSON.stringify(event)],
    );
    await lines.service.ok('deleteChannelConnection', { path: { id } }, lines.desk.manager);
    await lines.service.query(
      "select graphile_worker.add_job('receive_channel_message', json_build_object('tenantId', $1::text, 'arrivalId', $2::text))",
      [lines.agency.id, row!.id],
    );
    await lines.processed();
    expect(await lines.decided(event.externalId)).toHaveLength(1);
    const [kept] = await lines.service.query<{ content: unknown }>(
      'select content from channel_arrivals where id = $1',
      [row!.id],
    );
    expect(kept!.content).toBeNull();
  });
});
