import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

const maxMessages = 30;
const maxMessageText = 4_000;

/** The last messages of the conversation, oldest first, as text for the AI. Notes are for members only and stay out. */
export async function selectConversation(db: Db, ticketId: string): Promise<string> {
  const { rows } = await sql<{ who: string; at: string; text: string }>`
    select * from (
      select case m.direction when 'inbound' then coalesce(p.name, p.email, 'Correspondent') else 'Agency' end as who, app.iso(m.occurred_at) as at,
        left(m.body_text, ${sql.lit(maxMessageText)}) as text, m.sequence
      from ticket_messages m left join ticket_correspondents p on p.tenant_id = m.tenant_id and p.id = m.correspondent_id
      where m.ticket_id = ${ticketId}::uuid and m.direction <> 'note' and m.erased_at is null
        and (m.delivery_status is null or m.delivery_status in ('sent', 'delivered'))
      order by m.occurred_at desc, m.sequence desc limit ${sql.lit(maxMessages)}) last
    order by at, sequence`.execute(db);
  return rows.map(({ who, at, text }) => `[${at}] ${who}:\n${text}`).join('\n\n');
}
