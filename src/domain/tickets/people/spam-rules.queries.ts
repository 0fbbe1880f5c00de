import { sql } from 'kysely';
import { containing } from '#src/platform/db/query/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Whether a client has a contact with an address of the domain. */
export async function isClientDomain(db: Db, domain: string): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean }>`
    select exists (select from client_contact_keys where kind = 'email' and value like ${`%${containing(`@${domain}`).slice(1, -1)}`}) as is_known`.execute(
    db,
  );
  return rows[0]!.is_known;
}

export interface SpamRule {
  readonly match_type: 'email' | 'domain';
  readonly pattern: string;
  readonly source_ticket_id: string;
  readonly created_by: string;
}

/** The rule for the sender; the one that there is already, switched on. Answers its id, and whether it is new. */
export async function ensureSpamRule(
  db: Db,
  rule: SpamRule,
  now: Date,
): Promise<{ id: string; is_new: boolean }> {
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into ticket_blacklist_rules (match_type, pattern, source_ticket_id, created_by, created_at, updated_at)
    values (${rule.match_type}, ${rule.pattern}, ${rule.source_ticket_id}::uuid, ${rule.created_by}::uuid, ${now}::timestamptz, ${now}::timestamptz)
    on conflict (tenant_id, match_type, lower(pattern)) where deleted_at is null do update
      set is_enabled = true, revision = ticket_blacklist_rules.revision + (not ticket_blacklist_rules.is_enabled)::integer
    returning id, revision = 1 and created_at = ${now}::timestamptz as is_new`.execute(db);
  return rows[0]!;
}
