import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMail, results, written } from './mail-intake.ts';
import { openPost, type Post } from './post.ts';

let post: Post;
let mail: Awaited<ReturnType<typeof openMail>>;
let clientId: string;

beforeAll(async () => {
  post = await openPost();
  mail = await openMail(post);
  const { service } = post;
  const { data: profile } = await service.ok('createClientProfile', { body: { name: 'Practices' } });
  const { data: client } = await service.ok('createClient', {
    body: {
      name: 'Harbor Dental',
      profile_id: profile.id,
      contacts: [{ name: 'Priya Shah', email: 'priya@harbordental.example' }],
    },
  });
  clientId = client.id;
});
afterAll(() => post.close());

describe('a mail of a contact', () => {
  it('opens a ticket under the client, with the message as it was read', async () => {
    await post.service.takeEvents(post.agency);
    const entry = await mail.receive({ headers: [results('pass')], text: 'When do we meet?\n-- \nPriya' });
    expect(entry).toMatchObject({
      decision: 'ticket_created',
      client_id: clientId,
      matched_on: 'contact_email',
      confidence: 1,
      actor: { type: 'system' },
    });
    const ticket = await post.desk.get(entry.ticket_id!);
    expect(ticket).toMatchObject({ subject: 'A question', channel: 'email', source: 'inbound_message' });
    const { data: messages } = await post.service.ok('listTicketMessages', {
      query: { ticket_id: [ticket.id], include: ['quoted_text'] },
    });
    expect(messages).toEqual([
      expect.objectContaining({
        body_text: 'When do we meet?',
        quoted_text: '-- \nPriya',
        sender_checks: { spf: 'pass', dkim: 'pass', dmarc: 'pass' },
        attachments: [],
      }),
    ]);
    const told = (await post.service.takeEvents(post.agency)).map(({ event_type: type }) => type);
    expect(told).toEqual(['ticket.created', 'ticket.message_received']);
    const { data: communication } = await post.service.ok('getTicketCommunication', {
      path: { id: entry.communication_id },
    });
    expect(communication).toMatchObject({
      status: 'filed',
      message_id: messages[0]!.id,
      raw_file: { content_type: 'message/rfc822' },
      attempts: [],
    });
  });

  it('goes where routing rules send it', async () => {
    const { service, desk } = post;
    const other = await desk.newInbox();
    const { data: rule } = await service.ok(
      'createTicketRoutingRule',
      {
        body: {
          name: 'Invoices',
          conditions: [{ type: 'text', place: 'subject', operator: 'equals', values: ['An invoice'] }],
          actions: [{ type: 'move_to_inbox', inbox_id: other.id }],
        } as never,
      },
      desk.manager,
    );
    const entry = await mail.receive({ subject: 'An invoice' });
    await service.ok('deleteTicketRoutingRule', { path: { id: rule.id } }, desk.manager);
    expect(entry).toMatchObject({ decision: 'ticket_created', rule_kind: 'routing', rule_id: rule.id });
    expect((await desk.get(entry.ticket_id!)).inbox.id).toBe(other.id);
  });

  it('that comes twice is filed once', async () => {
    const id = `<twice.${Date.now()}@harbordental.example>`;
    const first = await mail.receive({ id });
    expect(first.decision).toBe('ticket_created');
    expect(await (await mail.post(written({ id, headers: ['X-Way: another'] }))).json()).toEqual({
      data: { status: 'accepted' },
    });
    await mail.processed();
    const [second] = await mail.audit({ limit: 1 });
    expect(second).toMatchObject({ decision: 'discarded', ticket_id: null });
  });

  it('whose bytes come twice is not stored again', async () => {
    const body = written();
    expect(await (await mail.post(body)).json()).toEqual({ data: { status: 'accepted' } });
    expect(await (await mail.post(body)).json()).toEqual({ data: { status: 'duplicate' } });
    await mail.processed();
  });

  it('that fails DMARC is of an unknown sender', async () => {
    const entry = await mail.receive({ headers: [results('fail')] });
    expect(entry).toMatchObject({ decision: 'held_for_review', client_id: null, matched_on: null });
    const [item] = await mail.items();
    expect(item).toMatchObject({
      reason: 'unknown_sender',
      candidates: [],
      sender_checks: { dmarc: 'fail' },
    });
  });
});

describe('a mail that answers', () => {
  it('a message of ours joins its ticket, whoever sends it, as somebody who is not confirmed', async () => {
    const ticket = await post.asked();
    const sent = await post.until((await post.send(ticket.id)).id, 'sent');
    const letter = post.server.mails.at(-1)!.mail;
    await post.service.takeEvents(post.agency);
    const entry = await mail.receive({
      from: 'Leo <leo@elsewhere.example>',
      headers: [`In-Reply-To: ${letter.messageId}`],
    });
    expect(entry).toMatchObject({ decision: 'appended', ticket_id: ticket.id, matched_on: 'thread' });
    const after = await post.desk.get(ticket.id);
    expect(after.correspondents).toContainEqual(
      expect.objectContaining({ email: 'leo@elsewhere.example', role: 'participant', is_verified: false }),
    );
    expect(sent.delivery!.status).toBe('sent');
    const told = (await post.service.takeEvents(post.agency)).map(({ event_type: type }) => type);
    expect(told).toContain('ticket.message_received');
  });

  it('by the number of a ticket is held when its sender is no correspondent', async () => {
    const ticket = await post.asked();
    const subject = `Re: (#${ticket.number})`;
    expect(await mail.receive({ subject })).toMatchObject({ decision: 'appended', ticket_id: ticket.id });
    expect(await mail.receive({ subject, from: 'leo@elsewhere.example' })).toMatchObject({
      decision: 'held_for_review',
    });
    const [item] = await mail.items();
    expect(item).toMatchObject({ reason: 'low_confidence_match', suggested_resolution: 'append_to_ticket' });
  });

  it('a resolved ticket reopens it, and a closed one gets a follow-up', async () => {
    const ticket = await post.asked();
    const subject = `(#${ticket.number})`;
    await post.desk.update(ticket.id, { status: 'resolved' });
    expect(await mail.receive({ subject })).toMatchObject({ decision: 'ticket_reopened' });
    await post.desk.update(ticket.id, { status: 'resolved' });
    await post.desk.update(ticket.id, { status: 'closed' });
    const entry = await mail.receive({ subject });
    expect(entry.decision).toBe('follow_up_created');
    expect((await post.desk.get(entry.ticket_id!)).follow_up_of_id).toBe(ticket.id);
  });

  it('by a program is kept beside the ticket, and changes nothing', async () => {
    const ticket = await post.asked();
    await post.desk.update(ticket.id, { status: 'resolved' });
    await post.service.takeEvents(post.agency);
    const entry = await mail.receive({
      subject: `Out of office (#${ticket.number})`,
      headers: ['Auto-Submitted: auto-replied'],
    });
    expect(entry).toMatchObject({ decision: 'automatic_answer', ticket_id: ticket.id });
    expect((await post.desk.get(ticket.id)).status_category).toBe('resolved');
    expect(await post.service.takeEvents(post.agency)).toEqual([]);
  });
});

describe('a mail that nobody can place', () => {
  it('waits for a person, unless the inbox opens tickets for everybody', async () => {
    expect(await mail.receive({ from: 'someone@nowhere.example' })).toMatchObject({
      decision: 'held_for_review',
    });
    const { inbox, service, desk } = post;
    await service.ok(
      'updateTicketInbox',
      { path: { id: inbox.id }, body: { unknown_senders: 'open_ticket' } },
      desk.manager,
    );
    const entry = await mail.receive({ from: 'other@nowhere.example' });
    await service.ok(
      'updateTicketInbox',
      { path: { id: inbox.id }, body: { unknown_senders: 'hold' } },
      desk.manager,
    );
    expect(entry).toMatchObject({ decision: 'ticket_created', client_id: null });
  });

  it('runs in a loop, or comes from an inbox', async () => {
    for (const headers of [
      ['X-Loop: agency-management-service'],
      Array.from({ length: 25 }, () => 'Received: from a'),
    ])
      expect(await mail.receive({ headers })).toMatchObject({ decision: 'held_for_review' });
    await mail.receive({ from: mail.address });
    const [item] = await mail.items();
    expect(item).toMatchObject({ reason: 'loop_suspected', suggested_resolution: 'discard' });
  });

  it('is judged by rules for senders', async () => {
    const { service } = post;
    const rule = async (action: 'block' | 'mark_spam' | 'discard', pattern: string) =>
      (await service.ok('createTicketBlacklistRule', { body: { match_type: 'domain', pattern, action } }))
        .data;
    await rule('block', 'blocked.example');
    await rule('mark_spam', 'spam.example');
    const dropped = await rule('discard', 'dropped.example');
    expect(await mail.receive({ from: 'a@sub.blocked.example' })).toMatchObject({
      decision: 'blocked',
      rule_kind: 'blacklist',
    });
    const spam = await mail.receive({ from: 'a@spam.example' });
    expect(spam.decision).toBe('marked_spam');
    expect(await post.desk.get(spam.ticket_id!)).toMatchObject({ is_spam: true, status_category: 'closed' });
    expect(await mail.receive({ from: 'a@dropped.example' })).toMatchObject({
      decision: 'discarded',
      rule_id: dropped.id,
    });
    await service.ok('createTicketWhitelistRule', {
      body: { match_type: 'email', pattern: 'friend@blocked.example', client_id: clientId },
    });
    expect(await mail.receive({ from: 'friend@blocked.example' })).toMatchObject({
      ...{ decision: 'ticket_created', client_id: clientId, rule_kind: 'whitelist' },
    });
    const { data: rules } = await service.ok('listTicketBlacklistRules', { query: { sort: 'hit_count' } });
    expect(rules.every(({ hit_count: hits }) => hits === 1)).toBe(true);
  });
});

describe('the door', () => {
  it('takes nothing without its signature, and for no inbox', async () => {
    const body = written();
    expect((await mail.post(body, { signature: mail.signed('another', body) })).status).toBe(401);
    const old = mail.signed(mail.secret, body, new Date(Date.now() - 301_000));
    expect((await mail.post(body, { signature: old })).status).toBe(401);
    expect((await mail.post(body, { to: ['nobody@northlight.example'] })).status).toBe(400);
    const circling = written({ headers: Array.from({ length: 100 }, () => 'Received: from a') });
    expect((await mail.post(circling)).status).toBe(400);
  });
});

describe('a report of a bounce', () => {
  it('reaches the recipient, the ticket and the delivery log', async () => {
    const ticket = await post.asked();
    const sent = await post.until((await post.send(ticket.id)).id, 'sent');
    const { messageId } = post.server.mails.at(-1)!.mail;
    const event = {
      type: 'bounced',
      message_id: messageId,
      recipient: 'priya@harbordental.example',
      code: '5.1.1',
    };
    const body = JSON.stringify({ events: [event] });
    expect((await mail.report(body)).status).toBe(200);
    expect(await (await mail.report(body)).json()).toEqual({ data: { status: 'duplicate' } });
    const bounced = await post.until(sent.id, 'bounced');
    expect(bounced.delivery!.recipients).toEqual([
      expect.objectContaining({ status: 'bounced', reply_code: '5.1.1' }),
    ]);
    expect((await post.desk.get(ticket.id)).has_delivery_problem).toBe(true);
  });
});
