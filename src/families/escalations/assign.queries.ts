import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Makes the assignee a contributor, whatever they were. */
export async function upsertAssignee(
  db: Db,
  escalationId: string,
  userId: string,
  addedBy: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into escalation_participants (escalation_id, user_id, role, added_at, added_by)
    values (${escalationId}::uuid, ${userId}::uuid, 'contributor', ${now}::timestamptz, ${addedBy}::uuid)
    on conflict (tenant_id, escalation_id, user_id) do update set role = 'contributor'`.execute(db);
}
