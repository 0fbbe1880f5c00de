import { sql } from 'kysely';
import type { TicketDelivery, TicketRecipient, TicketStatusAfterReply } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { jsonb, isoOrNull, reviseRecord } from '#src/platform/db/query/index.ts';
import type { SendingChannel } from './senders.queries.ts';

/** A message that leaves, with all that its reader gets. */
export interface Sending {
  readonly id: string;
  readonly ticket_id: string;
  readonly ticket_number: number;
  readonly kind: 'message' | 'auto_reply';
  readonly channel: SendingChannel;
  readonly author_id: string | null;
  readonly draft_id: string | null;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string | null;
  readonly to: readonly TicketRecipient[];
  readonly cc: readonly TicketRecipient[];
  readonly bcc: readonly TicketRecipient[];
  readonly delivery: TicketDelivery;
  readonly send_at: string | null;
  /** Its `Message-ID`; null for what is no e-mail. */
  readonly message_reference: string | null;
  readonly sender_id: string | null;
  readonly conversation_id: string | null;
  readonly sender_name: string;
  readonly sender_address: string;
  /** Whether the sender is there still. */
  readonly has_sender: boolean;
  /** Whether it is an address of an inbox, which sends whatever becomes of its domain. */
  readonly is_from_inbox: boolean;
  /** Inbox address that answers go to; null when it was removed. */
  readonly reply_address: string | null;
  readonly signature: { readonly body_text: string; readonly body_html: string } | null;
  readonly reference_chain: readonly string[];
  readonly status_after: TicketStatusAfterReply;
  readonly is_cancelled_by_reply: boolean;
  readonly generated: boolean;
  readonly auto_sent: boolean;
  readonly created_at: string;
  readonly files: readonly {
    readonly id: string;
    readonly file_name: string;
    readonly content_type: string;
  }[];
}

/** Some of its recipients wait for another attempt. */
const isSentInPart = sql<boolean>`(m.delivery_status in ('sent', 'delivered', 'bounced')
  and m.delivery @? '$.recipients[*] ? (@.status == "queued")')`;

/** The message and how it is sent, when it or some of its recipients wait, or it is on its way. With `lock`, nobody withdraws it before the transaction ends. */
export async function findSending(db: Db, id: string, lock = false): Promise<Sending | undefined> {
  return db
    .selectFrom('ticket_messages as m')
    .innerJoin('ticket_sendings as s', (join) =>
      join.onRef('s.tenant_id', '=', 'm.tenant_id').onRef('s.message_id', '=', 'm.id'),
    )
    .where('m.id', '=', id)
    .where((eb) => eb.or([eb('m.delivery_status', 'in', ['queued', 'sending']), isSentInPart]))
    .select([
      'm.id',
      'm.ticket_id',
      sql<number>`(select k.number from tickets k where k.tenant_id = m.tenant_id and k.id = m.ticket_id)`.as(
        'ticket_number',
      ),
      sql<Sending['kind']>`m.kind`.as('kind'),
      sql<SendingChannel>`m.channel`.as('channel'),
      'm.author_id',
      'm.draft_id',
      sql<string>`coalesce(m.subject, '')`.as('subject'),
      'm.body_text',
      'm.body_html',
      sql<Sending['to']>`m.recipients_to`.as('to'),
      sql<Sending['cc']>`m.recipients_cc`.as('cc'),
      sql<Sending['bcc']>`m.recipients_bcc`.as('bcc'),
      sql<TicketDelivery>`m.delivery`.as('delivery'),
      isoOrNull('m.send_at').as('send_at'),
      'm.message_reference',
      's.sender_id',
      's.conversation_id',
      's.sender_name',
      's.sender_address',
      sql<boolean>`(exists (select from ticket_inbox_addresses a where a.tenant_id = s.tenant_id and a.id = s.sender_id)
        or exists (select from ticket_senders p where p.tenant_id = s.tenant_id and p.id = s.sender_id and p.confirmed_at is not null and p.deleted_at is null))`.as(
        'has_sender',
      ),
      sql<boolean>`(s.reply_to_id is null)`.as('is_from_inbox'),
      sql<
        string | null
      >`(select a.value from ticket_inbox_addresses a where a.tenant_id = s.tenant_id and a.id = coalesce(s.reply_to_id, s.sender_id))`.as(
        'reply_address',
      ),
      sql<
        Sending['signature']
      >`(select jsonb_build_object('body_text', g.body_text, 'body_html', g.body_html) from signatures g
        where g.tenant_id = s.tenant_id and g.id = s.signature_id and g.deleted_at is null)`.as('signature'),
      's.reference_chain',
      sql<TicketStatusAfterReply>`s.status_after`.as('status_after'),
      's.is_cancelled_by_reply',
      'm.generated',
      'm.auto_sent',
      sql<string>`app.iso(m.created_at)`.as('created_at'),
      sql<
        Sending['files']
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'file_name', f.file_name, 'content_type', f.content_type)
          order by a.attached_at, f.id), '[]')
        from record_attachments a join managed_files f on f.tenant_id = a.tenant_id and f.id = a.file_id and f.status = 'ready'
        where a.tenant_id = m.tenant_id and a.record_kind = 'ticket_message' and a.record_id = m.id)`.as(
        'files',
      ),
    ])
    .$if(lock, (query) => query.forUpdate(['m']))
    .executeTakeFirst();
}

/** The ticket of a message, to lock it before its message. */
export const findTicketIdOf = async (db: Db, messageId: string): Promise<string | undefined> =>
  (await db.selectFrom('ticket_messages').where('id', '=', messageId).select('ticket_id').executeTakeFirst())
    ?.ticket_id;

/**
 * The subject and the delivery as they are now: while the message was on its way, texts and names of recipients may have been redacted, and
 * reports about some of them may have come.
 */
export const findOnItsWay = (
  db: Db,
  messageId: string,
): Promise<{ readonly subject: string; readonly delivery: TicketDelivery } | undefined> =>
  db
    .selectFrom('ticket_messages')
    .where('id', '=', messageId)
    .select([sql<string>`coalesce(subject, '')`.as('subject'), sql<TicketDelivery>`delivery`.as('delivery')])
    .executeTakeFirst();

/** Stores how far the delivery is. */
export async function updateDelivery(
  db: Db,
  id: string,
  delivery: TicketDelivery,
  now: Date,
  change: { readonly occurred_at?: Date; readonly is_first_response?: boolean } = {},
): Promise<void> {
  await reviseRecord(
    db,
    'ticket_messages',
    id,
    { ...change, delivery: jsonb(delivery) as never, delivery_status: delivery.status },
    now,
  );
}

export interface SendingAttempt {
  readonly attempted_at: string;
  readonly outcome: 'accepted' | 'temporary_error' | 'permanent_error';
  readonly response: string | null;
}

export async function addAttempt(db: Db, messageId: string, attempt: SendingAttempt): Promise<void> {
  await sql`update ticket_sendings set attempts = attempts || ${JSON.stringify([attempt])}::jsonb where message_id = ${messageId}::uuid`.execute(
    db,
  );
}

/** By which connection a message left, and how its provider knows it. */
export async function noteProviderMessage(
  db: Db,
  messageId: string,
  {
    connectionId,
    providerMessageId,
  }: { readonly connectionId: string; readonly providerMessageId: string | null },
): Promise<void> {
  await db
    .updateTable('ticket_sendings')
    .set({ connection_id: connectionId, provider_message_id: providerMessageId })
    .where('message_id', '=', messageId)
    .execute();
}

/**
 * Whether another message of the conversation with the same words is on its way. A provider that is asked which of them it has cannot tell
 * them apart before one is recorded.
 */
export async function hasTwinOnItsWay(db: Db, messageId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from ticket_messages m join ticket_messages t on t.tenant_id = m.tenant_id and t.conversation_key = m.conversation_key
      where m.id = ${messageId}::uuid and t.id <> m.id and t.delivery_status = 'sending' and t.body_text = m.body_text) as has`.execute(
    db,
  );
  return rows[0]!.has;
}

/** How the provider knows these texts, which may be others of the same words. */
export const selectKnownIds = async (
  db: Db,
  connectionId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db
        .selectFrom('ticket_sendings')
        .where('connection_id', '=', connectionId)
        .where('provider_message_id', 'in', [...ids, ''])
        .select(sql<string>`provider_message_id`.as('id'))
        .execute()
    ).map(({ id }) => id),
  );

export interface LoggedLetter {
  readonly recipient: string;
  readonly status: 'sent' | 'failed';
  readonly code: number | null;
  readonly message: string | null;
}

/** Who took the letters, and the address that they came from. */
export interface Server {
  readonly provider: string;
  readonly from: string;
}

/** Entries of the agency's log of e-mails, one for each recipient; answers their ids in the order given. Null: no e-mail. */
export async function insertLetterLog(
  db: Db,
  message: Pick<Sending, 'ticket_id' | 'subject' | 'message_reference' | 'delivery'>,
  letters: readonly LoggedLetter[],
  server: Server | null,
): Promise<readonly (string | null)[]> {
  if (server === null) return letters.map(() => null);
  const { provider, from } = server;
  const { rows } = await sql<{ id: string }>`
    with letters as (
      select app.uuid7() as id, l.* from jsonb_to_recordset(${JSON.stringify(letters.map((one, place) => ({ ...one, place })))}::jsonb)
        as l (recipient text, status text, code integer, message text, place integer)),
    stored as (
      insert into email_deliveries (id, category, kind, status, from_address, to_address, subject, record_kind, record_id, record_name, provider,
        message_reference, attempt_count, error_message, expires_at, sent_at)
      select l.id, 'ticket_message', 'ticket_message', l.status, ${from}, l.recipient, ${message.subject}, 'ticket', ${message.ticket_id}::uuid,
        left(${message.subject}, 300), ${provider}, ${message.message_reference}, ${message.delivery.attempt_count}::integer, case when l.status = 'failed' then l.message end, clock_timestamp(),
        case when l.status = 'sent' then clock_timestamp() end
      from letters l returning id),
    steps as (
      insert into email_delivery_steps (delivery_id, status, recipient, response_code, message)
      select l.id, l.status, l.recipient, l.code, l.message from letters l where exists (select from stored s where s.id = l.id))
    select id from letters order by place`.execute(db);
  return rows.map(({ id }) => id);
}
