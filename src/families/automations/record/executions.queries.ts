import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Cancels executions of these automations that have not begun; answers how many. */
export async function cancelWaitingToStart(
  db: Db,
  automationIds: readonly string[],
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update automation_executions set status = 'cancelled', finished_at = ${now}::timestamptz, updated_at = ${now}::timestamptz, revision = revision + 1,
      erase_at = ${now}::timestamptz + interval '90 days', is_holding = false
    where automation_id = any(${[...automationIds]}::uuid[]) and status in ('pending', 'queued') and started_at is null
    returning id`.execute(db);
  return rows.length;
}
