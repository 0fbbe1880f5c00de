import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** How often an assessment may be taken, and with what pause; also of one that was deleted. */
export async function findRules(
  db: Db,
  assessmentId: string,
): Promise<{ max_attempts: number; cooldown_minutes: number }> {
  const { rows } = await sql<{ max_attempts: number; cooldown_minutes: number }>`
    select max_attempts, cooldown_minutes from training_assessments where id = ${assessmentId}::uuid`.execute(
    db,
  );
  return rows[0] ?? { max_attempts: 0, cooldown_minutes: 0 };
}
