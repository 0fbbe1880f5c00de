import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMail, type ReviewItem } from './mail-intake.ts';
import { openPost, type Post } from './post.ts';

let post: Post;
let mail: Awaited<ReturnType<typeof openMail>>;
let clientId: string;
let senders = 0;

beforeAll(async () => {
  post = await openPost();
  mail = await openMail(post);
  const { data: profile } = await post.service.ok('createClientProfile', { body: { name: 'Practices' } });
  const { data: client } = await post.service.ok('createClient', {
    body: {
      name: 'Harbor Dental',
      profile_id: profile.id,
      contacts: [{ name: 'Priya', email: 'priya@harbordental.example' }],
    },
  });
  clientId = client.id;
});
afterAll(() => post.close());

/** A message of somebody whom nobody knows. */
async function held(): Promise<ReviewItem> {
  senders += 1;
  const entry = await mail.receive({ from: `Leo <leo${senders}@somewhere${senders}.example>` });
  const [item] = await mail.items({ id: [entry.review_item_id!] });
  return item!;
}

const resolve = (id: string, body: object, caller?: { key?: string }) =>
  post.service.call('resolveTicketReviewItem', { path: { id }, body }, caller);

const preview = async (id: string, query: object) =>
  (await post.service.ok('previewTicketReviewResolution', { path: { id }, query } as never)).data;

describe('resolving a held message', () => {
  it('creates the ticket of the preview, once', async () => {
    const item = await held();
    const plan = await preview(item.id, { resolution: 'create_ticket' });
    expect(plan).toMatchObject({ new_ticket: { subject: 'A question' }, client: null, is_follow_up: false });
    await post.service.takeEvents(post.agency);
    const answer = await resolve(item.id, { resolution: 'create_ticket', plan_hash: plan.plan_hash });
    expect(answer.status).toBe(200);
    const told = (await post.service.takeEvents(post.agency)).map(({ event_type: type }) => type);
    expect(told).toEqual(['ticket.created', 'ticket.message_received']);
    const again = await resolve(item.id, { resolution: 'discard' });
    expect(again.status).toBe(409);
    expect(JSON.stringify(again.body)).toContain('create_ticket');
    expect(await mail.audit({ review_item_id: [item.id], limit: 1 })).toMatchObject([
      { decision: 'ticket_created' },
    ]);
  });

  it('refuses a plan that is no longer the one', async () => {
    const item = await held();
    const { plan_hash } = await preview(item.id, { resolution: 'discard' });
    expect((await resolve(item.id, { resolution: 'create_ticket', plan_hash })).status).toBe(409);
  });

  it('appends to a ticket, whose correspondent the sender becomes', async () => {
    const item = await held();
    const ticket = await post.asked();
    await post.service.takeEvents(post.agency);
    const answer = await resolve(item.id, {
      resolution: 'append_to_ticket',
      ticket_id: ticket.id,
      correspondent_role: 'cc',
    });
    expect(answer.body).toMatchObject({ data: { ticket: { id: ticket.id }, item: { status: 'resolved' } } });
    expect((await post.desk.get(ticket.id)).correspondents).toContainEqual(
      expect.objectContaining({ email: item.sender.email, role: 'cc' }),
    );
    const told = (await post.service.takeEvents(post.agency)).map(({ event_type: type }) => type);
    expect(told).toEqual(['ticket.message_received', 'ticket.updated']);
  });

  it('makes the sender a contact, and files the message', async () => {
    const item = await held();
    await post.service.takeEvents(post.agency);
    const answer = await resolve(item.id, {
      resolution: 'link_client',
      client_id: clientId,
      is_domain_linked: true,
    });
    expect(answer.status).toBe(200);
    const { data: client } = await post.service.ok('getClient', { path: { id: clientId } });
    expect(client.contacts.map(({ email }) => email)).toContain(item.sender.email);
    const told = (await post.service.takeEvents(post.agency)).map(({ event_type: type }) => type);
    expect(told.sort()).toEqual(['client.updated', 'ticket.created', 'ticket.message_received']);
    const { data: rules } = await post.service.ok('listTicketWhitelistRules', {
      query: { client_id: [clientId] },
    });
    expect(rules).toMatchObject([{ match_type: 'domain', pattern: item.sender.email!.split('@')[1] }]);
  });

  it('marks spam and adds a rule, and drops what is not wanted', async () => {
    const spam = await held();
    expect((await resolve(spam.id, { resolution: 'mark_spam', spam_rule: 'sender' })).status).toBe(200);
    expect(await mail.receive({ from: spam.sender.email! })).toMatchObject({ decision: 'blocked' });
    const dropped = await held();
    await resolve(dropped.id, { resolution: 'discard', reason: 'A mistake' });
    const [entry] = await mail.audit({ review_item_id: [dropped.id], limit: 1 });
    expect(entry).toMatchObject({
      decision: 'discarded',
      explanation: 'It was dropped on review: A mistake',
    });
  });
});

describe('the review queue', () => {
  it('hides what a members-only inbox holds from others', async () => {
    const item = await held();
    const { inbox, service, desk } = post;
    const setAccess = (access: 'members' | 'everyone') =>
      service.ok('updateTicketInbox', { path: { id: inbox.id }, body: { access } }, desk.manager);
    await setAccess('members');
    const seen = await service.ok('listTicketReviewItems', { query: { id: [item.id] } }, desk.editor);
    const resolved = await resolve(item.id, { resolution: 'discard' }, desk.editor);
    const audit = await service.ok(
      'listTicketIntakeAudit',
      { query: { review_item_id: [item.id] } },
      desk.editor,
    );
    const read = await service.call(
      'getTicketCommunication',
      { path: { id: item.communication_id } },
      desk.editor,
    );
    await setAccess('everyone');
    expect(seen.data).toEqual([]);
    expect(resolved.status).toBe(404);
    expect(audit.data).toEqual([]);
    expect(read.status).toBe(404);
  });

  it('deletes as many as the caller counted, and no others', async () => {
    const item = await held();
    const { service } = post;
    const filter = { sender_email: item.sender.email! };
    const counted = await service.ok('bulkDeleteTicketReviewItems', { body: { filter, is_dry_run: true } });
    expect(counted.data).toEqual({ is_dry_run: true, matched_count: 1, deleted_count: 0 });
    expect((await service.call('bulkDeleteTicketReviewItems', { body: { filter } })).status).toBe(400);
    expect(
      (await service.call('bulkDeleteTicketReviewItems', { body: { filter, expected_count: 2 } })).status,
    ).toBe(409);
    const gone = await service.ok('bulkDeleteTicketReviewItems', { body: { filter, expected_count: 1 } });
    expect(gone.data.deleted_count).toBe(1);
    expect(await mail.audit({ review_item_id: [item.id], limit: 1 })).toMatchObject([
      { decision: 'deleted' },
    ]);
  });

  it('is counted for those who may resolve', async () => {
    await held();
    const { service, desk } = post;
    const count = async (by: { key: string }) =>
      (await service.ok('getTicketCounts', {}, by)).data.pending_review_items;
    expect(await count(desk.editor)).toBeGreaterThan(0);
    expect(await count(desk.agent)).toBe(0);
  });
});
