import { sql } from 'kysely';
import { holdsPermission } from '#src/domain/access/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Those of these users who are members, can work, and may see escalations. */
export async function selectViewers(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    where u.id = any(${[...ids]}::uuid[]) and u.kind = 'member' and u.status in ('active', 'invited')
      and ${holdsPermission('u', 'escalations.view')}`.execute(db);
  return rows.map(({ id }) => id);
}
