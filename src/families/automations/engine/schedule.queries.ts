import type { Db } from '#src/platform/db/index.ts';

/** Notes starts of a schedule that were missed. */
export async function insertMissedRuns(
  db: Db,
  automationId: string,
  count: number,
  now: Date,
): Promise<void> {
  await db
    .insertInto('automation_missed_runs')
    .values({ automation_id: automationId, run_count: count, created_at: now.toISOString() })
    .execute();
}

interface RunColumns {
  readonly next_run_at: string | null;
  readonly last_run_at?: string;
  readonly last_run_due_at?: string;
  readonly last_run_execution_id?: string | null;
}

/** What a start leaves behind: no change of the record. */
export async function storeRun(db: Db, automationId: string, columns: RunColumns): Promise<void> {
  await db.updateTable('automations').set(columns).where('id', '=', automationId).execute();
}
