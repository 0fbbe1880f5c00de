import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import {
  before,
  by,
  byName,
  emptyLast,
  holds,
  mentions,
  oneOf,
  oneOfIds,
  since,
} from '#src/platform/db/query/index.ts';

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

/** Filters of both lists; `r` is the table. */
export const ruleFilters = {
  id: oneOfIds('r.id'),
  match_type: oneOf('r.match_type'),
  is_enabled: holds('r.is_enabled'),
  // Rules without inboxes are for all.
  inbox_id: (ids: readonly string[]) => sql<boolean>`(r.inbox_ids = '{}' or r.inbox_ids && ${ids}::uuid[])`,
  created_by: oneOfIds('r.created_by'),
  created_after: since('r.created_at'),
  created_before: before('r.created_at'),
  updated_after: since('r.updated_at'),
  search: mentions('r.pattern', 'r.note'),
};

export const ruleSorts = {
  created_at: by('r.created_at'),
  pattern: byName('r.pattern'),
  hit_count: by('r.hit_count'),
  last_hit_at: emptyLast('r.last_hit_at'),
};
