import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { idOf } from './conditions.queries.ts';
import type { KindDeclaration } from './declaration.ts';
import { allHeld, conditionOf } from './held.queries.ts';
import { kinds, type RuledKind } from './kinds.queries.ts';
import { showsTo } from './rules.queries.ts';
import { asMember } from './who.queries.ts';

/** As `isShownTo`, of the member in the row of `users` called `member`: they may view the kind, and the record at the alias shows to them. */
export const isShownToMember = (kind: RuledKind, member: string, alias: string): RawBuilder<boolean> =>
  conditionOf(showsTo(asMember(member), kinds[kind], alias));

/**
 * Those of these users who are members, have not left or been suspended, and may see the record: whom one may mention there,
 * and tell what happens to it. By the same words as the condition for a caller.
 */
export async function selectAudience(
  db: Db,
  kind: KindDeclaration,
  id: string,
  userIds: readonly string[],
): Promise<string[]> {
  const { records } = kind;
  if (records === undefined || userIds.length === 0) return [];
  const sees = allHeld([records.isLive, showsTo(asMember('_somebody'), kind, records.alias)]);
  const { rows } = await sql<{ id: string }>`
    select _somebody.id from users _somebody, ${records.from}
    where _somebody.id = any(${[...userIds]}::uuid[]) and _somebody.kind = 'member' and _somebody.status in ('active', 'invited')
      and ${idOf(records)} = ${id}::uuid and ${conditionOf(sees)}`.execute(db);
  return rows.map((row) => row.id);
}
