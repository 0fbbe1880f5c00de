import { sql } from 'kysely';
import type { TicketSettings } from '#generated/types.gen.ts';
import { defaultClosing, defaultThreshold, isDuplicateCheckDefault } from '#src/domain/tickets/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** What an agency has that never said otherwise (domain model §18). */
const defaults: TicketSettings = {
  default_inbox_id: null,
  calendars: [],
  closing: defaultClosing,
  at_risk_threshold: defaultThreshold,
  intake: {
    review_expiry_days: 30,
    spam_threshold: 0.8,
    min_match_confidence: 0.7,
    max_message_bytes: 26_214_400,
    max_messages_per_sender_per_hour: 30,
  },
  draft_review: { is_generated_draft_review_required: true, is_reviewer_notified: true },
  ai: {
    is_ai_enabled: false,
    reply_mode: 'draft',
    tone: 'neutral',
    language: null,
    instructions: null,
    signature: null,
    min_confidence: 0.9,
    is_summary_enabled: false,
    is_duplicate_check_enabled: isDuplicateCheckDefault,
    is_classification_enabled: false,
  },
  revision: 1,
  updated_at: null,
};

export async function selectTicketSettings(db: Db): Promise<TicketSettings> {
  const { rows } = await sql<TicketSettings>`
    select default_inbox_id, calendars, closing, at_risk_threshold, intake, draft_review, ai, revision, app.iso(updated_at) as updated_at
    from ticket_settings`.execute(db);
  return rows[0] ?? defaults;
}

/** Whether the inbox takes new tickets; undefined when there is none. */
export async function findInboxState(db: Db, id: string): Promise<{ is_archived: boolean } | undefined> {
  return db
    .selectFrom('ticket_inboxes')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(sql<boolean>`archived_at is not null`.as('is_archived'))
    .executeTakeFirst();
}

export const findInboxRevision = async (db: Db, id: string): Promise<number> =>
  (await db.selectFrom('ticket_inboxes').where('id', '=', id).select('revision').executeTakeFirstOrThrow())
    .revision;

/** The first of these calendars that something counts by, and what. */
export async function findCalendarUse(
  db: Db,
  keys: readonly string[],
): Promise<{ key: string; used_by: string } | undefined> {
  const { rows } = await sql<{ key: string; used_by: string }>`
    select p.calendar_key as key, 'the SLA policy ' || p.name as used_by from ticket_sla_policies p
      join ticket_inboxes i on i.tenant_id = p.tenant_id and i.id = p.inbox_id and i.deleted_at is null
      where p.calendar_key = any(${[...keys]}::text[])
    union all
    select c ->> 'calendar_key', 'the routing rule ' || r.name from ticket_routing_rules r, jsonb_array_elements(r.conditions) c
      where r.deleted_at is null and c ->> 'calendar_key' = any(${[...keys]}::text[])
    union all
    select i.replies #>> '{auto_reply,calendar_key}', 'the automatic reply of ' || i.name from ticket_inboxes i
      where i.deleted_at is null and i.replies #>> '{auto_reply,calendar_key}' = any(${[...keys]}::text[])
    limit 1`.execute(db);
  return rows[0];
}
