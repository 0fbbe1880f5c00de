import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../support/mail-server.ts';
import { openPost, type Post } from './post.ts';

/** A job sends a reply, in the name of the one who wrote it. */
let post: Post;
beforeAll(async () => {
  post = await openPost();
});
afterAll(() => post?.close());
beforeEach(async () => {
  post.server.onRecipient = () => undefined;
  await post.desk.events();
});

describe('a reply', () => {
  /** Who sent the last message of a ticket and who resolved it: by events, by the activity and by the audit log. */
  const actorsOf = async (id: string) => {
    const kinds = ['message_sent', 'status_changed'];
    const events = await post.service.takeEvents(post.agency);
    const { data: activity } = await post.service.ok(
      'listTicketActivity',
      { path: { id }, query: { kind: kinds } } as never,
      post.desk.manager,
    );
    const { data: audit } = await post.service.ok('listAuditEntries', {
      query: { record_id: id, action: kinds },
    } as never);
    const told = [
      ...events
        .filter(({ event_type: type }) => /message_sent|status_changed/.test(type))
        .map(({ data }) => data),
      ...activity,
      ...audit,
    ];
    expect(told).toHaveLength(6);
    return (told as unknown as { actor: { type: string; id?: string } }[]).map(({ actor }) => actor);
  };

  it('is sent, and resolves its ticket, in the name of the member who wrote it', async () => {
    const { id } = await post.asked();
    await post.desk.events();
    const { id: sent } = await post.send(id, { status_after: 'resolved' });
    await post.until(sent, 'sent');
    for (const actor of await actorsOf(id))
      expect(actor).toMatchObject({ type: 'user', id: post.desk.agent.id, name: expect.any(String) });
  });

  it('is sent in the name of the automation that wrote it', async () => {
    const { id } = await post.asked();
    await post.desk.events();
    const at = new Date(post.service.db.clock.now().getTime() + 3_600_000).toISOString();
    const { id: sent } = await post.send(id, { status_after: 'resolved', send_at: at });
    const automation = randomUUID();
    await post.service.query(
      "update audit_log set actor_type = 'automation', actor_id = $2, actor_name = 'Answers' where record_id = $1 and action = 'created'",
      [sent, automation],
    );
    await post.service.query("update ticket_messages set send_at = now() - interval '1 day' where id = $1", [
      sent,
    ]);
    await post.service.query(
      "select graphile_worker.add_job('send_ticket_message', json_build_object('tenantId', $1::text, 'messageId', $2::text))",
      [post.agency.id, sent],
    );
    await post.until(sent, 'sent');
    for (const actor of await actorsOf(id))
      expect(actor).toEqual({ type: 'automation', id: automation, name: 'Answers' });
  });

  it('that a server refuses for one recipient is marked by the service, and not by its author', async () => {
    const { id } = await post.asked();
    post.server.onRecipient = (address) =>
      address.startsWith('gone@') ? refusal(550, 'No such mailbox') : undefined;
    await post.desk.events();
    const { id: sent } = await post.send(id, { cc: [{ email: 'gone@harbordental.example' }] });
    await post.until(sent, 'sent');
    const told = await post.service.takeEvents(post.agency);
    expect(told.map(({ event_type: type, data }) => [type, (data as { actor: object }).actor])).toMatchObject(
      [
        ['ticket.message_sent', { type: 'user' }],
        ['ticket.status_changed', { type: 'user' }],
        ['ticket.updated', { type: 'system' }],
      ],
    );
    expect((await post.desk.get(id)).has_delivery_problem).toBe(true);
  });
});
