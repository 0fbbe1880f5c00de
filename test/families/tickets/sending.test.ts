import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendTicketMessage } from '#src/domain/tickets/periodic.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { MailFailure } from '#src/platform/mail/index.ts';
import { refusal } from '../../support/mail-server.ts';
import { patiently } from '../../support/waiting.ts';
import { pass } from './desk.ts';
import { openPost, serviceMail, type Post } from './post.ts';

/** Replies leave by mail: as one letter in the thread of the conversation, until the server took them or they failed. */
let post: Post;
let owner: pg.Pool;
beforeAll(async () => {
  post = await openPost();
  owner = new pg.Pool({ connectionString: post.service.ownerUrl, max: 2 });
});
afterAll(async () => {
  await owner?.end();
  await post?.close();
});
beforeEach(async () => {
  post.server.onRecipient = () => undefined;
  post.server.onMessage = () => undefined;
  await post.desk.events();
});

const subject = () => `Invoice ${randomUUID()}`;

describe('a reply', () => {
  it('reaches the requester and those on copy as one letter from the inbox', async () => {
    const about = subject();
    const { id } = await post.asked({
      subject: about,
      correspondents: [
        { name: 'Priya Shah', email: 'priya@harbordental.example' },
        { name: 'Lee', email: 'lee@harbordental.example', role: 'cc' },
      ],
    });
    const queued = await post.send(id, {
      body_text: 'It is **corrected**. <script>alert(1)</script>',
      bcc: [{ email: 'archive@northlight.example' }],
    });
    expect(queued).toMatchObject({
      direction: 'outbound',
      subject: `Re: ${about}`,
      to: [{ email: 'priya@harbordental.example' }],
      delivery: { status: 'queued' },
    });
    const sent = await post.until(queued.id, 'sent');
    expect(sent.delivery!.recipients).toMatchObject([
      { kind: 'to', status: 'sent', reply_code: '250' },
      { kind: 'cc', status: 'sent' },
      { kind: 'bcc', status: 'sent' },
    ]);
    const letter = post.letterOf(`Re: ${about}`)!;
    expect(letter.to.toSorted()).toEqual([
      'archive@northlight.example',
      'lee@harbordental.example',
      'priya@harbordental.example',
    ]);
    expect(letter.mail.from).toEqual({ name: 'Northlight Support', address: serviceMail.address });
    expect(letter.mail.replyTo).toMatchObject([{ address: post.inbox.addresses[0]!.value }]);
    expect(letter.raw).not.toContain('archive@');
    expect(letter.mail.html).toContain('<strong>corrected</strong>');
    expect(letter.mail.html).not.toContain('<script');
    const { data: log } = await post.service.ok('listEmailDeliveryLogs', {
      query: { category: ['ticket_message'], recipient: 'lee@harbordental.example' },
    });
    expect(log).toMatchObject([{ status: 'sent' }]);
    expect(sent.delivery!.recipients[1]!.email_delivery_id).toBe(log[0]!.id);
  });

  it('opens a new ticket, stops the clock of the first response, and tells subscribers', async () => {
    const { id, status_category: before } = await post.asked();
    expect(before).toBe('new');
    await post.desk.events();
    let take = () => {};
    const taken = new Promise<undefined>((resolve) => (take = () => resolve(undefined)));
    post.server.onMessage = () => taken;
    const { id: first } = await post.send(id);
    expect((await post.desk.get(id)).status_category).toBe('new');
    take();
    expect((await post.until(first, 'sent')).is_first_response).toBe(true);
    const ticket = await post.desk.get(id);
    expect(ticket.status_category).toBe('open');
    expect(ticket.last_outbound_at).not.toBeNull();
    const told = await post.service.takeEvents(post.agency);
    expect(told.map(({ event_type: type }) => type)).toEqual([
      'ticket.message_sent',
      'ticket.status_changed',
    ]);
    expect(told[0]!.data).toMatchObject({
      message: { id: first, author: { id: post.desk.agent.id } },
      draft_id: null,
      auto_sent: false,
      generated: false,
      actor: { type: 'user', id: post.desk.agent.id },
    });
    const { id: second } = await post.send(id);
    expect((await post.until(second, 'sent')).is_first_response).toBe(false);
  });

  it('continues the thread of the letters before it', async () => {
    const about = subject();
    const { id } = await post.asked({ subject: about });
    const { id: first } = await post.send(id, { subject: `${about} one` });
    await post.until(first, 'sent');
    const { id: second } = await post.send(id, { subject: `${about} two` });
    await post.until(second, 'sent');
    const [one, two] = [post.letterOf(`${about} one`)!, post.letterOf(`${about} two`)!];
    expect(two.mail.inReplyTo).toBe(one.mail.messageId);
    expect(two.mail.references).toContain(one.mail.messageId);
    expect(one.mail.messageId).not.toBe(two.mail.messageId);
  });

  it('resolves the ticket once it was sent, and not while something is missing', async () => {
    const strict = await post.desk.newInbox({
      closing: { is_tag_required: true },
      addresses: [{ channel: 'email', value: `strict-${randomUUID()}@northlight.example` }],
    });
    const { id } = await post.asked({ inbox_id: strict.id });
    expect((await post.reply(id, { status_after: 'resolved' })).status).toBe(409);
    await post.desk.update(id, { tags: ['invoice'] });
    const { id: sent } = await post.send(id, { status_after: 'resolved' });
    await post.until(sent, 'sent');
    expect((await post.desk.get(id)).status_category).toBe('resolved');
  });

  it('is refused on a closed ticket, without recipients, and after a message that its author has not seen', async () => {
    const { id } = await post.asked();
    const { data: messages } = await post.service.ok(
      'listTicketMessages',
      { query: { ticket_id: [id] } },
      post.desk.agent,
    );
    const seen = messages[0]!.id;
    const { id: own } = await post.send(id, { last_seen_message_id: seen });
    await post.until(own, 'sent');
    expect((await post.reply(id, { last_seen_message_id: seen })).status).toBe(200);
    expect((await post.reply(id, { last_seen_message_id: seen }, post.desk.editor)).status).toBe(409);
    expect((await post.reply(id, { last_seen_message_id: randomUUID() })).status).toBe(400);
    const nobody = await post.desk.create({ inbox_id: post.inbox.id });
    expect((await post.reply(nobody.id)).body).toMatchObject({
      error: { type: 'validation_error', message: expect.stringMatching(/^body\.to is required/) },
    });
    const closed = await post.asked();
    await post.desk.update(closed.id, { status: 'resolved' });
    await post.desk.update(closed.id, { status: 'closed' });
    expect((await post.reply(closed.id)).status).toBe(409);
  });

  it('needs an address of the inbox to come from', async () => {
    const mute = await post.desk.newInbox();
    const { id } = await post.asked({ inbox_id: mute.id });
    expect((await post.reply(id)).status).toBe(409);
    expect((await post.reply((await post.asked()).id, { sender_id: randomUUID() })).status).toBe(400);
    const { data: senders } = await post.service.ok(
      'listTicketReplySenders',
      { path: { id: (await post.asked()).id } },
      post.desk.agent,
    );
    expect(senders).toMatchObject([
      { kind: 'inbox', is_default: true, can_send: true, name: 'Northlight Support' },
    ]);
    const { id: other } = await post.asked();
    expect((await post.reply(other, { sender_id: senders[0]!.id })).status).toBe(200);
  });

  it('counts the use of its template, and ends with the signature of its author', async () => {
    const about = subject();
    const { data: template } = await post.service.ok(
      'createTicketReplyTemplate',
      { body: { name: randomUUID(), body_text: 'Thanks', visibility: 'shared' } },
      post.desk.manager,
    );
    await post.service.ok('createSignature', {
      body: { name: 'Agency', scope: 'agency', is_default: true, body_html: '<p>Northlight Studio</p>' },
    });
    const { id } = await post.asked({ subject: about });
    const { id: sent } = await post.send(id, { reply_template_id: template.id });
    await post.until(sent, 'sent');
    expect(post.letterOf(`Re: ${about}`)!.mail.text).toContain('Northlight Studio');
    const { data: templates } = await post.service.ok(
      'listTicketReplyTemplates',
      { query: { id: [template.id] } },
      post.desk.manager,
    );
    expect(templates[0]!.usage_count).toBe(1);
  });
});

describe('a reply that the server does not take', () => {
  it('fails at once for a final refusal: its author is told, the ticket marked, and it can be sent again', async () => {
    const { id } = await post.asked();
    post.server.onRecipient = () => refusal(550, 'No such mailbox');
    const { id: sent } = await post.send(id);
    const failed = await post.until(sent, 'failed');
    expect(failed.delivery).toMatchObject({
      attempt_count: 1,
      recipients: [{ status: 'failed', reply_code: '550' }],
    });
    expect(await post.desk.get(id)).toMatchObject({ has_delivery_problem: true, last_outbound_at: null });
    const { data: notices } = await post.service.ok('listNotifications', { query: {} }, post.desk.agent);
    expect(notices[0]!.title).toMatch(/was not delivered/);
    expect((await post.desk.events()).includes('ticket.message_sent')).toBe(false);
    post.server.onRecipient = () => undefined;
    const retried = await post.reply(id, { body_text: undefined, retry_of_id: sent } as never);
    expect(retried.body.data.message).toMatchObject({ retry_of_id: sent, body_text: 'We look into it.' });
    expect((await post.desk.get(id)).has_delivery_problem).toBe(false);
    await post.until(retried.body.data.message.id, 'sent');
    expect((await post.reply(id, { retry_of_id: retried.body.data.message.id })).status).toBe(409);
  });

  it('waits and is tried again after a fault that may pass', async () => {
    const { id } = await post.asked();
    post.server.onMessage = () => refusal(451, 'Try again later');
    const { id: sent } = await post.send(id);
    const waiting = await vi.waitFor(async () => {
      const found = await post.message(sent);
      expect(found.delivery).toMatchObject({ status: 'queued', attempt_count: 1 });
      return found;
    }, patiently);
    expect(waiting.delivery!.next_attempt_at).not.toBeNull();
    post.server.onMessage = () => undefined;
    await post.service.query(
      "select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where task_identifier = 'send_ticket_message'",
    );
    expect((await post.until(sent, 'sent')).delivery!.attempt_count).toBe(2);
  });

  const now = () =>
    post.service.query(
      "select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where task_identifier = 'send_ticket_message'",
    );

  it('is tried again for the one recipient whom the server puts off, and for nobody else', async () => {
    const about = subject();
    const { id } = await post.asked({ subject: about });
    post.server.onRecipient = (address) =>
      address.startsWith('later@') ? refusal(451, 'Greylisted') : undefined;
    const { id: sent } = await post.send(id, { cc: [{ email: 'later@harbordental.example' }] });
    const first = await post.until(sent, 'sent');
    expect(first.delivery).toMatchObject({
      attempt_count: 1,
      recipients: [{ status: 'sent' }, { status: 'queued', reply_code: '451', email_delivery_id: null }],
    });
    expect(first.delivery!.next_attempt_at).not.toBeNull();
    expect((await post.desk.get(id)).has_delivery_problem).toBe(false);
    expect((await post.reply(id, { retry_of_id: sent } as never)).status).toBe(409);
    post.server.onRecipient = () => undefined;
    await now();
    await vi.waitFor(async () => {
      const { delivery } = await post.message(sent);
      expect(delivery).toMatchObject({
        ...{ status: 'sent', attempt_count: 2, next_attempt_at: null, error: null },
        recipients: [{ status: 'sent' }, { status: 'sent', reply_code: '250' }],
      });
    }, patiently);
    const letters = post.server.mails.filter(({ mail }) => mail.subject === `Re: ${about}`);
    expect(letters.map(({ to }) => to)).toEqual([
      ['priya@harbordental.example'],
      ['later@harbordental.example'],
    ]);
    expect(letters[1]!.mail.messageId).toBe(letters[0]!.mail.messageId);
    expect((await post.desk.events()).filter((type) => type === 'ticket.message_sent')).toHaveLength(1);
    const { data: log } = await post.service.ok('listEmailDeliveryLogs', {
      query: { category: ['ticket_message'], recipient: 'later@harbordental.example' },
    });
    expect(log).toMatchObject([{ status: 'sent', from_address: serviceMail.address, attempt_count: 2 }]);
  });

  it('fails for the one recipient whom the server puts off six times, and is sent again to that one alone', async () => {
    const { id } = await post.asked();
    const { id: sent } = await post.send(id, { cc: [{ email: 'never@harbordental.example' }] });
    await post.until(sent, 'sent');
    await post.service.query(
      `update ticket_messages set delivery = jsonb_set(jsonb_set(delivery, '{recipients,1,status}', '"queued"'), '{attempt_count}', '5') where id = $1`,
      [sent],
    );
    post.server.onRecipient = () => refusal(451, 'Greylisted');
    await post.service.query(
      "select graphile_worker.add_job('send_ticket_message', json_build_object('tenantId', $1::text, 'messageId', $2::text))",
      [post.agency.id, sent],
    );
    await vi.waitFor(async () => {
      const { delivery } = await post.message(sent);
      expect(delivery!.recipients.map(({ status }) => status)).toEqual(['sent', 'failed']);
    }, patiently);
    expect((await post.desk.get(id)).has_delivery_problem).toBe(true);
    post.server.onRecipient = () => undefined;
    const again = await post.reply(id, { body_text: undefined, retry_of_id: sent } as never);
    expect(again.body.data.message).toMatchObject({ to: [{ email: 'never@harbordental.example' }], cc: [] });
    expect((await post.desk.get(id)).has_delivery_problem).toBe(false);
  });

  it('is sent again once, and not beside the message that repeats it', async () => {
    const { id } = await post.asked();
    post.server.onRecipient = () => refusal(550, 'No such mailbox');
    const { id: failed } = await post.send(id);
    await post.until(failed, 'failed');
    expect((await post.reply(id, { retry_of_id: failed } as never)).status).toBe(200);
    const second = await post.reply(id, { retry_of_id: failed } as never);
    expect(second.status).toBe(409);
    expect(second.body.error.message).toContain('sent again already');
  });

  it('does not tell the agency which mail server could not be reached', async () => {
    const { id } = await post.asked();
    const at = new Date(post.service.db.clock.now().getTime() + 3_600_000).toISOString();
    const { id: sent } = await post.send(id, { send_at: at });
    await post.service.query("update ticket_messages set send_at = now() - interval '1 day' where id = $1", [
      sent,
    ]);
    const failure = new MailFailure('connect ECONNREFUSED 127.0.0.1:4602', { isFinal: false, code: null });
    const attempt = sendTicketMessage({
      provider: { name: 'smtp', sendLetter: () => Promise.reject(failure) },
      ...{ storage: undefined as never, sealer: undefined as never, openness, from: serviceMail },
      channels: undefined as never,
    });
    await attempt(
      { tenantId: post.agency.id, messageId: sent },
      {
        ...{ db: post.service.db, log: createLogger('silent'), attempt: 1 },
        ...{ withOwner: undefined as never, signal: undefined },
      },
    );
    const { delivery } = await post.message(sent);
    expect(delivery).toMatchObject({ status: 'queued', error: 'The mail server could not be reached.' });
    expect(JSON.stringify(delivery)).not.toContain('127.0.0.1');
  });

  it('is sent to the others when one of its recipients is refused', async () => {
    const { id } = await post.asked();
    post.server.onRecipient = (address) =>
      address.startsWith('gone@') ? refusal(550, 'No such mailbox') : undefined;
    const { id: sent } = await post.send(id, { cc: [{ email: 'gone@harbordental.example' }] });
    const { delivery } = await post.until(sent, 'sent');
    expect(delivery!.recipients.map(({ status }) => status)).toEqual(['sent', 'failed']);
    expect((await post.desk.get(id)).has_delivery_problem).toBe(true);
  });
});

describe('a scheduled reply', () => {
  const inHours = (hours: number) =>
    new Date(post.service.db.clock.now().getTime() + hours * 3_600_000).toISOString();

  it('waits for its time, keeps the ticket from closing, and is withdrawn by deleting its draft', async () => {
    const { id } = await post.asked();
    await post.desk.update(id, { status: 'resolved' });
    const answer = await post.reply(id, { send_at: inHours(48) });
    const { message: scheduled, draft } = answer.body.data;
    const { id: waiting, draft_id: draftId } = scheduled;
    expect(draftId).not.toBeNull();
    expect(draft).toMatchObject({ id: draftId, message_id: waiting });
    expect((await post.desk.get(id)).auto_close_at).toBeNull();
    expect((await post.reply(id, { send_at: inHours(50) })).status).toBe(409);
    await post.service.ok('deleteTicketDraft', { path: { id: draftId! } }, post.desk.agent);
    expect((await post.message(waiting)).delivery).toMatchObject({
      status: 'cancelled',
      cancelled_by: post.desk.agent.id,
      recipients: [{ status: 'cancelled' }],
    });
    expect((await post.desk.get(id)).auto_close_at).not.toBeNull();
    expect(
      (await post.service.call('deleteTicketDraft', { path: { id: draftId! } }, post.desk.agent)).status,
    ).toBe(404);
  });

  it('counts as a use of its template once it stays, however often it is withdrawn before', async () => {
    const { data: template } = await post.service.ok(
      'createTicketReplyTemplate',
      { body: { name: randomUUID(), body_text: 'Thanks', visibility: 'shared' } },
      post.desk.manager,
    );
    const uses = async () =>
      (await post.service.ok('listTicketReplyTemplates', { query: { id: [template.id] } }, post.desk.manager))
        .data[0]!.usage_count;
    const { id } = await post.asked();
    const { draft_id: draftId } = await post.send(id, {
      send_at: inHours(2),
      reply_template_id: template.id,
    });
    expect(await uses()).toBe(1);
    await post.service.ok('deleteTicketDraft', { path: { id: draftId! } }, post.desk.agent);
    expect(await uses()).toBe(0);
    await post.send(id, { reply_template_id: template.id });
    expect(await uses()).toBe(1);
  });

  it('leaves at its time', async () => {
    const { id } = await post.asked();
    const { id: waiting, draft_id: draftId } = await post.send(id, { send_at: inHours(2) });
    await pass(post.service, owner, 3);
    await post.until(waiting, 'sent');
    const { data: drafts } = await post.service.ok(
      'listTicketDrafts',
      { query: { id: [draftId!], status: ['sent'] } },
      post.desk.agent,
    );
    expect(drafts).toMatchObject([{ status: 'sent', message_id: waiting }]);
  });

  it('returns to its author when the correspondent writes before', async () => {
    const { id } = await post.asked();
    const { id: waiting, draft_id: draftId } = await post.send(id, {
      send_at: inHours(24),
      is_cancelled_by_reply: true,
    });
    await post.service.ok(
      'createTicketMessage',
      {
        body: {
          ticket_id: id,
          mode: 'record',
          direction: 'inbound',
          body_text: 'Never mind.',
          correspondent: { email: 'priya@harbordental.example' },
        },
      },
      post.desk.agent,
    );
    expect((await post.message(waiting)).delivery!.status).toBe('cancelled');
    const { data: drafts } = await post.service.ok(
      'listTicketDrafts',
      { query: { id: [draftId!] } },
      post.desk.agent,
    );
    expect(drafts).toMatchObject([{ status: 'editing', message_id: null }]);
  });
});
