import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** The rules of which list. */
export type RuleKind = 'blacklist' | 'whitelist';

export interface SameRule {
  readonly kind: RuleKind;
  readonly id: string;
}

/** The rule of either list that matches the same, other than `exceptId`. */
export async function findSameRule(
  db: Db,
  matchType: string,
  pattern: string,
  exceptId: string | null,
): Promise<SameRule | undefined> {
  const isSame = sql`match_type = ${matchType} and lower(pattern) = lower(${pattern}) and deleted_at is null and id is distinct from ${exceptId}::uuid`;
  const { rows } = await sql<SameRule>`
    select 'blacklist' as kind, id from ticket_blacklist_rules where ${isSame}
    union all
    select 'whitelist', id from ticket_whitelist_rules where ${isSame}
    limit 1`.execute(db);
  return rows[0];
}

/** Rules of the table at the alias for one of these inboxes, and those for all. */
export const forInboxes = (alias: string) => (ids: readonly string[]) =>
  sql<boolean>`(${sql.ref(`${alias}.inbox_ids`)} = '{}' or ${sql.ref(`${alias}.inbox_ids`)} && ${ids}::uuid[])`;
