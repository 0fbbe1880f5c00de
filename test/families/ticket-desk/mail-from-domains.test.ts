import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { verifies } from '../../support/dkim.ts';
import { patiently } from '../../support/waiting.ts';
import { serviceMail } from '../tickets/post.ts';
import { newName, openDomains, type Domains, type MailDomain } from './domains.ts';

/** E-mail comes from addresses at a verified domain, signed with its key; else from the service. */
let desk: Domains;
beforeAll(async () => {
  desk = await openDomains();
});
afterAll(() => desk?.close());

const keyOf = ({ dns_records: records }: MailDomain): string => records[1]!.value;

async function inboxAt(name: string) {
  const value = `Help@${name}`;
  const inbox = await desk.post.desk.newInbox({
    addresses: [{ channel: 'email', value, display_name: 'Northlight Help' }],
  });
  return { id: inbox.id, value };
}

/** The letter of a reply in the inbox. */
async function replied(inboxId: string) {
  const about = `Question ${randomUUID()}`;
  const { id } = await desk.post.asked({ inbox_id: inboxId, subject: about });
  const { id: messageId } = await desk.post.send(id);
  await desk.post.until(messageId, 'sent');
  return desk.post.letterOf(`Re: ${about}`)!;
}

const addressOf = async (inboxId: string) =>
  (await desk.service.ok('getTicketInbox', { path: { id: inboxId } })).data.addresses[0]!;

it('replies come from the inbox once its domain is verified, and from the service before and after', async () => {
  const name = newName();
  const inbox = await inboxAt(name);
  const domain = await desk.create(name);
  expect(domain.inbox_address_count).toBe(1);
  expect(await addressOf(inbox.id)).toMatchObject({ mail_domain_id: domain.id, can_send: true });
  const before = await replied(inbox.id);
  expect(before.mail.from).toEqual({ name: 'Northlight Help', address: serviceMail.address });
  expect(before.raw).not.toMatch(/^DKIM-Signature/im);

  desk.publish(domain);
  await desk.service.ok('checkMailDomain', { path: { id: domain.id } });
  const signed = await replied(inbox.id);
  expect(signed.mail.from).toEqual({ name: 'Northlight Help', address: inbox.value });
  expect(signed.mail.replyTo).toMatchObject([{ address: inbox.value }]);
  expect(signed.from).toBe(serviceMail.address);
  expect(verifies(signed.raw, keyOf(domain))).toBe(true);
  expect(signed.raw).toContain(`d=${name};`);
  const { data: log } = await desk.service.ok('listEmailDeliveryLogs', {
    query: { category: ['ticket_message'], limit: 1 },
  });
  const { data: entry } = await desk.service.ok('getEmailDeliveryLog', { path: { id: log[0]!.id } });
  expect(entry.log.from_address).toBe(inbox.value);

  await desk.service.query("update mail_domains set status = 'failing' where id = $1", [domain.id]);
  expect((await replied(inbox.id)).mail.from!.address).toBe(serviceMail.address);
  await desk.service.query("update mail_domains set status = 'verified' where id = $1", [domain.id]);
  await desk.service.ok('deleteMailDomain', { path: { id: domain.id } });
  expect((await replied(inbox.id)).mail.from!.address).toBe(serviceMail.address);
  expect((await addressOf(inbox.id)).mail_domain_id).toBeNull();
});

it('another agency cannot send from a domain that is not its own', async () => {
  const name = newName();
  await desk.verified(name);
  const [, theirs] = desk.service.agencies;
  const { data: own } = await desk.service.ok('createMailDomain', { body: { name: newName() } }, theirs);
  expect(own.status).toBe('pending');
  const rows = await desk.service.db.read(theirs.id).selectFrom('mail_domains').select('name').execute();
  expect(rows.map((row) => row.name)).toEqual([own.name]);
});

it('e-mails without an inbox come from the sender of the default domain while it is verified', async () => {
  const domain = await desk.verified();
  const invited = async () => {
    const email = `guest-${randomUUID()}@harbordental.example`;
    await desk.service.ok('inviteUser', { body: { name: 'Guest', email } as never });
    return vi.waitFor(() => {
      const found = desk.post.server.mails.find(({ to }) => to.includes(email));
      if (found === undefined) throw new Error('It was not sent.');
      return found;
    }, patiently);
  };
  await desk.update(domain.id, { is_default: true });
  expect((await invited()).mail.from).toEqual(serviceMail);
  await desk.update(domain.id, { sender_address: `hello@${domain.name}` });
  const mail = await invited();
  expect(mail.mail.from).toEqual({ name: desk.agency.name, address: `hello@${domain.name}` });
  expect(mail.from).toBe(serviceMail.address);
  expect(verifies(mail.raw, keyOf(domain))).toBe(true);
  const { data: log } = await desk.service.ok('listEmailDeliveryLogs', { query: { recipient: mail.to[0]! } });
  const { data: entry } = await desk.service.ok('getEmailDeliveryLog', { path: { id: log[0]!.id } });
  expect(entry.log.from_address).toBe(`hello@${domain.name}`);
  await desk.update(domain.id, { sender_name: 'Northlight Studio' });
  expect((await invited()).mail.from!.name).toBe('Northlight Studio');
  await desk.service.query("update mail_domains set status = 'failing' where id = $1", [domain.id]);
  expect((await invited()).mail.from).toEqual(serviceMail);
});
