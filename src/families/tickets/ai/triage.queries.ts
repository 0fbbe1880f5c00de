import { sql } from 'kysely';
import type { Priority } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A ticket as the AI is asked about it, with what it may choose from. */
export interface Triaged {
  readonly id: string;
  readonly number: number;
  readonly subject: string;
  readonly category_key: string | null;
  readonly priority_level: Priority;
  readonly client_id: string | null;
  readonly tags: readonly string[];
  readonly requester_email: string | null;
  readonly last_inbound_id: string | null;
  /** The last message that a summary or a suggested reply has read. */
  readonly is_summary_current: boolean;
  readonly is_reply_current: boolean;
  readonly is_classified: boolean;
  readonly categories: readonly { readonly key: string; readonly label: string }[];
  readonly known_tags: readonly string[];
  readonly is_classification_enabled: boolean;
  readonly is_summary_enabled: boolean;
}

const maxTags = 100;

/** A live ticket that the AI may read: neither private, spam nor closed. */
export async function findTriaged(db: Db, id: string): Promise<Triaged | undefined> {
  const { rows } = await sql<Triaged>`
    select k.id, k.number, k.subject, k.category_key, k.priority_level, k.client_id, k.tags, p.email as requester_email, m.id as last_inbound_id,
      ${hasRead('summary')} as is_summary_current, ${hasRead('reply_suggestion')} as is_reply_current,
      exists (select from ticket_ai_interactions a where a.ticket_id = k.id and a.kind = 'classification' and a.outcome <> 'failed') as is_classified,
      (select coalesce(json_agg(json_build_object('key', c ->> 'key', 'label', c ->> 'label')), '[]') from jsonb_array_elements(i.categories) c) as categories,
      (select coalesce(json_agg(t.tag), '[]') from (select o.tag from tag_priority_options o where o.record_kind = 'ticket' and o.kind = 'tag' and o.archived_at is null
        order by o.position limit ${sql.lit(maxTags)}) t) as known_tags,
      coalesce((s.ai ->> 'is_classification_enabled')::boolean, false) as is_classification_enabled,
      coalesce((s.ai ->> 'is_summary_enabled')::boolean, false) as is_summary_enabled
    from tickets k join ticket_inboxes i on i.tenant_id = k.tenant_id and i.id = k.inbox_id
    left join ticket_settings s on s.tenant_id = k.tenant_id
    left join ticket_correspondents p on p.tenant_id = k.tenant_id and p.ticket_id = k.id and p.role = 'requester'
    left join lateral (
      select m.id from ticket_messages m where m.ticket_id = k.id and m.direction = 'inbound' and m.kind <> 'auto_reply' order by m.occurred_at desc, m.sequence desc limit 1) m on true
    where k.id = ${id}::uuid and k.deleted_at is null and k.merged_into_id is null and not k.is_private and not k.is_spam and k.status_category <> 'closed'`.execute(
    db,
  );
  return rows[0];
}

const hasRead = (kind: 'summary' | 'reply_suggestion') => sql<boolean>`exists (
  select from ticket_ai_interactions a where a.ticket_id = k.id and a.kind = ${sql.lit(kind)} and a.outcome <> 'failed' and a.message_id = m.id)`;

const maxClients = 10;

/** Clients whose contacts write from the domain of an address, when several do; which of them it is, is for the AI to propose. */
export async function selectClientsOfDomain(
  db: Db,
  domain: string,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select c.id, c.name from clients c where c.deleted_at is null and c.id in (
      select e.client_id from client_contact_keys e where e.kind = 'email' and split_part(e.value, '@', -1) = ${domain})
    order by c.name, c.id limit ${sql.lit(maxClients)}`.execute(db);
  return rows;
}

export async function storeTicketSummary(db: Db, ticketId: string, text: string): Promise<void> {
  await db.updateTable('tickets').set({ ai_summary_text: text }).where('id', '=', ticketId).execute();
}
