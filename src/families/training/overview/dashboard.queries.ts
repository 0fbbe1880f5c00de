import { sql, type RawBuilder } from 'kysely';
import type {
  TrainingCounts,
  TrainingDashboardPath,
  TrainingEnrollment,
  TrainingTeamOverview,
} from '#generated/types.gen.ts';
import type { IssuedCertification } from '#generated/types.gen.ts';
import { userRefOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { selectRecords } from '#src/platform/db/query/index.ts';
import { certificationRecord, certificationsOf } from '../record/certification-record.queries.ts';
import { enrollmentRecord, enrollmentsOf } from '../record/enrollment-record.queries.ts';

const count = (condition: RawBuilder<unknown>) => sql`count(*) filter (where ${condition})`;

/** Latest runs by status. */
const counts = sql<TrainingCounts>`json_build_object('assigned', ${count(sql`e.status = 'assigned'`)}, 'in_progress', ${count(sql`e.status = 'in_progress'`)},
  'awaiting_review', ${count(sql`e.status = 'awaiting_review'`)}, 'completed', ${count(sql`e.status = 'completed'`)}, 'failed', ${count(sql`e.status = 'failed'`)},
  'withdrawn', ${count(sql`e.status = 'withdrawn'`)}, 'overdue', ${count(sql`e.is_open and e.due_date < app.now()`)})`;

export async function selectOwnFigures(
  db: Db,
  userId: string,
): Promise<{ counts: TrainingCounts; average_score_percent: number | null; learned_minutes: number }> {
  const { rows } = await sql<Awaited<ReturnType<typeof selectOwnFigures>>>`
    select ${counts} as counts, round(avg(e.score_percent), 2)::float8 as average_score_percent,
      (select coalesce(sum(l.estimated_minutes), 0)::integer from (
        select distinct p.lesson_id from training_lesson_progress p join training_enrollments r on r.id = p.enrollment_id
        where r.user_id = ${userId}::uuid and p.status = 'completed') done join training_lessons l on l.id = done.lesson_id) as learned_minutes
    from training_enrollments e where e.user_id = ${userId}::uuid and e.is_latest`.execute(db);
  return rows[0]!;
}

const ownRuns = (db: Db, userId: string) =>
  enrollmentsOf(db).where('e.user_id', '=', userId).where('e.is_latest', '=', true);

export const selectContinuing = (db: Db, userId: string): Promise<TrainingEnrollment[]> =>
  selectRecords(
    db,
    enrollmentRecord(
      ownRuns(db, userId)
        .where('e.status', '=', 'in_progress')
        .orderBy(sql`e.last_activity_at desc nulls last`)
        .orderBy('e.id')
        .limit(10),
    ),
  );

export const selectDueSoon = (db: Db, userId: string): Promise<TrainingEnrollment[]> =>
  selectRecords(
    db,
    enrollmentRecord(
      ownRuns(db, userId)
        .where(sql<boolean>`e.is_open and e.due_date < app.now() + interval '14 days'`)
        .orderBy('e.due_date')
        .orderBy('e.id')
        .limit(10),
    ),
  );

/** Published paths that the member must take, or has begun. */
export async function selectOwnPaths(db: Db, userId: string): Promise<TrainingDashboardPath[]> {
  const { rows } = await sql<TrainingDashboardPath>`
    select l.id as learning_path_id, l.name, coalesce(f.percent, 0)::float8 as progress_percent, app.iso(f.due_date) as due_date
    from learning_paths l cross join lateral (
      select round(avg(case when exists (select from training_enrollments d where d.course_id = x.course_id and d.user_id = ${userId}::uuid and d.status = 'completed')
          then 100 else coalesce(e.progress_percent, 0) end) filter (where x.is_required), 2) as percent, max(s.due_date) as due_date,
        coalesce(bool_or(e.started_at is not null or s.source_id is not null), false) as is_own
      from learning_path_courses x left join training_enrollments e on e.course_id = x.course_id and e.user_id = ${userId}::uuid and e.is_latest
      left join training_enrollment_sources s on s.enrollment_id = e.id and s.kind = 'learning_path' and s.source_id = l.id
      where x.learning_path_id = l.id) f
    where l.status = 'published' and l.deleted_at is null and f.is_own order by f.due_date nulls last, lower(l.name), l.id limit 20`.execute(
    db,
  );
  return rows;
}

export const selectExpiring = (db: Db, userId: string, hostedUrl: string): Promise<IssuedCertification[]> =>
  selectRecords(
    db,
    certificationRecord(
      certificationsOf(db)
        .where('c.user_id', '=', userId)
        .where(
          sql<boolean>`c.revoked_at is null and c.superseded_by_id is null and c.expires_at > app.now() and c.expires_at < app.now() + interval '60 days'`,
        )
        .orderBy('c.expires_at')
        .orderBy('c.id')
        .limit(20),
      hostedUrl,
    ),
  );

/** Members of the department, or of the agency. */
const team = (
  departmentId: string | null,
) => sql<boolean>`(u.kind = 'member' and u.status in ('active', 'invited') and (${departmentId}::uuid is null or exists (
  select from department_members m where m.tenant_id = u.tenant_id and m.user_id = u.id and m.department_id = ${departmentId}::uuid)))`;

export async function selectTeam(db: Db, departmentId: string | null): Promise<TrainingTeamOverview> {
  const { rows } = await sql<TrainingTeamOverview>`
    with members as materialized (select u.id, u.name, u.email from users u where ${team(departmentId)}),
    runs as materialized (select e.* from training_enrollments e join members m on m.id = e.user_id where e.is_latest)
    select (select count(*)::integer from members) as member_count, (select ${counts} from runs e) as counts,
      (select count(*)::integer from training_reviews r join members m on m.id = r.user_id where r.status = 'pending') as pending_review_count,
      (select coalesce(round(100.0 * count(*) filter (where e.status = 'completed') / nullif(count(*), 0), 2), 0)::float8 from runs e
        where e.status <> 'withdrawn' and exists (select from training_enrollment_sources s where s.enrollment_id = e.id and s.kind <> 'self')) as completion_percent,
      (select coalesce(json_agg(json_build_object('user', ${userRefOf('o')}, 'overdue_count', o.overdue) order by o.overdue desc, o.name, o.id), '[]') from (
        select m.id, m.name, m.email, count(*)::integer as overdue from runs e join members m on m.id = e.user_id where e.is_open and e.due_date < app.now()
        group by m.id, m.name, m.email order by overdue desc, m.name, m.id limit 20) o) as overdue_members`.execute(
    db,
  );
  return rows[0]!;
}

export async function isDepartment(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('departments').where('id', '=', id).select('id').executeTakeFirst();
  return row !== undefined;
}
