import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patiently } from '../../support/waiting.ts';
import { openMail, results } from './mail-intake.ts';
import { openPost, type Post } from './post.ts';

let post: Post;
let mail: Awaited<ReturnType<typeof openMail>>;

beforeAll(async () => {
  post = await openPost();
  mail = await openMail(post);
  await post.service.ok(
    'updateTicketInbox',
    {
      path: { id: post.inbox.id },
      body: {
        unknown_senders: 'open_ticket',
        replies: {
          auto_reply: {
            is_enabled: true,
            subject: 'We got "{{ticket.subject}}"',
            body_text: 'Dear {{requester.first_name}}, your number is {{ticket.number}}.',
            calendar_key: null,
          },
        },
      },
    },
    post.desk.manager,
  );
});
afterAll(() => post.close());

const confirmations = (ticketId: string) =>
  post.service.query<{ id: string }>(
    "select id from ticket_messages where tenant_id = $1 and ticket_id = $2 and kind = 'auto_reply' and direction = 'outbound'",
    [post.agency.id, ticketId],
  );

/** Sends a mail that opens a ticket, and answers how many confirmations it got. */
const confirmed = async (
  wish: Parameters<typeof mail.receive>[0],
  options?: Parameters<typeof mail.receive>[1],
): Promise<number> => {
  const { ticket_id: ticketId } = await mail.receive(wish, options);
  return (await confirmations(ticketId!)).length;
};

describe('a ticket of a mail', () => {
  it('is confirmed in the words of its inbox, which is no first response', async () => {
    const from = 'Nora Lind <nora@confirmed.example>';
    const { ticket_id: id } = await mail.receive({ from, subject: 'Two questions' });
    const ticket = await post.desk.get(id!);
    const letter = await vi.waitFor(() => {
      const found = post.letterOf('We got "Two questions"');
      if (found === undefined) throw new Error('It has not arrived.');
      return found;
    }, patiently);
    expect(letter.mail.text!.trim()).toBe(`Dear Nora, your number is ${ticket.number}.`);
    expect(letter.mail.to).toEqual([expect.objectContaining({ address: 'nora@confirmed.example' })]);
    expect(letter.mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
    const [{ id: messageId } = { id: '' }] = await confirmations(id!);
    expect(await post.until(messageId, 'sent')).toMatchObject({
      kind: 'auto_reply',
      is_first_response: false,
    });
    expect((await post.desk.get(id!)).status_category).toBe('new');
  });

  const confirmedTo = async (from: string, replyTo: string) => {
    const { ticket_id: id } = await mail.receive({ from, headers: [`Reply-To: ${replyTo}`] });
    const [{ id: messageId } = { id: '' }] = await confirmations(id!);
    return (await post.message(messageId)).to;
  };

  it('is confirmed where its sender wants answers, at the same domain', async () => {
    expect(await confirmedTo('robot@forms.example', 'Office <office@forms.example>')).toEqual([
      { name: 'Office', email: 'office@forms.example', phone: null },
    ]);
  });

  it('is confirmed to its sender rather than to a stranger whom the sender names', async () => {
    expect(await confirmedTo('mallory@evil.example', 'victim@bank.example')).toMatchObject([
      { email: 'mallory@evil.example' },
    ]);
    expect(await confirmedTo('mallory@gmail.com', 'victim@gmail.com')).toMatchObject([
      { email: 'mallory@gmail.com' },
    ]);
  });

  it('is confirmed with what strangers wrote as they wrote it, without links and emphasis', async () => {
    const { service, desk, inbox } = post;
    const { data } = await service.ok('getTicketInbox', { path: { id: inbox.id } }, desk.manager);
    const { auto_reply: reply } = data.replies;
    const set = (body_text: string) =>
      service.ok(
        'updateTicketInbox',
        { path: { id: inbox.id }, body: { replies: { auto_reply: { ...reply, body_text } } } },
        desk.manager,
      );
    await set('Dear {{requester.name}}, we got "{{ticket.subject}}".');
    const { ticket_id: id } = await mail.receive({
      from: '"**Bob**" <bob@evil.example>',
      subject: 'Win [here](https://evil.example) or www.evil.example',
    });
    const [{ id: messageId } = { id: '' }] = await confirmations(id!);
    const { body_text: text } = await post.message(messageId);
    expect(text).toContain('Dear \\*\\*Bob\\*\\*');
    const letter = await vi.waitFor(() => {
      const found = post.letterOf('We got "Win [here](https://evil.example) or www.evil.example"');
      if (found === undefined) throw new Error('It has not arrived.');
      return found;
    }, patiently);
    expect(letter.mail.html).not.toMatch(/<a |<strong>/);
    expect(letter.mail.html).toContain('Win [here](https://evil.example) or www.evil.example');
    await set('Dear {{requester.first_name}}, your number is {{ticket.number}}.');
  });

  it.each([
    ['a mailing list', { from: 'a1@list.example', headers: ['List-Id: <talk.list.example>'] }],
    ['a bulk sender', { from: 'a2@bulk.example', headers: ['Precedence: bulk'] }],
    ['a sender who forbids it', { from: 'a3@quiet.example', headers: ['X-Auto-Response-Suppress: All'] }],
    ['a sender who fails DMARC', { from: 'a4@forged.example', headers: [results('fail')] }],
    ['an address of programs', { from: 'no-reply@shop.example' }],
    [
      'answers to an address of programs',
      { from: 'a5@shop.example', headers: ['Reply-To: noreply@x.example'] },
    ],
  ])('is not confirmed to %s', async (_name, wish) => {
    expect(await confirmed(wish)).toBe(0);
  });

  it('is not confirmed to an empty envelope, nor to an inbox', async () => {
    expect(await confirmed({ from: 'a6@null.example' }, { from: null })).toBe(0);
    // As mail servers write it, and their addresses need not be those of the contract.
    expect(await confirmed({ from: 'a9@null.example' }, { from: '' })).toBe(0);
    expect(await confirmed({ from: 'a10@null.example' }, { from: '<>' })).toBe(0);
    expect(await confirmed({ from: 'a11@null.example' }, { from: 'jürgen@null.example' })).toBe(1);
    const headers = [`Reply-To: ${mail.address}`];
    expect(await confirmed({ from: 'a7@circle.example', headers })).toBe(0);
  });

  it('is confirmed three times an hour to one sender', async () => {
    const counts = [];
    for (let turn = 0; turn < 4; turn += 1) counts.push(await confirmed({ from: 'busy@robot.example' }));
    expect(counts).toEqual([1, 1, 1, 0]);
  });

  it('is not confirmed during the hours of the calendar, nor when a member records it', async () => {
    const { service, desk, inbox } = post;
    const { data } = await service.ok('getTicketInbox', { path: { id: inbox.id } }, desk.manager);
    const { auto_reply: reply } = data.replies;
    const set = (auto_reply: typeof reply) =>
      service.ok(
        'updateTicketInbox',
        { path: { id: inbox.id }, body: { replies: { auto_reply } } },
        desk.manager,
      );
    await set({ ...reply, calendar_key: '24x7' });
    expect(await confirmed({ from: 'a8@hours.example' })).toBe(0);
    await set(reply);
    expect(await confirmations((await post.asked()).id)).toEqual([]);
    const refused = await service.call(
      'updateTicketInbox',
      {
        path: { id: inbox.id },
        body: { replies: { auto_reply: { ...reply, body_text: '{{agent.name}} answers.' } } },
      },
      desk.manager,
    );
    expect(refused.status).toBe(400);
  });
});

describe('a reply', () => {
  it('goes to the Reply-To of the mail that it answers, unless it is forged or an inbox', async () => {
    const answered = async (headers: readonly string[], from: string) => {
      const { ticket_id: id } = await mail.receive({ from, headers });
      return (await post.send(id!)).to.map(({ email }) => email);
    };
    const replyTo = 'Reply-To: desk@answers.example';
    expect(await answered([replyTo], 'b1@forms.example')).toEqual(['desk@answers.example']);
    expect(await answered([results('fail'), replyTo], 'b2@forms.example')).toEqual(['b2@forms.example']);
    expect(await answered([`Reply-To: ${mail.address}`], 'b3@forms.example')).toEqual(['b3@forms.example']);
  });
});
