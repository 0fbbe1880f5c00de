import { sql } from 'kysely';
import type { TicketInbox } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** What a confirmation consists of, beside its recipient. */
export interface ConfirmationFacts {
  readonly id: string;
  readonly inbox_id: string;
  readonly number: number;
  readonly subject: string;
  readonly status_category: 'new' | 'open' | 'pending' | 'on_hold' | 'resolved' | 'closed';
  readonly last_sequence: number;
  readonly auto_reply: TicketInbox['replies']['auto_reply'];
  readonly client_name: string | null;
  readonly agency: { readonly name: string; readonly time_zone: string; readonly locale: string };
}

export async function selectConfirmationFacts(db: Db, ticketId: string): Promise<ConfirmationFacts> {
  const { rows } = await sql<ConfirmationFacts>`
    select k.id, k.inbox_id, k.number, k.subject, k.status_category, k.last_sequence, i.replies -> 'auto_reply' as auto_reply,
      (select c.name from clients c where c.tenant_id = k.tenant_id and c.id = k.client_id and c.deleted_at is null) as client_name,
      (select json_build_object('name', t.name, 'time_zone', t.time_zone, 'locale', t.locale) from tenants t where t.id = k.tenant_id) as agency
    from tickets k join ticket_inboxes i on i.tenant_id = k.tenant_id and i.id = k.inbox_id
    where k.id = ${ticketId}::uuid`.execute(db);
  return rows[0]!;
}

/** How many confirmations an address was sent since then, for messages that came from it. */
export async function countConfirmations(db: Db, email: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ticket_communications c
    join ticket_messages m on m.tenant_id = c.tenant_id and m.ticket_id = c.ticket_id and m.direction = 'outbound' and m.kind = 'auto_reply'
    where lower(c.sender_email) = lower(${email}) and c.occurred_at > ${since}::timestamptz`.execute(db);
  return rows[0]!.count;
}

/** Whether the message left with `MAIL FROM:<>`, which no program answers. */
export async function hasEmptyEnvelope(db: Db, mailId: string | null): Promise<boolean> {
  if (mailId === null) return false;
  const row = await db
    .selectFrom('inbound_mails')
    .where('id', '=', mailId)
    .where('envelope_from', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
