import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { iso } from '#src/platform/db/query/index.ts';

/** A message as moving it needs it. */
export interface MovableMessage {
  readonly id: string;
  readonly direction: 'inbound' | 'outbound' | 'note';
  readonly kind: string;
  readonly correspondent_id: string | null;
  readonly occurred_at: string;
}

/** Messages and notes of a ticket, in the order of the conversation. */
export async function selectMovable(db: Db, ticketId: string): Promise<MovableMessage[]> {
  return db
    .selectFrom('ticket_messages as m')
    .where('m.ticket_id', '=', ticketId)
    .select([
      'm.id',
      sql<MovableMessage['direction']>`m.direction`.as('direction'),
      'm.kind',
      'm.correspondent_id',
      iso('m.occurred_at').as('occurred_at'),
    ])
    .orderBy('m.occurred_at')
    .orderBy('m.id')
    .execute();
}

/** Puts messages at the end of another ticket, which is locked; `people` says who their authors are there. */
export async function moveMessages(
  db: Db,
  ids: readonly string[],
  toId: string,
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const map = JSON.stringify(Object.fromEntries(people));
  await sql`
    update ticket_messages m set ticket_id = ${toId}::uuid, sequence = n.sequence,
      correspondent_id = coalesce((${map}::jsonb ->> m.correspondent_id::text)::uuid, m.correspondent_id),
      external_id = case when exists (
        select from ticket_messages x where x.ticket_id = ${toId}::uuid and x.external_id = m.external_id) then null else m.external_id end
    from (select o.id, (select k.last_sequence from tickets k where k.id = ${toId}::uuid) + row_number() over (order by o.occurred_at, o.id) as sequence
      from ticket_messages o where o.id = any(${[...ids]}::uuid[])) n
    where n.id = m.id`.execute(db);
}

/** What was received or has left; what waits, failed or was withdrawn nobody has read. */
const isSaid = sql`(delivery_status is null or delivery_status in ('sent', 'delivered', 'bounced'))`;

/** Brings what a ticket tells of its conversation to the messages that it has. */
export async function recount(db: Db, ticketId: string, now: Date): Promise<void> {
  await sql`
    update tickets k set message_count = c.messages, note_count = c.notes, last_sequence = greatest(k.last_sequence, c.last_sequence),
      last_message_at = c.last_message_at, last_inbound_at = c.last_inbound_at, last_outbound_at = c.last_outbound_at, last_activity_at = ${now}::timestamptz,
      last_message_preview = (
        select nullif(left(btrim(regexp_replace(m.body_text, '\\s+', ' ', 'g')), 300), '') from ticket_messages m
        where m.ticket_id = k.id and m.direction <> 'note' and ${isSaid} order by m.occurred_at desc, m.sequence desc limit 1)
    from (select count(*) filter (where direction <> 'note' and delivery_status is distinct from 'cancelled') as messages, count(*) filter (where direction = 'note' and erased_at is null) as notes,
        coalesce(max(sequence), 0) as last_sequence, max(occurred_at) filter (where direction <> 'note' and ${isSaid}) as last_message_at,
        max(occurred_at) filter (where direction = 'inbound') as last_inbound_at, max(occurred_at) filter (where direction = 'outbound' and kind <> 'auto_reply' and ${isSaid}) as last_outbound_at
      from ticket_messages where ticket_id = ${ticketId}::uuid) c
    where k.id = ${ticketId}::uuid`.execute(db);
}
