import { sql } from 'kysely';
import type { TicketDelivery, TicketRecipient, TicketStatusAfterReply } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

export const findAiRequest = (db: Db, id: string): Promise<{ id: string } | undefined> =>
  db.selectFrom('ai_requests').where('id', '=', id).select('id').executeTakeFirst();

/** A message of the ticket, which is no note. */
export const findMessageOfTicket = (
  db: Db,
  ticketId: string,
  id: string,
): Promise<{ id: string; sequence: number } | undefined> =>
  db
    .selectFrom('ticket_messages')
    .where('ticket_id', '=', ticketId)
    .where('id', '=', id)
    .where('direction', '<>', 'note')
    .select(['id', 'sequence'])
    .executeTakeFirst();

/** The latest message by others than the member, after a place in the conversation. What waits or was withdrawn nobody has read. */
export async function findNewerMessage(
  db: Db,
  ticketId: string,
  sequence: number,
  userId: string,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('ticket_messages')
    .where('ticket_id', '=', ticketId)
    .where('direction', '<>', 'note')
    .where('sequence', '>', sequence)
    .where(sql<boolean>`author_id is distinct from ${userId}::uuid`)
    .where(sql<boolean>`delivery_status is distinct from 'cancelled'`)
    .select('id')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A sent message as what resends it needs it. */
export interface RetriedMessage {
  readonly id: string;
  readonly delivery_status: string | null;
  readonly delivery: TicketDelivery;
  /** Of a text or a chat message, which goes on from its address; null for the default sender. */
  readonly sender_id: string | null;
  readonly to: TicketRecipient[];
  readonly cc: TicketRecipient[];
  readonly bcc: TicketRecipient[];
  readonly subject: string | null;
  readonly body_text: string;
  readonly body_html: string | null;
  readonly file_ids: string[];
  readonly reply_template_id: string | null;
  readonly in_reply_to_id: string | null;
  readonly status_after: TicketStatusAfterReply;
  readonly signature_id: string | null;
  readonly generated: boolean;
  readonly ai_request_id: string | null;
}

export const lockRetried = (db: Db, ticketId: string, id: string): Promise<RetriedMessage | undefined> =>
  db
    .selectFrom('ticket_messages as m')
    .innerJoin('ticket_sendings as s', (join) =>
      join.onRef('s.tenant_id', '=', 'm.tenant_id').onRef('s.message_id', '=', 'm.id'),
    )
    .where('m.ticket_id', '=', ticketId)
    .where('m.id', '=', id)
    .select([
      'm.id',
      'm.delivery_status',
      sql<string | null>`case when m.channel <> 'email' then s.sender_id end`.as('sender_id'),
      sql<TicketDelivery>`m.delivery`.as('delivery'),
      sql<TicketRecipient[]>`m.recipients_to`.as('to'),
      sql<TicketRecipient[]>`m.recipients_cc`.as('cc'),
      sql<TicketRecipient[]>`m.recipients_bcc`.as('bcc'),
      'm.subject',
      'm.body_text',
      'm.body_html',
      sql<
        string[]
      >`array(select a.file_id from record_attachments a where a.tenant_id = m.tenant_id and a.record_kind = 'ticket_message'
        and a.record_id = m.id order by a.attached_at, a.file_id)`.as('file_ids'),
      'm.reply_template_id',
      'm.in_reply_to_id',
      sql<TicketStatusAfterReply>`s.status_after`.as('status_after'),
      's.signature_id',
      'm.generated',
      'm.ai_request_id',
    ])
    .forUpdate(['m'])
    .executeTakeFirst();

/** Whether another message repeats it, unless that was withdrawn. */
export async function isSentAgain(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_sent: boolean }>`
    select exists (select from ticket_messages where retry_of_id = ${id}::uuid and delivery_status <> 'cancelled') as is_sent`.execute(
    db,
  );
  return rows[0]!.is_sent;
}

/** Whether the ticket has messages that failed or bounced, and were not sent again. */
export async function hasOtherProblems(db: Db, ticketId: string, exceptId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from ticket_messages m where m.ticket_id = ${ticketId}::uuid and m.id <> ${exceptId}::uuid
      and (m.delivery_status in ('failed', 'bounced') or m.delivery @? '$.recipients[*] ? (@.status == "failed")')
      and not exists (select from ticket_messages n where n.tenant_id = m.tenant_id and n.retry_of_id = m.id)) as has`.execute(
    db,
  );
  return rows[0]!.has;
}

/** The message of the ticket with this id in the other system. */
export const findByExternalMessageId = (
  db: Db,
  ticketId: string,
  externalId: string,
): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('ticket_messages')
    .where('ticket_id', '=', ticketId)
    .where('external_id', '=', externalId)
    .select('id')
    .executeTakeFirst();
