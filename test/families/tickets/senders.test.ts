import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { verifies } from '../../support/dkim.ts';
import type { BodyOf } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { addMember, auditOf, type Member } from '../organization/people.ts';
import { newName, openDomains, type Domains, type MailDomain } from '../ticket-desk/domains.ts';
import { openMail, written } from './mail-intake.ts';
import { serviceMail } from './post.ts';

/** Members reply from addresses of their own, and from aliases of the agency; answers come back to the ticket. */
type Sender = BodyOf<'createTicketSender'>['data'];
let desk: Domains;
let domain: MailDomain;
let agent: Member;
let manager: Member;
beforeAll(async () => {
  desk = await openDomains();
  domain = await desk.verified();
  ({ agent, manager } = desk.post.desk);
});
afterAll(() => desk?.close());

const at = (name = domain.name) => `m${randomUUID().slice(0, 8)}@${name}`;
const add = (body: object, by: Member = agent) =>
  desk.service.call('createTicketSender', { body: body as never }, by);
const personal = async (by: Member = agent, address = at()): Promise<Sender> => {
  const answer = await add({ kind: 'personal', sender_address: address, name: 'Dana Reyes' }, by);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
};
const alias = async (more: object = {}): Promise<Sender> => {
  const answer = await add(
    { kind: 'alias', sender_address: at(), name: 'Northlight Sales', ...more },
    manager,
  );
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
};
const codesTo = (address: string): string[] =>
  desk.post.server.mails
    .filter(({ to }) => to.some((one) => one.toLowerCase() === address.toLowerCase()))
    .map(({ mail }) => /\b(\d{6})\b/.exec(mail.text ?? '')?.[1] ?? '');
/** The nth code that was sent to an address. */
const codeTo = (address: string, nth = 1): Promise<string> =>
  vi.waitFor(() => {
    const found = codesTo(address)[nth - 1];
    if (found === undefined) throw new Error('No code was sent.');
    return found;
  }, patiently);
const confirm = (id: string, code: string, by: Member = agent) =>
  desk.service.call('confirmTicketSender', { path: { id }, body: { code } }, by);
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
const confirmed = async (by: Member = agent): Promise<Sender> => {
  const sender = await personal(by);
  const answer = await confirm(sender.id, await codeTo(sender.sender_address), by);
  return answer.body.data;
};
const listed = async (by: Member, query: object = {}): Promise<Sender[]> =>
  (await desk.service.ok('listTicketSenders', { query: { limit: 200, ...query } as never }, by)).data;
const offered = async (ticketId: string, by: Member) =>
  (await desk.service.ok('listTicketReplySenders', { path: { id: ticketId } }, by)).data;

describe('a personal address', () => {
  it('is confirmed by a code that is sent to it', async () => {
    const sender = await personal();
    expect(sender).toMatchObject({
      kind: 'personal',
      user_id: agent.id,
      is_confirmed: false,
      can_send: false,
    });
    const code = await codeTo(sender.sender_address);
    const [row] = await desk.service.query<{ code_hash: Buffer }>(
      'select * from ticket_senders where id = $1',
      [sender.id],
    );
    expect(JSON.stringify(row)).not.toContain(code);
    const answer = await confirm(sender.id, wrong(code));
    expect(answer).toMatchObject({ status: 400, body: { error: { type: 'validation_error' } } });
    expect((await confirm(sender.id, code)).body.data).toMatchObject({
      is_confirmed: true,
      can_send: true,
      problem: null,
      revision: 2,
    });
    expect((await confirm(sender.id, code)).status).toBe(409);
    expect((await add({ kind: 'personal', sender_address: sender.sender_address, name: 'x' })).status).toBe(
      409,
    );
    expect((await auditOf(desk.service, sender.id)).map(({ action }) => action)).toEqual([
      'created',
      'confirmed',
    ]);
  });

  it('takes five wrong codes, also at the same time, and then a new one', async () => {
    const { id, sender_address: address } = await personal();
    const code = await codeTo(address);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(id, wrong(code))));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect((await confirm(id, code)).status).toBe(409);
    expect((await personal(agent, address.toUpperCase().replace(/@.*/, `@${domain.name}`))).id).toBe(id);
    expect((await confirm(id, await codeTo(address, 2))).status).toBe(200);
  });

  it('gets a new code on request, which ends the former, and five a day', async () => {
    const { id, sender_address: address } = await personal();
    const first = await codeTo(address);
    let last = first;
    for (let nth = 2; nth <= 5; nth += 1) {
      await personal(agent, address);
      // Mail that is sent at the same time may arrive in any order.
      last = await codeTo(address, nth);
    }
    if (first !== last) expect((await confirm(id, first)).status).toBe(400);
    const sixth = await add({ kind: 'personal', sender_address: address, name: 'Dana Reyes' });
    expect(sixth.status).toBe(429);
    expect((await confirm(id, last)).status).toBe(200);
  });

  it('has an hour for its code', async () => {
    const { id, sender_address: address } = await personal();
    const code = await codeTo(address);
    await desk.pass(61);
    expect((await confirm(id, code)).status).toBe(409);
  });

  it('of one who never confirmed it makes room for another member', async () => {
    const other = await addMember(desk.service, desk.agency, { permissions: ['tickets.reply'] });
    const { id, sender_address: address } = await personal(other);
    expect((await add({ kind: 'personal', sender_address: address, name: 'x' })).status).toBe(409);
    await desk.pass(61);
    const mine = await personal(agent, address);
    expect(mine.id).not.toBe(id);
    expect((await listed(manager)).map((one) => one.id)).not.toContain(id);
  });

  it('is of a verified domain, and of no inbox or other sender', async () => {
    const pending = await desk.create();
    expect((await add({ kind: 'personal', sender_address: at(pending.name), name: 'x' })).status).toBe(409);
    expect((await add({ kind: 'personal', sender_address: at('elsewhere.example'), name: 'x' })).status).toBe(
      409,
    );
    const value = at();
    await desk.post.desk.newInbox({ addresses: [{ channel: 'email', value }] });
    expect((await add({ kind: 'personal', sender_address: value, name: 'x' })).status).toBe(409);
    const { sender_address: taken } = await alias();
    expect((await add({ kind: 'personal', sender_address: taken.toUpperCase(), name: 'x' })).status).toBe(
      409,
    );
    const inbox = await desk.service.call(
      'createTicketInbox',
      { body: { name: `Inbox ${randomUUID()}`, addresses: [{ channel: 'email', value: taken }] } },
      manager,
    );
    expect(inbox.status).toBe(409);
    const inboxId = desk.post.inbox.id;
    const body = { kind: 'personal', sender_address: at(), name: 'x', inbox_ids: [inboxId] };
    expect((await add(body)).status).toBe(400);
  });

  it('is added once by two requests at the same time', async () => {
    const other = await addMember(desk.service, desk.agency, {});
    const body = { kind: 'personal', sender_address: at(), name: 'x' };
    const both = await Promise.all([add(body), add(body, other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('rights', () => {
  it('let members manage their own, and those who manage tickets all', async () => {
    const mine = await confirmed();
    const shared = await alias();
    const other = await addMember(desk.service, desk.agency, { permissions: ['tickets.view'] });
    const nobody = await addMember(desk.service, desk.agency, {});
    const update = (id: string, body: object, by: Member) =>
      desk.service.call('updateTicketSender', { path: { id }, body: body as never }, by);
    expect((await listed(other)).map(({ id }) => id)).not.toContain(mine.id);
    expect((await listed(other)).map(({ id }) => id)).toContain(shared.id);
    expect(await listed(nobody)).toEqual([]);
    expect(
      (await listed(manager, { user_id: [agent.id], kind: ['personal'] })).map(({ id }) => id),
    ).toContain(mine.id);
    expect((await update(mine.id, { name: 'x' }, other)).status).toBe(404);
    expect((await update(shared.id, { name: 'x' }, agent)).status).toBe(403);
    expect((await confirm(mine.id, '000000', manager)).status).toBe(404);
    expect((await confirm(mine.id, '000000', other)).status).toBe(404);
    expect((await add({ kind: 'alias', sender_address: at(), name: 'x' })).status).toBe(403);
    expect((await update(mine.id, { name: 'Dana', expected_revision: 1 }, agent)).status).toBe(409);
    expect((await update(mine.id, { name: 'Dana' }, agent)).body.data.name).toBe('Dana');
    expect((await update(mine.id, { inbox_ids: [] }, agent)).status).toBe(400);
    expect((await update(shared.id, { inbox_ids: [desk.post.inbox.id] }, manager)).body.data).toMatchObject({
      inbox_ids: [desk.post.inbox.id],
      revision: 2,
    });
    const remove = (id: string, by: Member) => desk.service.call('deleteTicketSender', { path: { id } }, by);
    expect((await remove(shared.id, agent)).status).toBe(403);
    expect((await remove(mine.id, other)).status).toBe(404);
    expect((await remove(mine.id, manager)).status).toBe(200);
    expect((await remove(shared.id, manager)).status).toBe(200);
  });

  it('end at the agency', async () => {
    const mine = await confirmed();
    const [, theirs] = desk.service.agencies;
    expect((await confirm(mine.id, '000000', { id: '', key: theirs.key })).status).toBe(404);
    expect(
      (await desk.service.call('deleteTicketSender', { path: { id: mine.id } }, { key: theirs.key })).status,
    ).toBe(404);
    const [foreign] = await desk.service.query<{ id: string }>(
      'select id from ticket_inboxes where tenant_id = $1 limit 1',
      [theirs.id],
    );
    const inboxId = foreign?.id ?? randomUUID();
    const body = { kind: 'alias', sender_address: at(), name: 'x', inbox_ids: [inboxId] };
    expect((await add(body, manager)).status).toBe(400);
  });
});

async function send(senderId: string, by: Member = agent, more: object = {}) {
  const about = `Question ${randomUUID()}`;
  const ticket = await desk.post.asked({ subject: about });
  const message = await desk.post.send(ticket.id, { sender_id: senderId, ...more } as never, by);
  return { ticket, message, letter: () => desk.post.letterOf(`Re: ${about}`)! };
}

describe('a reply', () => {
  it('comes from the address of its author, signed, and answers go to the inbox', async () => {
    const mine = await confirmed();
    const { ticket, message, letter } = await send(mine.id);
    await desk.post.until(message.id, 'sent');
    const { mail, raw, from } = letter();
    expect(mail.from).toEqual({ name: 'Dana Reyes', address: mine.sender_address });
    expect(mail.replyTo).toMatchObject([{ address: desk.post.inbox.addresses[0]!.value }]);
    expect(from).toBe(serviceMail.address);
    expect(verifies(raw, domain.dns_records[1]!.value)).toBe(true);
    const [first, ...others] = await offered(ticket.id, agent);
    expect(first).toMatchObject({ kind: 'inbox', is_default: true, position: 0 });
    expect(others.find(({ id }) => id === mine.id)).toMatchObject({
      kind: 'personal',
      is_default: false,
      can_send: true,
    });
    expect((await offered(ticket.id, manager)).map(({ id }) => id)).not.toContain(mine.id);
    expect((await desk.post.reply(ticket.id, { sender_id: mine.id } as never, manager)).status).toBe(400);
  });

  it('is answered into its ticket', async () => {
    const post = await openMail(desk.post);
    const { ticket, message, letter } = await send((await alias()).id);
    await desk.post.until(message.id, 'sent');
    const { mail } = letter();
    await post.post(
      written({
        to: mail.replyTo![0]!.address!,
        subject: mail.subject!,
        headers: [`In-Reply-To: ${mail.messageId}`],
        text: 'Thank you.',
      }),
    );
    await post.processed();
    const { data } = await desk.service.ok(
      'listTicketMessages',
      { path: { id: ticket.id } } as never,
      manager,
    );
    expect(data.map(({ body_text: text }) => text)).toContain('Thank you.');
  });

  it('of a colleague leaves from their address when somebody else approves it', async () => {
    const junior = await addMember(desk.service, desk.agency, {
      permissions: ['tickets.view', 'tickets.reply'],
    });
    const lead = await addMember(desk.service, desk.agency, {
      permissions: ['tickets.view', 'tickets.reply', 'tickets.review_drafts', 'tickets.manage'],
    });
    const theirs = await confirmed(junior);
    await desk.service.ok(
      'setTicketReviewUser',
      { path: { user_id: junior.id }, body: { is_review_required: true, reason: 'New here.' } } as never,
      lead,
    );
    const about = `Question ${randomUUID()}`;
    const { id } = await desk.post.asked({ subject: about });
    const answer = await desk.post.reply(id, { sender_id: theirs.id } as never, junior);
    const { outcome, draft } = (answer.body as BodyOf<'createTicketMessage'>).data;
    expect(outcome).toBe('pending_review');
    await desk.service.ok(
      'decideTicketDraftReview',
      { path: { id: draft!.review_id! }, body: { decision: 'approve' } } as never,
      lead,
    );
    await vi.waitFor(() => {
      if (desk.post.letterOf(`Re: ${about}`) === undefined) throw new Error('It was not sent.');
    }, patiently);
    expect(desk.post.letterOf(`Re: ${about}`)!.mail.from!.address).toBe(theirs.sender_address);
  });

  it('names an alias in the inboxes that it is for', async () => {
    const elsewhere = await desk.post.desk.newInbox();
    const limited = await alias({ inbox_ids: [elsewhere.id] });
    const { id } = await desk.post.asked();
    expect((await offered(id, agent)).map((one) => one.id)).not.toContain(limited.id);
    expect((await desk.post.reply(id, { sender_id: limited.id } as never)).status).toBe(400);
    const there = await desk.post.asked({ inbox_id: elsewhere.id });
    expect((await offered(there.id, agent)).find((one) => one.id === limited.id)).toMatchObject({
      can_send: false,
      problem: 'The inbox has no e-mail address for answers.',
    });
    expect((await desk.post.reply(there.id, { sender_id: limited.id } as never)).status).toBe(409);
    const remove = () => desk.service.call('deleteTicketInbox', { path: { id: elsewhere.id } }, manager);
    expect((await remove()).status).toBe(409);
  });

  it('does not leave from an address whose code nobody entered', async () => {
    const waiting = await personal();
    const { id } = await desk.post.asked();
    const answer = await desk.post.reply(id, { sender_id: waiting.id } as never);
    expect(answer.status).toBe(409);
    expect(answer.body.error.message).toContain('Enter the code');
  });

  it('that waits fails when its sender is deleted, or its domain has failed', async () => {
    const inHour = new Date(desk.service.db.clock.now().getTime() + 3_600_000).toISOString();
    const own = newName();
    const second = await desk.verified(own);
    const gone = await alias();
    const stranded = await alias({ sender_address: at(own) });
    const one = await send(gone.id, agent, { send_at: inHour });
    const two = await send(stranded.id, agent, { send_at: inHour });
    await desk.service.ok('deleteTicketSender', { path: { id: gone.id } }, manager);
    await desk.service.ok('deleteMailDomain', { path: { id: second.id } });
    expect((await listed(manager)).find(({ id }) => id === stranded.id)).toMatchObject({
      can_send: false,
      problem: 'Its domain is no mail domain of the agency.',
    });
    await desk.pass(61);
    const failed = await desk.post.until(one.message.id, 'failed');
    expect(failed.delivery!.error).toBe('Its sender address was removed.');
    const other = await desk.post.until(two.message.id, 'failed');
    expect(other.delivery!.error).toBe('The mail domain of its sender address is not verified.');
    expect(two.letter()).toBeUndefined();
  });
});

it('an agency has room for five hundred addresses', async () => {
  const [{ count } = { count: 0 }] = await desk.service.query<{ count: number }>(
    'select count(*)::int as count from ticket_senders where tenant_id = $1 and deleted_at is null',
    [desk.agency.id],
  );
  await desk.service.query(
    `insert into ticket_senders (tenant_id, kind, sender_address, name, confirmed_at, created_by)
     select $1, 'alias', 'full' || n || '@full.example', 'Full', now(), $2 from generate_series(1, $3::int) n`,
    [desk.agency.id, desk.agency.ownerId, 500 - count],
  );
  const full = await add({ kind: 'alias', sender_address: at(), name: 'x' }, manager);
  expect(full.status).toBe(409);
  expect(full.body.error.message).toContain('at most 500');
});
