import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/**
 * Lets the timer of somebody who leaves stop as of now: its hours end, and what stops forgotten timers
 * (src/families/time-entries/periodic.ts) does it in its next turn and marks the entry for review.
 */
export async function endRunningTime(db: Db, userId: string, now: Date): Promise<void> {
  await sql`
    with ended as (
      update time_entries set stops_at = greatest(${now}::timestamptz, started_at)
      where user_id = ${userId}::uuid and status = 'running' and deleted_at is null returning id, stops_at)
    insert into timers (kind, record_id, due_at) select 'stop_time_entry', id, stops_at from ended
    on conflict (tenant_id, kind, record_id, slot) do update set due_at = excluded.due_at, attempts = 0, attempt_at = null, parked_at = null`.execute(
    db,
  );
}
