import { sql } from 'kysely';
import type { EventTicket, EventMessage } from '#generated/types.gen.ts';
import { eventClientOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A ticket as events carry it; `t` is the ticket, `o` its status option. */
export const eventTicket = sql`jsonb_build_object(
  'id', t.id, 'number', t.number, 'subject', t.subject,
  'status', jsonb_build_object('key', t.status, 'label', coalesce(o.label, t.status), 'category', t.status_category),
  'priority_level', t.priority_level, 'inbox_id', t.inbox_id, 'channel', t.channel,
  'client', (select ${eventClientOf('c')} from clients c where c.id = t.client_id),
  'requester', (select jsonb_build_object('id', p.id, 'name', p.name, 'email', p.email, 'phone', p.phone, 'role', p.role)
    from ticket_correspondents p where p.tenant_id = t.tenant_id and p.ticket_id = t.id and p.role = 'requester'),
  'assigned_to', coalesce((select jsonb_agg(u.id order by array_position(t.assigned_to, u.id)) from users u where u.id = any(t.assigned_to)), '[]'),
  'assignees', coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) order by array_position(t.assigned_to, u.id))
    from users u where u.id = any(t.assigned_to)), '[]'),
  'tags', t.tags, 'is_private', t.is_private, 'is_spam', t.is_spam, 'source', t.source,
  'created_at', app.iso(t.created_at), 'updated_at', app.iso(t.updated_at), 'revision', t.revision)`;

export const ticketWithStatus = sql`tickets t left join status_options o on o.tenant_id = t.tenant_id and o.record_kind = 'ticket' and o.template_id is null and o.key = t.status`;

/** A ticket as events carry it, as it is stored. */
export async function selectEventTicket(db: Db, id: string): Promise<EventTicket | undefined> {
  const { rows } = await sql<{
    ticket: EventTicket;
  }>`select ${eventTicket} as ticket from ${ticketWithStatus} where t.id = ${id}::uuid`.execute(db);
  return rows[0]?.ticket;
}

const maxEventText = 10_000;

/** A message as events carry it. */
export async function selectEventMessage(db: Db, id: string): Promise<EventMessage> {
  const { rows } = await sql<{ message: EventMessage }>`
    select jsonb_build_object('id', m.id, 'ticket_id', m.ticket_id, 'direction', m.direction, 'channel', m.channel,
      'from', (select jsonb_build_object('id', p.id, 'name', p.name, 'email', p.email, 'phone', p.phone, 'role', p.role)
        from ticket_correspondents p where p.tenant_id = m.tenant_id and p.id = m.correspondent_id),
      'author', (select jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) from users u where u.tenant_id = m.tenant_id and u.id = m.author_id),
      'to', m.recipients_to, 'cc', m.recipients_cc, 'subject', m.subject, 'body_text', left(m.body_text, ${sql.lit(maxEventText)}),
      'body_truncated', length(m.body_text) > ${sql.lit(maxEventText)},
      'attachments', coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'file_name', f.file_name, 'content_type', f.content_type, 'size', f.size_bytes)
          order by a.attached_at, f.id)
        from record_attachments a join managed_files f on f.tenant_id = a.tenant_id and f.id = a.file_id
        where a.tenant_id = m.tenant_id and a.record_kind = 'ticket_message' and a.record_id = m.id and a.file_id is distinct from m.raw_file_id), '[]'),
      'sent_at', app.iso(m.occurred_at)) as message
    from ticket_messages m where m.id = ${id}::uuid`.execute(db);
  return rows[0]!.message;
}
