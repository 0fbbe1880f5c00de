import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safeFileName } from '#src/domain/tickets/intake/file-names.rules.ts';
import { contractAddress } from '#src/domain/tickets/intake/mail-address.rules.ts';
import { openMail, results } from './mail-intake.ts';
import { openPost, type Post } from './post.ts';

/** No mail that was accepted is lost: what cannot be filed as it is waits for a person, with the original. */
let post: Post;
let mail: Awaited<ReturnType<typeof openMail>>;

beforeAll(async () => {
  post = await openPost();
  mail = await openMail(post);
  await post.service.ok(
    'updateTicketInbox',
    { path: { id: post.inbox.id }, body: { unknown_senders: 'open_ticket' } },
    post.desk.manager,
  );
});
afterAll(() => post.close());

const withFile = (disposition: string, type = 'application/octet-stream') => ({
  headers: ['Content-Type: multipart/mixed; boundary="b"'],
  text: `--b\nContent-Type: text/plain\n\nSee the file.\n--b\nContent-Type: ${type}\nContent-Disposition: attachment; ${disposition}\n\ncontent\n--b--\n`,
});

const communication = async (id: string) =>
  (await post.service.ok('getTicketCommunication', { path: { id } })).data;

const itemOf = async (communicationId: string) =>
  (await mail.items({ limit: 100 })).find(({ communication_id: id }) => id === communicationId)!;

describe('a file name of a mail', () => {
  it.each([
    ['Q1/2026 report.pdf', 'Q1-2026 report.pdf'],
    ['C:\\Users\\kim\\plan.pdf', 'plan.pdf'],
    ['C:/Users/kim/plan.pdf', 'plan.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['/tmp/', 'tmp'],
    ['Re: a/b.eml', 'Re: a-b.eml'],
    ['a\\b.txt', 'a-b.txt'],
    ['a\u2028b\r\n.txt', 'a b .txt'],
    ['///', null],
    ['..', null],
    ['', null],
    [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(251)}.pdf`],
  ])('%j is kept as %j', (name, kept) => expect(safeFileName(name)).toBe(kept));

  it.each([
    ['filename="Q1/2026 report.txt"', 'text/plain', 'Q1-2026 report.txt'],
    ['filename="C:\\\\Users\\\\x.txt"', 'text/plain', 'x.txt'],
    ['filename="Re: a/b.eml"', 'message/rfc822', 'Re: a-b.eml'],
  ])('with folders opens a ticket (%s)', async (disposition, type, name) => {
    const made = await mail.receive({
      from: `f${randomUUID()}@files.example`,
      ...withFile(disposition, type),
    });
    expect(made.decision).toBe('ticket_created');
    const { attachments } = await communication(made.communication_id);
    expect(attachments.map(({ file_name: file }) => file)).toEqual([name]);
  });
});

describe('a sender', () => {
  it.each([
    ['jo@müller.example', 'jo@xn--mller-kva.example'],
    ['a+b@x.example', 'a+b@x.example'],
    ['jürgen@x.example', null],
    ['a..b@x.example', null],
    ['nobody', null],
  ])('%j is %j to the contract', (address, expected) => expect(contractAddress(address)).toBe(expected));

  it.each(['jürgen@partner.example', 'a..b@partner.example'])(
    '%s, whose address nobody can be written to at, is held by name',
    async (from) => {
      const made = await mail.receive({ from });
      expect(made).toMatchObject({
        decision: 'held_for_review',
        explanation: `The message is from ${from}, which is no address that mail can be sent to here.`,
      });
    },
  );

  it('of an international domain is known by its ASCII form', async () => {
    const made = await mail.receive({ from: 'jo@müller.example' });
    expect(made).toMatchObject({
      decision: 'ticket_created',
      sender: { email: 'jo@xn--mller-kva.example' },
    });
  });
});

describe('a mail that cannot be filed', () => {
  /** Makes Postgres refuse rows of a table with a text in them, as no rule of ours foresees. */
  const refusing = async (table: string, text: string, work: () => Promise<void>): Promise<void> => {
    const name = `refuse_${randomUUID().replaceAll('-', '')}`;
    await post.service.query(
      `create function app.${name}() returns trigger language plpgsql as $$ begin
         if strpos(new::text, '${text}') > 0 then raise exception 'unforeseen'; end if; return new; end $$`,
    );
    await post.service.query(
      `create trigger ${name} before insert on ${table} for each row execute function app.${name}()`,
    );
    await work().finally(() => post.service.query(`drop function app.${name} cascade`));
  };

  it('is held at once with its text and files, and becomes a ticket later', async () => {
    const text = randomUUID();
    const from = `u${randomUUID()}@unfiled.example`;
    let id = '';
    await refusing('ticket_messages', text, async () => {
      const made = await mail.receive({ from, subject: text, ...withFile('filename="a.pdf"') });
      expect(made).toMatchObject({
        decision: 'held_for_review',
        explanation: 'The message could not be filed. The original has all of it.',
        sender: { email: from },
      });
      id = made.communication_id;
    });
    const held = await communication(id);
    expect(held.raw_file).toMatchObject({ content_type: 'message/rfc822' });
    expect(held.attachments).toHaveLength(1);
    const item = await itemOf(id);
    expect(item).toMatchObject({ reason: 'processing_failed', suggested_resolution: null });
    const resolved = await post.service.call(
      'resolveTicketReviewItem',
      { path: { id: item.id }, body: { resolution: 'create_ticket' } },
      post.desk.manager,
    );
    expect(resolved.status).toBe(200);
  });

  it('is held with its original alone if nothing of what it says can be stored', async () => {
    const text = randomUUID();
    await refusing('ticket_communications', text, async () => {
      const answer = await mail.post(
        ['From: x@y.example', `Subject: ${text}`, `Message-ID: <${randomUUID()}@y.example>`, '', text].join(
          '\r\n',
        ),
      );
      expect(answer.status).toBe(200);
      await mail.processed();
    });
    const [item] = await mail.items({ limit: 1 });
    expect(item).toMatchObject({ reason: 'processing_failed', subject: null });
    expect((await communication(item!.communication_id)).raw_file).not.toBeNull();
  });
});

describe('a message that refers to others', () => {
  const id = () => `<${randomUUID()}@threads.example>`;

  it('joins the ticket where its sender writes, though another used the same Message-ID since', async () => {
    const shared = id();
    const hal = await mail.receive({ from: 'hal@threads.example', id: shared });
    const mallory = await mail.receive({ from: 'mallory@other.example', id: shared });
    expect(mallory.ticket_id).not.toBe(hal.ticket_id);
    const reply = await mail.receive({
      from: 'hal@threads.example',
      id: id(),
      headers: [`In-Reply-To: ${shared}`],
    });
    expect(reply).toMatchObject({ decision: 'appended', ticket_id: hal.ticket_id });
  });

  it('by a number alone is suggested for no ticket that is no candidate', async () => {
    const { ticket_id: ticketId } = await mail.receive({ from: 'owner@numbers.example' });
    const { number } = await post.desk.get(ticketId!);
    const made = await mail.receive({ from: 'stranger@elsewhere.example', subject: `[#${number}] hello` });
    expect(made.decision).toBe('held_for_review');
    expect(await itemOf(made.communication_id)).toMatchObject({
      candidates: [],
      suggested_resolution: 'create_ticket',
    });
  });

  it('to an inbox of members is held there, not shown to everybody with the ticket', async () => {
    const legal = await post.desk.newInbox({
      access: 'members',
      member_ids: [post.desk.manager.id],
      addresses: [{ channel: 'email', value: `legal-${randomUUID()}@northlight.example` }],
    });
    const to = [legal.addresses[0]!.value];
    const first = id();
    const opened = await mail.receive({ from: 'kim@legal.example', id: first });
    const confidential = await mail.receive(
      { from: 'kim@legal.example', id: id(), headers: [`In-Reply-To: ${first}`], text: 'Confidential.' },
      { to },
    );
    expect(confidential).toMatchObject({ decision: 'held_for_review', ticket_id: null });
    const item = await itemOf(confidential.communication_id);
    expect(item).toMatchObject({ inbox_id: legal.id, suggested_resolution: 'create_ticket' });
    // A program's answer that refers to it is not shown there either.
    const automatic = await mail.receive(
      { from: 'kim@legal.example', headers: [`In-Reply-To: ${first}`, 'Auto-Submitted: auto-replied'] },
      { to },
    );
    expect(automatic).toMatchObject({ decision: 'held_for_review', ticket_id: null });
    const { data } = await post.service.ok('listTicketMessages', {
      query: { ticket_id: [opened.ticket_id!] },
    });
    expect(data).toHaveLength(1);
  });

  it('counts its files before a merge, and not the message as it came', async () => {
    const from = 'merge@threads.example';
    const [one, two] = [
      await mail.receive({ from, subject: 'One' }),
      await mail.receive({ from, subject: 'Two', ...withFile('filename="a.txt"', 'text/plain') }),
    ];
    const preview = async (source: string, survivor: string) =>
      (
        await post.service.ok(
          'previewTicketMerge',
          { path: { id: survivor }, body: { source_ids: [source] } },
          post.desk.manager,
        )
      ).data;
    expect(await preview(one.ticket_id!, two.ticket_id!)).toMatchObject({ moved: { attachments: 0 } });
    expect(await preview(two.ticket_id!, one.ticket_id!)).toMatchObject({ moved: { attachments: 1 } });
  });

  it('of another content type is refused', async () => {
    const url = new URL(mail.path, post.service.url);
    url.searchParams.set('envelope_to', mail.address);
    const body = 'From: a@b.example\r\n\r\nHello';
    const headers = { 'content-type': 'text/plain', 'x-signature': mail.signed(mail.secret, body) };
    expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(415);
  });

  it('that cannot be read is no suspected spam', async () => {
    const made = await mail
      .receive({ headers: [results('pass'), `X-Wide: ${'x'.repeat(2_000_000)}`] })
      .catch(async () => (await mail.audit({ limit: 1 }))[0]!);
    expect((await itemOf(made.communication_id)).reason).toBe('processing_failed');
  });
});
