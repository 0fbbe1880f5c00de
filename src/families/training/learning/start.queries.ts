import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** The assigned run is under way. */
export const storeStarted = (db: Db, id: string, now: Date): Promise<unknown> =>
  sql`update training_enrollments set status = 'in_progress', started_at = ${now}::timestamptz, last_activity_at = ${now}::timestamptz,
    revision = revision + 1, updated_at = ${now}::timestamptz where id = ${id}::uuid`.execute(db);

/**
 * The first required course that comes before this one in a sequential path that the member has to take, or has begun, and that they have
 * not completed.
 */
export async function selectCourseBefore(
  db: Db,
  courseId: string,
  userId: string,
): Promise<{ name: string; path_name: string } | undefined> {
  const { rows } = await sql<{ name: string; path_name: string }>`
    select c.name, l.name as path_name from learning_path_courses here
    join learning_paths l on l.id = here.learning_path_id and l.status = 'published' and l.is_sequential and l.deleted_at is null
    join learning_path_courses earlier on earlier.learning_path_id = l.id and earlier.is_required and earlier.position < here.position
    join training_courses c on c.id = earlier.course_id and c.status = 'published' and c.deleted_at is null
    where here.course_id = ${courseId}::uuid
      and exists (select from training_enrollments e join training_enrollment_sources s on s.enrollment_id = e.id
        where e.user_id = ${userId}::uuid and e.course_id = ${courseId}::uuid and e.is_latest and s.kind = 'learning_path' and s.source_id = l.id)
      and not exists (select from training_enrollments e
        where e.course_id = earlier.course_id and e.user_id = ${userId}::uuid and e.status = 'completed')
    order by l.name, earlier.position limit 1`.execute(db);
  return rows[0];
}
