import { sql } from 'kysely';
import type { TicketReadState } from '#generated/types.gen.ts';
import { isUnreadBy } from '../list/ticket-filters.queries.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Where a message stands in its ticket; of the last one when none is named. */
export async function findPlace(
  db: Db,
  ticketId: string,
  messageId: string | null,
): Promise<{ id: string; sequence: number } | undefined> {
  return db
    .selectFrom('ticket_messages')
    .where('ticket_id', '=', ticketId)
    .$if(messageId !== null, (query) => query.where('id', '=', messageId!))
    .select(['id', 'sequence'])
    .orderBy('sequence', 'desc')
    .executeTakeFirst();
}

/** The message before a place. */
export async function findBefore(
  db: Db,
  ticketId: string,
  sequence: number,
): Promise<{ id: string; sequence: number } | undefined> {
  return db
    .selectFrom('ticket_messages')
    .where('ticket_id', '=', ticketId)
    .where('sequence', '<', sequence)
    .select(['id', 'sequence'])
    .orderBy('sequence', 'desc')
    .executeTakeFirst();
}

export interface ReadMark {
  readonly ticketId: string;
  readonly userId: string;
  readonly last_sequence: number;
  readonly last_read_message_id: string | null;
  readonly read_at: Date | null;
  readonly is_marked_unread: boolean;
}

/** Answers the id of the mark if it is another than before. */
export async function storeMark(
  db: Db,
  { ticketId, userId, ...mark }: ReadMark,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into ticket_reads as r (ticket_id, user_id, last_sequence, last_read_message_id, read_at, is_marked_unread)
    values (${ticketId}::uuid, ${userId}::uuid, ${mark.last_sequence}, ${mark.last_read_message_id}::uuid, ${mark.read_at}::timestamptz, ${mark.is_marked_unread})
    on conflict (tenant_id, ticket_id, user_id) do update set last_sequence = excluded.last_sequence,
      last_read_message_id = excluded.last_read_message_id, read_at = excluded.read_at, is_marked_unread = excluded.is_marked_unread
    where (r.last_sequence, r.last_read_message_id, r.is_marked_unread)
      is distinct from (excluded.last_sequence, excluded.last_read_message_id, excluded.is_marked_unread)
    returning r.id`.execute(db);
  return rows[0]?.id;
}

/** How far the user has read a ticket. */
export async function selectReadState(db: Db, ticketId: string, userId: string): Promise<TicketReadState> {
  const { rows } = await sql<TicketReadState>`
    select k.id as ticket_id, ${isUnreadBy(userId)} as is_unread, r.last_read_message_id, app.iso(r.read_at) as read_at
    from tickets k left join ticket_reads r on r.tenant_id = k.tenant_id and r.ticket_id = k.id and r.user_id = ${userId}::uuid
    where k.id = ${ticketId}::uuid`.execute(db);
  return rows[0]!;
}
