import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patiently } from '../../support/waiting.ts';
import { openMail, results, written, type ReviewItem } from './mail-intake.ts';
import { openPost, type Post } from './post.ts';

let post: Post;
let mail: Awaited<ReturnType<typeof openMail>>;
let senders = 0;

beforeAll(async () => {
  post = await openPost();
  mail = await openMail(post);
});
afterAll(() => post.close());

const nextSender = () => `leo@stranger${(senders += 1)}.example`;

/** A message of somebody whom nobody knows. */
async function held(wish: Parameters<typeof mail.receive>[0] = {}): Promise<ReviewItem> {
  const entry = await mail.receive({ from: nextSender(), ...wish });
  const [item] = await mail.items({ id: [entry.review_item_id!] });
  return item!;
}

/** Resolves an item, and answers the types of events that this sent. */
async function resolved(id: string, body: object): Promise<string[]> {
  await post.service.takeEvents(post.agency);
  await post.service.ok('resolveTicketReviewItem', { path: { id }, body } as never, post.desk.manager);
  return (await post.service.takeEvents(post.agency)).map(({ event_type: type }) => type);
}

describe('a resolution', () => {
  it('assigns the new ticket, and applies the rules of its inbox', async () => {
    const { service, desk } = post;
    const other = await desk.newInbox();
    const { data: rule } = await service.ok(
      'createTicketRoutingRule',
      {
        body: {
          name: randomUUID(),
          conditions: [{ type: 'text', place: 'subject', operator: 'equals', values: ['Elsewhere'] }],
          actions: [{ type: 'move_to_inbox', inbox_id: other.id }],
        },
      } as never,
      desk.manager,
    );
    const item = await held({ subject: 'Elsewhere' });
    const told = await resolved(item.id, { resolution: 'create_ticket', assigned_to: [desk.agent.id] });
    const kept = await held({ subject: 'Elsewhere' });
    const chosen = { resolution: 'create_ticket', inbox_id: post.inbox.id };
    const toldOfChosen = await resolved(kept.id, chosen);
    await service.ok('deleteTicketRoutingRule', { path: { id: rule.id } }, desk.manager);
    expect(toldOfChosen).not.toContain('ticket.moved');
    expect(told).toEqual(
      expect.arrayContaining([
        'ticket.created',
        'ticket.moved',
        'ticket.message_received',
        'ticket.assigned',
      ]),
    );
  });

  it('that links a sender adds no contact who is there, and warns of one who fails DMARC', async () => {
    const { service, desk } = post;
    const email = nextSender();
    const { data: profile } = await service.ok('createClientProfile', {
      body: { name: `People ${randomUUID()}` },
    });
    const { data: client } = await service.ok('createClient', {
      body: {
        profile_id: profile.id,
        name: `Linked ${randomUUID()}`,
        contacts: [{ name: 'Tara Turner', email }],
      },
    });
    const plan = async (from: string, headers: readonly string[]) => {
      const item = await held({ from, headers });
      const query = { resolution: 'link_client' as const, client_id: client.id };
      const { data } = await service.ok(
        'previewTicketReviewResolution',
        { path: { id: item.id }, query },
        desk.manager,
      );
      return data;
    };
    expect(await plan(email, [results('fail')])).toMatchObject({
      added_contact: null,
      warnings: ['sender_not_verified'],
    });
    const other = nextSender();
    expect(await plan(other, [results('none')])).toMatchObject({
      added_contact: { email: other },
      warnings: [],
    });
  });

  it('reopens a resolved ticket', async () => {
    const ticket = await post.asked();
    await post.desk.update(ticket.id, { status: 'resolved' });
    const item = await held();
    const told = await resolved(item.id, { resolution: 'append_to_ticket', ticket_id: ticket.id });
    expect(told).toEqual(expect.arrayContaining(['ticket.message_received', 'ticket.status_changed']));
    expect((await post.desk.get(ticket.id)).status_category).toBe('open');
  });

  it('as spam marks the ticket that the same mail opened in another inbox, too', async () => {
    const { service, desk } = post;
    const value = `open-${randomUUID()}@northlight.example`;
    const open = await desk.newInbox({ addresses: [{ channel: 'email', value }] });
    await service.ok(
      'updateTicketInbox',
      { path: { id: open.id }, body: { unknown_senders: 'open_ticket' } },
      desk.manager,
    );
    const from = nextSender();
    await mail.post(written({ from }), { to: [mail.address, value] });
    await mail.processed();
    const [item] = await mail.items({ sender_email: from });
    const [entry] = await mail.audit({ inbox_id: [open.id] });
    expect(entry!.decision).toBe('ticket_created');
    const { data: plan } = await service.ok(
      'previewTicketReviewResolution',
      { path: { id: item!.id }, query: { resolution: 'mark_spam' } },
      desk.manager,
    );
    expect(plan.ticket!.id).toBe(entry!.ticket_id);
    expect(await resolved(item!.id, { resolution: 'mark_spam' })).toEqual([
      'ticket.spam_marked',
      'ticket.status_changed',
    ]);
    expect(await desk.get(entry!.ticket_id!)).toMatchObject({ is_spam: true, status_category: 'closed' });
  });
});

const attached = (name: string, content: string): string =>
  [
    '--mixed',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'See the file.',
    '--mixed',
    `Content-Type: text/plain; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    '',
    content,
    '--mixed--',
    '',
  ].join('\n');
const withFile = {
  headers: ['Content-Type: multipart/mixed; boundary="mixed"'],
  text: attached('list.txt', 'one'),
};

describe('files of a held message', () => {
  it('are read by those who see its inbox and edit tickets, and by nobody else', async () => {
    const { service, desk, inbox } = post;
    const item = await held(withFile);
    expect(item.attachments).toMatchObject([{ file_name: 'list.txt', size: 4 }]);
    const { data: communication } = await service.ok(
      'getTicketCommunication',
      { path: { id: item.communication_id } },
      desk.editor,
    );
    const ids = [item.attachments[0]!.id, communication.raw_file!.id];
    const statuses = (by: { key: string }) =>
      Promise.all(ids.map(async (id) => (await service.call('getAttachment', { path: { id } }, by)).status));
    const setAccess = (access: 'members' | 'everyone') =>
      service.ok('updateTicketInbox', { path: { id: inbox.id }, body: { access } }, desk.manager);
    expect(await statuses(desk.editor)).toEqual([200, 200]);
    expect(await statuses(desk.agent)).toEqual([404, 404]);
    const { data: file } = await service.ok('getAttachment', { path: { id: ids[0]! } }, desk.editor);
    expect(file).toMatchObject({ created_by: null, source: 'message' });
    await setAccess('members');
    const hidden = await statuses(desk.editor);
    await setAccess('everyone');
    expect(hidden).toEqual([404, 404]);
  });

  it('go with it to its ticket, where they follow the ticket', async () => {
    const { service, desk } = post;
    const item = await held(withFile);
    await resolved(item.id, { resolution: 'create_ticket' });
    const { data: file } = await service.ok(
      'getAttachment',
      { path: { id: item.attachments[0]!.id } },
      desk.agent,
    );
    expect(file.records).toMatchObject([{ kind: 'ticket_message' }]);
  });
});

describe('an item that nobody reviews', () => {
  it('expires, stays in the audit, and can be resolved no more', async () => {
    const { service, agency, desk } = post;
    const item = await held();
    await service.query(
      'update ticket_review_items set expires_at = app.now() where tenant_id = $1 and id = $2',
      [agency.id, item.id],
    );
    await service.query('update timers set due_at = app.now() where tenant_id = $1 and record_id = $2', [
      agency.id,
      item.id,
    ]);
    await vi.waitFor(async () => {
      const [found] = await mail.items({ id: [item.id], status: ['expired'] });
      if (found === undefined) throw new Error('It waits.');
    }, patiently);
    expect(await mail.audit({ review_item_id: [item.id], limit: 1 })).toMatchObject([
      { decision: 'expired' },
    ]);
    const { data: communication } = await service.ok(
      'getTicketCommunication',
      { path: { id: item.communication_id } },
      desk.editor,
    );
    expect(communication.status).toBe('expired');
    const late = await service.call(
      'resolveTicketReviewItem',
      { path: { id: item.id }, body: { resolution: 'create_ticket' } },
      desk.manager,
    );
    expect(late.status).toBe(409);
  });
});
