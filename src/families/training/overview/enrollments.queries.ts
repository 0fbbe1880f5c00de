import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export async function findAssignableMember(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', id)
    .where('kind', '=', 'member')
    .where('status', 'in', ['invited', 'active'])
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The status of a path, and its required courses that are published. */
export async function selectPathCourses(
  db: Db,
  id: string,
): Promise<{ status: string; course_ids: string[] } | undefined> {
  const { rows } = await sql<{ status: string; course_ids: string[] }>`
    select l.status, array(select x.course_id from learning_path_courses x
      join training_courses c on c.id = x.course_id and c.status = 'published' and c.deleted_at is null
      where x.learning_path_id = l.id and x.is_required order by x.position) as course_ids
    from learning_paths l where l.id = ${id}::uuid and l.deleted_at is null`.execute(db);
  return rows[0];
}

export const storeDueDate = (db: Db, id: string, dueDate: string | null, now: Date): Promise<unknown> =>
  sql`update training_enrollments set due_date = ${dueDate}::timestamptz, has_own_due_date = true, revision = revision + 1,
    updated_at = ${now}::timestamptz where id = ${id}::uuid`.execute(db);

export const storeWithdrawn = (
  db: Db,
  id: string,
  { reason, note }: { readonly reason: 'waived' | 'withdrawn'; readonly note: string | null },
  now: Date,
): Promise<unknown> =>
  sql`update training_enrollments set status = 'withdrawn', withdrawn_at = ${now}::timestamptz, withdrawal_reason = ${reason}, withdrawal_note = ${note},
    revision = revision + 1, updated_at = ${now}::timestamptz where id = ${id}::uuid`.execute(db);
