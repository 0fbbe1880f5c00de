import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** What the agency lets be done about tickets by themselves. */
export interface Looks {
  readonly is_duplicate_check_enabled: boolean;
  readonly is_classification_enabled: boolean;
  /** Messages are summarized, or a reply to each is suggested. */
  readonly reads_messages: boolean;
}

/** Comparing tickets needs no AI and no credit: it is on where the agency never said otherwise. */
export const isDuplicateCheckDefault = true;

/** By the layers of the settings for AI replies: the client's before the inbox's before the agency's. */
export async function findLooks(db: Db, ticketId: string): Promise<Looks> {
  const { rows } = await sql<Looks>`
    select coalesce((s.ai ->> 'is_duplicate_check_enabled')::boolean, ${sql.lit(isDuplicateCheckDefault)}) as is_duplicate_check_enabled,
      coalesce((s.ai ->> 'is_classification_enabled')::boolean, false) as is_classification_enabled,
      coalesce((s.ai ->> 'is_summary_enabled')::boolean, false)
        or (coalesce(o.is_ai_enabled, (i.ai ->> 'is_ai_enabled')::boolean, (s.ai ->> 'is_ai_enabled')::boolean, false)
          and coalesce(o.reply_mode, i.ai ->> 'reply_mode', s.ai ->> 'reply_mode', 'draft') = 'suggest') as reads_messages
    from tickets k join ticket_inboxes i on i.tenant_id = k.tenant_id and i.id = k.inbox_id
    left join ticket_settings s on s.tenant_id = k.tenant_id
    left join client_ticket_ai_overrides o on o.tenant_id = k.tenant_id and o.client_id = k.client_id
    where k.id = ${ticketId}::uuid`.execute(db);
  return rows[0]!;
}
