import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** A run that is to be reminded of, with the moment that follows this one: late timers fire one after the other. */
export async function findDueRun(db: Db, id: string, since: Date) {
  const { rows } = await sql<{
    user_id: string;
    course_id: string;
    course_name: string;
    status: string;
    due_date: string | null;
    next_at: string | null;
  }>`
    select e.user_id, e.course_id, c.name as course_name, e.status, app.iso(e.due_date) as due_date, app.iso(app.next_training_moment(e.due_date,
      coalesce((select due_reminder_days from training_settings), '{7,1}'), ${since}::timestamptz)) as next_at
    from training_enrollments e join training_courses c on c.id = e.course_id where e.id = ${id}::uuid`.execute(
    db,
  );
  return rows[0];
}

/** A certification that is to expire. */
export async function findExpiring(db: Db, id: string, since: Date) {
  const { rows } = await sql<{
    user_id: string;
    course_id: string;
    course_name: string;
    is_active: boolean;
    expires_at: string | null;
    next_at: string | null;
    recertify: boolean;
    user_status: string;
  }>`
    select c.user_id, c.course_id, c.course_name, c.revoked_at is null and c.superseded_by_id is null as is_active, app.iso(c.expires_at) as expires_at,
      app.iso(app.next_training_moment(c.expires_at, coalesce((select certification_reminder_days from training_settings), '{30,7}'), ${since}::timestamptz)) as next_at,
      coalesce(t.recertify and t.status = 'published' and t.deleted_at is null, false) as recertify, u.status as user_status
    from training_certifications c join users u on u.id = c.user_id left join training_courses t on t.id = c.course_id where c.id = ${id}::uuid for update of c`.execute(
    db,
  );
  return rows[0];
}

export async function findMemberStatus(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').where('id', '=', id).select('status').executeTakeFirst();
  return row?.status;
}
