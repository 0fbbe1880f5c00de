import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Counts a failed execution of the automation; answers how many there were in a row. */
export async function countFailure(db: Db, automationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    update automations set consecutive_failures = consecutive_failures + 1 where id = ${automationId}::uuid
    returning consecutive_failures as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A success ends the row of failures. */
export async function forgetFailures(db: Db, automationId: string): Promise<void> {
  await sql`update automations set consecutive_failures = 0 where id = ${automationId}::uuid and consecutive_failures > 0`.execute(
    db,
  );
}

/** Executions that this one has started and that have not ended. */
export async function selectChildren(db: Db, executionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('automation_executions')
    .where('parent_execution_id', '=', executionId)
    .where('status', 'in', ['pending', 'queued', 'running', 'waiting', 'paused'])
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** An active automation that others can call. */
export const findCallable = async (
  db: Db,
  automationId: string,
): Promise<{ readonly id: string; readonly version: number } | undefined> => {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, published_version as version from automations
    where id = ${automationId}::uuid and status = 'active' and deleted_at is null and live_trigger_type = 'callable'`.execute(
    db,
  );
  return rows[0];
};
