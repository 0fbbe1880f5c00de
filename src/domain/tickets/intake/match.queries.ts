import { sql } from 'kysely';
import type { TicketClientMatch, TicketStatusCategory } from '#generated/types.gen.ts';
import type { Db, Statement } from '#src/platform/db/index.ts';
import { domainOf, isPublicMailDomain } from '../people/public-mail.rules.ts';
import { isOfDomain } from '../people/client-match.queries.ts';
import type { Person } from './arrived.ts';

/** A client that the sender may be of. */
export interface Candidate {
  readonly client_id: string;
  /** Its open ticket that was last active. */
  readonly ticket_id: string | null;
  readonly confidence: number;
  readonly matched_on: NonNullable<TicketClientMatch>;
}

const ofContact = 1;
// Somebody at the client, though nobody said who.
const ofDomain = 0.8;
const maxCandidates = 10;

/** Clients whose contact has the address; otherwise those whose contacts write from its domain, unless everybody does. */
export async function selectCandidates(db: Db, { email, phone }: Person): Promise<Candidate[]> {
  const ways = [
    ...(email === null
      ? []
      : [
          {
            on: 'contact_email',
            confidence: ofContact,
            is: sql`kind = 'email' and value = ${email.toLowerCase()}`,
          },
        ]),
    ...(phone === null
      ? []
      : [{ on: 'contact_phone', confidence: ofContact, is: sql`kind = 'phone' and value = ${phone}` }]),
    ...(email === null || isPublicMailDomain(domainOf(email))
      ? []
      : [{ on: 'email_domain', confidence: ofDomain, is: isOfDomain(domainOf(email)) }]),
  ];
  for (const { on, confidence, is } of ways) {
    const { rows } = await sql<Candidate>`
      select c.id as client_id, ${confidence}::double precision as confidence, ${on} as matched_on, (
        select k.id from tickets k where k.tenant_id = c.tenant_id and k.client_id = c.id and k.deleted_at is null and k.merged_into_id is null
          and k.status_category not in ('resolved', 'closed') order by k.last_activity_at desc, k.id desc limit 1) as ticket_id
      from clients c where c.deleted_at is null and c.id in (select client_id from client_contact_keys where ${is})
      order by c.updated_at desc, c.id limit ${maxCandidates}`.execute(db);
    if (rows.length > 0) return rows;
  }
  return [];
}

/** A message of ours, or one that is filed, that another refers to. */
export interface Thread {
  readonly ticket_id: string;
  /** We wrote it: nobody guesses its `Message-ID`, so who names it has it (domain model D5). */
  readonly is_token: boolean;
}

/**
 * What the message refers to; the first of its references counts, and ours before those of others. Of tickets with messages of one
 * `Message-ID`, which anybody can write, those count where the sender is a correspondent.
 */
export async function findThread(
  db: Db,
  references: readonly string[],
  email: string | null,
): Promise<Thread | undefined> {
  if (references.length === 0) return undefined;
  const wanted = references.map((id) => `<${id}>`);
  const { rows } = await sql<Thread>`
    select m.ticket_id, m.direction = 'outbound' as is_token
    from ticket_messages m join unnest(${wanted}::text[]) with ordinality w (reference, place) on w.reference = m.message_reference
    where m.message_reference is not null and md5(m.message_reference) = any(select md5(r) from unnest(${wanted}::text[]) r)
    order by m.direction = 'outbound' desc, w.place, exists (
        select from tickets k join ticket_correspondents p on p.tenant_id = k.tenant_id and p.ticket_id = k.id
        where k.tenant_id = m.tenant_id and k.id = m.ticket_id and k.deleted_at is null and lower(p.email) = lower(${email}::text)) desc,
      m.created_at desc limit 1`.execute(db);
  return rows[0];
}

/** The ticket of the latest message of a conversation, in either direction. */
export const findInConversation = async (db: Db, key: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('ticket_messages')
      .where('conversation_key', '=', key)
      .select('ticket_id')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.ticket_id;

/** A ticket as a message for it finds it. */
export interface FoundTicket {
  readonly id: string;
  readonly number: number;
  readonly subject: string;
  readonly client_id: string | null;
  readonly inbox_id: string;
  readonly status_category: TicketStatusCategory;
  readonly is_spam: boolean;
  readonly is_private: boolean;
  readonly is_deleted: boolean;
  readonly addresses: readonly string[];
  /** Numbers of its correspondents. */
  readonly phones: readonly string[];
}

/** The ticket whatever became of it; that of a merge is its survivor. */
export async function findTicketFor(db: Db, id: string): Promise<FoundTicket | undefined> {
  const { rows } = await sql<FoundTicket>`
    select k.id, k.number, k.subject, k.client_id, k.inbox_id, k.status_category, k.is_spam, k.is_private, k.deleted_at is not null as is_deleted,
      (select coalesce(json_agg(lower(p.email)), '[]') from ticket_correspondents p
        where p.tenant_id = k.tenant_id and p.ticket_id = k.id and p.email is not null) as addresses,
      (select coalesce(json_agg(p.phone), '[]') from ticket_correspondents p
        where p.tenant_id = k.tenant_id and p.ticket_id = k.id and p.phone is not null) as phones
    from tickets k where k.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/**
 * Whether an inbox shows what it receives to its members alone, and the ticket is in another one and has no message that came to it or was
 * sent from it: what somebody sends there is not meant for those who read the ticket.
 */
export async function isForMembersElsewhere(
  db: Db,
  { id, inbox_id: ticketInboxId }: Pick<FoundTicket, 'id' | 'inbox_id'>,
  inboxId: string,
): Promise<boolean> {
  if (inboxId === ticketInboxId) return false;
  const { rows } = await sql<{ is_elsewhere: boolean }>`
    select exists (select from ticket_inboxes where id = ${inboxId}::uuid and access = 'members')
      and not exists (select from ticket_communications c where c.ticket_id = ${id}::uuid and c.inbox_id = ${inboxId}::uuid and c.status = 'filed')
      and not exists (
        select from ticket_messages m join ticket_sendings s on s.tenant_id = m.tenant_id and s.message_id = m.id
        join ticket_inbox_addresses a on a.tenant_id = s.tenant_id and a.id = coalesce(s.reply_to_id, s.sender_id)
        where m.ticket_id = ${id}::uuid and a.inbox_id = ${inboxId}::uuid) as is_elsewhere`.execute(db);
  return rows[0]!.is_elsewhere;
}

/** Whether an inbox receives under the address. */
export async function isOwnAddress(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql<{ is_own: boolean }>`
    select exists (select from ticket_inbox_addresses where channel = 'email' and lower(value) = lower(${email})) as is_own`.execute(
    db,
  );
  return rows[0]!.is_own;
}

/** Whether texts and calls come to an inbox under the number. */
export async function isOwnNumber(db: Db, phone: string): Promise<boolean> {
  const { rows } = await sql<{ is_own: boolean }>`
    select exists (select from ticket_inbox_addresses where channel in ('phone', 'sms') and value = ${phone}) as is_own`.execute(
    db,
  );
  return rows[0]!.is_own;
}

/** Whether we gave a message this `Message-ID`. */
export async function isOwnMessage(db: Db, externalId: string): Promise<boolean> {
  const reference = `<${externalId}>`;
  const { rows } = await sql<{ is_own: boolean }>`
    select exists (select from ticket_messages where message_reference is not null and md5(message_reference) = md5(${reference})
      and message_reference = ${reference} and direction = 'outbound') as is_own`.execute(db);
  return rows[0]!.is_own;
}

/** How many messages came from the address or the number since then. */
export async function countFrom(
  db: Db,
  { email, phone }: Pick<Person, 'email' | 'phone'>,
  since: Date,
): Promise<number> {
  const isFrom = email === null ? sql`sender_phone = ${phone}` : sql`lower(sender_email) = lower(${email})`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ticket_communications where ${isFrom} and occurred_at > ${since}::timestamptz`.execute(
    db,
  );
  return Number(rows[0]!.count);
}

export interface BlacklistHit {
  readonly id: string;
  readonly match_type: string;
  readonly pattern: string;
  readonly action: 'block' | 'mark_spam' | 'discard';
}

interface Looked {
  readonly inboxId: string;
  readonly sender: Person | null;
  readonly subject: string | null;
  readonly text: string;
  readonly now: Date;
}

const holdsFor = ({ inboxId, now }: Pick<Looked, 'inboxId' | 'now'>) =>
  sql`r.deleted_at is null and r.is_enabled and (r.expires_at is null or r.expires_at > ${now}::timestamptz)
    and (r.inbox_ids = '{}' or ${inboxId}::uuid = any(r.inbox_ids))`;

const isSender = (sender: Person | null) => {
  const email = sender?.email?.toLowerCase() ?? null;
  const domain = email === null ? null : domainOf(email);
  return sql`(case r.match_type
    when 'email' then lower(r.pattern) = ${email}
    when 'domain' then ${domain}::text = lower(r.pattern) or right(${domain}::text, length(r.pattern) + 1) = '.' || lower(r.pattern)
    when 'phone' then starts_with(${sender?.phone ?? null}::text, r.pattern) end)`;
};

/** The blacklist rule that says most of the sender. */
export async function findBlacklistHit(db: Db, looked: Looked): Promise<BlacklistHit | undefined> {
  const { rows } = await sql<BlacklistHit>`
    select r.id, r.match_type, r.pattern, r.action from ticket_blacklist_rules r
    where ${holdsFor(looked)} and coalesce(case r.match_type
      when 'subject' then strpos(app.fold(${looked.subject ?? ''}), app.fold(r.pattern)) > 0
      when 'body' then strpos(app.fold(${looked.text}), app.fold(r.pattern)) > 0
      else ${isSender(looked.sender)} end, false)
    order by array_position(array['email', 'phone', 'domain', 'subject', 'body'], r.match_type), length(r.pattern) desc, r.id limit 1`.execute(
    db,
  );
  return rows[0];
}

export type Bypass = 'spam_check' | 'unknown_sender' | 'rate_limit' | 'loop_check' | 'size_limit';

export interface WhitelistHit {
  readonly id: string;
  readonly bypass: readonly Bypass[];
  readonly client_id: string | null;
}

/** The whitelist rule that says most of the sender. */
export async function findWhitelistHit(
  db: Db,
  looked: Pick<Looked, 'inboxId' | 'sender' | 'now'>,
): Promise<WhitelistHit | undefined> {
  const { rows } = await sql<WhitelistHit>`
    select r.id, r.bypass, (select c.id from clients c where c.tenant_id = r.tenant_id and c.id = r.client_id and c.deleted_at is null) as client_id
    from ticket_whitelist_rules r where ${holdsFor(looked)} and coalesce(${isSender(looked.sender)}, false)
    order by array_position(array['email', 'phone', 'domain'], r.match_type), length(r.pattern) desc, r.id limit 1`.execute(
    db,
  );
  return rows[0];
}

/** Counts a match; sent with the commit, so that a rule keeps no other message waiting. */
export const noteHit = (kind: 'blacklist' | 'whitelist', id: string, now: Date): Statement => ({
  sql: `update ticket_${kind}_rules set hit_count = hit_count + 1, last_hit_at = $2::timestamptz where tenant_id = app.tenant_id() and id = $1::uuid`,
  parameters: [id, now.toISOString()],
});
