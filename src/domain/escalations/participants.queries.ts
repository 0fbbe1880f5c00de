import type { Db } from '#src/platform/db/index.ts';

/** Who takes part in the escalation, the assignee included, in the order in which they were added. */
export async function selectParticipantIds(db: Db, escalationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('escalation_participants')
    .where('escalation_id', '=', escalationId)
    .select('user_id')
    .orderBy('added_at')
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}
