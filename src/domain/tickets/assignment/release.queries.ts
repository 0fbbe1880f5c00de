import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Open tickets of an agent; the condition is that of the index. */
export async function selectAssignedIds(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tickets where assigned_to @> array[${userId}::uuid]
      and deleted_at is null and merged_into_id is null and status_category <> all (array['resolved', 'closed'])`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Those of these who were removed from the agency. */
export async function selectRemoved(db: Db, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .where('id', 'in', [...userIds])
    .where('status', '=', 'removed')
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
