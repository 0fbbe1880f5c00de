import { sql } from 'kysely';
import type { Actor, TicketReviewResolution } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso } from '#src/platform/db/query/index.ts';
import type { ArrivalChannel, Arrived } from './arrived.ts';
import { automatismOf } from './mail-kind.rules.ts';
import type { Candidate } from './match.queries.ts';

/** What the audit says of a message. */
export type ArrivedBrief = Pick<Arrived, 'id' | 'channel' | 'inboxId' | 'sender' | 'subject' | 'receivedAt'>;

/** A held message as rules see it. */
export interface HeldItem {
  readonly id: string;
  readonly communication_id: string;
  readonly status: 'pending' | 'resolved' | 'expired';
  readonly resolution: TicketReviewResolution | null;
  readonly candidates: readonly Candidate[];
  readonly revision: number;
}

/** The item; with `lock`, nobody else decides it before the transaction ends. */
export const findItem = (db: Db, id: string, lock = false): Promise<HeldItem | undefined> =>
  db
    .selectFrom('ticket_review_items')
    .where('id', '=', id)
    .select([
      'id',
      'communication_id',
      sql<HeldItem['status']>`status`.as('status'),
      sql<HeldItem['resolution']>`resolution`.as('resolution'),
      sql<HeldItem['candidates']>`candidates`.as('candidates'),
      'revision',
    ])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

const sender = sql`json_build_object('name', c.sender_name, 'email', c.sender_email, 'phone', c.sender_phone)`;
const hasSender = sql`coalesce(c.sender_name, c.sender_email, c.sender_phone) is not null`;

const brief = sql<ArrivedBrief>`json_build_object('id', c.id, 'channel', c.channel, 'inboxId', c.inbox_id,
  'sender', case when ${hasSender} then ${sender} end, 'subject', c.subject, 'receivedAt', app.iso(c.occurred_at))`;

/** Ends an item that waits and whose time is over; undefined for any other. */
export async function expireItem(
  db: Db,
  id: string,
  now: Date,
): Promise<{ communication_id: string; arrived: ArrivedBrief } | undefined> {
  const { rows } = await sql<{ communication_id: string; arrived: ArrivedBrief }>`
    update ticket_review_items r set status = 'expired', revision = r.revision + 1, updated_at = ${now}::timestamptz
    from ticket_communications c
    where r.id = ${id}::uuid and r.status = 'pending' and r.expires_at <= ${now}::timestamptz and c.tenant_id = r.tenant_id and c.id = r.communication_id
    returning r.communication_id, ${brief} as arrived`.execute(db);
  return rows[0];
}

/** Removes items, with a line of the audit for each; what they held is dropped. Answers how many there were. */
export async function deleteItems(db: Db, ids: readonly string[], actor: Actor, now: Date): Promise<number> {
  const by = { id: null, name: null, ...actor };
  const { rows } = await sql<{ count: number }>`
    with gone as (delete from ticket_review_items r where r.id = any(${[...ids]}::uuid[]) returning r.id, r.communication_id),
    dropped as (
      update ticket_communications c set status = 'discarded', error = 'It was deleted from the review queue.' from gone g
      where c.id = g.communication_id and c.status in ('in_review', 'blocked', 'expired')),
    noted as (
      insert into ticket_intake_decisions (decision, channel, inbox_id, communication_id, review_item_id, ticket_id, client_id, sender_name, sender_email,
        sender_phone, subject, explanation, actor_type, actor_id, actor_name, received_at, created_at)
      select 'deleted', c.channel, c.inbox_id, c.id, g.id, c.ticket_id, c.client_id, c.sender_name, c.sender_email, c.sender_phone, c.subject,
        'It was deleted from the review queue.', ${by.type}, ${by.id}::uuid, ${by.name}, c.occurred_at, ${now}::timestamptz
      from gone g join ticket_communications c on c.tenant_id = app.tenant_id() and c.id = g.communication_id)
    select count(*)::integer as count from gone`.execute(db);
  return rows[0]!.count;
}

/** A message that waits, as it arrived. */
export async function loadArrived(db: Db, communicationId: string): Promise<Arrived> {
  const row = await db
    .selectFrom('ticket_communications as c')
    .where('c.id', '=', communicationId)
    .select([
      'c.id',
      'c.mail_id',
      sql<ArrivalChannel>`c.channel`.as('channel'),
      'c.inbox_id',
      sql<string>`coalesce(c.recipient_address, '')`.as('recipient'),
      sql<Arrived['sender']>`case when ${hasSender} then ${sender} end`.as('sender'),
      sql<Arrived['replyTo']>`c.reply_to`.as('reply_to'),
      sql<Arrived['to']>`c.recipients_to`.as('to'),
      sql<Arrived['cc']>`c.recipients_cc`.as('cc'),
      'c.recipient_count',
      'c.subject',
      sql<string>`coalesce(c.body_text, '')`.as('text'),
      'c.quoted_text',
      'c.body_html',
      'c.is_truncated',
      sql<Arrived['headers']>`c.headers`.as('headers'),
      sql<Arrived['checks']>`c.sender_checks`.as('checks'),
      'c.external_id',
      'c.reference_ids',
      'c.conversation_key',
      'c.duration_seconds',
      'c.is_claimed',
      sql<string>`coalesce(c.digest, '')`.as('digest'),
      sql<number>`c.size_bytes::double precision`.as('size'),
      'c.raw_file_id',
      'c.file_ids',
      iso('c.occurred_at').as('received_at'),
    ])
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    mailId: row.mail_id,
    channel: row.channel,
    inboxId: row.inbox_id!,
    recipient: row.recipient,
    sender: row.sender,
    isClaimed: row.is_claimed,
    refusedSender: null,
    replyTo: row.reply_to,
    to: row.to,
    cc: row.cc,
    recipientCount: row.recipient_count,
    subject: row.subject,
    text: row.text,
    quoted: row.quoted_text,
    html: row.body_html,
    isTruncated: row.is_truncated,
    headers: row.headers,
    checks: row.checks,
    externalId: row.external_id,
    references: row.reference_ids,
    conversation:
      row.conversation_key === null
        ? null
        : { key: row.conversation_key, id: row.channel === 'chat' ? (row.reference_ids[0] ?? null) : null },
    durationSeconds: row.duration_seconds,
    digest: row.digest,
    size: row.size,
    rawFileId: row.raw_file_id,
    fileIds: row.file_ids,
    fileNames: [],
    receivedAt: row.received_at,
    nature: {
      isLooping: false,
      automatism: automatismOf({ headers: row.headers, receivedCount: 0 }),
      spamFlag: null,
    },
    problem: null,
    remarks: [],
  };
}
