import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { StreamingModel } from '../../ai/streaming-model.ts';
import { patiently } from '../../support/waiting.ts';
import { openMail, results } from './mail-intake.ts';
import { openPost, type Post } from './post.ts';

/** What is done by itself about tickets that mails open, and about none that waits or that a program wrote. */
let model: StreamingModel;
let post: Post;
let mail: Awaited<ReturnType<typeof openMail>>;

beforeAll(async () => {
  model = await StreamingModel.start();
  post = await openPost({ aiModels: [model.spec()], aiMonthlyCredits: 10_000_000 });
  mail = await openMail(post);
  await post.service.ok(
    'updateTicketSettings',
    { body: { ai: { is_classification_enabled: true, is_summary_enabled: true } } },
    post.desk.manager,
  );
  await setInbox({ unknown_senders: 'open_ticket' });
  model.willAnswer({ summary: 'A question.' });
});
afterAll(async () => {
  await post?.close();
  await model?.stop();
});

const setInbox = (body: object) =>
  post.service.ok('updateTicketInbox', { path: { id: post.inbox.id }, body }, post.desk.manager);
const sender = () => `Nora <${randomUUID()}@x.example>`;
const interactions = async (id: string) =>
  (await post.service.ok('listTicketAiInteractions', { path: { id } }, post.desk.agent)).data;
const suggestions = async (id: string) =>
  (await post.service.ok('listTicketDuplicateSuggestions', { path: { id } }, post.desk.agent)).data;
const resolve = async (id: string, body: object) =>
  (await post.service.ok('resolveTicketReviewItem', { path: { id }, body } as never, post.desk.manager)).data;
/** Waits until the AI has summed a ticket up so often. */
const summed = (id: string, times = 1) =>
  vi.waitFor(async () => {
    const kinds = (await interactions(id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'summary')).toHaveLength(times);
  }, patiently);
const askedAbout = (text: string) =>
  model.asked.filter((one) => JSON.stringify(one.body).includes(text)).length;
/** A mail that opens a ticket, whose look comes after what was to be looked at before. */
const another = async () => summed((await mail.receive({ from: sender(), text: randomUUID() })).ticket_id!);

describe('a ticket of a mail', () => {
  it('is looked at by the AI, and again with each further mail', async () => {
    const [from, text] = [sender(), `Where is it? ${randomUUID()}`];
    const { ticket_id: id } = await mail.receive({ from, text });
    await summed(id!);
    expect((await interactions(id!)).map(({ kind }) => kind)).toContain('classification');
    expect(askedAbout(text)).toBe(1);
    const { number } = await post.desk.get(id!);
    expect(await mail.receive({ from, subject: `Re: (#${number})` })).toMatchObject({ ticket_id: id });
    await summed(id!, 2);
  });

  it('is compared with the tickets of its sender', async () => {
    const from = sender();
    const wish = {
      from,
      subject: 'The March invoice',
      text: 'It lists two landing pages, and we ordered one.',
    };
    const first = await mail.receive(wish);
    const second = await mail.receive(wish);
    expect(second).toMatchObject({ decision: 'ticket_created' });
    await vi.waitFor(async () => expect(await suggestions(second.ticket_id!)).toHaveLength(1), patiently);
    expect(await suggestions(first.ticket_id!)).toMatchObject([
      {
        other_ticket: { id: second.ticket_id },
        reasons: ['same_requester', 'similar_subject', 'similar_text'],
      },
    ]);
  });
});

describe('a mail that waits for review', () => {
  it('is looked at once somebody made a ticket of it, and not before', async () => {
    const [from, text] = [sender(), `Held ${randomUUID()}`];
    const wish = { from, text, subject: 'Again and again' };
    const before = await mail.receive({ ...wish, text: 'Held.' });
    await setInbox({ unknown_senders: 'hold' });
    const entry = await mail.receive({ ...wish, headers: [results('pass')] });
    await setInbox({ unknown_senders: 'open_ticket' });
    expect(entry.decision).toBe('held_for_review');
    await another();
    expect(askedAbout(text)).toBe(0);
    expect(await suggestions(before.ticket_id!)).toEqual([]);
    const { ticket } = await resolve(entry.review_item_id!, { resolution: 'create_ticket' });
    await summed(ticket!.id);
    expect(askedAbout(text)).toBe(1);
    await vi.waitFor(async () => expect(await suggestions(ticket!.id)).toHaveLength(1), patiently);
  });

  it('and is spam is never looked at', async () => {
    const [from, text] = [sender(), `Spam ${randomUUID()}`];
    await setInbox({ unknown_senders: 'hold' });
    const entry = await mail.receive({ from, text });
    await setInbox({ unknown_senders: 'open_ticket' });
    const { ticket } = await resolve(entry.review_item_id!, { resolution: 'mark_spam' });
    await another();
    expect(ticket === null || (await post.desk.get(ticket.id)).is_spam).toBe(true);
    expect(askedAbout(text)).toBe(0);
  });
});

describe('what programs write', () => {
  const read = (id: string) => post.service.ok('markTicketRead', { path: { id } } as never, post.desk.agent);
  const confirmation = {
    is_enabled: true,
    subject: 'We got it',
    body_text: 'We look into it.',
    calendar_key: null,
  };

  it('is neither a first response nor news, and the AI does not look at it', async () => {
    await setInbox({ replies: { auto_reply: confirmation } });
    const text = `Where is it? ${randomUUID()}`;
    const { ticket_id: id } = await mail.receive({ from: sender(), text });
    const [{ id: messageId }] = (await post.service.query<{ id: string }>(
      "select id from ticket_messages where ticket_id = $1 and kind = 'auto_reply'",
      [id],
    )) as [{ id: string }];
    const sent = await post.until(messageId, 'sent');
    await setInbox({ replies: { auto_reply: { ...confirmation, is_enabled: false } } });
    await summed(id!);
    await read(id!);
    const shown = async () =>
      (await post.service.ok('getTicket', { path: { id: id! } }, post.desk.agent)).data;
    const unmoved = { status_category: 'new', is_unread: false, last_outbound_at: null };
    expect(await shown()).toMatchObject(unmoved);
    const letter = post.letterOf('We got it')!.mail;
    const answer = await mail.receive({
      headers: ['Auto-Submitted: auto-replied', `In-Reply-To: ${letter.messageId}`],
      text: 'I am away.',
    });
    expect(answer).toMatchObject({ decision: 'automatic_answer', ticket_id: id });
    await another();
    expect(askedAbout(text)).toBe(1);
    expect(await interactions(id!)).toHaveLength(2);
    expect(await shown()).toMatchObject(unmoved);
    const [times] = await post.service.query('select first_response_at from tickets where id = $1', [id]);
    expect(times).toMatchObject({ first_response_at: null });
    expect(sent.is_first_response).toBe(false);
  });

  it('stays that when somebody adds it to a ticket on review', async () => {
    const ticket = await post.asked();
    await summed(ticket.id);
    await post.desk.update(ticket.id, { status: 'resolved' });
    const entry = await mail.receive({
      from: sender(),
      headers: ['Auto-Submitted: auto-replied'],
      text: 'I am away.',
    });
    expect(entry).toMatchObject({ decision: 'held_for_review' });
    const wish = { resolution: 'append_to_ticket', ticket_id: ticket.id };
    const { data: plan } = await post.service.ok(
      'previewTicketReviewResolution',
      { path: { id: entry.review_item_id! }, query: wish } as never,
      post.desk.manager,
    );
    expect(plan.is_ticket_reopened).toBe(false);
    await resolve(entry.review_item_id!, wish);
    await another();
    expect((await post.desk.get(ticket.id)).status_category).toBe('resolved');
    expect((await interactions(ticket.id)).filter(({ kind }) => kind === 'summary')).toHaveLength(1);
    const [decided] = await mail.audit({ limit: 20, ticket_id: [ticket.id] });
    expect(decided).toMatchObject({ decision: 'automatic_answer' });
  });
});
