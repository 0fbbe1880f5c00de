import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Whom an agency wants told of overflow: those of its settings, or the heads of the department where there are none. */
export async function selectOverflowAudience(
  db: Db,
  departmentId: string | null,
): Promise<readonly string[]> {
  const { rows } = await sql<{ user_ids: string[] }>`
    select coalesce(
      (select nullif(overflow_user_ids, '{}') from task_assignment_settings),
      (select lead_ids from departments where id = ${departmentId}::uuid), '{}') as user_ids`.execute(db);
  return rows[0]!.user_ids;
}
