import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export async function countOpenRuns(db: Db, courseId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from training_enrollments where course_id = ${courseId}::uuid and is_open`.execute(
    db,
  );
  return rows[0]!.count;
}

export async function countPaths(db: Db, courseId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from learning_path_courses p
    join learning_paths l on l.id = p.learning_path_id and l.deleted_at is null where p.course_id = ${courseId}::uuid`.execute(
    db,
  );
  return rows[0]!.count;
}
