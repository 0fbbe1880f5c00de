import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { reopenReplies } from '../ai/interactions.queries.ts';

/** A message that was withdrawn before it left. */
export interface Withdrawn {
  readonly id: string;
  readonly draft_id: string | null;
}

/**
 * Withdraws messages of the locked ticket that wait: those of these drafts, or those that a reply ends. One on its way to the channel
 * cannot be called back.
 */
export async function withdrawMessages(
  db: Db,
  ticketId: string,
  which: { readonly draftIds: readonly string[] } | 'cancelled_by_reply',
  by: string | null,
  now: Date,
): Promise<Withdrawn[]> {
  const isMeant =
    which === 'cancelled_by_reply'
      ? sql`m.send_at is not null and exists (select from ticket_sendings s where s.tenant_id = m.tenant_id and s.message_id = m.id and s.is_cancelled_by_reply)`
      : sql`m.draft_id = any(${[...which.draftIds]}::uuid[])`;
  // Those of a merged ticket are with its survivor already.
  const isOfTicket =
    which === 'cancelled_by_reply' ? sql`m.ticket_id = ${ticketId}::uuid` : sql`m.draft_id is not null`;
  const { rows } = await sql<Withdrawn>`
    with withdrawn as (
    update ticket_messages m set delivery_status = 'cancelled', revision = m.revision + 1, updated_at = ${now}::timestamptz,
      delivery = m.delivery || jsonb_build_object('status', 'cancelled', 'next_attempt_at', null, 'cancelled_by', ${by}::uuid,
        'recipients', (select coalesce(jsonb_agg(r || '{"status": "cancelled"}'), '[]') from jsonb_array_elements(m.delivery -> 'recipients') r))
    where ${isOfTicket} and m.delivery_status = 'queued' and ${isMeant}
    returning m.tenant_id, m.id, m.draft_id, m.reply_template_id),
    uncounted as (
      update ticket_reply_templates t set usage_count = greatest(t.usage_count - w.uses, 0)
      from (select tenant_id, reply_template_id as id, count(*)::integer as uses from withdrawn group by 1, 2) w
      where t.tenant_id = w.tenant_id and t.id = w.id)
    select id, draft_id from withdrawn`.execute(db);
  return rows;
}

/** Drafts of withdrawn messages are in their authors' hands again. */
export async function reopenDrafts(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('ticket_drafts')
    .set((e) => ({ status: 'editing', message_id: null, revision: e('revision', '+', 1), updated_at: now }))
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('status', '=', 'approved')
    .execute();
  await reopenReplies(db, ids);
}
