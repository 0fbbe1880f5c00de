import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { HistoryRow } from './history.ts';

/** Entries of tasks that do not change otherwise. */
export async function insertHistory(db: Db, rows: readonly HistoryRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into task_history (task_id, stage_id, substage_id, kind, action, changes, changed_fields, details, record_kind, record_id, reason, actor_type, actor_id,
      actor_name, correlation_id, occurred_at)
    select task_id, stage_id, substage_id, kind, action, changes, changed_fields, details, record_kind, record_id, reason, actor_type, actor_id, actor_name, correlation_id, occurred_at
    from jsonb_populate_recordset(null::task_history, ${JSON.stringify(rows)}::jsonb)`.execute(db);
}
