import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export interface RequiredPart {
  readonly id: string;
  readonly module_id: string | null;
}

/** Required lessons and assessments of a course. */
export async function selectRequiredParts(db: Db, courseId: string): Promise<RequiredPart[]> {
  const { rows } = await sql<RequiredPart>`
    select id, module_id from training_lessons where course_id = ${courseId}::uuid and is_required and deleted_at is null
    union all
    select id, module_id from training_assessments where course_id = ${courseId}::uuid and is_required and deleted_at is null`.execute(
    db,
  );
  return rows;
}
