import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { isOfDomain } from './client-match.queries.ts';

/** Whether a client has a contact with an address of the domain. */
export async function isClientDomain(db: Db, domain: string): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean }>`
    select exists (select from client_contact_keys where ${isOfDomain(domain)}) as is_known`.execute(db);
  return rows[0]!.is_known;
}

export interface SpamRule {
  readonly match_type: 'email' | 'domain';
  readonly pattern: string;
  readonly source_ticket_id: string;
  readonly created_by: string;
}

/** What became of the rule for a sender: it is new, it was off, or there was nothing to do. */
export type SpamRuleOutcome = 'created' | 'enabled' | 'unchanged';

/** The rule for the sender; the one that there is already, switched on. */
export async function ensureSpamRule(
  db: Db,
  rule: SpamRule,
  now: Date,
): Promise<{ id: string; outcome: SpamRuleOutcome }> {
  // A row that the statement inserts is locked by nobody.
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into ticket_blacklist_rules as r (match_type, pattern, source_ticket_id, created_by, created_at, updated_at)
    values (${rule.match_type}, ${rule.pattern}, ${rule.source_ticket_id}::uuid, ${rule.created_by}::uuid, ${now}::timestamptz, ${now}::timestamptz)
    on conflict (tenant_id, match_type, lower(pattern)) where deleted_at is null do update
      set is_enabled = true, revision = r.revision + 1, updated_at = excluded.updated_at
      where not r.is_enabled
    returning r.id, r.xmax = 0 as is_new`.execute(db);
  const [stored] = rows;
  if (stored !== undefined) return { id: stored.id, outcome: stored.is_new ? 'created' : 'enabled' };
  return { id: await findSpamRuleId(db, rule), outcome: 'unchanged' };
}

const findSpamRuleId = async (db: Db, { match_type, pattern }: SpamRule): Promise<string> =>
  (
    await db
      .selectFrom('ticket_blacklist_rules')
      .where('match_type', '=', match_type)
      .where(sql<boolean>`lower(pattern) = lower(${pattern})`)
      .where('deleted_at', 'is', null)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id;
