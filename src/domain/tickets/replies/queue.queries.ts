import { sql } from 'kysely';
import type { TicketDelivery, TicketRecipient } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { jsonb } from '#src/platform/db/query/index.ts';
import type { ReplySender, WishedSender } from './senders.queries.ts';
import type { Reply } from './reply.ts';

export interface OutgoingMessage extends Omit<Reply, 'file_ids' | 'sender_id'> {
  readonly id: string;
  readonly ticket_id: string;
  readonly sequence: number;
  readonly kind: 'message' | 'auto_reply';
  readonly author_id: string | null;
  readonly draft_id: string | null;
  readonly retry_of_id: string | null;
  readonly auto_sent: boolean;
  readonly delivery: TicketDelivery;
  readonly message_reference: string | null;
  readonly conversation_key: string | null;
  readonly created_by: string | null;
}

/** A message that waits to be sent, with what its sending needs. */
export async function insertOutgoing(
  db: Db,
  { to, cc, bcc, delivery, status_after, is_cancelled_by_reply, signature_id, ...message }: OutgoingMessage,
  sending: {
    readonly sender: ReplySender;
    readonly chain: readonly string[];
    readonly conversationId: string | null;
  },
  now: Date,
): Promise<void> {
  await db
    .insertInto('ticket_messages')
    .values({
      ...message,
      direction: 'outbound',
      channel: sending.sender.channel,
      recipients_to: jsonb(to) as never,
      recipients_cc: jsonb(cc) as never,
      recipients_bcc: jsonb(bcc) as never,
      recipient_count: delivery.recipients.length,
      delivery: jsonb(delivery) as never,
      delivery_status: delivery.status,
      occurred_at: message.send_at ?? now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await db
    .insertInto('ticket_sendings')
    .values({
      message_id: message.id,
      sender_id: sending.sender.id,
      sender_name: sending.sender.name,
      sender_address: sending.sender.address,
      reply_to_id: sending.sender.reply_to_id,
      signature_id,
      reference_chain: [...sending.chain],
      conversation_id: sending.conversationId,
      status_after,
      is_cancelled_by_reply,
    })
    .execute();
}

/** `Message-ID`s of the conversation, in its order. */
export async function selectReferences(db: Db, ticketId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ticket_messages')
    .where('ticket_id', '=', ticketId)
    .where('message_reference', 'is not', null)
    .select('message_reference')
    .orderBy('occurred_at')
    .orderBy('sequence')
    .execute();
  return rows.map(({ message_reference: reference }) => reference!);
}

/** A message of the ticket that is answered. */
export interface Answered {
  readonly id: string;
  readonly correspondent_id: string | null;
  readonly message_reference: string | null;
  readonly channel: string;
  /** The address of ours that it came to, or left from, where that is known. */
  readonly own_address: string | null;
  /** As the provider names a chat. */
  readonly conversation_id: string | null;
  /** Where its author wants answers to go, unless that is one of our inboxes. */
  readonly reply_to: TicketRecipient | null;
}

/** A forged message says nothing of where answers go, and an inbox does not write to itself. */
const replyTo = sql<TicketRecipient | null>`(
  select c.reply_to from ticket_communications c
  where c.tenant_id = ticket_messages.tenant_id and c.message_id = ticket_messages.id and c.reply_to ->> 'email' is not null
    and c.sender_checks ->> 'dmarc' is distinct from 'fail' and not exists (
      select from ticket_inbox_addresses a
      where a.tenant_id = c.tenant_id and a.channel = 'email' and lower(a.value) = lower(c.reply_to ->> 'email')))`;

const ownAddress = sql<string | null>`coalesce(
  (select c.recipient_address from ticket_communications c where c.tenant_id = ticket_messages.tenant_id and c.message_id = ticket_messages.id),
  (select s.sender_address from ticket_sendings s where s.tenant_id = ticket_messages.tenant_id and s.message_id = ticket_messages.id))`;

const conversationId = sql<string | null>`case when ticket_messages.channel = 'chat' then coalesce(
  (select c.reference_ids[1] from ticket_communications c where c.tenant_id = ticket_messages.tenant_id and c.message_id = ticket_messages.id),
  (select s.conversation_id from ticket_sendings s where s.tenant_id = ticket_messages.tenant_id and s.message_id = ticket_messages.id)) end`;

/** A message of the ticket that can be answered; the last inbound one when none is named. */
export async function findAnswered(
  db: Db,
  ticketId: string,
  id: string | null,
): Promise<Answered | undefined> {
  return db
    .selectFrom('ticket_messages')
    .where('ticket_id', '=', ticketId)
    .where('direction', '<>', 'note')
    .$if(id !== null, (query) => query.where('id', '=', id!))
    .$if(id === null, (query) => query.where('direction', '=', 'inbound').where('kind', '<>', 'auto_reply'))
    .select([
      'id',
      'correspondent_id',
      'message_reference',
      'channel',
      replyTo.as('reply_to'),
      ownAddress.as('own_address'),
      conversationId.as('conversation_id'),
    ])
    .orderBy('occurred_at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Where a reply belongs: where the message is that it answers, or else on the ticket's channel. */
export const wishedSender = (
  ticketChannel: string,
  answered: Pick<Answered, 'channel' | 'own_address'> | undefined,
): WishedSender => ({
  channel: answered?.channel ?? ticketChannel,
  address: answered?.own_address ?? null,
});

/** Bytes of files together. */
export async function sumSizes(db: Db, fileIds: readonly string[]): Promise<number> {
  const { bytes } = await db
    .selectFrom('managed_files')
    .where('id', '=', sql<string>`any(${[...fileIds]}::uuid[])`)
    .select(sql<number>`coalesce(sum(size_bytes), 0)::float8`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}
