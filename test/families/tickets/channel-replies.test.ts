import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { noNumber, unsubscribed } from '../../support/twilio.ts';
import { patiently } from '../../support/waiting.ts';
import { openLines, phone, type Lines } from './lines.ts';

let lines: Lines;
beforeAll(async () => {
  lines = await openLines();
});
afterAll(() => lines?.close());
afterEach(() => {
  lines.twilio.mood = 'well';
  lines.chatAnswers(200);
});

const texted = async (from = phone()): Promise<{ id: string; from: string }> => ({
  id: (await lines.text(from, 'My invoice is wrong.')).ticket_id!,
  from,
});

const textsTo = (to: string) => lines.twilio.sent.filter((one) => one.to === to);

describe('a reply to a text', () => {
  it('leaves by Twilio from the number that was written to, and is delivered when Twilio says so', async () => {
    const { id, from } = await texted();
    await lines.service.takeEvents(lines.agency);
    const sent = await lines.send(id);
    expect(sent).toMatchObject({ channel: 'sms', subject: null, to: [{ phone: from, email: null }] });
    const gone = await lines.until(sent.id, 'sent');
    expect(gone.delivery!.recipients).toMatchObject([
      { destination: from, status: 'sent', email_delivery_id: null },
    ]);
    const [left] = textsTo(from);
    expect(left).toMatchObject({ from: lines.number, body: 'We look into it.' });
    expect(left!.statusCallback).toBe(lines.texts.intake_url);
    const events = await lines.service.takeEvents(lines.agency);
    expect(events.map(({ event_type: type }) => type)).toContain('ticket.message_sent');
    expect((await lines.webhook(lines.twilio.report(left!.sid, 'sent'))).status).toBe(200);
    expect((await lines.webhook(lines.twilio.report(left!.sid, 'delivered'))).status).toBe(200);
    const delivered = await lines.until(sent.id, 'delivered');
    expect(delivered.delivery!.delivered_at).not.toBeNull();
    expect(await lines.connection(lines.texts.id)).toMatchObject({ last_sent_at: expect.any(String) });
    // The answer to what was sent goes on with its ticket.
    expect(await lines.text(from, 'Thanks.')).toMatchObject({ decision: 'appended', ticket_id: id });
  });

  it('that Twilio cannot deliver comes back to its author', async () => {
    const { id, from } = await texted();
    const sent = await lines.send(id);
    await lines.until(sent.id, 'sent');
    const report = lines.twilio.report(textsTo(from)[0]!.sid, 'undelivered', { ErrorCode: '30005' });
    expect((await lines.webhook(report)).status).toBe(200);
    const bounced = await lines.until(sent.id, 'bounced');
    expect(bounced.delivery).toMatchObject({
      error: 'Twilio could not deliver it (error 30005).',
      recipients: [{ status: 'bounced', reply_code: '30005' }],
    });
    expect(await lines.desk.get(id)).toMatchObject({ has_delivery_problem: true });
    // Sent again, it takes the same way.
    const again = await lines.send(id, { body_text: undefined, retry_of_id: sent.id });
    expect(again).toMatchObject({ channel: 'sms', retry_of_id: sent.id });
    await lines.until(again.id, 'sent');
    expect(textsTo(from)).toHaveLength(2);
  });

  it('is refused for good when Twilio refuses it, and says why', async () => {
    for (const [to, code, words] of [
      [unsubscribed, '21610', 'Attempt to send to unsubscribed recipient'],
      [noNumber, '21211', `The 'To' number ${noNumber} is not a valid phone number.`],
    ]) {
      const { id } = await texted(to);
      const { delivery } = await lines.until((await lines.send(id)).id, 'failed');
      expect(delivery).toMatchObject({ error: words, attempt_count: 1, recipients: [{ reply_code: code }] });
    }
    expect(await lines.connection(lines.texts.id)).toMatchObject({ status: 'connected' });
  });

  it('waits while Twilio is overloaded, and leaves later', async () => {
    const { id, from } = await texted();
    lines.twilio.mood = 'overloaded';
    const sent = await lines.send(id);
    const waiting = await vi.waitFor(async () => {
      const found = await lines.message(sent.id);
      expect(found.delivery!.next_attempt_at).not.toBeNull();
      return found;
    }, patiently);
    expect(waiting.delivery).toMatchObject({ status: 'queued', error: 'Too Many Requests' });
    lines.twilio.mood = 'well';
    await lines.hurry('send_ticket_message');
    await lines.until(sent.id, 'sent');
    expect(textsTo(from)).toHaveLength(1);
  });

  it('is not sent twice when Twilio took it and its response was lost', async () => {
    const { id, from } = await texted();
    lines.twilio.mood = 'deaf';
    const sent = await lines.send(id, { body_text: 'Only once.' });
    await vi.waitFor(() => expect(textsTo(from)).toHaveLength(1), patiently);
    await vi.waitFor(
      async () => expect((await lines.message(sent.id)).delivery!.next_attempt_at).not.toBeNull(),
      patiently,
    );
    lines.twilio.mood = 'well';
    await lines.hurry('send_ticket_message');
    await lines.until(sent.id, 'sent');
    expect(textsTo(from)).toHaveLength(1);
    await lines.webhook(lines.twilio.report(textsTo(from)[0]!.sid, 'delivered'));
    await lines.until(sent.id, 'delivered');
    // The same words a second time are another message.
    const second = await lines.send(id, { body_text: 'Only once.' });
    await lines.until(second.id, 'sent');
    expect(textsTo(from)).toHaveLength(2);
  });

  it('is sent as often as somebody wrote it, also when several with the same words are tried again', async () => {
    const { id, from } = await texted();
    lines.twilio.mood = 'overloaded';
    const all: { readonly id: string }[] = [];
    for (let index = 0; index < 3; index += 1)
      all.push(await lines.send(id, { body_text: 'Are you there?' }));
    for (const { id: sent } of all)
      await vi.waitFor(async () => {
        await lines.hurry('send_ticket_message');
        expect((await lines.message(sent)).delivery!.next_attempt_at).not.toBeNull();
      }, patiently);
    lines.twilio.mood = 'well';
    await vi.waitFor(
      async () => {
        await lines.hurry('send_ticket_message');
        const now = await Promise.all(all.map(({ id: sent }) => lines.message(sent)));
        expect(now.map(({ delivery }) => delivery!.status)).toEqual(['sent', 'sent', 'sent']);
      },
      { ...patiently, interval: 300 },
    );
    expect(textsTo(from)).toHaveLength(3);
    const known = await lines.service.query<{ count: number }>(
      'select count(distinct provider_message_id)::int as count from ticket_sendings where message_id = any($1)',
      [all.map(({ id: sent }) => sent)],
    );
    expect(known).toEqual([{ count: 3 }]);
  });

  it('is sent again by a process after the one that was killed, and once', async () => {
    const { id, from } = await texted();
    const sent = await lines.send(id, { body_text: 'Killed in between.' });
    await lines.until(sent.id, 'sent');
    // As it was when the process ended after Twilio took it: on its way, and nothing recorded.
    await lines.service.query(
      `update ticket_messages set delivery_status = 'sending',
         delivery = jsonb_set(jsonb_set(delivery, '{status}', '"sending"'), '{recipients,0,status}', '"sending"') where id = $1`,
      [sent.id],
    );
    await lines.service.query('update ticket_sendings set provider_message_id = null where message_id = $1', [
      sent.id,
    ]);
    await lines.service.query(
      "select graphile_worker.add_job('send_ticket_message', json_build_object('tenantId', $1::text, 'messageId', $2::text))",
      [lines.agency.id, sent.id],
    );
    await lines.until(sent.id, 'sent');
    expect(textsTo(from)).toHaveLength(1);
    await lines.webhook(lines.twilio.report(textsTo(from)[0]!.sid, 'delivered'));
    await lines.until(sent.id, 'delivered');
  });

  it('waits while the connection is paused, and tells why nothing can be sent', async () => {
    const { id, from } = await texted();
    const at = new Date(lines.service.db.clock.now().getTime() + 3_600_000).toISOString();
    const sent = await lines.send(id, { send_at: at });
    const path = { id: lines.texts.id };
    await lines.service.ok(
      'updateChannelConnection',
      { path, body: { is_paused: true } },
      lines.desk.manager,
    );
    const { data: senders } = await lines.service.ok(
      'listTicketReplySenders',
      { path: { id } },
      lines.desk.agent,
    );
    expect(senders.find(({ channel }) => channel === 'sms')).toMatchObject({
      can_send: false,
      problem: 'Its channel connection is paused.',
    });
    await lines.service.query("update ticket_messages set send_at = now() - interval '1 day' where id = $1", [
      sent.id,
    ]);
    await lines.service.query(
      "select graphile_worker.add_job('send_ticket_message', json_build_object('tenantId', $1::text, 'messageId', $2::text))",
      [lines.agency.id, sent.id],
    );
    await vi.waitFor(
      async () =>
        expect((await lines.message(sent.id)).delivery).toMatchObject({
          error: 'The channel connection is paused.',
          next_attempt_at: expect.any(String),
        }),
      patiently,
    );
    await lines.service.ok(
      'updateChannelConnection',
      { path, body: { is_paused: false } },
      lines.desk.manager,
    );
    await lines.hurry('send_ticket_message');
    await lines.until(sent.id, 'sent');
    expect(textsTo(from)).toHaveLength(1);
  });

  it('marks the connection as failing when Twilio does not know the account any more', async () => {
    const { id } = await texted();
    const { token } = lines.twilio;
    lines.twilio.token = 'rotated';
    const sent = await lines.send(id);
    await vi.waitFor(
      async () =>
        expect(await lines.connection(lines.texts.id)).toMatchObject({
          status: 'failing',
          problem: 'Twilio rejected the account or its auth token.',
        }),
      patiently,
    );
    lines.twilio.token = token;
    await lines.hurry('send_ticket_message');
    await lines.until(sent.id, 'sent');
    expect(await lines.connection(lines.texts.id)).toMatchObject({ status: 'connected', problem: null });
  });

  it('marks the connection as failing while Twilio is down, and not while it asks to wait', async () => {
    const { id } = await texted();
    const waits = async (sent: { readonly id: string }) =>
      vi.waitFor(
        async () => expect((await lines.message(sent.id)).delivery!.next_attempt_at).not.toBeNull(),
        patiently,
      );
    lines.twilio.mood = 'overloaded';
    await waits(await lines.send(id));
    expect(await lines.connection(lines.texts.id)).toMatchObject({ status: 'connected', problem: null });
    lines.twilio.mood = 'down';
    await waits(await lines.send(id));
    expect(await lines.connection(lines.texts.id)).toMatchObject({
      status: 'failing',
      problem: 'Service Unavailable',
    });
    lines.twilio.mood = 'well';
    await lines.until((await lines.send(id)).id, 'sent');
    expect(await lines.connection(lines.texts.id)).toMatchObject({ status: 'connected', problem: null });
  });

  it('goes to one number, as a text and nothing else', async () => {
    const { id } = await texted();
    const refused = async (body: object): Promise<string> => {
      const answer = await lines.reply(id, body);
      expect(answer.status).toBe(400);
      return answer.body.error.details?.[0]?.field ?? answer.body.error.message;
    };
    expect(await refused({ to: [{ phone: phone() }, { phone: phone() }] })).toContain('body.to');
    expect(await refused({ to: [{ email: 'priya@harbordental.example' }] })).toContain('body.to[0].phone');
    expect(await refused({ to: [{ name: 'Priya' }] })).toContain('body.to[0].email');
    expect(await refused({ cc: [{ email: 'priya@harbordental.example' }] })).toContain('body.cc');
    expect(await refused({ bcc: [{ phone: phone() }] })).toContain('body.bcc');
    expect(await refused({ body_text: 'x'.repeat(1_601) })).toContain('body.body_text');
    const email = lines.inbox.addresses.find(({ channel }) => channel === 'email')!.id;
    expect(await refused({ sender_id: email })).toContain('body.to');
    expect(await refused({ sender_id: email, to: [{ phone: phone() }] })).toContain('body.to[0].email');
    const other = phone();
    const sent = await lines.send(id, { to: [{ name: 'Sam', phone: other }] });
    await lines.until(sent.id, 'sent');
    expect(textsTo(other)).toHaveLength(1);
  });

  it('is the default where the conversation is by text', async () => {
    const { id } = await texted();
    const { data: senders } = await lines.service.ok(
      'listTicketReplySenders',
      { path: { id } },
      lines.desk.agent,
    );
    expect(senders.filter(({ is_default: isDefault }) => isDefault)).toMatchObject([
      { channel: 'sms', sender_address: lines.number, can_send: true, problem: null },
    ]);
    expect(senders.find(({ channel }) => channel === 'phone')).toMatchObject({ can_send: false });
  });
});

describe('a reply to a chat', () => {
  it('goes to its conversation, signed, and is delivered when the provider says so', async () => {
    const conversation = randomUUID();
    const { ticket_id: id } = await lines.says({ conversation_id: conversation, from: { name: 'Sam Lee' } });
    lines.chatAnswers(202, 'their-id-1');
    const sent = await lines.send(id!, { body_text: 'Yes, we are.' });
    const gone = await lines.until(sent.id, 'sent');
    expect(gone).toMatchObject({ channel: 'chat', to: [{ name: 'Sam Lee', email: null, phone: null }] });
    const last = lines.got.at(-1)!;
    expect(last.body).toMatchObject({
      ...{ type: 'message', id: sent.id, channel: 'chat', from: lines.widget },
      ...{ conversation_id: conversation, text: 'Yes, we are.' },
    });
    const [, seconds] = /^t=(\d+),/.exec(last.signature)!;
    expect(last.signature).toBe(lines.signed(last.text, new Date(Number(seconds) * 1_000)));
    expect((await lines.postChat({ type: 'delivered', message_id: 'their-id-1' })).status).toBe(200);
    await lines.until(sent.id, 'delivered');
    // By our id as well, and a failure after all is one.
    await lines.postChat({ type: 'failed', message_id: sent.id, reason: 'The visitor left.' });
    const failed = await lines.until(sent.id, 'bounced');
    expect(failed.delivery!.error).toBe('The visitor left.');
    const next = await lines.says({ conversation_id: conversation, from: {} });
    expect(next).toMatchObject({ decision: 'appended', ticket_id: id });
  });

  it('that its provider does not take marks the connection as failing, until another message leaves', async () => {
    const conversation = randomUUID();
    const { ticket_id: id } = await lines.says({ conversation_id: conversation });
    const failsWith = (status: number) =>
      vi.waitFor(
        async () =>
          expect(await lines.connection(lines.chats.id)).toMatchObject({
            status: 'failing',
            problem: `The provider responded with status ${status}.`,
          }),
        patiently,
      );
    for (const status of [500, 404, 410]) {
      lines.chatAnswers(status);
      await lines.send(id!);
      await failsWith(status);
    }
    // A message that comes does not say that messages leave.
    await lines.says({ conversation_id: conversation });
    await failsWith(410);
    lines.chatAnswers(200);
    await lines.until((await lines.send(id!)).id, 'sent');
    expect(await lines.connection(lines.chats.id)).toMatchObject({ status: 'connected', problem: null });
    // What is wrong with a message is no problem of the connection.
    lines.chatAnswers(422);
    await lines.until((await lines.send(id!)).id, 'failed');
    expect(await lines.connection(lines.chats.id)).toMatchObject({ status: 'connected', problem: null });
  });

  it('says what is wrong when its address was removed or its connection is paused, and what helps', async () => {
    const value = `widget-${randomUUID()}`;
    const email = { channel: 'email', value: `chats-${randomUUID()}@northlight.example` };
    const inbox = await lines.desk.newInbox({
      unknown_senders: 'open_ticket',
      addresses: [email, { channel: 'chat', value, connection_id: lines.chats.id }],
    });
    const { ticket_id: id } = await lines.says({ to: value });
    const refusal = async (): Promise<string> => {
      const answer = await lines.reply(id!);
      expect(answer.status).toBe(409);
      return answer.body.error.message;
    };
    const pause = (isPaused: boolean) =>
      lines.service.ok(
        'updateChannelConnection',
        { path: { id: lines.chats.id }, body: { is_paused: isPaused } },
        lines.desk.manager,
      );
    await pause(true);
    expect(await refusal()).toBe(
      `Nothing can be sent from ${value}. Its channel connection is paused. Or reply by e-mail: name the recipients in to.`,
    );
    await pause(false);
    await lines.service.ok(
      'updateTicketInbox',
      { path: { id: inbox.id }, body: { addresses: [email] } as never },
      lines.desk.manager,
    );
    expect(await refusal()).toBe(
      `The chat cannot go on: ${value} is no address of the inbox ${inbox.name} any more. Add it again with updateTicketInbox, or reply by e-mail: name the recipients in to.`,
    );
    expect((await lines.reply(id!, { to: [{ email: 'priya@harbordental.example' }] })).status).toBe(200);
  });

  it('waits for a report that is faster than what it reports on', async () => {
    const { ticket_id: id } = await lines.says();
    const at = new Date(lines.service.db.clock.now().getTime() + 3_600_000).toISOString();
    const sent = await lines.send(id!, { send_at: at });
    expect((await lines.postChat({ type: 'delivered', message_id: 'early' })).status).toBe(200);
    await vi.waitFor(async () => {
      const rows = await lines.service.query<{ status: string }>(
        "select r.status from channel_arrivals r join graphile_worker.jobs j on j.task_identifier = 'receive_channel_message' where r.tenant_id = $1 and r.external_id = 'delivered:early' and j.run_at > now()",
        [lines.agency.id],
      );
      expect(rows.map(({ status }) => status)).toEqual(['stored']);
    }, patiently);
    lines.chatAnswers(200, 'early');
    await lines.service.query("update ticket_messages set send_at = now() - interval '1 day' where id = $1", [
      sent.id,
    ]);
    await lines.service.query(
      "select graphile_worker.add_job('send_ticket_message', json_build_object('tenantId', $1::text, 'messageId', $2::text))",
      [lines.agency.id, sent.id],
    );
    await lines.until(sent.id, 'sent');
    await lines.hurry('receive_channel_message');
    await lines.until(sent.id, 'delivered');
  });

  it('can only continue a conversation', async () => {
    const { ticket_id: id } = await lines.says();
    const chat = lines.inbox.addresses.find(({ channel }) => channel === 'chat')!.id;
    const elsewhere = await lines.reply(id!, { to: [{ phone: phone() }] });
    expect(elsewhere.body.error.message).toContain('body.to');
    const { id: texts } = await texted();
    const wrong = await lines.reply(texts, { sender_id: chat });
    expect([wrong.status, wrong.body.error.message]).toEqual([
      400,
      expect.stringContaining('body.in_reply_to_id'),
    ]);
  });

  it('is refused for good, or tried again, as the provider answers', async () => {
    const { ticket_id: id } = await lines.says();
    lines.chatAnswers(422);
    const { delivery } = await lines.until((await lines.send(id!)).id, 'failed');
    expect(delivery!.error).toBe('The provider responded with status 422.');
    lines.chatAnswers(503);
    const sent = await lines.send(id!);
    await vi.waitFor(
      async () => expect((await lines.message(sent.id)).delivery!.next_attempt_at).not.toBeNull(),
      patiently,
    );
    lines.chatAnswers(200);
    await lines.hurry('send_ticket_message');
    await lines.until(sent.id, 'sent');
    expect(lines.got.filter(({ body }) => body.id === sent.id)).toHaveLength(2);
  });
});
