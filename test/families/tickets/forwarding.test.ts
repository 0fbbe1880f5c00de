import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patiently } from '../../support/waiting.ts';
import { auditOf } from '../organization/people.ts';
import { openMail } from './mail-intake.ts';
import { openPost, type Post } from './post.ts';

/** Whether what is sent to an address reaches the inbox: a test message that goes out has to come back. */
let post: Post;
let mail: Awaited<ReturnType<typeof openMail>>;

beforeAll(async () => {
  post = await openPost();
  mail = await openMail(post);
});
afterAll(() => post.close());

const check = (inboxId: string, addressId: string, by = post.desk.manager) =>
  post.service.call('checkTicketInboxAddress', { path: { id: inboxId, address_id: addressId } }, by);

const stored = async () =>
  (await post.service.ok('getTicketInbox', { path: { id: post.inbox.id } }, post.desk.manager)).data
    .addresses[0]!;

/** The newest test message, as it came to the server that forwards it. */
const sentTest = (count: number) =>
  vi.waitFor(() => {
    const sent = post.server.mails.filter(({ to }) => to.includes(mail.address));
    if (sent.length < count) throw new Error('No test message was sent.');
    return sent.at(-1)!;
  }, patiently);

describe('a test message to an address', () => {
  it('proves its forwarding when it comes back, and opens no ticket', async () => {
    const { id } = post.inbox.addresses[0]!;
    const answer = await check(post.inbox.id, id);
    expect(answer.body).toMatchObject({ data: { id, forwarding_status: 'testing' } });
    expect((await auditOf(post.service, post.inbox.id)).at(-1)!.action).toBe('address_checked');
    await mail.post((await sentTest(1)).raw);
    await mail.processed();
    expect(await stored()).toMatchObject({ forwarding_status: 'working' });
    const { data: tickets } = await post.service.ok('listTickets', {
      query: { inbox_id: [post.inbox.id] },
    });
    expect(tickets).toEqual([]);
  });

  it('is a failure after five minutes, until it comes all the same', async () => {
    await check(post.inbox.id, post.inbox.addresses[0]!.id);
    const { raw } = await sentTest(2);
    await post.service.query("update timers set due_at = app.now() where kind = 'fail_inbox_address_check'");
    await vi.waitFor(async () => expect((await stored()).forwarding_status).toBe('failing'), patiently);
    await mail.post(raw);
    await mail.processed();
    expect((await stored()).forwarding_status).toBe('working');
  });

  it('goes to e-mail addresses of this inbox alone, by those who manage tickets', async () => {
    const { id } = post.inbox.addresses[0]!;
    expect((await check(post.inbox.id, randomUUID())).status).toBe(404);
    expect((await check((await post.desk.newInbox()).id, id)).status).toBe(404);
    expect((await check(post.inbox.id, id, post.desk.agent)).status).toBe(403);
  });
});
